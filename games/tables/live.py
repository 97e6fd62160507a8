"""The socket of one person at one table: a small task that sends what is new, and moves that come in."""

from __future__ import annotations

import asyncio
import time
from typing import Any
from urllib.parse import parse_qs
from uuid import UUID

import msgspec
from asgiref.sync import sync_to_async
from channels.generic.websocket import AsyncWebsocketConsumer
from django.conf import settings
from django.urls import path

from events.writer import Refused
from games.players import tokens
from games.tables import play, wire
from games.tables.api.http import own_origin
from games.tables.hub import hub

_decoder = msgspec.json.Decoder(wire.FromClient)


class TableSocket(AsyncWebsocketConsumer):
    """`/ws/tables/ID/?after=N` (docs/wire.md)."""

    async def connect(self) -> None:
        self._sender: asyncio.Task[None] | None = None
        self._budget = Budget(settings.GRIOT_SOCKET_RATE)
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in self.scope["headers"]}
        player, refusal = await sync_to_async(_who)(headers)
        await self.accept()
        if refusal is not None:
            await self.close(refusal)
            return
        self._player = player
        self._table = str(UUID(str(self.scope["url_route"]["kwargs"]["table"])))
        after = parse_qs(self.scope["query_string"].decode("latin-1")).get("after", [""])[-1]
        self._news = asyncio.Event()
        try:
            self._channel = await hub().join(self._table, self._news)
        except Refused:
            await self.close(4404)
            return
        number = int(after) if after.isascii() and after.isdigit() and len(after) < 10 else None
        self._sender = asyncio.create_task(self._send_news(number))

    async def disconnect(self, code: int) -> None:
        if self._sender is not None:
            self._sender.cancel()
            hub().leave(self._channel, self._news)

    async def _send_news(self, after: int | None) -> None:
        channel = self._channel
        sent = after if after is not None and after < channel.seq else channel.seq
        if sent == channel.seq:
            await self.send(text_data=channel.view(channel.table.seat_of(self._player)))
        while True:
            self._news.clear()
            if channel.seq > sent:
                sent, text = await channel.news(self._player, sent)
                await self.send(text_data=text)
            else:
                await self._news.wait()

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        if self._sender is None:
            return
        if not self._budget.spend():
            await self.close(4429)
            return
        try:
            message = _decoder.decode(text_data or bytes_data or b"")
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
            await self.send(text_data=self._channel.view(self._channel.table.seat_of(self._player)))
        else:
            try:
                await self._say(await self._write(message))
            except Refused as refused:
                await self._say(wire.RefusedMessage(message.id, refused.code, refused.reason))

    async def _write(self, message: wire.MoveMessage | wire.SayMessage) -> wire.Ack:
        if self._player is None:
            raise Refused("who_are_you")
        if isinstance(message, wire.SayMessage):
            seq = await asyncio.wrap_future(play.say(self._table, self._player, message.text, message.id))
            return wire.Ack(message.id or "", seq)
        seat = self._channel.table.seat_of(self._player)
        if seat is None:
            raise Refused("not_your_seat")
        moved = play.play_move(self._table, seat, self._player, message.id, message.asked, message.move)
        answer = await asyncio.wrap_future(moved)
        return wire.Ack(answer.id, answer.seq, answer.undone)

    async def _say(self, message: msgspec.Struct) -> None:
        await self.send(text_data=msgspec.json.encode(message).decode())


class Budget:
    """How many messages a socket may send: `rate` a second, and a burst of ten seconds' worth."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = rate * 10
        self._at = time.monotonic()

    def spend(self) -> bool:
        """Whether one more is in the budget (0: without limit)."""
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


_socket: Any = TableSocket.as_asgi()  # Django types its routes for HTTP views only
websocket_urlpatterns = [path("ws/tables/<uuid:table>/", _socket)]
