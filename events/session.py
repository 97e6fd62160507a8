"""What a decision gets, and how it refuses. The thread that calls decisions is in events/writer.py.

This is the `decide` of the Decider pattern: it reads the state, and appends entries or refuses. It runs on the writer's
thread within the transaction, more than once when the group that it was in has failed. So it never waits, and does
nothing else: what it needs from outside it has before it begins (three exceptions: games/tables/writes/__init__.py).
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final, Generic, TypeVar

import msgspec

from events import cache, projections, store
from events.canonical import canonical
from events.entry import ZERO, Entry, make_entry
from events.fold import REWINDS, UNDONE, EntryTelling, Fold, Folded, Retelling, Retold

F = TypeVar("F")
_NOTHING: Final[dict[str, Any]] = {}


class Refused(Exception):
    """A decision refuses, before it has appended anything: nothing changes, and the rest of its group goes on."""

    def __init__(self, code: str, reason: str | None = None) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Repeated(Exception):
    """`append` was called with an id that this seat has used already, for `entry`."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.seq)
        self.entry = entry


class PendingStream(Generic[F]):
    """A stream within a group, with what its decisions have appended and what is not stored yet."""

    __slots__ = ("base", "fresh", "latest", "projected", "retelling", "sayings", "seq", "told")

    def __init__(self, fold: Fold[F], base: Folded[F]) -> None:
        self.base = base
        self.retelling = Retelling(fold, base)
        self.seq = base.seq
        self.latest = base.recent[-1][0] if base.recent else _stored(base.stream, base.seq)
        self.fresh: list[Entry] = []
        self.told: list[EntryTelling] = []
        self.projected: list[Retold] = []
        self.sayings: list[tuple[str, int, str | None, str]] = []

    def outcome(self) -> Folded[F]:
        """What will be true once the group is committed."""
        recent = cache.extended(self.base.recent, self.told)
        base, last = self.base, self.fresh[-1]
        return Folded(base.stream, last.seq, last.hash, base.seed, self.retelling.state, recent)

    def stored(self) -> projections.Stored:
        """What projections take in of it."""
        before = self.base.state if self.base.seq else None
        change = projections.Change(self.base.stream, self.seq, self.retelling.state, before)
        return projections.Stored(change, self.projected)


def _stored(stream: str, seq: int) -> Entry | None:
    return store.entries(stream, seq - 1, seq)[0] if seq else None


class StreamSession(Generic[F]):
    """A stream as a decision finds it; nobody else can append to it until the decision is made.

    `retry`: the group has failed before. Used ids are then looked up before the append; the first run leaves that to
    the unique index, which lets the whole group fail.
    """

    __slots__ = ("_fold", "_pending", "_retry", "seed", "stream")

    def __init__(self, fold: Fold[F], pending: PendingStream[F], *, retry: bool) -> None:
        self._fold = fold
        self._pending = pending
        self._retry = retry
        self.stream: str = pending.base.stream
        self.seed: bytes = pending.base.seed

    @property
    def state(self) -> F:
        """The state after all that has been appended. Read it only.

        Before the first append it is the published state, which other threads read; from then on a private copy.
        """
        return self._pending.retelling.state

    @property
    def seq(self) -> int:
        """The number of the latest entry."""
        return self._pending.seq

    @property
    def now(self) -> datetime:
        """The time that an entry would get: never before that of the latest, also where a clock has been put back."""
        return datetime.fromisoformat(self._time())

    def append(
        self, kind: str, *, seat: int | None = None, id: str | None = None, body: Any = _NOTHING
    ) -> EntryTelling:
        """Add an entry; the state has taken it in. Returns it and what the fold told. Repeated for a used id."""
        return self._append(kind, seat, id, canonical(body), chat=False)

    def append_said(
        self, text: str, *, seat: int | None = None, id: str | None = None, player: str | None = None
    ) -> Entry:
        """Add what somebody said: the text stands beside the chain, which holds only their leaf. Returns the entry."""
        entry, _ = self._append("said", seat, id, canonical({"text": text}), chat=True)
        self._pending.sayings.append((self.stream, entry.seq, player, text))
        return entry

    def earlier(self, seat: int | None, id: str) -> Entry | None:
        """The entry that the seat made with that id, if any. Costs a query: ask where a move would be refused."""
        fresh = (entry for entry in self._pending.fresh if entry.id == id and entry.seat == seat)
        return next(fresh, None) or store.with_id(self.stream, seat, id)

    def told(self) -> list[Any]:
        """All entries up to now, each with its telling. Slow: it folds the whole log."""
        nothing = Folded(self.stream, 0, ZERO, self.seed, self._fold.start(self.stream))
        whole = Retelling(self._fold, nothing)
        return [(entry, whole.tell(entry)) for entry in (*store.entries(self.stream), *self._pending.fresh)]

    def undone(self, seq: int) -> bool:
        """Whether that entry has been taken back. Costs a query."""
        stored = store.rewinds(self.stream, self.seq, after=seq)
        fresh = [entry for entry in self._pending.fresh if entry.kind in REWINDS]
        about = [entry.kind for entry in (*stored, *fresh) if seq in entry.data()["entries"]]
        return bool(about) and about[-1] == UNDONE

    def _append(self, kind: str, seat: int | None, id: str | None, body: bytes, *, chat: bool) -> EntryTelling:
        pending = self._pending
        if id is not None:
            self._must_be_new(seat, id)
        before = pending.latest
        previous = pending.base.head_hash if before is None else before.hash
        entry = make_entry(self.stream, pending.seq + 1, kind, seat, self._time(), id, body, self.seed, previous)
        if chat:
            entry = msgspec.structs.replace(entry, body=None)
        self._fold.check(pending.retelling.state, entry, before, self.told)
        telling = pending.retelling.tell(entry)
        pending.seq += 1
        pending.latest = entry
        pending.fresh.append(entry)
        told = (entry, telling)
        pending.told.append(told)
        if kind in projections.wanted_kinds():
            # The state as of this entry, since more may follow within the group: a rebuild sees the same.
            pending.projected.append(Retold(entry, telling, self._fold.copy(pending.retelling.state)))
        return told

    def _time(self) -> str:
        now, before = datetime.now(UTC).isoformat(timespec="microseconds")[:26] + "Z", self._pending.latest
        return now if before is None else max(now, before.at)

    def _must_be_new(self, seat: int | None, id: str) -> None:
        if self._retry:
            earlier = self.earlier(seat, id)
        else:
            earlier = next((e for e in self._pending.fresh if e.id == id and e.seat == seat), None)
        if earlier is not None:
            raise Repeated(earlier)
