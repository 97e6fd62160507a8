"""Programs in a seat. A bot gets what a browser in its seat gets, the view, and never a state."""

from __future__ import annotations

from workers.bots import greedy, uniform
from workers.bots.bot import STANDARD, Bot, Budget

__all__ = ["LEVELS", "NAMES", "STANDARD", "Bot", "Budget", "bot"]

_BOTS: dict[str, Bot] = {"random": uniform.choose, "greedy": greedy.choose}

NAMES = tuple(_BOTS)
LEVELS = {"novice": "random", "casual": "greedy"}
"""What people call a bot, and the bot that plays it: levels differ in planning, not in blunders."""


def bot(name: str) -> Bot:
    """The bot of that name or level; KeyError if there is none."""
    return _BOTS[LEVELS.get(name, name)]
