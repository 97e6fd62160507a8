"""Tables that do not begin like others: from a position, or with a deal that was played before. Pure.

Positions for practice are made of what a seat knew, never of what is true: `imagined` reads the view and nothing else.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from events.entry import Entry
from events.fold import effective
from games.engine.contract import Dealer, Over, Rules
from games.engine.deal import pool_key
from games.engine.replay import Replay
from games.tables import bodies
from games.tables.fold import FOLD
from games.tables.table import Table


def imagined(game: Replay[Any], seat: int, chance: Random) -> dict[str, Any]:
    """A position in which that seat knows just what it knows there; all that it does not is drawn from `chance`."""
    return _written(game.rules, game.rules.imagine(game.rules.view(game.state, seat), chance))


def as_it_was(game: Replay[Any]) -> dict[str, Any]:
    """The position with all its secrets: only of a table that is revealed."""
    return _written(game.rules, game.state)


def can_begin(then: Table) -> bool:
    """Whether a game was going on then, so that another table can go on from there."""
    return (
        then.replay is not None and not isinstance(then.replay.waiting, Over) and then.status in ("running", "paused")
    )


def _written(rules: Rules[Any, Any, Any, Any], state: Any) -> dict[str, Any]:
    position: dict[str, Any] = msgspec.to_builtins(rules.written(state))
    return position


def deal(entries: Iterable[Entry], seed: bytes) -> bodies.Deal:
    """The chance of a table that is revealed and began at the beginning: its seed, and how it came to each outcome."""
    counting = effective(entries)
    table, digests = FOLD.start(counting[0].stream), defaultdict[str, list[str]](list)
    for entry in counting:
        if entry.kind == "dealt" and isinstance(table.game.waiting, Dealer):
            digests[pool_key(table.game.waiting)].append(table.game.digest.hex())
        FOLD.apply(table, entry, seed)
    known = {key: tuple(each) for key, each in digests.items()}
    return bodies.Deal(table.terms.chance_seed(seed).hex(), known)
