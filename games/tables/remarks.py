"""When bots say something, in games that live from talk (docs/decisions/0041): drawn from what everybody knows.

What they say, their strategy knows (`Strategy.remark`), by their view; it is written as what people say is.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import SystemRandom
from typing import Final, NamedTuple

from games.tables.table import Table

OFTEN: Final = 1 / 2
"""Of how many questions one of the bots says something, if it has anything to say. Never more than one of them."""
_chance = SystemRandom()  # no table's, and no seed that forked workers could share


class Remark(NamedTuple):
    """A bot that may say something about the question of entry `asked`, and when it is heard."""

    seat: int
    asked: int
    at: datetime


def about_new(table: Table, new: set[int]) -> Remark | None:
    """Whether a bot says something about a question that one of these entries has just asked.

    Nobody does where no person listens, where bots do not wait for people (`bot_delay` 0), in a lesson, which has its
    own words, nor in a window, where only times count.
    """
    pace = table.terms.pace
    if table.status != "running" or table.in_window or table.bots_wait or table.deserted or table.terms.is_lesson:
        return None
    asked = new.intersection(table.game.asked)
    speakers = [seat for seat in range(len(table.chairs)) if table.bot_talks(seat)] if pace.bot_delay else []
    if not asked or not speakers or _chance.random() >= OFTEN:
        return None
    # Mostly before bots answer, so that people can still make something of it.
    drawn = pace.bot_delay * _chance.triangular(0.2, 0.9, 0.5)
    return Remark(_chance.choice(speakers), max(asked), datetime.now(UTC) + timedelta(milliseconds=table.look + drawn))
