"""How large a game of Asterix can be: every move there is, and the most that it takes."""

from __future__ import annotations

from games.engine.contract import Bounds
from games.rules.asterix.cards import CARDS, GAULS, VALUE
from games.rules.asterix.messages import AssignPeeked, Bid, ChooseEscapee, ChooseGaul, Move, Setup
from games.rules.asterix.state import first_pool


def moves(setup: Setup) -> list[Move]:
    """Gauls, bids, the seats that may get a card, the values of the Romans that may escape."""
    values = sorted({VALUE[card] for card in first_pool(setup)} - {0})
    return [
        *map(ChooseGaul, GAULS),
        *map(Bid, CARDS),
        *map(AssignPeeked, range(setup.players)),
        *map(ChooseEscapee, values),
    ]


def bounds(setup: Setup) -> Bounds:
    """A Gaul each; in a round every card is at most once a prize, for which all bid, or looked at, which one assigns;
    and one free Pirate (AX-4, AX-9, AX-11.7). Every card leaves the pile once.
    """
    cards = first_pool(setup)
    return Bounds(
        choices=setup.players + setup.rounds * (len(cards) * (setup.players + 1) + 1),
        pieces=setup.rounds * len(cards),
        kinds=len(set(cards)),
    )
