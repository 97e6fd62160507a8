"""One hub a process: hears which tables have grown, reads the new entries once, keeps the last of them for its sockets.

A socket asks for all that came after what it sent last. Sockets that stand at the same entry with the
same rights share the same text; a slow one holds nobody up and gets one larger message later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from channels.db import database_sync_to_async
from django.conf import settings
from django.db import Error

from events import cache, notify, store
from events.fold import Folded
from events.loops import PerLoop
from games.players import names, presence
from games.tables import attendance, queries, render
from games.tables.changes import changes
from games.tables.handover import Handover
from games.tables.render import UnblankedEntry
from games.tables.table import Standing, Table
from games.tables.wire import messages
from games.tables.writes import absence

_KEPT: Final = 256  # entries a table, and at most twice as many
_log = structlog.get_logger(__name__)


class Told:
    """The table as a viewer was told of it, as of entry `seq`; one for all who are told the same."""

    __slots__ = ("fields", "seq")

    def __init__(self, seq: int, fields: dict[str, Any]) -> None:
        self.seq = seq
        self.fields = fields


class TableFeed:
    """A table as this process last saw it, for all its sockets here."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.listeners: set[asyncio.Event] = set()
        self.presence = ""
        """The message that says who is here; empty before anybody has looked."""
        self._table: Table | None = None
        self._lines: list[UnblankedEntry] = []
        self._side = render.SideData()
        self._common: dict[str, Any] = {}
        """What all viewers are told alike as of `seq`."""
        self._told: dict[Standing, Told] = {}
        self._texts: dict[tuple[Standing, int | None, Told | None], str] = {}
        self._reading = asyncio.Lock()

    @property
    def table(self) -> Table:
        """The table as of `seq`."""
        assert self._table is not None
        return self._table

    async def catch_up(self, head: int) -> None:
        """Read what is new up to that entry, once however many ask, and wake the sockets."""
        async with self._reading:
            if head <= self.seq or not await self._read(head):
                return
        self._wake()

    async def welcome(self, known: int) -> None:
        """Read the table for who joins and knows it up to that entry, unless as much is known and more is heard."""
        async with self._reading:
            if (self._table is not None and known <= self.seq) or not await self._read(None):
                return  # whoever joins a table that has not grown wakes nobody and costs nobody a message
        self._wake()

    def catch_up_at_once(self, head: int) -> bool:
        """The same where nothing need be read, as after most moves of this process; False if it must be."""
        now = cache.kept(self.id)
        if self._table is None or self._reading.locked() or now is None or now.seq < head:
            return False
        lines = _recent(now, self.seq)
        if lines is None or _names_somebody(lines):
            return False
        self._take(now, lines)
        self._wake()
        return True

    async def _read(self, head: int | None) -> bool:
        """Whether there was anything new."""
        now = cache.kept(self.id)
        # What this process has kept may be old news, unless it is what the notification spoke of.
        if now is None or head is None or now.seq < head:
            now = await database_sync_to_async(queries.folded)(self.id)
        if self._table is not None and now.seq == self.seq:
            return False
        lines = await self._since(now) if self.seq else []
        if self._table is None or _names_somebody(lines):
            self._side = await database_sync_to_async(render.side_data)(now.state, self._lines + lines)
        self._take(now, lines)
        return True

    def _take(self, now: Folded[Table], lines: list[UnblankedEntry]) -> None:
        self._lines.extend(lines)
        if len(self._lines) > 2 * _KEPT:  # not with every move: each time all that is kept would be copied
            del self._lines[:-_KEPT]
        self._table, self.seq = now.state, now.seq
        self._renew()

    def _wake(self) -> None:
        for listener in self.listeners:
            listener.set()

    def _renew(self) -> None:
        """What was told before is as of another entry, or has other names in it."""
        self._common = render.common_fields(self.table, self._side)
        self._told.clear()
        self._texts.clear()

    def attend(self, there: attendance.Presence) -> None:
        """So many of its people are here now; the sockets are told if that is news."""
        text = msgspec.json.encode(messages.PresenceMessage(there)).decode()
        if text != self.presence:
            self.presence = text
            self._wake()

    async def call_anew(self, player: str) -> None:
        """That person is called otherwise now, or was erased: the next message of any kind says so."""
        async with self._reading:
            if self._table is not None and player in self._side.names:
                self._side = await database_sync_to_async(render.side_data)(self._table, self._lines)
                self._renew()

    async def _since(self, now: Folded[Table]) -> list[UnblankedEntry]:
        recent = _recent(now, self.seq)
        if recent is not None:
            return recent
        read = await database_sync_to_async(cache.after)(self.id, self.seq)
        return [line for line in read if line[0].seq <= now.seq]

    def view(self, player: str | None) -> tuple[Told, str]:
        """The message that shows that person the table as it stands."""
        standing = self.table.standing(player)
        told, key = self._now(standing), (standing, None, None)
        if key not in self._texts:
            self._texts[key] = _text(messages.ViewMessage(seq=told.seq, **told.fields))
        return told, self._texts[key]

    async def news(self, player: str | None, after: int, told: Told | None) -> tuple[int, Told, str]:
        """What came after that entry, as the person may read it, and the number up to which it goes.

        That is all there is where it is kept here; of what is older, one page. `told`: what this socket was told last,
        of which only what has changed is told; None: all is.
        """
        if self._lines and self._lines[0][0].seq <= after + 1:
            standing = self.table.standing(player)
            return self.seq, self._now(standing), self._kept(standing, after, told)
        older: list[UnblankedEntry] = await database_sync_to_async(cache.page)(self.id, after)
        side = await database_sync_to_async(render.side_data)(self.table, older)
        lines = [line for line in older if line[0].seq <= self.seq]
        standing = self.table.standing(player)
        text = self._entries(standing, lines, side.joined(self._side), None)
        return lines[-1][0].seq, self._now(standing), text

    def _now(self, standing: Standing) -> Told:
        if standing not in self._told:
            self._told[standing] = Told(self.seq, {**self._common, **render.own_fields(self.table, standing)})
        return self._told[standing]

    def _kept(self, standing: Standing, after: int, told: Told | None) -> str:
        key = (standing, after, told)
        if key not in self._texts:
            lines = self._lines[after + 1 - self._lines[0][0].seq :]  # numbers have no gap
            self._texts[key] = self._entries(standing, lines, self._side, told)
        return self._texts[key]

    def _entries(
        self, standing: Standing, lines: list[UnblankedEntry], side: render.SideData, told: Told | None
    ) -> str:
        entries, now = render.entries(lines, standing.seat, side), self._now(standing)
        if told is None:
            return _text(messages.EntriesMessage(seq=now.seq, entries=entries, **now.fields))
        changed = changes(told.fields, now.fields)
        return _text(messages.ChangedMessage(seq=now.seq, since=told.seq, entries=entries, changed=changed))


def _text(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()


def _recent(now: Folded[Table], after: int) -> list[UnblankedEntry] | None:
    """What came after that entry, if it is all kept; else None."""
    if not now.recent or now.recent[0][0].seq > after + 1:
        return None
    return [line for line in now.recent[-(now.seq - after) :] if line[0].seq > after]


def _names_somebody(lines: list[UnblankedEntry]) -> bool:
    """Whether what is told beside the log, as names are, may be more than before."""
    return any(entry.kind not in ("played", "dealt") for entry, _ in lines)


class Hub:
    """All tables that somebody watches through this process."""

    def __init__(self) -> None:
        self._feeds: dict[str, TableFeed] = {}
        self._loop = asyncio.get_running_loop()
        self.handover = Handover(self._loop)
        self._tasks: set[asyncio.Task[None]] = set()
        self._listening = asyncio.ensure_future(asyncio.to_thread(self._listen))
        self.attendance = attendance.Attendance(self._look_round)
        self._start(self._poll())
        self._start(self.attendance.beat())

    def _listen(self) -> tuple[Callable[[], None], ...]:
        return notify.listen(self._notified), notify.listen(self._renamed, names.CHANGED)

    def _renamed(self, player: str, _: int) -> None:
        self.handover.put(partial(self._call_anew, player))

    def _call_anew(self, player: str) -> None:
        names.forget(player)
        for feed in self._feeds.values():
            self._start(self._guarded(feed, feed.call_anew(player)))

    def _notified(self, stream: str, head: int) -> None:
        self.handover.put(partial(self._heard, stream, head))  # notifications come in threads of their own

    def _heard(self, stream: str, head: int) -> None:
        feed = self._feeds.get(stream)
        if feed is not None and head > feed.seq and not feed.catch_up_at_once(head):
            self._start(self._guarded(feed, feed.catch_up(head)))

    async def _guarded(self, feed: TableFeed, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001  nobody waits for this task: the next notification or poll tries again
            _log.error("feed_failed", table=feed.id, error=type(error).__name__)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(settings.GRIOT_POLL)
            try:
                heads = await database_sync_to_async(store.lengths)([*self._feeds])
            except Error as error:  # the database is away for a moment: the next look comes
                _log.warning("poll_failed", error=type(error).__name__)
                continue
            for stream, head in heads.items():
                self._heard(stream, head)

    async def _look_round(self) -> None:
        """Tell at each table who is here; a bot stands in for who has been away for too long."""
        feeds = [feed for feed in self._feeds.values() if feed.seq]
        players = {player for feed in feeds for player in attendance.players_of(feed.table)}
        seen = await asyncio.to_thread(presence.seen, players)
        now = datetime.now(UTC)
        for feed in feeds:
            feed.attend(attendance.told(feed.table, seen, now))
            for player in attendance.absent(feed.table, seen, now):
                absence.stand_in(feed.id, player)  # judged again there; the next look tries again

    async def join(self, id: str, listener: asyncio.Event, known: int) -> TableFeed:
        """The table's feed, which knows it up to that entry at least; refused as `not_found` if there is none."""
        await self._listening
        # Known before it has read anything, so that nothing falls between its reading and its listening.
        feed = self._feeds.setdefault(id, TableFeed(id))
        feed.listeners.add(listener)
        try:
            await feed.welcome(known)
        except BaseException:
            self.leave(feed, listener)
            raise
        return feed

    def leave(self, feed: TableFeed, listener: asyncio.Event) -> None:
        """Nobody listens here any more; the last one takes the feed along."""
        feed.listeners.discard(listener)
        if not feed.listeners and self._feeds.get(feed.id) is feed:
            del self._feeds[feed.id]

    async def close(self) -> None:
        """Hear nothing more."""
        for stop_listening in await self._listening:
            stop_listening()
        for task in self._tasks:
            task.cancel()


hub: Final = PerLoop(Hub)
"""The hub of this process."""
