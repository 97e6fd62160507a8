"""What is derived from entries (lobby, results, ratings): dropped and refolded at will, never the truth.

A projection keeps its position per stream, in the same transaction as what it wrote. It follows the
writer of this process within its transaction and catches up with what others have written.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
import structlog
from django.conf import settings
from django.core.signals import setting_changed
from django.db import connection, models, transaction
from django.utils.module_loading import import_string

from events import store
from events.entry import Entry
from events.fold import fold_to, step, the_fold
from events.models import Position

F = TypeVar("F")
_log = structlog.get_logger(__name__)


class Step(msgspec.Struct, frozen=True):
    """An entry, what it told, and the state as of it."""

    entry: Entry
    told: Any
    state: Any

    def __repr__(self) -> str:
        return f"Step({self.entry!r})"


class Projection(ABC, Generic[F]):
    """Rows made from the entries of some kinds, in the order of each stream."""

    name: ClassVar[str]
    kinds: ClassVar[frozenset[str]]
    models: ClassVar[tuple[type[models.Model], ...]]
    """Its own tables, whose rows nobody else writes; in the order in which they may be emptied."""

    @abstractmethod
    def apply(self, entry: Entry, told: Any, state: F) -> None:
        """Write what this entry changes. `state` is as of the entry; read it now, keep nothing of it."""

    def clear(self) -> None:
        """Drop all that it ever wrote."""
        for model in self.models:
            model._default_manager.all().delete()

    def rows(self) -> dict[str, Counter[tuple[Any, ...]]]:
        """All that it has written, by table, for comparison: without the numbers that the database gave."""
        found = {}
        for model in self.models:
            names = [field.attname for field in model._meta.concrete_fields if not isinstance(field, models.AutoField)]
            found[model._meta.label] = Counter(model._default_manager.values_list(*names))
        return found


@cache
def projections() -> tuple[Projection[Any], ...]:
    """The projections of this program, named by the setting GRIOT_PROJECTIONS."""
    return tuple(import_string(path)() for path in settings.GRIOT_PROJECTIONS)


@cache
def kinds() -> frozenset[str]:
    """The kinds that any projection cares about."""
    return frozenset().union(*(projection.kinds for projection in projections()))


def follow(told: Iterable[Sequence[Step]]) -> None:
    """Take in what the writer is about to commit, stream by stream: within its transaction, so who wrote, reads it.

    What fails here is left out and never holds the entries up: `catch_up` mends it.
    """
    for steps in told:
        stream = steps[0].entry.stream
        try:
            with transaction.atomic():
                _give_way()
                for projection in projections():
                    _take(projection, stream, steps)
        except Exception as error:  # noqa: BLE001  a projection's bug must not cost anybody a move
            _log.error("projection_failed", stream=stream, error=type(error).__name__)


def catch_up() -> int:
    """Take in all that is still missing, of all streams; returns how many streams had something to tell."""
    return sum(_catch_up(projection) for projection in projections())


def rebuild(projection: Projection[Any]) -> None:
    """Drop what a projection wrote and refold it."""
    with store.write_transaction():
        _keep_others_out()
        _refold(projection)


def differences(projection: Projection[Any]) -> list[str]:
    """What a rebuild would change, one line a row; changes nothing itself."""
    with store.write_transaction():
        _keep_others_out()
        _catch_up(projection)
        before = projection.rows()
        _refold(projection)
        after = projection.rows()
        transaction.set_rollback(True)
    lines = []
    for table, rows in after.items():
        lines += [f"{table}: missing {row}" for row in (rows - before[table]).elements()]
        lines += [f"{table}: wrong {row}" for row in (before[table] - rows).elements()]
    return lines


def _take(projection: Projection[Any], stream: str, steps: Sequence[Step]) -> None:
    position = store.held_position(projection.name, stream)
    mine = [each for each in steps if each.entry.kind in projection.kinds and each.entry.seq > position]
    if not mine:
        return
    if store.of_kinds(stream, projection.kinds, mine[0].entry.seq - 1, after=position):
        _read_on(projection, stream, position)  # another process has written and not told yet: in order, please
        return
    for each in mine:
        projection.apply(each.entry, each.told, each.state)
    store.move_position(projection.name, stream, mine[-1].entry.seq)


def _catch_up(projection: Projection[Any]) -> int:
    # One statement, so that a head and what lies below it are of one moment.
    places = ", ".join(["%s"] * len(projection.kinds)) or "NULL"
    sql = (
        "SELECT s.id, s.head, EXISTS (SELECT 1 FROM events_entry e WHERE e.stream_id = s.id AND e.seq <= s.head "  # noqa: S608
        f"AND e.seq > COALESCE(p.seq, 0) AND e.kind IN ({places})) FROM events_stream s "
        "LEFT JOIN events_position p ON p.stream_id = s.id AND p.projection = %s WHERE s.head > COALESCE(p.seq, 0)"
    )
    with connection.cursor() as cursor:
        cursor.execute(sql, [*sorted(projection.kinds), projection.name])
        behind = cursor.fetchall()
    told = sorted(stream for stream, _, matters in behind if matters)
    for stream in told:
        with store.write_transaction():
            _read_on(projection, stream, store.held_position(projection.name, stream))
    _move_on(projection, sorted((stream, head) for stream, head, matters in behind if not matters))
    return len(told)


def _move_on(projection: Projection[Any], idle: list[tuple[str, int]]) -> None:
    # Nothing there for this projection: all in one transaction, lest running tables cost one each.
    if idle:
        with store.write_transaction(), connection.cursor() as cursor:
            cursor.executemany(
                "INSERT INTO events_position (projection, stream_id, seq) VALUES (%s, %s, %s) "
                "ON CONFLICT (projection, stream_id) DO UPDATE SET seq = excluded.seq "
                "WHERE events_position.seq < excluded.seq",
                [(projection.name, stream, head) for stream, head in idle],
            )


def _read_on(projection: Projection[Any], stream: str, position: int) -> None:
    for each in _steps(stream, position):
        if each.entry.kind in projection.kinds:
            projection.apply(each.entry, each.told, each.state)
        position = each.entry.seq
    store.move_position(projection.name, stream, position)


def _steps(stream: str, after: int) -> Iterator[Step]:
    """The entries above `after`, each with the state as of it; the state goes on changing."""
    fold = the_fold()
    base = fold_to(fold, stream, after)
    state = base.state
    for entry in store.entries(stream, after):
        state, told = step(fold, state, entry, base.seed)
        yield Step(entry, told, state)


def _refold(projection: Projection[Any]) -> None:
    projection.clear()
    Position.objects.filter(projection=projection.name).delete()
    _catch_up(projection)


def _give_way() -> None:
    # A rebuild takes its time, and the writer must not wait for it: it finds these entries itself, or `catch_up` does.
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("LOCK TABLE events_position IN ROW EXCLUSIVE MODE NOWAIT")


def _keep_others_out() -> None:
    # On SQLite the turn itself does; on PostgreSQL whoever follows first needs a position.
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("LOCK TABLE events_position IN EXCLUSIVE MODE")


def _forget(*, setting: str, **_: Any) -> None:
    if setting == "GRIOT_PROJECTIONS":
        projections.cache_clear()
        kinds.cache_clear()


setting_changed.connect(_forget)
