"""The bot `greedy`: one move ahead, in several worlds, judged by the game's own evaluation."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from games.engine.contract import Dealer, Players, Rules, Strategy
from workers.bots.bot import Budget, draw, imagine

S = TypeVar("S")
M = TypeVar("M")
P = TypeVar("P")
V = TypeVar("V")


def choose(rules: Rules[S, M, P, V], strategy: Strategy[S, M], view: V, seat: int, chance: Random, budget: Budget) -> M:
    """The legal move after which the seat stands best on average; chance breaks ties."""
    world = imagine(rules, view, chance)
    moves = rules.legal(world, seat)  # the same in all worlds (law 4)
    if len(moves) == 1:
        return moves[0]
    if len(moves) > budget.moves:
        moves = chance.sample(moves, budget.moves)
    worth = [0.0] * len(moves)
    for left in reversed(range(budget.worlds)):
        fate = chance.getrandbits(64)  # all moves meet the same fate, so that luck does not decide between them
        for at, move in enumerate(moves):
            after = rules.copy(world)
            _play_out(rules, strategy, after, seat, move, Random(fate))
            worth[at] += strategy.evaluate(after, seat)
        if left:
            world = imagine(rules, view, chance)
    best = max(worth)
    return chance.choice([move for move, value in zip(moves, worth, strict=True) if value == best])


def _play_out(rules: Rules[S, M, P, V], strategy: Strategy[S, M], world: S, seat: int, move: M, chance: Random) -> None:
    # Until the question is closed: the other seats that are asked answer too, then chance deals what it owes.
    asked = rules.waiting(world)
    left = set(asked.seats) - {seat} if isinstance(asked, Players) else set()
    rules.play(world, seat, move)
    waiting = rules.waiting(world)
    while isinstance(waiting, Players) and left.issuperset(waiting.seats):
        other = waiting.seats[0]
        rules.play(world, other, strategy.policy(world, other, chance))
        left.remove(other)
        waiting = rules.waiting(world)
    while isinstance(waiting, Dealer):
        rules.deal(world, draw(waiting, chance))
        waiting = rules.waiting(world)
