"""Bots that stand in for people who leave or stay away, and people who come back (decision 0028).

Who is away is judged before, by sockets (`games/tables/attendance.py`); here, as in the grammar, whether it may be so.
"""

from __future__ import annotations

from concurrent.futures import Future
from datetime import timedelta
from typing import Literal

import msgspec

from events.writer import Refused, write
from games.tables import bodies
from games.tables.writes.session import Session, must_be, must_exist, must_sit

_REPLACEMENT: bodies.Level = "casual"
"""The bot of tables at which no level was agreed."""


def stand_in(table: str, player: str) -> Future[bool]:
    """Let a bot take over for somebody who is away, while another person plays; False where that is not due."""

    def decide(session: Session) -> bool:
        seat = session.state.seat_of(player)
        if seat is None or not _missed(session, seat) or not session.state.others_play(seat):
            return False
        hand_over(session, seat, "away")
        return True

    return write(table, decide)


def pause(table: str) -> Future[bool]:
    """Where a deadline has run out and nobody is there: let the clock rest; False where that is not due."""

    def decide(session: Session) -> bool:
        state, due = session.state, session.state.due()
        if due is None or session.now < due or not all(_missed(session, seat) for seat in state.playing):
            return False
        append_pause(session, "away")
        return True

    return write(table, decide)


def come_back(table: str, player: str, seat: int) -> Future[None]:
    """Take one's seat back from the bot that stood in; a game that was paused goes on. Nothing if one sits there."""

    def decide(session: Session) -> None:
        must_exist(session, seat)
        if session.state.seat_of(player) != seat:
            raise Refused("not_your_seat")
        if session.state.status not in ("running", "paused"):
            raise Refused("not_running")
        if session.state.chairs[seat].stood_in:
            _return(session, seat)
            if session.state.status == "paused":
                session.append("resumed", seat=seat)

    return write(table, decide)


def resume(table: str, player: str) -> Future[None]:
    """Anybody seated lets a paused game go on: who was asked is asked anew, with all the time there is."""

    def decide(session: Session) -> None:
        seat = must_sit(session, player)
        must_be(session, "paused", "not_paused")
        if session.state.chairs[seat].stood_in:
            _return(session, seat)
        session.append("resumed", seat=seat)

    return write(table, decide)


def miss(session: Session, seat: int) -> bool:
    """Where turns are long a deadline of that seat has run out: append what follows; True if the game is paused now."""
    if not _missed(session, seat):
        return False
    if session.state.others_play(seat):
        hand_over(session, seat, "away")
        return False
    append_pause(session, "away")
    return True


def hand_over(
    session: Session,
    seat: int,
    why: Literal["left", "away", "resigned", "staff"],
    reason: str | msgspec.UnsetType = msgspec.UNSET,
) -> int:
    """Append that a bot plays there from now on, and a pause where no person is left who plays; the first's number."""
    agreed = session.state.absence
    level = _REPLACEMENT if agreed is None else agreed.level
    entry, _ = session.append("handed_over", seat=seat, body=bodies.HandedOver(level, why, reason=reason))
    if session.state.status == "running" and session.state.lacks_people:
        append_pause(session, "away")
    return entry.seq


def append_pause(session: Session, why: Literal["idle", "away"]) -> None:
    """Append that the game rests, until somebody goes on or it is abandoned."""
    wait = timedelta(seconds=min(session.state.terms.pace.patience, bodies.WEEK))
    session.append("paused", body=bodies.Paused(why, bodies.instant(session.now + wait)))


def _return(session: Session, seat: int) -> None:
    player = session.state.chairs[seat].player
    assert player is not None
    session.append("handed_over", seat=seat, body=bodies.HandedOver(None, "returned", player))


def _missed(session: Session, seat: int) -> bool:
    missed = session.state.missed_at(seat)
    return missed is not None and session.now >= missed
