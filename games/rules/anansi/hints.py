"""What helps a person to choose: previews, and why a card cannot be chosen (AN-6.5), all from the view."""

from __future__ import annotations

from games.rules.anansi import scoring, tricks
from games.rules.anansi.cards import BIT, COLOUR, HEADS, SUIT, Colour, hand_of
from games.rules.anansi.messages import (
    PLAY,
    RECRUIT,
    Balance,
    CardHint,
    Hints,
    Laid,
    Move,
    Play,
    Reason,
    RoundScore,
    View,
)


def reason(view: View, seat: int, move: Move) -> Reason | None:
    """Why that seat may not make this move now; None if it may."""
    if view.phase == "game_over":
        return "game_over"
    if view.turn != seat:
        return "not_your_turn"
    hand = view.seats[seat].hand or ()
    if move.card not in hand:
        return "not_in_hand"
    if isinstance(move, Play):
        return _cannot_play(view, hand, move.card)
    if view.led is None:
        return "leader_cannot_recruit"
    return None if view.recruits_left else "recruit_quota_used"


def _cannot_play(view: View, hand: tuple[str, ...], card: str) -> Reason | None:
    if view.led is None:
        return None
    playable = tricks.playable(hand_of(hand), view.led, view.trump)
    if playable & BIT[card]:
        return None
    return "must_follow_suit" if playable & SUIT[view.led] else "must_play_trump"


def hints(view: View) -> Hints:
    """A preview for each card of the viewer's hand, and how every seat stands."""
    cards = view.seats[view.you].hand if view.you is not None else None
    heading = tricks.heading(view.trick, view.trump).seat if view.trick else None
    return Hints(
        cards=_card_hints(view, view.you, cards) if view.you is not None and cards else (),
        balances=tuple([_balance(view, seat) for seat in range(len(view.seats))]),
        heading=heading,
        trump_next=_trump_with(view, ()) if view.trump is not None else None,
    )


def _card_hints(view: View, seat: int, cards: tuple[str, ...]) -> tuple[CardHint, ...]:
    winning = _line(view, seat, stacks=1).points
    return tuple([_card_hint(view, seat, card, winning) for card in cards])


def _card_hint(view: View, seat: int, card: str, winning: int) -> CardHint:
    laid = Laid(seat, card, False)
    listeners = min(HEADS[card], view.supply)
    return CardHint(
        card=card,
        listeners=listeners,
        points_recruiting=_line(view, seat, listeners=listeners).points,
        trump_next=_trump_with(view, (card,)),
        wins_now=tricks.heading((*view.trick, laid), view.trump) is laid,
        points_winning=winning,
        play_refused=reason(view, seat, PLAY[card]),
        recruit_refused=reason(view, seat, RECRUIT[card]),
    )


def _trump_with(view: View, more: tuple[str, ...]) -> Colour:
    """The trump of the next trick, if these cards are recruited too, besides those already recruited in this trick."""
    coming = [COLOUR[laid.card] for laid in view.trick if laid.recruits] + [COLOUR[card] for card in more]
    row = [column.colour for column in view.display]
    return tricks.trump_of(
        row,
        [len(column.cards) + coming.count(column.colour) for column in view.display],
    )


def _balance(view: View, seat: int) -> Balance:
    line = _line(view, seat)
    return Balance(seat, line.listeners - line.stacks, line.case, line.points)


def _line(view: View, seat: int, *, listeners: int = 0, stacks: int = 0) -> RoundScore:
    """What the seat would score (AN-8.2) with so many listeners and stacks more than it has."""
    before = view.seats[seat]
    return scoring.score(view.setup, view.round, seat, before.listeners + listeners, before.stacks + stacks)
