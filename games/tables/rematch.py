"""The same people once more, at a new table."""

from __future__ import annotations

import uuid

import msgspec

from events.writer import Refused
from games.tables import bodies, queries
from games.tables.table import Chair, Table
from games.tables.writes import WRITE_TIMEOUT, following, opening, seats


def rematch(id: str, player: str, salt: str) -> str:
    """The id of the table that follows, with the person seated where they sat; who asks second joins the first.

    The seats of the others are kept for them for a time; from then on anybody may sit there.

    Where everybody has left that table again, a new one follows. First it is opened, under an id that all who ask
    come to; then it is told at the old table. Whoever asks after a crash in between goes on from there.
    """
    table = queries.table(id)
    seat = table.seat_of(player)
    if seat is None:
        raise Refused("not_seated")
    if table.status != "scored":
        raise Refused("not_ended")
    while (again := _table_that_follows(table)) is None:
        new = next_id(table)
        opening.open_table(player, _terms(table, seat, salt), new).result(WRITE_TIMEOUT)
        following.follow(id, new).result(WRITE_TIMEOUT)
        table = queries.table(id)
    if again.status == "open" and again.seat_of(player) is None and again.chairs[seat].sitter == "open":
        seats.sit(again.id, player, seat, salt).result(WRITE_TIMEOUT)
    return again.id


def next_id(table: Table) -> str:
    """The id of the table that follows next: from that of this one, and how often it has been followed."""
    return str(uuid.uuid5(uuid.UUID(table.id), f"followed {len(table.followed)}"))


def _table_that_follows(table: Table) -> Table | None:
    """The table that follows, unless there is none or it was abandoned."""
    if not table.followed:
        return None
    again = queries.table(table.followed[-1])
    return None if again.status == "abandoned" else again


def _terms(table: Table, own: int, salt: str) -> opening.Terms:
    terms, pace = table.terms, table.terms.pace
    places = tuple(_place(table, chair, seat == own) for seat, chair in enumerate(table.chairs))
    agreed = table.absence or bodies.Absence(grace=bodies.usual_grace(pace))
    kept = tuple(None if seat == own else chair.player for seat, chair in enumerate(table.chairs))
    return opening.Terms(
        terms.game, places, terms.options, salt, pace.deadline, pace.window, pace.bot_delay, pace.patience,
        kept if any(kept) else msgspec.UNSET, terms.undo_rule, terms.practice is True,
        stand_in=opening.level_now(terms, agreed.level), grace=agreed.grace, advice=terms.advice is True,
    )  # fmt: skip


def _place(table: Table, chair: Chair, own: bool) -> opening.Place:
    if own:
        return opening.Place("me")
    if chair.player is not None:
        return opening.Place("open")
    return opening.Place("bot", opening.level_now(table.terms, chair.level))
