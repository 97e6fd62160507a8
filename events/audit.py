"""Whether a stream is as it was written: every number, leaf and hash is worked out again."""

from __future__ import annotations

from events import store
from events.chat import texts_of, with_texts
from events.entry import Tampered, check_chain
from events.fold import NoStream


def audit(stream: str) -> int:
    """The number of entries, all of them as they were written; else Tampered names the first that is not.

    Erased texts are no tampering: their leaf stays. NoStream if there is no such stream.
    """
    head = store.head(stream)
    if head is None:
        raise NoStream(stream)
    entries = with_texts(stream, store.entries(stream))
    length = len(entries)
    known = texts_of(stream, [entry.seq for entry in entries if entry.body is None])
    hollow = next((at for at, entry in enumerate(entries) if entry.body is None and entry.seq not in known), None)
    check_chain(stream, head.seed, entries[:hollow], head.hash if hollow is None and length == head.seq else None)
    if hollow is not None:
        raise Tampered(hollow + 1, "body")
    if length != head.seq:
        raise Tampered(min(length, head.seq) + 1, "missing" if length < head.seq else "beyond the head")
    return length
