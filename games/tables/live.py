"""The socket of one person at one table: what is new there, and moves that come in."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Any, cast
from urllib.parse import parse_qs

import msgspec
from channels.db import database_sync_to_async
from django.urls import path

from events.writer import Refused
from games.tables import queries, reach
from games.tables.bodies import Opened
from games.tables.hub import TableFeed, Told, hub
from games.tables.sockets import Consumer
from games.tables.wire import messages
from games.tables.writes import moves, talk, undo


class TableConsumer(Consumer):
    """`/ws/tables/ID/?after=N` (docs/wire.md)."""

    decoder = msgspec.json.Decoder(messages.FromClient)
    _feed: TableFeed
    _news: asyncio.Event
    _whole: bool = False
    """Whether the table is to be shown as it stands."""

    async def join(self) -> None:
        """The table, as this process sees it; refused as `not_found` if there is none for this person."""
        table = str(self.scope["url_route"]["kwargs"]["table"])
        self._news = asyncio.Event()
        feed = await hub().join(table, self._news, _after(self.scope["query_string"]) or 0)
        try:
            await self._reaches(feed.table.terms)
        except BaseException:
            hub().leave(feed, self._news)
            raise
        self._feed = feed

    async def _reaches(self, terms: Opened) -> None:
        if terms.is_practice and await database_sync_to_async(reach.hidden)(terms, self.player):
            raise Refused("not_found")

    def leave(self) -> None:
        """Nobody listens here any more."""
        hub().leave(self._feed, self._news)

    async def follow(self) -> None:
        """Send what came after the entry that the client knows, or the table as it stands, and then what is new."""
        feed, after = self._feed, _after(self.scope["query_string"])
        sent = after if after is not None and after < feed.seq else feed.seq
        self._whole |= sent == feed.seq
        told: Told | None = None
        presence = ""
        while True:
            self._news.clear()
            if feed.seq > sent:
                sent, told, text = await feed.news(self.player, sent, None if self._whole else told)
                await self.send(text)
            elif self._whole:
                self._whole = False
                told, text = feed.view(self.player)
                await self.send(text)
            elif feed.presence != presence:
                presence = feed.presence
                await self.send(presence)
            else:
                await self._news.wait()

    async def answer(self, message: messages.FromClient) -> None:
        """Answer one message."""
        if isinstance(message, messages.Ping):
            await self.say(messages.Pong())
        elif isinstance(message, messages.Resync):
            self._whole = True
            self._news.set()
        else:
            try:
                await self.say(await self._write(message))
            except Refused as refused:
                await self.say(messages.RefusedMessage(message.id, refused.code, refused.reason))

    async def _write(self, message: messages.ToWrite) -> messages.Ack:
        table = self._feed.id
        if self.player is None:
            raise Refused("who_are_you")
        if isinstance(message, messages.SayMessage):
            seq = await hub().handover.result(talk.say(table, self.player, message.text, message.id))
            return messages.Ack(message.id or "", seq)
        if not isinstance(message, messages.MoveMessage):
            done = await hub().handover.result(_undo(table, self.player, message))
            return messages.Ack(done.id, done.seq)
        seat = self._feed.table.seat_of(self.player)
        if seat is None:  # perhaps they have sat down through another process, and this one has not heard of it yet
            seat = await database_sync_to_async(queries.seat_of)(table, self.player)
        if seat is None:
            raise Refused("not_your_seat")
        move = moves.playing(seat, self.player, message.id, message.asked, message.move)
        answer = await hub().handover.write(table, move)
        return messages.Ack(answer.id, answer.seq, answer.undone, answer.held)


def _undo(table: str, player: str, message: messages.ToUndo) -> Future[undo.Answer]:
    if isinstance(message, messages.AnswerUndoMessage):
        return undo.answer(table, player, message.id, message.entry, yes=message.yes)
    do = undo.undo if isinstance(message, messages.UndoMessage) else undo.redo
    return do(table, player, message.id, message.entry, ask=message.ask)


def _after(query: bytes) -> int | None:
    after = parse_qs(query.decode("latin-1")).get("after", [""])[-1]
    return int(after) if after.isascii() and after.isdigit() and len(after) < 10 else None


websocket_urlpatterns = [
    path("ws/tables/<uuid:table>/", cast("Any", TableConsumer.as_asgi()))  # Django's stubs know HTTP views only
]
