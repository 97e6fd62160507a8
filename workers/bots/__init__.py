"""Programs in a seat. A bot gets what a browser in its seat gets, the view, and never a state."""

from __future__ import annotations

import msgspec

from workers.bots import greedy, uniform
from workers.bots.bot import STANDARD, Bot, Budget

__all__ = ["LEVELS", "NAMES", "STANDARD", "Bot", "Budget", "Build", "bot", "build"]


class Build(msgspec.Struct, frozen=True):
    """Which program chose a move, written as "greedy-1".

    The version is raised whenever the bot's choices change, also because a game's `strategy.py` has changed:
    `tests/workers/bots/test_builds.py` fails otherwise.
    """

    name: str
    version: int

    def __str__(self) -> str:
        return f"{self.name}-{self.version}"


_BOTS: dict[str, tuple[Bot, Build]] = {
    "random": (uniform.choose, Build("random", version=1)),
    "greedy": (greedy.choose, Build("greedy", version=1)),
}

NAMES = tuple(_BOTS)
LEVELS = {"novice": "random", "casual": "greedy"}
"""What people call a bot, and the bot that plays it: levels differ in planning, not in blunders."""


def bot(name: str) -> Bot:
    """The bot of that name or level; KeyError if there is none."""
    return _BOTS[LEVELS.get(name, name)][0]


def build(name: str) -> Build:
    """The build of the bot of that name or level; KeyError if there is none."""
    return _BOTS[LEVELS.get(name, name)][1]
