"""Who begins the game: only who sits there, and while the host does, the host first."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest

from events import store
from games.tables.bodies import instant
from games.tables.table import HOST_FIRST
from tests.people import Person, now, open_table, sit, unchanged

Later = Callable[[timedelta], None]


def start(person: Person, table: str) -> tuple[int, str, str | None]:
    """How the start of somebody who may not is refused."""
    with unchanged(table):
        return person.refused("POST", f"tables/{table}/start/", {})


def from_when(table: str, wait: timedelta) -> str:
    """So long after the latest entry, as it is told."""
    return instant(datetime.fromisoformat(store.entries(table)[-1].at) + wait)


def test_others_who_sit_there_wait_for_the_host_and_not_for_ever(
    alice: Person, bob: Person, charlie: Person, later: Later
) -> None:
    table = open_table(alice, "asterix", "me open")
    assert bob.get(f"tables/{table}/")["others_start_at"] is None
    sit(bob, table, 1)
    at = from_when(table, HOST_FIRST)
    assert [person.get(f"tables/{table}/")["others_start_at"] for person in (alice, bob, charlie)] == [at] * 3
    assert start(bob, table) == (409, "host_first", at)
    later(timedelta(seconds=29))
    assert start(bob, table) == (409, "host_first", at)
    later(timedelta(seconds=1))
    assert start(charlie, table) == (409, "not_seated", None)
    told = bob.post(f"tables/{table}/start/")
    assert (told["status"], told["others_start_at"]) == ("running", None)


def test_the_wait_begins_when_the_last_seat_is_taken_and_anew_when_one_was_free_again(
    alice: Person, bob: Person, charlie: Person, later: Later
) -> None:
    table = open_table(alice, "anansi", "me open open")
    sit(bob, table, 1)
    later(HOST_FIRST)
    assert start(bob, table) == (409, "not_full", None)
    sit(charlie, table, 2)
    at = from_when(table, HOST_FIRST)
    sit(charlie, table, 2, "5a" * 16)
    bob.post(f"tables/{table}/chat/", {"text": "shall we?"})
    assert start(bob, table) == (409, "host_first", at), "a newer salt takes no seat"
    charlie.ask("DELETE", f"tables/{table}/seats/2/")
    later(HOST_FIRST)
    assert start(bob, table) == (409, "not_full", None)
    sit(charlie, table, 2)
    assert start(bob, table) == (409, "host_first", from_when(table, HOST_FIRST))


@pytest.mark.parametrize("seats", ["open open", "open bot"])
def test_where_the_host_does_not_sit_whoever_does_starts_at_once(
    seats: str, alice: Person, bob: Person, charlie: Person
) -> None:
    table = open_table(alice, "asterix", seats)
    sit(bob, table, 0)
    if seats.endswith("open"):
        sit(charlie, table, 1)
    assert bob.get(f"tables/{table}/")["others_start_at"] == from_when(table, timedelta())
    assert start(alice, table) == (409, "not_seated", None), "not even the host, who does not sit there"
    assert bob.post(f"tables/{table}/start/")["status"] == "running"


def test_a_host_who_has_left_is_waited_for_no_more(alice: Person, bob: Person, charlie: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    sit(bob, table, 1)
    alice.ask("DELETE", f"tables/{table}/seats/0/")
    sit(charlie, table, 0)
    assert bob.post(f"tables/{table}/start/")["status"] == "running"


def test_a_table_of_bots_alone_is_started_by_nobody_and_abandoned_after_an_hour(alice: Person, bob: Person) -> None:
    table = open_table(alice, "asterix", "bot bot")
    for person in (alice, bob):
        assert start(person, table) == (409, "not_seated", None)
    closing = now(table).closing_at()
    assert closing is not None
    assert closing - datetime.fromisoformat(now(table).opened_at) < timedelta(hours=1, seconds=1)
