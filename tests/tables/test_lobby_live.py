"""The lobby's socket: both lists as they stand, whatever happens meanwhile, to whoever may see them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from django.db import DatabaseError
from pytest_django.fixtures import Settings
from websockets.sync.client import connect

from games.players import tokens
from games.tables import lobby, lobby_live
from games.tables.lobby import Listed
from tests.people import Json, Person, bidding, move, open_table, sit, started
from tests.running.processes import until
from tests.tables.server import PATIENCE, Socket


@contextmanager
def looking(address: str, person: Person | None, headers: dict[str, str] | None = None) -> Iterator[Socket]:
    """A socket of that person (None: a stranger) to the lobby."""
    known = {"Authorization": f"Bearer {person.token}"} if person else {}
    where = f"ws{address.removeprefix('http')}/ws/lobby/"
    with connect(where, additional_headers={**known, **(headers or {})}, open_timeout=PATIENCE) as connection:
        yield Socket(connection)


def lists(http: httpx.Client, person: Person | None) -> Json:
    """What the socket should say, as REST tells it."""
    if person is None:
        return {"type": "lobby", "tables": http.get("/api/tables/").json()["tables"], "mine": []}
    mine = person.get("tables/?mine=1")["tables"]
    return {"type": "lobby", "tables": person.get("tables/")["tables"], "mine": mine}


def agrees(socket: Socket, http: httpx.Client, person: Person | None) -> Json:
    """Read on until the lists are those that REST tells; the message."""
    wanted = lists(http, person)
    while not socket.messages or socket.messages[-1] != wanted:
        socket.next()
    return wanted


def test_who_connects_is_shown_both_lists(address: str, online: httpx.Client, people: list[Person]) -> None:
    bidding(*people)
    open_table(people[0], "anansi", "me open bot")
    for person in (*people, None):
        with looking(address, person) as socket:
            assert socket.next() == lists(online, person)


def test_whatever_changes_in_a_list_is_told_to_those_who_see_it(
    address: str, online: httpx.Client, people: list[Person]
) -> None:
    alice, bob = people
    with ExitStack() as stack:
        viewers = [(person, stack.enter_context(looking(address, person))) for person in (alice, bob, None)]

        def all_agree() -> list[Json]:
            return [agrees(socket, online, person) for person, socket in viewers]

        assert all(told["tables"] == [] for told in all_agree())
        table = open_table(alice, "asterix", "me open")
        assert [[each["you"] for each in told["mine"]] for told in all_agree()] == [[0], [], []]
        sit(bob, table, 1)
        assert [[each["you"] for each in told["mine"]] for told in all_agree()] == [[0], [1], []]
        alice.post(f"tables/{table}/start/")
        assert [[each["your_turn"] for each in told["tables"]] for told in all_agree()] == [[True], [False], [False]]
        bob.ask("PATCH", "guests/me/", {"name": "Robert"})
        bob.post(f"tables/{table}/resign/")
        shown = all_agree()
        assert [len(told["tables"]) for told in shown] == [0, 0, 0]
        assert [seat["name"] for seat in shown[0]["mine"][0]["seats"]] == ["Alice", "Robert"]


def test_a_turn_is_told_to_nobody_but_whose_it_is(address: str, online: httpx.Client, people: list[Person]) -> None:
    alice, bob = people
    table = bidding(alice, bob)
    with looking(address, alice) as mine, looking(address, bob) as other, looking(address, None) as strange:
        for person, socket in ((alice, mine), (bob, other), (None, strange)):
            agrees(socket, online, person)
        move(alice, table)
        assert agrees(mine, online, alice)["tables"][0]["your_turn"] is False
        assert other.messages[-1]["tables"][0]["your_turn"] is True
        open_table(bob, "anansi", "me open open")
        for socket in (other, strange):
            assert len(socket.next()["tables"]) == 2, "nothing came before"


def test_the_lists_are_read_once_however_many_look_at_them(
    address: str, online: httpx.Client, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[list[Listed]] = []
    read = lobby.public

    def counted() -> list[Listed]:
        reads.append(read())
        return reads[-1]

    monkeypatch.setattr(lobby, "public", counted)
    with ExitStack() as stack:
        sockets = [stack.enter_context(looking(address, None)) for _ in range(12)]
        for socket in sockets:
            socket.next()
        assert len(reads) == 1
        open_table(people[0], "asterix", "me open")
        assert len({socket.next()["tables"][0]["id"] for socket in sockets}) == 1
        assert len(reads) < 4


def test_a_lost_notification_is_healed(
    address: str, online: httpx.Client, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_live, "_POLL", 0.05)
    monkeypatch.setattr(lobby_live.LobbyFeed, "_notified", lambda self, stream, head: None)
    with looking(address, people[1]) as socket:
        agrees(socket, online, people[1])
        started("asterix", people)
        assert agrees(socket, online, people[1])["mine"]


def test_a_reading_that_fails_is_made_up_for(
    address: str, online: httpx.Client, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_live, "_POLL", 0.05)
    failed = threading.Event()
    with looking(address, None) as socket:
        agrees(socket, online, None)
        with monkeypatch.context() as patch:
            patch.setattr(lobby_live, "_read", _fails(failed))
            open_table(people[0], "asterix", "me open")
            assert failed.wait(PATIENCE)
        assert agrees(socket, online, None)["tables"]


def _fails(failed: threading.Event) -> Any:
    def read(*_: Any) -> None:
        failed.set()
        raise DatabaseError

    return read


def test_whoever_closes_one_of_two_windows_is_told_of_their_tables_in_the_other(
    address: str, online: httpx.Client, people: list[Person]
) -> None:
    def windows() -> int:
        return sum(len(feed._visitors) for feed in lobby_live.feed.living().values())

    alice, _ = people
    with looking(address, alice) as one:
        with looking(address, alice) as other:
            other.next()
        until(lambda: windows() == 1, PATIENCE)
        open_table(alice, "asterix", "me open")
        assert len(agrees(one, online, alice)["mine"]) == 1


def test_who_may_look(address: str, people: list[Person]) -> None:
    open_table(people[0], "asterix", "me open")
    cookie = f"griot={tokens.sealed(people[0].token)}"
    for headers, code in (
        ({"Cookie": cookie}, 4403),
        ({"Cookie": cookie, "Origin": "http://evil.example"}, 4403),
        ({"Origin": "http://evil.example"}, 4403),
        ({"Authorization": "Bearer nonsense"}, 4401),
    ):
        with looking(address, None, headers) as socket:
            assert socket.closed() == code, headers
            assert socket.messages == []
    for headers, mine in (({"Cookie": cookie, "Origin": address}, 1), ({"Origin": address}, 0)):
        with looking(address, None, headers) as socket:
            assert len(socket.next()["mine"]) == mine


def test_who_asks_is_answered_and_what_makes_no_sense_is_refused(address: str, settings: Settings) -> None:
    settings.GRIOT_SOCKET_RATE = 0.4  # a burst of four
    with looking(address, None) as socket:
        socket.send({"type": "ping"})
        assert socket.until("pong") == {"type": "pong"}
        socket.send({"type": "move"})
        assert socket.until("refused")["code"] == "bad_request"
        socket.connection.send("{")
        assert socket.until("refused")["reason"] == "malformed JSON"
        socket.send({"type": "ping"})
        socket.send({"type": "ping"})
        assert socket.closed() == 4429
