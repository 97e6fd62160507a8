"""What the rules of a game must answer. Nothing here knows Django, a database, the clock or the network."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, Literal, TypeAlias, TypeVar

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


class Bounds(msgspec.Struct, frozen=True):
    """The most that a game can take. It may be far more than any game ever took, but never less."""

    choices: int
    """Of all seats together."""
    pieces: int
    """That chance deals, counted one by one."""
    kinds: int
    """Different pieces in one pool."""


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
    position_type: ClassVar[Any] = None
    """What `position` takes: a frozen struct that forbids unknown fields and says how the rest is filled in."""
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
    looks: ClassVar[Mapping[type[msgspec.Struct], int]] = MappingProxyType({})
    """Milliseconds for which people want to look at what a note of this type shows, before the game goes on.

    By type and nothing else: everybody is told the types of all notes, so how long it takes tells nothing.
    """

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

    def moves(self, setup: Any) -> Sequence[M] | None:
        """Every move that can be legal in a game with this setup, each once, always in this order.

        For programs that number moves (docs/decisions/0040-research.md). None: the game does not list them.
        """
        return None

    def bounds(self, setup: Any) -> Bounds | None:
        """The most that a game with this setup can take; None: the game does not say."""
        return None

    def position(self, setup: Any, position: Any) -> S:
        """The state of this setup with that position set out on the table, waiting for a seat or for chance.

        What the position does not name is filled in. ValueError, in a sentence, for one that could not be.
        """
        raise ValueError(f"{self.key} cannot begin in the middle")

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

    def imaginer(self, view: V) -> Callable[[Random], S]:
        """Deals worlds as `imagine` does, the same ones for the same chance; a game may read the view once for all."""
        return partial(self.imagine, view)

    @abstractmethod
    def copy(self, state: S) -> S:
        """An equal state that shares nothing that can change."""

    def written(self, state: S) -> Any:
        """The state as it is written down: in snapshots, where a log begins in the middle, in a golden game's digest.

        msgspec types or plain data; for one version always the same. Only a game that holds its state otherwise while
        it is played says more than the state itself (docs/decisions/0046-states-written-down.md).
        """
        return state

    def read(self, written: Any) -> S:
        """The state that `written`, gone through JSON, was of; ValueError if it is none."""
        state: S = msgspec.convert(written, self.state_type)
        return state

    @abstractmethod
    def scores(self, state: S) -> list[ScoreLine]:
        """One item a seat, in seat order; before the end as things stand, from public facts."""

    def topic(self, view: V) -> str | None:
        """Which of the `topics` the open window is about, by a spectator's view; None where windows have none."""
        return None

    def forced(self, view: V, seat: int) -> bool:
        """Whether a spectator's view shows that the seat has one move and no choice.

        Then a client may make it without asking: how quick it was tells nothing. Never where only the seat can know
        that nothing else is possible, nor where the rules file wants the choice made.
        """
        return False

    def rests(self, view: V, seat: int) -> bool:
        """Whether a spectator's view shows that the seat only looks on for a while: bots hurry then."""
        return False

    def barrier(self, state: S, seat: int, move: M) -> bool:
        """Whether this move may not be taken back freely, for a reason of the rules file."""
        return False

    def refusal(self, view: V, seat: int, move: M) -> str:
        """The stable reason code for a move that is not legal, from what the seat may know."""
        return "not_legal"

    def hints(self, view: V) -> Any:
        """What a player would work out, from the view alone; an instance of `hints_type` or None."""
        return None

    def for_advice(self, view: V) -> V:
        """What of a view may be used to advise a person: less than all where the rules file forbids memory aids."""
        return view

    def fallback(self, view: V, legal: list[M], chance: Random) -> M:
        """The move made for a seat whose time ran out; in a window its pass."""
        return chance.choice(legal)


EVERY_GAME_HAS: Final = ("novice", "casual")
"""The levels of play that are the same in every game, the weaker first."""


class Effort(msgspec.Struct, frozen=True):
    """How a level of play thinks in a game: which bot, and how many simulations it makes."""

    bot: Literal["search", "rollout"]
    simulations: int
    most_seats: int | None = None
    """The level is offered at tables of at most so many seats, where it was measured; None: at all."""


class Lookahead(msgspec.Struct, frozen=True):
    """How bots look ahead in this game: data, chosen by measuring (docs/bots.md)."""

    cut: int = 0
    """How many questions are answered by `policy` after the search's own moves, before the position is judged."""
    reach: int = sys.maxsize
    """How many answers of others the search looks beyond, all together, before the position is judged."""
    widest: int = 12
    """Of more moves than this, the search keeps those that look best one move ahead."""
    explore: float = 1.4
    """How readily moves are tried that look worse, in standard deviations of the results."""
    levels: Mapping[str, Effort] = MappingProxyType({})
    """The levels of play that the game has beside those of every game, the weaker first."""


class Line(msgspec.Struct, frozen=True):
    """Something ready to be said at the table. `key` is translated by the client, `args` fill its sentence."""

    key: str
    args: dict[str, int | str] = {}

    @property
    def text(self) -> str:
        """As it stands among what people say: "/give slot=2 who=1". Who reads it reads a sentence."""
        return " ".join([f"/{self.key}", *[f"{name}={value}" for name, value in sorted(self.args.items())]])


class Strategy(ABC, Generic[S, M]):
    """What bots need beside the rules. Sees only imagined worlds and views, never the true state."""

    lookahead: ClassVar[Lookahead] = Lookahead()
    odds: ClassVar[float] = 0.0
    """How much a point of `evaluate` adds to the logarithm of a seat's odds to win; 0: points foretell nothing."""

    unit: ClassVar[Literal["points", "chance"]] = "points"
    """What `evaluate` counts: points of the game, or the chance to win in per cent."""

    talks: ClassVar[bool] = False
    """Whether the game lives from talk, so that its bots say something too."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of play that the game has, the weakest first."""
        return (*EVERY_GAME_HAS, *self.lookahead.levels)

    def levels_at(self, seats: int) -> tuple[str, ...]:
        """Those that are offered at a table of so many seats."""
        most = {level: effort.most_seats for level, effort in self.lookahead.levels.items()}
        return tuple([level for level in self.levels if seats <= (most.get(level) or seats)])

    def nearest(self, level: str, seats: int | None = None) -> str:
        """The level itself; of one that the game, or a table of so many seats, has no longer, the best that is there.

        Older tables may name it.
        """
        there = self.levels if seats is None else self.levels_at(seats)
        return level if level in there else there[-1]

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good things stand for the seat: higher is better, in points of the game."""

    @abstractmethod
    def policy(self, state: S, seat: int, chance: Random) -> M:
        """A sensible legal move that is quick to find: bots use it for other seats, and for their own in rollouts."""

    def remark(self, view: Any, seat: int, chance: Random) -> Line | None:
        """What the bot in that seat says at the table now, by its view alone; None: nothing."""
        return None

    def standings(self, state: S, seats: int) -> list[float]:
        """What `evaluate` says of each of these seats; a game may work it out for all at once."""
        return [self.evaluate(state, seat) for seat in range(seats)]

    def outlook(self, state: S, seat: int) -> float:
        """What a search counts where it stops: how good things stand for the seat in a settled position."""
        return self.evaluate(state, seat)

    def slack(self, state: S) -> float:
        """How many points less than the best a move may bring and be made now and then by who looks one move ahead.

        Above 0 where several choose at once, unseen: who always makes the best move there is found out, and who thinks
        alike chooses alike.
        """
        return 0.0

    def settled(self, state: S) -> bool:
        """Whether this is a moment to judge. If not, bots that look ahead play on, say to the end of a turn."""
        return True
