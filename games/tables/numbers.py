"""Numbers: how somebody has done at a game, from their results in the order in which tables ended."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import groupby
from typing import Final
from uuid import UUID

from django.db.models import Count

from events.projections import OrderedProjection
from games.tables.models import PlayerNumbers, SeatResult
from games.tables.wire import responses

OPPONENTS: Final = 50
"""So many people are named with whom somebody has played most."""
_BATCH: Final = 500


class Numbers(OrderedProjection):
    """`PlayerNumbers` rows. What came to no end counts for nobody.

    Nobody's numbers hang on anybody else's. So the place from which to begin anew is not one in the order of all
    tables, but people: those whose results have changed, from their first table on.
    """

    name = "numbers"
    source = "results"
    models = (PlayerNumbers,)

    def earliest(self, streams: Collection[str]) -> frozenset[UUID] | None:
        """The people who have a result at these tables."""
        there = SeatResult.objects.filter(table__in=[UUID(stream) for stream in streams])
        return frozenset(there.filter(player__isnull=False).values_list("player_id", flat=True)) or None

    def drop_from(self, place: frozenset[UUID]) -> None:
        """Drop the numbers of these people."""
        PlayerNumbers.objects.filter(player__in=place).delete()

    def take_from(self, place: frozenset[UUID] | None) -> None:
        """Count the results of these people (None: of all)."""
        results = SeatResult.objects.filter(player__isnull=False, rank__isnull=False)
        if place is not None:
            results = results.filter(player__in=place)
        ordered = results.order_by("player_id", "game", "ended_at", "table").values_list("player_id", "game", "rank")
        of_one = groupby(ordered.iterator(), key=lambda row: row[:2])
        rows = (_numbers(player, game, [rank or 0 for _, _, rank in rows]) for (player, game), rows in of_one)
        PlayerNumbers.objects.bulk_create(rows, batch_size=_BATCH)


def of(player: str) -> responses.OwnNumbers:
    """That person's numbers, and with whom they have played. Two queries."""
    own = PlayerNumbers.objects.filter(player=UUID(player)).order_by("-games", "game")
    games = [
        responses.GameNumbers(
            each.game, each.games, each.wins, each.ranks / each.games, each.streak, each.longest_streak
        )
        for each in own
    ]
    return responses.OwnNumbers(games, _opponents(UUID(player)))


def _opponents(player: UUID) -> list[responses.Opponent]:
    here = SeatResult.objects.filter(player=player).values("table")
    others = SeatResult.objects.filter(table__in=here, player__name__isnull=False).exclude(player=player)
    counted = others.values_list("player_id", "player__name").annotate(tables=Count("table"))
    return [
        responses.Opponent(str(id), name, tables)
        for id, name, tables in counted.order_by("-tables", "player_id")[:OPPONENTS]
    ]


def _numbers(player: UUID, game: str, ranks: Iterable[int]) -> PlayerNumbers:
    row = PlayerNumbers(player_id=player, game=game, games=0, wins=0, ranks=0, streak=0, longest_streak=0)
    for rank in ranks:
        won = rank == 1
        row.games += 1
        row.wins += won
        row.ranks += rank
        row.streak = row.streak + 1 if won else 0
        row.longest_streak = max(row.longest_streak, row.streak)
    return row
