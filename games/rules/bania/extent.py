"""How large a game of Bania can be: every move there is, and the most that it takes."""

from __future__ import annotations

from games.engine.contract import Bounds
from games.rules.bania import building, rolling
from games.rules.bania.material import BAG, COSTS, FACES
from games.rules.bania.messages import (
    BuyTent,
    EndBuilding,
    Move,
    Pass,
    PlaceElephant,
    Roll,
    Setup,
    SkipElephant,
    StopRolling,
)
from games.rules.bania.state import in_play


def moves(setup: Setup) -> list[Move]:
    """By kind of move; purchases by tent, then by space."""
    spaces = in_play(setup)
    return [
        *(BuyTent(tent, space) for tent in sorted(set(setup.bag or BAG)) for space in spaces),
        *building.all_trades(setup.trade),
        EndBuilding(),
        *map(PlaceElephant, spaces),
        SkipElephant(),
        Roll(),
        *rolling.rerolls(setup.dice),
        StopRolling(),
        Pass(),
    ]


def bounds(setup: Setup) -> Bounds:
    """A tent is placed at least every `stall` turns a player (BA-11.2). It takes a purchase and a trade for each icon;
    what else there is in a turn: a roll, more rolls and their end, or the end of building and an elephant.
    """
    tents = len(setup.bag or BAG)
    turns = (tents + 1) * setup.stall * setup.players
    return Bounds(
        choices=turns * (2 + setup.rolls) + tents * (1 + max(map(sum, COSTS))),
        pieces=1 + tents + turns * setup.rolls * setup.dice,
        kinds=max(len(set(setup.bag or BAG)), len(FACES), setup.players),
    )
