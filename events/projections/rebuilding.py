"""Drop what a projection wrote and make it anew, or say what that would change."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from django.db import transaction

from events import store
from events.models import EntryRow, Stream
from events.projections import marks
from events.projections.base import (
    EntryProjection,
    OnDemandProjection,
    OrderedProjection,
    Projection,
    ordered_after,
    projections,
)
from events.projections.catching_up import take_in

_BATCH: Final = 200


def rebuild(projection: Projection) -> None:
    """Drop what a projection wrote, and what is made from its rows, and refold it."""
    with store.write_transaction():
        store.keep_projections_out()
        for each in (projection, *ordered_after(projection)):
            _refold(each)


def differences(projection: Projection) -> list[str]:
    """What a rebuild would change, one line a row; changes nothing itself."""
    with store.moment_of_projections():
        for source in projections():
            if isinstance(projection, OrderedProjection) and source.name == projection.source:
                _take_in_marked(source)
        _take_in_marked(projection)
        before = projection.rows()
        _refold(projection)
        after = projection.rows()
        transaction.set_rollback(True)
    lines = []
    for table, rows in after.items():
        lines += [f"{table}: missing {row}" for row in (rows - before[table]).elements()]
        lines += [f"{table}: wrong {row}" for row in (before[table] - rows).elements()]
    return lines


def _take_in_marked(projection: Projection) -> None:
    while streams := marks.behind_of(projection.name, _BATCH):
        marks.unmark(projection.name, streams)
        take_in(projection, streams)


def _refold(projection: Projection) -> None:
    projection.clear()
    marks.forget(projection.name)
    if isinstance(projection, OnDemandProjection):
        return
    if isinstance(projection, OrderedProjection):
        projection.take_from(None)
        return
    for streams in _batches(_streams(projection)):
        take_in(projection, streams)


def _streams(projection: Projection) -> Iterator[str]:
    """The streams that have anything for it, in the order of their ids."""
    if isinstance(projection, EntryProjection):
        rows: Any = EntryRow.objects.filter(kind__in=projection.kinds).values_list("stream_id", flat=True).distinct()
        return iter(rows.order_by("stream_id").iterator())
    return iter(Stream.objects.order_by("id").values_list("id", flat=True).iterator())


def _batches(streams: Iterator[str]) -> Iterator[list[str]]:
    while some := list(islice(streams, _BATCH)):
        yield some
