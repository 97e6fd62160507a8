"""A position of Asterix in plain words: before a trick, in the middle of one, or after the game."""

from __future__ import annotations

import msgspec

from games.engine.position import by_seat, check_seat, left_over
from games.rules.asterix.cards import GAULS, IDEFIX_ONLY, IS_PIRATE, NUMBER, VALUE, hand_of
from games.rules.asterix.front import front_of
from games.rules.asterix.messages import Card, Gaul, RoundScore, Setup
from games.rules.asterix.round import next_trick, turn_prize
from games.rules.asterix.state import ASSIGNING, FINISHED, State, first_hands, first_pool, fresh


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies where, by seat. What is not named: Gauls in the order of the rules file, full hands, empty front areas.

    The pile holds what is left of the Roman deck. Tricks of the past are forgotten: none is shown as the last one.
    """

    gauls: tuple[Gaul, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()
    fronts: tuple[tuple[str, ...], ...] = ()
    set_aside: tuple[str, ...] = ()
    prize: str = ""
    """The card that is bid for. Empty: chance turns one up next."""
    bids: tuple[Card | None, ...] = ()
    """The hidden bids that are in; null for who has not bid yet."""
    looker: int | None = None
    """Who has looked at `peeked`, and says where it goes (AX-9.4). Null: nobody."""
    peeked: str = ""
    results: tuple[tuple[RoundScore, ...], ...] = ()
    """The rounds that are finished. When it is all of them the game is over, and nothing else may be named."""


def place(setup: Setup, position: Position) -> State:
    """The state of `Rules.position`."""
    state = fresh(setup)
    seats = setup.players
    state.gauls = by_seat(seats, position.gauls or setup.gauls or GAULS[:seats], GAULS[0], "the Gauls")
    if len(set(state.gauls)) < seats:
        raise ValueError("two seats have the same Gaul (AX-1.3)")
    _place_results(state, position)
    _place_hands(state, position)
    fronts = by_seat(seats, position.fronts, (), "the front areas")
    state.set_aside = list(position.set_aside)
    state.pool = left_over(first_pool(setup), *fronts, state.set_aside)
    state.fronts = list(map(front_of, fronts))
    if state.phase == FINISHED:
        if any((position.hands, position.fronts, position.set_aside, position.prize, position.peeked)):
            raise ValueError("a game that is over has results and nothing else (AX-12)")
    elif position.prize:
        _place_prize(state, position)
    elif position.looker is not None or position.peeked or position.bids:
        _place_look(state, position)
    else:
        next_trick(state, None)
    return state


def _place_results(state: State, position: Position) -> None:
    results = by_seat(state.setup.players, position.results, (), "the results")
    finished = len(results[0])
    if any(len(rounds) != finished for rounds in results) or finished > state.setup.rounds:
        raise ValueError("all seats finish the same rounds, and no more than there are (AX-12)")
    most = sum(VALUE[card] for card in first_pool(state.setup))
    for scores in zip(*results, strict=True):
        if min(score.values for score in scores) < 0 or sum(score.values for score in scores) > most:
            raise ValueError(f"the Romans of a round are worth {most} in all (AX-11.8)")
        if any(score.bonus < 0 or score.bonus % 10 for score in scores):
            raise ValueError("bonuses for sets are full tens (AX-11.9)")
    state.results = [list(rounds) for rounds in results]
    state.round = finished + 1
    if finished == state.setup.rounds:
        state.round, state.phase, state.asked = finished, FINISHED, 0


def _place_hands(state: State, position: Position) -> None:
    dealt = first_hands(state.setup)
    hands = by_seat(len(dealt), [hand_of(tuple(set(hand))) for hand in position.hands], 0, "the hands")
    if any(len(set(hand)) < len(hand) for hand in position.hands):
        raise ValueError("a hand has each of its cards once (AX-2.1)")
    for seat, (hand, full) in enumerate(zip(hands, dealt, strict=True)):
        if hand & ~full:
            raise ValueError(f"seat {seat} holds a card that it is not dealt (AX-2.1)")
    state.hands = hands if position.hands else dealt


def _place_prize(state: State, position: Position) -> None:
    left_over(state.pool, [position.prize])
    if sum(map(bool, state.hands)) < 2 or state.hands.count(IDEFIX_ONLY) > 1:
        raise ValueError("with these hands no trick begins (AX-4)")
    if position.looker is not None or position.peeked:
        raise ValueError("nobody looks at the pile before all bids are revealed (AX-9.3)")
    turn_prize(state, position.prize, None)
    for seat, bid in enumerate(by_seat(state.setup.players, position.bids, None, "the bids")):
        if bid is not None:
            if not state.hands[seat] & 1 << NUMBER[bid] or (bid == "idefix" and state.prize in IS_PIRATE):
                raise ValueError(f"seat {seat} cannot bid {bid} (AX-5)")
            state.bids[seat] = NUMBER[bid]
            state.asked ^= 1 << seat
    if not state.asked:
        raise ValueError("nobody is left to bid: the bids would be revealed (AX-5.7)")


def _place_look(state: State, position: Position) -> None:
    if position.looker is None or not position.peeked or position.bids:
        raise ValueError("a seat has looked at a card, after the bids (AX-9.3)")
    check_seat(state.setup.players, position.looker, "who looks at the pile")
    if not state.hands[position.looker] & IDEFIX_ONLY:
        raise ValueError("who looks at the pile has Idefix in the hand (AX-9.3)")
    state.pool = left_over(state.pool, [position.peeked])
    state.looker, state.peeked = position.looker, position.peeked
    state.phase, state.asked = ASSIGNING, 1 << position.looker
