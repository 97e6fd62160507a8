"""The embedded broker: Celery messages as files in a folder for each queue.

kombu's own filesystem transport creates a message under its final name and fills it afterwards: a reader in between
dies of it. Here a message is written as `NAME.part` and renamed when it is whole, and a reader claims it by renaming
it: both are one atomic step of the file system. Queues are reached by name only, so there are no shared files of
exchanges that could be read half-written. A name begins with the priority: the smallest first, as on Redis.
"""

from __future__ import annotations

import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from queue import Empty
from typing import Any, cast

from kombu.transport import TRANSPORT_ALIASES, virtual
from kombu.utils.json import dumps, loads

NAME = "griot"


class Channel(virtual.Channel):
    """Messages of one queue are files of one folder: by name in order of priority, then the oldest first."""

    def _folder(self, queue: str) -> Path:
        folder = Path(cast("Any", self.connection.client).transport_options["folder"]) / queue
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def _waiting(self, queue: str) -> Iterator[Path]:
        folder = self._folder(queue)
        return (path for path in sorted(folder.iterdir()) if path.suffix == ".msg")

    def _put(self, queue: str, message: dict[str, Any], **kwargs: Any) -> None:
        priority = self._get_message_priority(message)  # one digit
        name = f"{priority}-{time.time_ns():020}-{uuid.uuid4().hex}"
        folder = self._folder(queue)
        part = folder / f"{name}.part"
        part.write_text(dumps(message))
        part.rename(folder / f"{name}.msg")

    def _get(self, queue: str, timeout: float | None = None) -> Any:
        for path in self._waiting(queue):
            claimed = path.with_suffix(".taken")
            try:
                path.rename(claimed)
            except FileNotFoundError:
                continue  # another reader was quicker
            message = loads(claimed.read_text())
            claimed.unlink()
            return message
        raise Empty

    def _size(self, queue: str) -> int:
        return sum(1 for _ in self._waiting(queue))

    def _purge(self, queue: str) -> int:
        waiting = list(self._waiting(queue))
        for path in waiting:
            path.unlink(missing_ok=True)
        return len(waiting)


class Transport(virtual.Transport):
    """Polls the folders; the interval is a transport option."""

    Channel = Channel
    # Across processes, but only between those on one machine that share the folder.
    driver_type = "filesystem"
    driver_name = NAME

    def driver_version(self) -> str:
        """Version 2: the layout of the folders above."""
        return "2"


def register() -> None:
    """Makes `griot://` a broker address that kombu knows."""
    TRANSPORT_ALIASES[NAME] = f"{__name__}:Transport"
