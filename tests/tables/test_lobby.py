"""The rows of the lists: what they show, and how little is written and read for it."""

from __future__ import annotations

from random import Random

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from events import cache
from events.projections import Change
from games.tables.lobby import Lobby
from games.tables.models import Listing
from games.tables.table import Table
from tests.people import Person, bidding, finished, move, now, open_table, sit, started, withdraw


@pytest.fixture
def tables(alice: Person, bob: Person, charlie: Person) -> list[str]:
    """Tables with people who came, left, resigned and played to the end."""
    left = open_table(alice, "anansi", "me open bot")
    sit(bob, left, 1)
    bob.ask("DELETE", f"tables/{left}/seats/1/")
    taken_back = bidding(alice, bob)
    withdraw(taken_back, 0, move(alice, taken_back)["seq"])
    handed_over = started("anansi", [alice, bob], bots=1)
    bob.ask("DELETE", f"tables/{handed_over}/seats/1/")
    given_up = started("anansi", [alice, bob, charlie])
    bob.post(f"tables/{given_up}/resign/")
    resigned = started("asterix", [bob, alice])
    alice.post(f"tables/{resigned}/resign/")
    return [left, taken_back, handed_over, given_up, resigned, finished("anansi", [charlie], Random(1), bots=2)]


def test_lists_show_of_a_table_what_it_shows_itself(
    tables: list[str], alice: Person, bob: Person, charlie: Person
) -> None:
    for person in (alice, bob, charlie):
        shown = {each["id"]: each for path in ("", "?mine=1") for each in person.get(f"tables/{path}")["tables"]}
        for table in tables:
            told = person.get(f"tables/{table}/")
            if told["you"] is None and told["status"] != "running":
                continue
            for name in ("game", "status", "opened_at", "seats", "you"):
                assert shown[table][name] == told[name], name
            assert shown[table]["your_turn"] == (told["asked"] is not None)


def test_those_are_mine_where_i_sit_or_sat_at_the_end(tables: list[str], alice: Person, bob: Person) -> None:
    left, taken_back, handed_over, given_up, resigned, _ = tables
    mine = {person: {each["id"] for each in person.get("tables/?mine=1")["tables"]} for person in (alice, bob)}
    assert mine == {alice: {left, taken_back, handed_over, given_up, resigned}, bob: {taken_back, resigned}}


def changed(table: str, before: Table) -> list[str]:
    """What the projection writes for what has come at that table since."""
    after = cache.current(table)
    with CaptureQueriesContext(connection) as asked:
        Lobby().apply([Change(table, after.seq, after.state, before)])
    return [query["sql"] for query in asked]


def test_a_move_writes_one_number_and_talk_nothing(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    before = now(table)
    alice.post(f"tables/{table}/chat/", {"text": "hello"})
    assert changed(table, before) == []
    move(alice, table)
    (written,) = changed(table, before)
    assert written == "1 times: UPDATE tables_listing SET asked_mask = %s WHERE id = %s"


def test_lists_are_read_from_an_index_and_never_sorted(alice: Person, bob: Person) -> None:
    started("asterix", [alice, bob])
    with CaptureQueriesContext(connection) as asked:
        alice.get("tables/")
        alice.get("tables/?mine=1")
    lists = [query["sql"] for query in asked if "tables_sitting" in query["sql"]]
    for sql, index in zip(lists, ("listing_public", "sitting_player"), strict=True):
        with connection.cursor() as cursor:
            cursor.execute(f"EXPLAIN QUERY PLAN {sql}")
            plan = [row[3] for row in cursor.fetchall()]
        chosen = [line for line in plan if index in line]
        assert len(chosen) == 1, plan


def test_a_row_that_is_missing_keeps_nobody_from_sitting_down_and_is_made_again(alice: Person, bob: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    Listing.objects.filter(pk=table).delete()
    sit(bob, table, 1)
    assert [each["id"] for each in bob.get("tables/?mine=1")["tables"]] == [table]
