"""What a tent costs on a space, and who can pay (BA-6.2 to BA-6.11).

Prices depend on a space only by the tents around it: its *surroundings*, a number that counts them by ware, up to two
of each (no cost has more icons of one ware). There are 81 surroundings: what can be paid is worked out once for each of
them, and not for every space.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Final

from games.rules.bania.material import COSTS, WARES, Counts

_MOST: Final = 2
_AROUND: Final[tuple[tuple[int, ...], ...]] = tuple(product(range(_MOST + 1), repeat=len(WARES)))
SHUT: Final = len(_AROUND)
"""Stands for the surroundings of a space on which no tent may be placed, since it is unusable (BA-2.5) or taken."""
ALONE: Final = 0
"""The surroundings of a space that touches no tent."""

ONE_MORE: Final[tuple[bytes, ...]] = tuple(
    bytes(
        [
            _AROUND.index(tuple(min(_MOST, count + (at == ware)) for at, count in enumerate(around)))
            for around in _AROUND
        ]
        + [SHUT]
    )
    for ware in range(len(WARES))
)
"""By ware and surroundings: the surroundings after one more tent of this ware."""


def _lacking(cost: Counts, around: tuple[int, ...]) -> Counts:
    spice, oil, silk, incense = (max(0, need - beside) for need, beside in zip(cost, around, strict=True))
    return spice, oil, silk, incense


LACKING: Final[tuple[tuple[Counts, ...], ...]] = tuple(
    tuple(_lacking(cost, around) for around in _AROUND) for cost in COSTS
)
"""By cost and surroundings: the icons that no tent on the board pays, `d` of BA-6.7."""
_LACKS: Final = tuple(frozenset(row) for row in LACKING)
_EVERY_LACK: Final = frozenset[Counts]().union(*_LACKS)
_PLENTY: Final = (_MOST,) * len(WARES)


def split(lacking: Counts, hand: Sequence[int]) -> tuple[Counts, Counts]:
    """Splits a price: what the hand pays, and what must be obtained by trades (BA-6.7, BA-6.8)."""
    a, b, c, d = map(min, lacking, hand)
    return (a, b, c, d), (lacking[0] - a, lacking[1] - b, lacking[2] - c, lacking[3] - d)


def obstacle(own: Counts, missing: Counts, hand: Sequence[int], piles: Sequence[int], trade: int) -> str | None:
    """Why this split price cannot be paid: pile_empty (BA-6.10) or cards_missing (BA-6.11); None if it can."""
    if any(map(int.__gt__, missing, piles)):
        return "pile_empty"
    return "cards_missing" if sum(hand) - sum(own) < trade * sum(missing) else None


def payable(hand: Sequence[int], piles: Sequence[int], trade: int) -> tuple[bytes, ...]:
    """By cost: a table for `bytes.translate`, from the surroundings of a space to whether it can be paid there."""
    rich = min(piles) >= _MOST  # nothing costs more, so larger piles count as this: fewer different results to remember
    return _payable(tuple(hand), _PLENTY if rich else tuple(piles), trade)


@lru_cache(maxsize=1 << 14)
def _payable(hand: tuple[int, ...], piles: tuple[int, ...], trade: int) -> tuple[bytes, ...]:
    within = frozenset(
        lacking for lacking in _EVERY_LACK if obstacle(*split(lacking, hand), hand, piles, trade) is None
    )
    return tuple(_table(cost, within & lacks) for cost, lacks in enumerate(_LACKS))


@cache
def _table(cost: int, within: frozenset[Counts]) -> bytes:
    answers = bytes(lacking in within for lacking in LACKING[cost])
    return answers + bytes(256 - len(answers))
