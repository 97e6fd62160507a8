"""Random moves and playouts a second of every game, beside OpenSpiel's Python games: `python -m bench.engine`.

One core, process CPU time. A playout is a whole game of random legal moves from the start; what chance
deals takes time but is no move. Steps are moves and outcomes together: OpenSpiel deals tile by tile, in
28 chance nodes, so the last column asks for more than is owed: our moves against its steps.
All take turns in the same run, so that a busy machine slows all alike.
The comparison needs `pip install '.[research]'`; without it the games are measured alone.
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

from games import catalog
from games.engine.contract import Dealer, Over, Rules

MEASURE: Final = "python_team_dominoes"
OTHERS: Final = (MEASURE, "python_liars_poker")
TARGET: Final = 3.0
"""A game of ours is to make at least so many times the moves of MEASURE."""
WIDTHS: Final = (10, 22, 10, 11, 16, 16)


@dataclass
class Contestant:
    """A game and its rates in each of its turns: `playout` plays it once and returns its moves and outcomes."""

    name: str
    playout: Callable[[Random], tuple[int, int]]
    ours: bool
    moves: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)
    playouts: list[float] = field(default_factory=list)

    def run(self, seconds: float, chance: Random) -> None:
        """Plays for that long and remembers the rates."""
        moves = outcomes = playouts = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            moved, dealt = self.playout(chance)
            moves += moved
            outcomes += dealt
            playouts += 1
        self.moves.append(moves / spent)
        self.steps.append((moves + outcomes) / spent)
        self.playouts.append(playouts / spent)


def drawn(dealer: Dealer, uniform: Callable[[], float]) -> tuple[Any, ...]:
    """What chance deals, drawn as theirs is: by one number between 0 and 1 a piece."""
    pool: list[Any] = list(dealer.pool)
    size = len(pool)
    if dealer.put_back:
        return tuple([pool[int(uniform() * size)] for _ in range(dealer.take)])
    for at in range(dealer.take):
        other = at + int(uniform() * (size - at))
        pool[at], pool[other] = pool[other], pool[at]
    return tuple(pool[: dealer.take])


def ours(rules: Rules[Any, Any, Any, Any], players: int) -> Contestant:
    """One of our games with that many players."""
    setup = rules.standard(players, rules.options_type())
    start, waiting_for, legal, play, deal = rules.start, rules.waiting, rules.legal, rules.play, rules.deal

    def playout(chance: Random) -> tuple[int, int]:
        state = start(setup)
        uniform = chance.random
        moves = outcomes = 0
        while not isinstance(waiting := waiting_for(state), Over):
            if isinstance(waiting, Dealer):
                deal(state, drawn(waiting, uniform))
                outcomes += 1
                continue
            seat = waiting.seats[0]
            offered = legal(state, seat)
            play(state, seat, offered[int(uniform() * len(offered))])
            moves += 1
        return moves, outcomes

    return Contestant(f"{rules.key}, {players} players", playout, ours=True)


def theirs(name: str) -> Contestant:
    """A Python game of OpenSpiel, in the same way: chance nodes are drawn evenly and are no moves."""
    # Games written in Python register themselves when their package is imported.
    importlib.import_module("open_spiel.python.games")
    game = importlib.import_module("pyspiel").load_game(name)

    def playout(chance: Random) -> tuple[int, int]:
        state = game.new_initial_state()
        uniform = chance.random
        moves = outcomes = 0
        while not state.is_terminal():
            if state.is_chance_node():
                drawn = state.chance_outcomes()
                state.apply_action(drawn[int(uniform() * len(drawn))][0])
                outcomes += 1
                continue
            offered = state.legal_actions()
            state.apply_action(offered[int(uniform() * len(offered))])
            moves += 1
        return moves, outcomes

    return Contestant(f"OpenSpiel {name}", playout, ours=False)


def measure(contestants: list[Contestant], rounds: int, seconds: float, seed: int) -> None:
    """Everybody's turn, round after round."""
    chance = Random(seed)
    for _ in range(rounds):
        for contestant in contestants:
            contestant.run(seconds, chance)


def report(contestants: list[Contestant]) -> None:
    """One line each: medians, the span over the rounds, and how many times MEASURE."""
    yardstick = next((each for each in contestants if each.name.endswith(MEASURE)), None)
    print(f"Python {platform.python_version()}, {platform.machine()}, one core, CPU time")
    columns = ("moves/s", "(min - max)", "steps/s", "playouts/s", "times its moves", "times its steps")
    print("game".ljust(32), *(column.rjust(width) for column, width in zip(columns, WIDTHS, strict=True)))
    for each in contestants:
        moves = median(each.moves)
        cells = [
            f"{moves:,.0f}",
            f"({min(each.moves):,.0f} - {max(each.moves):,.0f})",
            f"{median(each.steps):,.0f}",
            f"{median(each.playouts):,.0f}",
            f"{moves / median(yardstick.moves):.2f}" if yardstick else "-",
            f"{moves / median(yardstick.steps):.2f}" if yardstick else "-",
        ]
        print(each.name.ljust(32), *(cell.rjust(width) for cell, width in zip(cells, WIDTHS, strict=True)))
    if yardstick:
        owed = TARGET * median(yardstick.moves)
        slow = [each.name for each in contestants if each.ours and median(each.moves) < owed]
        print(f"below {TARGET:g} times the moves of {MEASURE}: {'; '.join(slow) or 'none'}")


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.6, help="CPU time of each game in each round")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    contestants = [ours(game.rules, players) for game in catalog.games() for players in game.rules.seats]
    if importlib.util.find_spec("pyspiel"):
        contestants += [theirs(name) for name in OTHERS]
    else:
        print("OpenSpiel is not installed (pip install '.[research]'): no comparison")
    measure(contestants, told.rounds, told.seconds, told.seed)
    report(contestants)


if __name__ == "__main__":
    main()
