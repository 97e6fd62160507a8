"""Part 9 of the rules file over random games, and the figures of 3.9 for random play."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import median
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine.contract import Choice, Event
from games.engine.kit.play import apply, random_event
from games.rules.asante import RULES
from games.rules.asante.effect_notes import CardAnnounced, CardCancelled, CardGiven, CardLetPass
from games.rules.asante.messages import Options
from games.rules.asante.moves import KeepCard, PlayAnimalist, PlayHolyPlace
from games.rules.asante.notes import (
    BonusTaken,
    EndTriggered,
    GameEnded,
    GoldPaid,
    GoldTaken,
    PileRenewed,
    TurnStarted,
    WaresBought,
    WaresSold,
)
from games.rules.asante.state import State
from tests.rules.asante.kit_case import CASE, all_cards

PAYERS = {"victoria", "pottery", "moneychanger", "haggler"}


class Watch:
    """The invariants about steps, checked from what is told."""

    def __init__(self) -> None:
        self.open_windows = 0
        self.turns_left: int | None = None
        self.this_turn: Counter[type[Any]] = Counter()

    def see(self, before: State, event: Event, notes: list[Any], after: State) -> None:
        self._gold(before, notes, after)
        self._windows(notes)
        self._hands(before, event, notes, after)
        if isinstance(event, Choice):
            self.this_turn[type(event.move)] += 1
            assert self.this_turn[PlayHolyPlace] <= 1, "9"
            assert self.this_turn[KeepCard] <= 1, "9"
            if isinstance(event.move, PlayAnimalist):
                self._cancelled(before, after)
        for note in notes:
            if isinstance(note, EndTriggered):
                assert self.turns_left is None, "15"
                self.turns_left = 1
            elif isinstance(note, TurnStarted):
                self.this_turn.clear()
                if self.turns_left is not None:
                    self.turns_left -= 1
                    assert note.last, "15"
            elif isinstance(note, GameEnded):
                assert self.turns_left in (0, None), "15"
                assert (self.turns_left is None) == (note.reason == "turn_limit"), "15"

    def _gold(self, before: State, notes: list[Any], after: State) -> None:
        change = [0, 0]
        for note in notes:
            if isinstance(note, GoldTaken):
                assert note.source in PAYERS, "6"
            if isinstance(note, GoldPaid):
                assert note.source == "calabash", "6"
            if isinstance(note, GoldTaken | WaresSold | BonusTaken):
                change[note.seat] += note.gold
            elif isinstance(note, GoldPaid | WaresBought):
                change[note.seat] -= note.gold
        assert [now - then for now, then in zip(after.gold, before.gold, strict=True)] == change, "6"

    def _windows(self, notes: list[Any]) -> None:
        for note in notes:
            self.open_windows += isinstance(note, CardAnnounced)
            self.open_windows -= isinstance(note, CardLetPass | CardCancelled)
            assert self.open_windows in (0, 1), "14"

    def _hands(self, before: State, event: Event, notes: list[Any], after: State) -> None:
        if before.phase not in ("draw", "drawn", "play") or any(isinstance(note, TurnStarted) for note in notes):
            return
        other = 1 - before.active
        if before.hands[other] != after.hands[other]:
            sources = {frame.source for frame in before.frames}
            allowed = isinstance(event, Choice) and isinstance(event.move, PlayAnimalist)
            assert allowed or sources & {"chieftain", "jackal"}, "12"
        if before.phase == "drawn":
            kept = Counter(after.hands[before.active]) - Counter(before.hands[before.active])
            assert kept in (Counter(), Counter([before.drawn])), "10"
        assert all_cards(before) == all_cards(after), "1"

    def _cancelled(self, before: State, after: State) -> None:
        card = before.resolving[-1]
        assert after.discard[len(before.discard) :][:2] == [card, "animalist"], "13"
        same = ("gold", "stands", "supply", "artifacts", "holy", "row", "markers", "pool", "top", "discount")
        assert all(getattr(before, name) == getattr(after, name) for name in same), "13"
        assert before.hands[before.active] == after.hands[after.active], "13"


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_the_invariants_hold_after_every_entry(seed: int) -> None:
    chance = Random(seed)
    state = RULES.start(RULES.standard(2, Options()))
    watch = Watch()
    while event := random_event(RULES, state, chance):
        before = RULES.copy(state)
        notes: list[Any] = []
        apply(RULES, state, event, notes.append)
        assert notes
        CASE.invariants(state)
        watch.see(before, event, notes, state)
    assert state.phase == "over"


def test_a_jackal_leaves_both_hands_as_large_as_they_were() -> None:
    chance = Random(12)
    seen = 0
    while seen < 5:
        state = RULES.start(RULES.standard(2, Options()))
        sizes = [0, 0]
        while event := random_event(RULES, state, chance):
            notes: list[Any] = []
            if not state.stolen:
                sizes = [len(hand) for hand in state.hands]
            apply(RULES, state, event, notes.append)
            if any(isinstance(note, CardGiven) for note in notes):
                assert [len(hand) for hand in state.hands] == sizes
                seen += 1


def figures(games: int, chance: Random) -> dict[str, float]:
    """Random games in the figures of 3.9."""
    turns, moves, real, gold, told = [], [], 0, [], Counter[type[Any]]()
    for _ in range(games):
        state = RULES.start(RULES.standard(2, Options()))
        count = 0
        while event := random_event(RULES, state, chance):
            if isinstance(event, Choice):
                count += 1
                told[type(event.move)] += 1
                real += len(RULES.legal(state, event.seat)) > 1
            notes: list[Any] = []
            apply(RULES, state, event, notes.append)
            told.update(map(type, notes))
        turns.append(state.turn)
        moves.append(count)
        gold.append(max(state.gold))
    each = {kind.__name__: count / games for kind, count in told.items()}
    return each | {
        "turns": median(turns),
        "moves": median(moves),
        "real": real / games,
        "winner": sum(gold) / games,
        "PileRenewed": each.get(PileRenewed.__name__, 0.0),
    }


def test_random_play_shows_the_figures_of_the_rules_file() -> None:
    seen = figures(60, Random(3))
    assert seen["turns"] == pytest.approx(81, rel=0.12)
    assert seen["real"] == pytest.approx(424, rel=0.12)
    assert seen["moves"] == pytest.approx(490, rel=0.12)
    assert seen["CardAnnounced"] == pytest.approx(26.0, rel=0.15)
    assert seen["WaresBought"] == pytest.approx(12.1, rel=0.15)
    assert seen["WaresSold"] == pytest.approx(4.0, rel=0.25)
    assert seen["PlaceArtifact"] == pytest.approx(9.0, rel=0.15)
    assert seen["HolyPlacePlayed"] == pytest.approx(10.7, rel=0.2)
    assert seen["CardCancelled"] == pytest.approx(2.3, rel=0.3)
    assert seen["PileRenewed"] == pytest.approx(0.6, abs=0.35)
    assert seen["winner"] == pytest.approx(61.7, abs=1.5)
