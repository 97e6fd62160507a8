"""Who is here: people by their open sockets in any process, as each process notes it every `GRIOT_BEAT` seconds.

It stands in the cache `presence`: Redis, or in the embedded mode files that all its processes share. A store that
cannot be reached, was emptied or was not written for a while makes nobody absent: then nothing is known, or only from
when it was written again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple, TypeVar

import structlog
from django.conf import settings
from django.core.cache import caches
from redis import RedisError

T = TypeVar("T")

HERE_BEATS: Final = 2.5
"""So many beats after the last one somebody still counts as here: a page that is loaded anew does not flicker."""
_KEPT: Final = 60 * 86_400  # seconds
_PULSE: Final = "pulse"
_AGAIN: Final = 5.0  # seconds in which a store that failed is not asked: whoever asks would wait for it each time
_log = structlog.get_logger(__name__)
_NEVER: Final = float("-inf")
_failed_at = _NEVER


class Seen(NamedTuple):
    """That somebody was here, without a break, from `since` to `last`."""

    since: datetime
    last: datetime

    def here(self, now: datetime) -> bool:
        """Whether they still are."""
        return now - self.last <= lasting()


def lasting() -> timedelta:
    """How long after the last beat somebody counts as here."""
    return timedelta(seconds=settings.GRIOT_BEAT * HERE_BEATS)


def note(people: Mapping[str, Seen]) -> None:
    """Write down that these people are here. Never raises."""
    now = datetime.now(UTC)
    pulse = _read([_PULSE]).get(_PULSE)
    since = pulse.since if pulse is not None and pulse.here(now) else now
    times = {_PULSE: (since, now), **{_key(player): tuple(seen) for player, seen in people.items()}}
    _ask(lambda: caches["presence"].set_many(times, _KEPT))


def seen(players: Collection[str]) -> dict[str, Seen]:
    """Those of these people of whom something is known; nobody where nobody writes it down. Never raises."""
    now = datetime.now(UTC)
    read = _read([_PULSE, *map(_key, players)])
    pulse = read.pop(_PULSE, None)
    if pulse is None or not pulse.here(now):
        return {}
    known = ((player, read.get(_key(player))) for player in players)
    # Nobody can have been seen while nothing was written: who was here before is absent from then on at the earliest.
    return {player: Seen(each.since, max(each.last, pulse.since)) for player, each in known if each is not None}


def _key(player: str) -> str:
    return f"here:{player}"


def _read(keys: Collection[str]) -> dict[str, Seen]:
    found: dict[str, tuple[datetime, datetime]] = _ask(lambda: caches["presence"].get_many(keys)) or {}
    return {key: Seen(*times) for key, times in found.items()}


def _ask(do: Callable[[], T]) -> T | None:
    """What the store says; None if it cannot be reached, or could not a moment ago."""
    global _failed_at
    if time.monotonic() < _failed_at + _AGAIN:
        return None
    try:
        found = do()
    except (RedisError, OSError) as error:
        if _failed_at == _NEVER:  # one line for a loss, not one for each beat
            _log.warning("presence_failed", error=type(error).__name__)
        _failed_at = time.monotonic()
        return None
    _failed_at = _NEVER
    return found
