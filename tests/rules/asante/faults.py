"""The rules of Asante with faults, one class each, beside where the kit must find them and which law is broken.

"games" are random games of full size, everything else names a tiny world.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import msgspec

from games.engine.contract import Secret, Tell, Viewer
from games.rules.asante.cards import ANIMALIST
from games.rules.asante.messages import Hints, Memory, Move, PileCard, View
from games.rules.asante.moves import LetPass
from games.rules.asante.notes import CardDrawn, CardLetPass, HandDealt, PileLookedAt, PileRenewed
from games.rules.asante.rules import Asante
from games.rules.asante.state import NOTHING_KNOWN, State

FAULTS: dict[str, tuple[type[Asante], str, str]] = {}
SEATS = (0, 1)
T = TypeVar("T", bound=msgspec.Struct)


def fault(name: str, where: str, law: str) -> Callable[[type[Asante]], type[Asante]]:
    """Enter the faulty rules under their name."""

    def enter(rules: type[Asante]) -> type[Asante]:
        FAULTS[name] = (rules, where, law)
        return rules

    return enter


def changed(value: T, **fields: Any) -> T:
    """The view, note or state with other fields."""
    return msgspec.structs.replace(value, **fields)


class Retold(Asante):
    """Tells some notes in another way; None leaves one out."""

    def retell(self, state: State, note: Any) -> Any:
        """The note that is told instead."""
        return note

    def _through(self, state: State, tell: Tell | None) -> Tell | None:
        def loud(note: Any) -> None:
            instead = self.retell(state, note)
            if instead is not None and tell is not None:
                tell(instead)

        return loud

    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        super().play(state, seat, move, self._through(state, tell))

    def deal(self, state: State, outcome: tuple[Any, ...], tell: Tell | None = None) -> None:
        super().deal(state, outcome, self._through(state, tell))


# Notes that tell


@fault("a drawn card is told to both", "games", "5a")
class DrawnCardTold(Retold):
    def retell(self, state: State, note: Any) -> Any:
        return changed(note, card=Secret(note.card.value, SEATS)) if isinstance(note, CardDrawn) else note


@fault("a Hermit's peek is told to both", "peek again", "5a")
class PeekTold(Retold):
    def retell(self, state: State, note: Any) -> Any:
        return changed(note, cards=Secret(note.cards.value, SEATS)) if isinstance(note, PileLookedAt) else note


@fault("a hand is told in the order in which it was dealt", "jackal", "5a")
class DealtOrderTold(Asante):
    def deal(self, state: State, outcome: tuple[Any, ...], tell: Tell | None = None) -> None:
        def loud(note: Any) -> None:
            if isinstance(note, HandDealt):
                note = changed(note, cards=Secret(tuple(outcome), (note.seat,)))
            if tell is not None:
                tell(note)

        super().deal(state, outcome, loud)


@fault("who lets a card pass tells whether there was a choice", "window", "6a")
class PassTells(Asante):
    """The pass of a seat that could respond is told, that of another is not."""

    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        could = ANIMALIST in state.hands[seat]

        def loud(note: Any) -> None:
            if tell is not None and (could or not isinstance(note, CardLetPass)):
                tell(note)

        super().play(state, seat, move, loud)


@fault("nobody is asked who could not respond", "window", "6a")
class WindowSkipped(Asante):
    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        super().play(state, seat, move, tell)
        while state.frames and state.frames[-1].step == "response" and ANIMALIST not in state.hands[state.other]:
            super().play(state, state.other, LetPass(), tell)


# Views and hints that tell


@fault("the other hand is in the view", "games", "5b")
class HandsInView(Asante):
    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        seats = [changed(seat, hand=tuple(state.hands[seat.seat])) for seat in view.seats]
        return changed(view, seats=tuple(seats))


@fault("hints know the other hand", "games", "5b")
class KnowingHints(Asante):
    def __init__(self) -> None:
        self.hands: list[list[str]] = [[], []]

    def view(self, state: State, viewer: Viewer) -> View:
        self.hands = [hand[:] for hand in state.hands]
        return super().view(state, viewer)

    def hints(self, view: View) -> Hints:
        hints = super().hints(view)
        return changed(hints, to_target=(*hints.to_target, *(sum(map(len, hand)) for hand in self.hands)))


# Views that forget


class Forgetful(Asante):
    """A view that lacks something, for everybody."""

    def forget(self, view: View) -> Any:
        """The view without it."""
        return view

    def view(self, state: State, viewer: Viewer) -> View:
        view: View = self.forget(super().view(state, viewer))
        return view


@fault("who peeked forgets the cards", "peek again", "6a")
class PeekForgotten(Forgetful):
    def forget(self, view: View) -> Any:
        return changed(view, top=tuple(PileCard(None, each.seen_by) for each in view.top))


@fault("what a Jackal showed is forgotten", "jackal", "6a")
class JackalForgotten(Forgetful):
    def forget(self, view: View) -> Any:
        return changed(view, seats=tuple(changed(seat, known=seat.known and Memory()) for seat in view.seats))


@fault("the discard pile is sorted", "renewed", "6a")
class DiscardSorted(Forgetful):
    def forget(self, view: View) -> Any:
        return changed(view, discard=tuple(sorted(view.discard)))


@fault("what a Haggler told is forgotten", "haggler", "6b")
class HagglerForgotten(Forgetful):
    def forget(self, view: View) -> Any:
        def plain(memory: Memory | None) -> Memory | None:
            return memory and Memory(memory.cards)

        seats = (changed(seat, known=plain(seat.known), open=plain(seat.open)) for seat in view.seats)
        return changed(view, seats=tuple(seats))


# Worlds that are not to be


@fault("a renewed pile is not counted", "renewed", "6a")
class RenewalNotCounted(Retold):
    """Holds cards of the new pile for possible in hands that were full before it was shuffled."""

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


@fault("imagine invents a card that lies open", "renewed", "6b")
class Invented(Imagined):
    def change(self, hand: list[str], pool: list[str], view: View, chance: Random) -> None:
        if view.discard and hand:
            hand[0] = view.discard[-1]


@fault("imagine never gives the other an Animalist", "window", "6b")
class NeverArmed(Imagined):
    def change(self, hand: list[str], pool: list[str], view: View, chance: Random) -> None:
        if ANIMALIST in hand and pool:
            hand[hand.index(ANIMALIST)], pool[0] = pool[0], ANIMALIST


@fault("imagine gives the other an Animalist too often", "window", "6c")
class TooOftenArmed(Imagined):
    def change(self, hand: list[str], pool: list[str], view: View, chance: Random) -> None:
        if ANIMALIST in pool and hand and chance.random() < 0.5:
            pool[pool.index(ANIMALIST)], hand[0] = hand[0], ANIMALIST


@fault("imagine gives who haggles any hand", "haggler", "6b")
class AnyHaggler(Imagined):
    def change(self, hand: list[str], pool: list[str], view: View, chance: Random) -> None:
        if view.frames and view.frames[-1].source == "haggler":
            cards = chance.sample([*hand, *pool], len(hand) + len(pool))
            hand[:], pool[:] = cards[: len(hand)], cards[len(hand) :]
