"""The lobby: which tables there are and who sits there, in rows derived from the logs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Any, Final
from uuid import UUID

import msgspec
from django.db import connection
from django.db.models import QuerySet

from events.projections import Change, StateProjection
from games.tables import wire
from games.tables.models import Listing, Sitting
from games.tables.table import Chair, Table

SHOWN: Final = 60
"""The most tables of a list."""

_PUBLIC: Final = ("open", "running", "paused")
_COLUMNS: Final = (
    "table_id", "table__game", "table__status", "table__opened_at", "table__host", "table__asked_mask",
    "seat", "sitter", "player_id", "player__name", "level", "resigned",
)  # fmt: skip


class Lobby(StateProjection[Table]):
    """`Listing` and `Sitting` rows."""

    name = "lobby"
    version = 2
    models = (Sitting, Listing)

    def apply(self, changes: Sequence[Change[Table]]) -> None:
        """Write what the lists show of these tables, where it has changed: after most moves only whose turn it is."""
        listings, sittings = list[Table](), list[Table]()
        turns = list[tuple[int, str]]()
        for change in changes:
            table, before = change.state, change.before
            seated = before is None or _sitting(before) != _sitting(table)
            if before is None or seated or before.status != table.status:
                listings.append(table)  # with its seats too: a row that is missing is made again
            elif _asked_mask(before) != (asked := _asked_mask(table)):
                turns.append((asked, table.id.replace("-", "")))  # as both databases take a UUID
            if seated:
                sittings.append(table)
        _put_listings(listings)
        _put_sittings(sittings)
        if turns:
            with connection.cursor() as cursor:
                cursor.executemany("UPDATE tables_listing SET asked_mask = %s WHERE id = %s", turns)


class Listed(msgspec.Struct, frozen=True):
    """A table as the lists show it, whoever looks; `asked_mask` as in `Listing`."""

    id: str
    game: str
    status: Any
    opened_at: str
    asked_mask: int
    seats: list[wire.SeatInfo]

    def seat_of(self, player: str | None) -> int | None:
        """Where that person sits."""
        return next((each.seat for each in self.seats if player is not None and each.player == player), None)

    def summary(self, player: str | None) -> wire.Summary:
        """The table for that person."""
        you = self.seat_of(player)
        return wire.Summary(
            id=self.id,
            game=self.game,
            status=self.status,
            seats=self.seats,
            you=you,
            your_turn=self.status == "running" and you is not None and bool(self.asked_mask >> you & 1),
            opened_at=self.opened_at,
        )


def public() -> list[Listed]:
    """The newest tables that are open or being played. One query."""
    return _listed(Listing.objects.filter(public=True).order_by("-opened_at").values("id")[:SHOWN])


def sitting(player: str) -> list[Listed]:
    """The newest tables where that person sits, or sat at the end. One query."""
    own = Sitting.objects.filter(player=UUID(player)).order_by("-opened_at")
    return _listed(own.values("table_id")[:SHOWN])


def players_at(tables: Iterable[str]) -> set[str]:
    """Who sits at any of these tables."""
    seats = Sitting.objects.filter(table__in=[UUID(table) for table in tables], player__isnull=False)
    return {str(player) for player in seats.values_list("player_id", flat=True)}


def tables(player: str | None) -> wire.Lobby:
    """`public`, for that person."""
    return wire.Lobby([listed.summary(player) for listed in public()])


def mine(player: str) -> wire.Lobby:
    """`sitting`, for that person."""
    return wire.Lobby([listed.summary(player) for listed in sitting(player)])


def _asked_mask(table: Table) -> int:
    if table.replay is None:
        return 0
    return sum(1 << seat for seat, number in enumerate(table.replay.asked) if number is not None)


def _sitting(table: Table) -> Sequence[Chair]:
    # Abandoned tables get empty chairs, so that they take no place among a person's newest 60.
    return table.chairs if table.status != "abandoned" else (Chair(),) * len(table.chairs)


def _put_listings(tables: Sequence[Table]) -> None:
    rows = [
        Listing(
            id=UUID(table.id),
            game=table.terms.game,
            status=table.status,
            public=table.status in _PUBLIC,
            host=UUID(table.terms.host),
            opened_at=datetime.fromisoformat(table.opened_at),
            asked_mask=_asked_mask(table),
        )
        for table in tables
    ]
    changing = ("status", "public", "asked_mask")
    Listing.objects.bulk_create(rows, update_conflicts=True, unique_fields=["id"], update_fields=changing)


def _put_sittings(tables: Sequence[Table]) -> None:
    rows = [
        Sitting(
            table_id=UUID(table.id),
            seat=seat,
            sitter=chair.sitter,
            player_id=UUID(chair.player) if chair.player else None,
            level=chair.level,
            resigned=chair.resigned,
            opened_at=datetime.fromisoformat(table.opened_at),
        )
        for table in tables
        for seat, chair in enumerate(_sitting(table))
    ]
    changing = ("sitter", "player", "level", "resigned")
    Sitting.objects.bulk_create(rows, update_conflicts=True, unique_fields=["table", "seat"], update_fields=changing)


def _listed(tables: QuerySet[Any, Any]) -> list[Listed]:
    seats = Sitting.objects.filter(table__in=tables).order_by("-table__opened_at", "table_id", "seat")
    by_table = groupby(seats.values_list(*_COLUMNS), key=lambda row: row[:6])
    return [
        Listed(str(id), game, status, _text(opened_at), asked, [_seat(host, *row[6:]) for row in rows])
        for (id, game, status, opened_at, host, asked), rows in by_table
    ]


def _seat(
    host: UUID, seat: int, sitter: Any, player: UUID | None, name: str | None, level: Any, resigned: bool
) -> wire.SeatInfo:
    known = None if player is None else str(player)
    return wire.SeatInfo(seat, sitter, name, level, known, resigned, player == host)


def _text(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="microseconds")[:26] + "Z"
