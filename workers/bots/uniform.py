"""The bot `random`: any legal move, each equally likely."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from games.engine.contract import Rules, Strategy
from workers.bots.bot import Budget, Considered, Thought, imagine

S = TypeVar("S")
M = TypeVar("M")
P = TypeVar("P")
V = TypeVar("V")


def consider(
    rules: Rules[S, M, P, V], strategy: Strategy[S, M], view: V, seat: int, chance: Random, budget: Budget
) -> Thought:
    """That move alone."""
    # What is legal is the same in every world that the seat cannot tell from the true one (law 4).
    return Thought((Considered(chance.choice(rules.legal(imagine(rules, view, chance), seat)), 0, 0.0),), 0)
