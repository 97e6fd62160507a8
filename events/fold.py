"""The ONE way to get a state: the fold of the effective log, from the newest snapshot that still holds.

In the words of the Decider pattern: a decision (see events/session.py) says which entries follow; the fold is its
`evolve`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar, cast

import msgspec
import structlog
from django.conf import settings
from django.core.signals import setting_changed
from django.utils.module_loading import import_string

from events import store
from events.entry import ZERO, Entry
from events.seals import holds

F = TypeVar("F")
_log = structlog.get_logger(__name__)

UNDONE: Final = "undone"
REDONE: Final = "redone"
REWINDS: Final = frozenset({UNDONE, REDONE})
"""Kinds that change which earlier entries count; their bodies hold {"entries": [numbers]}."""
CHECKPOINT: Final = 64
"""A long retelling copies its state every so many entries, so that a rewind need not start from its base."""


class Fold(Protocol[F]):
    """How entries become a state. States are mutable; the log copies before it applies.

    Pure. May be called from any thread. An unknown kind raises KeyError: the table cannot be folded by this program.
    """

    @property
    def name(self) -> str:
        """For example "table/1": snapshots of another name are ignored."""

    def start(self, stream: str) -> F:
        """The state before the first entry."""

    def apply(self, state: F, entry: Entry, seed: bytes) -> Any:
        """Change the state by an entry; returns what readers of this entry need, opaque to the log."""

    def check(self, state: F, entry: Entry, previous: Entry | None, told: Callable[[], Sequence[Any]]) -> None:
        """Raises unless this entry may come after the entry `previous` (None: it is the first), in this state.

        Called before every append, never when stored entries are read. `told` gives all entries before it, each with
        its telling; it is slow.
        """

    def copy(self, state: F) -> F:
        """An equal state that shares nothing that can change."""

    def encode(self, state: F) -> bytes:
        """The state as a snapshot: equal states give equal bytes, so that `audit` can compare."""

    def decode(self, body: bytes) -> F:
        """The state that `encode` wrote down."""


EntryTelling = tuple[Entry, Any]
"""An entry and its telling: what the fold returned for it when it was made. Nothing is blanked in it."""


class Folded(msgspec.Struct, Generic[F], frozen=True):
    """A state as of an entry. Published ones are shared between threads: read, or copy first.

    `recent` ends with entry `seq`; it holds what was folded one by one, and may be empty.
    """

    stream: str
    seq: int
    head_hash: str
    seed: bytes
    state: F
    recent: tuple[EntryTelling, ...] = ()

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


class Retold(NamedTuple):
    """One entry of a retelling: what the fold returned for it, and the state as of it, which goes on changing."""

    entry: Entry
    telling: Any
    state: Any


class Retelling(Generic[F]):
    """Entries told one after another from a base on, also those that were taken back later.

    `state` is as of the latest of them: the base's own until the first is told (read it only), private from then on.
    """

    def __init__(self, fold: Fold[F], base: Folded[F]) -> None:
        self.state = base.state
        self._fold = fold
        self._base = base
        self._told: list[Entry] = []
        self._checkpoints = [(base.seq, base.state)]

    def tell(self, entry: Entry) -> Any:
        """Change the state by the next entry; returns what the fold returned for it."""
        if not self._told:
            self.state = self._fold.copy(self.state)
        self._told.append(entry)
        if entry.kind in REWINDS:
            return self._rewind(entry)
        telling = self._fold.apply(self.state, entry, self._base.seed)
        if len(self._told) % CHECKPOINT == 0:
            self._checkpoints.append((entry.seq, self._fold.copy(self.state)))
        return telling

    def _rewind(self, entry: Entry) -> Any:
        # The past counts differently now: fold again from the newest state that the rewind does not reach behind.
        first = min(entry.data()["entries"], default=entry.seq)
        self._checkpoints = [(seq, state) for seq, state in self._checkpoints if seq < first]
        if self._checkpoints:
            seq, known = self._checkpoints[-1]
            past = _Past(self._fold.copy(known), self._told[seq - self._base.seq :])
        else:
            past = _past(self._fold, entry.stream, self._base.seq, tuple(self._told))
        telling: Any = None
        for each in effective(past.tail):
            telling = self._fold.apply(past.state, each, self._base.seed)
        self.state = past.state
        return telling


def retell(fold: Fold[F], base: Folded[F], entries: Iterable[Entry]) -> Iterator[Retold]:
    """Every entry as it was told when it was made. `entries` come right after `base`, whose state stays as it is."""
    retelling = Retelling(fold, base)
    for entry in entries:
        telling = retelling.tell(entry)
        yield Retold(entry, telling, retelling.state)


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
    """The newest snapshot up to `upto` that no later rewind reaches behind, and all entries after it.

    `fresh`: entries that come after `upto`, stored or not.
    """
    rewinds = [*store.rewinds(stream, upto), *(entry for entry in fresh if entry.kind in REWINDS)]
    reach = [(entry.seq, min(entry.data()["entries"], default=entry.seq)) for entry in rewinds]
    for at in store.snapshots(stream, fold.name, upto):
        if all(first > at for made, first in reach if made > at):
            state = _decoded(fold, stream, at)
            if state is not None:
                return _Past(state, [*store.entries(stream, at, upto), *fresh])
    return _Past(fold.start(stream), [*store.entries(stream, 0, upto), *fresh])


def _decoded(fold: Fold[F], stream: str, at: int) -> F | None:
    found = store.snapshot(stream, fold.name, at)
    if found is None:
        return None
    if not holds(found[1], stream, fold.name, at, found[0]):
        _log.error("snapshot_unsealed", stream=stream, seq=at)
        return None
    try:
        return fold.decode(found[0])
    except Exception as error:  # noqa: BLE001  only a cache: one that cannot be read must not cost anybody a table
        _log.error("snapshot_unreadable", stream=stream, seq=at, error=type(error).__name__)
        return None
