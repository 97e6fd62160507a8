"""What a seat may be told beyond the rules: why a move is refused, what things are worth, what the clock plays.

Everything here is worked out from the view alone.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from games.rules.asterix.cards import FLASKS, FREE_PIRATE, GAULS, IS_PIRATE, NUMBER, ROMAN, STRENGTH, hand_of
from games.rules.asterix.front import front_of, tally
from games.rules.asterix.messages import (
    AssignHint,
    AssignPeeked,
    Bid,
    CardHint,
    ChooseEscapee,
    ChooseGaul,
    EscapeeHint,
    Freed,
    FrontHint,
    Hints,
    Move,
    View,
)
from games.rules.asterix.scoring import cheapest, freed, gain, held_values, loss, provisional, worth
from games.rules.asterix.state import ASSIGNING, BIDDING, CHOOSING, SCORING, acting
from games.rules.asterix.trick import spends_idefix

_IDEFIX_REFUSED: Final = "idefix_not_for_pirates"
_PHASE_OF = {ChooseGaul: CHOOSING, Bid: BIDDING, AssignPeeked: ASSIGNING, ChooseEscapee: SCORING}


def refusal(view: View, seat: int, move: Move) -> str:
    """The reason code for a move that is not legal:

    wrong_phase, already_bid, sitting_out (AX-5.4), no_cards (AX-5.5), not_your_turn, gaul_taken (AX-1.3),
    card_not_in_hand, idefix_not_for_pirates (AX-5.3), no_such_seat (AX-9.4), value_not_present (AX-11.7).
    """
    if view.phase != _PHASE_OF[type(move)]:
        return "wrong_phase"
    if seat not in view.waiting:
        return _why_not_asked(view, seat)
    if isinstance(move, ChooseGaul):
        return "gaul_taken" if move.gaul in view.gauls else "not_legal"
    if isinstance(move, Bid):
        return _why_not_bid(view, seat, move.card) or "not_legal"
    if isinstance(move, AssignPeeked):
        return "not_legal" if 0 <= move.to < view.setup.players else "no_such_seat"
    return "not_legal" if move.value in held_values(tally(view.fronts[seat])) else "value_not_present"


def _why_not_asked(view: View, seat: int) -> str:
    if view.phase != BIDDING:
        return "not_your_turn"
    if seat in view.chosen:
        return "already_bid"
    return "sitting_out" if seat in view.sitting_out else "no_cards"


def _why_not_bid(view: View, seat: int, card: str) -> str | None:
    if card not in view.hands[seat]:
        return "card_not_in_hand"
    return _IDEFIX_REFUSED if card == "idefix" and view.prize in IS_PIRATE else None


def hints(view: View) -> Hints:
    """What a player would work out by counting."""
    bonus = view.setup.bonus
    asked = view.you is not None and view.you in view.waiting
    return Hints(
        fronts=_fronts(view.fronts, bonus, acting(view.phase)),
        worth=_worth(view.fronts, bonus, view.prize) if view.prize else (),
        cards=_cards(view) if view.phase != CHOOSING else (),
        assign=_assign(view) if asked and view.phase == ASSIGNING else (),
        escapees=_escapees(view) if asked and view.phase == SCORING else (),
    )


@lru_cache(maxsize=1 << 10)  # the same for all seats, and until the trick is over
def _fronts(
    fronts: tuple[tuple[str, ...], ...], bonus: tuple[int, ...], pirates: tuple[str, ...]
) -> tuple[FrontHint, ...]:
    return tuple([_front(front, bonus, pirates) for front in fronts])


@lru_cache(maxsize=1 << 10)  # likewise
def _worth(fronts: tuple[tuple[str, ...], ...], bonus: tuple[int, ...], prize: str) -> tuple[int, ...]:
    return tuple([gain(front_of(cards), prize, bonus) for cards in fronts])


def _front(front: tuple[str, ...], bonus: tuple[int, ...], pirates: tuple[str, ...]) -> FrontHint:
    score = provisional(front, bonus, pirates)
    chosen = FREE_PIRATE in front and FREE_PIRATE in pirates
    gone = tuple([Freed(pirate, ROMAN[value]) for pirate, value in freed(front, pirates)])
    return FrontHint(score.values, score.bonus, score.points, chosen, gone)


def _cards(view: View) -> tuple[CardHint, ...]:
    """The own cards, each with the equal cards that others hold."""
    if view.you is None:
        return ()
    return _held(view.you, view.hands, view.gauls, view.phase == BIDDING and view.prize in IS_PIRATE)


@lru_cache(maxsize=1 << 10)  # nothing of it changes before the trick is over
def _held(
    you: int, hands: tuple[tuple[str, ...], ...], gauls: tuple[str | None, ...], pirate: bool
) -> tuple[CardHint, ...]:
    return tuple([_card(you, hands, gauls, pirate, card) for card in hands[you]])


def _card(
    you: int, hands: tuple[tuple[str, ...], ...], gauls: tuple[str | None, ...], pirate: bool, card: str
) -> CardHint:
    rivals = tuple([seat for seat, hand in enumerate(hands) if seat != you and card in hand and NUMBER[card]])
    return _against(you, rivals, gauls, _IDEFIX_REFUSED if pirate and card == "idefix" else None, card)


@lru_cache(maxsize=1 << 12)  # who else holds a card changes once or twice in a round
def _against(
    you: int, rivals: tuple[int, ...], gauls: tuple[str | None, ...], refused: str | None, card: str
) -> CardHint:
    number = NUMBER[card]
    strengths = [STRENGTH[gaul][number] if gaul else 0 for gaul in gauls]
    return CardHint(
        card=card,
        flasks=FLASKS[gauls[you] or GAULS[0]][number],
        refused=refused,
        beaten_by=tuple(seat for seat in rivals if strengths[seat] > strengths[you]),
        cancels_with=tuple(seat for seat in rivals if strengths[seat] == strengths[you]),
    )


def _assign(view: View) -> tuple[AssignHint, ...]:
    you, card = view.you, view.peeked
    if you is None or card is None:
        return ()
    hand = hand_of(view.hands[you])
    return tuple(
        AssignHint(
            to=to,
            points=gain(front_of(cards), card, view.setup.bonus),
            idefix="discarded" if spends_idefix(hand, card, to == you) else "taken_back",
        )
        for to, cards in enumerate(view.fronts)
    )


def _escapees(view: View) -> tuple[EscapeeHint, ...]:
    (seat,) = view.waiting
    counts, bonus = tally(view.fronts[seat]), view.setup.bonus
    total = worth(counts, bonus).points
    return tuple(EscapeeHint(value, total - loss(counts, value, bonus)) for value in held_values(counts))


def fallback(view: View, legal: list[Move], chance: Random) -> Move:
    """The Roman whose loss costs least; in any other question any legal move, evenly."""
    if view.phase == SCORING:
        value = cheapest(tally(view.fronts[view.waiting[0]]), view.setup.bonus)
        return ChooseEscapee(value)
    return chance.choice(legal)
