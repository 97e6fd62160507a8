"""After every write: who must be moved along. Wakes workers by the name of their task, so that the arrow stays one way.

The log calls `after_write` after each commit of this process: `games.tables.wiring` connects it.

A message may get lost, a worker may die: the sweep (sweep.py) does the same again from what stands in the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom

from celery import current_app

from events.entry import Entry
from games.tables import clock, windows
from games.tables.table import Table

_pauses = SystemRandom()  # no seed that forked workers could share


def after_write(stream: str, entries: Sequence[Entry], table: Table) -> None:
    """Called once a group has been stored, with the entries of one table and the table after them."""
    clock.watch(table)
    if table.status == "ended":
        current_app.send_task("workers.score_table", [stream], queue="default")
        return
    newest = {entry.seq for entry in entries}
    windows.schedule_passes(table, newest)
    for seat, asked in bots_asked(table):
        if asked in newest:
            wake_bot(table, seat, asked)


def bots_asked(table: Table) -> list[tuple[int, int]]:
    """The bots that are asked now, each with the entry that asks it."""
    if table.replay is None or table.status != "running":
        return []
    asked = enumerate(table.replay.asked)
    return [(seat, number) for seat, number in asked if number is not None and table.chairs[seat].sitter == "bot"]


def wake_bot(table: Table, seat: int, asked: int) -> None:
    """Let a worker choose for that bot, after a natural pause; in a window at once: there the answer waits."""
    pause = _pause(table)
    current_app.send_task("workers.take_bot_turn", [table.id, seat, asked], queue="bots", countdown=pause or None)


def _pause(table: Table) -> float:
    # One distribution that public facts decide: a bot's time says nothing about its hand (design.md part 7).
    if all(chair.sitter == "bot" for chair in table.chairs) or table.in_window:
        return 0.0
    return table.terms.pace.bot_delay / 1000 * _pauses.triangular(0.6, 1.8, 0.9)
