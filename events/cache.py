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
PAGE: Final = 256
"""So many older entries are told anew at once, however many somebody asks for."""
PAGES: Final = 64
"""So many whole pages are kept: what they told never changes."""

_lock = threading.Lock()
_kept: OrderedDict[str, Folded[Any]] = OrderedDict()
_pages: OrderedDict[tuple[str, int], list[EntryTelling]] = OrderedDict()


def current(stream: str) -> Folded[Any]:
    """The latest state. It is shared: read it, never change it. NoStream if there is none."""
    return _current(the_fold(), stream)


def written(stream: str) -> Folded[Any]:
    """A state with all that this process has appended; asks nobody whether others have since."""
    return kept(stream) or current(stream)


def after(stream: str, seq: int) -> list[EntryTelling]:
    """All entries above `seq`, each with what it told when it was made. NoStream if there is none."""
    told = list[EntryTelling]()
    while more := page(stream, seq + len(told)):
        told += more
    return told


def page(stream: str, seq: int) -> list[EntryTelling]:
    """The next entries above `seq`, at most `PAGE`; none if there are none. NoStream if there is no such stream."""
    fold = the_fold()
    now = _current(fold, stream)
    if now.seq <= seq:
        return []
    if now.recent and now.recent[0][0].seq <= seq + 1:
        return list(now.recent[seq - now.seq :][:PAGE])
    # From where a page begins and not from `seq`: so it is made once, whichever of its entries is asked for first.
    start = seq - seq % PAGE
    return _page(fold, stream, start, now.seq)[seq - start :]


def _page(fold: Fold[Any], stream: str, start: int, head: int) -> list[EntryTelling]:
    with _lock:
        if (stream, start) in _pages:
            _pages.move_to_end((stream, start))
            return _pages[stream, start]
    base = fold_to(fold, stream, start)
    if start + PAGE > head:  # the last one, which still grows
        now, told = _advanced_and_told(fold, base)
        publish(now)
        return told[:PAGE]
    told = [(entry, telling) for entry, telling, _ in retell(fold, base, store.entries(stream, start, start + PAGE))]
    with _lock:
        _pages[stream, start] = told
        if len(_pages) > PAGES:
            _pages.popitem(last=False)
    return told


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
            _pages.clear()
        else:
            _kept.pop(stream, None)
            for key in [key for key in _pages if key[0] == stream]:
                del _pages[key]


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
