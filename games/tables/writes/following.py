"""The table that follows, told at the one that it follows."""

from __future__ import annotations

from concurrent.futures import Future

from events.writer import Refused, write
from games.tables import bodies
from games.tables.writes.session import Session


def follow(table: str, following: str) -> Future[None]:
    """Tell at a scored table which table follows; nothing if that stands there already."""

    def decide(session: Session) -> None:
        if session.state.status != "scored":
            raise Refused("not_ended")
        if following not in session.state.followed:
            session.append("followed", body=bodies.Followed(following))

    return write(table, decide)
