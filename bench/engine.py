"""Random moves and playouts a second of every game, beside OpenSpiel's Python games: `python -m bench.engine`.

One core, process CPU time. A playout is a whole game of random legal moves from the start; what chance
deals takes time but is no move. All take turns in the same run, so that a busy machine slows all alike.
Needs `pip install '.[bench]'` for the comparison; `--alone` goes without.
"""

from __future__ import annotations

import argparse
import importlib
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


@dataclass
class Contestant:
    """A game and what it did in each of its turns: `playout` plays it once and returns the number of moves."""

    name: str
    playout: Callable[[Random], int]
    ours: bool
    moves: list[float] = field(default_factory=list)
    playouts: list[float] = field(default_factory=list)

    def run(self, seconds: float, chance: Random) -> None:
        """Plays for that long and remembers both rates."""
        moves = playouts = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            moves += self.playout(chance)
            playouts += 1
        self.moves.append(moves / spent)
        self.playouts.append(playouts / spent)


def ours(rules: Rules[Any, Any, Any, Any], players: int) -> Contestant:
    """One of our games with that many players."""
    setup = rules.standard(players, rules.options_type())
    start, waiting_for, legal, play, deal = rules.start, rules.waiting, rules.legal, rules.play, rules.deal

    def playout(chance: Random) -> int:
        state = start(setup)
        uniform = chance.random
        moves = 0
        while not isinstance(waiting := waiting_for(state), Over):
            if isinstance(waiting, Dealer):
                draw = chance.choices if waiting.put_back else chance.sample
                deal(state, tuple(draw(waiting.pool, k=waiting.take)))
                continue
            seat = waiting.seats[0]
            offered = legal(state, seat)
            play(state, seat, offered[int(uniform() * len(offered))])
            moves += 1
        return moves

    return Contestant(f"{rules.key}, {players} players", playout, ours=True)


def theirs(name: str) -> Contestant:
    """A Python game of OpenSpiel, in the same way: chance nodes are drawn evenly and are no moves."""
    # Games written in Python register themselves when their package is imported.
    importlib.import_module("open_spiel.python.games")
    game = importlib.import_module("pyspiel").load_game(name)

    def playout(chance: Random) -> int:
        state = game.new_initial_state()
        uniform = chance.random
        moves = 0
        while not state.is_terminal():
            moves += not state.is_chance_node()
            offered = state.legal_actions()
            state.apply_action(offered[int(uniform() * len(offered))])
        return moves

    return Contestant(f"OpenSpiel {name}", playout, ours=False)


def measure(contestants: list[Contestant], rounds: int, seconds: float, seed: int) -> None:
    """Everybody's turn, round after round."""
    chance = Random(seed)
    for _ in range(rounds):
        for contestant in contestants:
            contestant.run(seconds, chance)


def report(contestants: list[Contestant]) -> None:
    """One line each: medians, the span over the rounds, and how many times MEASURE."""
    yardstick = next((median(each.moves) for each in contestants if each.name.endswith(MEASURE)), None)
    print(f"Python {platform.python_version()}, {platform.machine()}, one core, CPU time")
    print(f"{'game':34}{'moves/s':>10}{'(min - max)':>22}{'playouts/s':>12}{'times dominoes':>16}")
    for each in contestants:
        span = f"({min(each.moves):,.0f} - {max(each.moves):,.0f})"
        times = f"{median(each.moves) / yardstick:.2f}" if yardstick else "-"
        print(f"{each.name:34}{median(each.moves):>10,.0f}{span:>22}{median(each.playouts):>12,.0f}{times:>16}")
    if yardstick:
        slow = [each.name for each in contestants if each.ours and median(each.moves) < TARGET * yardstick]
        print(f"below {TARGET:g} times {MEASURE}: {'; '.join(slow) or 'none'}")


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.6, help="CPU time of each game in each round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--alone", action="store_true", help="without OpenSpiel")
    told = parser.parse_args()
    contestants = [ours(game.rules, players) for game in catalog.games() for players in game.rules.seats]
    if not told.alone:
        contestants += [theirs(name) for name in OTHERS]
    measure(contestants, told.rounds, told.seconds, told.seed)
    report(contestants)


if __name__ == "__main__":
    main()
