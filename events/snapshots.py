"""States written down now and then: folds start from the newest. A cache: dropping all changes nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import structlog

from events import store
from events.fold import Fold, Folded
from events.models import Snapshot
from events.seals import seal

EVERY: Final = 50
"""Entries: so an entry late in a log costs hardly more to look at than an early one (bench.past)."""
_log = structlog.get_logger(__name__)


def due(seq: int, since: int) -> bool:
    """Whether a stream that was `since` entries long and is `seq` long now is to be written down."""
    return seq // EVERY > since // EVERY


def keep(fold: Fold[Any], states: Iterable[Folded[Any]]) -> None:
    """Write these states down, within the transaction that stores their latest entries.

    Transactions of their own cost a move 12 us, and the writer waited while the disk took them.
    """
    rows = []
    for folded in states:
        try:
            body = fold.encode(folded.state)
        except Exception as error:  # noqa: BLE001  only a cache: the next one comes, and a move waits to be stored
            _log.warning("snapshot_failed", stream=folded.stream, error=type(error).__name__)
        else:
            made = seal(folded.stream, fold.name, folded.seq, body)
            rows.append((folded.stream, fold.name, folded.seq, body, made))
    store.insert_snapshots(rows)


def take(fold: Fold[Any], folded: Folded[Any]) -> None:
    """Write that state down now."""
    with store.write_transaction():
        keep(fold, [folded])


def drop(stream: str | None = None) -> int:
    """Drop the snapshots of a stream, or all; returns how many there were."""
    with store.write_transaction():
        chosen = Snapshot.objects.all() if stream is None else Snapshot.objects.filter(stream_id=stream)
        return chosen.delete()[0]
