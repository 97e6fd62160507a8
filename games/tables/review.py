"""Watching together: where those look who watch a table that is over. Nothing of it is written anywhere.

Each process keeps what it has heard of the reviews at which somebody is through it, and tells the others over the
channel layer; a review that nobody is at any more is known to nobody. Messages of the layer may be lost, doubled or
late: all that is known is told again every few seconds, and what is older never takes the place of what is newer.
"""

from __future__ import annotations

import asyncio
import time
import uuid
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec
import structlog
from channels.layers import BaseChannelLayer, get_channel_layer
from redis.exceptions import RedisError

from games.tables.wire import messages, requests, responses

AGAIN: Final = 5.0
"""Seconds until all that is known is told to the other processes again."""
_GONE: Final = 3 * AGAIN  # seconds after which a process that is silent counts as gone, and who was there with it
_ANSWER: Final = 0.5  # seconds in which another process answers who comes to a review
_log = structlog.get_logger(__name__)


class Place(msgspec.Struct, frozen=True):
    """Where all look. Newer is what has the higher `turn`, of one leader the higher `step`.

    `turn`: how often the lead has changed hands. If two take it at once, the same one of them has it for everybody.
    """

    leader: str
    at: int = 1
    eyes: int | str = "none"
    tried: tuple[dict[str, Any], ...] = ()
    offered: bool = False
    turn: int = 0
    step: int = 0

    def newer_than(self, other: Place | None) -> bool:
        """Whether this takes the place of the other."""
        return other is None or (self.turn, self.leader, self.step) > (other.turn, other.leader, other.step)


class Watcher(Protocol):
    """A socket of somebody who watches."""

    def changed(self) -> None:
        """The review is not as it was."""

    def pointed(self, message: messages.PointedMessage) -> None:
        """Somebody points."""


class Review:
    """A review as this process knows it."""

    def __init__(self, table: str, name: str) -> None:
        self.table = table
        self.name = name
        self.place: Place | None = None
        self.watchers: dict[Watcher, responses.Person] = {}
        self._group = f"review.{table}.{name}"
        self._own = uuid.uuid4().hex
        self._elsewhere: dict[str, tuple[float, list[responses.Person]]] = {}
        self._listening, self._answered = asyncio.Event(), asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._tell_again())]

    async def join(self, watcher: Watcher, person: responses.Person) -> None:
        """Somebody comes: the first one leads."""
        self.watchers[watcher] = person
        await _within(self._listening, _ANSWER)
        if self.place is None:
            await self._send({"hello": True})
            await _within(self._answered, _ANSWER)
        if self.place is None:
            self._take(Place(person.id))
        self._changed()
        await self._tell()

    def leave(self, watcher: Watcher) -> asyncio.Task[None]:
        """Somebody goes, at once; the last one takes all that is known along. By this task the others hear of it."""
        self.watchers.pop(watcher, None)
        if not self.watchers:
            for task in self._tasks:
                task.cancel()
        self._changed()
        return asyncio.create_task(self._tell())

    def message(self) -> messages.ReviewMessage | None:
        """All of it; None as long as nobody knows where all look."""
        place, people = self.place, self._people()
        if place is None:
            return None
        shown = [responses.Person(id, name) for id, name in sorted(people.items(), key=lambda each: (each[1], each[0]))]
        offered = place.offered or place.leader not in people
        tried = msgspec.convert(place.tried, tuple[requests.Tried, ...])
        eyes: Any = place.eyes
        return messages.ReviewMessage(shown, place.leader, offered, place.at, eyes, tried)

    async def show(self, player: str, shown: messages.ShowMessage) -> bool:
        """The leader looks elsewhere; False if this is not the leader."""
        place = self.place
        if place is None or place.leader != player:
            return False
        tried = msgspec.to_builtins(shown.tried)
        await self._lead(place, at=shown.at, eyes=shown.eyes, tried=tuple(tried))
        return True

    async def offer(self, player: str, offered: bool) -> bool:
        """The leader offers the lead, or no more; False if this is not the leader."""
        place = self.place
        if place is None or place.leader != player:
            return False
        await self._lead(place, offered=offered)
        return True

    async def take(self, player: str) -> bool:
        """Somebody takes the lead; False if nobody offers it."""
        place = self.place
        if place is None or not (place.offered or place.leader not in self._people()):
            return False
        await self._lead(place, leader=player, offered=False, turn=place.turn + 1)
        return True

    async def point(self, person: responses.Person, at: str) -> bool:
        """Somebody points at what lies there."""
        message = messages.PointedMessage(person, at)
        self._point(message)
        await self._send({"pointed": msgspec.to_builtins(message)})
        return True

    async def _lead(self, place: Place, **change: Any) -> None:
        self._take(msgspec.structs.replace(place, step=place.step + 1, **change))
        await self._tell()

    def _take(self, place: Place) -> None:
        if place.newer_than(self.place):
            self.place = place
            self._answered.set()
            self._changed()

    def _point(self, message: messages.PointedMessage) -> None:
        for watcher in self.watchers:
            watcher.pointed(message)

    def _changed(self) -> None:
        for watcher in self.watchers:
            watcher.changed()

    def _people(self) -> dict[str, str]:
        self._forget_the_gone()
        elsewhere = [person for _, people in self._elsewhere.values() for person in people]
        return {person.id: person.name for person in (*elsewhere, *self.watchers.values())}

    def _forget_the_gone(self) -> None:
        since = time.monotonic() - _GONE
        self._elsewhere = {name: told for name, told in self._elsewhere.items() if told[0] > since}

    async def _tell(self) -> None:
        """Tell the other processes all that is known here."""
        people = list({person.id: person for person in self.watchers.values()}.values())
        await self._send({"people": msgspec.to_builtins(people), "place": msgspec.to_builtins(self.place)})

    async def _tell_again(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            await self._tell()
            self._changed()  # who was elsewhere may be gone by now

    async def _send(self, told: dict[str, Any]) -> None:
        try:
            await _layer().group_send(self._group, {"type": "review", "of": self._own, **told})
        except (RedisError, OSError) as error:  # told again in a few seconds
            _log.warning("review_failed", error=type(error).__name__)

    async def _listen(self) -> None:
        layer = _layer()
        channel = await layer.new_channel()
        while True:
            try:
                await layer.group_add(self._group, channel)
                self._listening.set()
                while True:
                    await self._hear(await layer.receive(channel))
            except (RedisError, OSError) as error:
                _log.warning("review_failed", error=type(error).__name__)
                await asyncio.sleep(1)
            finally:
                await layer.group_discard(self._group, channel)

    async def _hear(self, told: dict[str, Any]) -> None:
        if told["of"] == self._own:
            return
        if "hello" in told:
            await self._tell()
        elif "pointed" in told:
            self._point(msgspec.convert(told["pointed"], messages.PointedMessage))
        else:
            self._forget_the_gone()
            self._elsewhere[told["of"]] = time.monotonic(), msgspec.convert(told["people"], list[responses.Person])
            if told["place"] is not None:
                self._take(msgspec.convert(told["place"], Place))
            self._changed()


async def _within(event: asyncio.Event, seconds: float) -> None:
    """Wait for it, but no longer than that."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)


def _layer() -> BaseChannelLayer:
    layer = get_channel_layer()
    assert layer is not None, "settings.CHANNEL_LAYERS has a default in both modes"
    return layer
