"""What staff may do to a table, by entries whose reason everybody reads: end it, hand a seat over, remove words."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final

from events import chat
from events.writer import Refused, write
from games.tables import bodies
from games.tables.writes.absence import hand_over
from games.tables.writes.ending import abandon
from games.tables.writes.session import Session, must_exist

REASON: Final = range(1, 501)
"""So many characters a reason may have."""


def stop(table: str, reason: str) -> Future[int]:
    """End the table where it stands, and open all that it held; the number of the entry that says why.

    Refused as `not_running` if it has ended already.
    """
    stopped = bodies.Stopped(_reason(reason))

    def decide(session: Session) -> int:
        if session.state.status not in ("open", "running", "paused"):
            raise Refused("not_running")
        entry, _ = session.append("stopped", body=stopped)
        abandon(session)
        return entry.seq

    return write(table, decide)


def replace(table: str, seat: int, reason: str) -> Future[int]:
    """Let the agreed bot stand in for the person in that seat, who may come back; the number of the entry.

    Refused as `not_running` unless the game is going on or paused, as `not_seated` where no person plays, and as
    `not_allowed` at a table of before, where who is replaced could not come back.
    """
    given = _reason(reason)

    def decide(session: Session) -> int:
        _must_be_played(session, seat)
        if session.state.chairs[seat].sitter != "person":
            raise Refused("not_seated")
        if session.state.absence is None:
            raise Refused("not_allowed")
        return hand_over(session, seat, "staff", given)

    return write(table, decide)


def give_back(table: str, seat: int, reason: str) -> Future[int]:
    """Give the seat back to its person, for whom a bot stands in; the number of the entry. A pause goes on.

    Refused as `not_running` unless the game is going on or paused, and as `not_seated` where no bot stands in.
    """
    given = _reason(reason)

    def decide(session: Session) -> int:
        _must_be_played(session, seat)
        chair = session.state.chairs[seat]
        if not chair.stood_in or chair.player is None:
            raise Refused("not_seated")
        body = bodies.HandedOver(None, "staff", chair.player, given)
        entry, _ = session.append("handed_over", seat=seat, body=body)
        return entry.seq

    return write(table, decide)


def erase(table: str, said: int, reason: str) -> Future[int]:
    """Remove the words of entry `said`, in the same transaction as the entry that says why; its number.

    Refused as `not_found` if there are no words in that entry (any more).
    """
    erased = bodies.Erased(said, _reason(reason))

    def decide(session: Session) -> int:
        text, _ = chat.texts_of(table, [said]).get(said, (None, None))
        if text is None:
            raise Refused("not_found")
        entry, _ = session.append("erased", body=erased)
        chat.erase(table, said)  # last: a decision that is refused takes nothing back but entries
        return entry.seq

    return write(table, decide)


def _must_be_played(session: Session, seat: int) -> None:
    must_exist(session, seat)
    if session.state.status not in ("running", "paused"):
        raise Refused("not_running")


def _reason(text: str) -> str:
    if len(text.strip()) not in REASON:
        raise Refused("bad_request", "reason")
    return text.strip()
