"""The strategy is legal, sees what part 11 of the rules file says, and beats chance."""

from __future__ import annotations

from random import Random

import pytest

from games.engine.contract import OVER, Dealer
from games.rules.anansi import RULES, STRATEGY
from games.rules.anansi.messages import Options
from tests.rules.anansi.scene import A, B, C, go, play, recruit, scene


def points(seats: int, sensible: set[int], seed: int) -> list[int]:
    """The points of a game in which some seats follow the policy and the others play at random."""
    chance = Random(seed)
    state = RULES.start(RULES.standard(seats, Options()))
    while (waiting := RULES.waiting(state)) is not OVER:
        if isinstance(waiting, Dealer):
            RULES.deal(state, tuple(chance.sample(waiting.pool, waiting.take)))
            continue
        seat = state.turn
        assert seat is not None
        legal = RULES.legal(state, seat)
        move = STRATEGY.policy(state, seat, chance) if seat in sensible else chance.choice(legal)
        assert move in legal
        RULES.play(state, seat, move)
    return [line.points for line in RULES.scores(state)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_policy_gains_much_more_than_random_play(seats: int) -> None:
    games = [points(seats, {seed % seats}, seed) for seed in range(40)]
    own = sum(game[seed % seats] for seed, game in enumerate(games)) / len(games)
    others = sum(sum(game) - game[seed % seats] for seed, game in enumerate(games)) / len(games) / (seats - 1)
    assert own > 1.5 * others


def test_one_listener_too_many_is_worse_than_one_too_few() -> None:
    hands = ["H1", "H2", "H3"]
    few = scene(3, leader=A, hands=hands, display="S1", listeners=[2, 0, 0], stacks=[3, 3, 3], round_=3)
    many = scene(3, leader=A, hands=hands, display="S1", listeners=[4, 0, 0], stacks=[3, 3, 3], round_=3)
    assert STRATEGY.evaluate(few, A) > STRATEGY.evaluate(many, A)


def test_the_last_trick_is_seen_through() -> None:
    hands = ["L6", "S14", "L3"]
    state = scene(3, leader=A, hands=hands, display="S1 S2", listeners=[1, 1, 1], stacks=[0, 3, 6])
    go(state, A, play("L6"))
    after_recruit, after_play = RULES.copy(state), RULES.copy(state)
    RULES.play(after_recruit, B, recruit("S14"))
    RULES.play(after_play, B, play("S14"))
    assert STRATEGY.evaluate(after_recruit, B) > STRATEGY.evaluate(after_play, B)


def test_the_points_of_others_count_against_a_seat() -> None:
    state = scene(3, leader=A, hands=["H1", "H2", "H3"], display="S1", stacks=[0, 3, 6])
    before = STRATEGY.evaluate(state, C)
    state.listeners[B] = 3
    assert STRATEGY.evaluate(state, C) < before
