"""How large a game of Antayagí can be: every move there is, and the most that it takes."""

from __future__ import annotations

from games.engine.contract import Bounds
from games.rules.antayagi.cards import BACKS, FACE, LOLLIPOP, SABOTAGE
from games.rules.antayagi.messages import ChooseCard, ChoosePartner, Move, Pass, PlaySabotage, Setup, TakeCard


def moves(setup: Setup) -> list[Move]:
    """By kind of move, then by seat or slot."""
    slots = range(setup.hand_size)
    return [
        *map(ChoosePartner, range(setup.players)),
        *map(ChooseCard, slots),
        *map(PlaySabotage, slots),
        Pass(),
        *map(TakeCard, slots),
    ]


def bounds(setup: Setup) -> Bounds:
    """A turn has a partner, two cards, no more takings than Lollipops and no more Sabotages than there are; after each
    of these everybody who holds one may be asked again (AY-6.6). Then the partner draws once, and the active player
    until the hand is full (AY-9.1): each card is a face and at most one new back, one more after a reshuffle.
    """
    sabotages = setup.cards.count(SABOTAGE)
    takings = sum([FACE[card] == LOLLIPOP for card in setup.cards])
    asked = (sabotages + 1) * min(sabotages, setup.players)
    draws = 1 + setup.hand_size
    return Bounds(
        choices=setup.turn_limit * (3 + takings + asked),
        pieces=2 + setup.players * setup.hand_size + setup.turn_limit * (2 * draws + 1),
        kinds=max(len(set(setup.cards)), len(BACKS), setup.players),
    )
