"""How well one could play who saw everything: the same search in the true state. For measuring, never at a table."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from games.engine.contract import Rules, Strategy
from workers.bots.bot import Budget
from workers.bots.search import think

S = TypeVar("S")
M = TypeVar("M")
P = TypeVar("P")
V = TypeVar("V")


def choose(
    rules: Rules[S, M, P, V], strategy: Strategy[S, M], state: S, seat: int, chance: Random, budget: Budget
) -> M:
    """The move that most simulations led to, all of them in copies of this state; what chance will say stays open."""
    move: M = think(rules, strategy, lambda _: rules.copy(state), seat, chance, budget).move
    return move
