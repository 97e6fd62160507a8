"""Puzzles: positions in which a sensible bot must find a move, or one of a few; `tests/rules/KEY/puzzles.py`.

They find a bot that has got weaker (tests/workers/bots/test_strength.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.rules.scene import Scene


class Puzzle(NamedTuple):
    """Whose move it is in which scene, what is good there, and why: a note of the strategy part of the rules file."""

    why: str
    seat: int
    scene: Callable[[], Scene[Any]]
    good: tuple[Any, ...]
    """Moves, as the scene takes them: structs, or types alone (any move of that type)."""

    def solved_by(self, move: Any) -> bool:
        """Whether this is a good move."""
        return move in self.good or move.__struct_config__.tag in self.good


class Absurd(NamedTuple):
    """Moves that nobody who pays attention makes in a scene, and why: `tests/rules/KEY/absurd.py`."""

    why: str
    seat: int
    scene: Callable[[], Scene[Any]]
    moves: tuple[Any, ...]
