"""What the entries of a table's log hold (design.md part 4). Player ids, never names; salts, moves and outcomes."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final, Literal, TypeAlias

import msgspec

from games.engine.contract import ScoreLine

By = Literal["person", "bot", "clock"]
Level = Literal["novice", "casual", "strong", "expert"]
"""All that there are; which of them a game has says its strategy."""
UndoRule = Literal["free", "asked", "none"]
"""What a table lets people take back: what nothing hangs on; anything, if the others agree; nothing."""
LONG = 3_600
"""Seconds from which on turns are long: nobody sits and waits for an answer."""


MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY
PATIENCE_RANGE: Final = range(HOUR, 60 * DAY + 1)
"""Seconds that a host may choose for `Pace.patience`."""
GRACE_RANGE: Final = range(10, HOUR + 1)
"""Seconds that a host may choose for `Absence.grace`."""
USUAL_GRACE: Final = 3 * MINUTE
"""Enough for a phone that rings and a page that has to be found again."""
UNDO_SECONDS: Final = 30
"""So long a request to take something back stands where turns are short."""
BOT_DELAY: Final = 1_200
"""Milliseconds that bots take if nobody says."""
MOST_LOOKING: Final = 6_000
"""Milliseconds: however much there is to see, nobody waits for longer before the game goes on."""


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How quick a table is: seconds for a question or none, for a window or none, milliseconds for a bot.

    `patience`: seconds without a move of any person after which it is paused, and later abandoned.
    """

    deadline: int | None = None
    window: int | None = None
    bot_delay: int = BOT_DELAY
    patience: int = WEEK

    @property
    def long(self) -> bool:
        """Whether turns take hours or days."""
        return self.deadline is not None and self.deadline >= LONG

    def looking(self, milliseconds: int) -> int:
        """How long people look here at what wants so much at a usual table: less where bots are in a hurry."""
        return milliseconds * min(self.bot_delay, BOT_DELAY) // BOT_DELAY

    @property
    def undo_seconds(self) -> int:
        """How long the others have to say whether somebody may take something back."""
        return self.deadline if self.deadline is not None and self.long else UNDO_SECONDS

    @property
    def seats_kept(self) -> int:
        """For how many seconds a rematch keeps the seats of those who sat there."""
        return DAY if self.long else 10 * MINUTE

    def seconds(self, window: bool) -> int | None:
        """How long a question stays open; None for ever (windows too, where turns are long)."""
        if window:
            return None if self.long else self.window
        return self.deadline


class Absence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed for people who leave or stay away: a bot of that level plays for them until they come back.

    `grace`: seconds that somebody may be away while another waits. None: nobody's absence is looked at. Where turns are
    long it is None, and a bot takes over when a deadline has run out.
    """

    level: Level = "casual"
    grace: int | None = USUAL_GRACE


def usual_grace(pace: Pace) -> int | None:
    """How long somebody may be away if nobody says."""
    return None if pace.long else USUAL_GRACE


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


class Origin(Unprinted, frozen=True):
    """Where a table comes from that does not begin like others: which table, and its entry (0: its beginning).

    `imagined`: what `seat` knew then, and what it did not know drawn anew. `continued`: as it stood then, with the real
    cards. `uploaded`: the same, of a table that somebody brought as a file. `deal`: from the beginning, with the chance
    of that table. `lesson`: the game's own lesson, of no table ("").
    """

    kind: Literal["imagined", "continued", "uploaded", "deal", "lesson"]
    table: str
    entry: int = 0
    seat: int | None = None


class Deal(Unprinted, frozen=True):
    """The chance of a table that is over, for another: its seed, and what `KnownDeal` needs of its outcomes.

    A lesson's is a seed alone.
    """

    seed: str
    digests: dict[str, tuple[str, ...]]


class Opened(Unprinted, frozen=True):
    """`position`: the encoded state from which the game starts, where it does not start from the beginning."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    pace: Pace
    commitment: str
    host: str
    position: dict[str, Any] | None = None
    origin: Origin | None = None
    kept: tuple[str | None, ...] | msgspec.UnsetType = msgspec.UNSET
    """By seat, for whom a rematch keeps it at first. Left out elsewhere: older logs read as they were written."""
    undo: UndoRule | msgspec.UnsetType = msgspec.UNSET
    """Only older logs leave it out."""
    practice: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether who sits there may practise from it while it is played. Only older logs leave it out."""
    deal: Deal | msgspec.UnsetType = msgspec.UNSET
    """The chance that is played again; left out where the table has its own."""
    absence: Absence | msgspec.UnsetType = msgspec.UNSET
    """Older logs leave it out: who left such a table was gone for good."""
    advice: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether who is asked there may ask for advice. Older logs leave it out: there is none."""

    @property
    def undo_rule(self) -> UndoRule:
        """What may be taken back here."""
        return "asked" if self.undo is msgspec.UNSET else self.undo

    @property
    def is_practice(self) -> bool:
        """Whether it is somebody's practice table: in no list, and nobody else's as long as its origin is not open."""
        return self.origin is not None and self.origin.kind in ("imagined", "continued")

    @property
    def is_lesson(self) -> bool:
        """Whether somebody learns the game there: in no list but their own."""
        return self.origin is not None and self.origin.kind == "lesson"

    @property
    def is_solo(self) -> bool:
        """Whether it is one person's alone, who may end it whenever they like: nobody waits there."""
        return self.is_practice or self.is_lesson

    @property
    def windows_wait(self) -> bool:
        """Whether reaction windows stay open until they are answered, be it in advance (in a lesson not so)."""
        return self.pace.seconds(window=True) is None and not self.is_lesson

    def chance_seed(self, own: bytes) -> bytes:
        """The seed that outcomes are drawn from: the table's own, or that of the deal which is played again."""
        return own if self.deal is msgspec.UNSET else bytes.fromhex(self.deal.seed)


class Seated(Unprinted, frozen=True):
    sitter: Literal["person", "bot"]
    player: str | None = None
    level: Level | None = None
    salt: str = ""


class Restricted(Unprinted, frozen=True):
    """What the host lets a person do who does not sit at the table; both: all as before."""

    player: str
    may_talk: bool
    may_sit: bool

    @property
    def lifted(self) -> bool:
        """Whether it restricts nothing (any more)."""
        return self.may_talk and self.may_sit


class HandedOver(Unprinted, frozen=True):
    """A bot takes over for the person in the seat, or (`returned`) the person from the bot; by `staff` either.

    `level` is the bot's, None where there is none any more. `player`: who plays there again. `reason`: of staff, told
    to everybody.
    """

    level: Level | None
    why: Literal["left", "away", "resigned", "returned", "staff"]
    player: str | msgspec.UnsetType = msgspec.UNSET
    reason: str | msgspec.UnsetType = msgspec.UNSET


class Played(Unprinted, frozen=True, omit_defaults=True):
    """`build`: which program the bot was; `saw`: keyed hash of the view that it was given.

    `failed`: it broke, or was not ready when the window's time came; the fallback answered. `seed`: of the random
    numbers of its choice, and `simulations`: how many these were, so that it can be thought again. Older logs and moves
    that no program has thought of leave both out.
    """

    by: By
    move: msgspec.Raw
    level: Level | None = None
    build: str | None = None
    saw: str | None = None
    failed: bool = False
    seed: str | None = None
    simulations: int | None = None


class Dealt(Unprinted, frozen=True):
    outcome: list[str | int]


class UndoAsked(Unprinted, frozen=True):
    """A seat wants these entries taken back, or (`redo`) brought back, and asks the others.

    `about`: the choice of its own before which it wants to be again, or the `undone` that it wants undone. `learned`:
    by seat, which others read something in these entries that it could not read itself.
    """

    about: int
    entries: tuple[int, ...]
    learned: tuple[tuple[int, ...], ...]
    redo: bool = False


class UndoAnswered(Unprinted, frozen=True):
    """A seat agrees to the request, or not; or its time is over (`by` is the clock), which is a no."""

    request: int
    yes: bool
    by: Literal["person", "clock"] = "person"


class Withdrawn(Unprinted, frozen=True, tag="withdrawn"):
    """`undone`: a seat's own choice in a question that is still open. The others' choices and the deadline stay.

    `free`: at once and without asking, here as in `Rewound` and `Redone`.
    """

    seat: int
    entries: tuple[int, ...]
    free: bool = False


class Rewound(Unprinted, frozen=True, tag="rewound"):
    """`undone`: a choice and all that followed from it. Whoever was asked then is asked again.

    With a fresh deadline, unless it is free: else taking back would buy time.
    """

    entries: tuple[int, ...]
    free: bool = False


Undone: TypeAlias = Withdrawn | Rewound


class Redone(Unprinted, frozen=True):
    """What entry `undone` took back counts again.

    Whoever is asked then is asked again. `alone`: it was withdrawn from a question that is still open, which goes on.
    """

    entries: tuple[int, ...]
    undone: int = 0
    free: bool = False
    alone: bool = False


class Paused(Unprinted, frozen=True):
    """Nobody has moved for long, or nobody is left who plays; abandoned at `until` unless somebody goes on."""

    why: Literal["idle", "away"]
    until: str


class Stopped(Unprinted, frozen=True):
    """Staff end the table before its game is over; `reason` is told to everybody."""

    reason: str


class Erased(Unprinted, frozen=True):
    """Staff have removed the words of that entry; `reason` is told to everybody."""

    entry: int
    reason: str


class Ended(Unprinted, frozen=True):
    why: Literal["played", "resigned"]


class Scored(Unprinted, frozen=True):
    result: tuple[ScoreLine, ...]


class Revealed(Unprinted, frozen=True):
    seed: str


class Followed(Unprinted, frozen=True):
    """The same people play on at that table."""

    table: str
