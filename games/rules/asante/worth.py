"""What things are worth to a player, in gold (part 11 of the rules file): estimates, not rules."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import Final

from games.rules.asante.cards import GROUP, HOLY_PLACES, WARE_CARDS, WARES
from games.rules.asante.state import DRAW, DRAWN, State

_NEEDS: Final = {
    card: tuple((at, sheet.wares[ware]) for at, ware in enumerate(WARES) if ware in sheet.wares)
    for card, sheet in WARE_CARDS.items()
}
_WARES: Final = (0.0, *accumulate((2.4, 2.3, 2.2, 2.0, 1.6, 1.1)))
"""What 0, 1, 2, ... wares on a stand are worth: the last ones less, since there is little space left."""
_AVERAGE: Final = 2.2
_CARD: Final = 1.8
_CARDS: Final[dict[str, float]] = dict.fromkeys(GROUP, _CARD) | {
    "animalist": 2.5,
    "boatman": 1.5,
    "camel": 3.2,
    "cape_buffalo": 2.0,
    "carver": 2.2,
    "cartographer": 2.0,
    "dyer": 2.0,
    "gorilla": 2.5,
    "haggler": 2.5,
    "healer": 1.5,
    "jackal": 2.2,
    "midwife": 2.8,
    "moneychanger": 1.5,
    "nomad": 2.2,
    "pilgrim": 1.5,
    "tracker": 2.4,
    "vervet_monkey": 2.6,
}
_FULL_WORTH: Final = 6
"""Cards beyond this number are hardly ever played."""
_MOST: Final = 10
"""Cards beyond this number are worth nothing, so that a bot does not collect cards for their own sake."""
_CROWDED: Final = 0.4
_ARTIFACTS: Final = {
    "pottery": 3.2,
    "map": 4.2,
    "shango_figurine": 4.0,
    "talking_drum": 2.6,
    "calabash": 4.0,
    "ancestral_mask": 2.6,
    "loom": 3.0,
}
_HOLY: Final = {"rwenzori": 1.4, "victoria": 0.8, "okavango": 0.6, "ngorongoro": 0.7, "kilimanjaro": 1.2}
_MORE_COPIES: Final = 0.2
"""How much more each copy of a Holy Place is worth for every further copy."""
_MARKER: Final = 0.3
DRAWN_CARD: Final = 1.5
"""What a card is worth before it is drawn. With a higher value games among bots last twice as long."""
_HOPE: Final = (0.8, 0.4, 0.12, 0.0, 0.0)
"""How much of a sale's gain counts while 0, 1, 2, ... wares are missing for it."""
_NOW: Final = (0.8, 0.25, 0.0, 0.0, 0.0)
"""The same in the last turn."""
_OTHER_SALES: Final = 0.35
"""How much the second-best sale counts: sales need the same wares, markers and turns."""


def standing(state: State, seat: int) -> float:
    """What a seat has and what that will bring, in gold."""
    if state.last_turn:
        return _last_standing(state, seat)
    hand = state.hands[seat]
    worth = state.gold[seat] + wares_worth(state.stands[seat]) + hand_worth(hand)
    worth += sales(hand, state.stands[seat], state.discount if seat == state.active else 0)
    return worth + future(state) * possessions(state, seat)


def _last_standing(state: State, seat: int) -> float:
    """The same in the last turn: only gold counts, and what can still become gold."""
    return state.gold[seat] + last_hope(state, seat)


def wares_worth(stand: list[int]) -> float:
    """What the wares on a stand are worth, whatever they are."""
    return _WARES[sum(stand)]


def last_hope(state: State, seat: int) -> float:
    """What a seat may still turn into gold in the last turn."""
    if seat != state.active or not state.markers:
        return 0.0
    wares = sum(state.stands[seat])
    hopes = sorted((_NOW[lack] * gain for lack, gain in _sales_in(state, seat)), reverse=True)[: state.markers]
    bonus = state.setup.bonus if state.markers >= state.setup.bonus_from else 0
    return bonus + 0.3 * wares + 0.1 * len(state.hands[seat]) + sum(hopes[:1]) + _OTHER_SALES * sum(hopes[1:2])


def _sales_in(state: State, seat: int) -> list[tuple[int, float]]:
    stand = state.stands[seat]
    return [
        (_lacking(card, stand), float(WARE_CARDS[card].sell + state.discount))
        for card in state.hands[seat]
        if card in _NEEDS
    ]


def hand_worth(hand: list[str]) -> float:
    """What the cards of a hand are worth."""
    if len(hand) <= _FULL_WORTH:
        return sum([_CARDS[card] for card in hand])
    values = sorted([_CARDS[card] for card in hand], reverse=True)
    return sum(values[:_FULL_WORTH]) + _CROWDED * sum(values[_FULL_WORTH:_MOST])


def card_worth(card: str) -> float:
    """What a card in a hand is worth, whatever else the player has."""
    return _CARDS[card]


def _lacking(card: str, stand: list[int]) -> int:
    """How many wares a sale with this card lacks."""
    lack = 0
    left = 0
    needs = _NEEDS[card]
    packages = WARE_CARDS[card].packages
    if packages:
        rest = stand[:]
        for at, count in needs:
            rest[at] -= count
            lack += max(0, -rest[at])
        left = max(0, packages - max(0, *rest))
    else:
        for at, count in needs:
            if stand[at] < count:
                lack += count - stand[at]
    return lack + left


def sales(hand: list[str], stand: list[int], discount: int) -> float:
    """What the Ware cards of a hand add to the wares of a stand: the gain of the best sale, and part of the second.

    Not of all: a hand full of sales for the same wares would be worth too much, and the bot would never sell.
    """
    best = second = 0.0
    gains = _gains(discount)
    empty = not any(stand)
    for card in hand:
        gain = gains.get(card)
        if not gain or (empty and WARE_CARDS[card].size > 1):
            continue
        gain *= _HOPE[_lacking(card, stand)]
        if gain > best:
            best, second = gain, best
        elif gain > second:
            second = gain
    return best + _OTHER_SALES * second


@lru_cache
def _gains(discount: int) -> dict[str, float]:
    """By Ware card: what a sale brings beyond what card, wares and marker are worth."""
    return {
        card: max(0.0, sheet.sell + discount - _AVERAGE * sheet.size - _CARD - _MARKER)
        for card, sheet in WARE_CARDS.items()
    }


def possessions(state: State, seat: int) -> float:
    """What a seat's Artifacts and Holy Places are worth at the beginning of a game."""
    worth = sum([_ARTIFACTS[card] for card in state.artifacts[seat] if card])
    for kind, count in zip(HOLY_PLACES, state.holy[seat], strict=True):
        if count:
            worth += _HOLY[kind] * count * (1 + _MORE_COPIES * (count - 1))
    return worth


def future(state: State) -> float:
    """How much of the game is left, from 1 to 0, for things that bring gold slowly."""
    return max(0.0, min(1.0, 1.6 * (1 - max(state.gold) / state.setup.target)))


def turn(state: State, seat: int) -> float:
    """What the seat's turn is worth: the rest of it, or a whole new one less the rest of the other player's."""
    if state.last_turn:
        return 0.0
    if seat == state.active:
        return _rest(state)
    fresh = _MARKER * state.setup.markers + state.setup.bonus + DRAWN_CARD
    return fresh - _rest(state)


def _rest(state: State) -> float:
    worth = _MARKER * state.markers
    if state.markers >= state.setup.bonus_from:
        worth += state.setup.bonus
    if state.phase == DRAWN:
        worth += room(state) * _CARDS[state.drawn]
    elif state.phase == DRAW and state.markers:
        worth += room(state) * DRAWN_CARD
    return worth


def room(state: State) -> float:
    """How much of a further card's worth counts, from 1 to 0: the fuller the hand, the less."""
    cards = len(state.hand)
    return 1.0 if cards < _FULL_WORTH else _CROWDED if cards < _MOST else 0.0
