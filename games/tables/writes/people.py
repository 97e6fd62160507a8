"""What the host lets people do who do not sit at the table: write there, and sit down."""

from __future__ import annotations

from concurrent.futures import Future

from events.writer import Refused, write
from games.tables import bodies
from games.tables.table import MOST_RESTRICTED
from games.tables.writes.session import Session


def restrict(table: str, host: str, player: str, *, may_talk: bool, may_sit: bool) -> Future[None]:
    """Let that person do so much from now on; nothing is appended where that changes nothing."""

    def decide(session: Session) -> None:
        state, wish = session.state, bodies.Restricted(player, may_talk, may_sit)
        if host != state.terms.host or player == host:
            raise Refused("not_allowed")
        before = state.restriction(player)
        if wish == before:
            return
        if state.seat_of(player) is not None:
            raise Refused("is_seated")
        if before.lifted and len(state.restricted) >= MOST_RESTRICTED:
            raise Refused("too_many_restricted")
        session.append("restricted", body=wish)

    return write(table, decide)
