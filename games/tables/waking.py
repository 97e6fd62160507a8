"""After every write: who must be moved along. Wakes workers by the name of their task, so that the arrow stays one way.

The log calls `after_write` after each commit of this process: `games.tables.wiring` connects it.

A message may get lost, a worker may die, with an answer in hand that waits for its moment: the sweep (sweep.py) does
the same again from what stands in the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from random import SystemRandom
from typing import Final

from celery import current_app

from events.batching import BatchThread
from events.entry import Entry
from games.tables import clock, remarks, windows
from games.tables.table import Table

# What is waiting is worked off in this order (docs/decisions/0019): the smallest number first, as on Redis, where kombu
# knows the steps 0, 3, 6 and 9.
FIRST: Final = 0
"""The bot that a table with people waits for."""
NEXT: Final = 3
"""The others that are asked at that table at the same time: after the first ones of all tables."""
LAST: Final = 6
"""Bots at a table where nobody sits."""

_HURRIED: Final = 0.4
"""So much of their usual pause bots make where all people only look on (`Rules.rests`)."""

_pauses = SystemRandom()  # no seed that forked workers could share


def after_write(stream: str, entries: Sequence[Entry], table: Table) -> None:
    """Called once a group has been stored, with the entries of one table and the table after them."""
    clock.watch(table)
    if table.status == "ended":
        current_app.send_task("workers.score_table", [stream], queue="default")
        return
    newest = {entry.seq for entry in entries}
    waited = table.undoing is not None and table.undoing.ended in newest  # bots did, for the answers to a request
    windows.schedule_passes(table, newest)
    priority = LAST if table.deserted else FIRST
    for seat, asked in sorted(bots_asked(table), key=lambda each: each[1]):  # who was asked before comes before
        if waited or asked in newest:
            wake_bot(table, seat, asked, priority)
        priority = max(priority, NEXT)
    remark = remarks.about_new(table, newest)
    if remark is not None:
        _waker.put(partial(_send_remark, table.id, remark))


def bots_asked(table: Table) -> list[tuple[int, int]]:
    """The bots that are to answer now, each with the entry that asks it."""
    if table.replay is None or table.status != "running" or table.bots_wait:
        return []
    asked = enumerate(table.replay.asked)
    return [(seat, number) for seat, number in asked if number is not None and table.chairs[seat].sitter == "bot"]


def wake_bot(table: Table, seat: int, asked: int, priority: int) -> None:
    """Let a worker think for that bot now. When it answers is settled here (docs/decisions/0036)."""
    _waker.put(partial(send_bot, table.id, seat, asked, priority, answers_at(table, seat)))


def send_bot(table: str, seat: int, asked: int, priority: int, at: datetime | None = None) -> None:
    """Ask the workers for that bot's turn; `at`: when it is to be seen, None as soon as a worker may show it."""
    current_app.send_task(
        "workers.take_bot_turn",
        [table, seat, asked],
        {"at": None if at is None else at.isoformat()},
        queue="bots",
        priority=priority,
    )


def _send_remark(table: str, remark: remarks.Remark) -> None:
    """Ask the workers for what a bot says. Lost is lost: nobody waits for it."""
    about = [table, remark.seat, remark.asked, remark.at.isoformat()]
    current_app.send_task("workers.remark", about, queue="bots", priority=LAST)


def send_thought(task: str, about: list[str | int], priority: int, seconds: int) -> None:
    """Ask the workers for something that a person would like to know within so many seconds, and no game waits for."""
    _waker.put(partial(_ask_to_think, task, about, priority, seconds))


def _ask_to_think(task: str, about: list[str | int], priority: int, seconds: int) -> None:
    current_app.send_task(task, about, queue="analysis", priority=priority, expires=seconds)


def send_work(task: str, about: list[str | int], queue: str) -> None:
    """Ask the workers of that queue for what no game waits for. Lost is lost: whoever still waits for it asks again."""
    _waker.put(partial(_ask_to_work, task, about, queue))


def _ask_to_work(task: str, about: list[str | int], queue: str) -> None:
    current_app.send_task(task, about, queue=queue, priority=LAST)


def answers_at(table: Table, seat: int) -> datetime | None:
    """The moment at which a bot that is asked now answers, drawn from what everybody knows; None: as soon as it can.

    So a bot's time says nothing about its hand (design.md part 7). The draw is anew each time.
    """
    pace = table.terms.pace
    if not pace.bot_delay:
        return None
    if table.in_window:
        return windows.bot_answers_at(table, seat)
    drawn = pace.bot_delay * _pauses.triangular(0.6, 1.8, 0.9)
    pause = timedelta(milliseconds=table.look + drawn)
    return datetime.now(UTC) + (pause * _HURRIED if _all_rest(table) else pause)


def _all_rest(table: Table) -> bool:
    """Whether the people who play have nothing to decide for a while, as everybody sees."""
    view = table.rules.view(table.game.state, None)
    return bool(table.playing) and all(table.rules.rests(view, seat) for seat in table.playing)


def _send(wakes: Sequence[partial[None]]) -> None:
    for wake in wakes:
        wake()


# A broker that is away makes each message wait for seconds, and the thread that tells people has no time for that.
_waker: BatchThread[partial[None]] = BatchThread("waker", _send, 64)
