"""Why a move is refused, what may be taken back, what the clock plays, what a player would count."""

from __future__ import annotations

from random import Random

import pytest

from games.rules.antayagi import RULES
from games.rules.antayagi.messages import (
    ChooseCard,
    ChoosePartner,
    Move,
    Pass,
    PlaySabotage,
    SeatHint,
    TakeCard,
)
from tests.rules.antayagi.scene import A, B, C, D, Scene


def test_refusals_of_a_partner() -> None:
    scene = Scene(4, A, {C: ""})
    assert scene.refuses(A, ChoosePartner(A)) == "own_seat"
    assert scene.refuses(A, ChoosePartner(C)) == "empty_hand"
    assert scene.refuses(A, ChoosePartner(4)) == "no_such_seat"
    assert scene.refuses(B, ChoosePartner(A)) == "not_your_turn"
    assert scene.refuses(A, ChooseCard(0)) == "wrong_phase"


def test_refusals_of_a_card() -> None:
    scene = Scene(4, A, {A: "bone fish"})
    scene.plays(A, ChoosePartner(B))
    assert scene.refuses(A, ChooseCard(2)) == "no_such_slot"
    assert scene.refuses(A, ChooseCard(-1)) == "no_such_slot"
    assert scene.refuses(D, ChooseCard(0)) == "not_your_turn"
    scene.plays(A, ChooseCard(0))
    assert scene.refuses(A, ChooseCard(1)) == "already_chosen"


def test_refusals_in_the_window_and_of_a_taking() -> None:
    scene = Scene(3, A, {A: "bone bone bone", B: "lollipop fish", C: "sabotage bone bone"})
    scene.trades(B, 0, 0)
    assert scene.refuses(C, PlaySabotage(1)) == "not_a_sabotage"
    assert scene.refuses(C, PlaySabotage(3)) == "no_such_slot"
    assert scene.refuses(A, Pass()) == "not_your_turn"
    scene.passes(C)
    assert scene.refuses(A, TakeCard(1)) == "no_such_slot"
    assert scene.refuses(C, Pass()) == "wrong_phase"


def test_after_the_end_nothing_is_accepted() -> None:
    scene = Scene(3, A, {A: "fish bone bone", B: "bone fish fish"}, {A: "bone bone treasure muffin"})
    scene.trades(B, 0, 0)
    assert scene.refuses(A, ChoosePartner(B)) == "game_over"


def test_only_a_partner_and_the_first_of_two_cards_may_be_taken_back() -> None:
    scene = Scene(3, A, {A: "bone bone bone", B: "lollipop fish", C: "sabotage bone bone"})
    assert not RULES.barrier(scene.state, A, ChoosePartner(B))
    scene.plays(A, ChoosePartner(B))
    assert not RULES.barrier(scene.state, B, ChooseCard(0))
    scene.plays(B, ChooseCard(0))
    assert RULES.barrier(scene.state, A, ChooseCard(0))
    scene.plays(A, ChooseCard(0))
    assert RULES.barrier(scene.state, C, Pass())
    assert RULES.barrier(scene.state, C, PlaySabotage(0))
    scene.passes(C)
    assert RULES.barrier(scene.state, A, TakeCard(0))


def test_the_clock_passes_in_the_window_and_else_chooses_evenly() -> None:
    scene = Scene(3, A, {A: "bone bone bone", B: "lollipop fish", C: "sabotage bone bone"})

    def played(seat: int) -> set[Move]:
        view, legal = scene.sees(seat), scene.offers(seat)
        return {RULES.fallback(view, legal, Random(seed)) for seed in range(40)}

    assert played(A) == {ChoosePartner(B), ChoosePartner(C)}
    scene.plays(A, ChoosePartner(B))
    assert played(A) == {ChooseCard(0), ChooseCard(1), ChooseCard(2)}
    scene.plays(A, ChooseCard(0))
    scene.plays(B, ChooseCard(0))
    assert played(C) == {Pass()}


def test_goods_targets_and_a_waiting_t_rex_are_counted() -> None:
    bags = {A: "waste fish bone", B: "t_rex t_rex treasure", C: ""}
    scene = Scene(3, A, {A: "bone bone bone", B: "sabotage sabotage bone", C: "bone bone bone"}, bags)
    seats = scene.hints(None).seats
    assert seats == (
        SeatHint(goods=3, target=6, missing=3, t_rexes=0, eats=None, sabotages=0),
        SeatHint(goods=1, target=5, missing=4, t_rexes=2, eats=None, sabotages=2),
        SeatHint(goods=0, target=5, missing=5, t_rexes=0, eats=None, sabotages=0),
    )


def test_where_both_would_reach_their_targets_only_the_partner_is_said_to_win() -> None:
    almost = "bone bone treasure muffin"
    scene = Scene(3, A, {A: "bone", B: "treasure fish", C: "sabotage bone bone"}, {A: almost, B: almost})
    scene.trades(B, 0, 0)
    previews = scene.hints(C).exchange
    assert [(each.seat, each.goods, each.wins) for each in previews] == [(A, 5, False), (B, 5, True)]


@pytest.mark.parametrize(
    ("given", "got", "expected"),
    [
        ("bone", "treasure", [("treasure", 5, True), ("bone", 1, False)]),
        ("magician", "bone", [(None, 4, False), ("bone", 1, False)]),
        ("bone", "magician", [("bone", 5, True), (None, 0, False)]),
        ("fish", "lollipop", [("lyrical_lollipop", 5, True), ("fish", 0, False)]),
    ],
)
def test_the_window_shows_what_the_exchange_would_bring(
    given: str, got: str, expected: list[tuple[str | None, int, bool]]
) -> None:
    hands = {A: f"{given} bone bone", B: f"{got} fish fish", C: "sabotage bone bone"}
    scene = Scene(3, A, hands, {A: "bone bone treasure muffin"})
    scene.trades(B, 0, 0)
    previews = scene.hints(C).exchange
    assert [(each.receives, each.goods, each.wins) for each in previews] == expected
    assert [each.takes for each in previews] == [got == "lollipop", False]


def test_a_preview_counts_meals() -> None:
    hands = {A: "bone bone bone", B: "t_rex fish fish", C: "sabotage bone bone"}
    scene = Scene(3, A, hands, {A: "bone muffin treasure"})
    scene.trades(B, 0, 0)
    preview = scene.hints(C).exchange[0]
    assert (preview.receives, preview.goods, preview.wins) == ("t_rex", 2, False)
