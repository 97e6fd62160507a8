"""What the rules of a game must answer. Nothing here knows Django, a database, the clock or the network."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

import msgspec

Seat: TypeAlias = int
Piece: TypeAlias = int | str
"""What chance deals: one card, tile, seat or face of a die, by its kind."""


class _All:
    """The viewer who may see everything; asked for only once `revealed` stands in the log."""

    def __repr__(self) -> str:
        return "ALL"


ALL: Final = _All()
Viewer: TypeAlias = int | _All | None
"""A seat, `None` (a spectator) or `ALL`."""


class Players(msgspec.Struct, frozen=True, tag="players"):
    """Any of these seats (ascending) may move now: one is a turn, several a simultaneous choice.

    `window` marks a short reaction question: it runs on the table's window time, its fallback is
    its pass, and who answered it (person, bot, clock) is told to nobody before the game ends.
    """

    seats: tuple[int, ...]
    window: bool = False


class Windows(msgspec.Struct, frozen=True):
    """How many seconds a table may give for a window of this game, and how many it gives if nobody says.

    `topics`: what a window can be about, if the players can know it; the client translates them.
    """

    least: int = 3
    most: int = 600
    usual: int = 20
    topics: tuple[str, ...] = ()


class Dealer(msgspec.Struct, frozen=True, tag="dealer"):
    """Chance must speak: `take` pieces of `pool` (sorted), in order, each equally likely.

    The pool lacks what is in hands, so it is a secret: it never leaves the server.
    """

    pool: tuple[int, ...] | tuple[str, ...]
    take: int
    put_back: bool = False


class Over(msgspec.Struct, frozen=True, tag="over"):
    """The game has ended; `scores` is final."""


OVER: Final = Over()
Waiting: TypeAlias = Players | Dealer | Over


class ScoreItem(msgspec.Struct, frozen=True):
    """One summand of a score. `key` is translated by the client, `args` fill its sentence."""

    key: str
    points: int
    args: dict[str, int | str] = {}


class ScoreLine(msgspec.Struct, frozen=True):
    """The result of one seat: `points` is the sum of `items`; rank 1 is best, equal ranks share a place."""

    seat: int
    rank: int
    points: int
    items: tuple[ScoreItem, ...]


class Choice(msgspec.Struct, frozen=True, tag="played"):
    """A seat chose a move: one effective entry of a log (one that was not taken back)."""

    seat: int
    move: Any


class Outcome(msgspec.Struct, frozen=True, tag="dealt"):
    """Chance spoke: one effective entry of a log."""

    pieces: tuple[Any, ...]


Event: TypeAlias = Choice | Outcome

T = TypeVar("T")


class Secret(Generic[T]):
    """A field of a note that not everybody may see: `value` for the seats in `seen_by`, null for the rest.

    Only `blank` (redact.py) opens it. In JSON Schema the field is "T or null".
    """

    __slots__ = ("seen_by", "value")

    def __init__(self, value: T, seen_by: tuple[int, ...]) -> None:
        self.value = value
        self.seen_by = seen_by

    def __repr__(self) -> str:
        return "Secret(...)"  # the value must not reach a log line or a traceback


S = TypeVar("S")
M = TypeVar("M")
P = TypeVar("P")
V = TypeVar("V")

Tell: TypeAlias = Callable[[Any], None]
"""Receives each note (a frozen tagged struct of the game's `note_type`) as it happens."""


class Rules(ABC, Generic[S, M, P, V]):
    """One game: state S, move M, piece P (what chance deals), view V. Stateless.

    A state is a plain mutable msgspec struct (string keys or lists only, so that snapshots can be
    written); only `play` and `deal` change it. Moves, views and notes are frozen tagged structs.
    """

    key: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    state_type: ClassVar[Any]
    setup_type: ClassVar[Any]
    options_type: ClassVar[Any]
    move_type: ClassVar[Any]
    piece_type: ClassVar[Any]
    view_type: ClassVar[Any]
    note_type: ClassVar[Any]
    hints_type: ClassVar[Any]
    spectators_talk: ClassVar[bool] = True
    """Whether spectators may write while a game is played."""
    windows: ClassVar[Windows | None] = None
    """None: this game has none."""

    @abstractmethod
    def standard(self, seats: int, options: Any) -> Any:
        """The setup of the rules file for that many seats and these public options.

        ValueError for a number of seats that the game does not have (`check_seats`), and for options that do not fit.
        """

    def check_seats(self, seats: int) -> None:
        """ValueError unless this game has tables with that many seats."""
        if seats not in self.seats:
            raise ValueError(f"{self.key} has {self.seats.start} to {self.seats.stop - 1} seats, not {seats}")

    @abstractmethod
    def start(self, setup: Any) -> S:
        """The state before anything is shuffled or dealt."""

    @abstractmethod
    def waiting(self, state: S) -> Waiting:
        """Who must speak next."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[M]:
        """Every move that seat may make now, in a stable order; empty if it is not asked."""

    @abstractmethod
    def play(self, state: S, seat: int, move: M, tell: Tell | None = None) -> None:
        """Apply a legal move in place; `tell` hears each thing that happens."""

    @abstractmethod
    def deal(self, state: S, outcome: tuple[P, ...], tell: Tell | None = None) -> None:
        """Apply an outcome in place; a replay reads it back and never draws again."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V:
        """All that the viewer may lawfully know and remember, built up from nothing."""

    @abstractmethod
    def imagine(self, view: V, chance: Random) -> S:
        """A random full state that this viewer could not tell from the true one: a determinization (odds: law 6c)."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """An equal state that shares nothing that can change."""

    @abstractmethod
    def scores(self, state: S) -> list[ScoreLine]:
        """One item a seat, in seat order; before the end as things stand, from public facts."""

    def topic(self, view: V) -> str | None:
        """Which of the `topics` the open window is about, by a spectator's view; None where windows have none."""
        return None

    def barrier(self, state: S, seat: int, move: M) -> bool:
        """Whether this move may not be taken back freely, for a reason of the rules file. No command takes back yet."""
        return False

    def refusal(self, view: V, seat: int, move: M) -> str:
        """The stable reason code for a move that is not legal, from what the seat may know."""
        return "not_legal"

    def hints(self, view: V) -> Any:
        """What a player would work out, from the view alone; an instance of `hints_type` or None."""
        return None

    def fallback(self, view: V, legal: list[M], chance: Random) -> M:
        """The move made for a seat whose time ran out; in a window its pass."""
        return chance.choice(legal)


class Strategy(ABC, Generic[S, M]):
    """What bots need beside the rules. Sees only imagined worlds, never the true state."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good things stand for the seat: higher is better, in points of the game."""

    @abstractmethod
    def policy(self, state: S, seat: int, chance: Random) -> M:
        """A sensible legal move that is quick to find: bots use it for other seats, and for their own in rollouts."""
