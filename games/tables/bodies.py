"""What the entries of a table's log hold (design.md part 4). Player ids, never names; salts, moves and outcomes."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final, Literal, TypeAlias

import msgspec

from games.engine.contract import ScoreLine

By = Literal["person", "bot", "clock"]
Level = Literal["novice", "casual"]
LONG = 3_600
"""Seconds from which on turns are long: nobody sits and waits for an answer."""


HOUR: Final = 3_600
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY
PATIENCE_RANGE: Final = range(HOUR, 60 * DAY + 1)
"""Seconds that a host may choose for `Pace.patience`."""


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How quick a table is: seconds for a question or none, for a window or none, milliseconds for a bot.

    `patience`: seconds without a move of any person after which it is paused, and later abandoned.
    """

    deadline: int | None = None
    window: int | None = None
    bot_delay: int = 1200
    patience: int = WEEK

    @property
    def long(self) -> bool:
        """Whether turns take hours or days."""
        return self.deadline is not None and self.deadline >= LONG

    def seconds(self, window: bool) -> int | None:
        """How long a question stays open; None for ever (windows too, where turns are long)."""
        if window:
            return None if self.long else self.window
        return self.deadline


def usual_patience(deadline: int | None, *, alone: bool) -> int:
    """How long a table waits for people if nobody says; `alone`: no person waits there for another."""
    if alone:
        return HOUR
    if deadline is None:
        return WEEK
    return DAY if deadline < LONG else min(max(WEEK, 3 * deadline), PATIENCE_RANGE[-1])


def instant(moment: datetime) -> str:
    """A time as it stands in bodies and messages: UTC with Z, to the millisecond."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Unprinted(msgspec.Struct, frozen=True):
    """Its repr is its name alone: what it holds must reach no log line and no traceback."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(...)"


class Opened(Unprinted, frozen=True):
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    pace: Pace
    commitment: str
    host: str
    position: dict[str, Any] | None = None
    origin: str | None = None


class Seated(Unprinted, frozen=True):
    sitter: Literal["person", "bot"]
    player: str | None = None
    level: Level | None = None
    salt: str = ""


class HandedOver(Unprinted, frozen=True):
    level: Level
    why: Literal["left", "resigned"]


class Played(Unprinted, frozen=True, omit_defaults=True):
    """`build`: which program the bot was; `saw`: keyed hash of the view that it was given.

    `failed`: it broke, or was not ready when the window's time came; the fallback answered.
    """

    by: By
    move: msgspec.Raw
    level: Level | None = None
    build: str | None = None
    saw: str | None = None
    failed: bool = False


class Dealt(Unprinted, frozen=True):
    outcome: list[str | int]


class Withdrawn(Unprinted, frozen=True, tag="withdrawn"):
    """`undone`: a seat's own choice in a question that is still open. The others' choices and the deadline stay."""

    seat: int
    entries: tuple[int, ...]


class Rewound(Unprinted, frozen=True, tag="rewound"):
    """`undone`: a choice and all that followed from it. Whoever was asked then is asked again."""

    entries: tuple[int, ...]


Undone: TypeAlias = Withdrawn | Rewound


class Redone(Unprinted, frozen=True):
    """What comes back; whoever is asked then is asked again."""

    entries: tuple[int, ...]


class Paused(Unprinted, frozen=True):
    """Nobody has moved for long; abandoned at `until` unless somebody goes on."""

    why: Literal["idle"]
    until: str


class Ended(Unprinted, frozen=True):
    why: Literal["played", "resigned"]


class Scored(Unprinted, frozen=True):
    result: tuple[ScoreLine, ...]


class Revealed(Unprinted, frozen=True):
    seed: str


class Followed(Unprinted, frozen=True):
    """The same people play on at that table."""

    table: str
