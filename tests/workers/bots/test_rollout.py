"""Rollouts: a move counts by what the rest of the turn makes of it, planned with nothing that the seat cannot know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games import catalog
from games.engine.contract import Players, Tell
from tests.workers.bots.doors import Counting, Doors, Move, State
from tests.workers.bots.test_bots import by_game, positions
from tests.workers.bots.test_search import Plays, before_the_doors
from workers.bots import Budget, Thought, greedy, rollout
from workers.bots.bot import imaginer

DOORS = Doors()
TO_THE_END = ("paid", "doors")


def thought(strategy: Any, budget: Budget, rules: Doors = DOORS) -> Thought:
    """What it makes of the doors."""
    view = rules.view(before_the_doors(), 0)
    return rollout.consider(rules, strategy, view, 0, Random(1), budget)


def test_it_finds_what_pays_at_the_end_of_a_turn_and_greedy_does_not() -> None:
    view = DOORS.view(before_the_doors(), 0)
    for seed in range(5):
        found = rollout.consider(DOORS, Plays(unsettled=TO_THE_END), view, 0, Random(seed), Budget(simulations=400))
        assert found.move == "wait"
        assert greedy.consider(DOORS, Counting(), view, 0, Random(seed), Budget()).move == "stay"


def test_it_does_not_plan_with_what_it_cannot_know() -> None:
    found = thought(Plays(unsettled=TO_THE_END), Budget(simulations=400))
    results = {each.move: each.result for each in found.considered}
    assert results["go"] < 1.5, "to open the right door each time would bring 9"


@pytest.mark.parametrize(
    ("unsettled", "judged"),
    [((), {"over", "paid", "doors"}), (("doors",), {"over", "paid"}), (TO_THE_END, {"over"})],
    ids=["at once", "not before the door is open", "at the end"],
)
def test_it_judges_where_the_game_says(
    unsettled: tuple[str, ...], judged: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    strategy = Plays(unsettled=unsettled)
    monkeypatch.setattr(rollout, "ahead", lambda rules, strategy, world, *rest: 0.0)
    monkeypatch.setattr(rollout, "weigh", lambda rules, strategy, world, seat, moves, *rest: ([0.0] * len(moves), 8))
    thought(strategy, Budget(simulations=2))
    assert strategy.judged == judged


class Endless(Doors):
    """Whatever one does, one is asked the same again."""

    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        state.points += 1


def test_a_turn_without_an_end_is_judged_after_so_many_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollout, "_FURTHEST", 3)
    found = thought(Plays(unsettled=("choose",)), Budget(simulations=2), Endless())
    assert {each.result for each in found.considered} == {4.0}


def test_a_question_that_others_are_asked_too_is_closed_before_it_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalog.game("asterix")
    monkeypatch.setattr(rollout, "weigh", lambda rules, strategy, world, seat, moves, *rest: ([0.0] * len(moves), 8))
    still_asked: list[int] = []

    class Looks(type(game.strategy)):  # type: ignore[misc]  # whatever class that is
        def evaluate(self, state: Any, seat: int) -> float:
            if state.phase == "bidding" and isinstance(waiting := game.rules.waiting(state), Players):
                still_asked.append(len(waiting.seats))
            return super().evaluate(state, seat)  # type: ignore[no-any-return]

    for state, seat in positions(game.rules, "together", count=30):
        if game.rules.waiting(state) == Players((0, 1)):
            rollout.consider(game.rules, Looks(), game.rules.view(state, seat), seat, Random(2), Budget(simulations=1))
    assert set(still_asked) == {2}


@by_game
def test_of_many_moves_it_plays_on_the_five_that_look_best_one_move_ahead(game: catalog.Game) -> None:
    asked = [each for each in positions(game.rules, "wide", count=30) if len(game.rules.legal(*each)) > 1]
    for state, seat in asked[:5]:
        found = rollout.consider(
            game.rules, game.strategy, game.rules.view(state, seat), seat, Random(2), Budget(simulations=1)
        )
        assert len(found.considered) == min(len(game.rules.legal(state, seat)), 5)


@by_game
def test_one_that_runs_out_of_time_moves_as_one_that_may_do_as_many_simulations(game: catalog.Game) -> None:
    for state, seat in positions(game.rules, "late", count=4):
        view = game.rules.view(state, seat)
        ticks = iter([False] * 3 + [True])
        late = rollout.consider(
            game.rules, game.strategy, view, seat, Random(4), Budget(simulations=9, spent=ticks.__next__)
        )
        assert late.simulations <= 3
        again = Budget.same_as(late.simulations)
        assert rollout.consider(game.rules, game.strategy, view, seat, Random(4), again) == late


@by_game
def test_the_moves_that_are_compared_meet_the_same_worlds(game: catalog.Game) -> None:
    state, seat = next(each for each in positions(game.rules, "fair", count=30) if len(game.rules.legal(*each)) > 1)
    move, deal = game.rules.legal(state, seat)[0], imaginer(game.rules, game.rules.view(state, seat))
    results = rollout.compare(game.rules, game.strategy, deal, seat, [move, move], Random(3), 4)
    assert results[0] == results[1]
    assert len(results[0]) == 4
