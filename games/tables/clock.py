"""The timer of this process: answers for a seat when its time is over, or does something at a time within a minute.

What a dead process forgets, the sweep finds. So a pass that a person has given and that waits for the end of its
window (windows.py) is written down nowhere: at the end of a window the clock passes anyway.
"""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable
from concurrent.futures import Future
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

import structlog
from django.db import close_old_connections

from events import cache
from games.tables import attendance
from games.tables.table import Table
from games.tables.writes import absence, moves, undo

NEAR: Final = timedelta(minutes=1)
"""What falls due later than that is left to the sweep."""

_log = structlog.get_logger(__name__)
_timers: dict[str | int, tuple[datetime, Callable[[], object]]] = {}
"""One for each table (by its id) whose time runs out soon, and those of `at` (by a number)."""
_count = itertools.count()
_changed = threading.Condition()
_waits_until = datetime.max.replace(tzinfo=UTC)
_thread: threading.Thread | None = None


def watch(table: Table) -> None:
    """Remember when the next thing at this table runs out, if it does soon; forget what was before."""
    due = table.next_due()
    if due is not None and due <= datetime.now(UTC) + NEAR:
        _set(table.id, due, partial(_look, table.id))
    else:
        with _changed:
            _timers.pop(table.id, None)


def at(when: datetime, do: Callable[[], object]) -> None:
    """Do something at that time, which should be within the next minute.

    `do` runs on the one clock thread, so it must return quickly (no `future.result()`, no lock). It is lost if this
    process ends.
    """
    _set(next(_count), when, do)


def forget() -> None:
    """Drop all that was still to be done, as when the process dies."""
    with _changed:
        _timers.clear()


def call_time(table: Table) -> list[Future[bool]]:
    """End a request and answer for every seat of a table whose time is over; who has answered meanwhile is left alone.

    Where nobody has been there for long the game is paused instead. The futures hold whether the clock did something.
    """
    now, request, due = datetime.now(UTC), table.request, table.due()
    if request is not None and datetime.fromisoformat(request.until) <= now:
        return [undo.time_over(table.id, request.number)]
    if due is None or due > now:
        return []
    if attendance.nobody_there(table):
        return [absence.pause(table.id)]
    asked = [(seat, number) for seat, number in enumerate(table.game.asked) if number is not None]
    return [moves.time_out(table.id, seat, number) for seat, number in asked]


def _look(id: str) -> None:
    table: Table = cache.current(id).state  # another process may have written meanwhile
    if call_time(table):
        return
    with _changed:
        if id not in _timers:  # else somebody knows of a later question
            watch(table)


def _set(key: str | int, when: datetime, do: Callable[[], object]) -> None:
    global _thread
    with _changed:
        _timers[key] = (when, do)
        if _thread is None or not _thread.is_alive():
            _thread = threading.Thread(target=_run, name="clock", daemon=True)
            _thread.start()
        elif when < _waits_until:
            _changed.notify()


def _run() -> None:
    while True:
        for do in _due():
            try:
                do()
            except Exception as error:  # noqa: BLE001  all other tables wait for this thread; the sweep mends this one
                _log.error("timer_failed", error=type(error).__name__)
        close_old_connections()


def _due() -> list[Callable[[], object]]:
    """Block until a timer is due. Remove the due timers and return what they do, earliest first."""
    global _waits_until
    with _changed:
        while True:
            now = datetime.now(UTC)
            keys = sorted((key for key, (when, _) in _timers.items() if when <= now), key=lambda key: _timers[key][0])
            if keys:
                return [_timers.pop(key)[1] for key in keys]
            _waits_until = min((when for when, _ in _timers.values()), default=datetime.max.replace(tzinfo=UTC))
            _changed.wait((_waits_until - now).total_seconds() if _timers else None)
