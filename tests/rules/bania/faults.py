"""The rules of Bania with faults, one class each, beside the law that must find them (no secrets: not 5 and 6)."""

from __future__ import annotations

from random import Random

import msgspec

from games.engine.contract import ScoreLine, Tell, Viewer
from games.rules.bania.messages import BuyTent, EndBuilding, Move, Pass, Roll, TradeIn, View
from games.rules.bania.payment import SHUT
from games.rules.bania.rules import Bania
from games.rules.bania.state import ACTION, IN_STOCK, ROLLING, State
from tests.rules.bania.kit_case import CASE
from tests.rules.faults import Faults, changed

FAULTS = Faults(CASE, seats=3, games=3, positions=12)


@FAULTS.enter("who is not on turn may pass", "1")
class Uninvited(Bania):
    def legal(self, state: State, seat: int) -> list[Move]:
        return super().legal(state, seat) or ([Pass()] if state.phase == ACTION else [])


@FAULTS.enter("the first purchase is offered twice", "1")
class Doubled(Bania):
    def legal(self, state: State, seat: int) -> list[Move]:
        moves = super().legal(state, seat)
        return moves + moves[:1]


@FAULTS.enter("whoever can buy no more cannot end building", "1")
class Speechless(Bania):
    def legal(self, state: State, seat: int) -> list[Move]:
        return [move for move in super().legal(state, seat) if not isinstance(move, EndBuilding)]


@FAULTS.enter("a copy shares the piles", "2")
class SharedPiles(Bania):
    def copy(self, state: State) -> State:
        copy = super().copy(state)
        copy.piles = state.piles
        return copy


@FAULTS.enter("asking for a barrier makes the move", "2")
class Hasty(Bania):
    def barrier(self, state: State, seat: int, move: Move) -> bool:
        self.play(state, seat, move)
        return False


@FAULTS.enter("dice are sorted, so that it is lost which is which", "2")
class Sorted(Bania):
    def deal(self, state: State, outcome: tuple[int | str, ...], tell: Tell | None = None) -> None:
        super().deal(state, tuple(sorted(map(str, outcome))) if state.phase == ROLLING else outcome, tell)


@FAULTS.enter("the rules remember something beside the state", "3")
class Remembering(Bania):
    def __init__(self) -> None:
        self.rolls = 0

    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        super().play(state, seat, move, tell)
        if isinstance(move, Roll):
            self.rolls += 1
            state.quiet += self.rolls % 2


@FAULTS.enter("a view forgets the dice", "4")
class Forgetful(Bania):
    def view(self, state: State, viewer: Viewer) -> View:
        return changed(super().view(state, viewer), dice=())


@FAULTS.enter("an imagined world has another elephant", "4")
class Inventing(Bania):
    def imagine(self, view: View, chance: Random) -> State:
        state = super().imagine(view, chance)
        state.elephants[0] = IN_STOCK
        return state


@FAULTS.enter("cards of a trade do not go to the piles", "7")
class Lossy(Bania):
    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        super().play(state, seat, move, tell)
        if isinstance(move, TradeIn):
            for ware, count in enumerate(msgspec.structs.astuple(move.give)):
                state.piles[ware] -= count


@FAULTS.enter("elephants stay on closed settlements", "7")
class Stubborn(Bania):
    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        before = list(state.elephants)
        super().play(state, seat, move, tell)
        if isinstance(move, BuyTent):
            state.elephants = before


@FAULTS.enter("a space beside a closed settlement becomes legal again", "7")
class Reopened(Bania):
    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        super().play(state, seat, move, tell)
        if isinstance(move, BuyTent) and any(len(home) == state.setup.closing for home in state.homes):
            blank = next(space for space, at in enumerate(state.around) if at == SHUT and not state.board[space])
            around = bytearray(state.around)
            around[blank] = 0
            state.around = bytes(around)


@FAULTS.enter("an extension scores as much as a start", "7")
class Generous(Bania):
    def scores(self, state: State) -> list[ScoreLine]:
        setup = changed(state.setup, extend=state.setup.settle)
        return super().scores(changed(state, setup=setup))


@FAULTS.enter("a tent is bought and stays in the supply", "7")
class Doubling(Bania):
    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        super().play(state, seat, move, tell)
        if isinstance(move, BuyTent):
            state.supplies[seat].append(move.tent)
