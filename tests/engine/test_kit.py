"""The kit finds every fault of the toy, and nothing in the toy without faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games.engine.contract import Event, Viewer
from games.engine.kit.broken import LawBroken, difference
from games.engine.kit.case import Tiny
from games.engine.kit.check import check_game, check_tiny
from games.engine.kit.odds import chi_square_tail, improbable
from tests.engine.toy.case import CASE, TINY, ToyCase, ToyStrategy
from tests.engine.toy.faults import FAULTS
from tests.engine.toy.rules import Toy
from tests.engine.toy.stash import StashCase, StashedEvenly, StashedLow, StashRules


class Permissive(ToyCase):
    """A case in which everybody may learn everything: law 5a then finds nothing, other laws must find the fault."""

    def learns(self, before: Any, event: Event, viewer: Viewer) -> Any:
        return event


def broken_by(check: Callable[..., Any], *what: Any, **how: Any) -> str:
    """The law that the check finds broken, or nothing."""
    try:
        check(*what, **how)
    except LawBroken as broken:
        return broken.law
    return ""


def finds(rules: Toy, expected: str) -> bool:
    """Whether the checks of one law alone ("4:5a": those of law 4) turn red with the law that is expected."""
    ran, _, named = expected.partition(":")
    if ran.startswith("6"):
        case = ToyCase(rules) if named else Permissive(rules)
        laws = (broken_by(check_tiny, case, tiny, samples=200, views=40, chance=Random(3)) for tiny in TINY)
    else:
        only = {"games": 8, "chance": Random(11), "laws": frozenset(ran[0])}
        laws = (broken_by(check_game, ToyCase(rules), seats=seats, **only) for seats in (3, 2))
    return (named or ran) in laws


@pytest.mark.parametrize(
    ("name", "law"), [(name, law) for name, (_, laws) in FAULTS.items() for law in laws], ids=lambda part: part
)
def test_a_fault_turns_the_kit_red(name: str, law: str) -> None:
    assert finds(FAULTS[name][0](), law)


class OtherStandings(ToyStrategy):
    """Says another thing of all seats than of each."""

    def standings(self, state: Any, seats: int) -> list[float]:
        """One by one, turned round."""
        return super().standings(state, seats)[::-1]


def test_standings_that_are_not_the_evaluations_turn_the_kit_red() -> None:
    case = ToyCase(Toy())
    case.strategy = OtherStandings(Toy())
    assert broken_by(check_game, case, seats=3, games=8, chance=Random(11), laws=frozenset("2")) == "2"


@pytest.mark.parametrize("seats", Toy.seats)
def test_the_game_without_faults_stays_green(seats: int) -> None:
    assert check_game(CASE, seats=seats, games=30, chance=Random(1)) > 30 * 20


@pytest.mark.parametrize("tiny", TINY, ids=lambda tiny: tiny.name)
def test_the_tiny_worlds_without_faults_stay_green(tiny: Tiny) -> None:
    report = check_tiny(CASE, tiny, samples=400, views=15, chance=Random(2))
    assert report.covered == report.sampled
    assert report.odds > 0
    assert min(report.views.values()) > 10


def test_choices_that_stay_hidden_weigh_by_how_many_were_legal() -> None:
    case = StashCase(StashRules())
    check_game(case, seats=2, games=15, chance=Random(4))
    report = check_tiny(case, case.tiny()[0], samples=400, views=6, chance=Random(5))
    assert report.odds == 2 * 6


@pytest.mark.parametrize("faulty", [StashedLow, StashedEvenly])
def test_worlds_that_forget_how_a_hidden_choice_was_made_have_the_wrong_odds(faulty: type[StashRules]) -> None:
    case = StashCase(faulty())
    assert broken_by(check_tiny, case, case.tiny()[0], samples=400, views=6, chance=Random(5)) == "6c"


def test_a_broken_law_says_where_to_look() -> None:
    faulty = ToyCase(FAULTS["a peek is told to everybody in a note"][0]())
    where = r"law 5a: toy with 3 seats, Random\(\d+\), step \d+, viewer \d: learns nothing"
    with pytest.raises(LawBroken, match=where):
        check_game(faulty, seats=3, games=8, chance=Random(11), laws=frozenset("5"))


def test_where_two_messages_differ_is_told_by_a_short_piece_of_each_from_just_before_it() -> None:
    one, other = "a" * 200 + "x" + "b" * 1000, "a" * 200 + "y" + "c" * 1000
    around = "..." + "a" * 60 + "{}..."
    assert difference(one, other) == f"{around.format('x' + 'b' * 119)} against {around.format('y' + 'c' * 119)}"


def test_what_only_one_message_holds_is_told_too() -> None:
    assert difference([1], [1, 2]) == "...[1]... against ...[1, 2]..."
    assert difference("same", "same") == "...'same'... against ...'same'..."


@pytest.mark.parametrize(
    ("freedom", "limit"), [(1, 10.828), (2, 13.816), (5, 20.515), (10, 29.588), (31, 61.098), (100, 149.449)]
)
def test_the_chi_square_tail_is_that_of_the_printed_tables(freedom: int, limit: float) -> None:
    assert chi_square_tail(limit, freedom) == pytest.approx(0.001, rel=0.001)


def test_even_draws_are_seldom_called_improbable_and_biased_ones_always() -> None:
    chance = Random(7)
    worlds = dict.fromkeys(range(6), 1 / 6)
    fair = sum(improbable(Counter(chance.choices(range(6), k=300)), worlds) for _ in range(2000))
    biased = sum(improbable(Counter(chance.choices(range(6), [1, 1, 1, 1, 1, 2], k=600)), worlds) for _ in range(100))
    assert fair <= 8
    assert biased >= 95
