"""Going on after a pause."""

from __future__ import annotations

from concurrent.futures import Future

from events.writer import write
from games.tables.writes.session import At, must_be, must_sit


def resume(table: str, player: str) -> Future[None]:
    """Anybody seated lets a paused game go on: who was asked is asked anew, with all the time there is."""

    def decide(at: At) -> None:
        seat = must_sit(at, player)
        must_be(at, "paused", "not_paused")
        at.append("resumed", seat=seat)

    return write(table, decide)
