"""Which entry may come next in a table's log: one table of all kinds, for the writer and for `verify`.

Pure. It knows who, when and in what order. Moves, cards, dice and scores are the rules' to judge: the writer makes them
by the rules, `verify` makes them again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final, Literal, TypeAlias

import msgspec

from events.canonical import canonical
from events.entry import Entry
from games import catalog
from games.engine.contract import Dealer, Over, Players
from games.tables import bodies
from games.tables.table import Chair, Status, Table

SLACK: Final = timedelta(seconds=10)
"""So long after the time that a decision has read its entry may be made."""

_UUID: Final = re.compile(r"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}")
_TIME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{6}Z")
_SALT: Final = re.compile(r"([0-9a-f]{32})?")
_HASH: Final = re.compile(r"[0-9a-f]{64}")

Told: TypeAlias = Callable[[], Sequence[tuple[Entry, Any]]]
"""Gives all entries before, each with its telling. Slow for the writer: only what takes back asks."""


class OutOfPlace(Exception):
    """This entry may not come here. The reason tells nothing that a body holds."""


class Case(msgspec.Struct):
    """An entry, what its body holds, and what it comes after."""

    table: Table
    entry: Entry
    body: Any
    previous: Entry | None
    told: Told

    def __repr__(self) -> str:
        return f"Case({self.entry!r})"  # bodies must not reach a log line or a traceback

    @property
    def seat(self) -> int:
        """The seat that is named, where one must be."""
        assert self.entry.seat is not None
        return self.entry.seat

    @property
    def chair(self) -> Chair:
        """Who sits there."""
        return self.table.chairs[self.seat]

    @property
    def after(self) -> str | None:
        """The kind of the entry right before."""
        return None if self.previous is None else self.previous.kind

    def late(self, moment: datetime | None) -> bool:
        """Whether that moment has come by the time of the entry."""
        return moment is not None and datetime.fromisoformat(self.entry.at) >= moment


Named: TypeAlias = Literal["must", "may", "never"]
Judge: TypeAlias = Callable[[Case], str | None]
"""What is wrong, or None."""


class Row(msgspec.Struct, frozen=True):
    """One kind. `judge` says what else must hold."""

    body: Any
    status: tuple[Status, ...]
    judge: Judge
    seat: Named = "never"
    id: Named = "never"
    after: Collection[str] | None = None


def check(table: Table, entry: Entry, previous: Entry | None, told: Told) -> None:
    """OutOfPlace unless the entry may come right after `previous`, at the table as it stands before it.

    That ids are used once only the log can tell: a unique index for the writer, a set for `verify`.
    """
    row = GRAMMAR.get(entry.kind)
    if row is None:
        raise OutOfPlace("is of no kind that there is")
    wrong = _out_of_order(row, table, entry, previous) or _wrong_names(row, table, entry)
    if wrong is None:
        try:
            body = None if row.body is None else _decoders[row.body].decode(entry.body or b"null")
        except msgspec.MsgspecError:
            raise OutOfPlace("has a body of another form") from None
        wrong = row.judge(Case(table, entry, body, previous, told))
    if wrong is not None:
        raise OutOfPlace(wrong)


def check_form(entry: Entry) -> None:
    """OutOfPlace unless time and body of an entry that `check` has let pass are written as the writer writes them."""
    try:
        datetime.fromisoformat(entry.at)
    except ValueError:
        raise OutOfPlace("has a time of another form") from None
    if not _TIME.fullmatch(entry.at):
        raise OutOfPlace("has a time of another form")
    if entry.kind != "said" and canonical(decoded(entry)) != entry.body:
        raise OutOfPlace("has a body of another form")


def decoded(entry: Entry) -> Any:
    """What the body of an entry holds; not for what was said."""
    return _decoders[GRAMMAR[entry.kind].body].decode(entry.body or b"null")


def _out_of_order(row: Row, table: Table, entry: Entry, previous: Entry | None) -> str | None:
    if table.status not in row.status:
        return f"comes while the table is {table.status}"
    if previous is None:
        return None if entry.kind == "opened" else "comes before the table is opened"
    if entry.at < previous.at:
        return "is older than the entry before it"
    if row.after is not None and previous.kind not in row.after:
        return f"comes right after {previous.kind}"
    owed = _owed(table, previous.kind)
    return f"comes where {owed} must" if owed not in (None, entry.kind) else None


def _owed(table: Table, after: str) -> str | None:
    """The kind that must come next, for the server writes it together with what came before."""
    if after == "resigned":
        return "ended" if len(table.chairs) == 2 else "handed_over"
    if after in ("scored", "abandoned"):
        return "revealed"
    if table.status == "running":
        waiting = table.game.waiting
        return None if isinstance(waiting, Players) else "dealt" if isinstance(waiting, Dealer) else "ended"
    return "abandoned" if after == "left" and not _people(table) else None


def _wrong_names(row: Row, table: Table, entry: Entry) -> str | None:
    if entry.seat is None:
        if row.seat == "must":
            return "names no seat"
    elif row.seat == "never" or not 0 <= entry.seat < len(table.chairs):
        return f"names seat {entry.seat}"
    if entry.id is None:
        return "has no id" if row.id == "must" else None
    return "has an id" if row.id == "never" else None if _UUID.fullmatch(entry.id) else "has an id of another form"


def _people(table: Table) -> int:
    return sum(chair.sitter == "person" for chair in table.chairs)


def _right(case: Case) -> None:
    return None


def _by_a_person(case: Case) -> str | None:
    return None if case.chair.sitter == "person" else "is of a seat where no person sits"


def _opened(case: Case) -> str | None:
    terms: bodies.Opened = case.body
    if case.previous is not None:
        return "comes a second time"
    try:
        rules = catalog.game(terms.game, terms.version).rules
        rules.check_seats(terms.seats)
        if terms.position is None:
            rules.standard(terms.seats, msgspec.convert(terms.options, rules.options_type))
    except (KeyError, ValueError, msgspec.MsgspecError):
        return "opens a table that the game does not have"
    pace = terms.pace
    fits = all(
        0 <= given <= bodies.PATIENCE_RANGE[-1] for given in (pace.deadline or 0, pace.window or 0, pace.patience)
    )
    return None if fits and pace.bot_delay >= 0 else "has a pace that cannot be"


def _seated(case: Case) -> str | None:
    seated: bodies.Seated = case.body
    if seated.sitter == "bot":
        if case.after not in ("opened", "seated") or case.chair.sitter != "open":
            return "seats a bot later than the table opens"
        fits = seated.player is None and seated.level is not None and not seated.salt
    else:
        if case.table.seat_of(seated.player) not in (None, case.seat):
            return "seats a person who sits elsewhere"
        if case.chair.sitter != "open" and case.chair.player != seated.player:
            return "takes a seat that is taken"
        fits = seated.player is not None and seated.level is None and bool(_SALT.fullmatch(seated.salt))
    return None if fits else "seats nobody that there can be"


def _handed_over(case: Case) -> str | None:
    resigned = case.after == "resigned"
    if case.body.why != ("resigned" if resigned else "left"):
        return "has another reason than the entry before it"
    if resigned and case.previous is not None and case.previous.seat != case.seat:
        return "hands over another seat than the one that has resigned"
    return _by_a_person(case)


def _started(case: Case) -> str | None:
    taken = all(chair.sitter != "open" for chair in case.table.chairs)
    return None if taken else "comes while a seat is open"


def _played(case: Case) -> str | None:
    if case.table.game.asked[case.seat] is None:
        return "is of a seat that is not asked"
    played: bodies.Played = case.body
    if played.by == "bot":
        known = played.saw is not None and _HASH.fullmatch(played.saw)
        fits = case.chair.sitter == "bot" and played.level == case.chair.level and known
        return None if fits else "is of a bot that does not sit there"
    if played.level is not None or played.build is not None or played.saw is not None or played.failed:
        return "is of a bot and of somebody else"
    if played.by == "person":
        return _by_a_person(case)
    return None if case.late(case.table.due()) else "is of the clock before the time"


def _paused(case: Case) -> str | None:
    if not case.late(case.table.closing_at()):
        return "comes before the time"
    fits = _until(case, case.body.until)
    return None if fits else "has an end that does not fit the pace"


def _until(case: Case, until: str) -> bool:
    """Whether that is the end of a pause which begins now, or did when the decision looked at its clock."""
    wait = timedelta(seconds=min(case.table.terms.pace.patience, bodies.WEEK))
    try:
        end = datetime.fromisoformat(until)
        early = datetime.fromisoformat(case.entry.at) + wait - end
    except (ValueError, TypeError):  # no time, or one without a zone
        return False
    return timedelta(0) <= early <= SLACK and bodies.instant(end) == until


def _abandoned(case: Case) -> str | None:
    deserted = case.table.status == "open" and case.after == "left" and not _people(case.table)
    return None if deserted or case.late(case.table.closing_at()) else "comes before the time"


def _dealt(case: Case) -> str | None:
    return None if isinstance(case.table.game.waiting, Dealer) else "nothing was to be dealt"


def _ended(case: Case) -> str | None:
    given_up, over = case.after == "resigned", isinstance(case.table.game.waiting, Over)
    fits = case.body.why == "resigned" if given_up else over and case.body.why == "played"
    return None if fits else "the game had not ended"


def _followed(case: Case) -> str | None:
    following: str = case.body.table
    fits = _UUID.fullmatch(following) and following not in (case.table.id, *case.table.followed)
    return None if fits else "names no table that can follow"


def _said(case: Case) -> str | None:
    if case.entry.seat is not None:
        return _by_a_person(case)
    return None if case.table.may_talk(None) else "is of a spectator, who may not talk now"


class _Choices(msgspec.Struct):
    """What counts of a past: choices and outcomes by number, each with the question that it answered.

    `standing`: what was taken back since the latest choice and may come back, the newest last.
    """

    counting: dict[int, tuple[Entry, int | None]] = {}
    gone: dict[int, tuple[Entry, int | None]] = {}
    standing: list[tuple[int, ...]] = []
    asked_for: bool = False

    def take(self, entry: Entry, telling: Any) -> None:
        if entry.kind in ("played", "dealt"):
            self.counting[entry.seq] = (entry, telling.question)
            if entry.kind == "played":
                self.standing.clear()
            self.asked_for = False
        elif entry.kind == "undo_asked":
            self.asked_for = True
        elif entry.kind in ("undone", "redone"):
            numbers: tuple[int, ...] = decoded(entry).entries
            if entry.kind == "undone":
                self.standing.append(numbers)
                self.gone.update({number: self.counting.pop(number) for number in numbers})
            else:
                self.standing.pop()
                self.counting.update({number: self.gone.pop(number) for number in numbers})
            self.asked_for = False


def _choices(case: Case) -> _Choices:
    choices = _Choices()
    for entry, telling in case.told():
        choices.take(entry, telling)
    return choices


def _undone(case: Case) -> str | None:
    choices, numbers = _choices(case), case.body.entries
    if not numbers or not choices.counting.keys() >= set(numbers):
        return "takes back what is no choice and no outcome that counts"
    if isinstance(case.body, bodies.Withdrawn):
        return _by_a_person(case) or _wrong_withdrawal(case, choices)
    return _by_a_person(case) or _wrong_suffix(case, choices)


def _wrong_withdrawal(case: Case, choices: _Choices) -> str | None:
    choice, question = choices.counting[case.body.entries[0]]
    open_one = case.table.game.question
    own = len(case.body.entries) == 1 and choice.seat == case.body.seat == case.seat and choice.kind == "played"
    if not own or open_one is None or question != open_one.number:
        return "is not the seat's own choice in the open question"
    return None


def _wrong_suffix(case: Case, choices: _Choices) -> str | None:
    numbers: tuple[int, ...] = case.body.entries
    first, question = choices.counting[numbers[0]]
    earlier = [number for number in choices.counting if number < first.seq]
    if numbers != tuple(sorted(number for number in choices.counting if number >= first.seq)):
        return "is not a choice and all that followed"
    if first.kind != "played":
        return "does not begin with a choice"
    open_one = case.table.game.question
    closed = open_one is None or question != open_one.number
    if closed and any(choices.counting[number][1] == question for number in earlier):
        return "leaves a part of a question that has closed"
    return None if choices.asked_for or first.seat == case.seat else "is what nobody asked for"


def _redone(case: Case) -> str | None:
    standing = _choices(case).standing
    fits = bool(standing) and standing[-1] == case.body.entries
    return _by_a_person(case) or (None if fits else "brings back what was not taken back last")


class Empty(msgspec.Struct, frozen=True):
    """A body that holds nothing."""


_OPEN: Final[tuple[Status, ...]] = ("open",)
_RUNNING: Final[tuple[Status, ...]] = ("running",)
_ALWAYS: Final[tuple[Status, ...]] = ("open", "running", "paused", "ended", "scored", "abandoned")

GRAMMAR: Final[Mapping[str, Row]] = {
    "opened": Row(bodies.Opened, _OPEN, _opened),
    "seated": Row(bodies.Seated, _OPEN, _seated, seat="must"),
    "left": Row(Empty, _OPEN, _by_a_person, seat="must"),
    "started": Row(Empty, _OPEN, _started),
    "played": Row(bodies.Played, _RUNNING, _played, seat="must", id="must"),
    "dealt": Row(bodies.Dealt, _RUNNING, _dealt, after=("started", "played", "dealt")),
    "undo_asked": Row(Empty, _RUNNING, _by_a_person, seat="must"),
    "undo_answered": Row(Empty, _RUNNING, _by_a_person, seat="must"),
    "undone": Row(bodies.Undone, _RUNNING, _undone, seat="must"),
    "redone": Row(bodies.Redone, _RUNNING, _redone, seat="must"),
    "handed_over": Row(bodies.HandedOver, ("running", "paused"), _handed_over, seat="must"),
    "resigned": Row(Empty, _RUNNING, _by_a_person, seat="must"),
    "paused": Row(bodies.Paused, _RUNNING, _paused),
    "resumed": Row(Empty, ("paused",), _by_a_person, seat="must"),
    "ended": Row(bodies.Ended, _RUNNING, _ended, after=("started", "played", "dealt", "resigned")),
    "scored": Row(bodies.Scored, ("ended",), _right),
    "abandoned": Row(Empty, ("open", "paused"), _abandoned),
    "revealed": Row(bodies.Revealed, ("scored", "abandoned"), _right, after=("scored", "abandoned")),
    "followed": Row(bodies.Followed, ("scored",), _followed),
    "said": Row(None, _ALWAYS, _said, seat="may", id="may"),
}
"""Every kind: its body, when it may come, right after which kinds, and whether it names a seat and an id."""

_decoders: Final = {row.body: msgspec.json.Decoder(row.body) for row in GRAMMAR.values() if row.body is not None}
