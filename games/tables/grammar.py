"""Which entry may come next in a table's log: one table of all kinds, for the writer and for `verify`.

Pure. It knows who, when and in what order. Moves, cards, dice and scores are the rules' to judge: the writer makes them
by the rules, `verify` makes them again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from datetime import datetime, timedelta
from typing import Any, Final, Literal, TypeAlias

import msgspec

from events.canonical import canonical
from events.entry import Entry
from games.engine.contract import Dealer, Over, Players
from games.tables import bodies, grammar_seats, terms
from games.tables.grammar_case import SLACK, UUID, Case, OutOfPlace, Told, by_a_person, of_a_person
from games.tables.table import Status, Table
from games.tables.undoing import Undoing, counting, in_open_question, is_alone, learned, reach

_LOOKED: Final = timedelta(milliseconds=bodies.MOST_LOOKING) + SLACK  # how long people look may change (decision 0025)

_TIME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{6}Z")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_SEED: Final = re.compile(r"[0-9a-f]{32}")

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
    if after == "stopped":
        return "abandoned"
    if table.status == "running" and table.lacks_people:
        return "paused"
    request = table.request
    if request is not None and not request.left:
        return "redone" if request.redo else "undone"
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
    return "has an id" if row.id == "never" else None if UUID.fullmatch(entry.id) else "has an id of another form"


def _people(table: Table) -> int:
    return sum(chair.sitter == "person" for chair in table.chairs)


def _right(case: Case) -> None:
    return None


def _wrong_terms(opened: bodies.Opened) -> str | None:
    return terms.wrong(opened) or grammar_seats.absence(opened)


def _opened(case: Case) -> str | None:
    return "comes a second time" if case.previous is not None else _wrong_terms(case.body)


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
        if not fits:
            return "is of a bot that does not sit there"
        return None if _may_be_thought_again(played) else "is of a bot that thought as none can"
    if played != bodies.Played(played.by, played.move):
        return "is of a bot and of somebody else"
    if played.by == "person":
        return by_a_person(case)
    return None if case.late(case.table.due_unseen()) else "is of the clock before the time"


def _may_be_thought_again(played: bodies.Played) -> bool:
    """Whether what is said of how a bot thought is all there and fits together, or nothing is said of it."""
    if played.seed is None or played.simulations is None:
        return played.seed is None and played.simulations is None
    thought = played.build is not None and not played.failed
    return thought and bool(_SEED.fullmatch(played.seed)) and played.simulations >= 0


def _paused(case: Case) -> str | None:
    away = case.body.why == "away"
    if not (grammar_seats.nobody_plays(case) if away else case.late(case.table.closing_at())):
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
    if case.after == "stopped" or case.table.terms.is_solo:  # whose owner has no more use for it
        return None
    deserted = case.table.status == "open" and case.after == "left" and not _people(case.table)
    late = case.table.status != "running" and case.late(case.table.closing_at())
    return None if deserted or late else "comes before the time"


def _stopped(case: Case) -> str | None:
    return None if case.body.reason else "gives no reason"


def _erased(case: Case) -> str | None:
    erased: bodies.Erased = case.body
    said = any(entry.seq == erased.entry and entry.kind == "said" for entry, _ in case.told())
    return _stopped(case) if said else "erases what nobody has said"


def _dealt(case: Case) -> str | None:
    return None if isinstance(case.table.game.waiting, Dealer) else "nothing was to be dealt"


def _ended(case: Case) -> str | None:
    given_up, over = case.after == "resigned", isinstance(case.table.game.waiting, Over)
    fits = case.body.why == "resigned" if given_up else over and case.body.why == "played"
    return None if fits else "the game had not ended"


def _followed(case: Case) -> str | None:
    following: str = case.body.table
    fits = UUID.fullmatch(following) and following not in (case.table.id, *case.table.followed)
    return None if fits else "names no table that can follow"


def _said(case: Case) -> str | None:
    if case.entry.seat is not None:
        return None if case.table.bot_talks(case.entry.seat) else of_a_person(case)
    return None if case.table.may_talk(None) else "is of a spectator, who may not talk now"


def _undo_asked(case: Case) -> str | None:
    asked: bodies.UndoAsked = case.body
    undoing = _undoing(case)
    if case.table.terms.undo_rule != "asked" or undoing.request is not None or case.seat in undoing.refused:
        return "asks where nobody may ask"
    if asked.redo:
        newest = undoing.standing[-1] if undoing.standing else None
        own = newest is not None and (newest.number, newest.seat, newest.free) == (asked.about, case.seat, False)
        entries = newest.entries if newest is not None and own else None
        known: tuple[tuple[int, ...], ...] = ((),) * len(case.table.chairs)
    else:
        count = counting(case.told())
        entries = reach(case.table, count, case.seat, asked.about)
        known = learned(count, entries or (), len(case.table.chairs))
    if entries is None or (asked.entries, asked.learned) != (entries, known):
        return "asks for what cannot be asked for"
    return by_a_person(case)


def _undo_answered(case: Case) -> str | None:
    answered: bodies.UndoAnswered = case.body
    request = case.table.request
    if request is None or answered.request != request.number:
        return "answers what nobody has asked"
    over = datetime.fromisoformat(request.until)
    if answered.by == "clock":
        fits = case.entry.seat is None and case.entry.id is None and not answered.yes and case.late(over)
        return None if fits else "is of the clock before the time"
    fits = case.entry.seat in request.left and case.entry.id is not None and not case.late(over + SLACK)
    return None if fits else "is of a seat that is not asked"


def _undone(case: Case) -> str | None:
    undone: bodies.Undone = case.body
    alone = isinstance(undone, bodies.Withdrawn)
    if isinstance(undone, bodies.Withdrawn) and undone.seat != case.seat:
        return "takes back the choice of another"
    if not undone.free:
        return _not_agreed(case, redo=False) or (
            None if alone == is_alone(case.table, case.seat, undone.entries) else "is of another kind than it says"
        )
    choice = _undoing(case).free[case.seat]
    if case.table.terms.undo_rule == "none" or choice is None or undone.entries != (choice.number,):
        return "is no choice that may be taken back freely"
    if choice.until is not None and case.late(datetime.fromisoformat(choice.until) + _LOOKED):
        return "is taken back when its time was over"
    if alone != in_open_question(case.table, case.seat):
        return "is of another kind than it says"
    return by_a_person(case) or (None if case.entry.id else "has no id")


def _redone(case: Case) -> str | None:
    redone: bodies.Redone = case.body
    standing = _undoing(case).standing
    newest = standing[-1] if standing else None
    if newest is None or (newest.seat, newest.number, newest.entries, newest.free, newest.alone) != (
        case.seat, redone.undone, redone.entries, redone.free, redone.alone,
    ):  # fmt: skip
        return "brings back what was not taken back last"
    if not redone.free:
        return _not_agreed(case, redo=True)
    return by_a_person(case) or (None if case.entry.id else "has no id")


def _not_agreed(case: Case, *, redo: bool) -> str | None:
    """For what is not free: all have agreed to exactly this, and it comes by itself."""
    request = case.table.request
    agreed = request is not None and not request.left and (request.seat, request.redo) == (case.seat, redo)
    if request is None or not agreed or request.entries != case.body.entries:
        return "is what nobody has agreed to"
    return None if case.entry.id is None else "has an id"


def _undoing(case: Case) -> Undoing:
    assert case.table.undoing is not None, "the table is running"
    return case.table.undoing


class Empty(msgspec.Struct, frozen=True):
    """A body that holds nothing."""


_OPEN: Final[tuple[Status, ...]] = ("open",)
_RUNNING: Final[tuple[Status, ...]] = ("running",)
_ALWAYS: Final[tuple[Status, ...]] = ("open", "running", "paused", "ended", "scored", "abandoned")

GRAMMAR: Final[Mapping[str, Row]] = {
    "opened": Row(bodies.Opened, _OPEN, _opened),
    "seated": Row(bodies.Seated, _OPEN, grammar_seats.seated, seat="must"),
    "left": Row(Empty, _OPEN, grammar_seats.left, seat="must"),
    "restricted": Row(bodies.Restricted, _ALWAYS, grammar_seats.restricted),
    "started": Row(Empty, _OPEN, _started),
    "played": Row(bodies.Played, _RUNNING, _played, seat="must", id="must"),
    "dealt": Row(bodies.Dealt, _RUNNING, _dealt, after=("started", "played", "dealt")),
    "undo_asked": Row(bodies.UndoAsked, _RUNNING, _undo_asked, seat="must", id="must"),
    "undo_answered": Row(bodies.UndoAnswered, _RUNNING, _undo_answered, seat="may", id="may"),
    "undone": Row(bodies.Undone, _RUNNING, _undone, seat="must", id="may"),
    "redone": Row(bodies.Redone, _RUNNING, _redone, seat="must", id="may"),
    "handed_over": Row(bodies.HandedOver, ("running", "paused"), grammar_seats.handed_over, seat="must"),
    "resigned": Row(Empty, _RUNNING, of_a_person, seat="must"),
    "paused": Row(bodies.Paused, _RUNNING, _paused),
    "resumed": Row(Empty, ("paused",), by_a_person, seat="must"),
    "ended": Row(bodies.Ended, _RUNNING, _ended, after=("started", "played", "dealt", "resigned")),
    "scored": Row(bodies.Scored, ("ended",), _right),
    "stopped": Row(bodies.Stopped, ("open", "running", "paused"), _stopped),
    "abandoned": Row(Empty, ("open", "running", "paused"), _abandoned),
    "revealed": Row(bodies.Revealed, ("scored", "abandoned"), _right, after=("scored", "abandoned")),
    "followed": Row(bodies.Followed, ("scored",), _followed),
    "said": Row(None, _ALWAYS, _said, seat="may", id="may"),
    "erased": Row(bodies.Erased, _ALWAYS, _erased),
}
"""Every kind: its body, when it may come, right after which kinds, and whether it names a seat and an id."""

_decoders: Final = {row.body: msgspec.json.Decoder(row.body) for row in GRAMMAR.values() if row.body is not None}
