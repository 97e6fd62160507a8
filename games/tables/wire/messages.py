"""The messages of the sockets, both ways, as types with a tag."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from games.tables.bodies import Unprinted
from games.tables.wire.requests import AnswerUndo, Eyes, Message, NewMove, Say, TakeBack, Tries
from games.tables.wire.responses import Answer, EntryInfo, Now, Person, Presence, Summary


class ViewMessage(Now, frozen=True, kw_only=True, tag="view"):
    """The table as it stands: on connecting and on `resync`."""


class EntriesMessage(Now, frozen=True, kw_only=True, tag="entries"):
    """What came since the last message, and the table as it stands after it."""

    entries: list[EntryInfo]


class ChangedMessage(Unprinted, frozen=True, kw_only=True, tag="changed"):
    """What came since the last message, which told of the table as of entry `since`, and what of that has changed.

    `changed`: by field, see games/tables/changes.py.
    """

    seq: int
    since: int
    entries: list[EntryInfo]
    changed: dict[str, Any]


class PresenceMessage(msgspec.Struct, frozen=True, tag="presence"):
    """By seat, whether its person is there; null where it is nobody's, or nothing is known."""

    seats: list[Presence | None]


class Ack(Answer, frozen=True, tag="ack", omit_defaults=True):
    """The move stands in the log."""


class ReviewMessage(msgspec.Struct, frozen=True, tag="review"):
    """Who looks together, and where: at entry `at` through these eyes, after the moves that are tried there.

    `offered`: anybody here may take the lead.
    """

    people: list[Person]
    leader: str
    offered: bool
    at: int
    eyes: Eyes
    tried: Tries


class PointedMessage(msgspec.Struct, frozen=True, tag="pointed"):
    """Somebody points at what lies at that place of the table."""

    by: Person
    place: str


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


class UndoMessage(TakeBack, frozen=True, tag="undo"):
    pass


class RedoMessage(TakeBack, frozen=True, tag="redo"):
    pass


class AnswerUndoMessage(AnswerUndo, frozen=True, tag="answer_undo"):
    pass


class ShowMessage(Message, frozen=True, tag="show"):
    """The leader looks there."""

    at: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    eyes: Eyes
    tried: Tries = ()


class OfferMessage(Message, frozen=True, tag="offer"):
    """The leader offers the lead, or does so no more."""

    offered: bool


class TakeMessage(Message, frozen=True, tag="take"):
    """Somebody takes the lead, which is offered or whose leader has gone."""


class PointMessage(Message, frozen=True, tag="point"):
    place: Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[^\x00-\x1f\x7f]*$")]


class Ping(Message, frozen=True, tag="ping"):
    pass


class Resync(Message, frozen=True, tag="resync"):
    pass


ToUndo = UndoMessage | RedoMessage | AnswerUndoMessage
ToWrite = MoveMessage | SayMessage | ToUndo
FromClient = ToWrite | Ping | Resync
FromVisitor = Ping
ReviewAct = ShowMessage | OfferMessage | TakeMessage | PointMessage
FromReviewer = ReviewAct | Ping
