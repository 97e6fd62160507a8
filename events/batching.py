"""A thread of this process that works through a queue in batches."""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

import structlog
from django.db import connections

T = TypeVar("T")
_log = structlog.get_logger(__name__)


class BatchThread(Generic[T]):
    """Starts its thread with the first `put`; hands over what is waiting, up to `most` items at a time.

    A daemon, so that a process which forgets to stop it still ends; `stop` works off the rest first.
    """

    def __init__(self, name: str, work: Callable[[list[T]], None], most: int) -> None:
        self._name = name
        self._work = work
        self._most = most
        self._thread: threading.Thread | None = None
        self._queue: queue.SimpleQueue[T | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        os.register_at_fork(after_in_child=self._forget)  # threads do not survive a fork

    def put(self, item: T) -> None:
        """Let the thread work on this, after all that is waiting."""
        with self._lock:
            if self._thread is None:
                # A new queue: items in the old one belong to the thread that is stopping.
                self._queue = queue.SimpleQueue()
                self._thread = threading.Thread(target=self._run, args=(self._queue,), name=self._name, daemon=True)
                self._thread.start()
            self._queue.put(item)

    def stop(self) -> None:
        """Wait until all that is waiting is done, and end the thread; the next `put` starts a new one."""
        with self._lock:
            thread, self._thread = self._thread, None
            self._queue.put(None)
        if thread is not None and thread is not threading.current_thread():
            thread.join()

    def _forget(self) -> None:
        self._lock = threading.Lock()
        self._thread = None
        self._queue = queue.SimpleQueue()

    def _run(self, waiting: queue.SimpleQueue[T | None]) -> None:
        last = False
        while not last:
            first = waiting.get()
            items: list[T] = [] if first is None else [first]
            last = first is None
            while not last and len(items) < self._most and not waiting.empty():
                item = waiting.get()
                if item is None:
                    last = True
                else:
                    items.append(item)
            try:
                if items:
                    self._work(items)
            except Exception as error:  # noqa: BLE001  a thread that dies here would leave all later items waiting
                _log.error("batch_failed", thread=self._name, error=type(error).__name__)
        connections.close_all()
