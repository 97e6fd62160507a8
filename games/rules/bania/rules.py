"""The rules of Bania behind the contract of the engine."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import ClassVar, Final, cast

from games.engine.contract import OVER, Bounds, Dealer, Players, Rules, ScoreLine, Tell, Viewer, Waiting
from games.rules.bania import advice, building, extent, rolling, sight, turns
from games.rules.bania.material import FACES, SPACE, counts_of
from games.rules.bania.messages import (
    BuyTent,
    EndBuilding,
    Hints,
    Move,
    Options,
    Pass,
    PlaceElephant,
    Reroll,
    Roll,
    Setup,
    SkipElephant,
    StopRolling,
    TradeIn,
    View,
)
from games.rules.bania.notes import CardsCollected, DiceRolled, Note, SettlementClosed, TurnPassed
from games.rules.bania.position import Position, place
from games.rules.bania.scoring import score_lines
from games.rules.bania.state import (
    ACTION,
    BUILD,
    FINISHED,
    ROLL,
    ROLLING,
    SPOKEN,
    STARTER,
    TRADE,
    State,
    copy_of,
    fresh,
)

_SEATS: Final = range(2, 5)
_TURNS: Final = tuple(Players((seat,)) for seat in range(_SEATS[-1]))
_END_BUILDING: Final = EndBuilding()
_SKIP: Final = SkipElephant()
_ROLL: Final = Roll()
_STOP: Final = StopRolling()
_PASS: Final = Pass()


@cache
def _dice(count: int) -> Dealer:
    return Dealer(FACES, count, put_back=True)


class Bania(Rules[State, Move, int | str, View]):
    """Bania, for two to four players."""

    key: ClassVar = "bania"
    version: ClassVar = 1
    seats: ClassVar = _SEATS
    state_type: ClassVar = State
    setup_type: ClassVar = Setup
    position_type: ClassVar = Position
    options_type: ClassVar = Options
    move_type: ClassVar = Move
    piece_type: ClassVar = int | str
    view_type: ClassVar = View
    note_type: ClassVar = Note
    hints_type: ClassVar = Hints
    looks: ClassVar = {DiceRolled: 1_200, CardsCollected: 1_000, SettlementClosed: 1_500}

    def standard(self, seats: int, options: Options) -> Setup:
        """The same for every number of players (BA-1.7)."""
        self.check_seats(seats)
        return Setup(players=seats)

    def start(self, setup: Setup) -> State:
        """The state before the first player and the supplies are drawn."""
        return fresh(setup)

    def moves(self, setup: Setup) -> list[Move]:
        """Every move of this game (extent.py)."""
        return extent.moves(setup)

    def bounds(self, setup: Setup) -> Bounds:
        """The most that it takes."""
        return extent.bounds(setup)

    def position(self, setup: Setup, position: Position) -> State:
        """The state at the beginning of a turn, or at the end; what is not named is as `Position` says."""
        return place(setup, position)

    def waiting(self, state: State) -> Waiting:
        """The seat on turn, else what chance owes, else the end."""
        phase = state.phase
        if phase in SPOKEN:
            return _TURNS[state.turn]
        if phase == ROLLING:
            return _dice(len(state.rolling))
        if phase == FINISHED:
            return OVER
        if phase == STARTER:
            return Dealer(tuple(range(state.setup.players)), 1)
        return Dealer(tuple(state.bag), turns.missing(state, turns.drawer(state)))

    def legal(self, state: State, seat: int) -> list[Move]:
        """The moves of part 6 of the rules file: purchases first, then all others."""
        phase = state.phase
        if seat != state.turn or phase not in SPOKEN:
            return []
        if phase == ACTION:
            moves = building.purchases(state, seat)
            if rolling.refused(state, seat) is None:
                moves.append(_ROLL)
            return moves or [_PASS]
        if phase == BUILD:
            moves = building.purchases(state, seat)
            moves.append(_END_BUILDING)
            return moves
        if phase == ROLL:
            return [*rolling.rerolls(len(state.dice)), _STOP]
        if phase == TRADE:
            return [*building.trades(state, seat)]
        return [*building.elephant_moves(state, seat), _SKIP]

    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        """Apply a legal move in place."""
        if isinstance(move, BuyTent):
            building.buy(state, seat, move.tent, SPACE[move.space], tell)
        elif isinstance(move, TradeIn):
            building.trade_in(state, seat, counts_of(move.give), tell)
        elif isinstance(move, EndBuilding):
            building.end_building(state, seat, tell)
        elif isinstance(move, Reroll):
            rolling.take_dice(state, seat, move.dice, tell)
        elif isinstance(move, Roll):
            rolling.take_dice(state, seat, tuple(range(1, state.setup.dice + 1)), tell)
        else:
            self._end_something(state, seat, move, tell)

    def _end_something(
        self, state: State, seat: int, move: PlaceElephant | SkipElephant | StopRolling | Pass, tell: Tell | None
    ) -> None:
        if isinstance(move, StopRolling):
            rolling.collect(state, tell)
        elif isinstance(move, PlaceElephant):
            building.place_elephant(state, seat, move.space, tell)
        elif isinstance(move, SkipElephant):
            building.skip_elephant(state, seat, tell)
        else:
            if tell is not None:
                tell(TurnPassed(seat))
            turns.end_turn(state, tell, passed=True)

    def deal(self, state: State, outcome: tuple[int | str, ...], tell: Tell | None = None) -> None:
        """Apply an outcome in place: the starter, faces of dice, or tents."""
        if state.phase == STARTER:
            turns.draw_starter(state, int(outcome[0]), tell)
            return
        kinds = cast("tuple[str, ...]", outcome)  # only a starter is drawn by number
        if state.phase == ROLLING:
            rolling.show(state, kinds, tell)
        else:
            turns.draw_tents(state, kinds, tell)

    def view(self, state: State, viewer: Viewer) -> View:
        """What the viewer knows: everything (part 7 of the rules file)."""
        return sight.view(state, viewer)

    def imagine(self, view: View, chance: Random) -> State:
        """The only state that fits the view, since the bag has no order before chance draws from it."""
        return sight.state_of(view)

    def imaginer(self, view: View) -> Callable[[Random], State]:
        """Copies of the only state that fits the view."""
        state = sight.state_of(view)
        return lambda chance: copy_of(state)

    def copy(self, state: State) -> State:
        """An equal state that shares nothing that can change."""
        return copy_of(state)

    def scores(self, state: State) -> list[ScoreLine]:
        """The points for tents; at the end also for majorities and the last tent."""
        return score_lines(state)

    def forced(self, view: View, seat: int) -> bool:
        """Whether there is one move: everything is public. To end building is always chosen (BA-7.8)."""
        moves = self.legal(sight.state_of(view), seat)
        return len(moves) == 1 and moves[0] != _END_BUILDING

    def barrier(self, state: State, seat: int, move: Move) -> bool:
        """Whether chance speaks next: dice and draws must not be taken back (part 7)."""
        after = copy_of(state)
        self.play(after, seat, move)
        return isinstance(self.waiting(after), Dealer)

    def refusal(self, view: View, seat: int, move: Move) -> str:
        """Why this move is not legal (advice.py lists the codes)."""
        return advice.refusal(view, seat, move)

    def hints(self, view: View) -> Hints:
        """Prices, what dice and elephants bring, majorities as things stand."""
        return advice.hints(view)

    def fallback(self, view: View, legal: list[Move], chance: Random) -> Move:
        """End what was begun, if possible; else roll; else any legal move."""
        return advice.fallback(legal, chance)
