"""A table as a file: what it holds, that it proves itself, and that no change to it goes unnoticed."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command
from msgspec.structs import replace

from events import store, words
from events.entry import ZERO, Entry, make_entry
from events.writer import write
from games.engine.canonical import canonical
from games.tables.export import export
from games.tables.verify import Unproved, verify
from tests.people import PATIENCE, Json, Person, bidding, finished, move, started, take_back
from workers.tasks import score_table

REVEALED = {"body", "dealer"}


def exported(table: str) -> bytes:
    """What `manage.py export` writes."""
    out = StringIO()
    call_command("export", table, stdout=out)
    return out.getvalue().encode()


def sealed(document: Json) -> bytes:
    """The document with a checksum that fits, as a forger would make it."""
    rest = {name: value for name, value in document.items() if name != "sha256"}
    return canonical(rest | {"sha256": hashlib.sha256(canonical(rest)).hexdigest()})


def short_game(alice: Person, bob: Person) -> str:
    """A scored game of a few entries, with words in it: somebody resigns."""
    table = started("asterix", [alice, bob], salt="5a" * 16)
    for person in (alice, bob, alice):
        move(person, table)
    bob.post(f"tables/{table}/chat/", {"text": "I give up ✋"})
    bob.post(f"tables/{table}/resign/")
    score_table(table)
    return table


def where(file: bytes) -> int | str:
    """Where the first thing is that is wrong with that file; fails if nothing is."""
    with pytest.raises(Unproved) as unproved:
        verify(file)
    assert str(unproved.value)
    return unproved.value.where


@pytest.mark.parametrize("game", ["anansi", "asterix"])
def test_a_whole_game_proves_itself(game: str, alice: Person, bob: Person) -> None:
    table = finished(game, [alice, bob], Random(6), bots=1) if game == "anansi" else short_game(alice, bob)
    file = exported(table)
    proof = verify(file)
    entries = store.entries(table)
    kinds = [entry.kind for entry in entries]
    assert (proof.id, proof.entries, proof.revealed) == (table, len(entries), True)
    assert (proof.choices, proof.outcomes) == (kinds.count("played"), kinds.count("dealt"))
    assert proof.head == entries[-1].hash


def test_the_file_of_a_scored_table_holds_all_and_ends_with_its_checksum(alice: Person, bob: Person) -> None:
    table = short_game(alice, bob)
    file = exported(table)
    document = json.loads(file)
    seed = store.head(table)
    assert seed is not None
    assert document["seed"] == seed.seed.hex()
    assert file == sealed(document)
    assert file.endswith(b'"sha256":"' + document["sha256"].encode() + b'"}')
    by_kind = {line["kind"]: line for line in document["entries"]}
    assert by_kind["played"]["body"]["move"]["type"] == "bid"
    assert by_kind["dealt"]["dealer"]["take"] == len(by_kind["dealt"]["body"]["outcome"])
    assert isinstance(by_kind["played"]["question"], int)
    assert by_kind["said"]["text"] == "I give up ✋"
    assert "body" not in by_kind["said"]
    assert b"Alice" not in file, "ids, never names"


def test_the_file_of_a_running_table_holds_no_secrets(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    alice.post(f"tables/{table}/chat/", {"text": "hm"})
    move(alice, table)
    file = exported(table)
    head = store.head(table)
    assert head is not None
    document = json.loads(file)
    assert document["seed"] is None
    assert head.seed.hex() not in file.decode()
    assert not any(REVEALED & line.keys() for line in document["entries"])
    assert document["entries"][-1]["notes"] == [{"type": "bid_made", "seat": 0, "card": None}]
    assert document["entries"][-1]["data"] is None
    assert not verify(file).revealed
    assert exported(table) == file


def test_every_changed_byte_is_found(alice: Person, bob: Person) -> None:
    file = exported(short_game(alice, bob))
    chance = Random(8)
    for at in range(len(file)):
        changed = bytearray(file)
        changed[at] ^= chance.choice([1, 2, 4, 8, 16, 32, 64, 128])
        assert where(bytes(changed)) != "", at


def test_a_changed_byte_in_an_entry_is_placed_there(alice: Person, bob: Person) -> None:
    file = exported(short_game(alice, bob))
    document = json.loads(file)
    for number, line in enumerate(document["entries"], start=1):
        start = file.index(canonical(line))
        for field in ("hash", "leaf", "at", "kind"):
            at = start + canonical(line).index(b'"%s":"' % field.encode()) + len(field) + 5
            other = b"0" if file[at : at + 1] != b"0" else b"1"
            assert where(file[:at] + other + file[at + 1 :]) == number, (number, field)


def test_bytes_that_are_missing_or_too_many_are_found(alice: Person, bob: Person) -> None:
    file = exported(short_game(alice, bob))
    for changed in (b"", file[:-1], file[1:], file + b"\n", file + b" ", b" " + file, b"\xef\xbb\xbf" + file, file * 2):
        assert where(changed) == "file"
    for at in range(0, len(file), 97):
        assert where(file[:at] + file[at + 1 :])
        assert where(file[:at] + file[at : at + 1] + file[at:])


def test_the_sampled_bytes_of_a_whole_game_are_found(alice: Person) -> None:
    file = exported(finished("anansi", [alice], Random(9), bots=2))
    chance = Random(10)
    for at in chance.sample(range(len(file)), 60):
        changed = bytearray(file)
        changed[at] ^= 1 << chance.randrange(8)
        assert where(bytes(changed)), at


# A forger who mends the checksum


def lines(document: Json, kind: str) -> list[Json]:
    return [line for line in document["entries"] if line["kind"] == kind]


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
    return "format"


def another_format(document: Json) -> str:
    document["format"] = "griot-export-2"
    return "format"


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


# A forger who has the seed, makes the chain anew and lets the program retell the whole game


def retold(table: str, kind: str, change: Callable[[Json], None]) -> tuple[int, bytes]:
    """The last entry of that kind, and an export in which it always was as changed."""
    stream = store.head(table)
    assert stream is not None
    honest = words.with_words(table, store.entries(table))
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
    spoken = [replace(entry, body=None) if entry.kind == "said" else entry for entry in entries]
    return place, export(spoken, said, stream.seed)


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


def test_entries_that_come_when_they_cannot_are_found(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    bob.post(f"tables/{table}/resign/")
    entry, _ = write(table, lambda at: at.append("resigned", seat=0)).result(PATIENCE)
    score_table(table)
    assert where(exported(table)) == entry.seq


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


def test_depth_without_end_and_numbers_without_end_are_no_export(alice: Person, bob: Person) -> None:
    file = exported(short_game(alice, bob))
    at = file.index(b'"body":{') + len(b'"body":')
    end = file.index(b"}", at) + 1
    for junk in (b"[" * 100_000 + b"]" * 100_000, b"9" * 5000, b"1e400", b"0.5", b"NaN", b'"\\ud800"'):
        assert where(file[:at] + junk + file[end:]), junk[:10]


def test_words_can_be_erased_and_the_game_still_proves_itself(alice: Person, bob: Person) -> None:
    table = short_game(alice, bob)
    before = json.loads(exported(table))
    said = lines(before, "said")[0]
    assert words.erase(table, said["seq"])
    after = json.loads(exported(table))
    assert lines(after, "said")[0] == {**said, "text": None}
    assert verify(exported(table)).revealed
    assert alice.get(f"tables/{table}/entries/?after={said['seq'] - 1}")["entries"][0]["data"]["text"] is None


def test_what_was_taken_back_is_in_the_file_and_proves_itself(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    answer = move(alice, table)
    take_back(table, 0, answer["seq"])
    move(alice, table)
    bob.post(f"tables/{table}/resign/")
    score_table(table)
    file = exported(table)
    assert verify(file).revealed
    assert lines(json.loads(file), "undone")[0]["data"] == {"entries": [answer["seq"]]}


# The commands


def test_verify_needs_no_database(alice: Person, bob: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(exported(short_game(alice, bob)))
    environment = {"PATH": "", "GRIOT_VAR": str(tmp_path / "var"), "DATABASE_URL": "", "LANG": "C.UTF-8"}

    def run() -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "manage.py", "verify", str(file)]
        return subprocess.run(command, cwd=settings.ROOT, env=environment, capture_output=True, text=True, check=False)

    good = run()
    assert good.returncode == 0, good.stderr
    assert good.stdout.startswith("proved: ")
    assert not list((tmp_path / "var").glob("*.sqlite3"))
    file.write_bytes(file.read_bytes().replace(b'"seat":1', b'"seat":0', 1))
    bad = run()
    assert (bad.returncode, bad.stdout) == (1, "")
    assert "not proved: entry 3" in bad.stderr


def test_an_export_of_nothing_says_so() -> None:
    with pytest.raises(CommandError, match="there is no table"):
        call_command("export", "00000000-0000-4000-8000-000000000000")
