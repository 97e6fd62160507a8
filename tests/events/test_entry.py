"""The chain, by the test vectors; no database."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from events.canonical import canonical
from events.entry import ZERO, Entry, Tampered, check_chain, leaf, make_entry, row_hash

VECTORS = json.loads((Path(__file__).parent.parent / "engine" / "chance-vectors.json").read_text())
SEED = bytes.fromhex(VECTORS["seed"])
LINES = [json.loads(line["row"]) for line in VECTORS["log"]]


def vector_entries() -> list[Entry]:
    return [
        Entry(row[1], row[2], row[3], row[4], row[5], row[6], line["canonical_body"].encode(), row[8], line["hash"])
        for line, row in zip(VECTORS["log"], LINES, strict=True)
    ]


@pytest.mark.parametrize("line", VECTORS["log"])
def test_leaf_row_and_hash_are_those_of_the_vectors(line: dict[str, Any]) -> None:
    _, stream, seq, kind, seat, at, id, previous, salted = json.loads(line["row"])
    assert canonical(line["body"]).decode() == line["canonical_body"]
    assert leaf(SEED, seq, canonical(line["body"])) == salted == line["leaf"]
    assert row_hash(stream, seq, kind, seat, at, id, previous, salted) == line["hash"]


def test_entries_made_one_after_the_other_are_those_of_the_vectors() -> None:
    previous = ZERO
    for expected in vector_entries():
        assert expected.body is not None
        made = make_entry(
            expected.stream, expected.seq, expected.kind, expected.seat, expected.at, expected.id,
            expected.body, SEED, previous,
        )  # fmt: skip
        assert made == expected
        previous = made.hash


def test_the_chain_of_the_vectors_verifies_with_the_seed_and_without() -> None:
    entries = vector_entries()
    check_chain(entries[0].stream, SEED, entries, entries[-1].hash)
    check_chain(entries[0].stream, None, [msgspec.structs.replace(entry, body=None) for entry in entries])


def test_erased_words_leave_a_chain_that_verifies() -> None:
    entries = vector_entries()
    entries[2] = msgspec.structs.replace(entries[2], body=None)
    check_chain(entries[0].stream, SEED, entries)


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("body", b'{"by":"clock"}', "body"),
        ("seat", 0, "seat"),
        ("kind", "said", "kind"),
        ("at", "2026-11-21T10:00:02.000001Z", "at"),
        ("id", "another", "id"),
        ("leaf", "00" * 32, "leaf"),
        ("hash", "00" * 32, "hash"),
        ("seq", 7, "missing"),
    ],
)
def test_each_field_that_was_changed_is_named_with_its_entry(field: str, value: Any, named: str) -> None:
    entries = vector_entries()
    last = entries[-1]
    more = make_entry(last.stream, 4, "played", 1, last.at, None, b"{}", SEED, last.hash)
    entries.append(more)
    entries[1] = msgspec.structs.replace(entries[1], **{field: value})
    with pytest.raises(Tampered) as found:
        check_chain(entries[0].stream, SEED, entries)
    assert found.value.seq == 2
    assert named in found.value.what


def test_an_entry_of_another_stream_a_missing_one_and_a_doubled_one_are_named() -> None:
    entries = vector_entries()
    for forged, number, what in (
        ([entries[0], entries[2]], 2, "missing"),
        ([entries[1], entries[2]], 1, "missing"),
        ([entries[0], entries[0], entries[1]], 2, "number"),
        ([entries[0], msgspec.structs.replace(entries[1], stream="x")], 2, "stream"),
    ):
        with pytest.raises(Tampered) as found:
            check_chain(entries[0].stream, SEED, forged)
        assert (found.value.seq, found.value.what) == (number, what)


def test_another_seed_is_named_and_so_is_a_head_that_is_not_the_end() -> None:
    entries = vector_entries()
    with pytest.raises(Tampered, match="entry 1: seed"):
        check_chain(entries[0].stream, bytes(32), entries)
    with pytest.raises(Tampered, match="entry 3: head"):
        check_chain(entries[0].stream, SEED, entries, "11" * 32)


def test_the_last_hash_is_named_when_the_head_knows_better() -> None:
    entries = vector_entries()
    head = entries[-1].hash
    entries[-1] = msgspec.structs.replace(entries[-1], hash="00" * 32)
    with pytest.raises(Tampered, match="entry 3: hash"):
        check_chain(entries[0].stream, SEED, entries, head)


def test_an_entry_shows_neither_body_nor_leaf_when_printed() -> None:
    assert "leopard" not in repr(vector_entries()[1])
