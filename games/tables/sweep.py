"""Whatever should be moving and is not is set moving again: bots, scores, clocks. A glance for each running table."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from celery import current_app

from events import cache, projections
from games.tables import clock, waking
from games.tables.fold import Table
from games.tables.models import Listing

_PATIENCE = timedelta(seconds=4)  # beyond the longest pause of a bot, before it is woken again
_woken: dict[tuple[str, int], datetime] = {}


def sweep() -> int:
    """Set moving what stands still; how many tables were looked at."""
    projections.catch_up()
    moving = Listing.objects.filter(status__in=("running", "ended")).values_list("pk", flat=True)
    for table in moving:
        _look_after(cache.current(str(table)).state)
    return len(moving)


def _look_after(table: Table) -> None:
    now = datetime.now(UTC)
    if table.status == "ended":
        current_app.send_task("workers.score_table", [table.id], queue="default")
    due = table.due()
    if due is not None and due <= now:
        clock.call_time(table)
    for seat, asked in waking.bots_asked(table):
        since = table.asked_at[seat]
        last = _woken.get((table.id, asked), datetime.fromisoformat(since) if since else now)
        patience = _PATIENCE + timedelta(milliseconds=2 * table.terms.pace.bot_delay)
        if now - last > patience:
            if len(_woken) > 10_000:
                _woken.clear()
            _woken[table.id, asked] = now
            current_app.send_task("workers.take_bot_turn", [table.id, seat, asked], queue="bots")
