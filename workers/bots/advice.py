"""Advice for a person: which moves the best bot of the game likes best in that person's view, and what speaks for them.

The best bot is that of the highest level that the game has. It gets what a bot in that seat would get, or less (the
rules' `for_advice`), so that no advice tells what the person may not know.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec

from games.engine.contract import Rules, Strategy
from workers.bots import greedy, played_by, rollout, search, thinker
from workers.bots.bot import Budget, imaginer

MOST: Final = 3
WORLDS: Final = 20
"""In so many imagined worlds the advised moves are held against each other."""
_COMPARE: Final = {"greedy": greedy.compare, "search": search.compare, "rollout": rollout.compare}


class Advised(msgspec.Struct, frozen=True):
    """A move, how much less it brings on average than the first one, and in how many of the worlds it did better.

    Better than the first one; the first one: better than the second.
    """

    move: Any
    behind: float
    better: int


class Advice(msgspec.Struct, frozen=True):
    """The best moves, the best first; `worlds`: how many were looked at to compare them, 0 where there is one alone."""

    moves: tuple[Advised, ...]
    worlds: int


def advise(
    rules: Rules[Any, Any, Any, Any], strategy: Strategy[Any, Any], view: Any, seat: int, chance: Random, budget: Budget
) -> Advice:
    """What to tell whoever has this view, of which the caller has taken what `for_advice` leaves."""
    level = strategy.levels[-1]
    thought = thinker(level)(rules, strategy, view, seat, chance, budget)
    # What was never tried is not known to be good; of a move without any other there is nothing to try.
    liked = [each for each in thought.considered[:MOST] if each.visits] or list(thought.considered[:1])
    best = liked[0]
    if len(liked) == 1:
        return Advice((Advised(best.move, 0.0, 0),), 0)
    compare = _COMPARE[played_by(level, strategy)]
    moves = [each.move for each in liked]
    results = compare(rules, strategy, imaginer(rules, view), seat, moves, chance, WORLDS)
    advised = []
    for at, each in enumerate(liked):
        rival = results[0 if at else 1]
        better = sum([one > other for one, other in zip(results[at], rival, strict=True)])
        # Fewer tries can make a move look better than the one that was chosen over it; it is not shown as such.
        advised.append(Advised(each.move, max(0.0, best.result - each.result), better))
    return Advice(tuple(advised), WORLDS)
