"""A table as one file that proves itself: canonical JSON, a SHA-256 over the rest at its end (design.md parts 4, 5)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from events.entry import Entry
from events.fold import REWINDS, effective
from games.engine.canonical import canonical
from games.engine.contract import ALL, Dealer
from games.engine.redact import blank
from games.tables.fold import FOLD, Telling
from games.tables.table import Table

FORMAT: Final = "griot-export-1"


class Step(msgspec.Struct, frozen=True):
    """One entry retold: what it told, and for an outcome the question that chance answered."""

    entry: Entry
    told: Telling
    dealer: Dealer | None = None


def _trust(table: Table, entry: Entry) -> None:
    """The server's own log has been checked when it was written."""


def retell(entries: Sequence[Entry], check: Callable[[Table, Entry], None] = _trust) -> Iterator[Step]:
    """Every entry as it was told when it was made, also those taken back since; `check` sees the table before it."""
    table = FOLD.start(entries[0].stream)
    for at, entry in enumerate(entries):
        if entry.kind in REWINDS:
            table = FOLD.start(entry.stream)
            for each in effective(entries[: at + 1]):
                told = FOLD.apply(table, each, b"")
            yield Step(entry, told)
            continue
        check(table, entry)
        waiting = table.replay.waiting if table.replay else None
        dealer = waiting if isinstance(waiting, Dealer) and entry.kind == "dealt" else None
        yield Step(entry, FOLD.apply(table, entry, b""), dealer)


def export(entries: Sequence[Entry], texts: Mapping[int, str | None], seed: bytes) -> bytes:
    """The file: of a revealed table everything, of another what everybody may know of it now."""
    revealed = any(entry.kind == "revealed" for entry in entries)
    return sealed(
        {
            "format": FORMAT,
            "id": entries[0].stream,
            "seed": seed.hex() if revealed else None,
            "entries": [line(step, texts, whole=revealed) for step in retell(entries)],
        }
    )


def sealed(document: dict[str, Any]) -> bytes:
    """The document as a file; "sha256" is over the canonical rest, and sorts last."""
    return canonical(document | {"sha256": hashlib.sha256(canonical(document)).hexdigest()})


def line(step: Step, texts: Mapping[int, str | None], *, whole: bool) -> dict[str, Any]:
    """One entry of the file. `whole`: the table is revealed, bodies and all notes are open."""
    entry, told = step.entry, step.told
    shown: dict[str, Any] = {
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "id": entry.id,
        "leaf": entry.leaf,
        "hash": entry.hash,
        "by": told.by,
        "data": msgspec.to_builtins(told.data),
        "notes": [msgspec.to_builtins(blank(note, ALL if whole else None)) for note in told.notes],
    }
    if told.question is not None:
        shown["question"] = told.question
    if entry.kind == "said":
        shown["text"] = texts.get(entry.seq)
    elif whole:
        shown["body"] = entry.data()
    if whole and step.dealer is not None:
        dealer = step.dealer
        shown["dealer"] = {"pool": list(dealer.pool), "take": dealer.take, "put_back": dealer.put_back}
    return shown
