"""A table's log in the hands of a forger who knows its seed: lines are changed, and all of it is signed anew."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from events import chat, store
from events.canonical import canonical
from events.entry import ZERO, Entry, make_entry
from games.tables import export
from games.tables.fold import Telling


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
