"""The bot `greedy`: one move ahead, in several worlds, judged by the game's own evaluation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from games.engine.contract import Dealer, Players, Rules, Strategy
from workers.bots.bot import Budget, Considered, Thought, draw, imaginer

S = TypeVar("S")
M = TypeVar("M")
P = TypeVar("P")
V = TypeVar("V")


def consider(
    rules: Rules[S, M, P, V], strategy: Strategy[S, M], view: V, seat: int, chance: Random, budget: Budget
) -> Thought:
    """How the seat stands after each of its moves; of moves that are good enough chance puts one first."""
    deal = imaginer(rules, view)
    world = deal(chance)
    moves = some(rules.legal(world, seat), budget.moves, chance)  # the same in all worlds (law 4)
    if len(moves) == 1:
        return Thought((Considered(moves[0], 0, 0.0),), 0)
    worth, worlds = weigh(rules, strategy, world, seat, moves, deal, chance, budget)
    made = _made(worth, strategy.slack(world) * worlds, chance)
    order = sorted(range(len(moves)), key=lambda at: (at == made, worth[at]), reverse=True)
    return Thought(tuple([Considered(moves[at], worlds, worth[at] / worlds) for at in order]), worlds)


def _made(worth: list[float], slack: float, chance: Random) -> int:
    """The best move; with slack also one that is behind by less, the more rarely the further."""
    best = max(worth)
    if not slack:
        return chance.choice([at for at, value in enumerate(worth) if value == best])
    return chance.choices(range(len(worth)), [max(0.0, 1 - (best - value) / slack) for value in worth])[0]


def some(moves: list[M], most: int, chance: Random) -> list[M]:
    """All of these moves or, of more than `most`, a random part."""
    return moves if len(moves) <= most else chance.sample(moves, most)


def weigh(
    rules: Rules[S, M, P, V],
    strategy: Strategy[S, M],
    world: S,
    seat: int,
    moves: Sequence[M],
    deal: Callable[[Random], S],
    chance: Random,
    budget: Budget,
) -> tuple[list[float], int]:
    """By move: how the seat stands after it, added up over this world and others; and how many worlds these were."""
    worth = [0.0] * len(moves)
    worlds = 0
    while True:
        fate = chance.getrandbits(64)  # all moves meet the same fate, so that luck does not decide between them
        for at, move in enumerate(moves):
            worth[at] += ahead(rules, strategy, world, seat, move, Random(fate))
        worlds += 1
        if worlds >= budget.worlds or budget.spent():
            return worth, worlds
        world = deal(chance)


def ahead(rules: Rules[S, M, P, V], strategy: Strategy[S, M], world: S, seat: int, move: M, chance: Random) -> float:
    """How the seat stands once this question is closed, if it makes that move in a copy of this world."""
    after = rules.copy(world)
    _play_out(rules, strategy, after, seat, move, chance)
    return strategy.evaluate(after, seat)


def compare(
    rules: Rules[S, M, P, V],
    strategy: Strategy[S, M],
    deal: Callable[[Random], S],
    seat: int,
    moves: Sequence[M],
    chance: Random,
    worlds: int,
) -> list[list[float]]:
    """By move and world: how the seat stands after the move. All moves meet the same worlds."""
    budget = Budget(worlds=1)
    weighed = [weigh(rules, strategy, deal(chance), seat, moves, deal, chance, budget)[0] for _ in range(worlds)]
    return [list(results) for results in zip(*weighed, strict=True)]


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
