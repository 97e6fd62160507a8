"""What is struck: Griot in either mode, with a database and a broker of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final, Literal

from tests.chaos.strikes import Emptied, Flushed, Frozen, Halved, Killed, Locked, Stopped, Strike
from tests.running import processes
from tests.running.processes import (
    Process,
    alive,
    answers,
    family,
    health,
    own_postgres,
    own_redis,
    serves,
    until,
    with_roles,
)

Mode = Literal["embedded", "production"]
PATIENCE: Final = 120.0
"""Seconds within which all must be well again: no bound of the product's, busy machines start processes slowly."""
_QUEUES: Final = {"worker": ("default",), "bots": ("bots",), "beat": ("default", "bots")}


class Stack(ABC):
    """Griot as real processes."""

    addresses: list[str]
    environment: dict[str, str]
    """What a process needs to reach the same data."""

    def __init__(self) -> None:
        self.ended: Counter[str] = Counter()
        """The processes that ended by themselves, and how often."""

    @abstractmethod
    def strikes(self) -> list[list[Strike]]:
        """All that can be done to it: a list for each process, database and broker."""

    @abstractmethod
    def restart_ended(self) -> None:
        """Start what has ended by itself, as `restart: unless-stopped` of compose does."""

    def well(self) -> bool:
        """Whether every web process says that all is well."""
        self.restart_ended()
        return all(health(address)[0] == 200 for address in self.addresses)


class Embedded(Stack):
    """What `make play` starts: the supervisor brings its children back, and we bring back the supervisor."""

    def __init__(self, stack: processes.Embedded) -> None:
        super().__init__()
        self._stack = stack
        self._children: list[int] = []
        self.addresses = [stack.address]
        self.environment = stack.environment

    def strikes(self) -> list[list[Strike]]:
        found: list[list[Strike]] = [
            [Killed("supervisor", self._supervisor, self._supervise_again, ("default", "bots"))],
            [Locked("database", self._stack.var / "griot.sqlite3")],
            [Emptied("broker", self._stack.var / "broker")],
        ]
        for name in ("web", "worker", "bots", "analysis"):
            find = partial(self._child, name)
            found.append([Killed(name, find, _nothing, _QUEUES.get(name, ())), Frozen(name, find)])
        return found

    def restart_ended(self) -> None:
        if self._stack.supervisor.ended() is not None:
            self.ended["supervisor"] += 1
            self._stack.supervisor.start()

    def _child(self, name: str) -> list[int]:
        child = self._stack.child(name)
        return [] if child is None else [child]  # none while its supervisor is about to start it

    def _supervisor(self) -> list[int]:
        self._children = self._stack.children()
        return [self._stack.supervisor.pid]

    def _supervise_again(self) -> None:
        self._stack.supervisor.wait()
        # They follow it by themselves, and hold its port until then.
        until(lambda: not any(map(alive, self._children)), PATIENCE, "the end of all children")
        self._stack.supervisor.start()


class Production(Stack):
    """The services of docker-compose.yml, with a PostgreSQL and a Redis that we may kill as well."""

    def __init__(self, stack: processes.Production, postgres: Process, database: str, redis: Process) -> None:
        super().__init__()
        self._services = stack.processes
        self._postgres = postgres
        self._redis = redis
        self._backends: list[int] = []
        self.addresses = stack.addresses
        # Faults are planted as nobody of the product's own could.
        self.environment = {**stack.environment, "DATABASE_URL": database}

    def strikes(self) -> list[list[Strike]]:
        found = [self._to_redis(), self._to_postgres()]
        for name, process in self._services.items():
            if name != "migrate":
                found.append(self._to_service(name, process))
        return found

    def restart_ended(self) -> None:
        for name, process in self._services.items():
            if name != "migrate" and process.ended() is not None:
                self.ended[name] += 1
                process.start()

    def _to_redis(self) -> list[Strike]:
        address = self.environment["REDIS_URL"]
        back = partial(_start_again, self._redis, lambda: answers(address))
        find = partial(_main, self._redis)
        return [Killed("redis", find, back), Frozen("redis", find), Flushed("redis", address)]

    def _to_postgres(self) -> list[Strike]:
        up = partial(serves, self._postgres, self.environment["DATABASE_URL"])
        find, back = partial(_main, self._postgres), partial(_start_again, self._postgres, up)
        return [
            Killed("postgres", find, back),
            Stopped("postgres", find, back),
            Halved("postgres", self._connection, lambda: self._recovered(up)),
            Frozen("postgres", partial(_all, self._postgres)),
        ]

    def _connection(self) -> list[int]:
        # The youngest: of a web process or a worker, in the middle of something.
        self._backends = family(self._postgres.pid)[1:]
        return self._backends[-1:]

    def _recovered(self, until_up: Callable[[], None]) -> None:
        # PostgreSQL then ends all connections, and answers on the old ones until it has noticed.
        until(lambda: not any(map(alive, self._backends)), PATIENCE, "the recovery of PostgreSQL")
        until_up()

    def _to_service(self, name: str, process: Process) -> list[Strike]:
        queues = _QUEUES.get(name.removesuffix("-0"), ())
        everything = partial(_all, process)
        back = partial(_start_again, process, _nothing)
        found: list[Strike] = [Killed(name, everything, back, queues), Frozen(name, everything)]
        if len(family(process.pid)) > 1:
            found.append(Halved(name, partial(_last_child, process), _nothing))
        return found


def _nothing() -> None:
    """It comes back by itself."""


def _main(process: Process) -> list[int]:
    return [process.pid]


def _all(process: Process) -> Sequence[int]:
    return family(process.pid)


def _last_child(process: Process) -> list[int]:
    return family(process.pid)[1:][-1:]


def _start_again(process: Process, until_up: Callable[[], None]) -> None:
    process.wait()
    process.start()
    until_up()


@contextmanager
def running(mode: Mode, folder: Path) -> Iterator[Stack]:
    """Griot in that mode, ready, for the time of the block; all that it prints is in the folder."""
    if mode == "embedded":
        with processes.embedded(folder) as stack:
            yield Embedded(stack)
        return
    with (
        own_redis(folder) as (redis, broker),
        own_postgres() as (postgres, database),
        with_roles(database) as roles,
    ):
        production = processes.Production(folder, roles, broker, webs=2, workers=1, environment={})
        try:
            yield Production(production.ready(), postgres, database, redis)
        finally:
            production.stop()
