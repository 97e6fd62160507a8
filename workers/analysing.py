"""A table that is over, as `workers.bots.analysis` takes it, and the work on it in pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic, thread_time
from typing import Final

import msgspec
import structlog
from django.db import DatabaseError

from events import store
from events.entry import Entry
from events.fold import effective, fold_to
from games import catalog
from games.engine.contract import Choice, Outcome, Over, ScoreLine
from games.engine.utility import win_shares
from games.tables import analyses, bodies, grammar
from games.tables.fold import FOLD
from games.tables.models import Analysis as Row
from games.tables.table import Table
from workers.bots.analysis import Analysis, Event, Played, analyse

log = structlog.get_logger()
PIECE: Final = 2.0
"""Seconds after which the next in the queue has its turn: others wait as well."""
NOTED: Final = 1.0
"""So often, in seconds, a worker writes down how far it is, and looks whether somebody still waits."""
LONGEST: Final = 120.0
"""Seconds of a core for one game. What is left of the decisions then, the least, is not looked into."""


def analysis(table_id: str) -> Analysis:
    """What the game at that table hung on; the same whenever it is asked for.

    Refused as `not_found`, or as `not_allowed` while it is not revealed: it tells what was hidden.
    """
    *_, whole = _steps(analyses.over(table_id), None)
    return whole


def work(table_id: str, turn: int) -> None:
    """A piece of it for who waits; then it is somebody else's turn."""
    row = analyses.take_up(table_id, turn)
    if row is None:
        return
    try:
        goes_on = _piece(row, analyses.over(table_id))
    except DatabaseError:
        raise  # it will be back, and whoever waits asks again
    except Exception as error:  # noqa: BLE001  else whoever waits would have it tried for ever
        log.warning("analysis_failed", table=table_id, error=type(error).__name__)
        row.finished, row.found = True, ""
        goes_on = analyses.keep(row)
    if goes_on:
        analyses.send(row)


def _piece(row: Row, table: Table) -> bool:
    """Work on it, for so long and while somebody waits; whether to go on."""
    before, began, cpu = row.seconds, monotonic(), thread_time()
    noted = began - NOTED  # the first step has the chances: they are shown at once
    known = msgspec.json.decode(row.found, type=Analysis) if row.found else None
    for so_far in _steps(table, known):
        now, row.seconds = monotonic(), before + thread_time() - cpu
        row.finished = not so_far.left or row.seconds >= LONGEST
        piece_over = now - began >= PIECE
        if row.finished or piece_over or now - noted >= NOTED:
            noted = now
            row.done, row.of = len(so_far.decisions), len(so_far.decisions) + len(so_far.left)
            row.found = msgspec.json.encode(so_far).decode()
            goes_on = analyses.keep(row)
            if piece_over or not goes_on:
                return goes_on
    return False


def _steps(table: Table, known: Analysis | None) -> Iterator[Analysis]:
    game, seats = catalog.game(table.terms.game, table.terms.version), range(table.terms.seats)
    seed = f"analysis of {table.id}"
    return analyse(game.rules, game.strategy, played(table, table.result or ()), seats, seed, known)


def played(table: Table, result: Sequence[ScoreLine]) -> Played:
    """The game of a table that is over, without what was taken back."""
    counting = effective(store.entries(table.id))
    began = next(entry.seq for entry in counting if entry.kind == "started")
    return Played(
        seats=table.terms.seats,
        start=fold_to(FOLD, table.id, began).state.game.state,
        events=tuple([_event(table, entry) for entry in counting if entry.kind in ("played", "dealt")]),
        shares=tuple(win_shares(result)),
        gave_up=None if isinstance(table.game.waiting, Over) else table.resigned[-1],
    )


def _event(table: Table, entry: Entry) -> Event:
    if entry.seat is None:
        dealt: bodies.Dealt = grammar.decoded(entry)
        return Event(entry.seq, Outcome(tuple(dealt.outcome)))
    chosen: bodies.Played = grammar.decoded(entry)
    return Event(entry.seq, Choice(entry.seat, msgspec.json.decode(chosen.move, type=table.rules.move_type)))
