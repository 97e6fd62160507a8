"""What people write down while they play: what was acknowledged to them, and all that their sockets told them."""

from __future__ import annotations

import threading
from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from tests.people import Json
from tests.tables.following import Client


@dataclass(frozen=True)
class Acknowledged:
    """The server has said: the move, or what was said, with that id stands as that entry of the table's log."""

    table: str
    seat: int
    id: str
    seq: int


@dataclass
class Ear:
    """All that was told to somebody at a table, over however many connections; seat None: a stranger looks on."""

    seat: int | None
    fresh: list[Json] = field(default_factory=list)
    """The messages that nobody has looked at yet."""
    client: Client = field(default_factory=lambda: Client(after=0))
    """What a client has made of all messages before those."""


Heard: TypeAlias = tuple[Ear, list[Json]]
"""An ear, and what it has heard since that was last read."""


class Notes(NamedTuple):
    """All that people know of one table."""

    acknowledged: list[Acknowledged]
    heard: list[Heard]


class Book:
    """Written by the people's thread, read by the checker's."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._acknowledged: dict[str, dict[Acknowledged, None]] = {}  # as sets that keep their order
        self._ears: dict[str, list[Ear]] = {}
        self.refusals: Counter[str] = Counter()
        """By code: how often somebody was refused; it happens to who is late."""
        self.games = 0

    def opened(self, table: str) -> None:
        """A game begins at that table."""
        with self._lock:
            self._acknowledged[table] = {}
            self._ears[table] = []

    def acknowledge(self, table: str, seat: int, id: str, seq: int) -> None:
        """The server has acknowledged it."""
        with self._lock:
            self._acknowledged[table][Acknowledged(table, seat, id, seq)] = None

    def listen(self, table: str, seat: int | None) -> Ear:
        """An ear for somebody at that table."""
        ear = Ear(seat)
        with self._lock:
            self._ears[table].append(ear)
        return ear

    def hear(self, ear: Ear, message: Json) -> None:
        """A message about the table has come."""
        with self._lock:
            ear.fresh.append(message)

    def read(self, table: str) -> Notes:
        """What is known of the table now."""
        with self._lock:
            heard = [(ear, ear.fresh) for ear in self._ears.get(table, ())]
            for ear, _ in heard:
                ear.fresh = []
            return Notes(list(self._acknowledged[table]), heard)

    def tables(self) -> list[str]:
        """All tables, the oldest first."""
        with self._lock:
            return list(self._acknowledged)

    def playing(self) -> list[str]:
        """Those that are not closed yet."""
        with self._lock:
            return list(self._ears)

    def close(self, table: str) -> None:
        """Everybody has left that table."""
        with self._lock:
            del self._ears[table]

    @property
    def acknowledged(self) -> int:
        """How much has been acknowledged."""
        with self._lock:
            return sum(map(len, self._acknowledged.values()))
