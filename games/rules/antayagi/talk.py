"""What a bot says at the table (AY-10.10 to AY-10.13, note 9 of part 13): ready lines about what it sees.

It speaks of cards that others hold and do not see, out of its own view alone. Of its own hand it tells nothing.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from games.engine.contract import Line
from games.rules.antayagi.cards import FACE, LOLLIPOP, SABOTAGE, T_REX
from games.rules.antayagi.messages import View
from games.rules.antayagi.worth import worths

_TRUE: Final = 2 / 3
"""How often a bot that says what a card is says what it sees."""
_WISH: Final = 1 / 2
"""How often it asks for something instead."""
_WORTHWHILE: Final = 0.5
"""A hand with cards worth so many goods on average is one that it would like to trade with."""
_POOR: Final = {"plain": "toxic_waste", "t_rex": T_REX}
_GOOD: Final = {"plain": LOLLIPOP, "t_rex": "treasure"}
"""What may be on the other side of a back, for those who say what is not so: nothing that its holder can disprove."""


class _Seen(NamedTuple):
    """A card of somebody who cannot see it; what it is worth to who may receive it."""

    slot: int
    back: str
    card: str
    worth: float


def remark(view: View, seat: int, chance: Random) -> Line | None:
    """What the bot in that seat says about the open question, if it has anything to say."""
    if view.phase == "choose_partner" and view.active is not None:
        return _invitation(view, seat, view.active)
    if view.phase != "choose_card":
        return None
    trade = [(view.active, view.partner), (view.partner, view.active)]
    told = [
        (holder, taker, seen)
        for holder, taker in trade
        if holder is not None and taker is not None and holder not in (seat, *view.chosen)
        if (seen := _seen(view, holder, taker))
    ]
    return _about_a_card(*chance.choice(told), seat=seat, chance=chance) if told else None


def _invitation(view: View, seat: int, active: int) -> Line | None:
    """A seat wants to be chosen by who holds what it wants."""
    seen = _seen(view, active, seat)
    if active == seat or not seen or not view.hands[seat]:
        return None
    return Line("trade") if sum([each.worth for each in seen]) / len(seen) >= _WORTHWHILE else None


def _seen(view: View, holder: int, taker: int) -> list[_Seen]:
    """The cards of the holder's hand that the viewer sees and the holder does not."""
    worth = worths(view.bags[taker])
    return [
        _Seen(at, slot.back, slot.card, worth[slot.card])
        for at, slot in enumerate(view.hands[holder])
        if slot.card is not None and slot.facing == "out" and slot.back != SABOTAGE
    ]


def _about_a_card(holder: int, taker: int, seen: list[_Seen], *, seat: int, chance: Random) -> Line:
    """Who would get a card wants the best one given, all others want it kept; who lies does so to that end."""
    gains = seat == taker
    best, poorest = max(seen, key=_worth_of), min(seen, key=_worth_of)
    if (gains or best.worth > 0) and chance.random() < _WISH:
        return Line("give" if gains else "keep", {"who": holder, "slot": best.slot + 1})
    if chance.random() < _TRUE:
        spoken = chance.choice(seen)
        face = FACE[spoken.card]
    else:  # people give what they take for poor
        spoken = best if gains else poorest
        face = (_POOR if gains else _GOOD)[spoken.back]
    return Line("is", {"who": holder, "slot": spoken.slot + 1, "card": face})


def _worth_of(seen: _Seen) -> float:
    return seen.worth
