"""The timer of this process: answers for a seat when its time is over, does anything else at its time.

What a dead process forgets, the sweep finds. So a pass that a person has given and that waits for the end of its
window (windows.py) is written down nowhere: at the end of a window the clock passes anyway.
"""

from __future__ import annotations

import heapq
import itertools
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial

from games.tables.table import Table
from games.tables.writes import moves

_heap: list[tuple[datetime, int, Callable[[], object]]] = []
_count = itertools.count()  # what comes at the same time comes in the order in which it was asked for
_changed = threading.Condition()
_thread: threading.Thread | None = None


def watch(table: Table) -> None:
    """Remember when the question that is open at this table runs out, if it ever does."""
    due = table.due()
    if due is not None:
        at(due, partial(_time_out, table.id, _questions(table)))


def at(when: datetime, do: Callable[[], object]) -> None:
    """Do that then, as long as this process lives; it must neither wait nor fail."""
    global _thread
    with _changed:
        heapq.heappush(_heap, (when, next(_count), do))
        if _thread is None or not _thread.is_alive():
            _thread = threading.Thread(target=_run, name="clock", daemon=True)
            _thread.start()
        _changed.notify()


def forget() -> None:
    """Drop all that was still to be done, as when the process dies."""
    with _changed:
        _heap.clear()


def call_time(table: Table) -> None:
    """Answer for every seat of a table whose time is over; who has answered meanwhile is left alone."""
    _time_out(table.id, _questions(table))


def _questions(table: Table) -> list[tuple[int, int]]:
    if table.question is None:
        return []
    return [(seat, asked) for seat, asked in enumerate(table.game.asked) if asked is not None]


def _time_out(table: str, questions: list[tuple[int, int]]) -> None:
    for seat, asked in questions:
        moves.time_out(table, seat, asked)


def _run() -> None:
    while True:
        with _changed:
            while not _heap or _heap[0][0] > datetime.now(UTC):
                left = (_heap[0][0] - datetime.now(UTC)).total_seconds() if _heap else None
                _changed.wait(left)
            _, _, do = heapq.heappop(_heap)
        do()
