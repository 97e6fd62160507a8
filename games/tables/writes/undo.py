"""Taking back and bringing back: at once what nothing hangs on, else by asking everybody (decision 0026)."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from datetime import datetime
from typing import Any

import msgspec

from events.writer import Refused, write
from games.tables import bodies
from games.tables.grammar import decoded
from games.tables.undoing import TakenBack, Undoing, counting, in_open_question, is_alone, learned, reach
from games.tables.writes.session import Session, must_be, must_play, must_sit


class Answer(msgspec.Struct, frozen=True):
    """What was asked for stands in the log as entry `seq`."""

    id: str
    seq: int


def undo(table: str, player: str, id: str, choice: int, *, ask: bool) -> Future[Answer]:
    """Take back one's own choice: at once if nothing hangs on it, or (`ask`) with all that followed if all agree.

    Refused as `stale` for what cannot be taken back so (any more), as `not_allowed` where the table does not want it.
    """

    def decide(session: Session, seat: int, undoing: Undoing) -> tuple[str, Any]:
        must_play(session, seat)
        if ask:
            _may_ask(session, seat, undoing)
            count, seats = counting(session.told()), len(session.state.chairs)
            gone = reach(session.state, count, seat, choice)
            if gone is None:
                raise Refused("stale")
            return "undo_asked", bodies.UndoAsked(choice, gone, learned(count, gone, seats))
        if session.state.terms.undo_rule == "none":
            raise Refused("not_allowed")
        free = undoing.free[seat]
        if free is None or free.number != choice or (free.until is not None and _late(session, free.until)):
            raise Refused("stale")
        if in_open_question(session.state, seat):
            return "undone", bodies.Withdrawn(seat, (choice,), free=True)
        return "undone", bodies.Rewound((choice,), free=True)

    return _write(table, player, id, decide, choice)


def redo(table: str, player: str, id: str, undone: int, *, ask: bool) -> Future[Answer]:
    """Bring back what entry `undone` took back: at once if that was free, else (`ask`) if all agree.

    Refused as `stale` once anybody has chosen, as `not_allowed` where it has to be asked for and is not, or may not be.
    """

    def decide(session: Session, seat: int, undoing: Undoing) -> tuple[str, Any]:
        must_play(session, seat)
        newest = undoing.standing[-1] if undoing.standing else None
        if newest is None or (newest.number, newest.seat) != (undone, seat):
            raise Refused("stale")
        if newest.free == ask:
            raise Refused("not_allowed")
        if ask:
            _may_ask(session, seat, undoing)
            nothing: tuple[tuple[int, ...], ...] = ((),) * len(session.state.chairs)
            return "undo_asked", bodies.UndoAsked(undone, newest.entries, nothing, redo=True)
        return "redone", _redone(newest)

    return _write(table, player, id, decide, undone)


def _may_ask(session: Session, seat: int, undoing: Undoing) -> None:
    if session.state.terms.undo_rule != "asked" or seat in undoing.refused:
        raise Refused("not_allowed")
    if undoing.request is not None:
        raise Refused("stale")


def answer(table: str, player: str, id: str, request: int, *, yes: bool) -> Future[Answer]:
    """Agree to what entry `request` asks, or not; refused as `stale` once that is over, or for who is not asked."""

    def decide(session: Session, seat: int, undoing: Undoing) -> tuple[str, Any]:
        open_one = undoing.request
        if open_one is None or open_one.number != request or seat not in open_one.left:
            raise Refused("stale")
        if _late(session, open_one.until):
            raise Refused("stale")
        return "undo_answered", bodies.UndoAnswered(request, yes)

    return _write(table, player, id, decide, request)


def time_over(table: str, request: int) -> Future[bool]:
    """End a request that has not been answered by all in its time, as a no; False if it is over, or not due."""

    def decide(session: Session) -> bool:
        open_one = session.state.request
        if open_one is None or open_one.number != request or not _late(session, open_one.until):
            return False
        session.append("undo_answered", body=bodies.UndoAnswered(request, yes=False, by="clock"))
        return True

    return write(table, decide)


_Decide = Callable[[Session, int, Undoing], tuple[str, Any]]


def _write(table: str, player: str, id: str, decide: _Decide, about: int) -> Future[Answer]:
    """Append what `decide` says for the seat of that person; a repeated id gets the first answer."""

    def append(session: Session) -> Answer:
        seat = must_sit(session, player)
        earlier = session.earlier(seat, id)
        if earlier is not None:
            if _about(earlier.kind, decoded(earlier)) != about:
                raise Refused("id_reused")
            return Answer(id, earlier.seq)
        must_be(session, "running", "not_running")
        assert session.state.undoing is not None
        kind, body = decide(session, seat, session.state.undoing)
        entry, _ = session.append(kind, seat=seat, id=id, body=body)
        _grant(session)
        return Answer(id, entry.seq)

    return write(table, append)


def _about(kind: str, body: Any) -> int | None:
    """The entry that somebody named who has written this; None if it is of another kind."""
    if kind == "undone":
        return int(body.entries[0])
    names = {"redone": "undone", "undo_asked": "about", "undo_answered": "request"}
    return getattr(body, names[kind]) if kind in names else None


def _grant(session: Session) -> None:
    """What all have agreed to is done, and what needs nobody's consent."""
    request = session.state.request
    if request is None or request.left:
        return
    seat, entries = request.seat, request.entries
    body: Any
    if request.redo:
        assert session.state.undoing is not None
        body = _redone(session.state.undoing.standing[-1])
    elif is_alone(session.state, seat, entries):
        body = bodies.Withdrawn(seat, entries)
    else:
        body = bodies.Rewound(entries)
    session.append("redone" if request.redo else "undone", seat=seat, body=body)


def _redone(taken: TakenBack) -> bodies.Redone:
    return bodies.Redone(taken.entries, taken.number, taken.free, taken.alone)


def _late(session: Session, until: str) -> bool:
    return session.now >= datetime.fromisoformat(until)
