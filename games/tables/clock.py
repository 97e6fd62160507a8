"""The timer of this process: answers for a seat when its time is over. What a dead process forgets, the sweep finds."""

from __future__ import annotations

import heapq
import threading
from datetime import UTC, datetime

from games.engine.contract import Players
from games.tables import play
from games.tables.fold import Table

_heap: list[tuple[datetime, str, tuple[tuple[int, int], ...]]] = []
_changed = threading.Condition()
_thread: threading.Thread | None = None


def watch(table: Table) -> None:
    """Remember when the question that is open at this table runs out, if it ever does."""
    global _thread
    due = table.due()
    if due is None:
        return
    with _changed:
        heapq.heappush(_heap, (due, table.id, _questions(table)))
        if _thread is None or not _thread.is_alive():
            _thread = threading.Thread(target=_run, name="clock", daemon=True)
            _thread.start()
        _changed.notify()


def call_time(table: Table) -> None:
    """Answer for every seat of a table whose time is over; who has answered meanwhile is left alone."""
    for seat, asked in _questions(table):
        play.time_out(table.id, seat, asked)


def _questions(table: Table) -> tuple[tuple[int, int], ...]:
    if table.replay is None or not isinstance(table.replay.waiting, Players):
        return ()
    return tuple((seat, asked) for seat, asked in enumerate(table.replay.asked) if asked is not None)


def _run() -> None:
    while True:
        with _changed:
            while not _heap or _heap[0][0] > datetime.now(UTC):
                left = (_heap[0][0] - datetime.now(UTC)).total_seconds() if _heap else None
                _changed.wait(left)
            _, table, questions = heapq.heappop(_heap)
        for seat, asked in questions:
            play.time_out(table, seat, asked)
