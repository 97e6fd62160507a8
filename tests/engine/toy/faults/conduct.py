"""Faults in how the toy is played (laws 1, 2, 3 and 7)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import msgspec

from games.engine.contract import Bounds, Players, Tell, Viewer, Waiting, Windows
from tests.engine.toy.faults.enter import changed, fault
from tests.engine.toy.messages import BidMade, Bury, HandDealt, Move, Setup, View
from tests.engine.toy.rules import State, Toy


@fault("a copy shares a list", "2")
class SharedList(Toy):
    def copy(self, state: State) -> Any:
        return changed(super().copy(state), discard=state.discard)


@fault("an imaginer deals other worlds", "2")
class OtherWorlds(Toy):
    def imaginer(self, view: Any) -> Callable[[Random], Any]:
        return lambda chance: self.imagine(view, Random(chance.random()))


@fault("an imaginer's worlds share a list", "2")
class SharedWorlds(Toy):
    def imaginer(self, view: Any) -> Callable[[Random], Any]:
        points = list(view.points)
        return lambda chance: changed(self.imagine(view, chance), points=points)


@fault("an outcome is ignored", "2")
class IgnoredOutcome(Toy):
    def deal(self, state: State, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        super().deal(state, (min(state.pool),) if state.phase == "peek" else outcome, tell)


@fault("the order of an outcome is ignored where the game uses it", "2")
class IgnoredOrder(Toy):
    def deal(self, state: State, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        super().deal(state, tuple(sorted(outcome)) if state.phase == "prizes" else outcome, tell)


@fault("a seat that is not asked has legal moves", "1")
class Uninvited(Toy):
    def legal(self, state: State, seat: int) -> list[Move]:
        waits = isinstance(self.waiting(state), Players) and state.phase == "place" and seat != state.turn
        return [Bury()] if waits else super().legal(state, seat)


@fault("a seat that is asked has no legal move", "1")
class Speechless(Toy):
    def legal(self, state: State, seat: int) -> list[Move]:
        return [] if state.phase == "place" and state.peeked == "r1" else super().legal(state, seat)


@fault("a move is offered twice", "1")
class Doubled(Toy):
    def legal(self, state: State, seat: int) -> list[Move]:
        moves = super().legal(state, seat)
        return moves + moves[:1]


@fault("the order of the moves is not stable", "1")
class Unstable(Toy):
    def __init__(self) -> None:
        self.calls = 0

    def legal(self, state: State, seat: int) -> list[Move]:
        self.calls += 1
        return super().legal(state, seat)[:: 1 if self.calls % 2 else -1]


@fault("a move is not in the list of all moves", "1")
class Unlisted(Toy):
    def moves(self, setup: Setup) -> list[Move]:
        return [move for move in super().moves(setup) if move != Bury()]


@fault("a move is listed twice", "1")
class ListedTwice(Toy):
    def moves(self, setup: Setup) -> list[Move]:
        moves = super().moves(setup)
        return moves + moves[:1]


@fault("the list of all moves has another order each time", "1")
class Relisted(Toy):
    def __init__(self) -> None:
        self.calls = 0

    def moves(self, setup: Setup) -> list[Move]:
        self.calls += 1
        return super().moves(setup)[:: 1 if self.calls % 2 else -1]


@fault("a game has more choices than the rules say", "1")
class MoreChoices(Toy):
    def bounds(self, setup: Setup) -> Bounds:
        said = super().bounds(setup)
        return Bounds(said.choices - 1, said.pieces, said.kinds)


@fault("chance deals more than the rules say", "1")
class MorePieces(Toy):
    def bounds(self, setup: Setup) -> Bounds:
        said = super().bounds(setup)
        return Bounds(said.choices, said.pieces - 1, said.kinds)


@fault("chance deals from more kinds than the rules say", "1")
class MoreKinds(Toy):
    def bounds(self, setup: Setup) -> Bounds:
        said = super().bounds(setup)
        return Bounds(said.choices, said.pieces, said.kinds - 1)


@fault("a window opens in a game that has none", "1")
class Unannounced(Toy):
    def waiting(self, state: State) -> Waiting:
        asked = super().waiting(state)
        return Players(asked.seats, window=state.phase == "place") if isinstance(asked, Players) else asked


@fault("a window is about something that the game does not name", "1")
class OffTopic(Unannounced):
    windows: ClassVar = Windows(topics=("moon",))

    def topic(self, view: View) -> str | None:
        return "sun"


@fault("the game does not end", "1")
class Endless(Toy):
    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        if state.phase == "place":
            assert state.peeked is not None
            state.pool = sorted([*state.pool, state.peeked])
            state.phase, state.peeked = "peek", None
        else:
            super().play(state, seat, move, tell)


@fault("asking changes the state", "2")
class Heisenberg(Toy):
    def scores(self, state: State) -> Any:
        state.shown.reverse()
        return super().scores(state)


@fault("a view shares a list with the state", "2")
class SharedWithView(Toy):
    def view(self, state: State, viewer: Viewer) -> Any:
        return changed(super().view(state, viewer), discard=state.discard)


class ClockState(State):
    """A state that remembers how often these rules were used."""

    uses: int = 0


@fault("the state depends on what was played elsewhere", "3")
class Elsewhere(Toy):
    state_type = ClockState

    def __init__(self) -> None:
        self.uses = 0

    def start(self, setup: Setup) -> State:
        return ClockState(**msgspec.structs.asdict(super().start(setup)))

    def deal(self, state: Any, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        super().deal(state, outcome, tell)
        self.uses += 1
        state.uses = self.uses


@fault("a state is written down without its discard pile", "3")
class HalfWritten(Toy):
    def written(self, state: State) -> Any:
        return {**msgspec.structs.asdict(state), "discard": []}


class LooseNote(msgspec.Struct, frozen=True, tag="loose"):
    """With a fraction."""

    share: float


@fault("a note lets fractions through", "3")
class Fractions(Toy):
    note_type = Toy.note_type | LooseNote


@fault("a note is none of the note type", "3")
class StrayNote(Toy):
    note_type = BidMade | HandDealt


@fault("a card is lost", "7")
class LostCard(Toy):
    def lay(self, state: State, seat: int, card: str, tell: Tell) -> None:
        super().lay(state, seat, card, tell)
        if state.round == 2 and state.discard:
            state.discard.pop()


@fault("people look at what is no note", "3")
class LooksAtAView(Toy):
    looks: ClassVar = {View: 1_000}


@fault("people look at something for no time", "3")
class NoLook(Toy):
    looks: ClassVar = {BidMade: 0}
