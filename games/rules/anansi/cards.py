"""The Story cards (AN-3.2) and the dealing table (AN-4.8), read from components.json.

A hand is a set of cards kept as bits, by value and then by colour: of several cards the highest bit has most value.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

Colour: TypeAlias = Literal["hornet", "leopard", "snake"]


class _Card(msgspec.Struct, frozen=True):
    id: str
    colour: Colour
    value: int
    heads: int


class _Bonus(msgspec.Struct, frozen=True):
    value: int
    round: int


class Deal(msgspec.Struct, frozen=True):
    """One row of the dealing table."""

    players: int
    cards_each: int
    display: int
    max_recruiters_per_trick: int


class _Colour(msgspec.Struct, frozen=True):
    id: Colour


class _Totals(msgspec.Struct, frozen=True):
    listener_cards: int


class _Components(msgspec.Struct, frozen=True):
    totals: _Totals
    colours: tuple[_Colour, ...]
    story_cards: tuple[_Card, ...]
    trickster_bonus_cards: tuple[_Bonus, ...]
    deal: tuple[Deal, ...]


_table = msgspec.json.decode(files(__package__).joinpath("components.json").read_bytes(), type=_Components)

COLOURS: tuple[Colour, ...] = tuple(colour.id for colour in _table.colours)
CARDS: tuple[str, ...] = tuple(card.id for card in _table.story_cards)
"""Sorted by colour, then by value, as people hold them in a hand."""
COLOUR: dict[str, Colour] = {card.id: card.colour for card in _table.story_cards}
VALUE: dict[str, int] = {card.id: card.value for card in _table.story_cards}
HEADS: dict[str, int] = {card.id: card.heads for card in _table.story_cards}
LISTENERS: int = _table.totals.listener_cards
BONUSES: tuple[int, ...] = tuple(
    card.value for card in sorted(_table.trickster_bonus_cards, key=lambda card: card.round)
)
DEALS: dict[int, Deal] = {deal.players: deal for deal in _table.deal}

_PLACE: dict[str, int] = {card: place for place, card in enumerate(CARDS)}


BY_VALUE: tuple[str, ...] = tuple(sorted(CARDS, key=VALUE.__getitem__))
"""A card by the number of its bit."""
BIT: dict[str, int] = {card: 1 << at for at, card in enumerate(BY_VALUE)}


def in_order(cards: Iterable[str]) -> list[str]:
    """These cards, sorted by colour and value."""
    return sorted(cards, key=_PLACE.__getitem__)


def hand_of(cards: Iterable[str]) -> int:
    """The hand that holds these cards."""
    return sum(map(BIT.__getitem__, cards))


SUIT: dict[Colour | None, int] = {
    colour: hand_of([card for card in CARDS if COLOUR[card] == colour]) for colour in (*COLOURS, None)
}
"""All cards of a colour, as a hand; of none, none."""
_SUITS: tuple[int, ...] = tuple(map(SUIT.__getitem__, COLOURS))


def cards_of(hand: int) -> list[str]:
    """The cards of a hand, sorted by colour and value."""
    one, two, three = _SUITS
    return [*_of_suit(hand & one), *_of_suit(hand & two), *_of_suit(hand & three)]


@cache  # at most 2**14 sets of each colour
def _of_suit(hand: int) -> tuple[str, ...]:
    return tuple([card for card in BY_VALUE if BIT[card] & hand])
