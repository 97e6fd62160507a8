"""Notifications: "stream X is now N long", and nothing else.

Other matters than streams have a topic: "token X is gone". Never more than a name and a number. One may be lost,
doubled or late: whoever hears it looks it up, and looks now and then without having heard anything.

Listeners of this process hear it at once. Other processes: on SQLite each watches the file, with Redis
(setting GRIOT_NOTIFY) it goes through the channel layer.
"""

from __future__ import annotations

import atexit
import os
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

import structlog
from django.conf import settings
from django.utils.module_loading import import_string

Heard = Callable[[str, int], None]
"""Called with a stream and how long it is now, from any thread: be quick, do not raise."""
STREAMS: Final = ""
"""The topic of whoever does not name one."""

_BACK_ENDS = {"sqlite": "events.notifiers.sqlite.Watch", "redis": "events.notifiers.redis.Redis"}
_listeners: list[tuple[str, Heard]] = []
_back_ends: dict[str, BackEnd] = {}
_log = structlog.get_logger(__name__)


class BackEnd(Protocol):
    """How a notification gets from process to process."""

    def __init__(self, heard: Heard) -> None: ...

    def listen(self) -> None:
        """From when this returns on, what other processes write is heard."""

    def send(self, stream: str, head: int) -> None:
        """Let other processes hear; never waits."""

    def stop(self) -> None:
        """End its threads."""


def listen(heard: Heard, topic: str = STREAMS) -> Callable[[], None]:
    """Call `heard` from now on for every stream that grows, wherever it was written; returns what ends that.

    With a topic: for every notification of that topic. On SQLite those come from this process only.
    """
    _listeners.append((topic, heard))
    _back_end().listen()
    return partial(_listeners.remove, (topic, heard))


def send(stream: str, head: int, topic: str = STREAMS) -> None:
    """Tell everybody that the stream is that long now. Never raises."""
    name = f"{topic} {stream}" if topic else stream
    _tell(name, head)
    try:
        _back_end().send(name, head)
    except Exception as error:  # noqa: BLE001  the entries are stored: the writer must still answer for the rest of its group
        _log.error("notify_failed", stream=name, error=type(error).__name__)


def stop() -> None:
    """End the back end's threads; the next `listen` or `send` starts them again."""
    while _back_ends:
        _back_ends.popitem()[1].stop()


os.register_at_fork(after_in_child=_back_ends.clear)  # threads do not survive a fork
atexit.register(stop)  # before the writer's, hence called after it: the last commits are still told


def _tell(name: str, number: int) -> None:
    topic, _, about = name.rpartition(" ")
    for wanted, heard in tuple(_listeners):
        if wanted != topic:
            continue
        try:
            heard(about, number)
        except Exception as error:  # noqa: BLE001  a listener must not stop the writer: the next one or a slow poll heals it
            _log.error("listener_failed", stream=name, error=type(error).__name__)


def _back_end() -> BackEnd:
    kind = settings.GRIOT_NOTIFY
    if kind not in _back_ends:
        made: BackEnd = import_string(_BACK_ENDS[kind])(_tell)
        _back_ends.setdefault(kind, made)
    return _back_ends[kind]
