"""What the evaluation thinks of, and what the policy does (part 11 of the rules file)."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from games.engine.contract import Choice
from games.engine.kit.play import apply, random_event
from games.rules.bania import RULES, STRATEGY
from games.rules.bania.material import FACES
from games.rules.bania.messages import Options, PlaceElephant, Reroll, Setup, StopRolling
from games.rules.bania.state import State
from tests.rules.bania.scene import PLAIN, Scene

LAST = ("a1", "e5", "i1")
"""The only spaces: a third of what is left when the end is near."""


def worth_of_stopping(state: State) -> float:
    """The evaluation for seat 0 after it has taken what the dice show."""
    after = RULES.copy(state)
    RULES.play(after, 0, StopRolling())
    return STRATEGY.evaluate(after, 0)


def worth_of_rolling_again(state: State, die: int) -> float:
    """The mean evaluation for seat 0 after this die was rolled once more."""

    def showing(face: str) -> State:
        after = RULES.copy(state)
        RULES.play(after, 0, Reroll((die,)))
        RULES.deal(after, (face,))
        return after

    return fmean(STRATEGY.evaluate(showing(face), 0) for face in FACES)


@pytest.mark.parametrize("elephants", [{}, {0: "D5"}, {0: "D5", 1: "E5"}])
def test_a_die_that_brings_nothing_is_rolled_again_while_it_may(elephants: dict[int, str]) -> None:
    scene = Scene((PLAIN, PLAIN), "E5:I D5:O D6:K", elephants=elephants)
    scene.rolls("fSOK")
    assert worth_of_rolling_again(scene.state, 1) > worth_of_stopping(scene.state)


def test_a_die_whose_pile_cannot_serve_it_is_rolled_again() -> None:
    scene = Scene(((0, 2, 2, 2), (14, 0, 0, 0)))
    scene.rolls("SSOK")
    assert STRATEGY.policy(scene.state, 0, Random(1)) == Reroll((2,))


@pytest.mark.parametrize(("setup", "counts"), [(Setup(players=2), False), (Setup(players=2, board=LAST), True)])
def test_who_holds_most_of_a_ware_counts_only_when_the_end_is_near(setup: Setup, counts: bool) -> None:
    same_ware, another = (
        STRATEGY.evaluate(Scene(((3, 0, 0, 0), other), setup=setup).state, 0) for other in ((2, 0, 0, 0), (0, 2, 0, 0))
    )
    assert same_ware - another == pytest.approx(4 / 3 if counts else 0)


def test_four_sure_cards_are_taken() -> None:
    scene = Scene()
    scene.rolls("SOKI")
    assert worth_of_stopping(scene.state) > worth_of_rolling_again(scene.state, 1)


def test_the_policy_puts_the_elephant_where_it_brings_most() -> None:
    scene = Scene(((3, 3, 3, 2), PLAIN), "E5:I D5:O", "SOK>I SKI>O")
    scene.buys("SOK>I", "A1")
    scene.buys("SKI>O", "E6")
    scene.ends()
    for seed in range(8):
        assert STRATEGY.policy(scene.state, 0, Random(seed)) == PlaceElephant("e6")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_policy_beats_random_play(seats: int) -> None:
    chance = Random(11)
    games = 24
    ahead = 0
    for game in range(games):
        clever = game % seats
        state = RULES.start(RULES.standard(seats, Options()))
        while event := random_event(RULES, state, chance):
            if isinstance(event, Choice) and event.seat == clever:
                event = Choice(clever, STRATEGY.policy(state, clever, chance))
            apply(RULES, state, event)
        ahead += RULES.scores(state)[clever].rank == 1
    assert ahead / games > 0.5 + 0.5 / seats
