"""Who sits where: sitting down, leaving, and beginning once all seats are taken."""

from __future__ import annotations

from concurrent.futures import Future

from events.writer import Refused, write
from games.tables import bodies
from games.tables.writes.ending import REPLACEMENT, abandon
from games.tables.writes.moves import settle
from games.tables.writes.session import Session, must_be, must_exist, must_sit


def sit(table: str, player: str, seat: int, salt: str) -> Future[None]:
    """Take an open seat; sitting down again where one sits already only brings the newer salt."""

    def decide(session: Session) -> None:
        must_be(session, "open", "not_open")
        must_exist(session, seat)
        here = session.state.seat_of(player)
        if here not in (None, seat):
            raise Refused("already_seated")
        if here is None and session.state.chairs[seat].sitter != "open":
            raise Refused("seat_taken")
        session.append("seated", seat=seat, body=bodies.Seated("person", player=player, salt=salt))

    return write(table, decide)


def leave(table: str, player: str, seat: int) -> Future[None]:
    """Stand up: an open table keeps the seat free, in a running game a bot takes over."""

    def decide(session: Session) -> None:
        must_exist(session, seat)
        if session.state.seat_of(player) != seat:
            raise Refused("not_your_seat")
        if session.state.status == "open":
            session.append("left", seat=seat)
            if not any(chair.sitter == "person" for chair in session.state.chairs):
                abandon(session)
        elif session.state.status in ("running", "paused"):
            session.append("handed_over", seat=seat, body=bodies.HandedOver(REPLACEMENT, "left"))
        else:
            raise Refused("not_running")

    return write(table, decide)


def start(table: str, player: str) -> Future[None]:
    """Begin, once every seat is taken."""

    def decide(session: Session) -> None:
        must_sit(session, player)
        must_be(session, "open", "not_open")
        if any(chair.sitter == "open" for chair in session.state.chairs):
            raise Refused("not_full")
        session.append("started")
        settle(session)

    return write(table, decide)
