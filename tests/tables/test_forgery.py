"""Forged exports: whoever mends the checksum, the chain or the whole tale is found, and where."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from events import chat, store
from events.canonical import canonical
from events.entry import ZERO, Entry, make_entry
from games.tables.export import export
from games.tables.verify import Unproved, verify
from tests.people import Json, Person
from tests.tables.files import exported, lines, sealed, short_game, where

# A forger who mends the checksum


def another_card(document: Json) -> int:
    dealt = lines(document, "dealt")[0]
    other = next(piece for piece in dealt["dealer"]["pool"] if piece not in dealt["body"]["outcome"])
    dealt["body"]["outcome"][0] = other
    return int(dealt["seq"])


def another_pool(document: Json) -> int:
    dealt = lines(document, "dealt")[0]
    dealt["dealer"]["pool"].pop()
    return int(dealt["seq"])


def another_move(document: Json) -> int:
    played = lines(document, "played")[-1]
    played["body"]["move"]["card"] = "10" if played["body"]["move"]["card"] != "10" else "9"
    return int(played["seq"])


def another_author(document: Json) -> int:
    played = lines(document, "played")[0]
    played["by"] = "bot"
    return int(played["seq"])


def another_question(document: Json) -> int:
    played = lines(document, "played")[0]
    played["question"] += 1
    return int(played["seq"])


def another_note(document: Json) -> int:
    played = lines(document, "played")[-1]
    played["notes"][0]["card"] = "idefix"
    return int(played["seq"])


def a_note_less(document: Json) -> int:
    played = lines(document, "played")[-1]
    played["notes"].pop()
    return int(played["seq"])


def another_score(document: Json) -> int:
    scored = lines(document, "scored")[0]
    for told in (scored["body"], scored["data"]):
        told["result"][0]["points"] += 1
    return int(scored["seq"])


def another_rank(document: Json) -> int:
    scored = lines(document, "scored")[0]
    scored["data"]["result"][0]["rank"] = 2
    return int(scored["seq"])


def another_person(document: Json) -> int:
    seated = lines(document, "seated")[0]
    for told in (seated["body"], seated["data"]):
        told["player"] = "00000000-0000-4000-8000-000000000000"
    return int(seated["seq"])


def other_words(document: Json) -> int:
    said = lines(document, "said")[0]
    said["text"] = "I never gave up"
    return int(said["seq"])


def another_time(document: Json) -> int:
    line = document["entries"][4]
    line["at"] = line["at"].replace("2", "3", 1)
    return 5


def an_entry_less(document: Json) -> int:
    del document["entries"][4]
    return 5


def two_entries_swapped(document: Json) -> int:
    entries = document["entries"]
    entries[4], entries[5] = entries[5], entries[4]
    return 5


def another_commitment(document: Json) -> int:
    opened = document["entries"][0]
    for told in (opened["body"], opened["data"]):
        told["commitment"] = "0" * 64
    return 1


def a_body_less(document: Json) -> int:
    played = lines(document, "played")[0]
    del played["body"]
    return int(played["seq"])


def another_seed(document: Json) -> int:
    document["seed"] = "00" * 32
    return 1


def the_seed_in_capitals(document: Json) -> str:
    document["seed"] = document["seed"].upper()
    return "seed"


def no_seed(document: Json) -> str:
    document["seed"] = None
    return "seed"


def another_table(document: Json) -> int:
    document["id"] = "00000000-0000-4000-8000-000000000000"
    return 1


def no_entries(document: Json) -> str:
    document["entries"] = []
    return "entries"


def another_format(document: Json) -> str:
    document["format"] = "griot-export-2"
    return "file"


def a_field_more(document: Json) -> str:
    document["entries"][0]["verified"] = True
    return "file"


def a_fraction(document: Json) -> str:
    document["entries"][0]["body"]["seats"] = 2.5
    return "file"


FORGERIES: list[Callable[[Json], Any]] = [
    another_card, another_pool, another_move, another_author, another_question, another_note, a_note_less,
    another_score, another_rank, another_person, other_words, another_time, an_entry_less, two_entries_swapped,
    another_commitment, a_body_less, another_seed, the_seed_in_capitals, no_seed, another_table, no_entries,
    another_format, a_field_more,
]  # fmt: skip


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_a_forgery_with_a_fresh_checksum_is_found_at_its_place(
    forge: Callable[[Json], int | str], alice: Person, bob: Person
) -> None:
    document = json.loads(exported(short_game(alice, bob)))
    place = forge(document)
    assert where(sealed(document)) == place


@pytest.mark.parametrize(
    ("forge", "field"),
    [(another_author, "by"), (another_question, "question"), (another_note, "notes"), (another_pool, "dealer"),
     (another_rank, "data")],
)  # fmt: skip
def test_the_field_that_the_log_does_not_tell_is_named(
    forge: Callable[[Json], int], field: str, alice: Person, bob: Person
) -> None:
    document = json.loads(exported(short_game(alice, bob)))
    forge(document)
    with pytest.raises(Unproved) as unproved:
        verify(sealed(document))
    assert unproved.value.what == field


# A forger who has the seed, makes the chain anew and lets the program retell the whole game


def retold(table: str, kind: str, change: Callable[[Json], None]) -> tuple[int, bytes]:
    """The last entry of that kind, and an export in which it always was as changed."""
    stream = store.head(table)
    assert stream is not None
    honest = chat.with_texts(table, store.entries(table))
    place = max(entry.seq for entry in honest if entry.kind == kind)
    entries: list[Entry] = []
    for entry in honest:
        body = entry.data()
        if entry.seq == place:
            change(body)
        previous = entries[-1].hash if entries else ZERO
        entries.append(
            make_entry(
                table, entry.seq, entry.kind, entry.seat, entry.at, entry.id, canonical(body), stream.seed, previous
            )
        )
    said = {entry.seq: entry.data()["text"] for entry in entries if entry.kind == "said"}
    texts_of = [replace(entry, body=None) if entry.kind == "said" else entry for entry in entries]
    return place, export(texts_of, said, stream.seed)


def the_next_card(body: Json) -> None:
    body["outcome"] = ["roman_01" if body["outcome"] != ["roman_01"] else "roman_02"]


def a_better_score(body: Json) -> None:
    body["result"][0]["rank"] = 2 if body["result"][0]["rank"] == 1 else 1


def another_promise(body: Json) -> None:
    body["commitment"] = "0" * 64


def another_revelation(body: Json) -> None:
    body["seed"] = "0" * 64


def an_end_that_has_not_come(body: Json) -> None:
    body["why"] = "played"


@pytest.mark.parametrize(
    ("kind", "change"),
    [("dealt", the_next_card), ("scored", a_better_score), ("opened", another_promise),
     ("revealed", another_revelation), ("ended", an_end_that_has_not_come)],
)  # fmt: skip
def test_a_forger_with_the_seed_who_retells_the_game_is_found_by_the_rules_and_the_dice(
    kind: str, change: Callable[[Json], None], alice: Person, bob: Person
) -> None:
    place, file = retold(short_game(alice, bob), kind, change)
    assert where(file) == place


def test_the_forger_who_changes_nothing_proves_the_game(alice: Person, bob: Person) -> None:
    table = short_game(alice, bob)
    _, file = retold(table, "opened", lambda body: None)
    assert file == exported(table)


def test_a_move_that_was_not_legal_is_found_in_a_forged_game(alice: Person, bob: Person) -> None:
    document = json.loads(exported(short_game(alice, bob)))
    place = lines(document, "played")[1]["seq"]
    taken = lines(document, "played")[0]["body"]["move"]
    lines(document, "played")[1]["body"]["move"] = taken  # the Gaul that the other has chosen
    seed, previous = bytes.fromhex(document["seed"]), ZERO
    for line in document["entries"]:
        body = canonical(line.get("body", {"text": line.get("text")}))
        made = make_entry(
            document["id"], line["seq"], line["kind"], line["seat"], line["at"], line["id"], body, seed, previous
        )
        line["leaf"], line["hash"] = made.leaf, made.hash
        previous = made.hash
    assert where(sealed(document)) == place
