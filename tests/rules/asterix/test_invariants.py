"""Part 9 of the rules file over random games, and the figures of part 8."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine.contract import Choice, Event, Over, Players
from games.engine.kit.play import apply, random_event
from games.rules.asterix import RULES, STRATEGY
from games.rules.asterix.messages import (
    BidsCancelled,
    BidsRevealed,
    CardDiscarded,
    CardsDrawn,
    Options,
    PirateFoundNobody,
    PrizeTurned,
    RomanEscaped,
    RoundScored,
    RoundStarted,
    TrickWon,
)
from games.rules.asterix.state import State
from tests.rules.asterix.kit_case import CASE


@settings(max_examples=12, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32))
def test_the_invariants_hold_after_every_entry(seats: int, seed: int) -> None:
    chance = Random(seed)
    state = RULES.start(RULES.standard(seats, Options()))
    watch = Watch(seats)
    while event := random_event(RULES, state, chance):
        before = RULES.copy(state)
        notes: list[Any] = []
        apply(RULES, state, event, notes.append)
        CASE.invariants(state)
        watch.see(before, event, notes, state)
    assert isinstance(RULES.waiting(state), Over)
    assert [len(results) for results in state.results] == [4] * seats, "I-14"


class Watch:
    """The invariants about steps, checked from what is told."""

    def __init__(self, seats: int) -> None:
        self.lost = [0] * seats
        self.prizes = 0
        self.escaped: Counter[int] = Counter()

    def see(self, before: State, event: Event, notes: list[Any], after: State) -> None:
        for note in notes:
            if isinstance(note, RoundStarted):
                self.lost = [0] * len(self.lost)
                self.prizes = 0
                self.escaped.clear()
            elif isinstance(note, CardDiscarded):
                self.lost[note.seat] += 1
            elif isinstance(note, CardsDrawn):
                self.lost[note.seat] += len(note.hand)
            elif isinstance(note, PrizeTurned):
                self.prizes += 1
            elif isinstance(note, RomanEscaped | PirateFoundNobody):
                self.escaped[after.round] += isinstance(note, RomanEscaped)
            elif isinstance(note, RoundScored):
                assert note.points == note.values + note.bonus >= 0, "I-12"
                assert note.values <= 274, "I-12"
        assert all(escaped <= 6 for escaped in self.escaped.values()), "I-13"
        assert self.prizes <= 50, "I-5"
        assert [hand.bit_count() + lost for hand, lost in zip(after.hands, self.lost, strict=True)] == [11] * len(
            self.lost
        ), "I-2"
        if before.round == after.round:
            grown = any(now > then for now, then in zip(after.hands, before.hands, strict=True))
            assert not grown, "I-3"
            assert len(after.pool) <= len(before.pool), "I-3"
        if any(isinstance(note, BidsRevealed) for note in notes):
            self._trick(before, notes)

    def _trick(self, before: State, notes: list[Any]) -> None:
        (revealed,) = (note for note in notes if isinstance(note, BidsRevealed))
        won = [note for note in notes if isinstance(note, TrickWon)]
        ties = [note for note in notes if isinstance(note, BidsCancelled)]
        spent = [n for n in notes if isinstance(n, CardDiscarded) and n.reason in ("won", "lost_to_pirate")]
        gauls = [bid.seat for bid in revealed.bids if bid.card != "idefix"]
        cancelled = [seat for tie in ties for seat in tie.seats]
        assert all(len(tie.seats) == 2 for tie in ties), "I-16"
        assert bool(won) == (len(gauls) > len(cancelled)), "I-10"
        if not won:
            assert not spent, "I-6"
        elif before.prize.startswith("pirate"):
            assert gauls, "I-9"
            assert len(spent) == len(revealed.bids) - 1, "I-7"
        else:
            assert [note.seat for note in spent] == [won[0].seat], "I-6"


def statistics(seats: int, games: int, chance: Random) -> dict[str, float]:
    """Means over random games: tricks a round, bids and Idefix choices a game, points a seat and round."""
    tricks = moves = points = 0
    for _ in range(games):
        state = RULES.start(RULES.standard(seats, Options()))
        while event := random_event(RULES, state, chance):
            phase = state.phase
            apply(RULES, state, event)
            tricks += phase == "prize"
            moves += isinstance(event, Choice) and phase in ("bidding", "idefix")
        points += sum(line.points for line in RULES.scores(state))
    return {"tricks": tricks / games / 4, "moves": moves / games, "points": points / games / seats / 4}


@pytest.mark.parametrize(
    ("seats", "tricks", "moves", "points"), [(2, 18, 157, 109), (3, 26, 324, 103), (4, 32, 522, 95), (5, 37, 732, 82)]
)
def test_random_play_shows_the_figures_of_the_rules_file(seats: int, tricks: int, moves: int, points: int) -> None:
    seen = statistics(seats, 40, Random(seats))
    assert seen["tricks"] == pytest.approx(tricks, rel=0.1)
    assert seen["moves"] == pytest.approx(moves, rel=0.08)
    assert seen["points"] == pytest.approx(points, rel=0.1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_policy_beats_random_play(seats: int) -> None:
    chance = Random(11)
    ahead = 0
    for game in range(16):
        clever = game % seats
        state = RULES.start(RULES.standard(seats, Options()))
        while event := random_event(RULES, state, chance):
            waiting = RULES.waiting(state)
            if isinstance(waiting, Players) and clever in waiting.seats:
                event = Choice(clever, STRATEGY.policy(state, clever, chance))
            apply(RULES, state, event)
        ahead += RULES.scores(state)[clever].rank == 1
    assert ahead / 16 > 1.5 / seats
