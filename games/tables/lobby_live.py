"""The lobby's socket: both lists, pushed when they change. Read once a process, however many look at them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Collection
from typing import Any, Final, cast

import msgspec
import structlog
from channels.db import database_sync_to_async
from django.urls import path

from events import notify
from events.loops import PerLoop
from games.tables import lobby
from games.tables.lobby import Listed
from games.tables.sockets import Consumer
from games.tables.wire import messages

_PAUSE: Final = 0.5  # seconds between two readings: what comes meanwhile is told together
_POLL: Final = 15.0  # seconds until all is read anew: heals a lost notification, and brings new names
_log = structlog.get_logger(__name__)


class LobbyFeed:
    """Both lists as this process last saw them, for all who look at them here."""

    def __init__(self) -> None:
        self._visitors: dict[asyncio.Event, str | None] = {}
        self._tables: list[Listed] | None = None
        self._public = msgspec.Raw()  # the list of tables for whoever sits at none of them
        self._seated: set[str] = set()  # at these tables
        self._mine: dict[str, list[Listed]] = {}
        self._texts: dict[str | None, str] = {}
        self._grown: set[str] = set()
        self._grown_lock = threading.Lock()  # notifications come in threads of their own
        self._changed = asyncio.Event()
        self._reading = asyncio.Lock()
        self._loop = asyncio.get_running_loop()
        self._listening = asyncio.ensure_future(asyncio.to_thread(notify.listen, self._notified))
        self._tasks = [self._loop.create_task(self._follow()), self._loop.create_task(self._poll())]

    async def join(self, player: str | None, listener: asyncio.Event) -> None:
        """Tell this visitor of all that changes from now on; what there is can be told already."""
        # Known before anything is read, so that nothing falls between the reading and the listening.
        self._visitors[listener] = player
        try:
            await self._listening
            async with self._reading:
                if self._tables is None:
                    self._take(await database_sync_to_async(lobby.public)(), {})
                if player is not None and player not in self._mine:
                    self._mine[player] = await database_sync_to_async(lobby.sitting)(player)
        except BaseException:
            self.leave(listener)
            raise

    def leave(self, listener: asyncio.Event) -> None:
        """This visitor has gone."""
        player = self._visitors.pop(listener, None)
        if player is not None and player not in self._visitors.values():
            self._mine.pop(player, None)
            self._texts.pop(player, None)
        if not self._visitors:
            self._tables = None  # what changes from now on is not heard

    def text(self, player: str | None) -> str:
        """The message for that visitor: the same text for all who see the same."""
        mine = self._mine.get(player or "", [])
        key = player if mine or player in self._seated else None
        if key not in self._texts:
            tables = _encoded(self._tables or [], key) if key in self._seated else self._public
            message = messages.LobbyMessage(cast("Any", tables), cast("Any", _encoded(mine, key)))  # lists, as JSON
            self._texts[key] = msgspec.json.encode(message).decode()
        return self._texts[key]

    async def close(self) -> None:
        """Hear nothing more."""
        stop_listening = await self._listening
        stop_listening()
        for task in self._tasks:
            task.cancel()

    def _notified(self, stream: str, head: int) -> None:
        if not self._visitors or self._loop.is_closed():
            return
        with self._grown_lock:
            first = not self._grown
            self._grown.add(stream)
        if first:
            self._loop.call_soon_threadsafe(self._changed.set)

    async def _follow(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            with self._grown_lock:
                grown, self._grown = self._grown, set()
            own = {player for player, tables in self._mine.items() if any(each.id in grown for each in tables)}
            await self._look(own, grown)
            await asyncio.sleep(_PAUSE)

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(_POLL)
            await self._look(set(self._mine), ())

    async def _look(self, players: set[str], grown: Collection[str]) -> None:
        """Read the public list anew, and those of these players and of all who sit at tables that have grown."""
        if not self._visitors:
            return
        try:
            async with self._reading:
                read = await database_sync_to_async(_read)(players, grown, set(self._mine))
                if self._visitors:  # else nobody hears what changes from now on: the next visitor reads anew
                    self._take(*read)
        except Exception as error:  # noqa: BLE001  else one failure, as of the database, would end this for all visitors
            _log.warning("look_failed", error=type(error).__name__)

    def _take(self, tables: list[Listed], mine: dict[str, list[Listed]]) -> None:
        """Keep what has been read, and wake those who may see something else now."""
        before, self._public = self._public, _encoded(tables, None)
        self._tables = tables
        self._seated = {seat.player for each in tables for seat in each.seats if seat.player is not None}
        self._mine |= {player: own for player, own in mine.items() if player in self._mine}
        everybody = bytes(before) != bytes(self._public)
        for player in tuple(self._texts) if everybody else mine:
            self._texts.pop(player, None)
        for listener, player in self._visitors.items():
            if everybody or player in mine:
                listener.set()


def _read(players: set[str], grown: Collection[str], known: set[str]) -> tuple[list[Listed], dict[str, list[Listed]]]:
    seated = lobby.players_at(grown) & known if grown else set[str]()
    return lobby.public(), {player: lobby.sitting(player) for player in players | seated}


def _encoded(tables: list[Listed], player: str | None) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode([each.summary(player) for each in tables]))


feed: Final = PerLoop(LobbyFeed)
"""The feed of this process."""


class LobbyConsumer(Consumer):
    """`/ws/lobby/` (docs/wire.md)."""

    decoder = msgspec.json.Decoder(messages.FromVisitor)
    _news: asyncio.Event

    async def join(self) -> None:
        """Both lists of this process."""
        self._news = asyncio.Event()
        await feed().join(self.player, self._news)

    def leave(self) -> None:
        """This visitor has gone."""
        feed().leave(self._news)

    async def follow(self) -> None:
        """Send the lists, and again whenever they say something else."""
        sent = ""
        while True:
            self._news.clear()
            text = feed().text(self.player)
            if text != sent:
                await self.send(text)
                sent = text
            await self._news.wait()

    async def answer(self, message: messages.Ping) -> None:
        """The client asks whether anybody is there."""
        await self.say(messages.Pong())


websocket_urlpatterns = [path("ws/lobby/", cast("Any", LobbyConsumer.as_asgi()))]  # Django's stubs know HTTP views only
