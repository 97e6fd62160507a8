"""What can happen to a process, a database or a broker, and how whoever runs it brings it back."""

from __future__ import annotations

import os
import signal
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import ClassVar, TypeAlias

from redis import Redis

Find: TypeAlias = Callable[[], Sequence[int]]
"""The ids of the processes that are struck; none where there are none just now."""


class Strike(ABC):
    """Something bad: `hit` it, and after a while `mend` it. Both return once that is done."""

    what: ClassVar[str]

    def __init__(self, victim: str, queues: Sequence[str] = ()) -> None:
        self.victim = victim
        self.queues = queues
        """The queues whose workers start anew: what /healthz says of them may be old news."""

    @abstractmethod
    def hit(self) -> None:
        """Do it."""

    @abstractmethod
    def mend(self) -> None:
        """Undo it, as far as that is not the product's own affair."""


class Killed(Strike):
    """By SIGKILL: no farewell."""

    what = "killed"
    number: ClassVar = signal.SIGKILL

    def __init__(self, victim: str, find: Find, back: Callable[[], None], queues: Sequence[str] = ()) -> None:
        super().__init__(victim, queues)
        self._find = find
        self._back = back

    def hit(self) -> None:
        _send(self._find(), self.number)

    def mend(self) -> None:
        self._back()


class Stopped(Killed):
    """PostgreSQL's immediate stop: it forgets what it was doing, and finds it in its own log when it starts."""

    what = "stopped at once"
    number = signal.SIGQUIT


class Halved(Killed):
    """One of its own processes is killed, and the others live on."""

    what = "lost a process"


class Frozen(Strike):
    """It neither works nor ends, so that others wait for it."""

    what = "frozen"

    def __init__(self, victim: str, find: Find) -> None:
        super().__init__(victim)
        self._find = find
        self._held: Sequence[int] = ()

    def hit(self) -> None:
        self._held = self._find()
        _send(self._held, signal.SIGSTOP)

    def mend(self) -> None:
        _send(self._held, signal.SIGCONT)


class Locked(Strike):
    """Somebody else holds SQLite's file, as a careless backup does: everybody who writes waits."""

    what = "locked"

    def __init__(self, victim: str, file: Path) -> None:
        super().__init__(victim)
        self._file = file

    def hit(self) -> None:
        self._connection = sqlite3.connect(self._file, timeout=20, isolation_level=None)
        self._connection.execute("BEGIN IMMEDIATE")

    def mend(self) -> None:
        self._connection.execute("ROLLBACK")
        self._connection.close()


class Emptied(Strike):
    """All messages of the embedded broker are lost."""

    what = "emptied"

    def __init__(self, victim: str, folder: Path) -> None:
        super().__init__(victim)
        self._folder = folder

    def hit(self) -> None:
        for message in self._folder.glob("*/*.msg"):
            message.unlink(missing_ok=True)

    def mend(self) -> None:
        """What is lost is lost."""


class Flushed(Strike):
    """All that Redis holds is lost."""

    what = "emptied"

    def __init__(self, victim: str, address: str) -> None:
        super().__init__(victim)
        self._address = address

    def hit(self) -> None:
        with Redis.from_url(self._address) as redis:
            redis.flushall()

    def mend(self) -> None:
        """What is lost is lost."""


def _send(pids: Sequence[int], number: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):  # it has just ended by itself
            os.kill(pid, number)
