"""The one fold of a table's log: entries in, the table out. Pure, so that `verify` needs no database."""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Any

import msgspec

from events.entry import Entry
from games import catalog
from games.engine.chance import first_digest
from games.engine.contract import Choice, Outcome, Rules
from games.engine.replay import Question, Replay
from games.tables import bodies, grammar
from games.tables.table import Chair, Table


class Telling(bodies.Unprinted, frozen=True):
    """What an entry tells: notes (not yet blanked), who chose (None in windows), the platform's own facts."""

    notes: tuple[Any, ...] = ()
    by: bodies.By | None = None
    data: dict[str, Any] | None = None
    question: int | None = None


_BODIES = (
    bodies.Opened, bodies.Seated, bodies.HandedOver, bodies.Played, bodies.Dealt, bodies.Undone, bodies.Redone,
    bodies.Paused, bodies.Ended, bodies.Scored, bodies.Revealed, bodies.Followed,
)  # fmt: skip
_decoders: dict[Any, msgspec.json.Decoder[Any]] = {kind: msgspec.json.Decoder(kind) for kind in _BODIES}


@cache
def _move_decoder(rules: Rules[Any, Any, Any, Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(rules.move_type)


def _body(entry: Entry, kind: Any) -> Any:
    return _decoders[kind].decode(entry.body or b"null")


class TableFold:
    """`events.fold.Fold` for tables."""

    name = "table/2"

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
        if _is_sign_of_a_person(entry, told):
            table.moved_at = entry.at
        if table.replay is not None:
            _keep_time(table, entry)
        return told

    def check(self, table: Table, entry: Entry, previous: Entry | None, told: grammar.Told) -> None:
        """OutOfPlace unless the entry may come next: nothing is appended that `verify` would refuse."""
        grammar.check(table, entry, previous, told)

    def encode(self, table: Table) -> bytes:
        """The table as a snapshot."""
        return _encoder.encode(table)

    def decode(self, body: bytes) -> Table:
        """The table that `encode` wrote down."""
        return _decoder.decode(body)


class _KeptReplay(bodies.Unprinted, frozen=True):
    """A game being played, as a snapshot holds it: state and answers are typed by the rules, so they wait for those."""

    game: str
    version: int
    state: Any
    digest: str
    asked: list[int | None]
    question: Question | None


def _kept(replay: Replay[Any]) -> _KeptReplay:
    rules = replay.rules
    return _KeptReplay(rules.key, rules.version, replay.state, replay.digest.hex(), replay.asked, replay.question)


def _replay(_: type, plain: Any) -> Replay[Any]:
    kept = msgspec.convert(plain, _KeptReplay)
    rules = catalog.game(kept.game, kept.version).rules
    if kept.question is not None:
        kept.question.answers = [
            Choice(answer.seat, msgspec.convert(answer.move, rules.move_type)) for answer in kept.question.answers
        ]
    state = msgspec.convert(kept.state, rules.state_type)
    return Replay(rules, state, digest=bytes.fromhex(kept.digest), asked=kept.asked, question=kept.question)


# `Replay` is the one type that msgspec does not know. In one order, so that equal tables give equal bytes.
_encoder = msgspec.json.Encoder(enc_hook=_kept, order="deterministic")
_decoder = msgspec.json.Decoder(Table, dec_hook=_replay)


_SIGNS = frozenset({
    "opened", "seated", "left", "handed_over", "started", "resumed", "resigned", "undo_asked", "undo_answered",
    "undone", "redone",
})  # fmt: skip


def _is_sign_of_a_person(entry: Entry, told: Telling) -> bool:
    if entry.kind == "played":
        return told.by == "person"
    return entry.kind in _SIGNS or (entry.kind == "said" and entry.seat is not None)


def _keep_time(table: Table, entry: Entry) -> None:
    asked = table.game.asked
    before = table.asked_at or (None,) * len(asked)
    keeps = entry.kind == "undone" and isinstance(_body(entry, bodies.Undone), bodies.Withdrawn)
    since = min((at for at in before if at), default=entry.at)

    def since_when(seat: int, number: int | None) -> str | None:
        if number is None:
            return None
        # A seat that is asked again by an older entry keeps the time of the open question.
        return entry.at if number == entry.seq and not keeps else before[seat] or since

    table.asked_at = tuple(since_when(seat, number) for seat, number in enumerate(asked))


def _take_chair(table: Table, entry: Entry, chair: Chair) -> Chair:
    """Who sat there before."""
    assert entry.seat is not None
    chairs = table.chairs
    table.chairs = (*chairs[: entry.seat], chair, *chairs[entry.seat + 1 :])
    return chairs[entry.seat]


def _opened(table: Table, entry: Entry) -> Telling:
    terms: bodies.Opened = _body(entry, bodies.Opened)
    table.opened, table.opened_at = terms, entry.at
    table.chairs = (Chair(),) * terms.seats
    shown = ("game", "version", "seats", "options", "pace", "commitment")
    return Telling(data={name: getattr(terms, name) for name in shown})


def _seated(table: Table, entry: Entry) -> Telling:
    seated: bodies.Seated = _body(entry, bodies.Seated)
    _take_chair(table, entry, Chair(seated.sitter, seated.player, seated.level, seated.salt))
    host = seated.player == table.terms.host
    return Telling(data={**msgspec.to_builtins(seated), "host": host})


def _left(table: Table, entry: Entry) -> Telling:
    return Telling(data={"player": _take_chair(table, entry, Chair()).player})


def _handed_over(table: Table, entry: Entry) -> Telling:
    assert entry.seat is not None
    given: bodies.HandedOver = _body(entry, bodies.HandedOver)
    before = table.chairs[entry.seat]
    _take_chair(table, entry, Chair("bot", None, given.level, before.salt, before.resigned))
    table.game.renew(entry.seq, entry.seat)
    return Telling(data={"level": given.level, "why": given.why, "player": before.player})


def _started(table: Table, entry: Entry) -> Telling:
    terms, rules = table.terms, table.rules
    if terms.position is None:
        options = msgspec.convert(terms.options, rules.options_type)
        state = rules.start(rules.standard(terms.seats, options))
    else:
        state = msgspec.convert(terms.position, rules.state_type)
    digest = first_digest(terms.commitment, [chair.salt for chair in table.chairs])
    table.replay = Replay.begin(rules, state, seats=terms.seats, digest=digest, number=entry.seq)
    table.status = "running"
    return Telling()


def _played(table: Table, entry: Entry) -> Telling:
    assert entry.seat is not None
    played: bodies.Played = _body(entry, bodies.Played)
    move = _move_decoder(table.rules).decode(played.move)
    notes: list[Any] = []
    hidden = table.in_window
    question = table.game.choose(entry.seq, Choice(entry.seat, move), notes.append)
    data = {"failed": True} if played.failed and not hidden else None
    return Telling(tuple(notes), None if hidden else played.by, data, question)


def _dealt(table: Table, entry: Entry) -> Telling:
    notes: list[Any] = []
    table.game.deal(entry.seq, Outcome(tuple(_body(entry, bodies.Dealt).outcome)), notes.append)
    return Telling(tuple(notes))


def _undone(table: Table, entry: Entry) -> Telling:
    # What is taken back has been left out of the fold already; here the questions are put again.
    undone: bodies.Undone = _body(entry, bodies.Undone)
    table.game.renew(entry.seq, undone.seat if isinstance(undone, bodies.Withdrawn) else None)
    return Telling(data=msgspec.to_builtins(undone))


def _redone(table: Table, entry: Entry) -> Telling:
    table.game.renew(entry.seq)
    return Telling(data={"entries": _body(entry, bodies.Redone).entries})


def _paused(table: Table, entry: Entry) -> Telling:
    paused: bodies.Paused = _body(entry, bodies.Paused)
    table.status, table.paused_until = "paused", paused.until
    return Telling(data=msgspec.to_builtins(paused))


def _resumed(table: Table, entry: Entry) -> Telling:
    table.status, table.paused_until = "running", None
    table.game.renew(entry.seq)
    return Telling()


def _resigned(table: Table, entry: Entry) -> Telling:
    assert entry.seat is not None
    _take_chair(table, entry, msgspec.structs.replace(table.chairs[entry.seat], resigned=True))
    table.resigned += (entry.seat,)
    return Telling()


def _ended(table: Table, entry: Entry) -> Telling:
    table.status = "ended"
    table.game.asked = [None] * len(table.chairs)
    return Telling(data=msgspec.to_builtins(_body(entry, bodies.Ended)))


def _scored(table: Table, entry: Entry) -> Telling:
    table.status = "scored"
    table.result = _body(entry, bodies.Scored).result
    return Telling(data=msgspec.to_builtins(_body(entry, bodies.Scored)))


def _abandoned(table: Table, entry: Entry) -> Telling:
    table.status, table.paused_until = "abandoned", None
    if table.replay is not None:
        table.replay.asked = [None] * len(table.chairs)
    return Telling()


def _revealed(table: Table, entry: Entry) -> Telling:
    table.seed = _body(entry, bodies.Revealed).seed
    return Telling(data={"seed": table.seed})


def _followed(table: Table, entry: Entry) -> Telling:
    followed: bodies.Followed = _body(entry, bodies.Followed)
    table.followed += (followed.table,)
    return Telling(data={"table": followed.table})


def _nothing(table: Table, entry: Entry) -> Telling:
    return Telling()


_APPLY = {
    "opened": _opened,
    "seated": _seated,
    "left": _left,
    "handed_over": _handed_over,
    "started": _started,
    "played": _played,
    "dealt": _dealt,
    "undo_asked": _nothing,
    "undo_answered": _nothing,
    "undone": _undone,
    "redone": _redone,
    "paused": _paused,
    "resumed": _resumed,
    "resigned": _resigned,
    "abandoned": _abandoned,
    "ended": _ended,
    "scored": _scored,
    "revealed": _revealed,
    "followed": _followed,
    "said": _nothing,
}

FOLD = TableFold()
