"""The rules of Anansi with faults, one class each, beside the law that must find them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from games.engine.contract import ALL, Outcome, Secret, Viewer
from games.engine.kit.case import Tiny
from games.rules.anansi.cards import COLOUR, COLOURS, VALUE, cards_of, hand_of, in_order
from games.rules.anansi.messages import HandDealt, Hints, Play, SeatView, Setup, View
from games.rules.anansi.rules import Anansi
from games.rules.anansi.state import State
from tests.rules.anansi.kit_case import CASE
from tests.rules.faults import Faults, Retold, Smuggling, changed

FAULTS = Faults(CASE, seats=3, games=1, positions=120, samples=150, views=50)


def leopards_lead(state: State, seat: int, move: Any) -> bool:
    """Who leads, leads the highest leopard."""
    return bool(state.trick) or move.card == "leopard_7"


def hornets_follow(state: State, seat: int, move: Any) -> bool:
    """Nor does the next seat anything but play a hornet."""
    if not state.trick:
        return leopards_lead(state, seat, move)
    return isinstance(move, Play) and move.card.startswith("hornet")


TRICK = Tiny(
    "one trick",
    Setup(
        seats=3,
        hand=2,
        quota=1,
        display=1,
        cards=("hornet_3", "hornet_7", "hornet_10", "leopard_2", "leopard_6", "leopard_7", "snake_4"),
        bonuses=(2,),
        row=("hornet", "leopard", "snake"),
        leader=1,
    ),
    depth=6,
    script=(Outcome(("leopard_6",)),),
    allow=leopards_lead,
    distinct=True,
)
# There is no other leopard: the next seat has a hornet left, or the only snake, which is less likely.
FOLLOW = replace(
    TRICK,
    name="two cards",
    setup=changed(TRICK.setup, cards=tuple(sorted({*TRICK.setup.cards, "hornet_12"} - {"leopard_2"}))),
    depth=5,
    allow=hornets_follow,
)


def seatwise(view: View, change: Any) -> View:
    """The view with every seat changed."""
    return changed(view, seats=tuple(change(seat) for seat in view.seats))


# Notes that say too much


@FAULTS.enter("a hand is told to everybody", "5a", TRICK)
class HandTold(Retold, Anansi):
    loud = ((HandDealt, "cards"),)


@FAULTS.enter("a hand is told in the order in which it was dealt", "5a", TRICK)
class DealtOrderTold(Anansi):
    def deal(self, state: State, outcome: tuple[int | str, ...], tell: Any = None) -> None:
        def ordered(note: Any) -> None:
            if tell is not None:
                tell(changed(note, cards=Secret(outcome, (note.seat,))) if isinstance(note, HandDealt) else note)

        super().deal(state, outcome, ordered)


# Views and hints that say too much


@FAULTS.enter("the view shows the hand of the next seat", "5b", TRICK)
class NeighbourShown(Anansi):
    def view(self, state: State, viewer: Viewer) -> View:
        view, whole = super().view(state, viewer), super().view(state, ALL)
        if not isinstance(viewer, int):
            return view
        return seatwise(
            view, lambda seat: whole.seats[seat.seat] if seat.seat == (viewer + 1) % len(view.seats) else seat
        )


@FAULTS.enter("the cards left over are open before all hands are dealt", "5b", TRICK)
class OpenTooEarly(Anansi):
    def view(self, state: State, viewer: Viewer) -> View:
        return changed(super().view(state, viewer), open=tuple(in_order(state.undealt)))


@FAULTS.enter("hints know the hands of the others", "5b")
class KnowingHints(Anansi):
    def view(self, state: State, viewer: Viewer) -> View:
        self.hands = [cards_of(hand) for hand in state.hands]
        return super().view(state, viewer)

    def hints(self, view: View) -> Hints:
        hints = super().hints(view)
        sums = [sum(map(VALUE.__getitem__, hand)) for hand in self.hands]
        return changed(
            hints,
            balances=tuple(changed(each, points=points) for each, points in zip(hints.balances, sums, strict=False)),
        )


@FAULTS.enter("the view smuggles the truth to whoever imagines", "4")
class Smuggled(Smuggling, Anansi):
    pass


# Views that forget, and one that remembers what never happened


@FAULTS.enter("the finished tricks are forgotten", "6a", TRICK)
class TricksForgotten(Anansi):
    def view(self, state: State, viewer: Viewer) -> View:
        return changed(super().view(state, viewer), tricks=())


@FAULTS.enter("it is forgotten who could not follow", "6b", TRICK)
class VoidsForgotten(Anansi):
    def view(self, state: State, viewer: Viewer) -> View:
        return seatwise(super().view(state, viewer), lambda seat: changed(seat, voids=()))


@FAULTS.enter("a recruit is taken for proof that its seat could not follow", "6b", TRICK)
class RecruitProves(Anansi):
    def view(self, state: State, viewer: Viewer) -> View:
        recruited = {laid.seat for laid in state.trick if laid.recruits and COLOUR[laid.card] != self._led(state)}

        def void(seat: SeatView) -> SeatView:
            voids = {*seat.voids, *([self._led(state)] if seat.seat in recruited else [])}
            return changed(seat, voids=tuple(colour for colour in COLOURS if colour in voids))

        return seatwise(super().view(state, viewer), void)

    def _led(self, state: State) -> str:
        return COLOUR[state.trick[0].card]


# Worlds that cannot be, that are left out, and wrong odds


class Swapped(Anansi):
    """One card of another hand is exchanged for one that might be there too."""

    def swap(self, one: list[str], other: list[str], view: View, chance: Random) -> None:
        """Between two hidden hands, in place."""

    def imagine(self, view: View, chance: Random) -> State:
        state = super().imagine(view, chance)
        hidden = [seat.seat for seat in view.seats if seat.hand is None and seat.cards and not seat.voids]
        if len(hidden) > 1:
            one, other = hidden[:2]
            mine, theirs = cards_of(state.hands[one]), cards_of(state.hands[other])
            self.swap(mine, theirs, view, chance)
            state.hands[one], state.hands[other] = hand_of(mine), hand_of(theirs)
        return state


@FAULTS.enter("imagine invents a card that lies in the display", "6b", TRICK)
class Invented(Swapped):
    def swap(self, one: list[str], other: list[str], view: View, chance: Random) -> None:
        one[0] = next(card for column in view.display for card in column.cards)


@FAULTS.enter("imagine always gives the first of the others the highest card", "6b", TRICK)
class HighestFirst(Swapped):
    def swap(self, one: list[str], other: list[str], view: View, chance: Random) -> None:
        highest = max([*one, *other], key=lambda card: (VALUE[card], card))
        if highest in other:
            other[other.index(highest)], one[0] = one[0], highest


@FAULTS.enter("imagine gives the first of the others the highest card too often", "6c", TRICK)
class HighestOften(HighestFirst):
    def swap(self, one: list[str], other: list[str], view: View, chance: Random) -> None:
        if chance.random() < 0.3:
            super().swap(one, other, view, chance)


@FAULTS.enter("imagine draws the colours that a seat may still have without counting their cards", "6c", FOLLOW)
class ByColour(Anansi):
    def imagine(self, view: View, chance: Random) -> State:
        state = super().imagine(view, chance)
        for seat in view.seats:
            if seat.hand is None and seat.voids and seat.cards == 1:
                hands = list(map(cards_of, state.hands))
                mine = hands[seat.seat]
                others = [hands[each.seat] for each in view.seats if each.hand is None and not each.voids]
                places = [(mine, 0), *((hand, at) for hand in others for at in range(len(hand)))]
                able = [(hand, at) for hand, at in places if COLOUR[hand[at]] not in seat.voids]
                colour = chance.choice(sorted({COLOUR[hand[at]] for hand, at in able}))
                hand, at = chance.choice([(hand, at) for hand, at in able if COLOUR[hand[at]] == colour])
                mine[0], hand[at] = hand[at], mine[0]
                state.hands = list(map(hand_of, hands))
        return state
