"""The lobby: which tables there are and who sits there, in rows derived from the logs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from enum import IntEnum
from itertools import groupby
from typing import Any, Final
from uuid import UUID

import msgspec
from django.db import connection
from django.db.models import QuerySet, Window
from django.db.models.functions import RowNumber

from events import store
from events.projections import Change, StateProjection
from games.tables.bodies import instant
from games.tables.models import Listing, SeatResult, Sitting
from games.tables.table import Chair, Table
from games.tables.wire import responses

SHOWN: Final = 60
"""The most tables of a list."""
A_HOST: Final = 4
"""The most tables of one host in everybody's list."""

_LOOKED_AT: Final = 300  # tables for everybody's list: as many as 15 people may have, who with A_HOST each fill it
_PUBLIC: Final = ("open", "running", "paused")
_COLUMNS: Final = (
    "table_id", "table__game", "table__status", "table__opened_at", "table__host", "table__asked_mask",
    "table__closes_at", "table__rank", "seat", "sitter", "player_id", "player__name", "level", "resigned",
    "kept_for_id", "kept_for__name", "kept_until",
)  # fmt: skip

# Raw: it comes each time somebody opens a table or sits down, and Django takes longer to write such statements than the
# databases to answer them.
_UNFINISHED: Final = (
    "SELECT id, status FROM tables_listing WHERE host = %s AND public UNION "
    "SELECT table_id, status FROM tables_sitting s JOIN tables_listing l ON l.id = s.table_id "
    "WHERE s.player_id = %s AND s.public"
)
_PUT_LISTING: Final = (
    "INSERT INTO tables_listing (id, game, status, public, rank, closes_at, host, opened_at, asked_mask) "
    "VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (id) DO UPDATE SET status = excluded.status, "
    "public = excluded.public, rank = excluded.rank, closes_at = excluded.closes_at, asked_mask = excluded.asked_mask"
)
_PUT_SITTING: Final = (
    "INSERT INTO tables_sitting "
    "(table_id, seat, sitter, player_id, level, resigned, kept_for_id, kept_until, opened_at, public) "
    "VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (table_id, seat) DO UPDATE SET "
    "sitter = excluded.sitter, player_id = excluded.player_id, level = excluded.level, resigned = excluded.resigned, "
    "kept_for_id = excluded.kept_for_id, kept_until = excluded.kept_until, public = excluded.public"
)


class Rank(IntEnum):
    """In what order everybody's list shows tables; in a rank the newest of each host, then the next of each."""

    JOIN = 0
    """Somebody may still sit down."""
    PLAY = 1
    """People play, or are about to."""
    REST = 2
    """It is paused, or nobody sits there."""
    NOWHERE = 3
    """A practice table: in no list, and counted with its owner's all the same."""
    LESSON = 4
    """In its owner's list alone."""


class Lobby(StateProjection[Table]):
    """`Listing` and `Sitting` rows."""

    name = "lobby"
    version = 3
    models = (Sitting, Listing)

    def apply(self, changes: Sequence[Change[Table]]) -> None:
        """Write what the lists show of these tables, where it has changed: after most moves only whose turn it is."""
        listings, sittings = list[Table](), list[Table]()
        turns = list[tuple[int, str | None]]()
        for change in changes:
            table, before = change.state, change.before
            seated = before is None or _sitting(before) != _sitting(table)
            if before is None or seated or before.status != table.status:
                listings.append(table)  # with its seats too: a row that is missing is made again
            elif _asked_mask(before) != (asked := _asked_mask(table)):
                turns.append((asked, _hex(table.id)))
            if before is None or seated or _is_public(before) != _is_public(table):
                sittings.append(table)
        _put_listings(listings)
        _put_sittings(sittings)
        store.for_each("UPDATE tables_listing SET asked_mask = %s WHERE id = %s", turns)


class Listed(msgspec.Struct, frozen=True):
    """A table as the lists show it, whoever looks; `asked_mask`, `closes_at` and `rank` as in `Listing`."""

    id: str
    game: str
    status: Any
    opened_at: str
    asked_mask: int
    closes_at: str | None
    rank: int
    host: UUID
    seats: list[responses.SeatInfo]
    own_rank: int | None = None
    """In somebody's own list, how they have done there, once that is over."""

    def seat_of(self, player: str | None) -> int | None:
        """Where that person sits."""
        return next((each.seat for each in self.seats if player is not None and each.player == player), None)

    def summary(self, player: str | None) -> responses.Summary:
        """The table for that person."""
        you = self.seat_of(player)
        return responses.Summary(
            id=self.id,
            game=self.game,
            status=self.status,
            seats=self.seats,
            you=you,
            your_turn=self.status == "running" and you is not None and bool(self.asked_mask >> you & 1),
            opened_at=self.opened_at,
            closes_at=self.closes_at,
            lesson=self.rank == Rank.LESSON,
            rank=self.own_rank,
        )


def public() -> list[Listed]:
    """Tables that are open or being played, in the order of `Rank`, and few of any one host. One query."""
    order = ("rank", "-opened_at")
    listed = Listing.objects.filter(public=True, rank__lt=Rank.NOWHERE)
    looked_at = listed.order_by(*order).values("id")[:_LOOKED_AT]
    place = Window(RowNumber(), partition_by="host", order_by=order)
    few_a_host = Listing.objects.filter(id__in=looked_at).annotate(place=place).filter(place__lte=A_HOST)
    return _in_turns(_listed(few_a_host.order_by("rank", "place", "-opened_at").values("id")[:SHOWN], "table__rank"))


def sitting(player: str) -> list[Listed]:
    """The newest tables where that person sits, or sat at the end, and how they have done where it is over.

    One query, and one more where any of them is.
    """
    own = Sitting.objects.filter(player=UUID(player)).exclude(table__rank=Rank.NOWHERE).order_by("-opened_at")
    tables = _listed(own.values("table_id")[:SHOWN])
    over = [UUID(table.id) for table in tables if table.status not in _PUBLIC]
    results = SeatResult.objects.filter(player=UUID(player), table__in=over)
    ranks = {str(table): rank for table, rank in results.values_list("table", "rank")}
    return [msgspec.structs.replace(table, own_rank=ranks.get(table.id)) for table in tables]


def going_on(player: str) -> list[Listed]:
    """The tables where that person sits and that are not over, those first where it is their turn. One query."""
    own = Sitting.objects.filter(player=UUID(player), public=True)
    tables = _listed(own.order_by("-opened_at").values("table_id")[:SHOWN])
    return sorted(tables, key=lambda table: not table.summary(player).your_turn)


def unfinished(player: str) -> dict[str, str]:
    """The status of each table that is not over and that this person hosts or sits at, by id. One query."""
    with connection.cursor() as cursor:
        cursor.execute(_UNFINISHED, [_hex(player)] * 2)
        return {str(id if isinstance(id, UUID) else UUID(id)): status for id, status in cursor.fetchall()}


def practising(player: str) -> list[str]:
    """That person's practice tables that are not over."""
    hosted = Listing.objects.filter(host=UUID(player), public=True, rank=Rank.NOWHERE)
    return [str(id) for id in hosted.values_list("id", flat=True)]


def learning(player: str, game: str) -> str | None:
    """That person's lesson of that game, the newest that is not over."""
    hosted = Listing.objects.filter(host=UUID(player), public=True, rank=Rank.LESSON, game=game)
    found = hosted.order_by("-opened_at").values_list("id", flat=True).first()
    return None if found is None else str(found)


def players_at(tables: Iterable[str]) -> set[str]:
    """Who sits at any of these tables."""
    seats = Sitting.objects.filter(table__in=[UUID(table) for table in tables], player__isnull=False)
    return {str(player) for player in seats.values_list("player_id", flat=True)}


def tables(player: str | None) -> responses.Lobby:
    """`public`, for that person."""
    return responses.Lobby([listed.summary(player) for listed in public()])


def mine(player: str) -> responses.Lobby:
    """`sitting`, for that person."""
    return responses.Lobby([listed.summary(player) for listed in sitting(player)])


def _asked_mask(table: Table) -> int:
    if table.replay is None:
        return 0
    answers = table.request.left if table.request is not None else ()
    asked = {seat for seat, number in enumerate(table.replay.asked) if number is not None}
    stood_in = {seat for seat, chair in enumerate(table.chairs) if chair.stood_in}
    return sum(1 << seat for seat in asked - stood_in | {*answers})


def _sitting(table: Table) -> Sequence[Chair]:
    # Abandoned tables get empty chairs, so that they take no place among a person's newest 60.
    return table.chairs if table.status != "abandoned" else (Chair(),) * len(table.chairs)


def _in_turns(tables: list[Listed]) -> list[Listed]:
    """By rank, then hosts in turns: they come by rank, the newest first."""
    of_host: Counter[UUID] = Counter()
    place = dict[str, tuple[int, int]]()
    for table in tables:
        of_host[table.host] += 1
        place[table.id] = table.rank, of_host[table.host]
    return sorted(tables, key=lambda table: place[table.id])


def _is_public(table: Table) -> bool:
    return table.status in _PUBLIC


def _rank(table: Table) -> Rank:
    if table.terms.is_practice:
        return Rank.NOWHERE
    if table.terms.is_lesson:
        return Rank.LESSON
    sitters = {chair.sitter for chair in table.chairs}
    if table.status == "open" and "open" in sitters:
        return Rank.JOIN
    return Rank.PLAY if "person" in sitters and table.status != "paused" else Rank.REST


def _put_listings(tables: Sequence[Table]) -> None:
    rows = [
        (
            _hex(table.id),
            table.terms.game,
            table.status,
            _is_public(table),
            _rank(table),
            _moment(table.closing_at() if table.status == "paused" else None),
            _hex(table.terms.host),
            _moment(datetime.fromisoformat(table.opened_at)),
            _asked_mask(table),
        )
        for table in tables
    ]
    store.for_each(_PUT_LISTING, rows)


def _put_sittings(tables: Sequence[Table]) -> None:
    rows = [
        (
            _hex(table.id),
            seat,
            chair.sitter,
            _hex(chair.player),
            chair.level,
            chair.resigned,
            _hex(chair.kept_for),
            _moment(table.kept_until if chair.kept_for else None),
            _moment(datetime.fromisoformat(table.opened_at)),
            _is_public(table),
        )
        for table in tables
        for seat, chair in enumerate(_sitting(table))
    ]
    store.for_each(_PUT_SITTING, rows)


def _hex(id: str | None) -> str | None:
    """As both databases take a UUID."""
    return id and id.replace("-", "")


def _moment(at: datetime | None) -> Any:
    return at and connection.ops.adapt_datetimefield_value(at)


def _listed(tables: QuerySet[Any, Any], *first: str) -> list[Listed]:
    seats = Sitting.objects.filter(table__in=tables).order_by(*first, "-table__opened_at", "table_id", "seat")
    by_table = groupby(seats.values_list(*_COLUMNS), key=lambda row: row[:8])
    return [
        Listed(
            id=str(id),
            game=game,
            status=status,
            opened_at=_text(opened_at),
            asked_mask=asked,
            closes_at=closes_at and instant(closes_at.astimezone(UTC)),
            rank=rank,
            host=host,
            seats=[_seat(host, *row[8:]) for row in rows],
        )
        for (id, game, status, opened_at, host, asked, closes_at, rank), rows in by_table
    ]


def _seat(
    host: UUID, seat: int, sitter: Any, player: UUID | None, name: str | None, level: Any, resigned: bool,
    kept_for: UUID | None, kept_name: str | None, kept_until: datetime | None,
) -> responses.SeatInfo:  # fmt: skip
    known = None if player is None else str(player)
    kept = (
        responses.Kept(str(kept_for), kept_name, instant(kept_until.astimezone(UTC)))
        if kept_for and kept_until
        else None
    )
    return responses.SeatInfo(seat, sitter, name, level, known, resigned, player == host, kept)


def _text(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="microseconds")[:26] + "Z"
