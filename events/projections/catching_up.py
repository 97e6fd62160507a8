"""Streams that a projection has not taken in are marked: only the marks are read, whatever lies in the archive."""

from __future__ import annotations

import time
from typing import Any, Final

import structlog

from events import store
from events.fold import fold_to, retell, the_fold
from events.projections import marks
from events.projections.base import (
    Change,
    EntryProjection,
    OnDemandProjection,
    OrderedProjection,
    Projection,
    StateProjection,
    ordered_after,
    projections,
)

BATCH: Final = 100
TIME: Final = 2.0
"""Seconds after which `catch_up` begins no further batch: less than there is between two sweeps, which call it."""

_log = structlog.get_logger(__name__)


def catch_up() -> int:
    """Take in what is marked, as far as that is done in `TIME`; returns how many streams, projection by projection."""
    until = time.monotonic() + TIME
    done = 0
    while marked := marks.behind(BATCH):
        taken_in = _take_in_marked(marked)
        done += taken_in
        if not taken_in or time.monotonic() >= until:
            break
    return done


def _take_in_marked(marked: list[tuple[str, str]]) -> int:
    done = 0
    for projection in projections():
        streams = sorted({stream for name, stream in marked if name == projection.name})
        if isinstance(projection, OrderedProjection):
            # Those that its source has marked just now, too.
            streams = sorted({stream for name, stream in marks.behind(BATCH) if name == projection.name})
            if streams and _try_to_take_in(projection, streams):
                done += len(streams)
        else:
            done += sum(_try_to_take_in(projection, [stream]) for stream in streams)
    return done


def adopt() -> None:
    """Mark every stream for projections that are new here, or of another version: called after each migrate."""
    known = marks.built()
    new = [projection for projection in projections() if known.get(projection.name) != projection.version]
    if not new:
        return
    with store.write_transaction():
        for projection in new:
            projection.clear()
            marks.forget(projection.name)
            marks.note_built(projection.name, projection.version)
        marks.mark_all([projection.name for projection in new if not isinstance(projection, OnDemandProjection)])


def take_in(projection: Projection, streams: list[str]) -> None:
    """Take in what these streams have for it. The caller holds their locks."""
    match projection:
        case EntryProjection():
            for stream in streams:
                read_on(projection, stream, store.held_position(projection.name, stream))
        case StateProjection():
            projection.apply([_latest_change(stream) for stream in streams])
        case OrderedProjection():
            store.only_one(projection.name)
            place = projection.earliest(streams)
            if place is not None:
                projection.drop_from(place)
                projection.take_from(place)
        case _:
            raise TypeError(f"{projection.name} is of no kind")


def read_on(projection: EntryProjection[Any], stream: str, position: int) -> None:
    """Take in the entries of a stream above that position, in order."""
    fold = the_fold()
    base = fold_to(fold, stream, position)
    for entry, telling, state in retell(fold, base, store.entries(stream, position)):
        if entry.kind in projection.kinds:
            projection.apply(entry, telling, state)
            position = entry.seq
    store.move_position(projection.name, stream, position)
    for ordered in ordered_after(projection):
        marks.mark(ordered.name, [stream])


def _latest_change(stream: str) -> Change[Any]:
    now = fold_to(the_fold(), stream)
    return Change(stream, now.seq, now.state, None)


def _try_to_take_in(projection: Projection, streams: list[str]) -> bool:
    try:
        with store.write_transaction():
            # No writer of these streams comes in between, and nothing is done while a rebuild is at work.
            if not store.lock(() if isinstance(projection, OrderedProjection) else streams).projecting:
                return False
            marks.unmark(projection.name, streams)
            take_in(projection, streams)
    except Exception as error:  # noqa: BLE001  one table's trouble is its own: tried again later, and less and less often
        _log.error("projection_failed", projection=projection.name, stream=streams[0], error=type(error).__name__)
        with store.write_transaction():
            marks.postpone(projection.name, streams)
        return False
    return True
