"""The lobby: which tables there are and who sits there, derived from the logs."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.db.models import QuerySet

from events import cache
from events.entry import Entry
from events.projections import EntryProjection
from games.players.names import names
from games.tables import render, wire
from games.tables.fold import Telling
from games.tables.models import Listing, Sitting
from games.tables.table import Table

_SHOWN = 60  # tables a page of the lobby holds

_STATUS = {
    "started": "running",
    "paused": "paused",
    "resumed": "running",
    "abandoned": "abandoned",
    "ended": "ended",
    "scored": "scored",
}


class Lobby(EntryProjection[Table]):
    """`Listing` and `Sitting` rows."""

    name = "lobby"
    kinds = frozenset({"opened", "seated", "left", *_STATUS})
    models = (Sitting, Listing)

    def apply(self, entry: Entry, told: Telling, state: Table) -> None:
        """Bring the rows of a table up to this entry."""
        if entry.kind == "opened":
            listing = Listing(pk=entry.stream, game=state.terms.game, opened_at=entry.at, status="open")
            listing.save(force_insert=True)
        elif entry.kind == "seated" and told.data and told.data["player"]:
            sitting = Sitting(table_id=UUID(entry.stream), player=UUID(told.data["player"]))
            Sitting.objects.bulk_create([sitting], ignore_conflicts=True)  # who sits down again brings a newer salt
        elif entry.kind == "left" and told.data:
            Sitting.objects.filter(table_id=UUID(entry.stream), player=told.data["player"]).delete()
        if entry.kind in _STATUS:
            Listing.objects.filter(pk=entry.stream).update(status=_STATUS[entry.kind])


def tables(player: str | None) -> wire.Lobby:
    """The newest tables that are open or being played, for that person."""
    return _shown(Listing.objects.filter(status__in=("open", "running", "paused")), player)


def mine(player: str) -> wire.Lobby:
    """The newest tables where that person sits, or sat until the end."""
    return _shown(Listing.objects.filter(sittings__player=player).exclude(status="abandoned"), player)


def _shown(listings: QuerySet[Listing], player: str | None) -> wire.Lobby:
    tables = [cache.current(str(listing.pk)).state for listing in listings.order_by("-opened_at")[:_SHOWN]]
    known = names({chair.player for table in tables for chair in table.chairs if chair.player})
    return wire.Lobby([_summary(table, player, known) for table in tables])


def _summary(table: Table, player: str | None, known: dict[str, str]) -> wire.Summary:
    you = table.seat_of(player)
    asked: Any = table.replay.asked[you] if table.replay and you is not None else None
    return wire.Summary(
        id=table.id,
        game=table.terms.game,
        status=table.status,
        seats=render.seats(table, known),
        you=you,
        your_turn=table.status == "running" and asked is not None,
        opened_at=table.opened_at,
    )
