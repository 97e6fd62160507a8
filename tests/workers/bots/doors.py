"""Doors: a game of two or three moves for one seat, in which it takes foresight, and honesty about what is hidden.

A prize lies behind one of two doors; nobody has seen where. One may stay and get 1, wait and get 2 a move later, or go
and then open a door: 9 for the prize, -9 for the other one. Who looks one move ahead stays. Who looks further waits.
Who plans for each world by itself goes, as if one then knew which door to open.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec

from games.engine.contract import (
    OVER,
    Dealer,
    Lookahead,
    Players,
    Rules,
    ScoreItem,
    ScoreLine,
    Strategy,
    Tell,
    Viewer,
    Waiting,
)

Move: TypeAlias = Literal["stay", "wait", "go", "collect", "left", "right"]
POINTS: dict[Move, int] = {"stay": 1, "collect": 2}


class State(msgspec.Struct):
    """`prize` is the door; "" before chance has put it there."""

    phase: str = "hide"
    prize: str = ""
    points: int = 0


class View(msgspec.Struct, frozen=True):
    """All but the door."""

    phase: str
    points: int


class Doors(Rules[State, Move, str, View]):
    """The rules, without notes: nothing happens that the seat does not see in its view."""

    key: ClassVar = "doors"
    seats: ClassVar = range(1, 2)
    state_type: ClassVar = State
    view_type: ClassVar = View

    def standard(self, seats: int, options: Any) -> None:
        """There is one way to play it."""

    def start(self, setup: Any) -> State:
        return State()

    def waiting(self, state: State) -> Waiting:
        if state.phase == "hide":
            return Dealer(("left", "right"), 1)
        return OVER if state.phase == "over" else Players((0,))

    def legal(self, state: State, seat: int) -> list[Move]:
        moves: dict[str, list[Move]] = {
            "choose": ["stay", "wait", "go"],
            "paid": ["collect"],
            "doors": ["left", "right"],
        }
        return moves.get(state.phase, [])

    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        state.phase = {"wait": "paid", "go": "doors"}.get(move, "over")
        state.points += POINTS.get(move, 0)
        if move in ("left", "right"):
            state.points += 9 if move == state.prize else -9

    def deal(self, state: State, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        state.prize, state.phase = outcome[0], "choose"

    def view(self, state: State, viewer: Viewer) -> View:
        return View(state.phase, state.points)

    def imagine(self, view: View, chance: Random) -> State:
        return State(view.phase, chance.choice(("left", "right")), view.points)

    def copy(self, state: State) -> State:
        return State(state.phase, state.prize, state.points)

    def scores(self, state: State) -> list[ScoreLine]:
        return [ScoreLine(0, 1, state.points, (ScoreItem("points", state.points),))]


class Counting(Strategy[State, Move]):
    """Counts the points; moves at random."""

    lookahead: ClassVar = Lookahead(explore=5.0)
    """Much: in so small a game the results hardly differ at first."""

    def evaluate(self, state: State, seat: int) -> float:
        return state.points

    def policy(self, state: State, seat: int, chance: Random) -> Move:
        return chance.choice(Doors().legal(state, seat))
