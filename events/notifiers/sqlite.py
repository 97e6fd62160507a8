"""Notifications on SQLite: a thread that looks whether the file has changed; 3 microseconds a look."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final

import structlog
from django.db import Error, connection

EVERY: Final = 0.05
AGAIN: Final = 1.0
_log = structlog.get_logger(__name__)


class Watch:
    """Watches `PRAGMA data_version` on a connection of its own; then asks which streams grew."""

    def __init__(self, heard: Callable[[str, int], None]) -> None:
        self._heard = heard
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._ready = threading.Event()
        self._over = threading.Event()

    def listen(self) -> None:
        """Start watching; returns once nothing can be missed any more."""
        if connection.vendor != "sqlite":
            return  # PostgreSQL without Redis: only this process is heard
        with self._lock:
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="notify", daemon=True)
                self._thread.start()
        self._ready.wait()

    def send(self, stream: str, head: int) -> None:
        """Nothing to do: the commit itself is the signal."""

    def stop(self) -> None:
        """End the thread."""
        self._over.set()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()

    def _run(self) -> None:
        version, row = -1, -1
        while not self._over.wait(EVERY if self._ready.is_set() else 0):
            try:
                seen = _number("PRAGMA data_version")
                if row < 0:
                    row = _number("SELECT COALESCE(MAX(row), 0) FROM events_entry")
                elif seen != version:
                    row = self._tell(row)
                version = seen
            except Error as error:  # for example busy, or not migrated yet: looked at again in a moment
                connection.close()
                version = -1
                _log.warning("notify_failed", error=type(error).__name__)
                self._over.wait(AGAIN)
            self._ready.set()
        connection.close()

    def _tell(self, row: int) -> int:
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT stream_id, MAX(seq), MAX(row) FROM events_entry WHERE row > %s GROUP BY stream_id", [row]
            )
            grown = cursor.fetchall()
        for stream, head, _ in grown:
            self._heard(stream, head)
        return max((last for _, _, last in grown), default=row)


def _number(sql: str) -> int:
    with connection.cursor() as cursor:
        cursor.execute(sql)
        return int(cursor.fetchone()[0])
