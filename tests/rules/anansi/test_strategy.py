"""The strategy is legal, sees what part 11 of the rules file says, and beats chance."""

from __future__ import annotations

from random import Random

import pytest

from games.engine.contract import OVER, Dealer
from games.rules.anansi import RULES, STRATEGY
from games.rules.anansi.messages import Options
from tests.rules.anansi.scene import A, B, C, Scene, finished, play, recruit

ROUND = [(2, 4), (2, 3), (2, 3)]
"""By seat: listeners and stacks at the end of a round that was played before."""


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
    few = Scene(3, leader=A, hands=hands, display="S1", listeners=[2, 0, 0], stacks=[3, 3, 3], rounds=[ROUND, ROUND])
    many = Scene(3, leader=A, hands=hands, display="S1", listeners=[4, 0, 0], stacks=[3, 3, 3], rounds=[ROUND, ROUND])
    assert STRATEGY.evaluate(few.state, A) > STRATEGY.evaluate(many.state, A)


def test_the_last_trick_is_seen_through() -> None:
    hands = ["L6", "S14", "L3"]
    scene = Scene(3, leader=A, hands=hands, display="S1 S2", listeners=[1, 1, 1], stacks=[1, 3, 5])
    scene.plays(A, play("L6"))
    after_recruit, after_play = RULES.copy(scene.state), RULES.copy(scene.state)
    RULES.play(after_recruit, B, recruit("S14"))
    RULES.play(after_play, B, play("S14"))
    assert STRATEGY.evaluate(after_recruit, B) > STRATEGY.evaluate(after_play, B)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_after_the_last_round_a_seat_is_worth_its_points_less_a_third_of_what_the_others_have_on_average(
    seats: int,
) -> None:
    hand = RULES.standard(seats, Options()).hand
    over = finished(*[[(2, hand - 4), (1, 3), (1, 1), *[(0, 0)] * (seats - 3)]] * 3)
    have = [line.points for line in over.scores()]
    for seat, own in enumerate(have):
        others = (sum(have) - own) / (seats - 1)
        assert STRATEGY.evaluate(over.state, seat) == pytest.approx(own - others / 3)


def test_the_points_of_others_count_against_a_seat() -> None:
    def worth(listeners: list[int]) -> float:
        scene = Scene(3, leader=A, hands=["H1", "H2", "H3"], display="S1", listeners=listeners, stacks=[1, 3, 5])
        return STRATEGY.evaluate(scene.state, C)

    assert worth([0, 3, 0]) < worth([0, 0, 0])
