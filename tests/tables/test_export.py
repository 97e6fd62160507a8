"""A table as a file: what it holds, that it proves itself, and that no change to it goes unnoticed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from events import chat, store
from events.canonical import canonical
from games.tables import waking
from games.tables.verify import verify
from games.tables.writes import moves
from tests.people import PATIENCE, Person, bidding, finished, move, now, started, take_back
from tests.tables.files import exported, lines, sealed, short_game, where
from workers.tasks import score_table

REVEALED = {"body", "dealer"}


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
    assert chat.erase(table, said["seq"])
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
    told = {"type": "withdrawn", "seat": 0, "entries": [answer["seq"]], "free": True}
    assert lines(json.loads(file), "undone")[0]["data"] == told


def test_which_build_a_bot_was_opens_with_the_rest(alice: Person) -> None:
    table = started("asterix", [alice], bots=1)
    while not (waiting := waking.bots_asked(now(table))):
        move(alice, table)
    seat, asked = waiting[0]
    game = now(table).game
    choice = msgspec.to_builtins(game.rules.legal(game.state, seat)[0])
    by = moves.Bot("casual", b"{}", build="greedy-1")
    made = moves.play(table, seat, by, None, asked, choice).result(PATIENCE)
    assert "greedy-1" not in exported(table).decode()
    assert "greedy-1" not in str(alice.get(f"tables/{table}/entries/"))
    alice.post(f"tables/{table}/resign/")
    score_table(table)
    body = json.loads(exported(table))["entries"][made.seq - 1]["body"]
    assert (body["by"], body["level"], body["build"]) == ("bot", "casual", "greedy-1")
    assert verify(exported(table)).revealed


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
