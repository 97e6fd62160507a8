"""States written down now and then: folds start from the newest. A cache: dropping all changes nothing."""

from __future__ import annotations

from typing import Any, Final

import structlog
from django.db import connection

from events import store
from events.fold import Fold, Folded
from events.models import Snapshot
from events.seals import seal

EVERY: Final = 50
"""Entries: so an entry late in a log costs hardly more to look at than an early one (bench.past)."""
_log = structlog.get_logger(__name__)


def consider(fold: Fold[Any], folded: Folded[Any], since: int) -> None:
    """Write the state down if the stream has passed a multiple of EVERY since entry `since`."""
    if folded.seq // EVERY > since // EVERY:
        try:
            take(fold, folded)
        except Exception as error:  # noqa: BLE001  only a cache: the next one comes, and others wait to be told
            connection.close()
            _log.warning("snapshot_failed", stream=folded.stream, error=type(error).__name__)


def take(fold: Fold[Any], folded: Folded[Any]) -> None:
    """Write that state down."""
    body = fold.encode(folded.state)
    with store.write_transaction():
        made = seal(folded.stream, fold.name, folded.seq, body)
        row = Snapshot(stream_id=folded.stream, fold=fold.name, seq=folded.seq, body=body, seal=made)
        Snapshot.objects.bulk_create([row], ignore_conflicts=True)


def drop(stream: str | None = None) -> int:
    """Drop the snapshots of a stream, or all; returns how many there were."""
    with store.write_transaction():
        chosen = Snapshot.objects.all() if stream is None else Snapshot.objects.filter(stream_id=stream)
        return chosen.delete()[0]
