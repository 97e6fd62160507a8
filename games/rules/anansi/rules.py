"""The rules of Anansi behind the engine's contract."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import msgspec

from games.engine.contract import OVER, Bounds, Players, Rules, ScoreLine, Tell, Viewer, Waiting
from games.rules.anansi import dealing, extent, hints, scoring, secrecy, tricks
from games.rules.anansi.cards import BIT, COLOUR, DEALS, cards_of, hand_of
from games.rules.anansi.messages import (
    PLAY,
    RECRUIT,
    Hints,
    Move,
    Note,
    Options,
    Play,
    RoundScored,
    Setup,
    TrickWon,
    View,
)
from games.rules.anansi.position import Position, place
from games.rules.anansi.state import State

_TURNS = tuple(Players((seat,)) for seat in range(max(DEALS)))


class Anansi(Rules[State, Move, int | str, View]):
    """Always one seat is asked. The end of a trick, the scoring and the next deal follow from its move (AN-6.2)."""

    key: ClassVar[str] = "anansi"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(min(DEALS), max(DEALS) + 1)
    state_type = State
    setup_type = Setup
    position_type = Position
    options_type = Options
    move_type = Move
    piece_type = int | str
    view_type = View
    note_type = Note
    hints_type = Hints
    looks: ClassVar = {TrickWon: 1_500, RoundScored: 3_000}

    def written(self, state: State) -> dict[str, Any]:
        """The state with hands by the names of their cards: so has version 1 always written it."""
        return {**msgspec.structs.asdict(state), "hands": list(map(cards_of, state.hands))}

    def read(self, written: dict[str, Any]) -> State:
        """The state that was written down."""
        hands = msgspec.convert(written.get("hands"), list[list[str]])
        if not all(card in BIT for hand in hands for card in hand):
            raise ValueError("a hand holds what is no card")
        return msgspec.convert({**written, "hands": list(map(hand_of, hands))}, State)

    def standard(self, seats: int, options: Options) -> Setup:
        """The setup of the dealing table (AN-4.8)."""
        self.check_seats(seats)
        deal = DEALS[seats]
        return Setup(seats, deal.cards_each, deal.max_recruiters_per_trick, deal.display)

    def start(self, setup: Setup) -> State:
        """The state before anything is drawn."""
        return dealing.start(setup)

    def moves(self, setup: Setup) -> list[Move]:
        """Every move of this game (extent.py)."""
        return extent.moves(setup)

    def bounds(self, setup: Setup) -> Bounds:
        """The most that it takes."""
        return extent.bounds(setup)

    def position(self, setup: Setup, position: Position) -> State:
        """The state in a round or after the game; what is not named is as `Position` says."""
        return place(setup, position)

    def waiting(self, state: State) -> Waiting:
        """The seat on turn, else what chance owes, else the end."""
        if state.turn is not None:
            return _TURNS[state.turn]
        if state.phase == "game_over":
            return OVER
        return dealing.question(state)

    def legal(self, state: State, seat: int) -> list[Move]:
        """First the cards that may be played, then those that may recruit."""
        if seat != state.turn:
            return []
        hand = state.hands[seat]
        if not state.trick:
            return list(map(PLAY.__getitem__, cards_of(hand)))
        playable = tricks.playable(hand, COLOUR[state.trick[0].card], state.trump)
        moves: list[Move] = list(map(PLAY.__getitem__, cards_of(playable)))
        if state.recruiters < state.setup.quota:
            moves += map(RECRUIT.__getitem__, cards_of(hand))
        return moves

    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        """Lay the card; after the last seat's turn evaluate the trick."""
        state.hands[seat] ^= BIT[move.card]
        if isinstance(move, Play):
            tricks.play_card(state, seat, move.card, tell)
        else:
            tricks.recruit(state, seat, move.card, tell)
        seats = state.setup.seats
        if len(state.trick) == seats:
            tricks.close_trick(state, tell)
        else:
            state.phase = "follow"
            state.turn = (seat + 1) % seats

    def deal(self, state: State, outcome: tuple[int | str, ...], tell: Tell | None = None) -> None:
        """Lay the row, name the leader, lay the display or deal a hand."""
        dealing.answer(state, outcome, tell)

    def view(self, state: State, viewer: Viewer) -> View:
        """All that the viewer may know."""
        return secrecy.view(state, viewer)

    def imagine(self, view: View, chance: Random) -> State:
        """A world that fits the view. Every deal that the voids allow is equally likely."""
        return secrecy.imagine(view, chance)

    def imaginer(self, view: View) -> Callable[[Random], State]:
        """Deals such worlds."""
        return secrecy.imaginer(view)

    def copy(self, state: State) -> State:
        """An equal state that shares nothing that can change."""
        return state.copy()

    def scores(self, state: State) -> list[ScoreLine]:
        """The score of each seat, from the rounds that are finished."""
        return scoring.score_lines(state)

    def forced(self, view: View, seat: int) -> bool:
        """Whether the last card of a hand can only be played: nobody recruits first (AN-5.7) or beyond the quota."""
        may_recruit = view.trick and view.recruits_left
        return view.turn == seat and view.seats[seat].cards == 1 and not may_recruit

    def barrier(self, state: State, seat: int, move: Move) -> bool:
        """Whether this is the last move of a round: new cards are dealt after it (AN-7.3)."""
        return len(state.trick) + 1 == state.setup.seats and state.hands[seat].bit_count() == 1

    def refusal(self, view: View, seat: int, move: Move) -> str:
        """The reason code of AN-6.5."""
        return hints.reason(view, seat, move) or "not_legal"

    def hints(self, view: View) -> Hints:
        """Previews and reasons for each card in hand, and how every seat stands."""
        return hints.hints(view)
