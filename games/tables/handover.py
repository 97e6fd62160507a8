"""From threads to an event loop: what they hand over shortly after each other is taken together.

Waking a loop costs more than most of what it is woken for, and a group of moves is told all at once.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Any, Generic, TypeVar

import structlog

from events.writer import Decide, write_for

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
            with suppress(RuntimeError):  # it has closed since
                self._loop.call_soon_threadsafe(self._take)

    async def result(self, future: Future[R]) -> R:
        """What a future of a thread holds once it is done, or raises it."""
        done: asyncio.Future[R] = self._loop.create_future()
        future.add_done_callback(lambda each: self.put(partial(_copy, done, each)))
        return await done

    async def write(self, stream: str, decide: Decide[R]) -> R:
        """What that decision comes to (events/writer.py) once it is stored, or raises it."""
        done: asyncio.Future[R] = self._loop.create_future()
        write_for(_Awaited(self, done), stream, decide)
        return await done

    def _take(self) -> None:
        self._woken = False
        while self._waiting:
            call = self._waiting.popleft()
            try:
                call()
            except Exception as error:  # noqa: BLE001  those behind it are about other tables
                _log.error("handover_failed", error=type(error).__name__)


class _Awaited(Generic[R]):
    """An answer that the loop waits for. Who waits no more has asked nevertheless: it is done."""

    __slots__ = ("_done", "_handover")

    def __init__(self, handover: Handover, done: asyncio.Future[R]) -> None:
        self._handover = handover
        self._done = done

    def set_running_or_notify_cancel(self) -> bool:
        return True

    def set_result(self, result: R) -> None:
        self._handover.put(partial(_settle, self._done, result, None))

    def set_exception(self, exception: BaseException) -> None:
        self._handover.put(partial(_settle, self._done, None, exception))


def _settle(done: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if done.done():  # nobody waits any more
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


def _copy(done: asyncio.Future[Any], future: Future[Any]) -> None:
    error = future.exception()
    _settle(done, None if error else future.result(), error)
