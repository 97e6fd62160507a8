"""What people ask for over REST, as types; the socket's messages are made of them too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from games.tables.bodies import BOT_DELAY, GRACE_RANGE, PATIENCE_RANGE, Level, UndoRule, Unprinted

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
BotDelay = Annotated[int, Meta(ge=0, le=10_000)]


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
    bot_delay: BotDelay = BOT_DELAY
    patience: Annotated[int, Meta(ge=PATIENCE_RANGE[0], le=PATIENCE_RANGE[-1])] | None = None


class AbsenceWish(Message, frozen=True):
    """What bot stands in for people who leave or stay away, and after how many seconds; null: not for who stays away.

    Without `grace` as is usual: three minutes, and where turns are long once a deadline has run out.
    """

    level: Level = "casual"
    grace: Annotated[int, Meta(ge=GRACE_RANGE[0], le=GRACE_RANGE[-1])] | msgspec.UnsetType | None = msgspec.UNSET


class NewTable(Message, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=10)]
    options: dict[str, Any] = {}
    salt: Salt = ""
    pace: PaceWish = PaceWish()
    undo: UndoRule = "asked"
    practice: bool | None = None
    absence: AbsenceWish = AbsenceWish()
    advice: bool | None = None


class Sit(Message, frozen=True):
    salt: Salt = ""


class SeatBot(Message, frozen=True):
    level: Level = "casual"


class Practise(Message, frozen=True):
    """From which entry; `real`: with the cards as they were, after the end."""

    entry: Number
    real: bool = False
    salt: Salt = ""


class GoOn(Message, frozen=True):
    """From which entry of the file, and who is to sit there."""

    entry: Number
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=10)]
    salt: Salt = ""
    pace: PaceWish = PaceWish()
    undo: UndoRule = "asked"
    practice: bool | None = None
    advice: bool | None = None


class Again(Message, frozen=True):
    """`same`: with the same cards."""

    same: bool = False
    salt: Salt = ""


class Learn(Message, frozen=True):
    """`anew`: from the beginning, though a lesson goes on."""

    anew: bool = False
    salt: Salt = ""
    bot_delay: BotDelay = BOT_DELAY


class NewMove(Message, frozen=True):
    id: MoveId
    asked: Number
    move: dict[str, Any]


class TakeBack(Message, frozen=True):
    """`entry`: the choice that is to go, or for a redo the `undone` that took it back. `ask`: if the others agree."""

    id: MoveId
    entry: Number
    ask: bool = False


class AnswerUndo(Message, frozen=True):
    """`entry`: the `undo_asked` that is answered."""

    id: MoveId
    entry: Number
    yes: bool


class Say(Message, frozen=True):
    text: Text
    id: MoveId | None = None


class Restrict(Message, frozen=True):
    may_talk: bool
    may_sit: bool


class Nothing(Message, frozen=True):
    """An empty body."""


class NewPreferences(Message, frozen=True):
    """Those that are to change."""

    continue_for_me: bool | msgspec.UnsetType = msgspec.UNSET
    let_pass_for_me: bool | msgspec.UnsetType = msgspec.UNSET
    let_pass_topics: dict[str, tuple[str, ...]] | msgspec.UnsetType = msgspec.UNSET


class Tried(Message, frozen=True):
    """A move that is tried for a seat."""

    seat: Annotated[int, Meta(ge=0, le=9)]
    move: dict[str, Any]


Tries = Annotated[tuple[Tried, ...], Meta(max_length=30)]
Eyes = Annotated[int, Meta(ge=0, le=9)] | Literal["none", "all"]


class Trial(Message, frozen=True):
    """Moves that are tried, one after another, from the table as of entry `at` on.

    `eyes`: through which it is seen; null: those of the first seat that is asked then, a spectator's where none is.
    """

    at: Number
    eyes: Eyes | None
    moves: Tries
