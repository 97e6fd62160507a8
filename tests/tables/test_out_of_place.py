"""Logs that the server could never have written, signed anew by a forger who knows the seed: each is refused."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from random import Random
from typing import Any

import msgspec
import pytest

from events import chat, store
from events.canonical import canonical
from events.entry import ZERO, Entry, make_entry
from events.writer import write
from games.tables import bodies, export
from games.tables.bodies import instant
from games.tables.fold import Telling
from games.tables.grammar import OutOfPlace
from games.tables.verify import Unproved, verify
from games.tables.writes import ending, opening, pausing, talk
from tests.people import PATIENCE, Json, Person, asked, bots_move, both_asked, move, now, play_until, sit, started
from tests.tables.files import exported
from tests.tables.honest import append
from workers.tasks import score_table


class Line(msgspec.Struct):
    """One line of a log that is not signed yet."""

    kind: str
    seat: int | None = None
    body: Any = {}
    id: str | None = None
    at: str = ""


class Draft:
    """The log of a table, in the hands of a forger."""

    def __init__(self, table: str) -> None:
        head, entries = store.whole(table) or (None, [])
        assert head is not None
        self.id, self.seed = table, head.seed
        honest = chat.with_texts(table, entries)
        self.lines = [Line(entry.kind, entry.seat, entry.data(), entry.id, entry.at) for entry in honest]

    def find(self, kind: str, number: int = 0, seat: int | None = None) -> int:
        """Where the line of that kind stands, among those of its kind (and of that seat)."""
        of_kind = [at for at, line in enumerate(self.lines) if line.kind == kind and seat in (None, line.seat)]
        return of_kind[number]

    def line(self, kind: str, number: int = 0, seat: int | None = None) -> Line:
        return self.lines[self.find(kind, number, seat)]

    def insert(self, at: int, line: Line) -> int:
        """Put a line there, at the time of the one before; where it stands."""
        line.at = line.at or self.lines[max(at - 1, 0)].at
        self.lines.insert(at, line)
        return at

    def numbers(self, first: int, last: int) -> tuple[int, ...]:
        """The numbers of choices and outcomes among the lines from `first` up to before `last`."""
        return tuple(at + 1 for at in range(first, last) if self.lines[at].kind in ("played", "dealt"))

    def file(self) -> bytes:
        """Signed, told as far as it can be told, sealed."""
        entries: list[Entry] = []
        for seq, line in enumerate(self.lines, start=1):
            before = entries[-1].hash if entries else ZERO
            signed = make_entry(
                self.id, seq, line.kind, line.seat, line.at, line.id, canonical(line.body), self.seed, before
            )
            entries.append(msgspec.structs.replace(signed, body=None) if line.kind == "said" else signed)
        said = {seq: line.body["text"] for seq, line in enumerate(self.lines, start=1) if line.kind == "said"}
        lines = [export.line(retold, said, whole=True) for retold in _retold(entries)]
        document = {"format": export.FORMAT, "id": self.id, "seed": self.seed.hex(), "entries": lines}
        return export.sealed(document)


def _retold(entries: list[Entry]) -> Iterator[export.RetoldEntry]:
    told = 0
    with suppress(Exception):  # what cannot be folded cannot be told: the forger leaves it blank
        for retold in export.retold(entries):
            told += 1
            yield retold
    for entry in entries[told:]:
        yield export.RetoldEntry(entry, Telling())


def of_two(alice: Person, bob: Person) -> str:
    """Two people, some choices, words; one resigns."""
    table = started("asterix", [alice, bob])
    play_until(table, [alice, bob], Random(1), both_asked)
    move(alice, table)
    move(bob, table)
    bob.post(f"tables/{table}/chat/", {"text": "hm"})
    for _ in range(3):
        move(asked(table, [alice, bob])[0], table)
    bob.post(f"tables/{table}/resign/")
    score_table(table)
    alice.post(f"tables/{table}/rematch/")
    return table


def with_a_bot(alice: Person, bob: Person) -> str:
    """A person, a person and a bot, with time; one leaves."""
    table = started("anansi", [alice, bob], bots=1, pace={"deadline": 600})
    for _ in range(4):
        bots_move(table)
        move(asked(table, [alice, bob])[0], table)
    bob.ask("DELETE", f"tables/{table}/seats/1/")
    return ended_by_force(table)


def ended_by_force(table: str) -> str:
    return table


def paused(alice: Person, bob: Person) -> str:
    """Paused, resumed, paused and abandoned: a table without any patience."""
    places = (opening.Place("me"), opening.Place("open"))
    table = opening.open_table(alice.id, opening.Terms("asterix", places, patience=0)).result(PATIENCE)
    sit(bob, table, 1)
    alice.post(f"tables/{table}/start/")
    ending.close_idle(table).result(PATIENCE)
    pausing.resume(table, bob.id).result(PATIENCE)
    ending.close_idle(table).result(PATIENCE)
    ending.close_idle(table).result(PATIENCE)
    return table
