"""Who sits where: sitting down, leaving, bots in free seats, and beginning once all seats are taken."""

from __future__ import annotations

from concurrent.futures import Future

from events.writer import Refused, write
from games import catalog
from games.tables import bodies, shares
from games.tables.table import Chair
from games.tables.writes.absence import hand_over
from games.tables.writes.ending import abandon
from games.tables.writes.moves import settle
from games.tables.writes.session import Session, must_be, must_exist, must_sit


def sit(table: str, player: str, seat: int, salt: str) -> Future[None]:
    """Take an open seat; sitting down again where one sits already only brings the newer salt."""
    shares.must_have_room(player, table)

    def decide(session: Session) -> None:
        must_be(session, "open", "not_open")
        must_exist(session, seat)
        table, chair = session.state, session.state.chairs[seat]
        here = table.seat_of(player)
        if here not in (None, seat):
            raise Refused("already_seated")
        if here is None and chair.sitter != "open":
            raise Refused("seat_taken")
        if not table.restriction(player).may_sit:
            raise Refused("may_not_sit")
        if chair.kept_for not in (None, player) and session.now < table.kept_until:
            raise Refused("seat_kept", bodies.instant(table.kept_until))
        session.append("seated", seat=seat, body=bodies.Seated("person", player=player, salt=salt))

    return write(table, decide)


def leave(table: str, player: str, seat: int) -> Future[None]:
    """Stand up: an open table keeps the seat free, in a running game a bot stands in, if none does so already.

    A table for one, practice or lesson, is over then.
    """

    def decide(session: Session) -> None:
        must_exist(session, seat)
        if session.state.seat_of(player) != seat:
            raise Refused("not_your_seat")
        if session.state.terms.is_solo and session.state.status in ("open", "running", "paused"):
            abandon(session)
        elif session.state.status == "open":
            session.append("left", seat=seat)
            if not any(chair.sitter == "person" for chair in session.state.chairs):
                abandon(session)
        elif session.state.status in ("running", "paused"):
            if not session.state.chairs[seat].stood_in:
                hand_over(session, seat, "left")
        else:
            raise Refused("not_running")

    return write(table, decide)


def seat_bot(table: str, host: str, seat: int, level: bodies.Level) -> Future[None]:
    """Let a bot of that level play in a free seat, or in place of a bot that sits there; nothing if it does already."""

    def decide(session: Session) -> None:
        chair, terms = _chair_of_host(session, host, seat), session.state.terms
        if level not in catalog.game(terms.game, terms.version).strategy.levels_at(terms.seats):
            raise Refused("bad_request", "level")
        if chair.sitter == "person":
            raise Refused("seat_taken")
        if chair.level == level:
            return
        if chair.kept_for is not None and session.now < session.state.kept_until:
            raise Refused("seat_kept", bodies.instant(session.state.kept_until))
        if chair.sitter == "bot":
            session.append("left", seat=seat)
        session.append("seated", seat=seat, body=bodies.Seated("bot", level=level))

    return write(table, decide)


def free(table: str, host: str, seat: int) -> Future[None]:
    """Send the bot in that seat away, so that a person may sit there; nothing if the seat is free."""

    def decide(session: Session) -> None:
        chair = _chair_of_host(session, host, seat)
        if chair.sitter == "person":
            raise Refused("seat_taken")
        if chair.sitter == "bot":
            session.append("left", seat=seat)

    return write(table, decide)


def _chair_of_host(session: Session, host: str, seat: int) -> Chair:
    must_exist(session, seat)
    if session.state.terms.host != host or session.state.seat_of(host) is None:
        raise Refused("not_allowed")
    must_be(session, "open", "not_open")
    return session.state.chairs[seat]


def start(table: str, player: str) -> Future[None]:
    """Begin, once every seat is taken: the host, if they sit there, and after a while anybody who does."""

    def decide(session: Session) -> None:
        must_sit(session, player)
        must_be(session, "open", "not_open")
        others = session.state.others_start_at
        if others is None:
            raise Refused("not_full")
        if player != session.state.terms.host and session.now < others:
            raise Refused("host_first", bodies.instant(others))
        session.append("started")
        settle(session)

    return write(table, decide)
