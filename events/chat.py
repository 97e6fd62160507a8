"""What people said, kept beside the chain, which holds only its leaf: texts can be erased, games stay as they are."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from events import store
from events.canonical import canonical
from events.entry import Entry
from events.models import Saying


def texts_of(stream: str, numbers: Iterable[int]) -> dict[int, tuple[str | None, str | None]]:
    """By number of the entry: the text (None once erased) and the player."""
    listed = list(numbers)
    rows = Saying.objects.filter(stream_id=stream, seq__in=listed) if listed else ()
    return {row.seq: (row.text, row.player) for row in rows}


def with_texts(stream: str, entries: Iterable[Entry]) -> list[Entry]:
    """The entries with the bodies that the chain was made over, where they have not been erased."""
    listed = list(entries)
    known = texts_of(stream, [entry.seq for entry in listed if entry.body is None])
    return [entry if entry.body is not None else _said(entry, *known.get(entry.seq, (None, None))) for entry in listed]


def erase(stream: str, seq: int) -> bool:
    """Erase what was said in that entry; whether there was anything."""
    with store.write_transaction():
        return bool(Saying.objects.filter(stream_id=stream, seq=seq, text__isnull=False).update(text=None))


def erase_player(player: str) -> int:
    """Erase all that a player ever said; returns how many entries that were."""
    with store.write_transaction():
        return Saying.objects.filter(player=player, text__isnull=False).update(text=None)


def _said(entry: Entry, text: str | None, _player: str | None) -> Entry:
    return entry if text is None else msgspec.structs.replace(entry, body=canonical({"text": text}))
