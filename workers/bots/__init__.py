"""Programs in a seat. A bot gets what a browser in its seat gets, the view, and never a state."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from games.engine.contract import EVERY_GAME_HAS, Rules, Strategy
from workers.bots import greedy, rollout, search, uniform
from workers.bots.bot import STANDARD, Bot, Budget, Thinker, Thought

__all__ = [
    "LEVELS", "NAMES", "STANDARD", "Bot", "Budget", "Build", "Level", "Thinker", "Thought", "bot", "build",
    "played_by", "thinker",
]  # fmt: skip


class Build(msgspec.Struct, frozen=True):
    """Which program chose a move, written as "greedy-1".

    The version is raised whenever the bot's choices change, also because a game's `strategy.py` has changed:
    `tests/workers/bots/test_builds.py` fails otherwise.
    """

    name: str
    version: int

    def __str__(self) -> str:
        return f"{self.name}-{self.version}"


_BOTS: dict[str, tuple[Thinker, Build]] = {
    "random": (uniform.consider, Build("random", version=2)),
    "greedy": (greedy.consider, Build("greedy", version=5)),
    "search": (search.consider, Build("search", version=5)),
    "rollout": (rollout.consider, Build("rollout", version=3)),
}
_SAME_IN_ALL = {"novice": "random", "casual": "greedy"}

NAMES = tuple(_BOTS)
LEVELS = (*EVERY_GAME_HAS, "strong", "expert")
"""What people call a bot: levels differ in planning, not in blunders. Which bot plays the higher ones a game says."""


class Level(msgspec.Struct, frozen=True):
    """How a level thinks: by the bot that the game chose for it, and as much as it says."""

    name: str

    def __call__(
        self,
        rules: Rules[Any, Any, Any, Any],
        strategy: Strategy[Any, Any],
        view: Any,
        seat: int,
        chance: Random,
        budget: Budget,
    ) -> Thought:
        effort = strategy.lookahead.levels.get(strategy.nearest(self.name))
        if effort is not None:
            budget = msgspec.structs.replace(budget, simulations=effort.simulations)
        return _BOTS[played_by(self.name, strategy)][0](rules, strategy, view, seat, chance, budget)


class _Choosing(msgspec.Struct, frozen=True):
    """A bot that makes the move which comes of that thinking."""

    think: Thinker

    def __call__(
        self,
        rules: Rules[Any, Any, Any, Any],
        strategy: Strategy[Any, Any],
        view: Any,
        seat: int,
        chance: Random,
        budget: Budget,
    ) -> Any:
        return self.think(rules, strategy, view, seat, chance, budget).move


def bot(name: str) -> Bot:
    """The bot of that name or level; KeyError if there is none."""
    return _Choosing(thinker(name))


def thinker(name: str) -> Thinker:
    """How the bot of that name or level thinks; KeyError if there is none."""
    return Level(name) if name in LEVELS else _BOTS[name][0]


def played_by(level: str, strategy: Strategy[Any, Any]) -> str:
    """The name of the bot that plays this level, or the nearest one that there is, in the game of that strategy."""
    level = strategy.nearest(level)
    return _SAME_IN_ALL[level] if level in _SAME_IN_ALL else strategy.lookahead.levels[level].bot


def build(name: str) -> Build:
    """The build of the bot of that name; KeyError if there is none."""
    return _BOTS[name][1]
