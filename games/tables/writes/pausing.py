"""Going on after a pause."""

from __future__ import annotations

from concurrent.futures import Future

from events.writer import write
from games.tables.writes.session import Session, must_be, must_sit


def resume(table: str, player: str) -> Future[None]:
    """Anybody seated lets a paused game go on: who was asked is asked anew, with all the time there is."""

    def decide(session: Session) -> None:
        seat = must_sit(session, player)
        must_be(session, "paused", "not_paused")
        session.append("resumed", seat=seat)

    return write(table, decide)
