"""The rules of Asante with faults, one class each, beside the law that must find them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from games.engine.contract import Secret, Tell, Viewer
from games.rules.asante.cards import ANIMALIST
from games.rules.asante.effect_notes import CardLetPass, PileLookedAt
from games.rules.asante.messages import Hints, Memory, Move, PileCard, View
from games.rules.asante.moves import LetPass
from games.rules.asante.notes import CardDrawn, HandDealt, PileRenewed
from games.rules.asante.rules import Asante
from games.rules.asante.state import NOTHING_KNOWN, State
from tests.rules.asante.kit_case import CASE
from tests.rules.faults import Faults, Retold, Smuggling, changed

FAULTS = Faults(CASE, seats=2, games=2, positions=25, samples=60, views=8)
DEEP_ENOUGH = 17
WORLDS = {tiny.name: replace(tiny, depth=min(tiny.depth, DEEP_ENOUGH)) for tiny in CASE.tiny()}


# Notes that tell


@FAULTS.enter("a drawn card is told to both", "5a")
class DrawnCardTold(Retold, Asante):
    loud = ((CardDrawn, "card"),)


@FAULTS.enter("a Hermit's peek is told to both", "5a", WORLDS["peek again"])
class PeekTold(Retold, Asante):
    loud = ((PileLookedAt, "cards"),)


@FAULTS.enter("a hand is told in the order in which it was dealt", "5a", WORLDS["jackal"])
class DealtOrderTold(Asante):
    def deal(self, state: State, outcome: tuple[Any, ...], tell: Tell | None = None) -> None:
        def loud(note: Any) -> None:
            if isinstance(note, HandDealt):
                note = changed(note, cards=Secret(tuple(outcome), (note.seat,)))
            if tell is not None:
                tell(note)

        super().deal(state, outcome, loud)


@FAULTS.enter("who lets a card pass tells whether there was a choice", "6a", WORLDS["window"])
class PassTells(Asante):
    """The pass of a seat that could respond is told, that of another is not."""

    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        could = ANIMALIST in state.hands[seat]

        def loud(note: Any) -> None:
            if tell is not None and (could or not isinstance(note, CardLetPass)):
                tell(note)

        super().play(state, seat, move, loud)


@FAULTS.enter("nobody is asked who could not respond", "6a", WORLDS["window"])
class WindowSkipped(Asante):
    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        super().play(state, seat, move, tell)
        while state.frames and state.frames[-1].step == "response" and ANIMALIST not in state.hands[state.other]:
            super().play(state, state.other, LetPass(), tell)


# Views and hints that tell


@FAULTS.enter("the other hand is in the view", "5b")
class HandsInView(Asante):
    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        seats = [changed(seat, hand=tuple(state.hands[seat.seat])) for seat in view.seats]
        return changed(view, seats=tuple(seats))


@FAULTS.enter("hints know the other hand", "5b")
class KnowingHints(Asante):
    def __init__(self) -> None:
        self.hands: list[list[str]] = [[], []]

    def view(self, state: State, viewer: Viewer) -> View:
        self.hands = [hand[:] for hand in state.hands]
        return super().view(state, viewer)

    def hints(self, view: View) -> Hints:
        hints = super().hints(view)
        return changed(hints, to_target=(*hints.to_target, *(sum(map(len, hand)) for hand in self.hands)))


@FAULTS.enter("the view smuggles the truth to whoever imagines", "4")
class Smuggled(Smuggling, Asante):
    pass


# Views that forget


class Forgetful(Asante):
    """A view that lacks something, for everybody."""

    def forget(self, view: View) -> Any:
        """The view without it."""
        return view

    def view(self, state: State, viewer: Viewer) -> View:
        view: View = self.forget(super().view(state, viewer))
        return view


@FAULTS.enter("who peeked forgets the cards", "6a", WORLDS["peek again"])
class PeekForgotten(Forgetful):
    def forget(self, view: View) -> Any:
        return changed(view, top=tuple(PileCard(None, each.seen_by) for each in view.top))


@FAULTS.enter("what a Jackal showed is forgotten", "6a", WORLDS["jackal"])
class JackalForgotten(Forgetful):
    def forget(self, view: View) -> Any:
        return changed(view, seats=tuple(changed(seat, known=seat.known and Memory()) for seat in view.seats))


@FAULTS.enter("the discard pile is sorted", "6a", WORLDS["renewed"])
class DiscardSorted(Forgetful):
    def forget(self, view: View) -> Any:
        return changed(view, discard=tuple(sorted(view.discard)))


@FAULTS.enter("what a Haggler told is forgotten", "6b", WORLDS["haggler"])
class HagglerForgotten(Forgetful):
    def forget(self, view: View) -> Any:
        def plain(memory: Memory | None) -> Memory | None:
            return memory and Memory(memory.cards)

        seats = (changed(seat, known=plain(seat.known), open=plain(seat.open)) for seat in view.seats)
        return changed(view, seats=tuple(seats))


# Worlds that cannot be


@FAULTS.enter("a renewed pile is not counted", "6a", WORLDS["renewed"])
class RenewalNotCounted(Retold, Asante):
    """Imagines cards of the new pile in hands that were dealt before it was shuffled."""

    def retell(self, state: State, note: Any) -> Any:
        if isinstance(note, PileRenewed):
            state.known = [NOTHING_KNOWN, NOTHING_KNOWN]
        return note


class Imagined(Asante):
    """Changes what is imagined of the other hand, where it is hidden and cards are left in the pile."""

    def change(self, hand: list[str], pool: list[str], view: View, chance: Random) -> None:
        """In place."""

    def imagine(self, view: View, chance: Random) -> State:
        state = super().imagine(view, chance)
        if view.you is not None and not state.known[1 - view.you].cards:
            self.change(state.hands[1 - view.you], state.pool, view, chance)
            state.hands[1 - view.you].sort()
            state.pool.sort()
        return state


@FAULTS.enter("imagine invents a card that lies open", "6b", WORLDS["renewed"])
class Invented(Imagined):
    def change(self, hand: list[str], pool: list[str], view: View, chance: Random) -> None:
        if view.discard and hand:
            hand[0] = view.discard[-1]


@FAULTS.enter("imagine never gives the other an Animalist", "6b", WORLDS["window"])
class NeverArmed(Imagined):
    def change(self, hand: list[str], pool: list[str], view: View, chance: Random) -> None:
        if ANIMALIST in hand and pool:
            hand[hand.index(ANIMALIST)], pool[0] = pool[0], ANIMALIST


@FAULTS.enter("imagine gives the other an Animalist too often", "6c", WORLDS["window"])
class TooOftenArmed(Imagined):
    def change(self, hand: list[str], pool: list[str], view: View, chance: Random) -> None:
        if ANIMALIST in pool and hand and chance.random() < 0.5:
            pool[pool.index(ANIMALIST)], hand[0] = hand[0], ANIMALIST


@FAULTS.enter("imagine gives who haggles any hand", "6b", WORLDS["haggler"])
class AnyHaggler(Imagined):
    def change(self, hand: list[str], pool: list[str], view: View, chance: Random) -> None:
        if view.frames and view.frames[-1].source == "haggler":
            cards = chance.sample([*hand, *pool], len(hand) + len(pool))
            hand[:], pool[:] = cards[: len(hand)], cards[len(hand) :]
