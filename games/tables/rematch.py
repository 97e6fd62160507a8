"""The same people once more, at a new table."""

from __future__ import annotations

from events.writer import Refused
from games.tables import queries, render
from games.tables.table import Chair, Table
from games.tables.writes import opening, seats

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
        opening.open_table(player, _terms(table, seat, salt), following).result(_PATIENCE)
    again = queries.table(following)
    if again.status == "open" and again.seat_of(player) is None and again.chairs[seat].sitter == "open":
        seats.sit(following, player, seat, salt).result(_PATIENCE)
    return following


def _terms(table: Table, own: int, salt: str) -> opening.Terms:
    terms, pace = table.terms, table.terms.pace
    places = tuple(_place(chair, seat == own) for seat, chair in enumerate(table.chairs))
    return opening.Terms(terms.game, places, terms.options, salt, pace.deadline, pace.window, pace.bot_delay)


def _place(chair: Chair, own: bool) -> opening.Place:
    if own:
        return opening.Place("me")
    return opening.Place("bot", chair.level or "casual") if chair.sitter == "bot" else opening.Place("open")
