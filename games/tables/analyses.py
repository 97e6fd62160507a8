"""Analyses of tables that are over: somebody asks, workers find out in pieces, rows keep it (docs/decisions/0038).

A row is made from the log alone and is no part of it. It may be dropped at any time: who asks again has it made anew.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final
from uuid import UUID

import msgspec
from django.db.models import QuerySet
from msgspec.structs import replace

from events.projections import OnDemandProjection
from events.writer import Refused
from games import catalog
from games.tables import queries, waking
from games.tables.models import Analysis
from games.tables.table import Table
from games.tables.wire import findings

BUILD: Final = "analysis-5"
"""Which program analyses: raised when it finds something else in the same game."""
WAITS: Final = timedelta(seconds=10)
"""So long after they last asked somebody counts as waiting."""
_ASK_AGAIN: Final = timedelta(seconds=30)
"""So long after a worker was last heard of another is sent for: a message may get lost, a worker may die."""


class Analyses(OnDemandProjection):
    """`Analysis` rows."""

    name = "analyses"
    models = (Analysis,)


def ask(id: str, player: str) -> findings.AnalysisNow:
    """What is known of why that game ended as it did. Whoever asks again and again waits for the rest of it.

    Refused as `not_found`, or as `not_allowed` while it is not revealed: it tells what was hidden.
    """
    by, now = made_by(over(id)), datetime.now(UTC)
    # A person waits for one at a time: else one alone could keep all others waiting.
    Analysis.objects.filter(player=player, asked_at__isnull=False).exclude(pk=id).update(asked_at=None)
    fresh = {"made_by": by, "player": player, "worked_at": now}
    row, _ = Analysis.objects.get_or_create(table=id, defaults=fresh)
    if row.made_by != by:
        Analysis.objects.filter(pk=id).exclude(made_by=by).delete()
        row, _ = Analysis.objects.get_or_create(table=id, defaults=fresh)
    if not row.finished:
        _wait(row, player, now)
    return _told(row)


def over(id: str) -> Table:
    """The table, which is over and open to all; refused as in `ask`."""
    table = queries.table(id)
    if table.seed is None or table.result is None:
        raise Refused("not_allowed")
    return table


def made_by(table: Table) -> str:
    """Which program, rules and odds would analyse that table now."""
    game = catalog.game(table.terms.game, table.terms.version)
    return f"{BUILD} {game.rules.key}-{game.rules.version} {game.strategy.odds}"


def take_up(id: str, turn: int) -> Analysis | None:
    """For a worker that was sent for: how far it is; None where nobody waits any more, or another has taken it up."""
    now = datetime.now(UTC)
    taken = _waited_for(id, turn, now).filter(finished=False).update(turn=turn + 1, worked_at=now)
    row = Analysis.objects.filter(pk=id, turn=turn + 1).first() if taken else None
    # A worker of another program than the web process that asked would write what it is not asked for.
    return row if row is not None and row.made_by == made_by(over(id)) else None


def keep(row: Analysis) -> bool:
    """Write down how far it is, as the worker that has it; whether to go on: it is not finished, and somebody waits."""
    row.worked_at = datetime.now(UTC)
    changed = {name: getattr(row, name) for name in ("worked_at", "seconds", "done", "of", "found", "finished")}
    if row.finished:
        changed["asked_at"] = None
    Analysis.objects.filter(pk=row.pk, turn=row.turn, made_by=row.made_by).update(**changed)
    return not row.finished and _waited_for(row.pk, row.turn, row.worked_at).exists()


def send(row: Analysis) -> None:
    """Let a worker go on with it, after all who have waited longer, and after what is done in no time."""
    waking.send_work("workers.analyse_table", [str(row.pk), row.turn], "analysis")


def _wait(row: Analysis, player: str, now: datetime) -> None:
    alone = row.asked_at is None or row.asked_at <= now - WAITS  # nobody waited: whoever worked on it has stopped
    sends = alone or row.worked_at <= now - _ASK_AGAIN
    changed = {"asked_at": now, "player": player, **({"worked_at": now} if sends else {})}
    Analysis.objects.filter(pk=row.pk).update(**changed)
    if sends:
        send(row)


def _waited_for(id: UUID | str, turn: int, now: datetime) -> QuerySet[Analysis]:
    return Analysis.objects.filter(pk=id, turn=turn, asked_at__gt=now - WAITS)


def _told(row: Analysis) -> findings.AnalysisNow:
    found = msgspec.json.decode(row.found, type=findings.Analysis) if row.found else None
    if found is not None:
        found = replace(found, decisions=[each for each in found.decisions if each.loss])
    return findings.AnalysisNow(not row.finished, row.done, row.of, found)
