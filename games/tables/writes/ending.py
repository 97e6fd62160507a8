"""How a table ends: played out and scored, resigned, or abandoned. Then all is revealed."""

from __future__ import annotations

from concurrent.futures import Future

from events.writer import Refused, write
from games.tables import bodies
from games.tables.result import result
from games.tables.writes.absence import append_pause, hand_over
from games.tables.writes.session import Session, must_be, must_sit


def resign(table: str, player: str) -> Future[None]:
    """Give up for good: with two players the other wins, with more a bot takes the seat."""

    def decide(session: Session) -> None:
        seat = must_sit(session, player)
        must_be(session, "running", "not_running")
        session.append("resigned", seat=seat)
        if len(session.state.chairs) == 2:
            session.append("ended", body=bodies.Ended("resigned"))
        else:
            hand_over(session, seat, "resigned")

    return write(table, decide)


def score(table: str) -> Future[bool]:
    """After the end: the result and the seed, together; False if that has been done or is not due."""

    def decide(session: Session) -> bool:
        if session.state.status != "ended":
            return False
        session.append("scored", body=bodies.Scored(result(session.state)))
        _reveal(session)
        return True

    return write(table, decide)


def close_idle(table: str) -> Future[bool]:
    """Where no person has moved for so long that the next step is due: pause the game, or abandon the table.

    False if it is not due, or not any more.
    """

    def decide(session: Session) -> bool:
        due = session.state.closing_at()
        if due is None or session.now < due:
            return False
        if session.state.status == "running":
            append_pause(session, "idle")
        else:
            abandon(session)
        return True

    return write(table, decide)


def close_solo(table: str, player: str) -> Future[None]:
    """The one person whose table it is has no more use for it; nothing if it is over already."""

    def decide(session: Session) -> None:
        if not session.state.terms.is_solo or player != session.state.terms.host:
            raise Refused("not_allowed")
        if session.state.status in ("open", "running", "paused"):
            abandon(session)

    return write(table, decide)


def abandon(session: Session) -> None:
    """Append that this table comes to no end, and all that it held."""
    session.append("abandoned")
    _reveal(session)


def _reveal(session: Session) -> None:
    session.append("revealed", body=bodies.Revealed(session.seed.hex()))
