"""How well one could play who saw everything: the best bot in the true state. For measuring, never at a table."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from games.engine.contract import Rules, Strategy
from workers.bots import rollout, search
from workers.bots.bot import Budget

S = TypeVar("S")
M = TypeVar("M")
P = TypeVar("P")
V = TypeVar("V")


def choose(
    rules: Rules[S, M, P, V], strategy: Strategy[S, M], state: S, seat: int, chance: Random, budget: Budget
) -> M:
    """The best move, all simulations in copies of this state; what chance will say stays open."""
    best = [effort.bot for effort in strategy.lookahead.levels.values()][-1:]
    think = rollout.think if best == ["rollout"] else search.think
    move: M = think(rules, strategy, lambda _: rules.copy(state), seat, chance, budget).move
    return move
