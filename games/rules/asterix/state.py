"""The full state of a table of Asterix."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

import msgspec

from games.rules.asterix.cards import CARDS, DECK, FREE_PIRATE, FULL_HAND, GAULS, NO_BID, PIRATES, hand_of
from games.rules.asterix.front import Front, front_of
from games.rules.asterix.messages import RoundScore, Setup

# Phases. In the first four seats speak, in the next three chance.
CHOOSING: Final = "setup"
BIDDING: Final = "bidding"
ASSIGNING: Final = "idefix"
SCORING: Final = "scoring"
PRIZE: Final = "prize"
LOOK: Final = "look"
FINAL_DRAW: Final = "final_draw"
FINISHED: Final = "over"

NOBODY: Final = -1


class State(msgspec.Struct):
    """What lies where. `round` counts from 1; an empty string means: no card."""

    setup: Setup
    phase: str
    asked: int
    """The seats that may move now, as bits; 0 while chance must speak or the game is over."""
    round: int
    gauls: list[str]
    """The Gauls that are chosen so far, by seat."""
    hands: list[int]
    """Sets of cards as bits (cards.py). A bid stays in its hand until it is discarded: hands are public, bids not."""
    pool: list[str]
    """What the pile holds, sorted; it has no order until chance draws from it."""
    prize: str
    bids: list[int]
    """The number of the card bid by each seat (cards.py), or NO_BID."""
    looker: int
    peeked: str
    fronts: list[Front]
    set_aside: list[str]
    results: list[list[RoundScore]]
    """The finished rounds, by seat."""
    shown_prize: str
    shown_bids: list[int]
    shown_winner: int
    """These three show the trick revealed last, for those who look up late; at first that of the round before."""
    last_fronts: list[list[str]]
    """The front areas at the end of the round before, before Pirates acted; empty in the first round."""


def fresh(setup: Setup) -> State:
    """The state of a new table, its first round laid out. ValueError if the setup does not fit this game."""
    _check(setup)
    seats = range(setup.players)
    return State(
        setup=setup,
        phase=CHOOSING,
        asked=1,
        round=1,
        gauls=list(setup.gauls),
        hands=first_hands(setup),
        pool=first_pool(setup),
        prize="",
        bids=[NO_BID] * setup.players,
        looker=NOBODY,
        peeked="",
        fronts=[front_of(()) for _ in seats],
        set_aside=[],
        results=[[] for _ in seats],
        shown_prize="",
        shown_bids=[NO_BID] * setup.players,
        shown_winner=NOBODY,
        last_fronts=[],
    )


def first_hands(setup: Setup) -> list[int]:
    """The hands at the start of a round (AX-2.1)."""
    return [hand_of(cards) for cards in setup.hands] or [FULL_HAND] * setup.players


def first_pool(setup: Setup) -> list[str]:
    """The Roman deck at the start of a round (AX-2.2)."""
    return sorted(setup.deck) if setup.deck else list(DECK)


def acting(phase: str) -> tuple[str, ...]:
    """The Pirates that have not acted yet: after the end none; while its holder is asked only the free one."""
    if phase == FINISHED:
        return ()
    return (FREE_PIRATE,) if phase == SCORING else PIRATES


@lru_cache  # a game begins with it, and bots play many
def _check(setup: Setup) -> None:
    seats = setup.players
    if not 2 <= seats <= len(GAULS):
        raise ValueError("two to five players (AX-1.1)")
    if setup.gauls and (len(setup.gauls) != seats or len(set(setup.gauls)) != seats or set(setup.gauls) - set(GAULS)):
        raise ValueError("a Gaul of its own for each seat (AX-1.3)")
    if setup.hands and len(setup.hands) != seats:
        raise ValueError("a hand for each seat (AX-2.1)")
    if any(len(set(hand)) != len(hand) or set(hand) - set(CARDS) for hand in setup.hands):
        raise ValueError("each hand card once (AX-2.1)")
    if setup.deck and Counter(setup.deck) - Counter(DECK):
        raise ValueError("no other cards than those of the Roman deck (AX-2.2)")
    if setup.rounds < 1 or len(setup.bonus) != 5:
        raise ValueError("at least one round, and a bonus for sets of 0 to 4 (AX-3.1, AX-11.9)")


def copy_of(state: State) -> State:
    """An equal state that shares nothing that can change."""
    return State(
        state.setup,
        state.phase,
        state.asked,
        state.round,
        state.gauls[:],
        state.hands[:],
        state.pool[:],
        state.prize,
        state.bids[:],
        state.looker,
        state.peeked,
        [front.copy() for front in state.fronts],
        state.set_aside[:],
        [results[:] for results in state.results],
        state.shown_prize,
        state.shown_bids[:],
        state.shown_winner,
        [front[:] for front in state.last_fronts],
    )
