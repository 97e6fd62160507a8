"""Faults that tell what a viewer may not know (laws 4 and 5)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from games.engine.contract import Secret, Tell, Viewer
from tests.engine.toy.faults.enter import FAULTS, changed, fault
from tests.engine.toy.messages import Bid, BidMade, Bury, HandDealt, Move, Peeked, Setup, View
from tests.engine.toy.rules import State, Toy, colour, quiet


@fault("what is legal for a seat depends on what it may not know", "4", "5b")
class LegalTells(Toy):
    def legal(self, state: State, seat: int) -> list[Move]:
        moves = super().legal(state, seat)
        taken = [Bid(chip) for chip in state.bids.values()]
        return [move for move in moves if move not in taken] or moves


# Law 5: secrets told


class BidInNote(Toy):
    def bid(self, state: State, seat: int, chip: int, tell: Tell) -> None:
        def loud(note: Any) -> None:
            tell(BidMade(seat, Secret(chip, tuple(range(state.setup.seats)))) if isinstance(note, BidMade) else note)

        super().bid(state, seat, chip, loud)


class BidInView(Toy):
    def view(self, state: State, viewer: Viewer) -> Any:
        return changed(
            super().view(state, viewer), bids=tuple(state.bids.get(str(seat)) for seat in range(state.setup.seats))
        )


class LoudDealer(Toy):
    """Tells one kind of note to everybody."""

    kind: Any

    def deal(self, state: State, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        def loud(note: Any) -> None:
            if isinstance(note, self.kind):
                secret: Secret[Any] = note.cards if isinstance(note, HandDealt) else note.card
                note = self.kind(note.seat, Secret(secret.value, tuple(range(state.setup.seats))))
            (tell or quiet)(note)

        super().deal(state, outcome, loud)


class HandInNote(LoudDealer):
    kind = HandDealt


class HandInView(Toy):
    def view(self, state: State, viewer: Viewer) -> Any:
        return changed(super().view(state, viewer), hands=tuple(tuple(hand) for hand in state.hands))


class PeekInNote(LoudDealer):
    kind = Peeked


class PeekInView(Toy):
    def view(self, state: State, viewer: Viewer) -> Any:
        return changed(super().view(state, viewer), peeked=state.peeked, buried=tuple(state.buried))


class BidInBoth(BidInNote, BidInView):
    pass


class HandInBoth(HandInNote, HandInView):
    pass


class PeekInBoth(PeekInNote, PeekInView):
    pass


for secret, in_note, in_view, in_both in (
    ("a hidden bid", BidInNote, BidInView, BidInBoth),
    ("a dealt hand", HandInNote, HandInView, HandInBoth),
    ("a peek", PeekInNote, PeekInView, PeekInBoth),
):
    FAULTS[f"{secret} is told to everybody in a note"] = (in_note, ("5a", "6a"))
    FAULTS[f"{secret} is told to everybody in the view"] = (in_view, ("5b", "6:5b"))
    FAULTS[f"{secret} is told to everybody in note and view alike"] = (in_both, ("5a", "6:5a"))


@fault("the view lists hidden choices in the order in which they were made", "5b")
class OrderOfBids(Toy):
    def bid(self, state: State, seat: int, chip: int, tell: Tell) -> None:
        order = [*map(int, state.bids), seat]
        super().bid(state, seat, chip, tell)
        if not state.bids:
            state.shown.sort(key=lambda shown: order.index(shown[0]))


@fault("an entry exists only when a hidden card is of some kind", "5b", "6:5b")
class TellingSilence(Toy):
    def deal(self, state: State, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        peeking = state.phase == "peek"
        super().deal(state, outcome, tell)
        if peeking and colour(outcome[0]) == "b":
            super().play(state, state.turn, Bury())


class SerialState(State):
    """Remembers the order in which each hand was dealt; an empty string has been played."""

    dealt: list[list[str]] = []


class SerialView(View, frozen=True, tag="view"):
    """Names hidden cards by their number in the deal."""

    backs: tuple[tuple[int, ...], ...] = ()


@fault("a serial number lets a card be followed", "5b", "6:5b")
class Serials(Toy):
    state_type = SerialState
    view_type = SerialView

    def start(self, setup: Setup) -> State:
        return SerialState(**msgspec.structs.asdict(super().start(setup)), dealt=[[] for _ in range(setup.seats)])

    def copy(self, state: Any) -> Any:
        return changed(super().copy(state), dealt=[hand[:] for hand in state.dealt])

    def deal(self, state: Any, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        if state.phase == "hands":
            state.dealt[state.turn] = list(outcome)
        super().deal(state, outcome, tell)

    def lay(self, state: Any, seat: int, card: str, tell: Tell) -> None:
        state.dealt[seat][state.dealt[seat].index(card)] = ""
        super().lay(state, seat, card, tell)

    def view(self, state: Any, viewer: Viewer) -> Any:
        backs = tuple(tuple(number for number, card in enumerate(hand) if card) for hand in state.dealt)
        return SerialView(**msgspec.structs.asdict(super().view(state, viewer)), backs=backs)

    def imagine(self, view: Any, chance: Random) -> Any:
        state = super().imagine(view, chance)
        dealt = [[""] * view.setup.hand if view.phase not in ("prizes", "hands") or back else [] for back in view.backs]
        for hand, back, cards in zip(dealt, view.backs, state.hands, strict=True):
            for number, card in zip(back, chance.sample(cards, len(cards)), strict=True):
                hand[number] = card
        return SerialState(**msgspec.structs.asdict(state), dealt=dealt)


@fault("the hints know more than the view", "5b")
class KnowingHints(Toy):
    def __init__(self) -> None:
        self.pool: list[str] = []

    def view(self, state: State, viewer: Viewer) -> Any:
        self.pool = state.pool[:]
        return super().view(state, viewer)

    def hints(self, view: Any) -> Any:
        hints = super().hints(view)
        return hints and changed(hints, playable=(*hints.playable, *self.pool))


@fault("the score as things stand counts hidden cards", "5b")
class TellingScore(Toy):
    def scores(self, state: State) -> Any:
        return [
            changed(line, points=line.points + hand, items=(*line.items, changed(line.items[0], points=hand)))
            for line, hand in zip(super().scores(state), (sum(c == "r3" for c in h) for h in state.hands), strict=True)
        ]


@fault("a choice that shows the bids of all may be taken back freely", "4")
class LastBidTakenBack(Toy):
    def barrier(self, state: State, seat: int, move: Move) -> bool:
        return False


@fault("whether a choice may be taken back depends on what its seat may not know", "4")
class BarrierTells(Toy):
    def barrier(self, state: State, seat: int, move: Move) -> bool:
        return super().barrier(state, seat, move) or any(
            isinstance(move, Bid) and move.chip < bid for bid in state.bids.values()
        )
