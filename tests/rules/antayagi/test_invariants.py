"""Part 11 of the rules file over random games, and the figures of part 3.6."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import median
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine.contract import Choice, Event, Over
from games.engine.kit.play import apply, random_event
from games.rules.antayagi import RULES
from games.rules.antayagi.messages import (
    CardsRevealed,
    ExchangeCancelled,
    ExchangeSkipped,
    GameEnded,
    Options,
    SabotagePlayed,
    TurnStarted,
)
from games.rules.antayagi.state import State
from tests.rules.antayagi.kit_case import CASE, target


@settings(max_examples=20, deadline=None)
@given(seats=st.integers(3, 7), seed=st.integers(0, 2**32))
def test_the_invariants_hold_after_every_entry(seats: int, seed: int) -> None:
    chance = Random(seed)
    state = RULES.start(RULES.standard(seats, Options()))
    watch = Watch()
    while event := random_event(RULES, state, chance):
        before = RULES.copy(state)
        notes: list[Any] = []
        apply(RULES, state, event, notes.append)
        CASE.invariants(state)
        watch.see(before, event, notes, state)
    assert isinstance(RULES.waiting(state), Over)


class Watch:
    """The invariants about turns, checked from what is told."""

    def __init__(self) -> None:
        self.start: State | None = None
        self.sabotages: Counter[int] = Counter()
        self.cancelled = False

    def see(self, before: State, event: Event, notes: list[Any], after: State) -> None:
        for note in notes:
            if isinstance(note, CardsRevealed):
                self.sabotages.clear()
                self.cancelled = False
            elif isinstance(note, SabotagePlayed):
                self.sabotages[note.seat] += 1
                assert note.played == self.sabotages.total() <= 5, "12"
                assert note.cancelled == (note.played % 2 == 1), "12"
            elif isinstance(note, ExchangeCancelled):
                self.cancelled = True
                assert note.reason == "equal" or self.sabotages.total() % 2, "12"
            elif isinstance(note, GameEnded):
                assert set(note.winners) <= {before.active, before.partner}, "14"
                assert not self.cancelled, "14"
            elif isinstance(note, TurnStarted) and self.start is not None:
                self._turn(self.start, before, after)
        if any(isinstance(note, TurnStarted) for note in notes):
            self.start = RULES.copy(after)
            self.sabotages.clear()

    def _turn(self, start: State, before: State, after: State) -> None:
        traders = {start.active, before.partner}
        assert len(after.hands[start.active]) == 3, "3"
        if before.partner >= 0:
            assert 1 <= len(after.hands[before.partner]) <= 3, "3"
        for seat in set(range(len(after.hands))) - traders:
            lost = len(start.hands[seat]) - len(after.hands[seat])
            assert lost == self.sabotages[seat], "8"
            assert after.bags[seat] == start.bags[seat], "8"
        assert all(target(after, seat) >= target(start, seat) for seat in range(len(after.hands))), "7"
        if self.cancelled:
            assert after.bags == start.bags, "8"


MEDIANS = {3: 13, 4: 16, 5: 14, 6: 15, 7: 17}
SABOTAGE_QUESTIONS = {3: 0.3, 4: 0.4, 5: 0.5, 6: 0.5, 7: 0.6}


@pytest.mark.parametrize("seats", range(3, 8))
def test_random_play_takes_as_long_as_the_rules_file_says(seats: int) -> None:
    chance = Random(seats)
    lengths, exchanges, questions, equal = [], 0, 0, 0
    for _ in range(120):
        state = RULES.start(RULES.standard(seats, Options()))
        notes: list[Any] = []
        while event := random_event(RULES, state, chance):
            if state.phase == "reaction" and isinstance(event, Choice):
                questions += 1
                # The rules file does not say how often its random players play a Sabotage: this comes to its figures.
                event = Choice(event.seat, RULES.legal(state, event.seat)[0 if chance.random() < 0.3 else -1])
            apply(RULES, state, event, notes.append)
        lengths.append(sum(isinstance(note, TurnStarted) for note in notes))
        exchanges += sum(isinstance(note, CardsRevealed) for note in notes)
        equal += sum(isinstance(note, ExchangeCancelled) and note.reason == "equal" for note in notes)
        assert exchanges or any(isinstance(note, ExchangeSkipped) for note in notes)
    assert median(lengths) == pytest.approx(MEDIANS[seats], abs=2.5)
    assert max(lengths) < 60
    assert equal / exchanges == pytest.approx(1 / 9, abs=0.03)
    assert questions / exchanges == pytest.approx(SABOTAGE_QUESTIONS[seats], abs=0.12)
