"""Whatever should be moving and is not is set moving again: bots, scores, clocks."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from celery import current_app

from events import cache, projections, store
from games.tables import clock, waking, windows
from games.tables.models import Listing
from games.tables.table import Table

_YOUNG = timedelta(seconds=2)  # whose latest entry is younger is moving: folding it here too would double its cost
_PATIENCE = timedelta(seconds=3)  # beyond the longest pause of a bot, before it is woken again
_woken: dict[tuple[str, int, int], datetime] = {}
_resting: dict[str, int] = {}
"""Tables that wait for people without a clock, and the entry since which they do."""


def sweep() -> int:
    """Set moving what stands still; how many tables were looked at."""
    global _resting
    projections.catch_up()
    moving = Listing.objects.filter(status__in=("running", "ended")).values_list("pk", flat=True)
    latest = store.latest([str(table) for table in moving])
    _resting = {table: seq for table, seq in _resting.items() if table in latest and latest[table][0] == seq}
    now = datetime.now(UTC)
    still = [table for table, (_, kind, at) in latest.items() if table not in _resting and _stands(kind, at, now)]
    for table in still:
        folded = cache.current(table)
        if not _look_after(folded.state, now) and folded.state.status == "running":
            _resting[table] = folded.seq
    return len(still)


def _stands(kind: str, at: str, now: datetime) -> bool:
    # Talk is no move: it must not keep the sweep away.
    return kind == "said" or now - datetime.fromisoformat(at) > _YOUNG


def _look_after(table: Table, now: datetime) -> bool:
    """Whether anything but people will move this table on."""
    if table.status == "ended":
        current_app.send_task("workers.score_table", [table.id], queue="default")
    due = table.due()
    if due is not None and due <= now:
        clock.call_time(table)
    bots = waking.bots_asked(table)
    for seat, asked in bots:
        since = table.asked_at[seat]
        last = _woken.get((table.id, seat, asked), datetime.fromisoformat(since) if since else now)
        patience = _PATIENCE + timedelta(milliseconds=2 * table.terms.pace.bot_delay)
        if now - last > patience:
            if len(_woken) > 10_000:
                _woken.clear()
            _woken[table.id, seat, asked] = now
            current_app.send_task("workers.take_bot_turn", [table.id, seat, asked], queue="bots")
    return windows.let_pass_late(table, now) or due is not None or bool(bots)
