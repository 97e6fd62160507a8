"""The invariants of part 9 over random games, and the figures of part 11."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine.contract import OVER, Dealer
from games.rules.anansi import RULES
from games.rules.anansi.messages import Options, TrumpSet
from games.rules.anansi.state import State
from tests.rules.anansi.kit_case import CASE

FIGURES = {
    3: (4.6, {"over": 42, "under": 47, "exact": 11}, 9.0, 2.0),
    4: (4.1, {"over": 43, "under": 44, "exact": 14}, 9.6, 2.1),
    5: (3.0, {"over": 64, "under": 24, "exact": 12}, 14.9, 1.9),
}
"""Random play: points of a player, cases in percent, recruits and trump changes of a round."""


def step(state: State, chance: Random, notes: list[object]) -> None:
    waiting = RULES.waiting(state)
    if isinstance(waiting, Dealer):
        RULES.deal(state, tuple(chance.sample(waiting.pool, waiting.take)), notes.append)
    elif state.turn is not None:
        RULES.play(state, state.turn, chance.choice(RULES.legal(state, state.turn)), notes.append)


@settings(max_examples=12, deadline=None)
@given(seats=st.sampled_from([3, 4, 5]), seed=st.integers(0, 2**32 - 1))
def test_the_invariants_hold_after_every_event(seats: int, seed: int) -> None:
    chance = Random(seed)
    setup = RULES.standard(seats, Options())
    state = RULES.start(setup)
    moves = 0
    points = [0] * seats
    while RULES.waiting(state) is not OVER:
        CASE.invariants(state)
        moves += state.turn is not None
        step(state, chance, [])
        before, points = points, [line.points for line in RULES.scores(state)]
        assert all(now >= then for now, then in zip(points, before, strict=True)), "13"
    CASE.invariants(state)
    assert moves == CASE.bound(setup), "10"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_play_comes_to_the_figures_of_the_rules_file(seats: int) -> None:
    chance = Random(11)
    games = 60
    points = recruits = changes = 0
    cases: Counter[str] = Counter()
    for _ in range(games):
        state, notes = RULES.start(RULES.standard(seats, Options())), list[object]()
        while RULES.waiting(state) is not OVER:
            step(state, chance, notes)
        points += sum(line.points for line in RULES.scores(state))
        cases.update(line.case for lines in state.scored for line in lines)
        recruits += sum(type(note).__name__ == "CardRecruited" for note in notes)
        changes += sum(isinstance(note, TrumpSet) and note.before not in (None, note.colour) for note in notes)
    mean, shares, per_round, moved = FIGURES[seats]
    assert points / games / seats == pytest.approx(mean, abs=0.7)
    for case, percent in shares.items():
        assert 100 * cases[case] / cases.total() == pytest.approx(percent, abs=6)
    assert recruits / games / 3 == pytest.approx(per_round, abs=0.4)
    assert changes / games / 3 == pytest.approx(moved, abs=0.4)
