"""What a seat may be told beyond the rules: why a move is refused, how bags stand, what an exchange would bring."""

from __future__ import annotations

from msgspec.structs import replace

from games.rules.antayagi.cards import FACE, LOLLIPOP, MAGICIAN, SABOTAGE, T_REX
from games.rules.antayagi.messages import (
    ChooseCard,
    ChoosePartner,
    Hints,
    Move,
    Pass,
    PlaySabotage,
    Preview,
    SeatHint,
    TakeCard,
    View,
)
from games.rules.antayagi.powers import eat, stays
from games.rules.antayagi.scoring import goods, target

_PHASE_OF = {
    ChoosePartner: "choose_partner",
    ChooseCard: "choose_card",
    PlaySabotage: "reaction",
    Pass: "reaction",
    TakeCard: "take_card",
}


def refusal(view: View, seat: int, move: Move) -> str:
    """The reason code for a move that is not legal:

    game_over, wrong_phase, already_chosen, not_your_turn, no_such_seat, own_seat, empty_hand (AY-5.1),
    no_such_slot, not_a_sabotage (AY-6.5).
    """
    if view.phase == "over":
        return "game_over"
    if view.phase != _PHASE_OF[type(move)]:
        return "wrong_phase"
    if seat not in view.waiting:
        return "already_chosen" if seat in view.chosen else "not_your_turn"
    return _why_not(view, seat, move)


def _why_not(view: View, seat: int, move: Move) -> str:
    if isinstance(move, ChoosePartner):
        if not 0 <= move.seat < view.setup.players:
            return "no_such_seat"
        if move.seat == seat:
            return "own_seat"
        return "not_legal" if view.hands[move.seat] else "empty_hand"
    if isinstance(move, Pass):
        return "not_legal"
    whose = (view.partner if seat == view.active else view.active) if isinstance(move, TakeCard) else seat
    hand = view.hands[whose or 0]
    if not 0 <= move.slot < len(hand):
        return "no_such_slot"
    if isinstance(move, PlaySabotage) and hand[move.slot].back != SABOTAGE:
        return "not_a_sabotage"
    return "not_legal"


def hints(view: View) -> Hints:
    """What a player would work out by counting."""
    return Hints(seats=tuple([_seat(view, seat) for seat in range(len(view.bags))]), exchange=_exchange(view))


def _seat(view: View, seat: int) -> SeatHint:
    bag, held, needed = view.bags[seat], view.goods[seat], view.targets[seat]
    meal = eat(list(bag))
    return SeatHint(
        goods=held,
        target=needed,
        missing=max(0, needed - held),
        t_rexes=bag.count(T_REX),
        eats=None if meal is None else FACE[meal],
        sabotages=sum([slot.back == SABOTAGE for slot in view.hands[seat]]),
    )


def _exchange(view: View) -> tuple[Preview, ...]:
    if not view.revealed:
        return ()
    first, second = view.revealed
    if MAGICIAN in (first.card, second.card):
        received = [None if offer.card == MAGICIAN else offer.card for offer in view.revealed]
    else:
        received = [second.card, first.card]
    active, partner = [_preview(view, offer.seat, card) for offer, card in zip(view.revealed, received, strict=True)]
    return replace(active, wins=active.wins and not partner.wins), partner  # AY-8.5


def _preview(view: View, seat: int, card: str | None) -> Preview:
    """The bag after the exchange and after its T-Rexes have eaten. `wins` does not look at the other participant."""
    bag = list(view.bags[seat])
    if card is not None and stays(card, bag):
        bag.append(card)
    while eat(bag):
        pass
    held, needed = goods(bag), target(view.setup, bag)
    return Preview(
        seat=seat,
        receives=card,
        goods=held,
        target=needed,
        wins=held >= needed,
        takes=card is not None and FACE[card] == LOLLIPOP,
    )
