"""The same people once more, at a new table."""

from __future__ import annotations

from typing import Literal

from events.writer import Refused
from games.tables import play, queries, render, wire
from games.tables.table import Chair, Table

_PATIENCE = 20  # seconds


def rematch(id: str, player: str, salt: str) -> str:
    """The id of the table that follows, with the person seated where they sat; who asks second joins the first."""
    table = queries.table(id)
    seat = table.seat_of(player)
    if seat is None:
        raise Refused("not_seated")
    if table.status not in ("ended", "scored"):
        raise Refused("not_ended")
    following, status = render.next_table(id)
    if status is None:
        play.open_table(player, _wish(table, seat, salt), following).result(_PATIENCE)
    again = queries.table(following)
    if again.status == "open" and again.seat_of(player) is None and again.chairs[seat].sitter == "open":
        play.sit(following, player, seat, salt).result(_PATIENCE)
    return following


def _wish(table: Table, own: int, salt: str) -> wire.NewTable:
    terms = table.terms
    seats = tuple(
        wire.SeatWish(_sitter(chair, seat == own), chair.level or "casual") for seat, chair in enumerate(table.chairs)
    )
    pace = wire.PaceWish(terms.pace.deadline, terms.pace.window, terms.pace.bot_delay)
    return wire.NewTable(terms.game, seats, terms.options, salt, pace)


def _sitter(chair: Chair, own: bool) -> Literal["me", "bot", "open"]:
    if own:
        return "me"
    return "bot" if chair.sitter == "bot" else "open"
