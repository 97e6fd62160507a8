"""Which games there are: (key, version) -> rules and strategy. A new game adds one line."""

from __future__ import annotations

from typing import Any

import msgspec

from games.engine.contract import Rules, Strategy
from games.rules import anansi, antayagi, asante, asterix, bania


class Game(msgspec.Struct, frozen=True):
    """The rules of a game and what its bots need beside them."""

    rules: Rules[Any, Any, Any, Any]
    strategy: Strategy[Any, Any]


_ALL = {
    (listed.rules.key, listed.rules.version): listed
    for listed in (
        Game(anansi.RULES, anansi.STRATEGY),
        Game(antayagi.RULES, antayagi.STRATEGY),
        Game(asante.RULES, asante.STRATEGY),
        Game(asterix.RULES, asterix.STRATEGY),
        Game(bania.RULES, bania.STRATEGY),
    )
}
_NEWEST = {key: _ALL[key, version] for key, version in sorted(_ALL)}


def games() -> list[Game]:
    """The newest version of every game, by key."""
    return list(_NEWEST.values())


def game(key: str, version: int | None = None) -> Game:
    """That game in this version, or in its newest one; KeyError if there is none."""
    return _NEWEST[key] if version is None else _ALL[key, version]
