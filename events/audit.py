"""Whether a stream is as it was written: every number, leaf and hash is worked out again."""

from __future__ import annotations

from events import store
from events.entry import Tampered, check_chain
from events.fold import NoStream
from events.words import with_words


def audit(stream: str) -> int:
    """The number of entries, all of them as they were written; else Tampered names the first that is not.

    Erased words are no tampering: their leaf stays. NoStream if there is no such stream.
    """
    head = store.head(stream)
    if head is None:
        raise NoStream(stream)
    entries = with_words(stream, store.entries(stream))
    check_chain(stream, head.seed, entries, head.hash)
    if len(entries) != head.seq:
        raise Tampered(min(len(entries), head.seq) + 1, "missing" if len(entries) < head.seq else "beyond the head")
    return head.seq
