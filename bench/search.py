"""What the bot `search` gets done, beside OpenSpiel's Python search and games: `python -m bench.search`.

Three tables, all from one run in which everybody takes turns; one core, process CPU time.

Random moves and whole games by `policy`. Random moves are compared with those of python_team_dominoes.

Simulations and simulated moves a second of `search`, and of OpenSpiel's Python ISMCTSBot in the same positions of the
same game, by the adapter (workers/research/spiel.py). The positions come from a game that `policy` plays; each is
thought about with the same random numbers in every round. A choice that is clear takes fewer simulations than it may,
as at a table. Simulated moves are the choices that are made in imagined worlds, also where of many moves the best are
picked one move ahead; what chance deals takes time but is no move. One of ours is short, by `lookahead`, where one of
theirs is a random game to its end: so both columns are needed.

ISMCTSBot over hearts and oh_hell, games of OpenSpiel in C++.

Without `pip install '.[research]'` ours are measured alone.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import platform
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Any, Final

from bench import engine
from games import catalog
from games.engine.contract import Choice, Dealer, Over
from games.engine.kit.play import apply, random_event
from workers.bots import Budget, search
from workers.bots.bot import draw, imaginer

TARGET: Final = 10
"""`search` is to get at least so many times the simulations of ISMCTSBot done."""
THEIRS: Final = ("hearts", "oh_hell")
Asked = list[tuple[Any, int]]
"""Views with a real choice, and whose they are."""


@dataclass
class Searcher:
    """Somebody who thinks, and how fast in each of its turns. `think` returns the simulations it took."""

    name: str
    think: Callable[[], int]
    choices: int
    """How many it makes in a turn."""
    moves: int | None = None
    """Choices in imagined worlds, all together: counted in a run of its own, which is not timed."""
    seconds: list[float] = field(default_factory=list)
    simulations: int = 0

    def run(self) -> None:
        """One turn."""
        began = time.process_time()
        self.simulations = self.think()
        self.seconds.append(time.process_time() - began)

    @property
    def rate(self) -> float:
        """Simulations a second, the median."""
        return self.simulations / median(self.seconds)


def positions(game: catalog.Game, players: int, count: int, chance: Random) -> Asked:
    """Evenly drawn from a game among players that follow the policy."""
    rules = game.rules
    state = rules.start(rules.standard(players, rules.options_type()))
    asked: Asked = []
    while not isinstance(rules.waiting(state), Over):
        event = random_event(rules, state, chance)
        if isinstance(event, Choice):
            if len(rules.legal(state, event.seat)) > 1:
                asked.append((rules.view(state, event.seat), event.seat))
            event = Choice(event.seat, game.strategy.policy(state, event.seat, chance))
        if event is not None:
            apply(rules, state, event)
    return chance.sample(asked, min(count, len(asked)))


def ours(game: catalog.Game, asked: Asked, simulations: int) -> Searcher:
    """The bot `search` in these positions."""
    budget, made = Budget(simulations=simulations), 0

    def think(rules: Any = game.rules) -> int:
        return sum(
            search.think(rules, game.strategy, imaginer(rules, view), seat, Random(1), budget).simulations
            for view, seat in asked
        )

    class Counting(type(game.rules)):  # type: ignore[misc]  # the class is known only here
        def play(self, *move: Any) -> None:
            nonlocal made
            made += 1
            super().play(*move)

    think(Counting())
    return Searcher("search", think, len(asked), made)


def by_adapter(game: catalog.Game, asked: Asked, simulations: int) -> Searcher:
    """OpenSpiel's bot in the same positions."""
    ismcts = importlib.import_module("workers.research.ismcts")
    world = importlib.import_module("workers.research.spiel").World
    budget, made, apply = Budget(simulations=simulations), 0, world.apply

    def think() -> int:
        for view, seat in asked:
            ismcts.choose(game.rules, game.strategy, view, seat, Random(1), budget)
        return simulations * len(asked)

    def counting(self: Any, action: int) -> None:
        nonlocal made
        made += self.player() >= 0
        apply(self, action)

    world.apply = counting
    think()
    world.apply = apply
    return Searcher("ISMCTSBot", think, len(asked), made)


def over_theirs(name: str, count: int, simulations: int, chance: Random) -> Searcher:
    """OpenSpiel's bot over a game of its own, in positions of random games."""
    game = importlib.import_module("pyspiel").load_game(name)
    searcher = importlib.import_module("workers.research.ismcts").searcher
    asked: list[Any] = []
    while len(asked) < count:
        state, steps = game.new_initial_state(), chance.randrange(20, 80)
        while not state.is_terminal() and (steps > 0 or state.is_chance_node() or len(state.legal_actions()) < 2):
            state.apply_action(chance.choice(state.legal_actions()))
            steps -= 1
        asked += [] if state.is_terminal() else [state]

    def think() -> int:
        for state in asked:
            searcher(game, Random(1), simulations).run_search(state)
        return simulations * len(asked)

    return Searcher("ISMCTSBot", think, len(asked))


def by_policy(game: catalog.Game, players: int) -> engine.Contestant:
    """Whole games in which every seat follows the policy."""
    rules, strategy = game.rules, game.strategy
    setup = rules.standard(players, rules.options_type())

    def playout(chance: Random) -> tuple[int, int]:
        state, moves = rules.start(setup), 0
        while not isinstance(waiting := rules.waiting(state), Over):
            if isinstance(waiting, Dealer):
                rules.deal(state, draw(waiting, chance))
                continue
            seat = waiting.seats[0]
            rules.play(state, seat, strategy.policy(state, seat, chance))
            moves += 1
        return moves, 0

    return engine.Contestant(f"{rules.key}, {players} players", playout, ours=True)


def line(name: str, *cells: str) -> None:
    """One row of a table."""
    print(name.ljust(32), *(cell.rjust(14) for cell in cells), flush=True)


def report_moves(random: list[engine.Contestant], policy: list[engine.Contestant]) -> None:
    """The first table; in `random` the yardstick comes last, where it is there."""
    owed = median(random[-1].moves) if len(random) > len(policy) else None
    line("", "random moves/s", "times dominoes", "policy games/s")
    for each, sensible in zip(random, policy, strict=False):
        rate = median(each.moves)
        line(each.name, f"{rate:,.0f}", f"{rate / owed:.2f}" if owed else "-", f"{median(sensible.playouts):,.1f}")
    if owed:
        line(random[-1].name, f"{owed:,.0f}", "1.00", "-")


def report_searches(tables: list[tuple[str, list[Searcher]]]) -> None:
    """The other tables: where both searched, how many times the simulations ours got done."""
    line("", "simulations/s", "moves/s", "ms a choice", "times theirs")
    short = []
    for name, searchers in tables:
        for each in searchers:
            times = searchers[0].rate / searchers[-1].rate
            seconds = median(each.seconds)
            line(
                f"{name}: {each.name}",
                f"{each.rate:,.0f}",
                "-" if each.moves is None else f"{each.moves / seconds:,.0f}",
                f"{1000 * seconds / each.choices:,.0f}",
                f"{times:.1f}" if each is not searchers[-1] else "-",
            )
        if len(searchers) > 1 and searchers[0].rate < TARGET * searchers[1].rate:
            short.append(name)
    print(f"below {TARGET} times the simulations of ISMCTSBot: {'; '.join(short) or 'none'}")


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--theirs", type=int, default=20, help="simulations of ISMCTSBot, which takes long")
    parser.add_argument("--seconds", type=float, default=0.6, help="CPU time of each game of moves in each round")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    others = importlib.util.find_spec("pyspiel") is not None
    random, policy, tables = [], [], []
    for game in catalog.games():
        for players in sorted({game.rules.seats.start, game.rules.seats.stop - 1}):
            random.append(engine.ours(game.rules, players))
            policy.append(by_policy(game, players))
            asked = positions(game, players, told.positions, Random(told.seed))
            searchers = [ours(game, asked, told.simulations)]
            searchers += [by_adapter(game, asked, told.theirs)] if others else []
            tables.append((random[-1].name, searchers))
    if others:
        random.append(engine.theirs(engine.MEASURE))
        chance = Random(told.seed)
        tables += [(name, [over_theirs(name, told.positions, told.theirs, chance)]) for name in THEIRS]
    engine.measure(random + policy, told.rounds, told.seconds, told.seed)
    for _ in range(told.rounds):
        for _, searchers in tables:
            for each in searchers:
                each.run()
    machine = f"Python {platform.python_version()}, {platform.machine()}, one core, CPU time"
    print(f"{machine}; at most {told.simulations} simulations a choice, ISMCTSBot {told.theirs}")
    report_moves(random, policy)
    report_searches(tables)


if __name__ == "__main__":
    main()
