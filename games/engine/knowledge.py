"""What a viewer knows, as a key: two histories with the same key are the same to that viewer.

The key is a digest of 16 bytes that grows entry by entry. All histories with one key are what game theory calls an
information set. The kit groups histories by it (law 6), search trees can use it as it is. It is the same in every
process. Keys are compared within one game: one setup of one version of the rules.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec

from games.engine.contract import Choice, Event, Viewer
from games.engine.redact import blank

Key: TypeAlias = bytes

_SIZE: Final = 16
"""Bytes of a key: enough that two different histories never meet in one by chance."""
# Fields in the order in which they are kept: an order that nobody was told may not be told here either.
_encode: Final = msgspec.json.Encoder().encode


def told(event: Event, notes: Sequence[Any], viewer: Viewer) -> bytes:
    """What the viewer gets of an entry: its kind and seat, the notes blanked for it, and its own choice."""
    return _encode([_public(event, viewer), [blank(note, viewer) for note in notes]])


def first_key(viewer: Viewer) -> Key:
    """The key before anything was told; each viewer has another."""
    return _digest(_encode("spectator" if viewer is None else viewer))


def next_key(key: Key, told: bytes) -> Key:
    """The key after one more entry, from what the viewer was told of it. The old key stays good, for other futures."""
    return _digest(key + told)  # no two pairs make the same bytes, since all keys are of one length


def _public(event: Event, viewer: Viewer) -> list[Any]:
    if isinstance(event, Choice):
        return ["played", event.seat, event.move if event.seat == viewer else None]
    return ["dealt", None, None]


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=_SIZE).digest()
