"""What a series of games shows: shares of the win, spreads, intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, median
from typing import Any, Final

import msgspec

LEVELS_OF_CONFIDENCE: Final = (95, 99)


class Spread(msgspec.Struct, frozen=True):
    """The least, the middle and the most of a series."""

    min: float
    median: float
    mean: float
    max: float

    @classmethod
    def of(cls, series: Sequence[float]) -> Spread:
        """The spread of a series that is not empty."""
        return cls(min(series), median(series), round(fmean(series), 3), max(series))


class Share(msgspec.Struct, frozen=True):
    """How much of the wins one bot got, and how much it would get if all bots were equal (`fair`)."""

    bot: str
    games: int
    fair: float
    share: float
    interval_95: tuple[float, float]
    interval_99: tuple[float, float]

    @classmethod
    def of(cls, bot: str, seats: int, of_seats: int, won: Sequence[float]) -> Share:
        """The share of a bot that held `seats` of `of_seats` and won these parts of the games."""
        total, games = sum(won), len(won)
        narrow, wide = (wilson(total, games, level) for level in LEVELS_OF_CONFIDENCE)
        return cls(bot, games, seats / of_seats, total / games, narrow, wide)

    @property
    def verdict(self) -> str:
        """Whether the share is certainly (99 %) "above" or "below" the fair one, or neither: "open"."""
        low, high = self.interval_99
        return "above" if low > self.fair else "below" if high < self.fair else "open"


def wilson(won: float, games: int, level: int) -> tuple[float, float]:
    """The two-sided interval of Wilson for a share, at `level` per cent.

    Shares of a win may be counted too. They vary less than whole wins, so the interval is then rather too wide.
    """
    z = NormalDist().inv_cdf(0.5 + level / 200)
    share, spread = won / games, z * z / games
    centre = share + spread / 2
    reach = z * math.sqrt(max(0.0, share * (1 - share)) / games + spread / (4 * games))
    return max(0.0, (centre - reach) / (1 + spread)), min(1.0, (centre + reach) / (1 + spread))


def rounded(value: Any) -> Any:
    """The same plain data with fractions to four places, for reading."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [rounded(item) for item in value]
    return value
