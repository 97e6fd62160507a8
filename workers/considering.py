"""What a bot considered, and advice at a question, as `games.tables.thinking` keeps and tells them."""

from __future__ import annotations

from datetime import timedelta
from random import Random
from time import monotonic
from typing import Any, Final

from msgspec.structs import replace

from events.canonical import canonical
from games import catalog
from games.tables.table import Table
from games.tables.wire import findings
from workers.again import NotThought, think_again
from workers.bots import STANDARD, Budget
from workers.bots.advice import advise

MOST: Final = 12
"""Moves that are told; of more only how many they are."""
_LONGEST: Final = timedelta(seconds=3)  # as for bots: nobody waits for longer
_WIDE: Final = 256  # moves that are looked at, more than by a bot: who asks wants to know of the best


def considered(table: str, entry: int) -> findings.Considered:
    """What the bot that made this choice weighed; `unknown` where the log keeps too little to think again."""
    try:
        again = think_again(table, entry)
    except NotThought:
        return findings.Considered("unknown")
    thought = again.thought
    moves = [
        findings.ConsideredMove(each.move, each.visits, round(each.result, 2)) for each in thought.considered[:MOST]
    ]
    others = len(thought.considered) - len(moves)
    told = findings.BotThought(again.level, thought.simulations, again.unit, again.same, moves, others)
    return findings.Considered("done", told)


def advice(table: Table, seat: int) -> findings.Advice:
    """What that seat is advised to do, from its view alone: the random numbers, too, come of it."""
    game = catalog.game(table.terms.game, table.terms.version)
    view: Any = game.rules.for_advice(table.rules.view(table.game.state, seat))
    found = advise(game.rules, game.strategy, view, seat, Random(canonical(view)), _budget())
    moves = [findings.AdvisedMove(each.move, round(each.behind, 2), each.better) for each in found.moves]
    return findings.Advice("done", game.strategy.unit, found.worlds, tuple(moves))


def _budget() -> Budget:
    end = monotonic() + _LONGEST.total_seconds()
    return replace(STANDARD, moves=_WIDE, spent=lambda: monotonic() >= end)
