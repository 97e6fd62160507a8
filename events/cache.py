"""States as they stand, kept by each process: only what came since is read and folded. Thread safe, never needed."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any, Final

import msgspec

from events import store
from events.fold import EntryTelling, Fold, Folded, fold_to, retell, the_fold

STREAMS: Final = 512
RECENT: Final = 256
"""So many entries of a stream are kept with their tellings: more than any reconnect needs."""

_lock = threading.Lock()
_kept: OrderedDict[str, Folded[Any]] = OrderedDict()


def current(stream: str) -> Folded[Any]:
    """The latest state. It is shared: read it, never change it. NoStream if there is none."""
    return _current(the_fold(), stream)


def after(stream: str, seq: int) -> list[EntryTelling]:
    """All entries above `seq`, each with what it told when it was made. NoStream if there is none."""
    fold = the_fold()
    now = _current(fold, stream)
    if now.seq <= seq:
        return []
    if not now.recent or now.recent[0][0].seq > seq + 1:
        now, told = _advanced_and_told(fold, fold_to(fold, stream, seq))
        publish(now)
        return told
    return list(now.recent[seq - now.seq :])


def kept(stream: str) -> Folded[Any] | None:
    """What this process knows of that stream, perhaps not its latest state."""
    with _lock:
        found = _kept.get(stream)
        if found is not None:
            _kept.move_to_end(stream)
        return found


def publish(folded: Folded[Any]) -> None:
    """Everybody in this process reads that from now on, unless somebody was quicker."""
    with _lock:
        known = _kept.get(folded.stream)
        if known is not None and (known.seq, len(known.recent)) >= (folded.seq, len(folded.recent)):
            return
        _kept[folded.stream] = folded
        _kept.move_to_end(folded.stream)
        if len(_kept) > STREAMS:
            _kept.popitem(last=False)


def forget(stream: str | None = None) -> None:
    """Drop what is known of a stream, or of all: the next reader folds anew."""
    with _lock:
        if stream is None:
            _kept.clear()
        else:
            _kept.pop(stream, None)


def advanced(fold: Fold[Any], base: Folded[Any]) -> Folded[Any]:
    """That state with all that was appended since; the same object if nothing was."""
    return _advanced_and_told(fold, base)[0]


def extended(recent: tuple[EntryTelling, ...], told: list[EntryTelling]) -> tuple[EntryTelling, ...]:
    """The latest entries after some more were made."""
    return (*recent, *told)[-RECENT:]


def _current(fold: Fold[Any], stream: str) -> Folded[Any]:
    base = kept(stream)
    now = fold_to(fold, stream) if base is None else advanced(fold, base)
    if now is not base:
        publish(now)
    return now


def _advanced_and_told(fold: Fold[Any], base: Folded[Any]) -> tuple[Folded[Any], list[EntryTelling]]:
    state, told = base.state, list[EntryTelling]()
    for entry, telling, now in retell(fold, base, store.entries(base.stream, base.seq)):
        state = now
        told.append((entry, telling))
    if not told:
        return base, []
    last = told[-1][0]
    recent = extended(base.recent, told)
    return msgspec.structs.replace(base, seq=last.seq, head_hash=last.hash, state=state, recent=recent), told
