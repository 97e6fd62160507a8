"""What public facts force: law 4 of the kit says that it never says too much, these say that it says something."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, cast

import msgspec
import pytest

from games import catalog
from games.engine.contract import Choice, Event, Players
from games.engine.kit.play import apply, random_event
from games.rules.antayagi import RULES
from games.rules.antayagi.messages import ChooseCard, ChoosePartner
from games.rules.antayagi.rules import Antayagi
from games.rules.asante.messages import View
from games.rules.asante.rules import Asante
from tests.rules.antayagi.scene import A, B, C, Scene


def forced_moves(key: str, games: int) -> Counter[str]:
    """How often each kind of move is forced in random games."""
    rules: Any = catalog.game(key).rules
    found: Counter[str] = Counter()
    for number in range(games):
        chance = Random(number)
        seats = (min(rules.seats), max(rules.seats))[number % 2]
        state = rules.start(rules.standard(seats, rules.options_type()))
        while (event := random_event(rules, state, chance)) is not None:
            if isinstance(event, Choice):
                view = rules.view(state, None)
                forced = [seat for seat in range(seats) if rules.forced(view, seat)]
                waiting = rules.waiting(state)
                assert isinstance(waiting, Players)
                assert set(forced) <= set(waiting.seats)
                found.update(type(rules.legal(state, seat)[0]).__struct_config__.tag for seat in forced)
            apply(rules, state, event, None)
    return found


@pytest.mark.parametrize(
    ("key", "kinds"),
    [
        ("anansi", {"play"}),
        ("asterix", {"bid"}),
        ("antayagi", {"choose_card", "take_card"}),
        ("asante", {"return_ware", "choose_slot"}),
        ("bania", {"roll"}),
    ],
)
def test_what_everybody_can_see_to_be_the_only_move_is_forced(key: str, kinds: set[str]) -> None:
    assert forced_moves(key, 12).keys() >= kinds


def test_to_end_building_is_always_chosen() -> None:
    assert not {"end_building", "recruit"} & (forced_moves("bania", 8) + forced_moves("anansi", 8)).keys()


def test_a_window_of_asante_is_forced_only_where_no_card_is_held() -> None:
    rules = Asante()
    chance = Random(5)
    state = rules.start(rules.standard(2, rules.options_type()))
    windows = 0
    while windows < 5 and (event := random_event(rules, state, chance)) is not None:
        view: View = rules.view(state, None)
        if view.frames and view.frames[-1].step == "response":
            (seat,) = view.waiting
            windows += 1
            bare = msgspec.structs.replace(view.seats[seat], cards=0)
            seats = tuple(bare if each.seat == seat else each for each in view.seats)
            assert rules.forced(view, seat) == (view.seats[seat].cards == 0)
            assert rules.forced(msgspec.structs.replace(view, seats=seats), seat)
        apply(rules, state, event, None)
    assert windows == 5


def test_a_partner_in_antayagi_is_forced_where_one_other_seat_holds_cards() -> None:
    rules = Antayagi()
    chance = Random(5)
    state = rules.start(rules.standard(3, rules.options_type()))
    while rules.view(state, None).phase != "choose_partner":
        apply(rules, state, cast("Event", random_event(rules, state, chance)), None)
    view = rules.view(state, None)
    (seat,) = view.waiting
    hands = tuple(() if other == (seat + 1) % 3 else hand for other, hand in enumerate(view.hands))
    assert not rules.forced(view, seat)
    assert rules.forced(msgspec.structs.replace(view, hands=hands), seat)


def test_an_answer_in_a_window_of_antayagi_is_forced_for_nobody_and_a_card_for_who_has_only_one() -> None:
    scene = Scene(3, A, {A: "bone", B: "fish", C: "sabotage fish"})
    scene.plays(A, ChoosePartner(B))
    assert [RULES.forced(scene.sees(None), seat) for seat in (A, B, C)] == [True, True, False]
    scene.plays(A, ChooseCard(0))
    scene.plays(B, ChooseCard(0))
    assert scene.asks_for_a_sabotage(C)
    assert not any(RULES.forced(scene.sees(None), seat) for seat in (A, B, C))
