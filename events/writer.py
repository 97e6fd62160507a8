"""The only way to write: one thread a process takes what is waiting and commits it as a group (docs/design.md part 4).

`write` and `open_stream` never wait and never touch the database: they may be called from anywhere,
and what comes back is a future. Do not wait for it inside a transaction of your own: on SQLite there is
one write transaction at a time.
"""

from __future__ import annotations

import atexit
import secrets
import uuid
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from itertools import chain
from typing import Any, Final, Protocol, TypeVar

import msgspec
import structlog
from django.db import IntegrityError, connection

from events import cache, notify, projections, snapshots, store
from events.batching import BatchThread
from events.entry import ZERO, Entry
from events.fold import Fold, Folded, NoStream, fold_to, the_fold
from events.session import PendingStream, Refused, Repeated, StreamSession

__all__ = [
    "NoStream",
    "Refused",
    "Repeated",
    "StreamSession",
    "on_written",
    "open_stream",
    "stop",
    "write",
    "write_for",
]

GROUP: Final = 64
"""The most commands that share a commit: enough to hide its cost, few enough to answer soon."""

R = TypeVar("R")
R_contra = TypeVar("R_contra", contravariant=True)
Decide = Callable[[StreamSession[Any]], R]
Listener = Callable[[str, Sequence[Entry], Any], None]
_log = structlog.get_logger(__name__)
_listeners: list[Listener] = []


class Answer(Protocol[R_contra]):
    """Who is told, as a `Future` is, what a decision returned or raised."""

    def set_running_or_notify_cancel(self) -> bool:
        """The writer begins; False if nobody waits any more and nothing is to be done."""

    def set_result(self, result: R_contra) -> None:
        """It returned that, and it is stored."""

    def set_exception(self, exception: BaseException) -> None:
        """It raised that, and nothing is stored."""


def write(stream: str, decide: Decide[R]) -> Future[R]:
    """Let `decide` append to a stream; the future holds what it returned or raised, once that is committed.

    `decide` may run more than once (when the group that it was in has failed), so it must be pure: it reads its
    `StreamSession` and appends, nothing else. NoStream if there is no such stream.
    """
    future: Future[R] = Future()
    write_for(future, stream, decide)
    return future


def write_for(answer: Answer[R], stream: str, decide: Decide[R]) -> None:
    """The same, and `answer` is told, by the writer's thread: a future costs a lock that nobody may ever wait at."""
    _writer.put(_Command(str(stream), None, decide, answer))


def open_stream(decide: Decide[R], stream: str | None = None) -> Future[R]:
    """Let `decide` make the first entries of a new stream (`StreamSession.stream`, with a fresh secret seed).

    A stream that is named may be there already: then `decide` finds it as it stands, like with `write`.
    """
    future: Future[R] = Future()
    _writer.put(_Command(stream or str(uuid.uuid4()), secrets.token_bytes(32), decide, future))
    return future


def on_written(listener: Listener) -> Listener:
    """Call `listener(stream, entries, state)` after each commit of this process, from a thread of its own.

    Store first, tell after: what a killed process did not tell is found by sweeps. Can be a decorator.
    """
    if listener not in _listeners:
        _listeners.append(listener)
    return listener


def stop() -> None:
    """Finish what is waiting and end the threads; the next `write` starts new ones."""
    _writer.stop()
    _teller.stop()


class _Command(msgspec.Struct, frozen=True):
    stream: str
    seed: bytes | None  # of a new stream
    decide: Decide[Any]
    answer: Answer[Any]

    def __repr__(self) -> str:
        return f"_Command({self.stream})"


class _Made(msgspec.Struct, frozen=True):
    answer: Answer[Any]
    result: Any = None
    error: BaseException | None = None

    def tell(self) -> None:
        if self.error is None:
            self.answer.set_result(self.result)
        else:
            self.answer.set_exception(self.error)


def _work(waiting: list[_Command]) -> None:
    group = [command for command in waiting if command.answer.set_running_or_notify_cancel()]
    if not group:
        return
    for retry in (False, True):
        try:
            done = _commit(group, retry=retry)
        except Exception as error:  # noqa: BLE001  a used id is found by the retry; if it was anything else: each alone
            _forget(group, error)
        else:
            _announce(*done)
            return
    for command in group:
        _alone(command)


def _alone(command: _Command) -> None:
    try:
        done = _commit([command], retry=True)
    except Exception as error:  # noqa: BLE001  the caller's to handle: it goes into the future
        _forget([command], error)
        if not isinstance(error, Refused | Repeated):
            _log.error("write_failed", stream=command.stream, error=type(error).__name__)
        command.answer.set_exception(error)
    else:
        _announce(*done)


def _forget(group: list[_Command], error: Exception) -> None:
    if isinstance(error, IntegrityError):
        return  # a used id: anybody can send one, and it must not cost others their states
    connection.close()  # perhaps it was the connection's fault: a new one costs little
    for command in group:
        cache.forget(command.stream)


def _commit(group: list[_Command], *, retry: bool) -> tuple[list[_News], list[_Made]]:
    fold = the_fold()
    with store.write_transaction():
        locked = store.lock({command.stream for command in group})
        works = _begin(fold, group, locked.heads)
        made = [_decide(fold, works, command, retry) for command in group]
        touched = [work for work in works.values() if work.fresh]
        news = [_News(work.fresh, work.outcome()) for work in touched]
        _store(touched)
        if not retry:  # it was perhaps a snapshot's fault, and that is only a cache
            due = zip(touched, news, strict=True)
            snapshots.keep(fold, [each.outcome for work, each in due if snapshots.due(work.seq, work.base.seq)])
        stored = [work.stored() for work in touched]
        if locked.projecting:
            projections.follow(stored, alone=retry)
        else:
            projections.mark(stored)
    return news, made


def _announce(news: list[_News], made: list[_Made]) -> None:
    """It is stored: whatever happens here, it is not done again."""
    for each in news:
        cache.publish(each.outcome)
    for answered in made:
        answered.tell()
    for each in news:
        notify.send(each.outcome.stream, each.outcome.seq)
    if news:
        _teller.put(news)


def _begin(fold: Fold[Any], group: list[_Command], heads: dict[str, store.Head]) -> dict[str, PendingStream[Any]]:
    works = {stream: PendingStream(fold, _standing(fold, stream, head)) for stream, head in heads.items()}
    for command in group:
        if command.seed is not None and command.stream not in works:
            new = Folded(command.stream, 0, ZERO, command.seed, fold.start(command.stream))
            works[command.stream] = PendingStream(fold, new)
    return works


def _standing(fold: Fold[Any], stream: str, head: store.Head) -> Folded[Any]:
    """The state that the stream has now; it stays as it is until the transaction ends."""
    known = cache.kept(stream)
    if known is not None and known.seq < head.seq:
        known = cache.advanced(fold, known)
    if known is None or (known.seq, known.head_hash) != (head.seq, head.hash):
        known = fold_to(fold, stream)
    return known


def _decide(fold: Fold[Any], works: dict[str, PendingStream[Any]], command: _Command, retry: bool) -> _Made:
    work = works.get(command.stream)
    if work is None:
        return _Made(command.answer, error=NoStream(command.stream))
    before = len(work.fresh)
    try:
        return _Made(command.answer, command.decide(StreamSession(fold, work, retry=retry)))
    except (Refused, Repeated) as no:
        if len(work.fresh) > before:
            raise  # too late for a plain no: the group is rolled back
        return _Made(command.answer, error=no)


def _store(touched: list[PendingStream[Any]]) -> None:
    store.insert_streams(
        (work.base.stream, 0, ZERO, work.base.seed, work.fresh[0].at) for work in touched if work.base.seq == 0
    )
    store.append([entry for work in touched for entry in work.fresh], [work.fresh[-1] for work in touched])
    store.insert_sayings(saying for work in touched for saying in work.sayings)


class _News(msgspec.Struct, frozen=True):
    entries: list[Entry]
    outcome: Folded[Any]


def _tell(waiting: list[list[_News]]) -> None:
    for news in chain.from_iterable(waiting):
        outcome = news.outcome
        for listener in _listeners:
            try:
                listener(outcome.stream, news.entries, outcome.state)
            except Exception as error:  # noqa: BLE001  a listener's trouble is its own: it is found by the sweeps
                _log.error("listener_failed", stream=outcome.stream, error=type(error).__name__)


_writer: BatchThread[_Command] = BatchThread("writer", _work, GROUP)
_teller: BatchThread[list[_News]] = BatchThread("teller", _tell, GROUP)
atexit.register(stop)
