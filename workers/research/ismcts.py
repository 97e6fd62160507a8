"""OpenSpiel's information-set search as a bot of ours, to be measured against: `manage.py arena --bots strong,ismcts`.

Cowling, Powley and Whitehouse's algorithm as OpenSpiel has it in Python, over the adapter: a tree of the moves of all
seats, each by what it sees, and random games to the end from there. It gets the view that every bot gets.
"""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any, Final, TypeVar

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from games.engine.contract import Rules, Strategy
from workers.bots.bot import Budget, imaginer
from workers.research.spiel import GriotState

S = TypeVar("S")
M = TypeVar("M")
P = TypeVar("P")
V = TypeVar("V")

EXPLORE: Final = 2**0.5
"""The constant of UCB1 for results between 0 and 1."""
_LEAST: Final = 2
"""Simulations until it has tried a move: the first one only opens the tree."""


class _Spent(Exception):
    """The time is up."""


def choose(rules: Rules[S, M, P, V], strategy: Strategy[S, M], view: V, seat: int, chance: Random, budget: Budget) -> M:
    """The legal move that most of its simulations led to."""
    deal = imaginer(rules, view)
    world = deal(chance)
    game = pyspiel.load_game(f"griot_{rules.key}", {"players": len(rules.scores(world))})
    root: GriotState = game.new_initial_state().at(world, seat)
    bot = searcher(game, chance, budget.simulations)

    done = count()

    def resample(state: GriotState, player: int) -> GriotState:
        if next(done) >= _LEAST and budget.spent():
            raise _Spent
        return state.at(deal(chance), player)

    bot.set_resampler(resample)
    try:
        policy = bot.run_search(root)
    except _Spent:
        policy = bot.get_final_policy(root, bot._root_node)  # its own search has no clock
    number = max(policy, key=lambda pair: pair[1])[0]
    move: M = root.world.game.moves[number]
    return move


def searcher(game: Any, chance: Random, simulations: int) -> Any:
    """OpenSpiel's bot with one random game a simulation."""
    random = numpy.random.RandomState(chance.getrandbits(32))
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    return ismcts.ISMCTSBot(game, evaluator, EXPLORE, simulations, random_state=random)
