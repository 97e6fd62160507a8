"""The socket of one person at one table: what is new there, and moves that come in."""

from __future__ import annotations

import asyncio
from typing import Any, cast
from urllib.parse import parse_qs

import msgspec
from channels.db import database_sync_to_async
from django.urls import path

from events.writer import Refused
from games.tables import queries, wire
from games.tables.hub import TableFeed, hub
from games.tables.sockets import Consumer
from games.tables.writes import moves, talk


class TableConsumer(Consumer):
    """`/ws/tables/ID/?after=N` (docs/wire.md)."""

    decoder = msgspec.json.Decoder(wire.FromClient)
    _feed: TableFeed
    _news: asyncio.Event

    async def join(self) -> None:
        """The table, as this process sees it."""
        self._news = asyncio.Event()
        self._feed = await hub().join(str(self.scope["url_route"]["kwargs"]["table"]), self._news)

    def leave(self) -> None:
        """Nobody listens here any more."""
        hub().leave(self._feed, self._news)

    async def follow(self) -> None:
        """Send what came after the entry that the client knows, or the table as it stands, and then what is new."""
        feed, after = self._feed, _after(self.scope["query_string"])
        sent = after if after is not None and after < feed.seq else feed.seq
        if sent == feed.seq:
            await self.send(feed.view(feed.table.seat_of(self.player)))
        while True:
            self._news.clear()
            if feed.seq > sent:
                sent, text = await feed.news(self.player, sent)
                await self.send(text)
            else:
                await self._news.wait()

    async def answer(self, message: wire.FromClient) -> None:
        """Answer one message."""
        if isinstance(message, wire.Ping):
            await self.say(wire.Pong())
        elif isinstance(message, wire.Resync):
            await self.send(self._feed.view(self._feed.table.seat_of(self.player)))
        else:
            try:
                await self.say(await self._write(message))
            except Refused as refused:
                await self.say(wire.RefusedMessage(message.id, refused.code, refused.reason))

    async def _write(self, message: wire.MoveMessage | wire.SayMessage) -> wire.Ack:
        table = self._feed.id
        if self.player is None:
            raise Refused("who_are_you")
        if isinstance(message, wire.SayMessage):
            seq = await asyncio.wrap_future(talk.say(table, self.player, message.text, message.id))
            return wire.Ack(message.id or "", seq)
        seat = self._feed.table.seat_of(self.player)
        if seat is None:  # perhaps they have sat down through another process, and this one has not heard of it yet
            seat = await database_sync_to_async(queries.seat_of)(table, self.player)
        if seat is None:
            raise Refused("not_your_seat")
        moved = moves.play(table, seat, self.player, message.id, message.asked, message.move)
        answer = await asyncio.wrap_future(moved)
        return wire.Ack(answer.id, answer.seq, answer.undone, answer.held)


def _after(query: bytes) -> int | None:
    after = parse_qs(query.decode("latin-1")).get("after", [""])[-1]
    return int(after) if after.isascii() and after.isdigit() and len(after) < 10 else None


websocket_urlpatterns = [
    path("ws/tables/<uuid:table>/", cast("Any", TableConsumer.as_asgi()))  # Django's stubs know HTTP views only
]
