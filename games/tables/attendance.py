"""Who of a table's people is here, and whose seat a bot may take over meanwhile (decision 0028)."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import TypeAlias

import structlog
from django.conf import settings

from games.players import presence
from games.players.presence import Seen
from games.tables.table import Table
from games.tables.wire import responses

Presence: TypeAlias = list[responses.Presence | None]
_log = structlog.get_logger(__name__)


def players_of(table: Table) -> set[str]:
    """Whose seats there are."""
    return {chair.player for chair in table.chairs if chair.player is not None}


def told(table: Table, seen: Mapping[str, Seen], now: datetime) -> Presence:
    """By seat, whether its person is there; None where it is nobody's, or nothing is known."""
    grace = _grace(table)

    def of(player: str | None, stood_in: bool) -> responses.Presence | None:
        if player is None or player not in seen:
            return None
        if seen[player].here(now):
            return "here"
        return "gone" if stood_in or (grace is not None and now - seen[player].last >= grace) else "away"

    return [of(chair.player, chair.stood_in) for chair in table.chairs]


def look(table: Table) -> Presence:
    """The same, as it is now."""
    return told(table, presence.seen(players_of(table)), datetime.now(UTC))


def absent(table: Table, seen: Mapping[str, Seen], now: datetime) -> list[str]:
    """For whom a bot may stand in: away for all of the grace time while another person was here, who plays."""
    grace = _grace(table)
    if grace is None or table.status != "running":
        return []
    players = {seat: table.chairs[seat].player or "" for seat in table.playing}
    waiting = [seen[player].since for player in players.values() if player in seen and seen[player].here(now)]
    if not waiting:
        return []
    return [
        player
        for seat, player in players.items()
        if _gone(seen.get(player), now, grace, min(waiting)) and _missed(table, seat, now)
    ]


def nobody_there(table: Table) -> bool:
    """Whether all who play at a table have been away for longer than its grace time."""
    grace, now = _grace(table), datetime.now(UTC)
    if grace is None or not table.playing or not all(_missed(table, seat, now) for seat in table.playing):
        return False
    seen = presence.seen(players_of(table))
    players = [table.chairs[seat].player or "" for seat in table.playing]
    return all(_gone(seen.get(player), now, grace) for player in players)


def _grace(table: Table) -> timedelta | None:
    """None where nobody's absence is looked at; where turns are long the clock sees to it."""
    absence = table.absence
    return None if absence is None or absence.grace is None else timedelta(seconds=absence.grace)


def _gone(seen: Seen | None, now: datetime, grace: timedelta, waiting: datetime | None = None) -> bool:
    """Whether somebody has been away for so long, and all of it while another waited, who has since then."""
    if seen is None or seen.here(now):
        return False
    return now - (seen.last if waiting is None else max(seen.last, waiting)) >= grace


def _missed(table: Table, seat: int, now: datetime) -> bool:
    missed = table.missed_at(seat)
    return missed is not None and now >= missed


class Attendance:
    """The people who have sockets in this process: every beat it is noted that they are here.

    `follow` is called after each beat, and soon after somebody has come.
    """

    def __init__(self, follow: Callable[[], Awaitable[None]]) -> None:
        self._sockets: Counter[str] = Counter()
        self._seen: dict[str, Seen] = {}
        self._follow = follow
        self._came = asyncio.Event()

    def enter(self, player: str) -> None:
        """That person has opened a socket."""
        self._sockets[player] += 1
        self._came.set()

    def leave(self, player: str) -> None:
        """That person has closed a socket."""
        self._sockets[player] -= 1
        if not self._sockets[player]:
            del self._sockets[player]

    async def beat(self) -> None:
        """Note who is here, for ever; with a beat of 0 nobody is looked at."""
        while settings.GRIOT_BEAT:
            self._came.clear()
            now = datetime.now(UTC)
            # Who loads a page anew has been here all the time.
            before = {player: seen for player, seen in self._seen.items() if seen.here(now)}
            here = {player: Seen(before[player].since if player in before else now, now) for player in self._sockets}
            self._seen = before | here
            try:
                await asyncio.to_thread(presence.note, here)
                await self._follow()
            except Exception as error:  # noqa: BLE001  nobody waits for this task: the next beat tries again
                _log.error("beat_failed", error=type(error).__name__)
            await asyncio.sleep(settings.GRIOT_BEAT / 4)  # many may come at the same time
            with suppress(TimeoutError):
                await asyncio.wait_for(self._came.wait(), settings.GRIOT_BEAT * 3 / 4)
