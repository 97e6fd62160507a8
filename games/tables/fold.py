"""The one fold of a table's log: entries in, the table out. Pure, so that `verify` needs no database."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from typing import Any, Literal

import msgspec

from events.entry import Entry
from games import catalog
from games.engine.chance import first_digest
from games.engine.contract import OVER, Choice, Outcome, Players, Rules, ScoreLine
from games.engine.replay import Question, Replay
from games.tables import bodies

Status = Literal["open", "running", "paused", "ended", "scored", "abandoned"]


class Chair(msgspec.Struct, frozen=True):
    """A seat at the table: who sits there now and who answers for the result."""

    sitter: Literal["person", "bot", "open"] = "open"
    player: str | None = None
    level: bodies.Level | None = None
    salt: str = ""
    resigned: bool = False


class Telling(msgspec.Struct, frozen=True):
    """What an entry tells: notes (not yet blanked), who chose (None in windows), the platform's own facts."""

    notes: tuple[Any, ...] = ()
    by: bodies.By | None = None
    data: dict[str, Any] | None = None
    question: int | None = None


class Table(msgspec.Struct):
    """A table as of one entry. Only the fold changes it; everybody else reads."""

    id: str
    status: Status = "open"
    opened: bodies.Opened | None = None
    opened_at: str = ""
    chairs: list[Chair] = []
    replay: Replay[Any] | None = None
    asked_at: list[str | None] = []
    resigned: list[int] = []
    result: list[ScoreLine] | None = None
    seed: str | None = None

    @property
    def terms(self) -> bodies.Opened:
        """What was fixed when the table opened."""
        assert self.opened is not None
        return self.opened

    @property
    def rules(self) -> Rules[Any, Any, Any, Any]:
        """The rules on which this table began and ends."""
        return catalog.game(self.terms.game, self.terms.version).rules

    @property
    def game(self) -> Replay[Any]:
        """The game being played; only once it has started."""
        assert self.replay is not None
        return self.replay

    def seat_of(self, player: str | None) -> int | None:
        """The seat where that person sits, or None."""
        if player is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.player == player), None)

    def may_talk(self, seat: int | None) -> bool:
        """Whether whoever sits there, or a spectator (None), may write now."""
        return seat is not None or self.rules.spectators_talk or self.status not in ("running", "paused")

    @property
    def question(self) -> Players | None:
        """Who is asked now, if anybody."""
        waiting = self.replay.waiting if self.replay and self.status == "running" else None
        return waiting if isinstance(waiting, Players) else None

    @property
    def in_window(self) -> bool:
        """Whether that is a reaction window."""
        return self.question is not None and self.question.window

    def people_asked(self) -> dict[str, datetime]:
        """The people who are asked now, each with when the question came."""
        asked = zip(self.chairs, self.asked_at, strict=True)
        return {chair.player: datetime.fromisoformat(at) for chair, at in asked if chair.player and at is not None}

    @property
    def topic(self) -> str | None:
        """What the open window is about, if one is open and the game says so."""
        return self.rules.topic(self.rules.view(self.game.state, None)) if self.in_window else None

    def due(self) -> datetime | None:
        """When the clock answers for a seat that is asked now, or None."""
        waiting = self.question
        if waiting is None:
            return None
        seconds = self.terms.pace.seconds(waiting.window)
        since = [at for at in self.asked_at if at is not None]
        if seconds is None or not since:
            return None
        return datetime.fromisoformat(min(since)) + timedelta(seconds=seconds)


class Snapshot(msgspec.Struct):
    """A table as it is written down; a cache, never the truth."""

    table: dict[str, Any]
    opened: bodies.Opened
    chairs: list[Chair]
    result: list[ScoreLine] | None
    state: msgspec.Raw = msgspec.Raw(b"null")  # "Raw or null" cannot be decoded
    digest: str = ""
    asked: list[int | None] = []
    question: dict[str, Any] | None = None


_BODIES = (
    bodies.Opened, bodies.Seated, bodies.HandedOver, bodies.Played, bodies.Dealt, bodies.Listed, bodies.Ended,
    bodies.Scored, bodies.Revealed,
)  # fmt: skip
_decoders: dict[Any, msgspec.json.Decoder[Any]] = {kind: msgspec.json.Decoder(kind) for kind in _BODIES}


@cache
def _move_decoder(rules: Rules[Any, Any, Any, Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(rules.move_type)


def _body(entry: Entry, kind: type[Any]) -> Any:
    return _decoders[kind].decode(entry.body or b"null")


class TableFold:
    """`events.fold.Fold` for tables."""

    name = "table/1"

    def start(self, stream: str) -> Table:
        """A table of which nothing has been told yet."""
        return Table(id=stream)

    def copy(self, table: Table) -> Table:
        """An equal table that can go its own way."""
        return Table(
            id=table.id,
            status=table.status,
            opened=table.opened,
            opened_at=table.opened_at,
            chairs=table.chairs.copy(),
            replay=table.replay and table.replay.copy(),
            asked_at=table.asked_at.copy(),
            resigned=table.resigned.copy(),
            result=table.result,
            seed=table.seed,
        )

    def apply(self, table: Table, entry: Entry, seed: bytes) -> Telling:
        """Change the table by one effective entry; what the entry tells."""
        told = _APPLY[entry.kind](table, entry)
        if table.replay is not None:
            _keep_time(table, entry)
        return told

    def encode(self, table: Table) -> bytes:
        """The table as a snapshot."""
        replay, question = table.replay, table.replay and table.replay.question
        return msgspec.json.encode(
            Snapshot(
                table={
                    "id": table.id,
                    "status": table.status,
                    "opened_at": table.opened_at,
                    "asked_at": table.asked_at,
                    "resigned": table.resigned,
                    "seed": table.seed,
                },
                opened=table.terms,
                chairs=table.chairs,
                result=table.result,
                state=msgspec.Raw(msgspec.json.encode(replay.state if replay else None)),
                digest=replay.digest.hex() if replay else "",
                asked=replay.asked if replay else [],
                question=msgspec.to_builtins(question) if question else None,
            )
        )

    def decode(self, body: bytes) -> Table:
        """The table that `encode` wrote down."""
        kept = msgspec.json.decode(body, type=Snapshot)
        table = Table(opened=kept.opened, chairs=kept.chairs, result=kept.result, **kept.table)
        if bytes(kept.state) != b"null":
            rules = table.rules
            table.replay = Replay(
                rules,
                msgspec.json.decode(kept.state, type=rules.state_type),
                digest=bytes.fromhex(kept.digest),
                asked=kept.asked,
                question=_question(rules, kept.question),
            )
        return table


def _question(rules: Rules[Any, Any, Any, Any], kept: dict[str, Any] | None) -> Question | None:
    if kept is None:
        return None
    answers = [Choice(each["seat"], msgspec.convert(each["move"], rules.move_type)) for each in kept["answers"]]
    return Question(kept["number"], tuple(kept["seats"]), answers)


def _keep_time(table: Table, entry: Entry) -> None:
    # A question that is renewed for one seat after an undo keeps its deadline (design.md part 4).
    asked = table.game.asked
    if len(table.asked_at) != len(asked):
        table.asked_at = [None] * len(asked)
    for seat, number in enumerate(asked):
        if number is None:
            table.asked_at[seat] = None
        elif number == entry.seq and not (entry.kind == "undone" and entry.seat is not None):
            table.asked_at[seat] = entry.at
        elif table.asked_at[seat] is None:
            table.asked_at[seat] = min((at for at in table.asked_at if at), default=entry.at)


def _opened(table: Table, entry: Entry) -> Telling:
    terms: bodies.Opened = _body(entry, bodies.Opened)
    table.opened, table.opened_at = terms, entry.at
    table.chairs = [Chair() for _ in range(terms.seats)]
    shown = ("game", "version", "seats", "options", "pace", "commitment")
    return Telling(data={name: getattr(terms, name) for name in shown})


def _seated(table: Table, entry: Entry) -> Telling:
    assert entry.seat is not None
    seated: bodies.Seated = _body(entry, bodies.Seated)
    table.chairs[entry.seat] = Chair(seated.sitter, seated.player, seated.level, seated.salt)
    host = seated.player == table.terms.host
    return Telling(data={**msgspec.to_builtins(seated), "host": host})


def _left(table: Table, entry: Entry) -> Telling:
    assert entry.seat is not None
    player = table.chairs[entry.seat].player
    table.chairs[entry.seat] = Chair()
    return Telling(data={"player": player})


def _handed_over(table: Table, entry: Entry) -> Telling:
    assert entry.seat is not None
    given: bodies.HandedOver = _body(entry, bodies.HandedOver)
    before = table.chairs[entry.seat]
    table.chairs[entry.seat] = Chair("bot", None, given.level, before.salt, before.resigned)
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


def _renewed(table: Table, entry: Entry) -> Telling:
    # What is taken back has been left out of the fold already; here the questions are put again.
    table.game.renew(entry.seq, entry.seat if entry.kind == "undone" else None)
    return Telling(data={"entries": _body(entry, bodies.Listed).entries})


def _paused(table: Table, entry: Entry) -> Telling:
    table.status = "paused"
    return Telling()


def _resumed(table: Table, entry: Entry) -> Telling:
    table.status = "running"
    table.game.renew(entry.seq)
    return Telling()


def _resigned(table: Table, entry: Entry) -> Telling:
    assert entry.seat is not None
    table.chairs[entry.seat] = msgspec.structs.replace(table.chairs[entry.seat], resigned=True)
    table.resigned.append(entry.seat)
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
    table.status = "abandoned"
    if table.replay is not None:
        table.replay.asked = [None] * len(table.chairs)
    return Telling()


def _revealed(table: Table, entry: Entry) -> Telling:
    table.seed = _body(entry, bodies.Revealed).seed
    return Telling(data={"seed": table.seed})


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
    "undone": _renewed,
    "redone": _renewed,
    "paused": _paused,
    "resumed": _resumed,
    "resigned": _resigned,
    "abandoned": _abandoned,
    "ended": _ended,
    "scored": _scored,
    "revealed": _revealed,
    "said": _nothing,
}

FOLD = TableFold()
__all__ = ["FOLD", "OVER", "Chair", "Table", "TableFold", "Telling"]
