"""The trick: what may be played, who wins it, and which colour is trump (AN-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from games.engine.contract import Tell
from games.rules.anansi import scoring
from games.rules.anansi.cards import CARDS, COLOUR, COLOURS, HEADS, SUIT, VALUE, Colour, hand_of
from games.rules.anansi.messages import (
    CardPlayed,
    CardRecruited,
    DisplayExtended,
    Laid,
    ListenersInspired,
    Trick,
    TrickWon,
    TrumpSet,
)
from games.rules.anansi.state import State


def _powers(led: Colour, trump: Colour | None) -> dict[str, int]:
    above_led = max(VALUE.values())
    return {
        card: VALUE[card] + above_led if COLOUR[card] == trump else VALUE[card] if COLOUR[card] == led else 0
        for card in CARDS
    }


_POWERS = {(led, trump): _powers(led, trump) for led in COLOURS for trump in (*COLOURS, None)}


def _weaker(power: dict[str, int]) -> dict[str, int]:
    return {card: hand_of([other for other in CARDS if power[other] < power[card]]) for card in CARDS}


WEAKER = {trick: _weaker(power) for trick, power in _POWERS.items()}
"""By led colour and trump, and by card: all cards that lose to it there, as a hand."""


def playable(hand: int, led: Colour, trump: Colour | None) -> int:
    """The cards of a hand that may follow: the led colour, else trump, else any (AN-5.10 to AN-5.12)."""
    return hand & SUIT[led] or hand & SUIT[trump] or hand


def heading(trick: Sequence[Laid], trump: Colour | None) -> Laid:
    """The card that wins the trick as it lies now. Cards set aside to recruit do not count (AN-5.17)."""
    best = trick[0]
    power = _POWERS[COLOUR[best.card], trump]
    most = power[best.card]
    for laid in trick:
        if power[laid.card] > most and not laid.recruits:
            best, most = laid, power[laid.card]
    return best


def trump_of(row: Sequence[Colour], counts: Sequence[int]) -> Colour:
    """The colour with the most cards; if several have as many, the leftmost one (AN-5.2)."""
    return row[counts.index(max(counts))]


def counts_of(state: State) -> tuple[int, ...]:
    """How many cards lie in each column, in row order."""
    return tuple(map(len, state.columns))


def set_trump(state: State, tell: Tell | None) -> None:
    """Work out the trump again from the display."""
    before = state.trump
    state.trump = trump_of(state.row, list(map(len, state.columns)))
    if tell is not None:
        tell(TrumpSet(state.trump, before, counts_of(state)))


def lay_into_display(state: State, card: str) -> None:
    """Put a card at the end of its colour's column."""
    at = state.row.index(COLOUR[card])
    state.columns[at] += (card,)


def play_card(state: State, seat: int, card: str, tell: Tell | None) -> None:
    """Put a card into the trick."""
    if tell is not None:
        tell(CardPlayed(seat, card, not state.trick))
    state.trick.append(Laid(seat, card, False))


def recruit(state: State, seat: int, card: str, tell: Tell | None) -> None:
    """Set a card aside and take its listeners at once, as far as the supply goes (AN-5.18, AN-5.21)."""
    state.trick.append(Laid(seat, card, True))
    state.recruiters += 1
    taken = HEADS[card]
    if taken > state.supply:
        taken = state.supply
    state.supply -= taken
    state.listeners[seat] += taken
    if tell is not None:
        before = min(state.listeners[seat] - taken, state.stacks[seat])
        tell(CardRecruited(seat, card, taken, state.supply))
        _tell_inspired(state, seat, before, tell)


def close_trick(state: State, tell: Tell | None) -> None:
    """Evaluate the trick in the order of AN-5.22 to AN-5.26. Its winner leads the next one."""
    best = heading(state.trick, state.trump)
    winner = best.seat
    state.stacks[winner] += 1
    if tell is not None:
        before = min(state.listeners[winner], state.stacks[winner] - 1)
        cards = tuple([laid.card for laid in state.trick if not laid.recruits])
        tell(TrickWon(winner, best.card, cards, state.stacks[winner]))
        _tell_inspired(state, winner, before, tell)
    trump = cast(Colour, state.trump)  # the trump was set when the display was laid
    state.tricks.append(Trick(trump, winner, tuple(state.trick)))
    if state.recruiters:
        _extend_display(state, tell)
    if state.recruiters or tell is not None:  # else the columns are as long as before
        set_trump(state, tell)
    state.trick = []
    state.recruiters = 0
    state.leader = winner
    if state.hands[winner]:
        state.phase = "lead"
        state.turn = winner
    else:
        scoring.end_round(state, tell)


def _extend_display(state: State, tell: Tell | None) -> None:
    for laid in state.trick:
        if laid.recruits:
            lay_into_display(state, laid.card)
    if tell is not None:
        recruits = tuple([laid for laid in state.trick if laid.recruits])
        tell(DisplayExtended(recruits, counts_of(state)))


def _tell_inspired(state: State, seat: int, before: int, tell: Tell) -> None:
    # AN-5.30: which listeners are inspired follows from the numbers, nobody chooses; the note is for picture and log.
    inspired = min(state.listeners[seat], state.stacks[seat])
    if inspired > before:
        tell(ListenersInspired(seat, inspired - before, inspired))
