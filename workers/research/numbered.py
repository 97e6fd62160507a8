"""A game whose moves are numbers, which is what other programs expect, and whose views are text."""

from __future__ import annotations

from typing import Any

import msgspec

from games import catalog
from games.engine.contract import Bounds, Viewer


class Numbered:
    """A game of the catalogue at a table of so many seats. Moves count from 0, in the order of `Rules.moves`.

    KeyError if there is no such game, ValueError for a number of seats that it does not have.
    """

    def __init__(self, key: str, players: int) -> None:
        rules = catalog.game(key).rules
        self.rules, self.players = rules, players
        self.setup: Any = rules.standard(players, rules.options_type())
        moves, bounds = rules.moves(self.setup), rules.bounds(self.setup)
        if moves is None or bounds is None:
            raise ValueError(f"{key} lists no moves or has no bounds")
        self.moves: tuple[Any, ...] = tuple(moves)
        self.bounds: Bounds = bounds
        self._number = {move: number for number, move in enumerate(self.moves)}

    def legal(self, state: Any, seat: int) -> list[int]:
        """What the seat may do now, ascending."""
        number = self._number
        return sorted([number[move] for move in self.rules.legal(state, seat)])

    def seen(self, state: Any, viewer: Viewer) -> str:
        """The viewer's view, as JSON: what it may know, and nothing else."""
        return text(self.rules.view(state, viewer))


def text(value: Any) -> str:
    """The value as JSON."""
    return msgspec.json.encode(value).decode()
