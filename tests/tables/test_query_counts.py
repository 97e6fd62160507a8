"""How many queries each address costs this thread: whoever makes it more must say so here.

The writer has a connection of its own; what a write costs there is the same for all of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from pytest_django import DjangoAssertNumQueries

from games.tables import lobby
from games.tables.api.urls import urlpatterns
from tests.people import Json, Person, bidding, finished, new_move, open_table, started
from tests.tables.test_idle import close_idle, weary

Body: TypeAlias = Callable[[Person, str], Json]


def nothing(person: Person, table: str) -> Json:
    return {}


def table_to_sit(alice: Person, bob: Person) -> str:
    return open_table(bob, "asterix", "me open")


def full(alice: Person, bob: Person) -> str:
    return open_table(alice, "asterix", "me bot")


def running(alice: Person, bob: Person) -> str:
    return bidding(alice, bob)


def paused(alice: Person, bob: Person) -> str:
    table = weary(alice, bob)
    assert close_idle(table)
    return table


def over(alice: Person, bob: Person) -> str:
    return finished("anansi", [alice], Random(1), bots=2)


WISH: Json = {"game": "asterix", "seats": [{"sitter": "me"}, {"sitter": "open"}]}
COSTS: dict[tuple[str, str], tuple[int, Callable[[Person, Person], str] | None, Body]] = {
    ("POST", "guests/"): (3, None, lambda person, table: {"name": "Dora"}),
    ("GET", "guests/me/"): (1, None, nothing),
    ("PATCH", "guests/me/"): (2, None, lambda person, table: {"name": "Alice"}),
    ("DELETE", "guests/me/"): (2, None, nothing),
    ("GET", "guests/me/preferences/"): (2, None, nothing),
    ("PATCH", "guests/me/preferences/"): (3, None, lambda person, table: {"continue_for_me": True}),
    ("GET", "games/"): (1, None, nothing),
    ("GET", "tables/"): (2, running, nothing),
    ("GET", "tables/?mine=1"): (2, running, nothing),
    ("POST", "tables/"): (3, None, lambda person, table: WISH),
    ("GET", "tables/ID/"): (2, running, nothing),
    ("POST", "tables/ID/seats/1/"): (3, table_to_sit, nothing),
    ("DELETE", "tables/ID/seats/0/"): (2, running, nothing),
    ("POST", "tables/ID/start/"): (2, full, nothing),
    ("POST", "tables/ID/moves/"): (2, running, new_move),
    ("POST", "tables/ID/resign/"): (3, running, nothing),
    ("POST", "tables/ID/resume/"): (2, paused, nothing),
    ("POST", "tables/ID/rematch/"): (5, over, nothing),
    ("POST", "tables/ID/chat/"): (2, running, lambda person, table: {"text": "hello"}),
    ("GET", "tables/ID/entries/"): (3, running, nothing),
    ("GET", "tables/ID/views/5/"): (6, running, nothing),
}
"""By method and path: so many queries, at what table, with what body."""


@pytest.mark.parametrize(("method", "path"), COSTS)
def test_an_address_costs_no_more_queries_than_stands_here(method: str, path: str, alice: Person, bob: Person) -> None:
    most, made, body = COSTS[method, path]
    table = made(alice, bob) if made else ""
    if table:
        alice.get(f"tables/{table}/")  # this process knows the table, as it does once somebody is there
    wish = body(alice, table) if method in ("POST", "PATCH") else None
    with CaptureQueriesContext(connection) as asked:
        answer = alice.ask(method, path.replace("ID", table), wish)
    assert answer.is_success, answer.text
    queries = [query["sql"] for query in asked if query["sql"].startswith(("SELECT", "INSERT", "UPDATE", "DELETE"))]
    assert len(queries) <= most, "\n".join(queries)


def test_no_address_is_missing_here() -> None:
    known = {re.sub(r"\d+", "N", path.partition("?")[0]).replace("ID", "T") for _, path in COSTS}
    there_are = {re.sub("<int:[a-z]+>", "N", str(each.pattern)).replace("<uuid:table>", "T") for each in urlpatterns}
    assert known == there_are


def test_a_list_is_one_query_however_many_tables_it_shows(
    alice: Person, bob: Person, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    for _ in range(3):
        started("asterix", [alice, bob])
        open_table(bob, "anansi", "open me bot")
    with django_assert_num_queries(1):
        assert len(lobby.tables(alice.id).tables) == 6
    with django_assert_num_queries(1):
        assert len(lobby.mine(alice.id).tables) == 3
