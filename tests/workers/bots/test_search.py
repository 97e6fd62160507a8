"""Search: it finds what one move ahead does not show, from the view alone, within its budget, the same anywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import msgspec
import pytest

from games import catalog
from games.engine.contract import Lookahead
from tests.workers.bots.doors import Counting, Doors, State
from tests.workers.bots.test_bots import by_game, positions
from workers.bots import Budget, Thought, bot, ceiling, greedy, search
from workers.bots.bot import imaginer
from workers.bots.search import think

DOORS = Doors()
QUICK = Budget(worlds=2, simulations=40)
ELSEWHERE = """
import sys, msgspec
from random import Random
from games import catalog
from workers.bots import Budget, bot
for line in sys.stdin.buffer:
    key, seat, view = msgspec.json.decode(line)
    game = catalog.game(key)
    view = msgspec.convert(view, game.rules.view_type)
    move = bot(sys.argv[1])(game.rules, game.strategy, view, seat, Random(4), Budget(worlds=2, simulations=40))
    print(msgspec.json.encode(move).decode())
"""


def before_the_doors() -> State:
    """Behind which door the prize lies is settled: the left one."""
    return State("choose", "left")


def thought(strategy: Any, budget: Budget, seed: int = 1) -> Thought:
    """What a search makes of the doors."""
    return think(DOORS, strategy, imaginer(DOORS, DOORS.view(before_the_doors(), 0)), 0, Random(seed), budget)


def wondered(game: catalog.Game, state: Any, seat: int, budget: Budget = QUICK) -> Thought:
    """What a search makes of a position of a real game."""
    view = game.rules.view(state, seat)
    return think(game.rules, game.strategy, imaginer(game.rules, view), seat, Random(4), budget)


def test_it_finds_what_pays_a_move_later_and_greedy_does_not() -> None:
    view = DOORS.view(before_the_doors(), 0)
    for seed in range(5):
        assert search.consider(DOORS, Counting(), view, 0, Random(seed), Budget(simulations=100)).move == "wait"
        assert greedy.consider(DOORS, Counting(), view, 0, Random(seed), Budget()).move == "stay"


def test_it_does_not_plan_with_what_it_cannot_know_and_only_a_ceiling_does() -> None:
    budget = Budget(simulations=2000)
    results = {each.move: each.result for each in thought(Counting(), budget).considered}
    assert results["go"] < 1  # opening the right door each time would bring 9
    assert ceiling.choose(DOORS, Counting(), before_the_doors(), 0, Random(1), budget) == "go"
    assert ceiling.choose(DOORS, Counting(), State("doors", "left"), 0, Random(1), budget) == "left"
    assert ceiling.choose(DOORS, Counting(), State("doors", "right"), 0, Random(1), budget) == "right"


class Plays(Counting):
    """Remembers in which phases it was asked to judge; some it calls unsettled."""

    def __init__(self, cut: int = 0, unsettled: tuple[str, ...] = ()) -> None:
        self.lookahead = Lookahead(cut=cut)  # type: ignore[misc]  # a class variable for games, of which tests have one
        self.unsettled = unsettled
        self.judged: set[str] = set()

    def evaluate(self, state: State, seat: int) -> float:
        self.judged.add(state.phase)
        return super().evaluate(state, seat)

    def settled(self, state: State) -> bool:
        return state.phase not in self.unsettled


@pytest.mark.parametrize(
    ("strategy", "judged"),
    [
        (Plays(), {"over", "paid", "doors"}),
        (Plays(cut=1), {"over"}),
        (Plays(unsettled=("doors",)), {"over", "paid"}),
    ],
    ids=["at once", "one question later", "not before the door is open"],
)
def test_it_judges_where_the_game_says(strategy: Plays, judged: set[str]) -> None:
    thought(strategy, Budget(simulations=3))  # each move once
    assert strategy.judged == judged


def answers_looked_at(reach: int) -> int:
    """To how many answers of others a search looks in one of its simulations, at most."""
    game = catalog.game("anansi")
    strategy: Any = type(game.strategy)()
    strategy.lookahead = Lookahead(reach=reach)
    state, seat = positions(game.rules, "reach", count=1)[0]
    counted = [0]
    policy = strategy.policy

    def counting(state: Any, by: int, chance: Random) -> Any:
        counted[-1] += by != seat
        return policy(state, by, chance)

    strategy.policy = counting
    deal = imaginer(game.rules, game.rules.view(state, seat))

    def deal_anew(chance: Random) -> Any:
        counted.append(0)
        return deal(chance)

    think(game.rules, strategy, deal_anew, seat, Random(1), QUICK)
    return max(counted)


def test_it_looks_beyond_as_many_answers_of_others_as_the_game_says() -> None:
    assert [answers_looked_at(reach) for reach in (0, 2)] == [0, 2]
    assert answers_looked_at(sys.maxsize) > 2


def test_of_many_moves_it_keeps_those_that_look_best_one_move_ahead() -> None:
    strategy = Plays()
    strategy.lookahead = Lookahead(widest=1)  # type: ignore[misc]
    kept = thought(strategy, Budget(simulations=50))
    assert [each.move for each in kept.considered] == ["stay"]
    assert kept.simulations == 0


def test_its_budget_is_kept_and_a_clear_choice_ends_it_sooner() -> None:
    assert [thought(Counting(), Budget(simulations=most)).simulations for most in (1, 3)] == [1, 3]
    assert 100 < thought(Counting(), Budget(simulations=200)).simulations < 200
    dealt: list[State] = []

    def deal(chance: Random) -> State:
        dealt.append(DOORS.imagine(DOORS.view(before_the_doors(), 0), chance))
        return dealt[-1]

    done = think(DOORS, Counting(), deal, 0, Random(1), Budget(simulations=7)).simulations
    assert len(dealt) == 1 + done <= 8  # one to see what is legal


def test_as_long_as_all_moves_bring_the_same_they_are_tried_in_turn() -> None:
    class Lost(Counting):
        def evaluate(self, state: State, seat: int) -> float:
            return 0.0

    visits = [each.visits for each in thought(Lost(), Budget(simulations=30)).considered]
    assert min(visits) >= 9, "a move that saves the seat now and then is found no other way"


@by_game
def test_stopping_early_changes_no_move(game: catalog.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = positions(game.rules, "early", count=6)
    early = [wondered(game, state, seat) for state, seat in asked]
    monkeypatch.setattr(search, "_decided", lambda arms, left: False)
    full = [wondered(game, state, seat) for state, seat in asked]
    assert [each.move for each in early] == [each.move for each in full]
    assert sum(each.simulations for each in early) < sum(each.simulations for each in full)


@by_game
def test_a_search_that_runs_out_of_time_moves_as_one_that_may_do_as_many_simulations(game: catalog.Game) -> None:
    for state, seat in positions(game.rules, "late", count=4):
        ticks = iter([False] * 11 + [True])
        late = wondered(game, state, seat, Budget(worlds=2, simulations=40, spent=ticks.__next__))
        assert late.simulations <= 11
        assert wondered(game, state, seat, Budget(worlds=2, simulations=late.simulations)).move == late.move


@by_game
def test_twins_of_the_hidden_state_get_the_same_thought(game: catalog.Game) -> None:
    for state, seat in positions(game.rules, "twins", count=6):
        twin = game.rules.imagine(game.rules.view(state, seat), Random(8))
        assert wondered(game, state, seat) == wondered(game, twin, seat)


@pytest.mark.parametrize("name", ["search", "rollout"])
def test_a_process_that_has_only_the_view_makes_the_same_move(name: str) -> None:
    asked: list[tuple[catalog.Game, Any, int]] = []
    for game in catalog.games():
        asked += [(game, game.rules.view(state, seat), seat) for state, seat in positions(game.rules, "far", count=4)]
    lines = b"\n".join(msgspec.json.encode((game.rules.key, seat, view)) for game, view, seat in asked)
    moves = [bot(name)(game.rules, game.strategy, view, seat, Random(4), QUICK) for game, view, seat in asked]
    ran = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, name],
        input=lines,
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "17", "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert ran.stdout.splitlines() == [msgspec.json.encode(move) for move in moves]
