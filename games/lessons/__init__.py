"""The lessons: for each game a table that teaches it, with the moves that show what there is to learn. Pure.

`KEY.json` holds where the table begins, its chance, and all moves in their order. What is said of it is the client's,
`frontend/src/games/KEY/lesson/` (docs/decisions/0035).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

import msgspec

from games import catalog

Move: TypeAlias = dict[str, Any]


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat and the move that it makes."""

    seat: int
    move: Move


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`own`: the learner's seat. `seed`: of the chance that speaks there, which hangs on no choice (engine/deal.py).

    `position`: what the game's `Rules.position` takes, where it does not begin at the beginning.
    """

    game: str
    version: int
    seats: int
    own: int
    seed: str
    script: tuple[Turn, ...]
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None

    def begins(self) -> dict[str, Any] | None:
        """The state in which it begins, written down; None where that is the beginning of a game."""
        if self.position is None:
            return None
        rules = catalog.game(self.game, self.version).rules
        setup = rules.standard(self.seats, msgspec.convert(self.options, rules.options_type))
        state = rules.position(setup, msgspec.convert(self.position, rules.position_type))
        written: dict[str, Any] = msgspec.to_builtins(rules.written(state))
        return written

    def next_move(self, played: Sequence[tuple[int, Move]], seat: int) -> Move | None:
        """What the script has for that seat after these moves; None where one of them is not in it, or it is over.

        Seats are compared one by one: where several are asked at once, nobody knows who will be first.
        """
        for each in range(self.seats):
            made = [move for by, move in played if by == each]
            if made != self._moves(each)[: len(made)]:
                return None
        left = self._moves(seat)[sum(by == seat for by, _ in played) :]
        return left[0] if left else None

    def _moves(self, seat: int) -> list[Move]:
        return [turn.move for turn in self.script if turn.seat == seat]


@cache
def lesson(game: str) -> Lesson:
    """The lesson of that game; KeyError if there is none."""
    key = catalog.game(game).rules.key  # a name that is no game's must name no file
    file = files(__package__).joinpath(f"{key}.json")
    if not file.is_file():
        raise KeyError(game)
    return msgspec.json.decode(file.read_bytes(), type=Lesson)
