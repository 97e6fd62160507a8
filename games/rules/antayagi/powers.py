"""A concluded exchange: who receives what, powers, T-Rexes, and whether somebody has won (AY-7, AY-8.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.engine.contract import Secret, Tell
from games.rules.antayagi.cards import (
    BAGGED,
    EDIBLE,
    FACE,
    FISH,
    HAT,
    LOLLIPOP,
    MAGICIAN,
    MUFFIN,
    POWERS,
    PREY,
    T_REX,
    WASTE,
)
from games.rules.antayagi.drawing import draw_on
from games.rules.antayagi.messages import (
    CardReceived,
    CardTaken,
    HandDiscarded,
    HandTurned,
    MagicianWorked,
    NothingToTake,
    Offer,
    TRexAte,
)
from games.rules.antayagi.scoring import won_exchange
from games.rules.antayagi.state import NOBODY, State, other_participant, take_out


def conclude(state: State, tell: Tell | None) -> None:
    """Carry out the exchange: the active player's card arrives first, and its power works first (AY-7.1 to AY-7.4)."""
    active, partner = state.active, state.partner
    (given, got), state.revealed = state.revealed, []
    if given == MAGICIAN:
        _keep(state, active, given, partner, got, tell)
    elif got == MAGICIAN:
        _keep(state, partner, got, active, given, tell)
    else:
        _receive(state, active, partner, got, tell)
        _receive(state, partner, active, given, tell)
        state.powers.reverse()
    use_powers(state, tell)


def _keep(state: State, magician: int, card: str, keeper: int, kept: str, tell: Tell | None) -> None:
    """A Magician lets the other participant keep its card (AY-7.2)."""
    state.discard.append(card)
    if tell is not None:
        tell(MagicianWorked(magician, keeper))
    _receive(state, keeper, keeper, kept, tell)


def _receive(state: State, seat: int, giver: int, card: str, tell: Tell | None) -> None:
    place = _arrive(state, seat, card)
    if tell is not None:
        tell(CardReceived(seat, giver, card, place))


def _arrive(state: State, seat: int, card: str) -> Literal["bag", "discard"]:
    """Put a received card in its place (AY-7.3); its power, if it has one, goes on top of the powers that wait."""
    bag = state.bags[seat]
    if FACE[card] in POWERS:
        state.powers.append(Offer(seat, card))
    if stays(card, bag):
        bag.append(card)
        return "bag"
    state.discard.append(card)
    return "discard"


def stays(card: str, bag: Sequence[str]) -> bool:
    """Whether this card goes into this bag when its owner receives it (AY-7.3)."""
    return card in BAGGED or (card == FISH and not WASTE.isdisjoint(bag))


def use_powers(state: State, tell: Tell | None) -> None:
    """Carry out the powers that wait, until a Lollipop asks for a card; at last T-Rexes eat (AY-7.4 to AY-7.10)."""
    while state.powers:
        power = state.powers.pop()
        face = FACE[power.card]
        if face == LOLLIPOP:
            giver = other_participant(state, power.seat)
            if state.hands[giver]:
                state.phase = "take_card"
                state.taker = power.seat
                state.asked = 1 << power.seat
                return
            if tell is not None:
                tell(NothingToTake(power.seat, giver))
        elif face == MUFFIN:
            _discard_hand(state, power.seat, tell)
        elif face == HAT:
            _turn_hand(state, power.seat, tell)
    _feed(state, state.active, tell)
    _feed(state, state.partner, tell)
    if not won_exchange(state, tell):
        draw_on(state, tell)


def take_card(state: State, seat: int, slot: int, tell: Tell | None) -> None:
    """Take a card with a Lollipop: it arrives at once, and its power works next (AY-7.5)."""
    state.taker = NOBODY
    giver = other_participant(state, seat)
    card = take_out(state, giver, slot)
    place = _arrive(state, seat, card)
    if tell is not None:
        tell(CardTaken(seat, giver, slot, card, place))
    use_powers(state, tell)


def _discard_hand(state: State, seat: int, tell: Tell | None) -> None:
    """Discard the whole hand (AY-7.6)."""
    cards = state.hands[seat]
    state.discard += cards
    state.hands[seat], state.decks[seat], state.turned[seat] = [], [], 0
    if tell is not None:
        tell(HandDiscarded(seat, tuple(cards)))


def _turn_hand(state: State, seat: int, tell: Tell | None) -> None:
    """Turn the whole hand (AY-7.8)."""
    cards = tuple(state.hands[seat])
    state.turned[seat] = len(cards)
    if tell is not None:
        tell(HandTurned(seat, len(cards), Secret(cards, (seat,))))


def _feed(state: State, seat: int, tell: Tell | None) -> None:
    """Let the T-Rexes of this bag eat (AY-7.10)."""
    while (meal := eat(state.bags[seat])) is not None:
        state.discard += (T_REX, meal)
        if tell is not None:
            tell(TRexAte(seat, meal))


def eat(bag: list[str]) -> str | None:
    """Take a T-Rex and its meal out of this bag; returns the meal, None if there is no T-Rex or no food.

    Of two cards with the same face it eats the one that came first (AY-7.10a).
    """
    if T_REX not in bag or EDIBLE.isdisjoint(bag):
        return None
    meal = next(card for kinds in PREY for card in bag if card in kinds)
    bag.remove(T_REX)
    bag.remove(meal)
    return meal
