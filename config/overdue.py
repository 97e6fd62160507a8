"""The time limit of tasks for workers whose tasks are threads.

Celery can end a process that takes too long, but nobody can end a thread: so the whole worker ends, its supervisor
starts another, and the sweep picks up what was left.
"""

from __future__ import annotations

import os
import threading
import time
from typing import Any

import structlog
from celery import Task
from celery.signals import task_postrun, task_prerun

_log = structlog.get_logger(__name__)
_LOOK_EVERY = 1.0


class Overdue:
    """Ends this process once a task has run for longer than its limit."""

    def __init__(self) -> None:
        self._until: dict[str, tuple[float, str]] = {}

    def watch(self) -> None:
        """Looks at every task of this process from now on."""
        task_prerun.connect(self._begun, weak=False)
        task_postrun.connect(self._done, weak=False)
        threading.Thread(target=self._look, name="overdue", daemon=True).start()

    def _begun(self, task_id: str, task: Task[Any, Any], **_: Any) -> None:
        limit = task.time_limit or task.app.conf.task_time_limit
        self._until[task_id] = (time.monotonic() + limit, task.name)

    def _done(self, task_id: str, **_: Any) -> None:
        self._until.pop(task_id, None)

    def _look(self) -> None:
        pause = threading.Event()
        while not pause.wait(_LOOK_EVERY):
            now = time.monotonic()
            for until, task in list(self._until.values()):
                if until < now:
                    _log.error("a task ran out of time, the worker ends", task=task)
                    os._exit(70)  # at once: an orderly end would wait for the very thread that hangs
