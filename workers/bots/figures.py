"""What a series of games shows: shares of the win, spreads, intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
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


class Wager:
    """Whether a share is above or below the fair one, asked as often as one likes while games are played.

    Two gamblers bet on each result, one that shares are higher than the fair one and one that they are lower. Where the
    share is fair neither gains in the long run, and the chance that one is ever so rich is below `risk` (Ville's
    inequality; bets as by I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by betting",
    Journal of the Royal Statistical Society B 86 (1), 2024). An interval that is looked at after each game has no such
    bound.
    """

    def __init__(self, fair: float, risk: float = 0.01) -> None:
        self._fair = fair
        self._enough = log(2 / risk)
        """Of the logarithm of what a gambler owns: each may be wrong in half of the cases."""
        self._owned = {"above": 0.0, "below": 0.0}
        self._results = 0
        self._total = 0.5
        self._squares = 0.25

    def add(self, share: float) -> None:
        """Takes in what share of the wins the next games brought, from 0 to 1."""
        deviation = self._squares / (self._results + 1)
        self._results += 1
        bet = sqrt(2 * self._enough / (deviation * self._results * log(1 + self._results)))
        for way, sign, most in (("above", 1, 0.5 / self._fair), ("below", -1, 0.5 / (1 - self._fair))):
            self._owned[way] += log(1 + sign * min(bet, most) * (share - self._fair))
        self._total += share
        self._squares += (share - self._total / (self._results + 1)) ** 2

    @property
    def verdict(self) -> str:
        """Certainly "above" or "below" the fair share, or "open"."""
        return next((way for way, owned in self._owned.items() if owned >= self._enough), "open")


def wilson(won: float, games: int, level: int) -> tuple[float, float]:
    """The two-sided interval of Wilson for a share, at `level` per cent.

    Shares of a win may be counted too. They vary less than whole wins, so the interval is then rather too wide.
    """
    z = NormalDist().inv_cdf(0.5 + level / 200)
    share, spread = won / games, z * z / games
    centre = share + spread / 2
    reach = z * sqrt(max(0.0, share * (1 - share)) / games + spread / (4 * games))
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
