"""The socket of one person at one table: a small task that sends what is new, and moves that come in."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias, cast
from urllib.parse import parse_qs
from uuid import UUID

import msgspec
import structlog
from channels.db import database_sync_to_async
from django.conf import settings
from django.urls import path

from events.writer import Refused
from games.players import tokens
from games.tables import wire
from games.tables.api.http import own_origin
from games.tables.hub import TableFeed, hub
from games.tables.writes import moves, talk

Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]

log = structlog.get_logger()
_decoder = msgspec.json.Decoder(wire.FromClient)


async def table_socket(scope: Any, receive: Receive, send: Send) -> None:
    """`/ws/tables/ID/?after=N` (docs/wire.md).

    A bare ASGI application: a Channels consumer hops to a thread for every message and opens a feed
    of the layer for every socket, a third of what a move costs, and the hub needs neither.
    """
    await receive()  # the handshake
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    player, refusal = await database_sync_to_async(_who)(headers)
    with suppress(OSError):  # what ASGI servers raise for sending to a client that has gone
        await send({"type": "websocket.accept"})
        if refusal is not None:
            await send({"type": "websocket.close", "code": refusal})
            return
        table = str(UUID(str(scope["url_route"]["kwargs"]["table"])))
        news = asyncio.Event()
        try:
            feed = await hub().join(table, news)
        except Refused:
            await send({"type": "websocket.close", "code": 4404})
            return
        try:
            await TableSocket(feed, player, news, send).serve(receive, _after(scope))
        finally:
            hub().leave(feed, news)


def _after(scope: Any) -> int | None:
    after = parse_qs(scope["query_string"].decode("latin-1")).get("after", [""])[-1]
    return int(after) if after.isascii() and after.isdigit() and len(after) < 10 else None


class TableSocket:
    """One connection, from the handshake to the end."""

    def __init__(self, feed: TableFeed, player: str | None, news: asyncio.Event, send: Send) -> None:
        self._feed = feed
        self._player = player
        self._news = news
        self._send_event = send
        self._bucket = TokenBucket(settings.GRIOT_SOCKET_RATE)

    async def serve(self, receive: Receive, after: int | None) -> None:
        """Send what is new and take in what comes, until the other side has gone or had too much to say."""
        sender = asyncio.create_task(self._send_news(after))
        sender.add_done_callback(self._sender_ended)
        try:
            while (event := await receive())["type"] == "websocket.receive":
                if not self._bucket.spend():
                    break
                await self._take_in(event.get("text") or event.get("bytes") or b"")
        finally:
            sender.cancel()
        if event["type"] == "websocket.receive":
            await self._send_event({"type": "websocket.close", "code": 4429})

    def _sender_ended(self, sender: asyncio.Task[None]) -> None:
        # A socket that sends nothing more must not look alive: the client then comes back and catches up.
        if not sender.cancelled() and (error := sender.exception()) is not None:
            log.error("socket_failed", table=self._feed.id, error=type(error).__name__)
            self._closing = asyncio.ensure_future(self._send_event({"type": "websocket.close", "code": 1011}))

    async def _send_news(self, after: int | None) -> None:
        feed = self._feed
        sent = after if after is not None and after < feed.seq else feed.seq
        with suppress(OSError):  # the client has gone: `serve` hears of it too
            if sent == feed.seq:
                await self._send(feed.view(feed.table.seat_of(self._player)))
            while True:
                self._news.clear()
                if feed.seq > sent:
                    sent, text = await feed.news(self._player, sent)
                    await self._send(text)
                else:
                    await self._news.wait()

    async def _take_in(self, data: str | bytes) -> None:
        try:
            message = _decoder.decode(data)
        except msgspec.ValidationError as error:
            await self._say(wire.RefusedMessage(None, "bad_request", str(error)))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            await self._say(wire.RefusedMessage(None, "bad_request", "malformed JSON"))
        else:
            await self._answer(message)

    async def _answer(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Ping):
            await self._say(wire.Pong())
        elif isinstance(message, wire.Resync):
            await self._send(self._feed.view(self._feed.table.seat_of(self._player)))
        else:
            try:
                await self._say(await self._write(message))
            except Refused as refused:
                await self._say(wire.RefusedMessage(message.id, refused.code, refused.reason))

    async def _write(self, message: wire.MoveMessage | wire.SayMessage) -> wire.Ack:
        table = self._feed.id
        if self._player is None:
            raise Refused("who_are_you")
        if isinstance(message, wire.SayMessage):
            seq = await asyncio.wrap_future(talk.say(table, self._player, message.text, message.id))
            return wire.Ack(message.id or "", seq)
        seat = self._feed.table.seat_of(self._player)
        if seat is None:
            raise Refused("not_your_seat")
        moved = moves.play(table, seat, self._player, message.id, message.asked, message.move)
        answer = await asyncio.wrap_future(moved)
        return wire.Ack(answer.id, answer.seq, answer.undone, answer.held)

    async def _say(self, message: msgspec.Struct) -> None:
        await self._send(msgspec.json.encode(message).decode())

    async def _send(self, text: str) -> None:
        await self._send_event({"type": "websocket.send", "text": text})


class TokenBucket:
    """How many messages a socket may send: `rate` a second, and a burst of ten seconds' worth."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = rate * 10
        self._at = time.monotonic()

    def spend(self) -> bool:
        """Whether one more message may come now (rate 0: without limit)."""
        now = time.monotonic()
        self._left = min(self._rate * 10, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left -= 1
        return self._rate == 0 or self._left >= 0


def _who(headers: dict[str, str]) -> tuple[str | None, int | None]:
    """The id of who connects (None: a stranger, who may watch), and a close code if refused."""
    scheme, _, bearer = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        player = tokens.whose(bearer.strip())
        return (str(player.pk), None) if player else (None, 4401)
    origin, host = headers.get("origin"), headers.get("host", "")
    cookie = tokens.cookie(headers.get("cookie", ""))
    token = tokens.unsealed(cookie) if cookie else None
    player = tokens.whose(token) if token else None
    if (cookie or origin) and not own_origin(origin, host):
        return None, 4403
    return (str(player.pk) if player else None), None


websocket_urlpatterns = [path("ws/tables/<uuid:table>/", cast("Any", table_socket))]  # Django types HTTP views only
