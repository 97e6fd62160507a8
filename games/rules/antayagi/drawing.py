"""What chance deals: first player, hands, draws, the back of the top card.

After the last draw, the next turn (AY-4, AY-9).
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import Any, Final, cast

from games.engine.contract import Dealer, Secret, Tell
from games.rules.antayagi.cards import BACK, BACKS, IN_BACKS, SABOTAGE
from games.rules.antayagi.messages import (
    Back,
    CardDealt,
    CardDrawn,
    ExchangeSkipped,
    Facing,
    FirstPlayerDrawn,
    PileReshuffled,
    TopCardShown,
    TurnStarted,
)
from games.rules.antayagi.scoring import end_at_limit
from games.rules.antayagi.state import NOBODY, State, by_back, pile_size

_EACH: Final = tuple((back,) for back in BACKS)
_BACK_NUMBER: Final = {back: number for number, back in enumerate(BACKS)}
_PILE: Final = {card: _BACK_NUMBER[back] for card, back in BACK.items()}
"""By card: which part of the pool it lies in."""


def question(state: State) -> Dealer:
    """What chance owes in this phase. It is asked for a face even if only one fits."""
    phase, pool = state.phase, state.pool
    if phase == "draw":
        return Dealer(tuple(pool[_BACK_NUMBER[state.top]]), 1)
    if phase == "top_card":
        hat, plain, sabotage, t_rex = _EACH
        return Dealer(
            hat * len(pool[0]) + plain * len(pool[1]) + sabotage * len(pool[2]) + t_rex * len(pool[3]),
            1,
        )
    if phase == "first_player":
        return Dealer(tuple(range(state.setup.players)), 1)
    return Dealer(_sorted(state.setup.cards), state.setup.hand_size * state.setup.players)


@lru_cache  # a game begins with it, and bots play many
def _sorted(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(cards))


def answer(state: State, outcome: tuple[Any, ...], tell: Tell | None) -> None:
    """Apply what chance said in this phase."""
    phase = state.phase
    if phase == "draw":
        _draw(state, outcome[0], tell)
    elif phase == "top_card":
        _show_top(state, outcome[0], tell)
    elif phase == "first_player":
        _name_first(state, outcome[0], tell)
    else:
        _deal_hands(state, outcome, tell)


def _name_first(state: State, seat: int, tell: Tell | None) -> None:
    state.active = seat
    state.phase = "deal"
    if tell is not None:
        tell(FirstPlayerDrawn(seat))


def _deal_hands(state: State, cards: tuple[str, ...], tell: Tell | None) -> None:
    """Deal all hands, one card at a time, clockwise from the first player (AY-4.4)."""
    seats = state.setup.players
    for number, card in enumerate(cards):
        seat = (state.active + number) % seats
        _to_hand(state, seat, card)
        if tell is not None:
            tell(CardDealt(seat, number // seats, *_held(state, seat, card)))
    if any(state.pool):
        state.phase = "top_card"
    else:
        _open_turn(state, tell)


def _to_hand(state: State, seat: int, card: str) -> None:
    """Move a card from the pool to the last slot of a hand (AY-9.4)."""
    cards = state.pool[_PILE[card]]
    del cards[bisect_left(cards, card)]
    state.hands[seat].append(card)
    state.decks[seat].append(state.shuffles)


def _held(state: State, seat: int, card: str) -> tuple[Back, Facing, Secret[str]]:
    """The back and face that a note tells of a card that came into this hand (part 10.2)."""
    back = cast(Back, BACK[card])
    facing: Facing = "in" if back in IN_BACKS else "out"
    seats = range(state.setup.players)
    if card == SABOTAGE:
        return back, facing, Secret(card, tuple(seats))
    return back, facing, Secret(card, tuple([each for each in seats if (each == seat) == (facing == "in")]))


def _show_top(state: State, back: str, tell: Tell | None) -> None:
    state.top = back
    if tell is not None:
        tell(TopCardShown(cast(Back, back), pile_size(state)))
    if state.drawer == NOBODY:
        _open_turn(state, tell)
    else:
        draw_on(state, tell)


def _draw(state: State, card: str, tell: Tell | None) -> None:
    seat = state.drawer
    if seat == state.partner:
        state.partner_draws = False
    _to_hand(state, seat, card)
    state.top = ""
    if tell is not None:
        tell(CardDrawn(seat, len(state.hands[seat]) - 1, *_held(state, seat, card), pile_size(state)))
    if any(state.pool):
        state.phase = "top_card"
    else:
        draw_on(state, tell)


def draw_on(state: State, tell: Tell | None) -> None:
    """Ask chance for the next card to draw; if no card is to be drawn, end the turn (AY-9.1 to AY-9.8)."""
    state.asked = 0
    while True:
        state.drawer = _next_drawer(state)
        if state.drawer != NOBODY:
            if state.top:
                state.phase = "draw"
                return
            if state.discard:
                _reshuffle(state, tell)
                return
        # No card is to be drawn, or both piles are empty (AY-9.6).
        if _end_turn(state, tell):
            return


def _next_drawer(state: State) -> int:
    """Who draws next: first the partner, then the active player until the hand is full."""
    if state.partner_draws:
        return state.partner
    return state.active if len(state.hands[state.active]) < state.setup.hand_size else NOBODY


def _reshuffle(state: State, tell: Tell | None) -> None:
    """Make the discard pile the draw pile (AY-9.5)."""
    state.pool = by_back(state.discard)
    state.discard = []
    state.shuffles += 1
    state.phase = "top_card"
    if tell is not None:
        tell(PileReshuffled(pile_size(state)))


def _end_turn(state: State, tell: Tell | None) -> bool:
    """End the turn (AY-9.8). False if nobody is asked in the next turn (AY-5.3)."""
    state.turns += 1
    state.partner_draws = False
    if state.turns == state.setup.turn_limit:
        end_at_limit(state, tell)
        return True
    state.active = (state.active + 1) % state.setup.players
    return _open_turn(state, tell)


def _open_turn(state: State, tell: Tell | None) -> bool:
    """Begin a turn and ask for a partner. False if there is no exchange in this turn."""
    active = state.active
    state.partner = state.drawer = NOBODY
    state.saboteurs = []
    if tell is not None:
        tell(TurnStarted(state.turns + 1, active))
    if state.hands[active] and sum(map(bool, state.hands)) > 1:
        state.phase = "choose_partner"
        state.asked = 1 << active
        return True
    if tell is not None:
        tell(ExchangeSkipped(active, "other_hands" if state.hands[active] else "own_hand"))
    return False
