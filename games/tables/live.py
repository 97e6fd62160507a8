"""The socket of one person at one table: a small task that sends what is new, and moves that come in."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, NoReturn, cast
from urllib.parse import parse_qs

import msgspec
import structlog
from channels.consumer import get_handler_name
from channels.db import database_sync_to_async
from channels.exceptions import StopConsumer
from channels.generic.websocket import AsyncWebsocketConsumer
from django.conf import settings
from django.urls import path

from events.writer import Refused
from games.players import tokens
from games.tables import wire
from games.tables.api.http import own_origin
from games.tables.hub import TableFeed, hub
from games.tables.writes import moves, talk

_log = structlog.get_logger(__name__)
_decoder = msgspec.json.Decoder(wire.FromClient)


class TableConsumer(AsyncWebsocketConsumer):
    """`/ws/tables/ID/?after=N` (docs/wire.md): one connection, from the handshake to the end."""

    _player: str | None
    _feed: TableFeed
    _news: asyncio.Event
    _bucket: TokenBucket
    _sender: asyncio.Task[None] | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Dispatch what comes.

        Channels' own would also open a channel of the layer, and wait for both in tasks: the news come from the hub
        (docs/decisions/0008).
        """
        self.scope, self.base_send = scope, send
        try:
            # OSError is what ASGI servers raise for sending to a client that has gone.
            with suppress(StopConsumer, OSError):
                while True:
                    await self.dispatch(await receive())
        finally:
            await self.disconnect(1006)  # else it is called only if the client ends it, not if we or a fault do

    async def dispatch(self, message: dict[str, Any]) -> None:
        """Like Channels' own, without its way to a thread and back to close old database connections: none is used."""
        await getattr(self, get_handler_name(message))(message)

    async def connect(self) -> None:
        """Accept, even to refuse: a browser is told the code of a close, but not of a handshake that fails."""
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in self.scope["headers"]}
        self._player, refusal = await database_sync_to_async(_who)(headers)
        await self.accept()
        if refusal is not None:
            await self._hang_up(refusal)
        self._news = asyncio.Event()
        try:
            self._feed = await hub().join(str(self.scope["url_route"]["kwargs"]["table"]), self._news)
        except Refused:
            await self._hang_up(4404)
        self._bucket = TokenBucket(settings.GRIOT_SOCKET_RATE)
        self._sender = asyncio.create_task(self._send_news(_after(self.scope["query_string"])))

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """Answer one message; who has too much to say is cut off."""
        if not self._bucket.spend():
            await self._hang_up(4429)
        try:
            message = _decoder.decode(text_data or bytes_data or b"")
        except msgspec.ValidationError as error:
            await self._say(wire.RefusedMessage(None, "bad_request", str(error)))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            await self._say(wire.RefusedMessage(None, "bad_request", "malformed JSON"))
        else:
            await self._answer(message)

    async def disconnect(self, code: int) -> None:
        """Send nothing more."""
        if self._sender is not None:
            self._sender.cancel()
            hub().leave(self._feed, self._news)

    async def _hang_up(self, code: int) -> NoReturn:
        await self.close(code)
        raise StopConsumer  # what the client has sent meanwhile is not read

    async def _send_news(self, after: int | None) -> None:
        try:
            await self._follow(after)
        except OSError:
            pass  # the client has gone: `receive` hears of it too
        except Exception as error:  # noqa: BLE001  the socket must not look alive: closed, the client comes back
            _log.error("socket_failed", table=self._feed.id, error=type(error).__name__)
            with suppress(OSError):
                await self.close(1011)

    async def _follow(self, after: int | None) -> None:
        feed = self._feed
        sent = after if after is not None and after < feed.seq else feed.seq
        if sent == feed.seq:
            await self.send(feed.view(feed.table.seat_of(self._player)))
        while True:
            self._news.clear()
            if feed.seq > sent:
                sent, text = await feed.news(self._player, sent)
                await self.send(text)
            else:
                await self._news.wait()

    async def _answer(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Ping):
            await self._say(wire.Pong())
        elif isinstance(message, wire.Resync):
            await self.send(self._feed.view(self._feed.table.seat_of(self._player)))
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
        await self.send(msgspec.json.encode(message).decode())


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


def _after(query: bytes) -> int | None:
    after = parse_qs(query.decode("latin-1")).get("after", [""])[-1]
    return int(after) if after.isascii() and after.isdigit() and len(after) < 10 else None


websocket_urlpatterns = [
    path("ws/tables/<uuid:table>/", cast("Any", TableConsumer.as_asgi()))  # Django's stubs know HTTP views only
]
