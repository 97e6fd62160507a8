"""Every message of the API and the socket, as a type: decoded strictly, documented as OpenAPI, given to the client.

docs/wire.md says what they mean.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from games.engine.contract import ScoreLine, Windows
from games.tables.bodies import PATIENCE_RANGE, By, Level, Pace, Unprinted
from games.tables.table import Status

Sitter = Literal["person", "bot", "open"]
# A trap: in Python `$` also matches before a line break at the end, unlike in JSON Schema; `(?!\n)` makes them alike.
Salt = Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?$(?!\n)")]
MoveId = Annotated[
    str, Meta(pattern=r"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$(?!\n)")
]
# Nothing that a person writes holds control characters, nor only blanks.
Name = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[^\x00-\x1f\x7f\s][^\x00-\x1f\x7f]*$(?!\n)")]
Text = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]*$")]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Message(Unprinted, frozen=True, forbid_unknown_fields=True):
    """What others send us: an unknown field is refused, never ignored."""


class NewGuest(Message, frozen=True):
    name: Name


class SeatWish(Message, frozen=True):
    sitter: Literal["me", "bot", "open"]
    level: Level = "casual"


class PaceWish(Message, frozen=True):
    deadline: Annotated[int, Meta(ge=5, le=30 * 86_400)] | None = None
    window: Annotated[int, Meta(ge=3, le=600)] | None = None
    bot_delay: Annotated[int, Meta(ge=0, le=10_000)] = 1200
    patience: Annotated[int, Meta(ge=PATIENCE_RANGE[0], le=PATIENCE_RANGE[-1])] | None = None


class NewTable(Message, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=10)]
    options: dict[str, Any] = {}
    salt: Salt = ""
    pace: PaceWish = PaceWish()


class Sit(Message, frozen=True):
    salt: Salt = ""


class NewMove(Message, frozen=True):
    id: MoveId
    asked: Number
    move: dict[str, Any]


class Say(Message, frozen=True):
    text: Text
    id: MoveId | None = None


class Nothing(Message, frozen=True):
    """An empty body."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str


class Welcome(msgspec.Struct, frozen=True):
    player: Person
    token: str


class Me(msgspec.Struct, frozen=True):
    player: Person | None


class NewPreferences(Message, frozen=True):
    """Those that are to change."""

    continue_for_me: bool | msgspec.UnsetType = msgspec.UNSET
    let_pass_for_me: bool | msgspec.UnsetType = msgspec.UNSET
    let_pass_topics: dict[str, tuple[str, ...]] | msgspec.UnsetType = msgspec.UNSET


class Preferences(msgspec.Struct, frozen=True):
    continue_for_me: bool
    let_pass_for_me: bool
    let_pass_topics: dict[str, list[str]]


class PlayerCount(msgspec.Struct, frozen=True):
    min: int
    max: int


class GameInfo(msgspec.Struct, frozen=True):
    key: str
    version: int
    players: PlayerCount
    options: dict[str, Any]
    windows: Windows | None
    schema: dict[str, Any]


class Games(msgspec.Struct, frozen=True):
    games: list[GameInfo]


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    sitter: Sitter
    name: str | None
    level: Level | None
    player: str | None
    resigned: bool
    host: bool


class Summary(msgspec.Struct, frozen=True):
    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    you: int | None
    your_turn: bool
    opened_at: str


class Lobby(msgspec.Struct, frozen=True):
    tables: list[Summary]


class WaitingFor(msgspec.Struct, frozen=True):
    seats: tuple[int, ...]
    window: bool
    topic: str | None
    deadline: str | None


class Now(Unprinted, frozen=True, kw_only=True):
    """All of a table that changes, for one viewer, as of entry `seq`."""

    seq: int
    status: Status
    seats: list[SeatInfo]
    you: int | None
    view: Any
    asked: int | None
    legal: list[Any]
    hints: Any
    waiting: WaitingFor | None
    may_talk: bool
    result: list[ScoreLine] | None
    rematch: str | None
    closes_at: str | None


class TableInfo(Now, frozen=True, kw_only=True):
    id: str
    game: str
    version: int
    opened_at: str
    options: dict[str, Any]
    pace: Pace
    commitment: str


class EntryInfo(Unprinted, frozen=True):
    seq: int
    kind: str
    seat: int | None
    by: By | None
    at: str
    hash: str
    notes: list[dict[str, Any]]
    data: dict[str, Any] | None


class Entries(msgspec.Struct, frozen=True):
    seq: int
    entries: list[EntryInfo]


class ViewAt(Unprinted, frozen=True):
    seq: int
    view: Any


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that stands in the log; `undone` if it has been taken back since.

    `held`: a pass that the platform plays at the end of the window; `seq` is then the entry that asks.
    """

    id: str
    seq: int
    undone: bool = False
    held: bool = False


class Said(msgspec.Struct, frozen=True):
    seq: int


class Error(msgspec.Struct, frozen=True):
    code: str
    reason: str | None = None


class ViewMessage(Now, frozen=True, kw_only=True, tag="view"):
    """The table as it stands: on connecting and on `resync`."""


class EntriesMessage(Now, frozen=True, kw_only=True, tag="entries"):
    """What came since the last message, and the table as it stands after it."""

    entries: list[EntryInfo]


class Ack(Answer, frozen=True, tag="ack", omit_defaults=True):
    """The move stands in the log."""


class RefusedMessage(msgspec.Struct, frozen=True, tag="refused"):
    id: str | None
    code: str
    reason: str | None


class LobbyMessage(msgspec.Struct, frozen=True, tag="lobby"):
    """Both lists as they stand: on connecting and whenever they have changed."""

    tables: list[Summary]
    mine: list[Summary]


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    pass


class MoveMessage(NewMove, frozen=True, tag="move"):
    pass


class SayMessage(Say, frozen=True, tag="say"):
    pass


class Ping(Message, frozen=True, tag="ping"):
    pass


class Resync(Message, frozen=True, tag="resync"):
    pass


FromClient = MoveMessage | SayMessage | Ping | Resync
FromServer = ViewMessage | EntriesMessage | Ack | RefusedMessage | Pong
FromVisitor = Ping
