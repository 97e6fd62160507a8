"""What a tent costs on a space, and who can pay (BA-6.2 to BA-6.11).

Prices depend on a space only by the tents around it: its *surroundings*, a number that counts them by ware, up to two
of each (no cost has more icons of one ware). There are 81 surroundings: what can be paid is worked out once for each of
them, and not for every space.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from games.rules.bania.material import COSTS, WARES, Counts, least

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
_LACKS: Final = tuple(sorted({lacking for row in LACKING for lacking in row}))
_LACK: Final = tuple([bytes([_LACKS.index(lacking) for lacking in row]).ljust(256, b"\xff") for row in LACKING])
"""By cost: a table for `bytes.translate`, from surroundings to the number of what is lacking there."""
_ICONS: Final = max(map(sum, COSTS))
_PLENTY: Final[Counts] = (_MOST, _MOST, _MOST, _MOST)
UNPAYABLE: Final = 255
"""Stands for the cards of a price that cannot be paid."""


def split(lacking: Counts, hand: Sequence[int]) -> tuple[Counts, Counts]:
    """Splits a price: what the hand pays, and what must be obtained by trades (BA-6.7, BA-6.8)."""
    a, b, c, d = own = least(lacking, hand)
    return own, (lacking[0] - a, lacking[1] - b, lacking[2] - c, lacking[3] - d)


def obstacle(own: Counts, missing: Counts, cards: int, piles: Sequence[int], trade: int) -> str | None:
    """Why a hand of so many cards cannot pay this split price: pile_empty (BA-6.10) or cards_missing (BA-6.11).

    None if it can.
    """
    if any(map(int.__gt__, missing, piles)):
        return "pile_empty"
    return "cards_missing" if cards - sum(own) < trade * sum(missing) else None


class Prices(NamedTuple):
    """What a hand can pay. By cost: tables for `bytes.translate`, from the surroundings of a space."""

    payable: tuple[bytes, ...]
    """To whether it can be paid there."""
    cards: tuple[bytes, ...]
    """To how many cards are given, trades included, or UNPAYABLE."""


def prices(hand: Sequence[int], piles: Sequence[int], trade: int) -> Prices:
    """What this hand can pay, and with how many cards."""
    # Nothing costs more, so larger hands and piles count as these: there are few different results to remember.
    left = _PLENTY if min(piles) >= _MOST else least(_PLENTY, piles)
    return _prices(least(_PLENTY, hand), min(sum(hand), trade * _ICONS), left, trade)


@lru_cache(maxsize=1 << 14)
def _prices(held: Counts, cards: int, piles: Counts, trade: int) -> Prices:
    given = bytearray([UNPAYABLE]) * 256
    for number, lacking in enumerate(_LACKS):
        own, missing = split(lacking, held)
        if obstacle(own, missing, cards, piles, trade) is None:
            given[number] = min(sum(own) + trade * sum(missing), UNPAYABLE - 1)
    by_cost = tuple([lack.translate(given) for lack in _LACK])
    return Prices(tuple([row.translate(_IS_PAID) for row in by_cost]), by_cost)


_IS_PAID: Final = bytes([cards != UNPAYABLE for cards in range(256)])
