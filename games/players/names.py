"""Names for ids: logs hold ids, people see names."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from events import notify
from games.players.models import Player

CHANGED: Final = "name"
"""The topic: notifications name the id of somebody who is called otherwise now, or was erased."""
_SECONDS = 30.0
_known: dict[str, tuple[float, str]] = {}


def names(players: Iterable[str]) -> dict[str, str]:
    """The name of each of these people as of at most half a minute ago; those unknown are left out."""
    now = time.monotonic()
    known = {each: _known.get(each, (0.0, "")) for each in set(players)}
    missing = [each for each, (until, _) in known.items() if until < now]
    if missing:
        if len(_known) > 10_000:
            _known.clear()
        # Whoever is not found has been erased: no old name is shown.
        found = {str(pk): name for pk, name in Player.objects.filter(pk__in=missing).values_list("pk", "name")}
        for each in missing:
            known.pop(each)
            _known.pop(each, None)
        fresh = {each: (now + _SECONDS, name) for each, name in found.items()}
        known |= fresh
        _known.update(fresh)
    return {each: name for each, (_, name) in known.items()}


def changed(player: str) -> None:
    """Somebody is called otherwise now, or was erased: read anew here, and told to all processes."""
    forget(player)
    notify.send(player, 0, CHANGED)


def forget(player: str) -> None:
    """Read that person's name anew next time (this process; others follow within half a minute)."""
    _known.pop(player, None)
