"""What has changed between two things that a viewer was told, as a client puts it together again (docs/wire.md).

A list of one element is the new value, and an empty one says that there is none any more. A list of three,
`[at, gone, items]`, is about a list: from `at` on, so many elements go and these come. A dictionary goes on inside, by
field or by position. Both sides come from the same types:
what is equal is taken to read the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, cast

import msgspec

Change = list[Any] | dict[Any, Any]


def change(before: Any, after: Any) -> Change:
    """How `after`, which is not equal, comes of `before`."""
    kind = type(after)
    if kind is not type(before):
        return [after]
    if kind is tuple or kind is list:
        return _of_list(before, after)
    if kind is dict:
        return changes(before, after)
    parts = _parts(cast("Hashable", kind))
    if parts is None:
        return [after]
    names, of = parts
    return {
        name: change(then, now) for name, then, now in zip(names, of(before), of(after), strict=True) if then != now
    }


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[Any, Any]:
    """What has changed in a dictionary."""
    changed: dict[str, Change] = {name: [] for name in before if name not in after}
    for name, now in after.items():
        if name not in before:
            changed[name] = [now]
        elif before[name] != now:
            changed[name] = change(before[name], now)
    return changed


@cache
def _parts(kind: Any) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]] | None:
    """The fields of a struct and what reads them all; None where the whole is one value."""
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.omit_defaults:
        return None
    names = kind.__struct_fields__
    return (kind.__struct_encode_fields__, attrgetter(*names)) if len(names) > 1 else None


def _of_list(before: Sequence[Any], after: Sequence[Any]) -> Change:
    most, start = min(len(before), len(after)), 0
    while start < most and before[start] == after[start]:
        start += 1
    end = 0
    while end < most - start and before[-1 - end] == after[-1 - end]:
        end += 1
    gone, items = before[start : len(before) - end], after[start : len(after) - end]
    if len(gone) == len(items) and not isinstance(items[0], str | int):
        return {
            at: change(then, now) for at, (then, now) in enumerate(zip(gone, items, strict=True), start) if then != now
        }
    return [start, len(gone), items]
