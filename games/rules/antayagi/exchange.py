"""An exchange up to the close of its window: partner, cards, equal cards, Sabotage (AY-5, AY-6)."""

from __future__ import annotations

from typing import Literal

from games.engine.contract import Secret, Tell
from games.rules.antayagi.cards import FACE, SABOTAGE
from games.rules.antayagi.drawing import draw_on
from games.rules.antayagi.messages import (
    CardChosen,
    CardsRevealed,
    ExchangeCancelled,
    Offer,
    PartnerChosen,
    Passed,
    Reveal,
    SabotagePlayed,
)
from games.rules.antayagi.powers import conclude
from games.rules.antayagi.state import NO_SLOT, State, take_out


def choose_partner(state: State, partner: int, tell: Tell | None) -> None:
    """Ask both participants for a card (AY-5.1)."""
    active = state.active
    state.partner = partner
    state.phase = "choose_card"
    state.asked = 1 << active | 1 << partner
    if tell is not None:
        tell(PartnerChosen(active, partner))


def choose_card(state: State, seat: int, slot: int, tell: Tell | None) -> None:
    """Keep the choice; the second one reveals both cards (AY-5.5)."""
    state.slots[0 if seat == state.active else 1] = slot
    state.asked ^= 1 << seat
    if tell is not None:
        tell(CardChosen(seat, Secret(slot, (seat,))))
    if not state.asked:
        _reveal(state, tell)


def _reveal(state: State, tell: Tell | None) -> None:
    """Reveal both cards, then cancel or open the window (AY-5.8 to AY-5.11, AY-6.1)."""
    active, partner = state.active, state.partner
    slots, state.slots = state.slots, [NO_SLOT, NO_SLOT]
    given, got = take_out(state, active, slots[0]), take_out(state, partner, slots[1])
    equal = FACE[given] == FACE[got]
    state.revealed = [given, got]
    state.partner_draws = True
    if not equal:
        _ask_round(state, active, len(state.hands))
    if tell is not None:
        shown = sorted(
            (Reveal(active, slots[0], given), Reveal(partner, slots[1], got)), key=lambda reveal: reveal.seat
        )
        tell(CardsRevealed(tuple(shown), tuple(state.asking)))
    if equal:
        _cancel(state, "equal", tell)
    else:
        _ask(state, tell)


def _ask_round(state: State, first: int, seats: int) -> None:
    """Ask, one after the other, those who hold a Sabotage: `seats` seats, clockwise from `first` (AY-6.3, AY-6.4)."""
    hands = state.hands
    order = range(first, first + seats)
    state.asking = [seat % len(hands) for seat in order if SABOTAGE in hands[seat % len(hands)]]


def _ask(state: State, tell: Tell | None) -> None:
    """Ask the next seat, or close the window (AY-6.7, AY-6.8)."""
    if state.asking:
        state.phase = "reaction"
        state.asked = 1 << state.asking[0]
    elif len(state.saboteurs) % 2:
        _cancel(state, "sabotage", tell)
    else:
        conclude(state, tell)


def pass_by(state: State, seat: int, tell: Tell | None) -> None:
    """Pass: the Sabotage stays in the hand (AY-6.4)."""
    del state.asking[0]
    if tell is not None:
        tell(Passed(seat))
    _ask(state, tell)


def play_sabotage(state: State, seat: int, slot: int, tell: Tell | None) -> None:
    """Play a Sabotage: everybody else is asked again, beginning with the left neighbour (AY-6.5, AY-6.6)."""
    state.discard.append(take_out(state, seat, slot))
    state.saboteurs.append(seat)
    _ask_round(state, seat + 1, len(state.hands) - 1)
    if tell is not None:
        played = len(state.saboteurs)
        tell(SabotagePlayed(seat, slot, played, played % 2 == 1, tuple(state.asking)))
    _ask(state, tell)


def _cancel(state: State, reason: Literal["equal", "sabotage"], tell: Tell | None) -> None:
    """Cancel the exchange (AY-5.12)."""
    cards, state.revealed = state.revealed, []
    state.discard += cards
    if tell is not None:
        tell(ExchangeCancelled(reason, (Offer(state.active, cards[0]), Offer(state.partner, cards[1]))))
    draw_on(state, tell)
