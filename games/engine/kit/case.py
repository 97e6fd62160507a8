"""What each game tells the kit about itself: one case, written from its rules file and not from its code."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from games.engine.contract import Event, Rules, Strategy, Viewer

S = TypeVar("S")
M = TypeVar("M")
P = TypeVar("P")
V = TypeVar("V")


def _any_move(state: Any, seat: int, move: Any) -> bool:
    return True


@dataclass(frozen=True)
class Tiny:
    """A set-up so small that all its histories to some depth can be listed (law 6).

    `script` is a beginning that everybody sees (never hidden outcomes); `allow` leaves out moves, by
    public facts only. `distinct` says that all pieces differ: then 6c holds at every view.
    `depth` counts events after the script.
    """

    name: str
    setup: Any
    depth: int
    script: tuple[Event, ...] = ()
    allow: Callable[[Any, int, Any], bool] = field(default=_any_move)
    distinct: bool = False


class KitCase(ABC, Generic[S, M, P, V]):
    """A game as its rules file describes it, for the kit."""

    rules: Rules[S, M, P, V]
    strategy: Strategy[S, M]
    secrets: bool = True
    """Whether the game has secrets at all (Bania has none)."""

    @abstractmethod
    def tiny(self) -> list[Tiny]:
        """The tiny worlds of law 6."""

    @abstractmethod
    def facts(self, state: S) -> Any:
        """The world in a state, as plain comparable data (tuples, strings, integers).

        The full state less what OTHER viewers remember: where pieces lie, pending choices, all
        that is public. Two states with equal facts are the same world.
        """

    @abstractmethod
    def learns(self, before: S, event: Event, viewer: Viewer) -> Any:
        """What the viewer may learn of this choice or outcome when it is made, or None.

        From the information part of the rules file. A viewer's own choice is always learned. Plain
        comparable data. What becomes known through a later reveal is learned by the later event.
        """

    @abstractmethod
    def hides(self, state: S, viewer: Viewer) -> bool:
        """Whether something in this state is hidden from the viewer (then twins must differ often enough)."""

    @abstractmethod
    def bound(self, setup: Any) -> int:
        """The most choices that a game with this setup can take, by its rules file."""

    @abstractmethod
    def invariants(self, state: S) -> None:
        """Part 9 of the rules file; AssertionError with the invariant's number when broken."""
