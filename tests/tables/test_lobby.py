"""The rows of the lists: what they show, and how little is written and read for it."""

from __future__ import annotations

from random import Random

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from events import cache
from events.projections import Change
from games.tables import lobby
from games.tables.lobby import Lobby
from games.tables.models import Listing
from games.tables.table import Table
from tests.people import Person, bidding, finished, move, now, open_table, sit, started, take_back
from tests.tables.test_idle import close_idle, weary


@pytest.fixture
def tables(alice: Person, bob: Person, charlie: Person) -> list[str]:
    """Tables with people who came, left, resigned and played to the end."""
    left = open_table(alice, "anansi", "me open bot")
    sit(bob, left, 1)
    bob.ask("DELETE", f"tables/{left}/seats/1/")
    taken_back = bidding(alice, bob)
    take_back(taken_back, 0, move(alice, taken_back)["seq"])
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


def test_ones_own_list_says_how_one_has_done_where_it_is_over(
    tables: list[str], alice: Person, bob: Person, charlie: Person
) -> None:
    for person in (alice, bob, charlie):
        for each in person.get("tables/?mine=1")["tables"]:
            told = person.get(f"tables/{each['id']}/")
            assert each["rank"] == (told["result"] and told["result"][told["you"]]["rank"])
    assert {each["id"]: each["rank"] is not None for each in charlie.get("tables/?mine=1")["tables"]}[tables[-1]]


def test_those_are_mine_where_a_seat_is_mine_or_was_at_the_end(tables: list[str], alice: Person, bob: Person) -> None:
    left, taken_back, handed_over, given_up, resigned, _ = tables
    mine = {person: {each["id"] for each in person.get("tables/?mine=1")["tables"]} for person in (alice, bob)}
    assert mine == {
        alice: {left, taken_back, handed_over, given_up, resigned},
        bob: {taken_back, handed_over, resigned},
    }


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


def test_what_a_person_has_is_found_in_indexes_however_many_tables_there_are(alice: Person, bob: Person) -> None:
    started("asterix", [alice, bob])
    with CaptureQueriesContext(connection) as asked:
        lobby.unfinished(bob.id)
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN QUERY PLAN {asked[0]['sql']}")
        plan = "\n".join(row[3] for row in cursor.fetchall())
    assert "listing_host" in plan
    assert "sitting_public" in plan
    assert "SCAN" not in plan


def shown(person: Person) -> list[str]:
    """Everybody's list."""
    return [each["id"] for each in person.get("tables/")["tables"]]


def test_of_one_host_the_list_shows_few_tables_and_all_others_before_the_second_of_these(
    alice: Person, bob: Person, charlie: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "SHOWN", lobby.A_HOST + 1)
    old = open_table(bob, "asterix", "me open")
    many = [open_table(alice, "asterix", "me open") for _ in range(lobby.A_HOST + 2)]
    newest, *others = reversed(many[-lobby.A_HOST :])
    assert shown(charlie) == [newest, old, *others]
    alice.ask("DELETE", f"tables/{newest}/seats/0/")
    assert shown(charlie) == [others[0], old, *others[1:], many[1]]


def test_tables_that_can_be_joined_come_first_then_those_where_people_play_then_all_others(
    alice: Person, bob: Person, charlie: Person
) -> None:
    joined = [open_table(bob, "asterix", "me open"), open_table(charlie, "anansi", "me open bot")]
    idle = weary(alice, bob)
    assert close_idle(idle)
    left = started("asterix", [alice], bots=1)
    alice.ask("DELETE", f"tables/{left}/seats/0/")
    full = open_table(charlie, "asterix", "me bot")
    running = started("asterix", [bob], bots=1)
    assert shown(alice) == [*reversed(joined), running, full, left, idle]


def test_a_paused_table_says_in_lists_too_when_it_is_abandoned(alice: Person, bob: Person, charlie: Person) -> None:
    table = weary(alice, bob)
    for person, path in ((charlie, "tables/"), (bob, "tables/?mine=1")):
        assert [each["closes_at"] for each in person.get(path)["tables"]] == [None]
    assert close_idle(table)
    for person, path in ((charlie, "tables/"), (bob, "tables/?mine=1")):
        assert person.get(path)["tables"][0]["closes_at"] == person.get(f"tables/{table}/")["closes_at"] is not None
    bob.post(f"tables/{table}/resume/")
    assert charlie.get("tables/")["tables"][0]["closes_at"] is None


def test_a_row_that_is_missing_keeps_nobody_from_sitting_down_and_is_made_again(alice: Person, bob: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    Listing.objects.filter(pk=table).delete()
    sit(bob, table, 1)
    assert [each["id"] for each in bob.get("tables/?mine=1")["tables"]] == [table]
