"""Whether a stream is as it was written: every number, leaf, hash and snapshot is worked out again."""

from __future__ import annotations

from events import store
from events.chat import texts_of, with_texts
from events.entry import ZERO, Entry, Tampered, check_chain
from events.fold import Folded, NoStream, Retelling, the_fold


def audit(stream: str) -> int:
    """The number of entries, all of them as they were written; else Tampered names the first that is not.

    Erased texts are no tampering: their leaf stays. NoStream if there is no such stream.
    """
    found = store.whole(stream)
    if found is None:
        raise NoStream(stream)
    head, stored = found
    entries = with_texts(stream, stored)
    length = len(entries)
    known = texts_of(stream, [entry.seq for entry in entries if entry.body is None])
    hollow = next((at for at, entry in enumerate(entries) if entry.body is None and entry.seq not in known), None)
    check_chain(stream, head.seed, entries[:hollow], head.hash if hollow is None and length == head.seq else None)
    if hollow is not None:
        raise Tampered(hollow + 1, "body")
    if length != head.seq:
        raise Tampered(min(length, head.seq) + 1, "missing" if length < head.seq else "beyond the head")
    _refold(stream, head.seed, stored)
    return length


def _refold(stream: str, seed: bytes, entries: list[Entry]) -> None:
    """From the start, without any snapshot: every entry must fold, and each snapshot hold what the log gives."""
    fold = the_fold()
    snapshots = set(store.snapshots(stream, fold.name, len(entries)))
    retelling = Retelling(fold, Folded(stream, 0, ZERO, seed, fold.start(stream)))
    for entry in entries:
        try:
            retelling.tell(entry)
        except Exception:  # noqa: BLE001  whatever a forger has written: the audit names it and goes on to the next table
            raise Tampered(entry.seq, "does not follow from what came before") from None
        snapshot = store.snapshot(stream, fold.name, entry.seq) if entry.seq in snapshots else None
        if snapshot is not None and snapshot[0] != fold.encode(retelling.state):
            raise Tampered(entry.seq, "snapshot")
