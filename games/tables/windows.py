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
_THINKING: Final = timedelta(seconds=QUICKEST / 2)  # what a bot has at the very least
_delays = SystemRandom()  # no table's, and no seed that forked workers could share


def bot_answers_at(table: Table, seat: int) -> datetime | None:
    """The time at which a bot answers this window.

    None means at once: the question is no window, only bots sit here, or `bot_delay` is 0.

    The delay counts from the question, so that it does not show how long the bot thinks; a worker that comes to it
    late counts from when it comes.
    """
    if not table.in_window or not table.terms.pace.bot_delay or all(chair.sitter == "bot" for chair in table.chairs):
        return None
    asked_at = table.asked_at[seat]
    assert asked_at is not None
    return max(datetime.fromisoformat(asked_at), datetime.now(UTC) - _THINKING) + _delay()


def schedule_passes(table: Table, new: set[int]) -> None:
    """Where turns are long: those who were asked just now and want it let this window pass, after a bot's time."""
    for seat, asked in seats_that_let_pass(table):
        if asked in new:
            clock.at(datetime.now(UTC) + _delay(), partial(moves.let_pass, table.id, seat, asked))


def seats_that_let_pass(table: Table) -> list[tuple[int, int]]:
    """Who is asked in a window of a table with long turns and wants it let pass, each with the entry that asks."""
    if not table.in_window or not table.terms.pace.long:
        return []
    asked = [(seat, number) for seat, number in enumerate(table.game.asked) if number is not None]
    wanted = preferences.who_lets_pass(table.people_asked(), table.terms.game, table.topic)
    return [(seat, number) for seat, number in asked if table.chairs[seat].player in wanted]


def _delay() -> timedelta:
    return timedelta(seconds=_delays.uniform(QUICKEST, SLOWEST))
