"""What workers find out for people: an analysis, what a bot considered, advice."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from games.tables.bodies import Level, Unprinted


class Chances(msgspec.Struct, frozen=True):
    """By seat, the chance to win after entry `seq` (0: at the beginning), in hundredths of a per cent."""

    seq: int
    shares: list[int]


class Parts(msgspec.Struct, frozen=True):
    """What took a seat from its chance at the beginning to its share of the win; their sum is the difference."""

    luck: int
    own: int
    others: int


class Decision(Unprinted, frozen=True):
    """A choice, the best that was found given what the seat knew, and what it cost of the chance to win."""

    seq: int
    seat: int
    made: dict[str, Any]
    best: dict[str, Any]
    loss: int


class Analysis(Unprinted, frozen=True):
    """What a game hung on: the chances after each entry that changed them, parts by seat, and what choices cost."""

    moments: list[Chances]
    parts: list[Parts]
    decisions: list[Decision]


class AnalysisNow(Unprinted, frozen=True):
    """How far it is: `done` of so many decisions. `analysis`: what is known so far; null: nothing yet.

    Where nobody is `working` on it that is all there will be; null then: the game could not be analysed.
    """

    working: bool
    done: int
    of: int
    analysis: Analysis | None


Unit = Literal["points", "chance"]
"""Of expected results: points of the game, or the chance to win in per cent."""


class ConsideredMove(Unprinted, frozen=True):
    """A move that a bot weighed: how often it was tried, and how the seat stood after it on average."""

    move: Any
    visits: int
    result: float


class BotThought(Unprinted, frozen=True):
    """What a bot considered, as its program of today thinks it again: the move that it makes first, at most 12.

    `same`: it is the move that was played; else the program has changed since. `others`: so many moves more.
    """

    level: Level
    simulations: int
    unit: Unit
    same: bool
    moves: list[ConsideredMove]
    others: int


class Considered(Unprinted, frozen=True):
    """`waiting`: a worker thinks; `unknown`: the log keeps too little to think again; null: nobody has asked yet."""

    status: Literal["waiting", "done", "unknown"] | None
    thought: BotThought | None = None


class AdvisedMove(Unprinted, frozen=True):
    """One of your `legal` moves: how much less it brings on average than the first one, in so many worlds better.

    Better than the first one; the first one: better than the second.
    """

    move: Any
    behind: float
    better: int


class Advice(Unprinted, frozen=True):
    """The moves that a bot in your seat likes best, the best first; `worlds`: how many were looked at to compare them.

    `waiting`: a worker thinks; null: you have not asked yet.
    """

    status: Literal["waiting", "done"] | None
    unit: Unit = "points"
    worlds: int = 0
    moves: tuple[AdvisedMove, ...] = ()
