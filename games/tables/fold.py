"""The one fold of a table's log: entries in, the table out. Pure, so that `verify` needs no database."""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from events.entry import Entry
from games.engine.chance import first_digest
from games.engine.contract import Choice, Outcome, Rules
from games.engine.deal import KnownDeal
from games.engine.replay import Replay
from games.tables import bodies, grammar, snapshot, times, undoing
from games.tables.grammar_case import Told
from games.tables.table import Chair, Chosen, Table, replaced
from games.tables.undoing import Free, Request, TakenBack, Undoing


class Telling(bodies.Unprinted, frozen=True):
    """What an entry tells: notes (not yet blanked), who chose (None in windows), the platform's own facts."""

    notes: tuple[Any, ...] = ()
    by: bodies.By | None = None
    data: dict[str, Any] | None = None
    question: int | None = None


@cache
def _move_decoder(rules: Rules[Any, Any, Any, Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(rules.move_type)


class TableFold:
    """`events.fold.Fold` for tables."""

    name = "table/6"

    def start(self, stream: str) -> Table:
        """A table of which nothing has been told yet."""
        return Table(id=stream)

    def copy(self, table: Table) -> Table:
        """An equal table that can go its own way."""
        twin = copy(table)
        twin.replay = table.replay and table.replay.copy()
        return twin

    def apply(self, table: Table, entry: Entry, seed: bytes) -> Telling:
        """Change the table by one effective entry; what the entry tells."""
        told = _APPLY[entry.kind](table, entry)
        times.note_sign(table, entry, told)
        if table.replay is not None:
            times.look(table, entry, told)
            times.keep_time(table, entry)
        return told

    def check(self, table: Table, entry: Entry, previous: Entry | None, told: Told) -> None:
        """OutOfPlace unless the entry may come next: nothing is appended that `verify` would refuse."""
        grammar.check(table, entry, previous, told)

    def encode(self, table: Table) -> bytes:
        """The table as a snapshot."""
        return snapshot.encode(table)

    def decode(self, body: bytes) -> Table:
        """The table that `encode` wrote down."""
        return snapshot.decode(body)


def _take_chair(table: Table, entry: Entry, chair: Chair) -> Chair:
    """Who sat there before."""
    assert entry.seat is not None
    chairs = table.chairs
    table.chairs = replaced(chairs, entry.seat, chair)
    full = all(each.sitter != "open" for each in table.chairs)
    table.full_at = (table.full_at or entry.at) if full else None
    return chairs[entry.seat]


def _opened(table: Table, entry: Entry) -> Telling:
    terms: bodies.Opened = grammar.decoded(entry)
    table.opened, table.opened_at = terms, entry.at
    kept = (None,) * terms.seats if terms.kept is msgspec.UNSET else terms.kept
    table.chairs = tuple(Chair(kept_for=player) for player in kept)
    shown = ["game", "version", "seats", "options", "pace", "commitment"]
    shown += [name for name in ("undo", "practice", "absence", "advice") if getattr(terms, name) is not msgspec.UNSET]
    if terms.origin is not None:
        shown.append("origin")
    return Telling(data={name: getattr(terms, name) for name in shown})


def _seated(table: Table, entry: Entry) -> Telling:
    seated: bodies.Seated = grammar.decoded(entry)
    _take_chair(table, entry, Chair(seated.sitter, seated.player, seated.level, seated.salt))
    host = seated.player == table.terms.host
    return Telling(data={**msgspec.to_builtins(seated), "host": host})


def _left(table: Table, entry: Entry) -> Telling:
    return Telling(data={"player": _take_chair(table, entry, Chair()).player})


def _handed_over(table: Table, entry: Entry) -> Telling:
    assert entry.seat is not None
    given: bodies.HandedOver = grammar.decoded(entry)
    before = table.chairs[entry.seat]
    for_good = given.why == "resigned" or table.absence is None
    _take_chair(
        table,
        entry,
        Chair(
            sitter="person" if given.level is None else "bot",
            player=None if for_good else before.player,
            level=given.level,
            salt=before.salt,
            resigned=before.resigned,
        ),
    )
    table.game.renew(entry.seq, entry.seat)
    table.undoing = _undoing(table).handed_over(entry.seat, entry.seq)
    data: dict[str, Any] = {"level": given.level, "why": given.why, "player": before.player}
    return Telling(data=data if given.reason is msgspec.UNSET else data | {"reason": given.reason})


def _restricted(table: Table, entry: Entry) -> Telling:
    restricted: bodies.Restricted = grammar.decoded(entry)
    others = tuple(each for each in table.restricted if each.player != restricted.player)
    table.restricted = others if restricted.lifted else (*others, restricted)
    return Telling(data=msgspec.to_builtins(restricted))


def _started(table: Table, entry: Entry) -> Telling:
    terms, rules = table.terms, table.rules
    if terms.position is None:
        options = msgspec.convert(terms.options, rules.options_type)
        state = rules.start(rules.standard(terms.seats, options))
    else:
        state = rules.read(terms.position)
    digest = first_digest(terms.commitment, [chair.salt for chair in table.chairs])
    known = None if terms.deal is msgspec.UNSET else KnownDeal(terms.deal.digests)
    table.replay = Replay.begin(rules, state, seats=terms.seats, digest=digest, number=entry.seq, known=known)
    table.status = "running"
    table.undoing = Undoing.begin(terms.seats)
    table.acted_at = (entry.at,) * terms.seats
    table.chosen = (Chosen(),) * terms.seats
    return Telling()


def _undoing(table: Table) -> Undoing:
    assert table.undoing is not None
    return table.undoing


def _played(table: Table, entry: Entry) -> Telling:
    assert entry.seat is not None
    played: bodies.Played = grammar.decoded(entry)
    move = _move_decoder(table.rules).decode(played.move)
    notes: list[Any] = []
    hidden, due, asked = table.in_window, table.due(), table.game.question
    # Who answered a window is told to nobody, so nothing may be taken back that would show it.
    matters = played.by == "person" or (asked is not None and len(asked.seats) > 1)  # a barrier may take a move's time
    barrier = hidden or (matters and table.rules.barrier(table.game.state, entry.seat, move))
    question = table.game.choose(entry.seq, Choice(entry.seat, move), notes.append)
    answered = [] if asked is None else [answer.seat for answer in asked.answers]
    stays_open = table.game.question is asked
    free = played.by == "person" and not barrier and (stays_open or len(answered) == 1)
    table.undoing = _undoing(table).chosen(
        entry.seat,
        Free(entry.seq, due.isoformat() if due else None) if free else None,
        entry.seq,
        answered if stays_open and not barrier else (),
    )
    made = getattr(table.chosen[entry.seat], played.by) + 1
    table.chosen = replaced(table.chosen, entry.seat, replace(table.chosen[entry.seat], **{played.by: made}))
    data = {"failed": True} if played.failed and not hidden else None
    return Telling(tuple(notes), None if hidden else played.by, data, question)


def _dealt(table: Table, entry: Entry) -> Telling:
    notes: list[Any] = []
    table.game.deal(entry.seq, Outcome(tuple(grammar.decoded(entry).outcome)), notes.append)
    table.undoing = _undoing(table).nothing_free()
    return Telling(tuple(notes))


def _undo_asked(table: Table, entry: Entry) -> Telling:
    assert entry.seat is not None
    asked: bodies.UndoAsked = grammar.decoded(entry)
    people = (seat for seat, chair in enumerate(table.chairs) if chair.player is not None)
    request = Request(
        seat=entry.seat,
        number=entry.seq,
        entries=asked.entries,
        redo=asked.redo,
        left=tuple(seat for seat in people if seat != entry.seat),
        until=undoing.until(table.terms.pace, entry.at),
        learned=asked.learned,
    )
    table.undoing = _undoing(table).asked(request)
    return Telling(data={"about": asked.about, "entries": asked.entries, "redo": asked.redo})


def _undo_answered(table: Table, entry: Entry) -> Telling:
    answered: bodies.UndoAnswered = grammar.decoded(entry)
    table.undoing = _undoing(table).answered(entry.seat, answered.yes, entry.seq)
    return Telling(data=msgspec.to_builtins(answered))


def _undone(table: Table, entry: Entry) -> Telling:
    # What is taken back has been left out of the fold already; here the questions are put again.
    undone: bodies.Undone = grammar.decoded(entry)
    alone = isinstance(undone, bodies.Withdrawn)
    table.game.renew(entry.seq, undone.seat if isinstance(undone, bodies.Withdrawn) else None)
    seat = -1 if entry.seat is None else entry.seat
    table.undoing = _undoing(table).undone(TakenBack(seat, entry.seq, undone.entries, undone.free, alone))
    return Telling(data=msgspec.to_builtins(undone))


def _redone(table: Table, entry: Entry) -> Telling:
    redone: bodies.Redone = grammar.decoded(entry)
    if not redone.alone:
        table.game.renew(entry.seq)
    table.undoing = _undoing(table).redone(entry.seq, free=redone.free)
    return Telling(data=msgspec.to_builtins(redone))


def _paused(table: Table, entry: Entry) -> Telling:
    paused: bodies.Paused = grammar.decoded(entry)
    table.status, table.paused_until = "paused", paused.until
    table.undoing = _undoing(table).request_over(entry.seq)
    return Telling(data=msgspec.to_builtins(paused))


def _resumed(table: Table, entry: Entry) -> Telling:
    table.status, table.paused_until = "running", None
    table.acted_at = (entry.at,) * len(table.chairs)  # who stayed away meanwhile has missed nothing
    table.game.renew(entry.seq)
    return Telling()


def _resigned(table: Table, entry: Entry) -> Telling:
    assert entry.seat is not None
    _take_chair(table, entry, replace(table.chairs[entry.seat], resigned=True))
    table.resigned += (entry.seat,)
    return Telling()


def _ended(table: Table, entry: Entry) -> Telling:
    table.status = "ended"
    table.game.asked = [None] * len(table.chairs)
    return Telling(data=msgspec.to_builtins(grammar.decoded(entry)))


def _scored(table: Table, entry: Entry) -> Telling:
    table.status = "scored"
    table.result = grammar.decoded(entry).result
    return Telling(data=msgspec.to_builtins(grammar.decoded(entry)))


def _stopped(table: Table, entry: Entry) -> Telling:
    return Telling(data=msgspec.to_builtins(grammar.decoded(entry)))


def _erased(table: Table, entry: Entry) -> Telling:
    return Telling(data=msgspec.to_builtins(grammar.decoded(entry)))


def _abandoned(table: Table, entry: Entry) -> Telling:
    table.status, table.paused_until = "abandoned", None
    if table.replay is not None:
        table.replay.asked = [None] * len(table.chairs)
    return Telling()


def _revealed(table: Table, entry: Entry) -> Telling:
    table.seed = grammar.decoded(entry).seed
    return Telling(data={"seed": table.seed})


def _followed(table: Table, entry: Entry) -> Telling:
    followed: bodies.Followed = grammar.decoded(entry)
    table.followed += (followed.table,)
    return Telling(data={"table": followed.table})


def _nothing(table: Table, entry: Entry) -> Telling:
    return Telling()


_APPLY = {
    "opened": _opened,
    "seated": _seated,
    "left": _left,
    "handed_over": _handed_over,
    "restricted": _restricted,
    "started": _started,
    "played": _played,
    "dealt": _dealt,
    "undo_asked": _undo_asked,
    "undo_answered": _undo_answered,
    "undone": _undone,
    "redone": _redone,
    "paused": _paused,
    "resumed": _resumed,
    "resigned": _resigned,
    "stopped": _stopped,
    "erased": _erased,
    "abandoned": _abandoned,
    "ended": _ended,
    "scored": _scored,
    "revealed": _revealed,
    "followed": _followed,
    "said": _nothing,
}

FOLD = TableFold()
