"""Outlooks whose weights are data: the chance to win, fitted to the results of many games by `manage.py tune GAME`.

A conditional logit (D. McFadden, "Conditional logit analysis of qualitative choice behavior", 1974): a seat is as
strong as e to the power of its features' weighted sum, and its chance to win is its share of everybody's strength.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from importlib.resources import files
from math import exp
from operator import mul
from typing import ClassVar, Final, TypeVar

import msgspec

from games.engine.contract import Strategy

S = TypeVar("S")
M = TypeVar("M")

FILE: Final = "weights.json"
ODDS: Final = "odds.json"
STANDING: Final = "standing"
"""The one feature of the odds: what `evaluate` says of the seat."""


class Fit(msgspec.Struct, frozen=True, kw_only=True):
    """A file of a game, `weights.json` or `odds.json`: what each feature counts, and how that was found.

    Losses are mean cross-entropies (nats): of the games fitted to, of games that were not, and there of two others:
    the weights before, and even chances.
    """

    weights: dict[str, float]
    command: str
    positions: int
    loss: float
    loss_elsewhere: float
    loss_before: float
    loss_even: float


class Fitted(Strategy[S, M]):
    """A strategy whose outlook is the chance to win, by features of each seat in settled positions."""

    features: ClassVar[tuple[str, ...]]
    """Their names, in the order of `measure` and of the weights."""
    weights: ClassVar[tuple[float, ...]]

    @abstractmethod
    def measure(self, state: S) -> Sequence[Sequence[float]]:
        """By seat: its features, in a settled position of a game that goes on."""

    @abstractmethod
    def won(self, state: S) -> Sequence[float] | None:
        """By seat: its share of the win; None while the game goes on."""

    def outlook(self, state: S, seat: int) -> float:
        """The seat's chance to win, in per cent."""
        shares = self.won(state)
        if shares is None:
            shares = chances([strength(self.weights, each) for each in self.measure(state)])
        return 100.0 * shares[seat]


def read_fit(package: str, file: str = FILE) -> Fit:
    """What is written beside the modules of this package."""
    return msgspec.json.decode(files(package).joinpath(file).read_bytes(), type=Fit)


def read_odds(package: str) -> float:
    """The `odds` of that game's strategy, from its `odds.json`."""
    return read_fit(package, ODDS).weights[STANDING]


def strength(weights: Sequence[float], features: Sequence[float]) -> float:
    """How strong a seat with these features is."""
    return exp(sum(map(mul, weights, features)))


def chances(strengths: Sequence[float]) -> list[float]:
    """By seat: the chance to win."""
    total = sum(strengths)
    return [each / total for each in strengths]
