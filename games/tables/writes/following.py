"""The table that follows, told at the one that it follows."""

from __future__ import annotations

from concurrent.futures import Future

from events.writer import Refused, write
from games.tables import bodies
from games.tables.writes.session import At


def follow(table: str, following: str) -> Future[None]:
    """Tell at a scored table which table follows; nothing if that stands there already."""

    def decide(at: At) -> None:
        if at.state.status != "scored":
            raise Refused("not_ended")
        if following not in at.state.followed:
            at.append("followed", body=bodies.Followed(following))

    return write(table, decide)
