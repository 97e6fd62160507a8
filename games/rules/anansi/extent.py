"""How large a game of Anansi can be: every move there is, and the most that it takes."""

from __future__ import annotations

from games.engine.contract import Bounds
from games.rules.anansi.cards import COLOURS, in_order
from games.rules.anansi.messages import PLAY, RECRUIT, Move, Setup


def moves(setup: Setup) -> list[Move]:
    """Every card, to play and to recruit with."""
    cards = in_order(setup.cards)
    return [*map(PLAY.__getitem__, cards), *map(RECRUIT.__getitem__, cards)]


def bounds(setup: Setup) -> Bounds:
    """Every card of every hand is one choice (AN-5.9); each round deals the display and the hands (AN-4)."""
    rounds, dealt = len(setup.bonuses), setup.seats * setup.hand
    return Bounds(
        choices=rounds * dealt,
        pieces=len(COLOURS) + 1 + rounds * (setup.display + dealt),
        kinds=max(len(set(setup.cards)), len(COLOURS), setup.seats),
    )
