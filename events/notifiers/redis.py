"""Notifications over Redis: one group of the channel layer, and a thread with an event loop of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, wait
from typing import Any, Final

import structlog
from channels.layers import BaseChannelLayer, get_channel_layer
from django.core.exceptions import ImproperlyConfigured
from redis.exceptions import RedisError

GROUP: Final = "griot.notify"
AGAIN: Final = 1.0
LAST: Final = 5.0
"""Seconds that the last notification of a process may take, also where Redis is slow."""
_log = structlog.get_logger(__name__)


class Redis:
    """Sends what has grown since the last message as one message, so that a busy writer costs little."""

    def __init__(self, heard: Callable[[str, int], None]) -> None:
        self._heard = heard
        self._lock = threading.Lock()
        self._grown: dict[str, int] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._listening: threading.Event | None = None
        self._thread: threading.Thread | None = None
        self._sending: set[Future[None]] = set()

    def listen(self) -> None:
        """Subscribe; returns once nothing can be missed any more, or Redis is not there yet."""
        loop = self._running()
        with self._lock:
            first = self._listening is None
            listening = self._listening = self._listening or threading.Event()
        if first:
            asyncio.run_coroutine_threadsafe(self._receive(listening), loop)
        listening.wait(2 * AGAIN)

    def send(self, stream: str, head: int) -> None:
        """Let other processes hear."""
        loop = self._running()
        with self._lock:
            idle = not self._grown
            self._grown[stream] = max(head, self._grown.get(stream, 0))
        if idle:
            sent = asyncio.run_coroutine_threadsafe(self._send(), loop)
            self._sending.add(sent)
            sent.add_done_callback(self._sending.discard)

    def stop(self) -> None:
        """End the thread."""
        if self._loop is not None and self._thread is not None:
            wait(tuple(self._sending), LAST)
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
            self._loop = self._listening = None

    def _running(self) -> asyncio.AbstractEventLoop:
        with self._lock:
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                self._thread = threading.Thread(target=self._run, args=(self._loop,), name="notify", daemon=True)
                self._thread.start()
            return self._loop

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.run_forever()
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        loop.run_until_complete(_ended(left))
        loop.close()

    async def _send(self) -> None:
        with self._lock:
            grown, self._grown = self._grown, {}
        try:
            await _layer().group_send(GROUP, {"type": "notify", "heads": grown})
        except (RedisError, OSError) as error:  # a lost notification is healed by the next one and by a slow poll
            _log.warning("notify_failed", error=type(error).__name__)

    async def _receive(self, listening: threading.Event) -> None:
        layer = _layer()
        channel = await layer.new_channel()  # one for good: the layer keeps a queue for each
        while True:
            try:
                await layer.group_add(GROUP, channel)
                listening.set()
                while True:
                    message = await layer.receive(channel)
                    for stream, head in message["heads"].items():
                        self._heard(stream, head)
            except (RedisError, OSError) as error:
                _log.warning("notify_failed", error=type(error).__name__)
                await asyncio.sleep(AGAIN)


async def _ended(tasks: set[asyncio.Task[Any]]) -> None:
    await asyncio.gather(*tasks, return_exceptions=True)


def _layer() -> BaseChannelLayer:
    layer = get_channel_layer()
    if layer is None:
        raise ImproperlyConfigured("GRIOT_NOTIFY is redis, but there is no channel layer")
    return layer
