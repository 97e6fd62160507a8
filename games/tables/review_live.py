"""The socket of one person who watches a table together with others."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final, cast

import msgspec
from channels.db import database_sync_to_async
from django.urls import path

from events.loops import PerLoop
from events.writer import Refused
from games.players import names
from games.tables import queries, reach
from games.tables.review import Review
from games.tables.sockets import Consumer
from games.tables.wire import messages, responses

MOST_REVIEWS: Final = 10
"""Of one table, in one process."""
MOST_HERE: Final = 50
"""People at one review, in one process."""
_LONGEST_NAME: Final = 40
_LARGEST_TRIAL: Final = 8 * 1024  # bytes: all who are there are sent it
_POINTED: Final = 5  # so many presses wait for a slow client; of more the newest count

_here: Final = PerLoop(dict[tuple[str, str], Review])
"""The reviews of this process, by table and name."""


class ReviewConsumer(Consumer):
    """`/ws/tables/ID/reviews/NAME/` (docs/wire.md)."""

    decoder = msgspec.json.Decoder(messages.FromReviewer)
    _review: Review | None = None
    _person: responses.Person
    _leaving: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """Come to the review, the first one opens it; refused unless the table is revealed."""
        table, name = (str(self.scope["url_route"]["kwargs"][part]) for part in ("table", "name"))
        if self.player is None:
            await self.hang_up(4401)
        if not await database_sync_to_async(reach.may_reach)(table, self.player):
            raise Refused("not_found")
        found = await database_sync_to_async(queries.table)(table)
        if found.seed is None or len(name) > _LONGEST_NAME:
            raise Refused("not_allowed")
        known = await database_sync_to_async(names.names)([self.player])
        self._person = responses.Person(self.player, known.get(self.player, ""))
        self._news, self._points = asyncio.Event(), deque[messages.PointedMessage](maxlen=_POINTED)
        review = _here().get((table, name))
        if review is None and sum(other == table for other, _ in _here()) >= MOST_REVIEWS:
            await self.hang_up(4429)
        if review is not None and len(review.watchers) >= MOST_HERE:
            await self.hang_up(4429)
        self._review = _here().setdefault((table, name), review or Review(table, name))
        try:
            await self._review.join(self, self._person)
        except BaseException:
            self.leave()
            raise

    def leave(self) -> None:
        """Go; whoever is last forgets the review."""
        review, self._review = self._review, None
        if review is None:
            return
        self._leaving = review.leave(self)
        if not review.watchers:
            _here().pop((review.table, review.name), None)

    def changed(self) -> None:
        """See `Watcher`."""
        self._news.set()

    def pointed(self, message: messages.PointedMessage) -> None:
        """See `Watcher`."""
        self._points.append(message)
        self._news.set()

    async def follow(self) -> None:
        """Send where all look, whenever that changes, and where somebody points."""
        sent = None
        while self._review is not None:
            self._news.clear()
            message = self._review.message()
            if message is not None and message != sent:
                await self.say(message)
                sent = message
            while self._points:
                await self.say(self._points.popleft())
            await self._news.wait()

    async def answer(self, message: messages.FromReviewer) -> None:
        """Do what is asked; what only the leader may is refused to others."""
        review = self._review
        if isinstance(message, messages.Ping) or review is None:
            await self.say(messages.Pong())
            return
        if isinstance(message, messages.ShowMessage) and len(msgspec.json.encode(message)) > _LARGEST_TRIAL:
            await self.say(messages.RefusedMessage(None, "too_large", None))
        elif not await self._do(review, message):
            await self.say(messages.RefusedMessage(None, "not_allowed", None))

    async def _do(self, review: Review, message: messages.ReviewAct) -> bool:
        match message:
            case messages.ShowMessage():
                return await review.show(self._person.id, message)
            case messages.OfferMessage():
                return await review.offer(self._person.id, message.offered)
            case messages.TakeMessage():
                return await review.take(self._person.id)
            case messages.PointMessage():
                return await review.point(self._person, message.place)


websocket_urlpatterns = [
    # Django's stubs know HTTP views only
    path("ws/tables/<uuid:table>/reviews/<slug:name>/", cast("Any", ReviewConsumer.as_asgi()))
]
