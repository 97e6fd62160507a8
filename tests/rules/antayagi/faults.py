"""The rules of Antayagí with faults, one class each, beside the law that must find them."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import Any

from games.engine.contract import ALL, Dealer, Tell, Viewer
from games.engine.kit.case import Tiny
from games.rules.antayagi.cards import BACK
from games.rules.antayagi.messages import CardChosen, CardDealt, CardDrawn, HandTurned, Setup, View
from games.rules.antayagi.rules import Antayagi
from games.rules.antayagi.state import State
from tests.rules.antayagi.kit_case import CASE, straight
from tests.rules.faults import Faults, Retold, Smuggling, changed

FAULTS = Faults(CASE, seats=3, games=8, positions=40)


def _tiny(name: str, cards: str, hand_size: int, depth: int) -> Tiny:
    setup = Setup(players=3, base_target=9, first=0, cards=tuple(cards.split()), hand_size=hand_size)
    return Tiny(name, setup, depth=depth, allow=straight, distinct=True)


TURNED = _tiny("turned", "bone bone bone fish fish hat", 2, 6)
COPIES = _tiny("copies", "bone bone bone fish treasure", 1, 5)
OLD = _tiny("old", "bone fish fish itinerant_magician treasure", 1, 14)


# Notes that say too much


@FAULTS.enter("a drawn face is told to its holder too", "5a")
class DrawnFaceTold(Retold, Antayagi):
    loud = ((CardDrawn, "card"),)


@FAULTS.enter("the hands are told to everybody when they are dealt", "5a", TURNED)
class DealtHandTold(Retold, Antayagi):
    loud = ((CardDealt, "card"),)


@FAULTS.enter("a chosen slot is told before the other one is in", "5a")
class ChoiceTold(Retold, Antayagi):
    loud = ((CardChosen, "slot"),)


@FAULTS.enter("a Hat shows the hand to the others", "4:5a")
class HatShowsAll(Retold, Antayagi):
    loud = ((HandTurned, "cards"),)


# Views that say too much, or too little


@FAULTS.enter("the view smuggles the truth to whoever imagines", "4")
class Smuggled(Smuggling, Antayagi):
    pass


@FAULTS.enter("the view shows the other's choice", "5b")
class ChoiceShown(Antayagi):
    def view(self, state: State, viewer: Viewer) -> View:
        return changed(super().view(state, viewer), choices=super().view(state, ALL).choices)


@FAULTS.enter("the view shows holders their own cards", "5b")
class OwnHandShown(Antayagi):
    def view(self, state: State, viewer: Viewer) -> View:
        view, whole = super().view(state, viewer), super().view(state, ALL)
        if not isinstance(viewer, int):
            return view
        hands = (*view.hands[:viewer], whole.hands[viewer], *view.hands[viewer + 1 :])
        return changed(view, hands=hands)


@FAULTS.enter("the view forgets what a Hat has turned away", "6a", TURNED)
class TurnedForgotten(Antayagi):
    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        forgotten = [memory.card for memory in view.memories]
        unseen = tuple(sorted((*view.unseen[0], *forgotten)))
        return changed(view, memories=(), unseen=(unseen, *view.unseen[1:]))


@FAULTS.enter("a player's view lacks the own choice", "6a", TURNED)
class OwnChoiceForgotten(Antayagi):
    def view(self, state: State, viewer: Viewer) -> View:
        return changed(super().view(state, viewer), choices=(None,) * state.setup.players)


# Worlds that cannot be, that are left out, and wrong odds


@FAULTS.enter("imagine deals what a shuffle brought back to cards that were drawn before it", "6b", OLD)
class DecksMixed(Antayagi):
    def imagine(self, view: View, chance: Random) -> State:
        state = super().imagine(view, chance)
        slots = [
            (seat, number)
            for seat, hand in enumerate(view.hands)
            for number, slot in enumerate(hand)
            if slot.card is None and slot.back == "plain" and seat == view.you
        ]
        plain = state.pool[1]
        cards = plain + [state.hands[seat][slot] for seat, slot in slots]
        chance.shuffle(cards)
        for seat, slot in slots:
            state.hands[seat][slot] = cards.pop()
        state.pool[1] = sorted(cards)
        return state


@FAULTS.enter("imagine invents a card that lies discarded", "6b", OLD)
class Invented(Antayagi):
    def imagine(self, view: View, chance: Random) -> State:
        state = super().imagine(view, chance)
        for seat, hand in enumerate(view.hands):
            if seat == view.you and hand and hand[0].card is None and view.discard:
                fits = [card for card in view.discard if BACK[card] == hand[0].back]
                state.hands[seat][0] = fits[0] if fits else state.hands[seat][0]
        return state


class Swapping(Antayagi):
    """Worlds in which a card of the viewer's own hand is exchanged for another that might lie there."""

    def imagine(self, view: View, chance: Random) -> State:
        state = super().imagine(view, chance)
        for seat, hand in enumerate(view.hands):
            places = [slot for slot, held in enumerate(hand) if held.card is None and held.back == "plain"]
            if seat == view.you and places and state.pool[1]:
                cards = [*state.pool[1], state.hands[seat][places[0]]]
                chosen = self.wish(cards, chance)
                cards.remove(chosen)
                state.hands[seat][places[0]], state.pool[1] = chosen, sorted(cards)
        return state

    @abstractmethod
    def wish(self, cards: list[str], chance: Random) -> str:
        """What shall lie there."""


@FAULTS.enter("imagine never gives the viewer a Fish", "6b", COPIES)
class NoFish(Swapping):
    def wish(self, cards: list[str], chance: Random) -> str:
        return chance.choice([card for card in cards if card != "fish"] or cards)


@FAULTS.enter("imagine deals by kind instead of by copy", "6c", COPIES)
class ByKind(Swapping):
    def wish(self, cards: list[str], chance: Random) -> str:
        return chance.choice(sorted(set(cards)))


class Guessing(Antayagi):
    """Worlds in which the other participant has chosen otherwise than evenly."""

    def imagine(self, view: View, chance: Random) -> State:
        state = super().imagine(view, chance)
        for at, seat in enumerate((view.active, view.partner)):
            if seat is not None and seat != view.you and seat in view.chosen:
                state.slots[at] = self.guess(len(view.hands[seat]), chance)
        return state

    @abstractmethod
    def guess(self, slots: int, chance: Random) -> int:
        """What it has chosen."""


@FAULTS.enter("imagine lets the other always have chosen its first card", "6b", TURNED)
class FirstSlot(Guessing):
    def guess(self, slots: int, chance: Random) -> int:
        return 0


@FAULTS.enter("imagine lets the other favour its last card", "6c", TURNED)
class LastSlot(Guessing):
    def guess(self, slots: int, chance: Random) -> int:
        return min(chance.randrange(slots + 1), slots - 1)


# What happens depends on what nobody may know


@FAULTS.enter("a face is not asked for where only one is left that fits", "6a", OLD)
class Hasty(Antayagi):
    def deal(self, state: State, outcome: tuple[Any, ...], tell: Tell | None = None) -> None:
        super().deal(state, outcome, tell)
        waiting = self.waiting(state)
        if isinstance(waiting, Dealer) and state.phase == "draw" and len(set(waiting.pool)) == 1:
            super().deal(state, (waiting.pool[0],), tell)
