"""What is said at a table, by people and by bots."""

from __future__ import annotations

import hmac
import uuid
from concurrent.futures import Future

from events.canonical import canonical
from events.entry import leaf
from events.writer import Refused, Repeated, write
from games.players import words
from games.tables.writes.session import Session


def say(table: str, player: str, text: str, id: str | None) -> Future[int]:
    """Say something at the table, as a seat or from among the spectators; the number of the entry."""
    words.said(text)

    def decide(session: Session) -> int:
        seat, silenced = session.state.standing(player)
        if silenced:
            raise Refused("silenced")
        if not session.state.may_talk(seat):
            raise Refused("not_seated")
        # Ids count per seat; spectators share none, so each has a room of ids of its own.
        own = str(uuid.uuid5(uuid.UUID(player), id)) if id is not None and seat is None else id
        if own is not None and (earlier := session.earlier(seat, own)) is not None:
            if earlier.leaf != leaf(session.seed, earlier.seq, canonical({"text": text})):
                raise Refused("id_reused")
            return earlier.seq
        return session.append_said(text, seat=seat, id=own, player=player).seq

    return write(table, decide)


def remark(table: str, seat: int, asked: int, text: str) -> Future[int]:
    """A bot says something about the question of entry `asked`, once; refused as `stale` when that is over."""

    def decide(session: Session) -> int:
        state = session.state
        if not 0 <= seat < len(state.chairs) or not state.bot_talks(seat) or asked not in state.game.asked:
            raise Refused("stale")
        own = hmac.digest(session.seed, f"remark {seat} {asked}".encode(), "sha256")
        try:
            return session.append_said(text, seat=seat, id=str(uuid.UUID(bytes=own[:16], version=4))).seq
        except Repeated as repeated:
            return repeated.entry.seq

    return write(table, decide)
