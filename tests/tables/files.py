"""Exports of tables, as tests make and break them."""

from __future__ import annotations

import hashlib
from io import StringIO

import pytest
from django.core.management import call_command

from events.canonical import canonical
from games.tables.verify import Unproved, verify
from tests.people import Json, Person, move, started
from workers.tasks import score_table


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


def lines(document: Json, kind: str) -> list[Json]:
    return [line for line in document["entries"] if line["kind"] == kind]
