"""Whatever should be moving and is not is set moving again: bots, scores, clocks."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from datetime import UTC, datetime, timedelta
from typing import Final, TypeAlias

import structlog
from celery import current_app

from events import cache, projections
from games.tables import clock, schedule, waking, windows
from games.tables.table import Table
from games.tables.writes import WRITE_TIMEOUT, ending, moves

_MOST: Final = 500  # tables at a time: the next sweep comes soon
_DESERTED: Final = (waking.FIRST, *[waking.NEXT] * 4)  # who is woken at tables where nobody sits, with what priority
_BACK_OFF: Final = timedelta(minutes=1)  # before a table that is at fault is looked at again
_Begun: TypeAlias = tuple[Table, list[Future[bool]]]
_log = structlog.get_logger(__name__)


def sweep(now: datetime | None = None) -> int:
    """Do what is due (by `now`) and has not been done; how many tables were looked at."""
    projections.catch_up()
    now = now or datetime.now(UTC)
    due = schedule.due(now, _MOST)
    deserted = iter(_DESERTED)
    begun = {id: _begin(id, now, deserted) for id, _ in due}  # all before the first is waited for: writes share commits
    if due:
        schedule.looked([(id, at, _next_look(id, begun[id], now)) for id, at in due])
    return len(due)


def _begin(id: str, now: datetime, deserted: Iterator[int]) -> _Begun | None:
    """Let all that is due at this table be done; the table, and the writes that are on their way.

    `deserted`: priorities for bots at tables where nobody sits, as many as may still be woken.
    """
    try:
        table = cache.current(id).state
        duties = [duty for duty in schedule.duties(table) if duty.at <= now]
        return table, [write for duty in duties for write in _do(table, duty, deserted)]
    except Exception as error:  # noqa: BLE001  a table that cannot be folded must not keep the sweep from all others
        _log.error("sweep_failed", table=id, error=type(error).__name__)
        return None


def _do(table: Table, duty: schedule.Duty, deserted: Iterator[int]) -> list[Future[bool]]:
    match duty.what:
        case "score":
            current_app.send_task("workers.score_table", [table.id], queue="default")
        case "bot":
            # Where nobody sits a bot may still wait in the queue, for long, and where workers are too few for ever: so
            # these come earlier then, but few at a time, or they would hold up all others.
            priority = next(deserted, None) if table.deserted else waking.FIRST
            if priority is not None:
                waking.send_bot(table.id, duty.seat, duty.asked, priority)
        case "let_pass":
            if (duty.seat, duty.asked) in windows.seats_that_let_pass(table):
                return [moves.let_pass(table.id, duty.seat, duty.asked)]
        case "time_out":
            return clock.call_time(table)
        case "close":
            return [ending.close_idle(table.id)]
    return []


def _next_look(id: str, begun: _Begun | None, now: datetime) -> datetime | None:
    if begun is None:
        return now + _BACK_OFF
    table, writes = begun
    try:
        for write in writes:
            write.result(WRITE_TIMEOUT)
    except Exception as error:  # noqa: BLE001  see above
        _log.error("sweep_failed", table=id, error=type(error).__name__)
        return now + _BACK_OFF
    return schedule.next_look(table, now)
