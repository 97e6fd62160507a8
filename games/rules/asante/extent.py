"""How large a game of Asante can be: every move there is, and the most that it takes."""

from __future__ import annotations

from typing import get_args

from games.engine.contract import Bounds
from games.rules.asante.cards import ANNOUNCED, GROUP, HOLY_DECK, SLOTS
from games.rules.asante.messages import Move, Setup
from games.rules.asante.moves import (
    Action,
    BeginPlay,
    ChooseArtifact,
    ChooseCard,
    ChooseKind,
    ChooseNumber,
    ChooseOption,
    ChoosePosition,
    ChooseSlot,
    DiscardCard,
    DrawCard,
    EndTurn,
    GiveCard,
    HolyPlace,
    KeepCard,
    LetPass,
    Option,
    PlaceArtifact,
    PlayAnimal,
    PlayAnimalist,
    PlayHolyPlace,
    PlayPerson,
    RejectCard,
    ReturnWare,
    Slot,
    StealWare,
    Stop,
    TakeHolyPlace,
    TakeWare,
    UseArtifact,
    Ware,
)
from games.rules.asante.state import deck_of
from games.rules.asante.wares import TRADES

_SLOTS: tuple[Slot, ...] = get_args(Slot)
_WARES: tuple[Ware, ...] = get_args(Ware)
_HOLY_PLACES: tuple[HolyPlace, ...] = get_args(HolyPlace)


def moves(setup: Setup) -> list[Move]:
    """Those of a turn, then those that answer a step (part 6 of the rules file)."""
    cards = sorted(set(deck_of(setup)))
    return [*_of_a_turn(cards), *_in_effects(setup, cards)]


def _of_a_turn(cards: list[str]) -> list[Move]:
    group = {name: [card for card in cards if GROUP[card] == name] for name in ("ware", "artifact", "person", "animal")}
    trades = [trade for card in group["ware"] for trade in TRADES[card]]
    return [
        DrawCard(),
        KeepCard(),
        RejectCard(),
        BeginPlay(),
        *(trade.buy for trade in trades),
        *(trade.sell for trade in trades),
        *(PlaceArtifact(card, slot) for card in group["artifact"] for slot in _SLOTS),
        *map(UseArtifact, _SLOTS),
        *(PlayPerson(card) for card in group["person"] if card in ANNOUNCED),
        *(PlayAnimal(card) for card in group["animal"]),
        *map(PlayHolyPlace, _HOLY_PLACES),
        EndTurn(),
    ]


def _in_effects(setup: Setup, cards: list[str]) -> list[Move]:
    options: tuple[Option, ...] = get_args(Option)
    return [
        PlayAnimalist(),
        LetPass(),
        *map(TakeWare, _WARES),
        *map(ReturnWare, _WARES),
        *map(DiscardCard, cards),
        *map(ChooseCard, cards),
        *map(ChoosePosition, range(1, setup.look + 1)),
        *map(GiveCard, cards),
        *map(ChooseSlot, _SLOTS),
        *map(ChooseKind, get_args(Action)),
        *map(ChooseNumber, range(1, setup.spaces + 1)),
        *(ChooseOption(option) for option in options if option != "place"),
        *(ChooseOption("place", slot) for slot in _SLOTS),
        *(ChooseArtifact(owner, slot) for owner in range(setup.players) for slot in _SLOTS),
        *map(TakeHolyPlace, _HOLY_PLACES),
        *map(StealWare, _WARES),
        Stop(),
    ]


def bounds(setup: Setup) -> Bounds:
    """A turn draws and acts for each marker, and Holy Places give some back; an action moves no more wares than lie on
    both stands, in and out. What follows a choice turns over each card twice at most, before and after the discard
    pile is renewed (AS-11.17), and refills the row.
    """
    cards, wares = len(deck_of(setup)), setup.players * setup.spaces
    actions = 2 * (setup.markers + len(SLOTS))
    choices = setup.turns * (2 * setup.markers + 2 + actions * 2 * wares)
    return Bounds(
        choices=choices,
        pieces=1 + len(SLOTS) + setup.players * setup.hand + choices * (2 * cards + len(SLOTS)),
        kinds=max(len(set(deck_of(setup))), len(set(HOLY_DECK)), setup.players),
    )
