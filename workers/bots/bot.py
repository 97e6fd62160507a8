"""What a bot is, how much it may think, and the only way in which it gets a world."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol, TypeVar

import msgspec

from games.engine.contract import Dealer, Rules, Strategy
from games.engine.luck import one_of, some_of

S = TypeVar("S")
M = TypeVar("M")
P = TypeVar("P")
V = TypeVar("V")


def _never() -> bool:
    return False


class Budget(msgspec.Struct, frozen=True):
    """How much one choice may cost: imagined worlds, moves to look at (of more, a random part), simulations.

    `spent` says that the time is up; it comes from outside, since nothing here knows a clock. A search then makes do
    with what it has, and the same number of simulations without a clock gives the same move.
    """

    worlds: int = 16
    moves: int = 64
    simulations: int = 200
    spent: Callable[[], bool] = _never

    @classmethod
    def same_as(cls, simulations: int) -> Budget:
        """What a choice took that came to so many simulations, however it ended: with it one thinks the same again."""
        left = iter(range(simulations))
        return cls(worlds=max(1, simulations), simulations=sys.maxsize, spent=lambda: next(left, None) is None)


STANDARD: Final = Budget()


class Considered(msgspec.Struct, frozen=True):
    """A move, in how many simulations it was made, and how the seat stood after these on average."""

    move: Any
    visits: int
    result: float


class Thought(msgspec.Struct, frozen=True):
    """What a bot makes of a question: its moves, the one that it makes first, and the simulations it took.

    One simulation is an imagined world in which it tried one move, or (`greedy`) all of them.
    """

    considered: tuple[Considered, ...]
    simulations: int

    @property
    def move(self) -> Any:
        """The move that it makes."""
        return self.considered[0].move


class Thinker(Protocol):
    """A way to think about a question: the first move is legal, and all is the same for the same `chance`."""

    def __call__(
        self, rules: Rules[S, M, P, V], strategy: Strategy[S, M], view: V, seat: int, chance: Random, budget: Budget
    ) -> Thought: ...


class Bot(Protocol):
    """A way to choose: returns one of the seat's legal moves, the same for the same `chance`."""

    def __call__(
        self, rules: Rules[S, M, P, V], strategy: Strategy[S, M], view: V, seat: int, chance: Random, budget: Budget
    ) -> M: ...


def imagine(rules: Rules[S, M, P, V], view: V, chance: Random) -> S:
    """A world to think in; TypeError for anything but a view, so that no bot plays from a state by mistake."""
    return imaginer(rules, view)(chance)


def imaginer(rules: Rules[S, M, P, V], view: V) -> Callable[[Random], S]:
    """Deals worlds to think in; TypeError as above."""
    if not isinstance(view, rules.view_type):
        raise TypeError(f"a bot is given a view, not a {type(view).__name__}")
    return rules.imaginer(view)


def draw(dealer: Dealer, chance: Random) -> tuple[Any, ...]:
    """Pieces for an imagined world or a game among bots; tables draw by games.engine.chance alone."""
    if dealer.take == 1:
        return (one_of(dealer.pool, chance),)
    if dealer.put_back:
        return tuple([one_of(dealer.pool, chance) for _ in range(dealer.take)])
    return tuple(some_of(dealer.pool, dealer.take, chance))
