"""One trick from the last bid on: who wins it, what becomes of the cards, what Idefix does (AX-5.7 to AX-9)."""

from __future__ import annotations

from typing import Final

from games.engine.contract import Secret, Tell
from games.rules.asterix.cards import CARDS, FLASKS, IDEFIX, IDEFIX_ONLY, IS_PIRATE, NO_BID, STRENGTH
from games.rules.asterix.messages import (
    BidsCancelled,
    BidsRevealed,
    CardDiscarded,
    CardLookedAt,
    CardTakenBack,
    OpenBid,
    PeekedAssigned,
    PrizeSetAside,
    TrickWon,
)
from games.rules.asterix.round import next_trick, sitting_out, take
from games.rules.asterix.state import ASSIGNING, LOOK, NOBODY, State

_NO_TIES: Final[list[tuple[int, ...]]] = []


def strongest(strengths: list[int]) -> tuple[int, list[tuple[int, ...]]]:
    """The seat that wins, or NOBODY, and the complete ties that were found (AX-6).

    A strength of 0 means: no Gaul card.
    """
    ties = _NO_TIES
    while True:
        top = max(strengths)
        if not top:
            return NOBODY, ties
        if strengths.count(top) == 1:
            return strengths.index(top), ties
        ties = [*ties, tuple(seat for seat, strength in enumerate(strengths) if strength == top)]
        strengths = [0 if strength == top else strength for strength in strengths]


def resolve(state: State, tell: Tell | None) -> None:
    """Reveal all bids and finish the trick, or stop where an Idefix looks at the pile (AX-5.7)."""
    bids = state.bids
    prize = state.prize
    winner, ties = strongest([STRENGTH[gaul][bids[seat]] for seat, gaul in enumerate(state.gauls)])
    state.asked = 0
    if tell is not None:
        _tell_reveal(state, winner, ties, tell)
    if winner == NOBODY:
        state.set_aside.append(prize)
    else:
        state.fronts[winner].add(prize)
    if prize in IS_PIRATE:
        _pay_for_pirate(state, winner, tell)
    else:
        _pay_for_roman(state, winner, tell)
    state.shown_prize, state.shown_bids, state.shown_winner = prize, bids, winner
    state.prize = ""
    state.bids = [NO_BID] * len(bids)
    if bids.count(IDEFIX) == 1 and state.pool:
        state.looker = bids.index(IDEFIX)
        state.phase = LOOK
        return
    if tell is not None:
        _tell_idefix_back(bids, tell)
    next_trick(state, tell)


def _pay_for_roman(state: State, winner: int, tell: Tell | None) -> None:
    """Pay for a Roman: the winner's card is discarded, all others go back (AX-7)."""
    bids = state.bids
    if winner != NOBODY:
        state.hands[winner] ^= 1 << bids[winner]
    if tell is not None:
        back = "no_winner" if winner == NOBODY else "lost"
        for seat, bid in enumerate(bids):
            if seat == winner:
                tell(CardDiscarded(seat, CARDS[bid], "won"))
            elif bid > IDEFIX:
                tell(CardTakenBack(seat, CARDS[bid], back))


def _pay_for_pirate(state: State, winner: int, tell: Tell | None) -> None:
    """Pay for a Pirate: the winner's card goes back, all others are discarded, an Idefix that sat out too (AX-8)."""
    hands = state.hands
    resting = sitting_out(state)
    for seat, bid in enumerate(state.bids):
        if bid == NO_BID:
            continue
        if winner == NOBODY or seat == winner:
            if tell is not None:
                tell(CardTakenBack(seat, CARDS[bid], "no_winner" if winner == NOBODY else "took_pirate"))
        else:
            hands[seat] ^= 1 << bid
            if tell is not None:
                tell(CardDiscarded(seat, CARDS[bid], "lost_to_pirate"))
    for seat in resting:
        hands[seat] = 0
        if tell is not None:
            tell(CardDiscarded(seat, CARDS[IDEFIX], "sat_out"))


def _tell_reveal(state: State, winner: int, ties: list[tuple[int, ...]], tell: Tell) -> None:
    shown = {
        seat: OpenBid(seat, CARDS[bid], FLASKS[state.gauls[seat]][bid])
        for seat, bid in enumerate(state.bids)
        if bid != NO_BID
    }
    tell(BidsRevealed(state.prize, tuple(shown.values())))
    for seats in ties:
        tell(BidsCancelled(shown[seats[0]].card, shown[seats[0]].flasks, seats))
    if winner == NOBODY:
        tell(PrizeSetAside(state.prize))
    else:
        tell(TrickWon(winner, state.prize, shown[winner].card))


def _tell_idefix_back(bids: list[int], tell: Tell) -> None:
    """Nobody looks, so Idefix goes back to the hand (AX-9.2, AX-9.9)."""
    reason = "pile_empty" if bids.count(IDEFIX) == 1 else "idefix_cancelled"
    for seat, bid in enumerate(bids):
        if bid == IDEFIX:
            tell(CardTakenBack(seat, CARDS[IDEFIX], reason))


def look(state: State, card: str, tell: Tell | None) -> None:
    """The owner of the only Idefix sees the top card of the pile (AX-9.3)."""
    take(state, card)
    state.peeked = card
    state.phase = ASSIGNING
    state.asked = 1 << state.looker
    if tell is not None:
        tell(CardLookedAt(state.looker, Secret(card, (state.looker,)), len(state.pool)))


def assign(state: State, to: int, tell: Tell | None) -> None:
    """The looked-at card is laid down; Idefix is discarded or comes back (AX-9.6, AX-9.7)."""
    seat, card = state.looker, state.peeked
    state.fronts[to].add(card)
    state.looker, state.peeked = NOBODY, ""
    spent = spends_idefix(state.hands[seat], card, to == seat)
    if spent:
        state.hands[seat] ^= IDEFIX_ONLY
    if tell is not None:
        tell(PeekedAssigned(seat, to, card))
        kept = "kept" if to == seat else "gave"
        if spent and card in IS_PIRATE and not state.hands[seat]:
            tell(CardDiscarded(seat, CARDS[IDEFIX], "last_card"))
        else:
            reason = f"{kept}_{'pirate' if card in IS_PIRATE else 'roman'}"
            tell((CardDiscarded if spent else CardTakenBack)(seat, CARDS[IDEFIX], reason))
    next_trick(state, tell)


def spends_idefix(hand: int, card: str, kept: bool) -> bool:
    """Whether the Idefix in this hand is discarded once the looked-at card is kept or given away (AX-9.7, AX-9.7a)."""
    if card in IS_PIRATE:
        return not kept or hand == IDEFIX_ONLY
    return kept
