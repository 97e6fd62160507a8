"""What a bot is, how much it may think, and the only way in which it gets a world."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol, TypeVar

import msgspec

from games.engine.contract import Dealer, Rules, Strategy

S = TypeVar("S")
M = TypeVar("M")
P = TypeVar("P")
V = TypeVar("V")


class Budget(msgspec.Struct, frozen=True):
    """How much one choice may cost: imagined worlds, and moves to look at (of more moves, a random part)."""

    worlds: int = 16
    moves: int = 64


STANDARD: Final = Budget()


class Bot(Protocol):
    """A way to choose: returns one of the seat's legal moves, the same for the same `chance`."""

    def __call__(
        self, rules: Rules[S, M, P, V], strategy: Strategy[S, M], view: V, seat: int, chance: Random, budget: Budget
    ) -> M: ...


def imagine(rules: Rules[S, M, P, V], view: V, chance: Random) -> S:
    """A world to think in; TypeError for anything but a view, so that no bot plays from a state by mistake."""
    if not isinstance(view, rules.view_type):
        raise TypeError(f"a bot is given a view, not a {type(view).__name__}")
    return rules.imagine(view, chance)


def draw(dealer: Dealer, chance: Random) -> tuple[Any, ...]:
    """Pieces for an imagined world or a game among bots; tables draw by games.engine.chance alone."""
    if dealer.put_back:
        return tuple(chance.choices(dealer.pool, k=dealer.take))
    return tuple(chance.sample(dealer.pool, dealer.take))
