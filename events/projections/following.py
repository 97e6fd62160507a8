"""Projections follow the writer within its transaction."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import structlog
from django.db import transaction

from events import store
from events.fold import Retold
from events.projections import marks
from events.projections.base import (
    Change,
    EntryProjection,
    Projection,
    entry_projections,
    ordered_after,
    state_projections,
)
from events.projections.catching_up import read_on

_AGAIN: Final = 60.0  # seconds for which a projection that failed on a stream is only marked there
_log = structlog.get_logger(__name__)
_failing: dict[tuple[str, str], float] = {}


class Stored(msgspec.Struct, frozen=True):
    """What a group stores of one stream: the change of its state, and the entries that projections want."""

    change: Change[Any]
    entries: Sequence[Retold]

    def __repr__(self) -> str:
        return f"Stored({self.change!r})"


def follow(group: Sequence[Stored], *, alone: bool) -> None:
    """Take in what the writer is about to commit.

    What fails must not hold the entries up. In a group it is raised: the writer then tries each command `alone`, and
    there it is left out and marked. A savepoint for every group would cost every move for what hardly ever happens.
    """
    _follow_states(group, alone=alone)
    for stored in group:
        if stored.entries:
            _follow_entries(stored, alone=alone)


def mark(group: Sequence[Stored]) -> None:
    """Leave all of this to `catch_up`: a rebuild is at work. On PostgreSQL no writer waits for it, on SQLite all do."""
    for projection in (*state_projections(), *entry_projections()):
        marks.mark(projection.name, [stored.change.stream for stored in group])


def _follow_states(group: Sequence[Stored], *, alone: bool) -> None:
    for projection in state_projections():
        changes = [stored.change for stored in group if not _left_for_later(projection, stored.change.stream)]
        if changes:
            _try(projection, changes[0].stream, lambda: projection.apply(changes), alone=alone)  # noqa: B023  called now


def _follow_entries(stored: Stored, *, alone: bool) -> None:
    for projection in entry_projections():
        if not _left_for_later(projection, stored.change.stream):
            _try(projection, stored.change.stream, lambda: _take(projection, stored), alone=alone)  # noqa: B023  called now


def _try(projection: Projection, stream: str, take: Callable[[], None], *, alone: bool) -> None:
    if not alone:
        take()
        return
    try:
        with transaction.atomic():
            take()
    except Exception as error:  # noqa: BLE001  a projection's bug must not cost anybody a move
        _log.error("projection_failed", projection=projection.name, stream=stream, error=type(error).__name__)
        if len(_failing) > 10_000:
            _failing.clear()
        _failing[projection.name, stream] = time.monotonic() + _AGAIN
        marks.mark(projection.name, [stream])


def _left_for_later(projection: Projection, stream: str) -> bool:
    """Where it failed a short while ago: mark the stream once more for `catch_up`, and say so."""
    if not _failing or _failing.get((projection.name, stream), 0.0) < time.monotonic():
        return False
    marks.mark(projection.name, [stream])
    return True


def _take(projection: EntryProjection[Any], stored: Stored) -> None:
    if not any(each.entry.kind in projection.kinds for each in stored.entries):
        return
    stream = stored.change.stream
    position = store.held_position(projection.name, stream)
    mine = [each for each in stored.entries if each.entry.kind in projection.kinds and each.entry.seq > position]
    if not mine:
        return
    if store.of_kinds(stream, projection.kinds, mine[0].entry.seq - 1, after=position):
        read_on(projection, stream, position)  # some were left out before: in order, please
        return
    for each in mine:
        projection.apply(each.entry, each.telling, each.state)
    store.move_position(projection.name, stream, mine[-1].entry.seq)
    for ordered in ordered_after(projection):
        marks.mark(ordered.name, [stream])
