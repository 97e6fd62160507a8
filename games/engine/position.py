"""What the positions of all games have in common: what is named is there, and for each seat once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


def left_over(pieces: Iterable[str], *named: Iterable[str]) -> list[str]:
    """The pieces that are not named, sorted. ValueError for a piece that is named more often than there is one."""
    there, wanted = Counter(pieces), Counter(piece for group in named for piece in group)
    for piece, count in sorted(wanted.items()):
        if count > there[piece]:
            raise ValueError(f"{piece} is named {count} times, and there are {there[piece]} of it")
    return sorted((there - wanted).elements())


def by_seat(seats: int, given: Sequence[T], otherwise: T, what: str) -> list[T]:
    """What is given for each seat, or `otherwise` for all if nothing is. ValueError for another number of seats."""
    if given and len(given) != seats:
        raise ValueError(f"{what} of {len(given)} seats are given, and there are {seats}")
    return list(given) or [otherwise] * seats


def check_seat(seats: int, seat: int, what: str) -> None:
    """ValueError unless there is such a seat."""
    if not 0 <= seat < seats:
        raise ValueError(f"{what} is seat {seat}, and there are {seats}")
