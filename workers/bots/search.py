"""The bot `search`: a tree of its own moves over many imagined worlds.

Single-observer information-set Monte Carlo tree search: P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set
Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4 (2), 2012. Each simulation
deals another world that fits the view and goes down one tree, whose nodes are what the seat would know there: its own
moves, and what it is told of the others' (games/engine/knowledge.py). The others move by `policy`, chance is drawn anew
and is no part of the tree. After the first move that is new the world is played on by `policy` for as long as the
game's `lookahead` says, and judged by `outlook`. UCB1 chooses between moves, by how often each could be chosen (the
paper's subset-armed bandit) and in units of the results' own deviation, since evaluations have no common scale.

Nothing outlives a decision: a view, the random numbers and the number of simulations give the same move anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Any, Final, Generic, TypeVar

from games.engine.contract import Choice, Dealer, Over, Rules, Strategy
from games.engine.knowledge import told
from workers.bots.bot import Budget, Considered, Thought, draw, imaginer
from workers.bots.greedy import some, weigh

S = TypeVar("S")
M = TypeVar("M")
P = TypeVar("P")
V = TypeVar("V")

_GLANCE: Final = Budget(worlds=4)
"""Of the look one move ahead that picks a few of many moves."""
_LEAST: Final = 1e-9
"""The deviation before any is seen: as long as all moves bring the same, they are tried in turn and not the first."""


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
    """What the seat finds out in the worlds that `deal` makes."""
    world = deal(chance)
    moves = some(rules.legal(world, seat), budget.moves, chance)  # the same in all worlds (law 4)
    widest = strategy.lookahead.widest
    if len(moves) > widest:
        worth, _ = weigh(rules, strategy, world, seat, moves, deal, chance, _GLANCE)
        ranked = sorted(range(len(moves)), key=worth.__getitem__, reverse=True)
        moves = [moves[at] for at in ranked[:widest]]
    arms = {move: _Arm() for move in moves}
    search = _Search(rules, strategy, seat)
    fates: list[int] = []
    done = 0
    while len(moves) > 1 and done < budget.simulations and not budget.spent():
        move, arm = search.pick(list(arms.items()))
        if arm.visits == len(fates):
            fates.append(chance.getrandbits(64))
        # Moves meet the same worlds and the same luck, one after the other, so that these do not decide between them.
        search.chance = Random(fates[arm.visits])
        search.simulate(deal(search.chance), move, arm)
        done += 1
        if _decided(arms, budget.simulations - done):
            break
    order = sorted(arms, key=lambda move: (arms[move].visits, arms[move].mean), reverse=True)
    return Thought(tuple([Considered(move, arms[move].visits, arms[move].mean) for move in order]), done)


class _Arm:
    """One of the seat's moves at a node, and the nodes that lie behind it."""

    __slots__ = ("available", "nodes", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        """How often the node was reached in a world in which the move is legal."""
        self.total = 0.0
        self.nodes: dict[bytes, dict[Any, _Arm]] = {}
        """By what the seat was told after the move: its arms there."""

    @property
    def mean(self) -> float:
        """The mean result; 0 before the first."""
        return self.total / self.visits if self.visits else 0.0


def _decided(arms: dict[Any, _Arm], left: int) -> bool:
    """Whether the simulations that are left cannot change which move has most: then stopping changes nothing."""
    visits = sorted([arm.visits for arm in arms.values()])
    return visits[-1] - visits[-2] > left


class _Search(Generic[S, M, P, V]):
    """One decision's search: who thinks, by which rules, and how the results spread so far."""

    def __init__(self, rules: Rules[S, M, P, V], strategy: Strategy[S, M], seat: int) -> None:
        self.rules = rules
        self.strategy = strategy
        self.seat = seat
        self.chance = Random(0)
        """That of one simulation."""
        self.cut = strategy.lookahead.cut
        self.reach = strategy.lookahead.reach
        self.explore = strategy.lookahead.explore
        self.results = 0
        self.mean = 0.0
        self.squares = 0.0
        self.deviation = _LEAST
        """The greatest so far: else a move that always brings the same would soon be the only one that is tried."""

    def pick(self, here: list[tuple[M, _Arm]]) -> tuple[M, _Arm]:
        """The move to make, of those that can be made here: the first that is new, else by UCB1."""
        for _, arm in here:
            arm.available += 1
        untried = [each for each in here if not each[1].visits]
        return untried[0] if untried else max(here, key=self._promise)

    def _promise(self, pick: tuple[M, _Arm]) -> float:
        arm = pick[1]
        return arm.total / arm.visits + self.explore * self.deviation * sqrt(log(arm.available) / arm.visits)

    def simulate(self, world: S, move: M, arm: _Arm) -> None:
        """Makes the move in this world, goes on down the tree, adds a move to it, and writes the result on the way."""
        path, owed = self._descend(world, move, arm)
        self._play_on(world, owed)
        result = self.strategy.outlook(world, self.seat)
        for each in path:
            each.visits += 1
            each.total += result
        self.results += 1
        off = result - self.mean
        self.mean += off / self.results
        self.squares += off * (result - self.mean)
        self.deviation = max(self.deviation, sqrt(self.squares / self.results))

    def _descend(self, world: S, move: M, arm: _Arm) -> tuple[list[_Arm], set[int]]:
        """Plays down to a move that is new, to the reach or to the end.

        Returns the arms on the way, and who still owes an answer to the last move.
        """
        rules, seat, left = self.rules, self.seat, self.reach
        path = [arm]
        heard: list[bytes] = []
        waiting = rules.waiting(world)
        while not isinstance(waiting, Over):
            notes: list[Any] = []
            if isinstance(waiting, Dealer):
                rules.deal(world, draw(waiting, self.chance))
            elif seat not in waiting.seats:
                if left <= 0 and self.strategy.settled(world):
                    return path, set()
                left -= 1
                other = waiting.seats[0]
                theirs = self.strategy.policy(world, other, self.chance)
                rules.play(world, other, theirs, notes.append)
                heard.append(told(Choice(other, theirs), notes, seat))
            else:
                if heard:
                    move, arm = self._inner(world, path[-1].nodes.setdefault(b"".join(heard), {}))
                    path.append(arm)
                rules.play(world, seat, move, notes.append)
                if not arm.visits:
                    return path, set(waiting.seats) - {seat}
                heard = [told(Choice(seat, move), notes, seat)]
            waiting = rules.waiting(world)
        return path, set()

    def _inner(self, world: S, arms: dict[M, _Arm]) -> tuple[M, _Arm]:
        """The move to make inside the tree. New ones come slowly there, first what `policy` would do."""
        legal = self.rules.legal(world, self.seat)
        here = [(move, arms[move]) for move in legal if move in arms]
        if len(here) < len(legal) and len(here) <= sqrt(sum([arm.visits for _, arm in here])):
            move = self._new(world, legal, arms)
            arms[move] = _Arm()
            here.append((move, arms[move]))
        return self.pick(here)

    def _new(self, world: S, legal: list[M], arms: dict[M, _Arm]) -> M:
        if not arms:
            return self.strategy.policy(world, self.seat, self.chance)
        return self.chance.choice([move for move in legal if move not in arms])

    def _play_on(self, world: S, owed: set[int]) -> None:
        """Answers by `policy`: what is owed to the open question, then as many questions as the lookahead says."""
        rules, strategy, chance = self.rules, self.strategy, self.chance
        left = self.cut
        while not isinstance(waiting := rules.waiting(world), Over):
            if isinstance(waiting, Dealer):
                rules.deal(world, draw(waiting, chance))
                continue
            if not owed.issuperset(waiting.seats):  # a question of its own, and not the rest of one
                if left <= 0 and strategy.settled(world):
                    return
                owed = set(waiting.seats)
            answering = waiting.seats[0]
            owed.discard(answering)
            left -= 1
            rules.play(world, answering, strategy.policy(world, answering, chance))


def compare(
    rules: Rules[S, M, P, V],
    strategy: Strategy[S, M],
    deal: Callable[[Random], S],
    seat: int,
    moves: Sequence[M],
    chance: Random,
    worlds: int,
) -> list[list[float]]:
    """By move and world: the outlook after the move, played on by `policy`. All moves meet the same worlds."""
    search = _Search(rules, strategy, seat)
    results: list[list[float]] = [[] for _ in moves]
    for fate in [chance.getrandbits(64) for _ in range(worlds)]:
        for move, found in zip(moves, results, strict=True):
            search.chance = Random(fate)
            arm = _Arm()
            search.simulate(deal(search.chance), move, arm)
            found.append(arm.total)
    return results
