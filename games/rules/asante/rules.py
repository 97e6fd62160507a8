"""The rules of Asante behind the contract of the engine."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

from games.engine.contract import OVER, Bounds, Players, Rules, ScoreLine, Tell, Viewer, Waiting, Windows
from games.rules.asante import advice, extent, piles, play, secrecy, turn
from games.rules.asante.cards import ANNOUNCED
from games.rules.asante.effect_notes import CardAnnounced, CardCancelled, CardStolen, HandSeen
from games.rules.asante.messages import Hints, Move, Note, Options, Setup, View
from games.rules.asante.notes import ArtifactSeized, CardTurned, EndTriggered, WareStolen
from games.rules.asante.position import Position, place
from games.rules.asante.state import DRAW, DRAWN, FINISHED, PLAY, State, copy_of, fresh
from games.rules.asante.steps import OPEN_STEPS, decider, options

# Made once, since they are needed before every move.
_TURN: Final = tuple(Players((seat,)) for seat in range(2))
_WINDOW: Final = tuple(Players((seat,), window=True) for seat in range(2))


class Asante(Rules[State, Move, int | str, View]):
    """Asante, for two players."""

    key: ClassVar = "asante"
    version: ClassVar = 1
    seats: ClassVar = range(2, 3)
    state_type: ClassVar = State
    setup_type: ClassVar = Setup
    position_type: ClassVar = Position
    options_type: ClassVar = Options
    move_type: ClassVar = Move
    piece_type: ClassVar = int | str
    view_type: ClassVar = View
    note_type: ClassVar = Note
    hints_type: ClassVar = Hints
    windows: ClassVar = Windows(least=3, most=10, usual=5, topics=ANNOUNCED)  # AS-8.11, AS-8.14
    looks: ClassVar = {
        CardAnnounced: 1_000,
        CardCancelled: 1_500,
        CardTurned: 1_000,
        HandSeen: 1_500,
        CardStolen: 1_500,
        WareStolen: 1_000,
        ArtifactSeized: 1_500,
        EndTriggered: 3_000,
    }

    def standard(self, seats: int, options: Options) -> Setup:
        """Always two players (part 4)."""
        self.check_seats(seats)
        return Setup(players=seats)

    def start(self, setup: Setup) -> State:
        """Before anything is drawn."""
        return fresh(setup)

    def moves(self, setup: Setup) -> list[Move]:
        """Every move of this game (extent.py)."""
        return extent.moves(setup)

    def bounds(self, setup: Setup) -> Bounds:
        """The most that it takes."""
        return extent.bounds(setup)

    def position(self, setup: Setup, position: Position) -> State:
        """The state in a turn, with no effect at work; what is not named is as `Position` says."""
        return place(setup, position)

    def waiting(self, state: State) -> Waiting:
        """Who answers the topmost step, a seat or chance; if there is no step, the active player."""
        if state.frames:
            frame = state.frames[-1]
            if frame.step in piles.AUTOMATIC:
                return piles.question(state)
            seat = decider(state, frame)
            return _WINDOW[seat] if frame.step == "response" else _TURN[seat]
        if state.phase in (PLAY, DRAW, DRAWN):
            return _TURN[state.active]
        return OVER if state.phase == FINISHED else turn.question(state)

    def legal(self, state: State, seat: int) -> list[Move]:
        """The moves of part 6 of the rules file: cards by name, wares in its order, the end or stop last."""
        if not state.frames:
            return play.main_moves(state) if seat == state.active else []
        frame = state.frames[-1]
        if frame.step in piles.AUTOMATIC or seat != decider(state, frame):
            return []
        return options(state, frame)

    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        """Apply a legal move in place, then everything that needs no further choice and no chance."""
        play.make(state, move, tell)

    def deal(self, state: State, outcome: tuple[Any, ...], tell: Tell | None = None) -> None:
        """Apply an outcome in place."""
        if state.frames:
            piles.reply(state, outcome, tell)
            play.settle(state, tell)
        else:
            turn.reply(state, outcome, tell)

    def view(self, state: State, viewer: Viewer) -> View:
        """What the viewer knows and remembers (part 7 of the rules file)."""
        return secrecy.view(state, viewer)

    def imagine(self, view: View, chance: Random) -> State:
        """A world that fits the view: unseen cards are dealt evenly over the places that the viewer does not see."""
        return secrecy.imagine(view, chance)

    def imaginer(self, view: View) -> Callable[[Random], State]:
        """Deals such worlds."""
        return secrecy.imaginer(view)

    def copy(self, state: State) -> State:
        """An equal state that shares nothing that can change."""
        return copy_of(state)

    def scores(self, state: State) -> list[ScoreLine]:
        """The gold of each player (AS-14.4)."""
        return turn.scores(state)

    def topic(self, view: View) -> str | None:
        """The announced card; it is what a window is about."""
        return view.resolving[-1]

    def forced(self, view: View, seat: int) -> bool:
        """Whether one answer is left of those that lie open, no card to draw, or no hand to answer a window from."""
        if seat not in view.waiting:
            return False
        if not view.frames:
            open_choice = view.phase == DRAW
        elif (step := view.frames[-1].step) == "response":
            return not view.seats[seat].cards
        else:
            open_choice = step in OPEN_STEPS
        return open_choice and len(self.legal(secrecy.imagine(view, Random(0)), seat)) == 1

    def barrier(self, state: State, seat: int, move: Move) -> bool:
        """Whether the move is a barrier (part 6.1): it announces, answers, ends the turn or reveals a card."""
        return play.reveals(state, move)

    def refusal(self, view: View, seat: int, move: Move) -> str:
        """Why this move is not legal (advice.py lists the codes)."""
        return advice.refusal(view, seat, move)

    def hints(self, view: View) -> Hints:
        """Why each card can or cannot be played, and what each sale and purchase yields."""
        return advice.hints(view)

    def fallback(self, view: View, legal: list[Move], chance: Random) -> Move:
        """The pass in a window; in a turn the move that changes least."""
        return advice.fallback(view, legal, chance)
