"""What REST answers, as types; the socket's messages are made of them too."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from games.engine.contract import ScoreLine, Windows
from games.tables.bodies import Absence, By, Level, Origin, Pace, UndoRule, Unprinted
from games.tables.table import Chosen, Status
from games.tables.wire.requests import Sitter

Presence = Literal["here", "away", "gone"]
"""Of a person, by their open sockets anywhere; `gone`: away for longer than the table's grace time."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str


class Welcome(msgspec.Struct, frozen=True):
    player: Person
    token: str


class Me(msgspec.Struct, frozen=True):
    player: Person | None


class Preferences(msgspec.Struct, frozen=True):
    continue_for_me: bool
    let_pass_for_me: bool
    let_pass_topics: dict[str, list[str]]


class PlayerCount(msgspec.Struct, frozen=True):
    min: int
    max: int


class GameInfo(msgspec.Struct, frozen=True):
    """`levels`: of the bots that may sit at a table, by the number of its seats, the weakest first."""

    key: str
    version: int
    players: PlayerCount
    options: dict[str, Any]
    windows: Windows | None
    levels: dict[int, tuple[Level, ...]]
    schema: dict[str, Any]


class Games(msgspec.Struct, frozen=True):
    games: list[GameInfo]


class Kept(msgspec.Struct, frozen=True):
    """For whom an open seat is kept, and until when."""

    player: str
    name: str | None
    until: str


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    sitter: Sitter
    name: str | None
    level: Level | None
    player: str | None
    resigned: bool
    host: bool
    kept: Kept | None


class Summary(msgspec.Struct, frozen=True):
    """A table in a list; `rank`: in your own list, how you have done there (1 is best), once that is over."""

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    you: int | None
    your_turn: bool
    opened_at: str
    closes_at: str | None
    lesson: bool
    rank: int | None


class Lobby(msgspec.Struct, frozen=True):
    tables: list[Summary]


class SeatOutcome(msgspec.Struct, frozen=True):
    """What came of a seat; `undos`: those that were not free. Without rank and points the table was abandoned."""

    seat: int
    name: str | None
    player: str | None
    level: Level | None
    rank: int | None
    points: int | None
    resigned: bool
    choices: Chosen
    undos: int


class PlayedTable(msgspec.Struct, frozen=True):
    """A table of yours that is over."""

    id: str
    game: str
    ended_at: str
    you: int
    seats: list[SeatOutcome]


class OwnTables(msgspec.Struct, frozen=True):
    """Your tables: those that are not over, and the next of those that are; `more`: whether there are others."""

    unfinished: list[Summary]
    ended: list[PlayedTable]
    more: bool


class GameNumbers(msgspec.Struct, frozen=True):
    game: str
    games: int
    wins: int
    average_rank: float
    streak: int
    longest_streak: int


class Opponent(msgspec.Struct, frozen=True):
    player: str
    name: str
    tables: int


class OwnNumbers(msgspec.Struct, frozen=True):
    """How you have done, by game, and with whom you have played most."""

    games: list[GameNumbers]
    opponents: list[Opponent]


class WaitingFor(msgspec.Struct, frozen=True):
    seats: tuple[int, ...]
    window: bool
    topic: str | None
    deadline: str | None


class FreeUndo(msgspec.Struct, frozen=True):
    """Your choice that you may take back at once, until then (null: as long as nobody chooses)."""

    entry: int
    until: str | None


class RedoOffer(msgspec.Struct, frozen=True):
    """The `undone` of yours that you may bring back, at once or (not `free`) if the others agree."""

    entry: int
    free: bool


class UndoRequest(msgspec.Struct, frozen=True):
    """What somebody asks the others to agree to; `waiting`: who has not answered yet.

    `learned`: which other seats read something in these entries that you could not.
    """

    entry: int
    seat: int
    redo: bool
    entries: tuple[int, ...]
    until: str
    waiting: tuple[int, ...]
    learned: tuple[int, ...]


class UndoNow(msgspec.Struct, frozen=True):
    """What may be taken back. `may_ask`: whether you may ask now. `counts`: by seat, undos that were not free."""

    rule: UndoRule
    free: FreeUndo | None
    redo: RedoOffer | None
    may_ask: bool
    request: UndoRequest | None
    counts: tuple[int, ...]


class Restriction(msgspec.Struct, frozen=True):
    """What the host lets a person do who does not sit at the table."""

    player: str
    name: str | None
    may_talk: bool
    may_sit: bool


class Now(Unprinted, frozen=True, kw_only=True):
    """All of a table that changes, for one viewer, as of entry `seq`."""

    seq: int
    status: Status
    seats: list[SeatInfo]
    you: int | None
    view: Any
    asked: int | None
    legal: list[Any]
    forced: bool
    hints: Any
    waiting: WaitingFor | None
    may_talk: bool
    restricted: list[Restriction]
    undo: UndoNow
    result: list[ScoreLine] | None
    rematch: str | None
    others_start_at: str | None
    closes_at: str | None
    chosen: tuple[Chosen, ...] | None


class TableInfo(Now, frozen=True, kw_only=True):
    id: str
    game: str
    version: int
    opened_at: str
    options: dict[str, Any]
    pace: Pace
    commitment: str
    origin: Origin | None
    practice: bool
    absence: Absence | None
    advice: bool
    presence: list[Presence | None]


class Author(Unprinted, frozen=True):
    """Who made a choice: of a bot its level and which program it was; `failed`: it broke and the fallback answered."""

    by: By
    level: Level | None
    build: str | None
    failed: bool


class EntryProof(Unprinted, frozen=True):
    """What the chain is made of besides the rest of the entry, and (once the log is open) who made a choice."""

    id: str | None
    leaf: str
    chosen: Author | None


class EntryInfo(Unprinted, frozen=True):
    """One line of the log, as you may read it. `proof`: for who asks for it."""

    seq: int
    kind: str
    seat: int | None
    by: By | None
    at: str
    hash: str
    notes: list[dict[str, Any]]
    data: dict[str, Any] | None
    proof: EntryProof | msgspec.UnsetType = msgspec.UNSET


class Entries(msgspec.Struct, frozen=True):
    seq: int
    entries: list[EntryInfo]


class ViewAt(Unprinted, frozen=True):
    seq: int
    view: Any


class Moment(Unprinted, frozen=True):
    """The table as of entry `seq`: those fields of `Now` that are not as in the moment before."""

    seq: int
    changed: dict[str, Any]


class Past(msgspec.Struct, frozen=True):
    """What was to be seen at each entry of a stretch. Of the first moment every field of `Now` is told."""

    moments: list[Moment]


class WhatIf(Unprinted, frozen=True):
    """The table as it would stand, and what would have been told: as if they were entries, numbered on from `at`."""

    now: Now
    entries: list[EntryInfo]


class UploadedGame(msgspec.Struct, frozen=True):
    game: str
    version: int
    seats: int
    entries: int


class UploadInfo(msgspec.Struct, frozen=True):
    """A file that somebody brought. `why` it was refused, `where`: the number of an entry, or a part of the file."""

    id: str
    status: Literal["waiting", "proved", "refused"]
    why: str | None
    where: str | None
    game: UploadedGame | None


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that stands in the log; `undone` if it has been taken back since.

    `held`: a pass that the platform plays at the end of the window; `seq` is then the entry that asks.
    """

    id: str
    seq: int
    undone: bool = False
    held: bool = False


class Final(msgspec.Struct, frozen=True):
    """For each of your `legal` moves in turn, whether you could not take it back freely. `asked` as in `Now`."""

    asked: int | None
    final: list[bool]


class TakingBack(msgspec.Struct, frozen=True):
    """Your choice that you may take back at once; `known`: the others will still know what it has shown them."""

    entry: int | None
    known: bool


class Done(msgspec.Struct, frozen=True):
    """What was asked for stands in the log as entry `seq`."""

    id: str
    seq: int


class Said(msgspec.Struct, frozen=True):
    seq: int


class Error(msgspec.Struct, frozen=True):
    code: str
    reason: str | None = None
