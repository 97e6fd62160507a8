"""A token that is revoked, or whose person is erased, ends all sockets that it has opened, in every process."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from queue import SimpleQueue
from typing import Any
from uuid import UUID

import httpx
import pytest
from asgiref.sync import sync_to_async
from django.db import DatabaseError, connection
from django.test.utils import CaptureQueriesContext
from pytest_django.fixtures import Settings

from events import notify, store
from games.players import tokens
from games.players.models import Player, Token
from games.tables.admission import Admission
from games.tables.live import TableConsumer
from tests import means
from tests.people import PATIENCE, Person, bidding, guest, new_move, open_table
from tests.tables.revoking import revoke_elsewhere
from tests.tables.server import Socket, sitting
from tests.tables.test_consumer import Client, connected
from tests.tables.test_lobby_live import looking

HOUR = 3_600.0


@pytest.fixture
def no_look(settings: Settings) -> None:
    """What is not heard is not found either."""
    settings.GRIOT_TOKEN_LOOK = HOUR


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> None:
    """Every notification of a token is lost; the look at all of them comes soon."""
    monkeypatch.setattr(Admission, "_notified", lambda self, token, number: None)
    settings.GRIOT_TOKEN_LOOK = 0.05


@contextmanager
def everywhere(address: str, table: str, person: Person) -> Iterator[list[Socket]]:
    """That person's sockets of both kinds, by token and by cookie, each of which has told something."""
    cookie = {"Cookie": f"griot={tokens.sealed(person.token)}", "Origin": address}
    with ExitStack() as stack:
        opened = [
            sitting(address, table, person), sitting(address, table, None, headers=cookie),
            looking(address, person), looking(address, None, cookie),
        ]  # fmt: skip
        sockets = [stack.enter_context(each) for each in opened]
        for socket in sockets:
            socket.next()
        yield sockets


def alive(socket: Socket) -> None:
    """Fails unless the socket still answers."""
    socket.send({"type": "ping"})
    socket.until("pong")


def test_all_sockets_of_a_token_are_closed_when_it_is_revoked_and_nobody_elses(
    no_look: None, address: str, people: list[Person]
) -> None:
    alice, bob = people
    table = bidding(alice, bob)
    other = tokens.issue(Player.objects.get(pk=UUID(alice.id)))
    again = Person(alice.http, alice.id, alice.name, other)
    with (
        everywhere(address, table, alice) as mine,
        everywhere(address, table, again) as same_person,
        everywhere(address, table, bob) as others,
        sitting(address, table, None) as stranger,
    ):
        alice.ask("DELETE", "guests/me/")
        assert [socket.closed() for socket in mine] == [4401] * 4
        for socket in (*same_person, *others, stranger):
            alive(socket)


def test_an_erased_person_is_gone_from_all_sockets(no_look: None, address: str, people: list[Person]) -> None:
    table = bidding(*people)
    with everywhere(address, table, people[0]) as mine:
        Player.objects.filter(pk=UUID(people[0].id)).delete()
        assert [socket.closed() for socket in mine] == [4401] * 4


def test_a_lost_notification_is_made_up_for_by_a_look_at_all_tokens(
    deaf: None, address: str, people: list[Person]
) -> None:
    alice, bob = people
    table = bidding(alice, bob)
    with everywhere(address, table, alice) as mine, everywhere(address, table, bob) as others:
        alice.ask("DELETE", "guests/me/")
        assert [socket.closed() for socket in mine] == [4401] * 4
        for socket in others:
            alive(socket)


def test_what_another_process_revokes_is_found_by_the_look(
    settings: Settings, address: str, people: list[Person]
) -> None:
    settings.GRIOT_TOKEN_LOOK = 0.05
    table = bidding(*people)
    with everywhere(address, table, people[0]) as mine:
        revoke_elsewhere(people[0].token)
        assert [socket.closed() for socket in mine] == [4401] * 4


@pytest.mark.needs("redis")
def test_what_another_process_revokes_is_heard_over_redis(
    no_look: None, request: pytest.FixtureRequest, settings: Settings
) -> None:
    redis = means.redis() or ""
    settings.CHANNEL_LAYERS = {
        "default": {"BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer", "CONFIG": {"hosts": [redis]}}
    }
    settings.GRIOT_NOTIFY = "redis"
    address: str = request.getfixturevalue("address")
    people: list[Person] = request.getfixturevalue("people")
    table = bidding(*people)
    with everywhere(address, table, people[0]) as mine:
        revoke_elsewhere(people[0].token, redis)
        assert [socket.closed() for socket in mine] == [4401] * 4


def test_the_look_is_one_query_for_all_sockets(alice: Person, bob: Person, charlie: Person) -> None:
    rows = [str(row) for row in Token.objects.order_by("pk").values_list("pk", flat=True)]
    tokens.revoke(bob.token)
    with CaptureQueriesContext(connection) as asked:
        assert tokens.living([*rows, "999999"]) == set(rows) - {rows[1]}
    assert len(asked) == 1


def test_neither_the_token_nor_its_digest_travels(alice: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, int]] = []
    row = Token.objects.get()
    monkeypatch.setattr(
        "events.notifiers.sqlite.Watch.send", lambda back_end, name, number: sent.append((name, number))
    )
    tokens.revoke(alice.token)
    assert sent == [(f"token {row.pk}", 0)]
    assert hashlib.sha256(alice.token.encode()).hexdigest() not in str(sent)


def test_who_listens_for_tables_hears_nothing_of_tokens(alice: Person) -> None:
    heard: SimpleQueue[str] = SimpleQueue()
    stop = notify.listen(lambda stream, head: heard.put(stream))
    tokens.revoke(alice.token)
    table = open_table(guest(alice.http, "Bob"), "asterix", "me open")
    assert heard.get(timeout=PATIENCE) == table, "of what came before it, nothing"
    stop()


# Orders that must not be left to luck


async def close_code(client: Client) -> int:
    """The code with which the server closes; what comes before is passed over."""
    while (event := await client.line.receive_output(PATIENCE))["type"] != "websocket.close":
        pass
    return int(event["code"])


@pytest.mark.parametrize("late", [True, False])
async def test_a_token_that_is_revoked_while_its_socket_opens_opens_none(
    late: bool, no_look: None, alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked whom the token proves, then it is revoked, then the socket is known; heard `late`, or before."""
    table = await sync_to_async(bidding)(alice, bob)
    join = TableConsumer.join
    held: list[Any] = []
    if late:
        monkeypatch.setattr(Admission, "_notified", lambda here, token, _: held.append((here, token)))

    async def slow(consumer: TableConsumer) -> None:
        await join(consumer)
        await sync_to_async(tokens.revoke)(alice.token)

    monkeypatch.setattr(TableConsumer, "join", slow)
    async with connected(table, alice) as client:
        if late:
            await client.until("view")
            for here, token in held:
                here._heard(token)
        assert await close_code(client) == 4401


async def test_what_was_sent_after_the_end_is_not_read(
    no_look: None, alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await sync_to_async(bidding)(alice, bob)
    move = {"type": "move", **await sync_to_async(new_move)(alice, table)}
    length = await sync_to_async(store.lengths)([table])
    async with connected(table, alice) as client:
        await client.until("view")
        await sync_to_async(tokens.revoke)(alice.token)
        assert await close_code(client) == 4401
        await client.send(move)
        await client.line.wait(PATIENCE)
        assert await client.line.receive_nothing()
    assert await sync_to_async(store.lengths)([table]) == length


def test_a_database_that_is_away_at_the_look_is_asked_again(
    deaf: None, address: str, online: httpx.Client, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    living, failed = tokens.living, list[int]()

    def fails_once(rows: list[str]) -> set[str]:
        if not failed:
            failed.append(1)
            raise DatabaseError
        return living(rows)

    monkeypatch.setattr(tokens, "living", fails_once)
    table = bidding(*people)
    with everywhere(address, table, people[0]) as mine:
        people[0].ask("DELETE", "guests/me/")
        assert [socket.closed() for socket in mine] == [4401] * 4
    assert failed
