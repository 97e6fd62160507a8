"""The ONE way to get a state: the fold of the effective log, from the newest snapshot that still holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, Generic, Protocol, TypeVar, cast

import msgspec
import structlog
from django.conf import settings
from django.core.signals import setting_changed
from django.utils.module_loading import import_string

from events import store
from events.entry import ZERO, Entry

F = TypeVar("F")
_log = structlog.get_logger(__name__)

UNDONE: Final = "undone"
REDONE: Final = "redone"
REWINDS: Final = frozenset({UNDONE, REDONE})
"""Kinds after which the past counts differently; their bodies are {"entries": [numbers]}."""


class Fold(Protocol[F]):
    """How entries become a state. States are mutable; the log copies before it applies."""

    @property
    def name(self) -> str:
        """For example "table/1": snapshots of another name are ignored."""

    def start(self, stream: str) -> F:
        """The state before the first entry."""

    def apply(self, state: F, entry: Entry, seed: bytes) -> Any:
        """Change the state by an entry; returns what readers of this entry need, opaque to the log."""

    def copy(self, state: F) -> F:
        """An equal state that shares nothing that can change."""

    def encode(self, state: F) -> bytes:
        """The state as a snapshot."""

    def decode(self, body: bytes) -> F:
        """The state that `encode` wrote down."""


ToldEntry = tuple[Entry, Any]
"""An entry and what the fold returned for it, as things stood when it was made."""


class Folded(msgspec.Struct, Generic[F], frozen=True):
    """A state as of an entry. Published ones are shared between threads: read, or copy first.

    `recent` ends with entry `seq`; it holds what was folded one by one, and may be empty.
    """

    stream: str
    seq: int
    head_hash: str
    seed: bytes
    state: F
    recent: tuple[ToldEntry, ...] = ()

    def __repr__(self) -> str:
        return f"Folded({self.stream}, {self.seq})"  # neither seed nor state may reach a log line


class NoStream(LookupError):
    """There is no such stream."""


@cache
def the_fold() -> Fold[Any]:
    """The fold of this program, named by the setting GRIOT_FOLD."""
    return cast("Fold[Any]", import_string(settings.GRIOT_FOLD))


def _forget(*, setting: str, **_: Any) -> None:
    if setting == "GRIOT_FOLD":
        the_fold.cache_clear()


setting_changed.connect(_forget)


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that count: without those that an `undone` took out and no `redone` brought back."""
    kept = list(entries)
    gone: set[int] = set()
    for entry in kept:
        if entry.kind == UNDONE:
            gone.update(entry.data()["entries"])
        elif entry.kind == REDONE:
            gone.difference_update(entry.data()["entries"])
    return [entry for entry in kept if entry.seq not in gone] if gone else kept


def step(fold: Fold[F], state: F, entry: Entry, seed: bytes, fresh: Sequence[Entry] = ()) -> tuple[F, Any]:
    """The state after an entry (the given one, changed, unless the past now counts differently), and its telling.

    `fresh`: entries before this one that are not in the database yet.
    """
    if entry.kind not in REWINDS:
        return state, fold.apply(state, entry, seed)
    past = _past(fold, entry.stream, entry.seq - 1, (*fresh, entry))
    told: Any = None
    for each in effective(past.tail):
        told = fold.apply(past.state, each, seed)
    return past.state, told


def fold_to(fold: Fold[F], stream: str, seq: int | None = None) -> Folded[F]:
    """The state as of entry `seq` (the latest if None), with the history as it was then."""
    head = store.head(stream)
    if head is None:
        raise NoStream(stream)
    upto = head.seq if seq is None else min(seq, head.seq)
    past = _past(fold, stream, upto, ())
    for each in effective(past.tail):
        fold.apply(past.state, each, head.seed)
    ends = past.tail[-1].hash if past.tail else store.hash_of(stream, upto) if upto else ZERO
    return Folded(stream, upto, ends, head.seed, past.state)


class _Past(msgspec.Struct, Generic[F]):
    state: F
    tail: list[Entry]


def _past(fold: Fold[F], stream: str, upto: int, fresh: tuple[Entry, ...]) -> _Past[F]:
    """The newest snapshot up to `upto` that no later rewind reaches behind, and all entries after it."""
    rewinds = [*store.of_kinds(stream, REWINDS, upto), *(entry for entry in fresh if entry.kind in REWINDS)]
    reach = [(entry.seq, min(entry.data()["entries"], default=entry.seq)) for entry in rewinds]
    for at in store.snapshots(stream, fold.name, upto):
        if all(first > at for made, first in reach if made > at):
            state = _decoded(fold, stream, at)
            if state is not None:
                return _Past(state, [*store.entries(stream, at, upto), *fresh])
    return _Past(fold.start(stream), [*store.entries(stream, 0, upto), *fresh])


def _decoded(fold: Fold[F], stream: str, at: int) -> F | None:
    body = store.snapshot(stream, fold.name, at)
    try:
        return None if body is None else fold.decode(body)
    except Exception as error:  # noqa: BLE001  only a cache: one that cannot be read must not cost anybody a table
        _log.error("snapshot_unreadable", stream=stream, seq=at, error=type(error).__name__)
        return None
