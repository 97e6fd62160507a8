"""The bot `rollout`: its better moves are played on to the end of the turn, as a good player would, and judged there.

A rollout algorithm: D. P. Bertsekas, J. N. Tsitsiklis, C. Wu, "Rollout Algorithms for Combinatorial Optimization",
Journal of Heuristics 3, 1997. In each imagined world every move that looks good one move ahead is made; then the seat's
own next questions are answered as `greedy` would from what it knows there, and the others' by `policy`, until one can
judge (`settled`). So a move counts by what the rest of the turn makes of it: a purchase by the sale that follows.

Nothing outlives a decision: a view, the random numbers and the number of simulations give the same move anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeVar

from games.engine.contract import Dealer, Over, Players, Rules, Strategy
from workers.bots.bot import Budget, Considered, Thought, draw, imaginer
from workers.bots.greedy import ahead, some, weigh

S = TypeVar("S")
M = TypeVar("M")
P = TypeVar("P")
V = TypeVar("V")

_GLANCE: Final = Budget(worlds=8)
"""Of the look one move ahead that picks a few of many moves."""
_WIDEST: Final = 5
"""So many moves are played on."""
_FURTHEST: Final = 24
"""So many own questions are answered at most: a turn without an end must not keep anybody waiting."""


def consider(
    rules: Rules[S, M, P, V], strategy: Strategy[S, M], view: V, seat: int, chance: Random, budget: Budget
) -> Thought:
    """What the seat finds out in the worlds that fit its view."""
    return think(rules, strategy, imaginer(rules, view), seat, chance, budget)


def think(
    rules: Rules[S, M, P, V],
    strategy: Strategy[S, M],
    deal: Callable[[Random], S],
    seat: int,
    chance: Random,
    budget: Budget,
) -> Thought:
    """What the seat finds out in the worlds that `deal` makes; one simulation is a world with all moves in it."""
    world = deal(chance)
    moves = some(rules.legal(world, seat), budget.moves, chance)  # the same in all worlds (law 4)
    if len(moves) == 1:
        return Thought((Considered(moves[0], 0, 0.0),), 0)
    worth, _ = weigh(rules, strategy, world, seat, moves, deal, chance, _GLANCE)
    ranked = sorted(range(len(moves)), key=worth.__getitem__, reverse=True)[:_WIDEST]
    totals = dict.fromkeys(ranked, 0.0)
    done = 0
    while done < budget.simulations and not budget.spent():
        fate = chance.getrandbits(64)  # all moves meet the same world and the same luck
        for at in ranked:
            totals[at] += _result(rules, strategy, deal, seat, moves[at], Random(fate))
        done += 1
    ranked.sort(key=totals.__getitem__, reverse=True)  # of equals, that which looked better stays before
    return Thought(tuple([Considered(moves[at], done, totals[at] / max(done, 1)) for at in ranked]), done)


def compare(
    rules: Rules[S, M, P, V],
    strategy: Strategy[S, M],
    deal: Callable[[Random], S],
    seat: int,
    moves: Sequence[M],
    chance: Random,
    worlds: int,
) -> list[list[float]]:
    """By move and world: how the seat stands after the move, played on. All moves meet the same worlds."""
    fates = [chance.getrandbits(64) for _ in range(worlds)]
    return [[_result(rules, strategy, deal, seat, move, Random(fate)) for fate in fates] for move in moves]


def _result(
    rules: Rules[S, M, P, V],
    strategy: Strategy[S, M],
    deal: Callable[[Random], S],
    seat: int,
    move: M,
    chance: Random,
) -> float:
    """How the seat stands after this move in a new world, as soon as one can judge."""
    world = deal(chance)
    waiting = rules.waiting(world)
    owed = set(waiting.seats) - {seat} if isinstance(waiting, Players) else set()
    rules.play(world, seat, move)
    left = _FURTHEST
    while not isinstance(waiting := rules.waiting(world), Over):
        if isinstance(waiting, Dealer):
            rules.deal(world, draw(waiting, chance))
            continue
        if not owed.issuperset(waiting.seats):  # a question of its own, and not the rest of one
            if strategy.settled(world) or not left:
                break
            owed = set(waiting.seats)
        asked = waiting.seats[0]
        owed.discard(asked)
        if asked == seat:
            left -= 1
            rules.play(world, seat, _greedy(rules, strategy, world, seat, chance))
        else:
            rules.play(world, asked, strategy.policy(world, asked, chance))
    return strategy.evaluate(world, seat)


def _greedy(rules: Rules[S, M, P, V], strategy: Strategy[S, M], world: S, seat: int, chance: Random) -> M:
    """What `greedy` with one world would do: so nothing is planned with what the seat cannot know."""
    moves = some(rules.legal(world, seat), Budget().moves, chance)
    if len(moves) == 1:
        return moves[0]
    imagined = rules.imagine(rules.view(world, seat), chance)
    fate = chance.getrandbits(64)
    return max(moves, key=lambda move: ahead(rules, strategy, imagined, seat, move, Random(fate)))
