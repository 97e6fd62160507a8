"""Names for ids: logs hold ids, people see names."""

from __future__ import annotations

import time
from collections.abc import Iterable

from games.players.models import Player

_SECONDS = 30.0
_known: dict[str, tuple[float, str]] = {}


def names(players: Iterable[str]) -> dict[str, str]:
    """The name of each of these people as of at most half a minute ago; those unknown are left out."""
    now = time.monotonic()
    wanted = set(players)
    missing = [each for each in wanted if each not in _known or _known[each][0] < now]
    if missing:
        if len(_known) > 10_000:
            _known.clear()
        for player in Player.objects.filter(pk__in=missing):
            _known[str(player.pk)] = (now + _SECONDS, player.name)
    return {each: _known[each][1] for each in wanted if each in _known}


def forget(player: str) -> None:
    """Read that person's name anew next time (this process; others follow within half a minute)."""
    _known.pop(player, None)
