"""The full state of a table of Antayagí."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from games.rules.antayagi.cards import BACK, BACKS, DECK, HAND_SIZE, IN_BACKS
from games.rules.antayagi.messages import Offer, Phase, Setup

NOBODY: Final = -1
NO_SLOT: Final = -1


class State(msgspec.Struct):
    """What lies where. NOBODY stands for no seat, NO_SLOT for no slot."""

    setup: Setup
    phase: Phase
    asked: int
    """The seats that may move now, as bits; 0 while chance must speak or the game is over."""
    turns: int
    """Completed turns."""
    active: int
    partner: int
    hands: list[list[str]]
    """By seat: the cards by slot."""
    turned: list[int]
    """By seat: how many cards, from the first slot on, a Hat has turned. New cards go behind them (AY-11.15)."""
    decks: list[list[int]]
    """For each card of a hand: how often the pile had been reshuffled when it was drawn. Whoever has seen the rest of
    that deck knows what the card can be, whatever a later shuffle has brought back."""
    bags: list[list[str]]
    pool: list[list[str]]
    """The draw pile by back (BACKS), each sorted; it has no order until chance draws from it."""
    top: str
    """The back of the top card of the draw pile; "" if there is none to be seen."""
    discard: list[str]
    shuffles: int
    slots: list[int]
    """The choices of the active player and of the partner."""
    revealed: list[str]
    """Their cards, while a Sabotage can be played."""
    asking: list[int]
    """Who is asked for a Sabotage now, and who will be after that."""
    saboteurs: list[int]
    powers: list[Offer]
    """Received cards whose power waits to be carried out, the next one last."""
    taker: int
    drawer: int
    partner_draws: bool
    winners: list[int]


def fresh(setup: Setup) -> State:
    """The state of a new table. ValueError if the setup does not fit this game."""
    _check(setup)
    seats = range(setup.players)
    return State(
        setup=setup,
        phase="first_player" if setup.first is None else "deal",
        asked=0,
        turns=0,
        active=NOBODY if setup.first is None else setup.first,
        partner=NOBODY,
        hands=[[] for _ in seats],
        turned=[0 for _ in seats],
        decks=[[] for _ in seats],
        bags=[[] for _ in seats],
        pool=[list(cards) for cards in _first_pool(setup.cards)],
        top="",
        discard=[],
        shuffles=0,
        slots=[NO_SLOT, NO_SLOT],
        revealed=[],
        asking=[],
        saboteurs=[],
        powers=[],
        taker=NOBODY,
        drawer=NOBODY,
        partner_draws=False,
        winners=[],
    )


@lru_cache
def _first_pool(cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(map(tuple, by_back(list(cards))))


def by_back(cards: list[str]) -> list[list[str]]:
    """These cards as a pool: by back, each sorted."""
    cards.sort()
    return [[card for card in cards if BACK[card] == back] for back in BACKS]


def pile_size(state: State) -> int:
    """How many cards the draw pile has."""
    return sum(map(len, state.pool))


def faces_in(state: State, seat: int, slot: int) -> bool:
    """Whether the holder sees the face of this card: it has the hat back, or a Hat has turned it."""
    return slot < state.turned[seat] or BACK[state.hands[seat][slot]] in IN_BACKS


def take_out(state: State, seat: int, slot: int) -> str:
    """Take a card out of a hand; the cards behind it move up (AY-5.8)."""
    if slot < state.turned[seat]:
        state.turned[seat] -= 1
    del state.decks[seat][slot]
    return state.hands[seat].pop(slot)


def other_participant(state: State, seat: int) -> int:
    """The seat with which this participant trades."""
    return state.partner if seat == state.active else state.active


@lru_cache  # a game begins with it, and bots play many
def _check(setup: Setup) -> None:
    if not 3 <= setup.players <= 7:
        raise ValueError("three to seven players")
    if setup.first is not None and not 0 <= setup.first < setup.players:
        raise ValueError("the first player sits at the table (AY-4.2)")
    if not 1 <= setup.hand_size <= HAND_SIZE or setup.players * setup.hand_size > len(setup.cards):
        raise ValueError("enough cards for all hands (AY-4.4)")
    if set(setup.cards) - set(DECK):
        raise ValueError("no other cards than those of the table (3.2)")
    if setup.base_target < 1 or setup.turn_limit < 1:
        raise ValueError("a target and an end (AY-4.7, AY-8.9)")


def copy_of(state: State) -> State:
    """An equal state that shares nothing that can change."""
    return State(
        state.setup,
        state.phase,
        state.asked,
        state.turns,
        state.active,
        state.partner,
        [hand[:] for hand in state.hands],
        state.turned[:],
        [decks[:] for decks in state.decks],
        [bag[:] for bag in state.bags],
        [cards[:] for cards in state.pool],
        state.top,
        state.discard[:],
        state.shuffles,
        state.slots[:],
        state.revealed[:],
        state.asking[:],
        state.saboteurs[:],
        state.powers[:],
        state.taker,
        state.drawer,
        state.partner_draws,
        state.winners[:],
    )
