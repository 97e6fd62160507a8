"""Luck in imagined worlds and in games among bots, quick, as searches ask for it all the time.

Tables draw by chance.py alone. `random`'s own ways make sure that no piece is likelier by 2**-53 than another one, and
take two to three times as long.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def one_of(pool: Sequence[T], chance: Random) -> T:
    """One of these pieces, which stay where they are."""
    return pool[int(chance.random() * len(pool))]


def out_of(pool: list[T], chance: Random) -> T:
    """One of these pieces, taken out; the others keep their order."""
    return pool.pop(int(chance.random() * len(pool)))


def some_of(pool: Sequence[T], take: int, chance: Random) -> list[T]:
    """So many of these pieces in a random order, each at most once; the pool stays as it is."""
    left, drawn, uniform = list(pool), [], chance.random
    for last in range(len(left) - 1, len(left) - 1 - take, -1):
        at = int(uniform() * (last + 1))
        drawn.append(left[at])
        left[at] = left[last]
    return drawn
