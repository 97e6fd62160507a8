"""The consumer by itself, driven by Channels' own test client: no server, no network."""

from __future__ import annotations

import json
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from channels.layers import get_channel_layer
from channels.testing import WebsocketCommunicator
from pytest_django.fixtures import Settings

from config.asgi import application
from games.tables.admission import admission
from games.tables.hub import TableFeed, Told, hub
from tests.people import PATIENCE, Json, Person, bidding, head, new_move
from tests.tables.changed import Whole


class Client:
    """One socket to a table."""

    def __init__(self, table: str, headers: dict[str, str]) -> None:
        raw = [(name.lower().encode(), value.encode()) for name, value in {"Host": "localhost", **headers}.items()]
        self._whole = Whole()
        self.line: Any = WebsocketCommunicator(application, f"/ws/tables/{table}/", raw)

    async def send(self, message: Json) -> None:
        """Send a message."""
        await self.line.send_to(text_data=json.dumps(message))

    async def until(self, kind: str) -> Json:
        """The next message of that type."""
        while True:
            message = self._whole.of(await self.line.receive_json_from(PATIENCE))
            if message["type"] == kind:
                return message

    async def closed(self) -> int:
        """The code with which the server closes; what comes before is passed over."""
        while (event := await self.line.receive_output(PATIENCE))["type"] != "websocket.close":
            pass
        await self.line.wait(PATIENCE)
        return int(event["code"])


@asynccontextmanager
async def connected(table: str, person: Person | None, **headers: str) -> AsyncIterator[Client]:
    """A socket that the server has accepted."""
    client = Client(table, {**({"Authorization": f"Bearer {person.token}"} if person else {}), **headers})
    assert await client.line.connect(PATIENCE) == (True, None)
    try:
        yield client
        await client.line.disconnect(timeout=PATIENCE)
    finally:
        await hub().close()
        await admission().close()


@pytest.fixture
def table(alice: Person, bob: Person) -> str:
    """Alice and Bob are both asked to bid."""
    return bidding(alice, bob)


@pytest.fixture
def wish(alice: Person, table: str) -> Json:
    """A move that Alice may make."""
    return {"type": "move", **new_move(alice, table)}


async def test_who_connects_is_shown_the_table_and_what_is_played_there(table: str, alice: Person, wish: Json) -> None:
    async with connected(table, alice) as client:
        shown = await client.until("view")
        assert (shown["you"], shown["asked"]) == (0, wish["asked"])
        await client.send(wish)
        ack = await client.until("ack")
        assert ack == {"type": "ack", "id": wish["id"], "seq": await sync_to_async(head)(table)}
        await client.send(wish)
        assert await client.until("ack") == ack
        await client.send({**wish, "id": str(uuid.uuid4())})
        assert (await client.until("refused"))["code"] == "stale"


async def test_what_is_played_elsewhere_is_told_to_who_watches(table: str, alice: Person, wish: Json) -> None:
    async with connected(table, None) as client:
        await client.until("view")
        move = {name: wish[name] for name in ("id", "asked", "move")}
        answer = await sync_to_async(alice.post)(f"tables/{table}/moves/", move)
        assert (await client.until("entries"))["entries"][0]["seq"] == answer["seq"]


async def test_no_socket_has_a_channel_of_the_layer(table: str) -> None:
    layer: Any = get_channel_layer()
    before = set(layer.channels)  # what other tests left behind
    async with connected(table, None) as client:
        await client.until("view")
        await client.send({"type": "ping"})
        await client.until("pong")
        assert set(layer.channels) <= before


@pytest.mark.parametrize(
    ("headers", "code"),
    [({"Authorization": "Bearer nonsense"}, 4401), ({"Origin": "http://evil.example", "Host": "localhost"}, 4403)],
)
async def test_who_is_not_let_in_hears_why(headers: dict[str, str], code: int, table: str) -> None:
    async with connected(table, None, **headers) as client:
        assert await client.closed() == code


async def test_a_table_that_is_none_closes_with_a_code(no_limits: None) -> None:
    async with connected(str(uuid.uuid4()), None) as client:
        assert await client.closed() == 4404


async def test_who_says_too_much_is_cut_off_and_nothing_more_of_it_is_read(table: str, settings: Settings) -> None:
    settings.GRIOT_SOCKET_RATE = 0.1  # a burst of one
    async with connected(table, None) as client:
        for _ in range(3):
            await client.send({"type": "ping"})
        await client.until("pong")
        assert await client.closed() == 4429
        assert await client.line.receive_nothing()


async def test_a_socket_that_can_tell_nothing_more_is_closed(
    table: str, alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(feed: TableFeed, player: str | None, after: int, told: Told | None) -> tuple[int, Told, str]:
        raise RuntimeError("the news cannot be told")

    async with connected(table, alice) as client:
        await client.until("view")
        monkeypatch.setattr(TableFeed, "news", broken)
        await sync_to_async(alice.post)(f"tables/{table}/chat/", {"text": "hello"})
        while (event := await client.line.receive_output(PATIENCE))["type"] != "websocket.close":
            pass
        assert event["code"] == 1011
