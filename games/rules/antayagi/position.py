"""A position of Antayagí in plain words: the beginning of a turn."""

from __future__ import annotations

import msgspec

from games.engine.position import by_seat, check_seat, left_over
from games.rules.antayagi.cards import BACKS, BAGGED, EDIBLE, FACE, FISH, SABOTAGE, T_REX, WASTE
from games.rules.antayagi.messages import Back, Setup
from games.rules.antayagi.scoring import goods, target
from games.rules.antayagi.state import State, by_back, fresh


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies where, by seat; cards of a hand by slot. The active player is about to choose a partner.

    A hand that is null is filled with the first cards by name that are left, without a Sabotage; bags that are not
    named are empty. What is left then is the draw pile, or the discard pile if `pile` names the draw pile.
    """

    active: int
    hands: tuple[tuple[str, ...] | None, ...] = ()
    bags: tuple[tuple[str, ...], ...] = ()
    turned: tuple[int, ...] = ()
    """How many cards of each hand, from the first slot on, a Hat has turned."""
    discard: tuple[str, ...] = ()
    pile: tuple[str, ...] | None = None
    top: Back | None = None
    """The back of the top card of the draw pile; null: the first by name."""
    reserved: tuple[str, ...] = ()
    """Cards that must be in the draw pile: no hand is filled with them."""
    turns: int = 0
    """Completed turns."""


def place(setup: Setup, position: Position) -> State:
    """The state of `Rules.position`."""
    seats = setup.players
    state = fresh(setup)
    check_seat(seats, position.active, "the active player")
    if not 0 <= position.turns < setup.turn_limit:
        raise ValueError(f"the game ends after {setup.turn_limit} turns (AY-8.9)")
    state.active, state.turns = position.active, position.turns
    state.bags = [list(bag) for bag in by_seat(seats, position.bags, (), "the bags")]
    for seat in range(seats):
        _check_bag(state, seat)
    rest = _place_hands(state, position)
    _place_piles(state, position, rest)
    if not state.hands[state.active] or sum(map(bool, state.hands)) < 2:
        raise ValueError("the active player and another one hold cards, or nobody is asked (AY-5.3)")
    state.phase, state.asked = "choose_partner", 1 << state.active
    return state


def _check_bag(state: State, seat: int) -> None:
    bag = state.bags[seat]
    faces = {FACE.get(card) for card in bag}
    for card in bag:
        if card not in BAGGED and card != FISH:
            raise ValueError(f"{card} does not stay in a bag (AY-7.3)")
    if FISH in faces and WASTE.isdisjoint(bag):
        raise ValueError("a Fish stays in a bag only beside Toxic Waste (AY-7.3)")
    if T_REX in faces and not EDIBLE.isdisjoint(bag):
        raise ValueError("a T-Rex has eaten what it eats (AY-7.10)")
    if goods(bag) >= target(state.setup, bag):
        raise ValueError(f"seat {seat} has reached its target: the game is over (AY-8.4)")


def _place_hands(state: State, position: Position) -> list[str]:
    """Lay the hands; the cards that are left over."""
    setup, seats = state.setup, state.setup.players
    hands = by_seat(seats, position.hands, None, "the hands")
    named = [hand for hand in hands if hand is not None]
    free = left_over(setup.cards, *named, *state.bags, position.discard, position.pile or (), position.reserved)
    for seat, hand in enumerate(hands):
        filled = [card for card in free if card != SABOTAGE][: setup.hand_size] if hand is None else list(hand)
        if hand is None:
            free = left_over(free, filled)
        if len(filled) > setup.hand_size:
            raise ValueError(f"seat {seat} holds more than {setup.hand_size} cards (AY-4.4)")
        state.hands[seat] = filled
        state.decks[seat] = [0] * len(filled)
    for seat, turned in enumerate(by_seat(seats, position.turned, 0, "the turned cards")):
        if not 0 <= turned <= len(state.hands[seat]):
            raise ValueError(f"seat {seat} does not hold {turned} cards that a Hat could have turned (AY-7.9)")
        state.turned[seat] = turned
    return [*free, *position.reserved]


def _place_piles(state: State, position: Position, rest: list[str]) -> None:
    if position.pile is None:
        state.pool, state.discard = by_back(rest), list(position.discard)
    else:
        if position.discard:
            raise ValueError("only one of the two piles is named: the other one is what is left")
        if position.reserved:
            raise ValueError("where the draw pile is named, no card is kept for it")
        state.pool, state.discard = by_back(list(position.pile)), rest
    backs = [back for back, cards in zip(BACKS, state.pool, strict=True) if cards]
    if position.top is not None and position.top not in backs:
        raise ValueError(f"no card of the draw pile has the back {position.top}")
    state.top = position.top or (backs[0] if backs else "")
