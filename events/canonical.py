"""Canonical JSON: the one way in which anything that is hashed is written down.

Sorted keys, no spaces, integers only, UTF-8, escapes as JavaScript's JSON.stringify makes them, so
that a browser comes to the same bytes (tests/events/test_canonical.py compares every escape).
"""

from __future__ import annotations

from typing import Any

import msgspec

_encoder = msgspec.json.Encoder(order="sorted")


def canonical(value: Any) -> bytes:
    """The canonical bytes of plain data or msgspec structs.

    TypeError for a fraction, UnicodeEncodeError for half a surrogate pair.
    """
    _refuse_fractions(value)
    return _encoder.encode(value)


def _refuse_fractions(value: Any) -> None:
    # Structs are not searched: their types hold no floats (the kit looks at their schema).
    if isinstance(value, float):
        raise TypeError("canonical JSON knows only integers")
    if isinstance(value, dict):
        for item in value.values():
            _refuse_fractions(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            _refuse_fractions(item)
