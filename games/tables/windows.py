"""Reaction windows: what the platform answers for somebody, and when (docs/decisions/0007-windows.md).

A window is a question whose fallback is its pass. How long an answer takes must not tell what somebody could have
answered, so whoever does not answer by hand takes a time from one distribution, whatever is held.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from random import SystemRandom
from typing import Final

from games.players import preferences
from games.tables import clock
from games.tables.table import Table
from games.tables.writes import moves

QUICKEST: Final = 0.8
SLOWEST: Final = 1.6
_THINKING: Final = timedelta(seconds=QUICKEST / 2)  # what a bot has that comes late
_delays = SystemRandom()  # no table's, and no seed that forked workers could share


def bot_answers_at(table: Table, seat: int) -> datetime:
    """The time at which a bot answers this window, drawn anew each time.

    The delay counts from when people have looked at what came before; where a bot comes late to an open window, from
    when it comes.
    """
    return max(table.begins(seat), datetime.now(UTC) - _THINKING) + _delay()


def schedule_passes(table: Table, new: set[int]) -> None:
    """Where windows wait: those who were asked just now and want it let this window pass, after a bot's time."""
    for seat, asked in seats_that_let_pass(table):
        if asked in new:
            clock.at(table.begins(seat) + _delay(), partial(moves.let_pass, table.id, seat, asked))


def seats_that_let_pass(table: Table) -> list[tuple[int, int]]:
    """Who is asked in a window that waits and wants it let pass, each with the entry that asks."""
    if not table.in_window or not table.terms.windows_wait:
        return []
    asked = [(seat, number) for seat, number in enumerate(table.game.asked) if number is not None]
    wanted = preferences.who_lets_pass(table.people_asked(), table.terms.game, table.topic)
    return [(seat, number) for seat, number in asked if table.chairs[seat].player in wanted]


def _delay() -> timedelta:
    return timedelta(seconds=_delays.uniform(QUICKEST, SLOWEST))
