"""What decisions have in common: the session of a table, and what most of them ask first."""

from __future__ import annotations

from typing import TypeAlias

from events.writer import Refused, StreamSession
from games.tables.table import Status, Table

Session: TypeAlias = StreamSession[Table]
"""A table as a decision finds it."""


def must_be(session: Session, status: Status, code: str) -> None:
    """Refused with that code unless the table is in that state."""
    if session.state.status != status:
        raise Refused(code)


def must_exist(session: Session, seat: int) -> None:
    """Refused as `not_found` unless the table has that seat."""
    if not 0 <= seat < len(session.state.chairs):
        raise Refused("not_found")


def must_sit(session: Session, player: str) -> int:
    """The seat of that person; refused as `not_seated` if there is none."""
    seat = session.state.seat_of(player)
    if seat is None:
        raise Refused("not_seated")
    return seat


def must_play(session: Session, seat: int) -> None:
    """Refused as `bot_plays` while a bot stands in for the person in that seat."""
    if session.state.chairs[seat].stood_in:
        raise Refused("bot_plays")
