"""From threads to an event loop: what they hand over shortly after each other is taken together.

Waking a loop costs more than most of what it is woken for, and a group of moves is told all at once.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, TypeVar

import structlog

R = TypeVar("R")
_log = structlog.get_logger(__name__)


class Handover:
    """What threads would have done by one event loop. In order; after the loop has closed nothing is done."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Callable[[], object]] = deque()
        self._woken = False

    def put(self, call: Callable[[], object]) -> None:
        """Let the loop call that soon; from any thread."""
        if self._loop.is_closed():
            return
        self._waiting.append(call)
        # `_take` first says that it must be woken anew, and then looks. So either it finds this call, or this wakes it.
        if not self._woken:
            self._woken = True
            self._loop.call_soon_threadsafe(self._take)

    async def result(self, future: Future[R]) -> R:
        """What a future of a thread holds once it is done, or raises it."""
        done: asyncio.Future[R] = self._loop.create_future()
        future.add_done_callback(lambda each: self.put(partial(_settle, done, each)))
        return await done

    def _take(self) -> None:
        self._woken = False
        while self._waiting:
            call = self._waiting.popleft()
            try:
                call()
            except Exception as error:  # noqa: BLE001  those behind it are about other tables
                _log.error("handover_failed", error=type(error).__name__)


def _settle(done: asyncio.Future[Any], future: Future[Any]) -> None:
    if done.done():  # nobody waits any more
        return
    error = future.exception()
    if error is None:
        done.set_result(future.result())
    else:
        done.set_exception(error)
