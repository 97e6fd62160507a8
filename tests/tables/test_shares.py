"""How many tables that are not over one person may have: opened, sat down at, or asked for once more."""

from __future__ import annotations

from random import Random

import pytest
from pytest_django.fixtures import Settings

from events.models import EntryRow
from tests.people import Person, finished, head, now, open_table, play_until, sit, started
from workers.tasks import score_table

WISH = {"game": "asterix", "seats": [{"sitter": "me"}, {"sitter": "open"}]}
ALL, WAITING = 3, 2


@pytest.fixture(autouse=True)
def few(settings: Settings) -> None:
    """Nobody has a large share."""
    settings.GRIOT_TABLES = {"unfinished": ALL, "open": WAITING}


def refused(person: Person, kind: str, path: str = "tables/") -> None:
    """Nothing comes of it, and a code says why."""
    before = EntryRow.objects.count()
    assert person.refused("POST", path, WISH if path == "tables/" else {}) == (409, "too_many_tables", kind)
    assert EntryRow.objects.count() == before


def test_few_tables_that_wait_for_people_and_some_more_in_all(alice: Person, bob: Person) -> None:
    waiting = [open_table(alice, "asterix", "me bot"), open_table(alice, "asterix", "open open")]
    refused(alice, "open")
    alice.post(f"tables/{waiting[0]}/start/")
    open_table(alice, "asterix", "me open")
    refused(alice, "unfinished")
    open_table(bob, "asterix", "me open")


def test_an_open_table_that_is_left_and_a_game_that_is_over_make_room(alice: Person) -> None:
    over = [started("asterix", [alice], bots=1) for _ in range(2)]
    left = open_table(alice, "asterix", "me open")
    refused(alice, "unfinished")
    alice.ask("DELETE", f"tables/{left}/seats/0/")
    left = open_table(alice, "asterix", "me open")
    refused(alice, "unfinished")
    alice.post(f"tables/{over[0]}/resign/")
    open_table(alice, "asterix", "me open")


def test_a_host_who_resigns_a_game_has_no_more_room_until_the_bots_have_ended_it(alice: Person, bob: Person) -> None:
    tables = [started("anansi", [alice, bob], bots=1) for _ in range(ALL)]
    for person in (alice, bob):
        refused(person, "unfinished")
        for table in tables:
            person.post(f"tables/{table}/resign/")
    open_table(bob, "asterix", "me open")
    refused(alice, "unfinished")
    play_until(tables[0], [], Random(1))
    score_table(tables[0])
    open_table(alice, "asterix", "me open")


def test_who_has_no_room_sits_down_nowhere_but_where_a_table_counts_already(alice: Person, bob: Person) -> None:
    others = [open_table(bob, "asterix", "open open") for _ in range(WAITING)]
    refused(bob, "open", f"tables/{open_table(alice, 'asterix', 'me open')}/seats/1/")
    sit(bob, others[0], 0)
    sit(bob, others[0], 0, "ab" * 16)
    assert now(others[0]).chairs[0].salt == "ab" * 16
    sit(alice, others[0], 1)
    refused(alice, "open", f"tables/{others[1]}/seats/1/")


def test_who_has_no_room_gets_no_rematch_but_the_one_where_they_sit(alice: Person, bob: Person) -> None:
    over = finished("asterix", [alice, bob], Random(1))
    waiting = [open_table(bob, "asterix", "me open") for _ in range(WAITING)]
    refused(bob, "open", f"tables/{over}/rematch/")
    again = alice.post(f"tables/{over}/rematch/")["id"]
    refused(bob, "open", f"tables/{over}/rematch/")
    bob.ask("DELETE", f"tables/{waiting[0]}/seats/0/")
    assert bob.post(f"tables/{over}/rematch/")["id"] == again
    before = head(again)
    assert bob.post(f"tables/{over}/rematch/")["id"] == again
    assert head(again) == before
