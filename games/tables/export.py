"""A table as one file that proves itself: canonical JSON, a SHA-256 over the rest at its end (design.md parts 4, 5)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from events.canonical import canonical
from events.entry import ZERO, Entry
from events.fold import Folded, Retelling
from games.engine.contract import ALL, Dealer
from games.engine.redact import blank
from games.tables.bodies import Unprinted
from games.tables.fold import FOLD, Telling
from games.tables.table import Table

Format = Literal["griot-export-1"]
FORMAT: Final[Format] = "griot-export-1"


class ExportedDealer(Unprinted, frozen=True, forbid_unknown_fields=True):
    """From which pieces an outcome was drawn, how many, and whether each went back before the next."""

    pool: list[str | int]
    take: int
    put_back: bool


class ExportedEntry(Unprinted, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One line of the file. `question`: the number of the entry that asked for this choice; `text`: what was said.

    Once the log is open also `body`, over which `leaf` is made (not of what was said), and of an outcome `dealer`.
    """

    seq: int
    at: str
    kind: str
    seat: int | None
    id: str | None
    leaf: str
    hash: str
    by: str | None
    data: dict[str, Any] | None
    notes: list[dict[str, Any]]
    question: int | msgspec.UnsetType = msgspec.UNSET
    text: str | msgspec.UnsetType | None = msgspec.UNSET
    body: Any = msgspec.UNSET
    dealer: ExportedDealer | msgspec.UnsetType = msgspec.UNSET


class ExportedTable(Unprinted, frozen=True, forbid_unknown_fields=True):
    """The whole file, in canonical JSON. `sha256` is over all the rest; `seed` is null until it is told."""

    format: Format
    id: str
    seed: str | None
    entries: list[ExportedEntry]
    sha256: str


class RetoldEntry(Unprinted, frozen=True):
    """One entry retold: what it told, and for an outcome the question that chance answered."""

    entry: Entry
    telling: Telling
    dealer: Dealer | None = None


def _trust(table: Table, entry: Entry) -> None:
    """The server's own log has been checked when it was written."""


def retold(entries: Sequence[Entry], check: Callable[[Table, Entry], None] = _trust) -> Iterator[RetoldEntry]:
    """Every entry as it was told when it was made, also those taken back since; `check` sees the table before it."""
    stream = entries[0].stream
    retelling = Retelling(FOLD, Folded(stream, 0, ZERO, b"", FOLD.start(stream)))
    for entry in entries:
        check(retelling.state, entry)
        game = retelling.state.replay
        dealer = game.waiting if game and isinstance(game.waiting, Dealer) and entry.kind == "dealt" else None
        yield RetoldEntry(entry, retelling.tell(entry), dealer)


def export(entries: Sequence[Entry], texts: Mapping[int, str | None], seed: bytes) -> bytes:
    """The file: of a revealed table everything, of another what everybody may know of it now."""
    revealed = any(entry.kind == "revealed" for entry in entries)
    return sealed(
        {
            "format": FORMAT,
            "id": entries[0].stream,
            "seed": seed.hex() if revealed else None,
            "entries": [line(each, texts, whole=revealed) for each in retold(entries)],
        }
    )


def sealed(document: dict[str, Any]) -> bytes:
    """The document as a file; "sha256" is over the canonical rest, and sorts last."""
    return canonical(document | {"sha256": hashlib.sha256(canonical(document)).hexdigest()})


def line(retold: RetoldEntry, texts: Mapping[int, str | None], *, whole: bool) -> dict[str, Any]:
    """One entry of the file. `whole`: the table is revealed, bodies and all notes are open."""
    entry, telling = retold.entry, retold.telling
    shown: dict[str, Any] = {
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "id": entry.id,
        "leaf": entry.leaf,
        "hash": entry.hash,
        "by": telling.by,
        "data": msgspec.to_builtins(telling.data),
        "notes": [msgspec.to_builtins(blank(note, ALL if whole else None)) for note in telling.notes],
    }
    if telling.question is not None:
        shown["question"] = telling.question
    if entry.kind == "said":
        shown["text"] = texts.get(entry.seq)
    elif whole:
        shown["body"] = entry.data()
    if whole and retold.dealer is not None:
        dealer = retold.dealer
        shown["dealer"] = {"pool": list(dealer.pool), "take": dealer.take, "put_back": dealer.put_back}
    return shown
