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

from events import store
from games.tables import lobby, results, uploads
from games.tables.api.urls import urlpatterns
from tests.people import (
    Json,
    Person,
    bidding,
    finished,
    head,
    move,
    new_move,
    now,
    open_table,
    play_until,
    started,
    take_back,
)
from tests.tables.files import exported
from tests.tables.test_idle import close_idle, weary
from workers.tasks import score_table, verify_upload

Body: TypeAlias = Callable[[Person, str], Json]


def nothing(person: Person, table: str) -> Json:
    return {}


def table_to_sit(alice: Person, bob: Person) -> str:
    return open_table(bob, "asterix", "me open")


def full(alice: Person, bob: Person) -> str:
    return open_table(alice, "asterix", "me bot")


def running(alice: Person, bob: Person) -> str:
    return bidding(alice, bob)


def advised(alice: Person, bob: Person) -> str:
    """Who is asked may ask for advice."""
    table = started("asterix", [alice, bob], advice=True)
    play_until(table, [alice, bob], Random(1), lambda at: at.is_asked(0))
    return table


def chosen(alice: Person, bob: Person) -> str:
    """Alice has chosen, and nothing hangs on it."""
    table = bidding(alice, bob)
    move(alice, table)
    return table


def taken_back(alice: Person, bob: Person) -> str:
    table = chosen(alice, bob)
    take_back(table, 0, head(table))
    return table


def requested(alice: Person, bob: Person) -> str:
    """Bob asks for his first choice."""
    table = bidding(alice, bob)
    first = next(entry.seq for entry in store.entries(table) if entry.kind == "played" and entry.seat == 1)
    take_back(table, 1, first, ask=True)
    return table


def newest(person: Person, table: str) -> Json:
    """About the latest entry."""
    return {"id": NOBODY, "entry": head(table)}


def paused(alice: Person, bob: Person) -> str:
    table = weary(alice, bob)
    assert close_idle(table)
    return table


def left(alice: Person, bob: Person) -> str:
    table = running(alice, bob)
    alice.ask("DELETE", f"tables/{table}/seats/0/")
    return table


def over(alice: Person, bob: Person) -> str:
    return finished("anansi", [alice], Random(1), bots=2)


def a_decision(table: str) -> int:
    """An entry as of which seat 0 is asked."""
    return next(entry.seq for entry in store.entries(table) if entry.kind == "played" and entry.seat == 0) - 1


def practising(alice: Person, bob: Person) -> str:
    table = over(alice, bob)
    return str(alice.post(f"tables/{table}/practice/", {"entry": a_decision(table)})["id"])


def brought(alice: Person, bob: Person) -> str:
    upload = uploads.bring(alice.id, exported(over(alice, bob))).id
    verify_upload(upload)
    return upload


NOBODY = "00000000-0000-4000-8000-000000000000"
GO_ON: Json = {"entry": 8, "seats": [{"sitter": "me"}, {"sitter": "bot"}, {"sitter": "bot"}]}
WISH: Json = {"game": "asterix", "seats": [{"sitter": "me"}, {"sitter": "open"}]}
COSTS: dict[tuple[str, str], tuple[int, Callable[[Person, Person], str] | None, Body]] = {
    ("POST", "guests/"): (3, None, lambda person, table: {"name": "Dora"}),
    ("GET", "guests/me/"): (1, None, nothing),
    ("PATCH", "guests/me/"): (2, None, lambda person, table: {"name": "Alice"}),
    ("DELETE", "guests/me/"): (3, None, nothing),
    ("GET", "guests/me/preferences/"): (2, None, nothing),
    ("PATCH", "guests/me/preferences/"): (3, None, lambda person, table: {"continue_for_me": True}),
    ("GET", "guests/me/tables/"): (3, over, nothing),
    ("GET", "guests/me/numbers/"): (3, over, nothing),
    ("GET", "games/"): (1, None, nothing),
    ("POST", "games/anansi/lesson/"): (5, None, nothing),
    ("GET", "tables/"): (2, running, nothing),
    ("GET", "tables/?mine=1"): (2, running, nothing),
    ("POST", "tables/"): (3, None, lambda person, table: WISH),
    ("GET", "tables/ID/"): (2, running, nothing),
    ("POST", "tables/ID/seats/1/"): (3, table_to_sit, nothing),
    ("DELETE", "tables/ID/seats/0/"): (2, running, nothing),
    ("PUT", "tables/ID/seats/1/bot/"): (2, full, lambda person, table: {"level": "novice"}),
    ("DELETE", "tables/ID/seats/1/bot/"): (2, full, nothing),
    ("POST", "tables/ID/seats/0/return/"): (2, left, nothing),
    ("PUT", f"tables/ID/people/{NOBODY}/"): (2, full, lambda person, table: {"may_talk": True, "may_sit": True}),
    ("POST", "tables/ID/start/"): (1, full, nothing),
    ("POST", "tables/ID/moves/"): (2, running, new_move),
    ("GET", "tables/ID/final/"): (2, running, nothing),
    ("GET", "tables/ID/undo/"): (7, chosen, nothing),
    ("POST", "tables/ID/undo/"): (1, chosen, newest),
    ("POST", "tables/ID/undo/answer/"): (1, requested, lambda person, table: {**newest(person, table), "yes": True}),
    ("POST", "tables/ID/redo/"): (1, taken_back, newest),
    ("POST", "tables/ID/resign/"): (3, running, nothing),
    ("POST", "tables/ID/resume/"): (2, paused, nothing),
    ("POST", "tables/ID/rematch/"): (6, over, nothing),
    ("POST", "tables/ID/practice/"): (14, over, lambda person, table: {"entry": a_decision(table)}),
    ("POST", "tables/ID/again/"): (14, practising, nothing),
    ("POST", "tables/ID/deal/"): (8, over, nothing),
    ("POST", "uploads/"): (9, None, nothing),
    ("GET", "uploads/ID/"): (2, brought, nothing),
    ("GET", "uploads/ID/entries/"): (2, brought, nothing),
    ("GET", "uploads/ID/past/"): (2, brought, nothing),
    ("POST", "uploads/ID/tables/"): (
        6,
        brought,
        lambda person, table: GO_ON,
    ),
    ("POST", "tables/ID/chat/"): (2, running, lambda person, table: {"text": "hello"}),
    ("GET", "export-schema/"): (1, None, nothing),
    ("GET", "tables/ID/export/"): (4, over, nothing),
    ("GET", "tables/ID/entries/"): (3, running, nothing),
    ("GET", "tables/ID/views/5/"): (6, running, nothing),
    ("POST", "tables/ID/tried/"): (9, over, lambda person, table: {"at": 8, "eyes": "all", "moves": []}),
    ("POST", "tables/ID/analysis/"): (6, over, nothing),
    ("GET", "tables/ID/past/"): (7, running, nothing),
    ("POST", "tables/ID/considered/ENTRY/"): (3, over, nothing),
    ("GET", "tables/ID/considered/ENTRY/"): (3, over, nothing),
    ("POST", "tables/ID/advice/ASKED/"): (2, advised, nothing),
    ("GET", "tables/ID/advice/ASKED/"): (2, advised, nothing),
}
"""By method and path: so many queries, at what table, with what body."""


def address(path: str, table: str) -> str:
    """The path at that table: of a choice of a bot, or of the question that seat 0 is asked."""
    if "ENTRY" in path:
        played = [entry for entry in store.entries(table) if entry.kind == "played" and entry.seat != 0]
        path = path.replace("ENTRY", str(played[0].seq))
    if "ASKED" in path:
        path = path.replace("ASKED", str(now(table).game.asked[0]))
    return path.replace("ID", table)


@pytest.mark.parametrize(("method", "path"), COSTS)
def test_an_address_costs_no_more_queries_than_stands_here(method: str, path: str, alice: Person, bob: Person) -> None:
    most, made, body = COSTS[method, path]
    table = made(alice, bob) if made else ""
    if path.startswith("tables/ID"):
        alice.get(f"tables/{table}/")  # this process knows the table, as it does once somebody is there
    wish = body(alice, table) if method in ("POST", "PATCH", "PUT") else None
    where = address(path, table)
    with CaptureQueriesContext(connection) as asked:
        answer = alice.ask(method, where, wish)
    assert answer.is_success, answer.text
    queries = [query["sql"] for query in asked if query["sql"].startswith(("SELECT", "INSERT", "UPDATE", "DELETE"))]
    assert len(queries) <= most, "\n".join(queries)


def test_no_address_is_missing_here() -> None:
    known = {
        re.sub(r"\b(\d+|ENTRY|ASKED)\b", "N", path.partition("?")[0].replace(NOBODY, "P"))
        .replace("ID", "T")
        .replace("anansi", "G")
        for _, path in COSTS
    }
    numbers = dict.fromkeys(("<int:seat>", "<int:seq>", "<int:entry>", "<int:asked>"), "N")
    parts = {"<uuid:table>": "T", "<uuid:player>": "P", "<uuid:upload>": "T", "<slug:game>": "G", **numbers}
    there_are = {re.sub("<.*?>", lambda part: parts[part[0]], str(each.pattern)) for each in urlpatterns}
    assert known == there_are


def test_one_s_own_tables_are_two_queries_however_many_there_are(
    alice: Person, bob: Person, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    for _ in range(3):
        started("asterix", [alice, bob])
        bob.post(f"tables/{started('asterix', [alice, bob])}/resign/")
    for table in lobby.sitting(alice.id):
        score_table(table.id)
    with django_assert_num_queries(2):
        assert len(lobby.going_on(alice.id)) == 3
        assert len(results.played(alice.id, opponent=bob.id)[0]) == 3


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
