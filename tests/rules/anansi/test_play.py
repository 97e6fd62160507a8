"""Moves that are refused, moves that stand, scores and hints (parts 5, 6 and 8 of the rules file)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from games.engine.contract import ALL, OVER, Dealer, ScoreItem
from games.rules.anansi import RULES
from games.rules.anansi.messages import PLAY, RECRUIT, Balance, Move, Options, Setup, TrumpSet
from games.rules.anansi.scoring import score
from tests.rules.anansi.scene import A, B, C, Scene, card, cards, finished, moves, of_type, play, recruit


def middle(trick: str = "L5", hand: str = "H1 L2 S14") -> Scene:
    """B is on turn, Snake is trump."""
    return Scene(4, leader=(B - len(trick.split())) % 4, hands=["", hand, "", ""], display="S1", trick=trick)


def test_the_leader_may_play_anything_and_recruit_nothing() -> None:
    scene = middle(trick="", hand="H1 L2 S14")
    assert scene.offers(B) == moves("H1 L2 S14")
    assert scene.offers(C) == []


@pytest.mark.parametrize(
    ("trick", "hand", "seat", "move", "reason"),
    [
        ("L5", "H1 L2", C, play("H3"), "not_your_turn"),
        ("L5", "H1 L2", C, play("S13"), "not_your_turn"),
        ("L5", "H1 L2", B, play("S13"), "not_in_hand"),
        ("L5", "H1 L2", B, recruit("S13"), "not_in_hand"),
        ("L5", "H1 L2 S14", B, play("H1"), "must_follow_suit"),
        ("L5", "H1 L2 S14", B, play("S14"), "must_follow_suit"),
        ("L5", "H1 S14", B, play("H1"), "must_play_trump"),
        ("", "H1 L2", B, recruit("H1"), "leader_cannot_recruit"),
        ("", "H1 L2", B, recruit("S13"), "not_in_hand"),
        ("L5 +H9", "H1 L2", B, recruit("H1"), "recruit_quota_used"),
    ],
)
def test_a_refused_move_has_its_reason(trick: str, hand: str, seat: int, move: Move, reason: str) -> None:
    scene = middle(trick, hand)
    assert scene.refuses(seat, move) == reason


def test_after_the_end_nothing_else_is_the_reason() -> None:
    marks = [(2, 3), (2, 3), (4, 4)]
    assert finished(marks, marks, marks).refuses(B, play("S13")) == "game_over"


def test_with_five_players_the_quota_is_two() -> None:
    hands = ["", "", "H3 L1", "", ""]
    one = Scene(5, leader=A, hands=hands, display="S1", trick="L5 +H6")
    two = Scene(5, leader=4, hands=hands, display="S1", trick="L5 +H6 +H7")
    assert one.offers(C) == moves("L1", "H3 L1")
    assert two.offers(C) == moves("L1")


def test_the_quota_is_free_again_in_the_next_trick() -> None:
    scene = Scene(3, leader=A, hands=["L6 H1", "S14 H2", "L9 H3"], display="S1")
    scene.plays(A, play("L6"))
    scene.plays(B, recruit("S14"))
    scene.plays(C, play("L9"))
    scene.plays(C, play("H3"))
    assert scene.allows(A, recruit("H1"))


def test_trump_is_told_although_it_stays() -> None:
    scene = Scene(3, leader=A, hands=["L6 H1", "L7 H2", "L9 H3"], display="S1 S2")
    scene.plays(A, play("L6"))
    scene.plays(B, play("L7"))
    notes = scene.plays(C, play("L9"))
    assert [note.__struct_config__.tag for note in notes] == ["card_played", "trick_won", "trump_set"]
    assert notes[-1] == TrumpSet("snake", "snake", (0, 0, 2))


def test_only_the_last_move_of_a_round_is_a_barrier() -> None:
    last = Scene(3, leader=A, hands=["", "", "H3"], display="S1", trick="L1 L2")
    assert RULES.barrier(last.state, C, play("H3"))
    before = Scene(3, leader=A, hands=["", "H2", "H3"], display="S1", trick="L1")
    assert not RULES.barrier(before.state, B, play("H2"))
    earlier = Scene(3, leader=A, hands=["H1", "H2", "H3 H4"], display="S1", trick="L1 L2")
    assert not RULES.barrier(earlier.state, C, play("H3"))


def test_when_time_runs_out_any_legal_move_is_made() -> None:
    scene = middle()
    legal = scene.offers(B)
    chosen = {RULES.fallback(scene.sees(B), legal, Random(seed)) for seed in range(60)}
    assert chosen == set(legal)


def last_trick(rounds: Sequence[Sequence[tuple[int, int]]], listeners: list[int], stacks: list[int]) -> list[Any]:
    """B wins the last trick of a round; the score that everybody then has."""
    hands = ["H1", "H14", "H2"]
    scene = Scene(3, leader=B, hands=hands, display="S1", rounds=rounds, listeners=listeners, stacks=stacks)
    for seat, short in ((B, "H14"), (C, "H2"), (A, "H1")):
        scene.plays(seat, play(short))
    return [scene.scores(), scene.state]


def test_listeners_of_earlier_rounds_are_safe_and_returned_ones_come_back() -> None:
    _, state = last_trick([], [2, 0, 1], [2, 6, 1])
    assert (state.round, state.supply, state.listeners, state.stacks) == (2, 33, [0, 0, 0], [0, 0, 0])
    lines, state = last_trick([[(2, 2), (0, 7), (1, 1)]], [5, 0, 0], [4, 4, 1])
    assert [line.points for line in lines] == [4, 0, 3]
    assert lines[A].items == (
        ScoreItem("listeners", 2, {"round": 1, "case": "exact", "listeners": 2, "stacks": 2}),
        ScoreItem("bonus", 2, {"round": 1}),
        ScoreItem("listeners", 0, {"round": 2, "case": "over", "listeners": 5, "stacks": 4}),
    )
    assert state.supply == 33


def test_the_bonus_for_nothing_is_a_constant_of_the_setup() -> None:
    without = msgspec.structs.replace(RULES.standard(3, Options()), bonus_for_zero=False)
    assert score(without, 1, A, 0, 0).points == 0
    assert score(without, 1, A, 1, 1).points == 3


def test_hints_weigh_every_card_of_the_hand() -> None:
    scene = Scene(
        4, leader=A, hands=["", "H6 L13 S2", "", ""], display="H1 S1", trick="L5", row="SHL", listeners=[1, 1, 0, 3],
        stacks=[1, 1, 2, 1], supply=6,
    )  # fmt: skip
    hints = scene.hints(B)
    assert [(hint.card, hint.listeners, hint.trump_next) for hint in hints.cards] == [
        (card("H6"), 1, "hornet"),
        (card("L13"), 1, "snake"),
        (card("S2"), 0, "snake"),
    ]
    assert [hint.wins_now for hint in hints.cards] == [False, True, True]
    # One listener to one stack brings 1 + 2 (AN-8.2); one listener more is too many, one stack more too few.
    assert [hint.points_recruiting for hint in hints.cards] == [0, 0, 3]
    assert [hint.points_winning for hint in hints.cards] == [1, 1, 1]
    assert [hint.play_refused for hint in hints.cards] == ["must_follow_suit", None, "must_follow_suit"]
    assert [hint.recruit_refused for hint in hints.cards] == [None, None, None]
    assert hints.balances == (
        Balance(0, 0, "exact", 3),
        Balance(1, 0, "exact", 3),
        Balance(2, -2, "under", 0),
        Balance(3, 2, "over", 0),
    )
    assert (hints.heading, hints.trump_next) == (A, "snake")


def test_hints_count_the_recruits_that_lie_in_the_trick() -> None:
    scene = Scene(4, leader=A, hands=["", "", "L1", ""], display="H1 S1", trick="L5 +H2", row="SHL")
    hints = scene.hints(C)
    assert hints.trump_next == "hornet"
    assert hints.cards[0].recruit_refused == "recruit_quota_used"
    assert hints.cards[0].wins_now is False


def test_a_spectator_gets_hints_without_cards() -> None:
    scene = middle()
    assert scene.hints(None).cards == ()
    assert scene.hints(ALL).cards == ()
    assert RULES.hints(RULES.view(RULES.start(Setup(3, 10, 1)), A)).trump_next is None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_reasons_and_legal_moves_say_the_same_all_game_long(seats: int) -> None:
    chance = Random(seats)
    state = RULES.start(RULES.standard(seats, Options()))
    while (waiting := RULES.waiting(state)) is not OVER:
        if isinstance(waiting, Dealer):
            RULES.deal(state, tuple(chance.sample(waiting.pool, waiting.take)))
            continue
        for seat in range(seats):
            legal = RULES.legal(state, seat)
            hints = RULES.hints(RULES.view(state, seat))
            offered: list[Move] = [PLAY[hint.card] for hint in hints.cards if hint.play_refused is None]
            offered += [RECRUIT[hint.card] for hint in hints.cards if hint.recruit_refused is None]
            assert offered == legal
            assert len(legal) <= 2 * state.setup.hand
        assert state.turn is not None
        RULES.play(state, state.turn, chance.choice(RULES.legal(state, state.turn)))


def test_a_trick_without_recruiter_leaves_the_display_as_it_is() -> None:
    scene = Scene(3, leader=A, hands=["L6 H1", "L7 H2", "L9 H3"], display="S1 S2")
    for seat, short in ((A, "L6"), (B, "L7"), (C, "L9")):
        notes = scene.plays(seat, play(short))
    assert of_type(notes, "display_extended") == []
    assert scene.state.columns[2] == cards("S1 S2")
