"""One line of a stream, and the chain that shows any tampering (docs/design.md part 4). Pure: `verify` uses it too."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

ZERO: Final = "0" * 64
"""What stands for the hash before the first entry."""

_encode = msgspec.json.Encoder().encode  # canonical for a row: it holds texts and whole numbers, and nothing to sort


class Entry(msgspec.Struct, frozen=True, gc=False):  # texts and numbers only: thousands of them are kept
    """One line of a stream. `body` is canonical JSON; None for what was said (its text stands beside the chain)."""

    stream: str
    seq: int
    kind: str
    seat: int | None
    at: str
    id: str | None
    body: bytes | None
    leaf: str
    hash: str

    def __repr__(self) -> str:
        return f"Entry({self.stream}, {self.seq}, {self.kind})"  # bodies must not reach a log line or a traceback

    def data(self) -> Any:
        """The decoded body; None where there is none."""
        return None if self.body is None else msgspec.json.decode(self.body)


class Tampered(Exception):
    """The log is not as it was written: `what` of entry `seq` was changed."""

    def __init__(self, seq: int, what: str) -> None:
        super().__init__(f"entry {seq}: {what}")
        self.seq = seq
        self.what = what


def leaf(seed: bytes, seq: int, body: bytes) -> str:
    """What the chain holds of a body: salted, so that nobody can guess a hidden body from its hash."""
    salt = hmac.digest(seed, b"leaf" + seq.to_bytes(8, "big"), "sha256")
    return hashlib.sha256(salt + body).hexdigest()


def row_hash(
    stream: str, seq: int, kind: str, seat: int | None, at: str, id: str | None, previous: str, leaf: str
) -> str:
    """The hash of a line, over everything in it and the hash of the line before."""
    row = ["griot-log-1", stream, seq, kind, seat, at, id, previous, leaf]
    return hashlib.sha256(_encode(row)).hexdigest()


def make_entry(
    stream: str, seq: int, kind: str, seat: int | None, at: str, id: str | None, body: bytes, seed: bytes, previous: str
) -> Entry:
    """The line that comes after the one whose hash is `previous`."""
    salted = leaf(seed, seq, body)
    return Entry(
        stream, seq, kind, seat, at, id, body, salted, row_hash(stream, seq, kind, seat, at, id, previous, salted)
    )


def check_chain(stream: str, seed: bytes | None, entries: Iterable[Entry], head_hash: str | None = None) -> None:
    """Tampered at the first entry that is not as it was written; `head_hash` is where the chain should end.

    Without the seed (it opens with `revealed`) bodies cannot be compared with their leaves. An entry
    without a body (erased text, or a redacted export) keeps its leaf, and the chain still verifies.
    """
    rows = list(entries)
    previous = ZERO
    for number, entry in enumerate(rows, 1):
        if entry.seq != number:
            raise Tampered(number, "missing" if entry.seq > number else "number")
        if entry.stream != stream:
            raise Tampered(number, "stream")
        if _rehash(entry, previous) != entry.hash:
            raise Tampered(number, _what(rows, entry, previous, seed, head_hash))
        if seed is not None and not _fits(seed, entry):
            raise Tampered(number, "body" if any(_fits(seed, row) for row in rows if row.body) else "seed")
        previous = entry.hash
    if head_hash is not None and previous != head_hash:
        raise Tampered(len(rows), "head")


def _rehash(entry: Entry, previous: str) -> str:
    return row_hash(entry.stream, entry.seq, entry.kind, entry.seat, entry.at, entry.id, previous, entry.leaf)


def _fits(seed: bytes, entry: Entry) -> bool:
    return entry.body is None or leaf(seed, entry.seq, entry.body) == entry.leaf


def _what(rows: Sequence[Entry], entry: Entry, previous: str, seed: bytes | None, head_hash: str | None) -> str:
    """The column that was changed: the one whose true value, found again by trying, mends the hash."""
    worked_out = _rehash(entry, previous)
    following = rows[entry.seq] if entry.seq < len(rows) else None
    if worked_out == head_hash or (following is not None and _rehash(following, worked_out) == following.hash):
        return "hash"
    for name, value in _guesses(rows, entry, seed):
        if _rehash(msgspec.structs.replace(entry, **{name: value}), previous) == entry.hash:
            return name
    return "kind, at, id or leaf" if following or head_hash else "kind, at, id, leaf or hash"


def _guesses(rows: Sequence[Entry], entry: Entry, seed: bytes | None) -> Iterator[tuple[str, Any]]:
    for seat in (None, *range(16)):
        yield "seat", seat
    for kind in sorted({row.kind for row in rows}):
        yield "kind", kind
    yield "id", None
    if seed is not None and entry.body is not None:
        yield "leaf", leaf(seed, entry.seq, entry.body)
