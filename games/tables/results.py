"""Results: what came of every table at which a game was played, one row a seat, once it is revealed."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from itertools import groupby
from typing import Any, Final, Literal, TypeAlias
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet, Subquery

from events import store
from events.entry import Entry
from events.projections import EntryProjection
from games.tables.bodies import instant
from games.tables.models import SeatResult
from games.tables.table import Chosen, Table
from games.tables.wire import responses

PAGE: Final = 20
"""So many tables are listed at once."""
Outcome: TypeAlias = Literal["won", "not_won", "abandoned"]
_OUTCOMES: Final[dict[Outcome, Q]] = {
    "won": Q(rank=1),
    "not_won": Q(rank__gt=1),
    "abandoned": Q(rank__isnull=True),
}
_COLUMNS: Final = (
    "table", "game", "ended_at", "seat", "player_id", "player__name", "level", "rank", "points", "resigned",
    "by_person", "by_bot", "by_clock", "undos",
)  # fmt: skip


class Results(EntryProjection[Table]):
    """`SeatResult` rows. A table from a position is nobody's result: who stood how was not played there."""

    name = "results"
    kinds = frozenset({"revealed"})
    models = (SeatResult,)

    def apply(self, entry: Entry, telling: Any, state: Table) -> None:
        """Write what came of this table, unless no game was ever begun there."""
        if state.replay is None or state.terms.position is not None or state.terms.origin is not None:
            return
        sitters = _sitters(store.entries(entry.stream, 0, entry.seq))
        assert state.undoing is not None
        lines = {line.seat: line for line in state.result or ()}
        SeatResult.objects.bulk_create(
            SeatResult(
                table=UUID(state.id),
                seat=seat,
                game=state.terms.game,
                player_id=UUID(player) if player else None,
                level=level,
                rank=lines[seat].rank if lines else None,
                points=lines[seat].points if lines else None,
                resigned=seat in state.resigned,
                by_person=state.chosen[seat].person,
                by_bot=state.chosen[seat].bot,
                by_clock=state.chosen[seat].clock,
                undos=state.undoing.counts[seat],
                ended_at=datetime.fromisoformat(entry.at),
            )
            for seat, (player, level) in enumerate(sitters)
        )


def played(
    player: str,
    *,
    game: str | None = None,
    opponent: str | None = None,
    outcome: Outcome | None = None,
    before: UUID | None = None,
) -> tuple[list[responses.PlayedTable], bool]:
    """The next tables of that person that are over, the newest first, and whether there are more. One query.

    `opponent`: the id of somebody who sat there too, or "bots": no other person did. `before`: the table after which
    to go on.
    """
    own = SeatResult.objects.filter(player=UUID(player))
    if game is not None:
        own = own.filter(game=game)
    if outcome is not None:
        own = own.filter(_OUTCOMES[outcome])
    if opponent is not None:
        others = SeatResult.objects.filter(table=OuterRef("table"), player__isnull=False).exclude(player=UUID(player))
        own = own.filter(~Exists(others) if opponent == "bots" else Exists(others.filter(player=UUID(opponent))))
    if before is not None:
        last = Subquery(SeatResult.objects.filter(table=before).values("ended_at")[:1])
        own = own.filter(Q(ended_at__lt=last) | Q(ended_at=last, table__lt=before))
    found = _tables(own.order_by("-ended_at", "-table").values("table")[: PAGE + 1], player)
    return found[:PAGE], len(found) > PAGE


def _sitters(log: Iterable[Entry]) -> list[tuple[str | None, str | None]]:
    """By seat, whose game it is (player and level): whoever sat there when it began, wherever they went."""
    seats = dict[int, tuple[str | None, str | None]]()
    for entry in log:
        if entry.kind == "seated" and entry.seat is not None:
            seated = entry.data()
            seats[entry.seat] = seated["player"], seated["level"]
        if entry.kind == "started":
            break
    return [seats[seat] for seat in sorted(seats)]


def _tables(tables: QuerySet[Any, Any], player: str) -> list[responses.PlayedTable]:
    rows = SeatResult.objects.filter(table__in=tables).order_by("-ended_at", "-table", "seat")
    by_table = groupby(rows.values_list(*_COLUMNS), key=lambda row: row[:3])
    found = []
    for (table, game, ended_at), lines in by_table:
        seats = [_seat(*line[3:]) for line in lines]
        you = next(each.seat for each in seats if each.player == player)
        found.append(responses.PlayedTable(str(table), game, instant(ended_at), you, seats))
    return found


def _seat(
    seat: int, player: UUID | None, name: str | None, level: Any, rank: int | None, points: int | None, resigned: bool,
    by_person: int, by_bot: int, by_clock: int, undos: int,
) -> responses.SeatOutcome:  # fmt: skip
    chose = Chosen(by_person, by_bot, by_clock)
    return responses.SeatOutcome(
        seat, name, str(player) if player else None, level, rank, points, resigned, chose, undos
    )
