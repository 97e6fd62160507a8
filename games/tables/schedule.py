"""What falls due at a table and when, so that the sweep looks at those tables only where something does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal

import msgspec
from django.db import connection

from events import store
from events.projections import Change, StateProjection
from games.tables import waking, windows
from games.tables.models import Due
from games.tables.table import Table

OVERDUE_AFTER: Final = timedelta(seconds=3)
"""What has not been done for so long is done anew. A bot has this beyond its longest pause."""
FINISHED: Final = ("scored", "abandoned")

_ALWAYS: Final = datetime.min.replace(tzinfo=UTC)
_UPSERT: Final = "INSERT INTO tables_due (id, at) VALUES (%s, %s) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
_DROP: Final = "DELETE FROM tables_due WHERE id = %s"


class Duty(msgspec.Struct, frozen=True):
    """Something that is owed to a table from a moment on; `again`: how often, until it has happened (None: once)."""

    what: Literal["score", "time_out", "bot", "let_pass", "close"]
    at: datetime
    again: timedelta | None = OVERDUE_AFTER
    seat: int = 0
    asked: int = 0


def duties(table: Table) -> Iterator[Duty]:
    """All that falls due at this table unless it moves on before."""
    if table.status == "ended":
        yield Duty("score", _ALWAYS)
    due = table.next_due()
    if due is not None:
        yield Duty("time_out", due)
    closing = table.closing_at()
    if closing is not None:
        yield Duty("close", closing)
    overdue = OVERDUE_AFTER + timedelta(milliseconds=2 * table.terms.pace.bot_delay)
    for seat, asked in waking.bots_asked(table):
        yield Duty("bot", table.begins(seat) + overdue, overdue, seat, asked)
    if table.in_window and table.terms.windows_wait:
        # A wish is older than the question that it is about: who has none by then has none later.
        for seat, number in enumerate(table.game.asked):
            if number is not None and table.chairs[seat].sitter == "person":
                yield Duty("let_pass", table.begins(seat) + timedelta(seconds=2 * windows.SLOWEST), None, seat, number)


def next_look(table: Table, now: datetime) -> datetime | None:
    """When this table needs a look, provided that it gets what is due now; None: never, it is finished."""
    if table.status in FINISHED:
        return None
    looks = []  # never empty: whatever else is due, a table is closed one day
    for duty in duties(table):
        if duty.at > now:
            looks.append(duty.at)
        elif duty.again is not None:
            looks.append(now + duty.again)
    return min(looks)


class Schedule(StateProjection[Table]):
    """`Due` rows: each says when its table needs a look at the latest."""

    name = "schedule"
    models = (Due,)

    def apply(self, changes: Sequence[Change[Table]]) -> None:
        """Write when to look, where what stands there does not do."""
        now = datetime.now(UTC)
        rows: dict[str, datetime] = {}
        finished = []
        for change in changes:
            if change.before is not None and _rests(change.before) and _rests(change.state):
                continue  # its closing has moved on, by little: the row comes too early, which costs one needless look
            at = next_look(change.state, now)
            if at is None:
                if change.before is None or change.before.status not in FINISHED:
                    finished.append((change.stream,))
            elif change.before is None or not _does(change.before, at, now):
                rows[change.stream] = at
        store.for_each(_DROP, finished)
        store.for_each(_UPSERT, [(id, _column(at)) for id, at in rows.items()])

    def rows(self) -> dict[str, Counter[tuple[Any, ...]]]:
        """Which tables have a row. When is no matter for comparison: the sweep moves it on."""
        return {Due._meta.label: Counter(Due.objects.values_list("id"))}


def due(now: datetime, most: int) -> list[tuple[str, datetime]]:
    """The tables that need a look, the longest waiting first, each with the time that its row holds."""
    return list(Due.objects.filter(at__lte=now).order_by("at").values_list("id", "at")[:most])


def looked(looks: Sequence[tuple[str, datetime, datetime | None]]) -> None:
    """Write down when to look next (None: never) at tables whose rows hold that time; not where one has moved since."""
    with store.write_transaction():
        if not store.lock(()).projecting:
            return  # a rebuild, or a check of what it would change, is at work: the next sweep looks again
        # A row that a writer holds is being written anew: to wait for it might be to wait for each other.
        rows = Due.objects.select_for_update(skip_locked=True).filter(id__in=[id for id, _, _ in looks])
        held = dict(rows.values_list("id", "at"))
        mine = [(id, after) for id, before, after in looks if held.get(id) == before]
        store.for_each(_DROP, [(id,) for id, after in mine if after is None])
        store.for_each(_UPSERT, [(id, _column(after)) for id, after in mine if after is not None])


def _rests(table: Table) -> bool:
    """Whether it waits for people, without a clock. Cheap, since most moves are made at such tables."""
    return (
        table.status == "running"
        and table.next_due() is None
        and not (table.terms.pace.long and table.in_window)
        and all(chair.sitter == "person" for chair in table.chairs)
    )


def _does(before: Table, at: datetime, now: datetime) -> bool:
    # The row is no later than the first moment of the state before, unless that has passed. A row that is too early
    # costs one needless look. So we keep it while at least half of the wanted wait is left: the table will probably
    # move before.
    stands = min((duty.at for duty in duties(before)), default=now)
    return stands <= at and stands - now >= (at - now) / 2 and stands > now


def _column(at: datetime) -> Any:
    return connection.ops.adapt_datetimefield_value(at)
