"""The Story cards (AN-3.2) and the dealing table (AN-4.8), read from components.json."""

from __future__ import annotations

from collections.abc import Iterable
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


def in_order(cards: Iterable[str]) -> list[str]:
    """These cards, sorted by colour and value."""
    return sorted(cards, key=_PLACE.__getitem__)
