"""How a table ends: played out and scored, resigned, or abandoned. Then all is revealed."""

from __future__ import annotations

from concurrent.futures import Future
from datetime import timedelta

from events.writer import write
from games.tables import bodies
from games.tables.result import result
from games.tables.writes.session import At, must_be, must_sit

REPLACEMENT: bodies.Level = "casual"


def resign(table: str, player: str) -> Future[None]:
    """Give up for good: with two players the other wins, with more a bot takes the seat."""

    def decide(at: At) -> None:
        seat = must_sit(at, player)
        must_be(at, "running", "not_running")
        at.append("resigned", seat=seat)
        if len(at.state.chairs) == 2:
            at.append("ended", body=bodies.Ended("resigned"))
        else:
            at.append("handed_over", seat=seat, body=bodies.HandedOver(REPLACEMENT, "resigned"))

    return write(table, decide)


def score(table: str) -> Future[bool]:
    """After the end: the result and the seed, together; False if that has been done or is not due."""

    def decide(at: At) -> bool:
        if at.state.status != "ended":
            return False
        at.append("scored", body=bodies.Scored(result(at.state)))
        _reveal(at)
        return True

    return write(table, decide)


def close_idle(table: str) -> Future[bool]:
    """Where no person has moved for so long that the next step is due: pause the game, or abandon the table.

    False if it is not due, or not any more.
    """

    def decide(at: At) -> bool:
        due = at.state.closing_at()
        if due is None or at.now < due:
            return False
        if at.state.status == "running":
            wait = timedelta(seconds=min(at.state.terms.pace.patience, bodies.WEEK))
            at.append("paused", body=bodies.Paused("idle", bodies.instant(at.now + wait)))
        else:
            abandon(at)
        return True

    return write(table, decide)


def abandon(at: At) -> None:
    """Append that this table comes to no end, and all that it held."""
    at.append("abandoned")
    _reveal(at)


def _reveal(at: At) -> None:
    at.append("revealed", body=bodies.Revealed(at.seed.hex()))
