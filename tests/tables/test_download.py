"""What the audit is made from: entries with their proofs, and the export over HTTP with its published schema."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest
from pytest_django.fixtures import Settings

from events import cache
from events.entry import ZERO, row_hash
from tests.people import Json, Person, bidding, bots_move, move, started, take_back
from tests.tables.files import exported, lines, short_game
from workers.tasks import score_table


def proofs(person: Person, table: str) -> list[Json]:
    found: list[Json] = person.get(f"tables/{table}/entries/?proof=1")["entries"]
    return found


@pytest.fixture
def schema(alice: Person) -> Any:
    """What says whether a document is an export."""
    published = alice.get("export-schema/")
    jsonschema_rs.meta.validate(published)
    return jsonschema_rs.Draft202012Validator(published)


def test_the_file_comes_to_anybody_as_the_command_writes_it(alice: Person, bob: Person) -> None:
    for table in (bidding(alice, bob), short_game(alice, bob)):
        answer = alice.http.get(f"/api/tables/{table}/export/")
        assert (answer.status_code, answer.content) == (200, exported(table))
        assert answer.headers["Content-Type"] == "application/json"
        assert answer.headers["Content-Disposition"] == f'attachment; filename="griot-{table}.json"'
        assert answer.headers["Cache-Control"] == "no-store"


def test_there_is_no_file_of_no_table(alice: Person) -> None:
    assert alice.refused("GET", "tables/00000000-0000-4000-8000-000000000000/export/") == (404, "not_found", None)


def test_who_fetches_files_too_often_waits(alice: Person, bob: Person, settings: Settings) -> None:
    table = bidding(alice, bob)
    settings.GRIOT_RATES = {"exports": "2/min", "reads": None}
    answers = [alice.ask("GET", f"tables/{table}/export/").status_code for _ in range(3)]
    assert answers == [200, 200, 429]
    assert alice.ask("GET", f"tables/{table}/entries/").status_code == 200


def test_exports_are_as_the_published_schema_says(alice: Person, bob: Person, schema: Any) -> None:
    undone = bidding(alice, bob)
    take_back(undone, 0, move(alice, undone)["seq"])
    for table in (undone, short_game(alice, bob)):
        schema.validate(json.loads(exported(table)))


@pytest.mark.parametrize(
    "change",
    [
        lambda document: document.pop("seed"),
        lambda document: document.update(format="griot-export-2"),
        lambda document: document.update(more=1),
        lambda document: document["entries"][0].update(more=1),
        lambda document: document["entries"][0].pop("hash"),
        lambda document: document["entries"][0].update(seq="1"),
        lambda document: lines(document, "dealt")[0]["dealer"].pop("take"),
    ],
)
def test_the_schema_refuses_what_is_no_export(change: Any, alice: Person, bob: Person, schema: Any) -> None:
    document = json.loads(exported(short_game(alice, bob)))
    change(document)
    with pytest.raises(jsonschema_rs.ValidationError):
        schema.validate(document)


def test_the_chain_can_be_worked_out_from_entries_with_proofs(alice: Person, bob: Person) -> None:
    table, previous = bidding(alice, bob), ZERO
    move(alice, table)
    for entry in proofs(bob, table):
        line, proof = entry, entry["proof"]
        previous = row_hash(
            table, line["seq"], line["kind"], line["seat"], line["at"], proof["id"], previous, proof["leaf"]
        )
        assert entry["hash"] == previous
    assert previous == cache.current(table).head_hash


def test_entries_have_no_proof_unless_somebody_asks(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    for path in ("entries/", "entries/?proof=0"):
        assert not any("proof" in entry for entry in alice.get(f"tables/{table}/{path}")["entries"])


def test_which_program_chose_is_told_once_the_table_is_revealed(alice: Person) -> None:
    table = started("asterix", [alice], bots=1)
    move(alice, table)
    assert bots_move(table)
    chosen = [entry["proof"]["chosen"] for entry in proofs(alice, table)]
    assert chosen == [None] * len(chosen)
    alice.post(f"tables/{table}/resign/")
    score_table(table)
    by = [entry["proof"]["chosen"] for entry in proofs(alice, table) if entry["kind"] == "played"]
    person = {"by": "person", "level": None, "build": None, "failed": False}
    assert by[0] == person
    assert (by[1]["by"], by[1]["level"], by[1]["failed"]) == ("bot", "casual", False)
    assert by[1]["build"]
