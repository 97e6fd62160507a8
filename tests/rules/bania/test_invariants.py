"""Part 9 of the rules file over random games: what holds from one entry to the next, and its figures."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine.contract import Choice, Event, Over
from games.engine.kit.play import apply, random_event
from games.rules.bania import RULES
from games.rules.bania.messages import BuyTent, Options, Roll, Setup, TradeIn
from games.rules.bania.notes import TentBought, TentPlaced
from games.rules.bania.payment import SHUT
from games.rules.bania.state import State, survey
from tests.rules.bania.kit_case import CASE, groups


@settings(max_examples=16, deadline=None)
@given(seats=st.integers(2, 4), cards=st.sampled_from((15, 8)), seed=st.integers(0, 2**32))
def test_the_invariants_hold_after_every_entry(seats: int, cards: int, seed: int) -> None:
    """Also with so few cards that piles run out all the time."""
    chance = Random(seed)
    state = RULES.start(Setup(players=seats, cards=cards))
    while event := random_event(RULES, state, chance):
        before = RULES.copy(state)
        notes: list[Any] = []
        apply(RULES, state, event, notes.append)
        assert notes, "every entry tells something"
        CASE.invariants(state)
        check_step(before, event, notes, state)
    assert isinstance(RULES.waiting(state), Over)
    assert state.ending


def check_step(before: State, event: Event, notes: list[Any], after: State) -> None:
    """I-4, I-6, I-8, I-9, I-11 and the tables that follow from the board."""
    assert after.around == survey(after), "the surroundings follow from the board"
    opened = [was == SHUT and now != SHUT for was, now in zip(before.around, after.around, strict=True)]
    assert not any(opened), "I-4"
    placed = [note for note in notes if isinstance(note, TentPlaced)]
    assert len(groups(after)) == len(groups(before)) + sum(1 - note.joined for note in placed), "I-8"
    for owner, (was, now) in enumerate(zip(before.elephants, after.elephants, strict=True)):
        assert now in (was, -1) or (owner == before.turn and now in before.built), "I-6"
    if not isinstance(event, Choice):
        return
    if isinstance(event.move, BuyTent):
        (bought,) = (note for note in notes if isinstance(note, TentBought))
        spent = sum(before.hands[event.seat]) - sum(after.hands[event.seat])
        assert spent == bought.paid.spice + bought.paid.oil + bought.paid.silk + bought.paid.incense, "I-11"
        assert 0 <= spent + 3 * bought.trades <= 9, "I-11"
    if isinstance(event.move, TradeIn):
        assert sum(before.hands[event.seat]) - sum(after.hands[event.seat]) == 3, "I-11"
    if isinstance(event.move, Roll):
        assert not before.built, "I-9"


@pytest.mark.parametrize(
    ("seats", "turns", "moves", "tents", "points"), [(2, 41, 125, 38, 33), (3, 40, 126, 37, 23), (4, 39, 125, 37, 18)]
)
def test_random_play_shows_the_figures_of_the_rules_file(
    seats: int, turns: int, moves: int, tents: int, points: int
) -> None:
    chance = Random(seats)
    games = 60
    seen = [0.0] * 4
    for _ in range(games):
        state = RULES.start(RULES.standard(seats, Options()))
        while event := random_event(RULES, state, chance):
            apply(RULES, state, event)
            seen[1] += isinstance(event, Choice)
        assert state.ending == "board_full"
        assert state.bag, "the bag does not run out (BA-10.2)"
        seen[0] += state.turns
        seen[2] += sum(map(bool, state.board))
        seen[3] += sum(line.points for line in RULES.scores(state)) / seats
    means = [total / games for total in seen]
    assert means == pytest.approx([turns, moves, tents, points], rel=0.07)
