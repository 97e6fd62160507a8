"""A game that was recorded once must prove itself for ever; no single change to its file may: 300 of them, and forgers.

The browser's own proof is tried on the same file: frontend/src/audit/verify.test.ts.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import pytest
from django.conf import settings

from events.canonical import canonical
from events.entry import ZERO, leaf, row_hash
from games.tables.verify import verify
from tests.people import Json
from tests.tables.files import lines, sealed, where

FILE: Final = (settings.ROOT / "tests/tables/exports/asterix.json").read_bytes()
DOCUMENT: Final[Json] = json.loads(FILE)
SEED: Final = bytes.fromhex(DOCUMENT["seed"])


def document() -> Json:
    """To be changed."""
    return copy.deepcopy(DOCUMENT)


def rechained(forged: Json, seed: bytes | None = None) -> bytes:
    """With hashes and a checksum that fit; whoever knows the seed makes leaves that fit, too."""
    previous = ZERO
    for line in forged["entries"]:
        body = {"text": line["text"]} if isinstance(line.get("text"), str) else line.get("body")
        if seed is not None and body is not None:
            line["leaf"] = leaf(seed, line["seq"], canonical(body))
        seat, at, id = line["seat"], line["at"], line["id"]
        previous = row_hash(forged["id"], line["seq"], line["kind"], seat, at, id, previous, line["leaf"])
        line["hash"] = previous
    return sealed(forged)


def test_the_recorded_game_still_proves_itself() -> None:
    proof = verify(FILE)
    kinds = [line["kind"] for line in DOCUMENT["entries"]]
    assert (proof.entries, proof.revealed) == (len(kinds), True)
    assert {"undone", "redone", "handed_over", "paused", "abandoned"} <= set(kinds)
    assert rechained(document(), SEED) == FILE, "a forger who changes nothing has changed nothing"


def test_a_recorded_game_with_a_known_deal_still_proves_itself() -> None:
    file = (settings.ROOT / "tests/tables/exports/known-deal.json").read_bytes()
    proof = verify(file)
    opened, *_ = json.loads(file)["entries"]
    assert (proof.revealed, opened["data"]["origin"]["kind"]) == (True, "deal")
    assert b'"undone"' in file


# 300 single changes


def bytes_flipped(chance: Random) -> Iterator[bytes]:
    for at in chance.sample(range(len(FILE)), 100):
        yield FILE[:at] + bytes([FILE[at] ^ 1 << chance.randrange(8)]) + FILE[at + 1 :]


def cut_short(chance: Random) -> Iterator[bytes]:
    for at in chance.sample(range(len(FILE)), 20):
        yield FILE[:at]


def bytes_doubled_and_left_out(chance: Random) -> Iterator[bytes]:
    for at in chance.sample(range(len(FILE)), 20):
        yield FILE[:at] + FILE[at : at + 1] + FILE[at:]
        yield FILE[:at] + FILE[at + 1 :]


def keys_doubled(chance: Random) -> Iterator[bytes]:
    for line in chance.sample(DOCUMENT["entries"], 40):
        name = chance.choice(["at", "hash", "kind", "seq"])
        field = canonical({name: line[name]})[1:-1]
        at = FILE.index(canonical(line))
        at = FILE.index(field, at)
        yield FILE[:at] + field + b"," + FILE[at:]


def lines_swapped(chance: Random) -> Iterator[bytes]:
    for at in chance.sample(range(len(DOCUMENT["entries"]) - 1), 20):
        forged = document()
        entries = forged["entries"]
        entries[at], entries[at + 1] = entries[at + 1], entries[at]
        yield sealed(forged)


def lines_left_out(chance: Random) -> Iterator[bytes]:
    for at in chance.sample(range(len(DOCUMENT["entries"]) - 1), 20):
        forged = document()
        del forged["entries"][at]
        yield sealed(forged)


def fields_changed(chance: Random) -> Iterator[bytes]:
    """With a fresh checksum: every field of a line counts."""
    other: dict[str, Callable[[Json], object]] = {
        "at": lambda line: line["at"].replace("2026", "2027"),
        "by": lambda line: "clock" if line["by"] != "clock" else None,
        "hash": lambda line: line["hash"][::-1],
        "id": lambda line: "00000000-0000-4000-8000-000000000000",
        "kind": lambda line: "started" if line["kind"] != "started" else "ended",
        "leaf": lambda line: line["leaf"][::-1],
        "notes": lambda line: [*line["notes"], {"type": "won"}],
        "seat": lambda line: 1 if line["seat"] != 1 else 0,
    }
    for _ in range(40):
        forged = document()
        line, name = chance.choice(forged["entries"]), chance.choice(sorted(other))
        line[name] = other[name](line)
        yield sealed(forged)


def chains_made_anew(chance: Random) -> Iterator[bytes]:
    """By a forger without the seed: bodies do not fit their leaves."""
    for line in chance.sample([line["seq"] for line in lines(DOCUMENT, "played")], 20):
        forged = document()
        forged["entries"][line - 1]["body"]["move"] = {"type": "bid", "card": "nobody"}
        yield rechained(forged)


FAMILIES: Final[dict[Callable[[Random], Iterator[bytes]], int]] = {
    bytes_flipped: 100,
    cut_short: 20,
    bytes_doubled_and_left_out: 40,
    keys_doubled: 40,
    lines_swapped: 20,
    lines_left_out: 20,
    fields_changed: 40,
    chains_made_anew: 20,
}


@pytest.mark.parametrize("family", FAMILIES)
def test_300_single_changes_are_refused(family: Callable[[Random], Iterator[bytes]]) -> None:
    changed = list(family(Random(12)))
    assert len(changed) == FAMILIES[family]
    assert sum(FAMILIES.values()) == 300
    for file in changed:
        assert where(file)


# Forgers who know the seed, since it is told at the end


def test_another_seed_is_refused_even_if_all_is_made_over_it() -> None:
    forged = document()
    other = bytes(reversed(SEED))
    forged["seed"] = other.hex()
    lines(forged, "revealed")[0]["body"]["seed"] = other.hex()
    lines(forged, "revealed")[0]["data"]["seed"] = other.hex()
    assert where(rechained(forged, other)) == 1


@pytest.mark.parametrize("at", [26, 37, 52, 66, 78])
def test_another_outcome_is_refused_even_if_the_chain_is_made_anew(at: int) -> None:
    forged = document()
    line = forged["entries"][at - 1]
    drawn = line["body"]["outcome"]
    drawn[0] = next(piece for piece in line["dealer"]["pool"] if piece != drawn[0])
    assert where(rechained(forged, SEED)) == at


@pytest.mark.parametrize("at", [22, 33, 61, 75])
def test_another_move_is_refused_even_if_the_chain_is_made_anew(at: int) -> None:
    forged = document()
    forged["entries"][at - 1]["body"]["move"] = {"type": "bid", "card": "nobody"}
    assert where(rechained(forged, SEED)) == at


def test_without_its_last_line_a_file_is_one_of_an_earlier_moment() -> None:
    """Only who remembers the last entry can tell that it is lost (a receipt)."""
    assert DOCUMENT["entries"][-1]["kind"] != "revealed"
    earlier = document()
    earlier["entries"].pop()
    assert verify(sealed(earlier)).entries == len(DOCUMENT["entries"]) - 1


def test_a_whole_forged_story_that_holds_together_has_another_hash() -> None:
    """Other words of a chat, say: only who remembers number and hash of an entry after them can tell (a receipt)."""
    forged = document()
    said = next(line for line in lines(forged, "said") if line["text"] is not None)
    said["text"] = "I never said that"
    story = json.loads(rechained(forged, SEED))
    proof = verify(canonical(story))
    assert proof.revealed
    for told, before in zip(story["entries"], DOCUMENT["entries"], strict=True):
        assert (told["hash"] == before["hash"]) == (told["seq"] < said["seq"])
