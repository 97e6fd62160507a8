"""What a client makes of a message that tells only what has changed (docs/wire.md)."""

from __future__ import annotations

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]


class Whole:
    """One line's messages, each made whole by what the one before it told."""

    def __init__(self) -> None:
        self._now: Json = {}

    def of(self, message: Json) -> Json:
        """The same message as if all had been told; fails where it does not follow the one before."""
        if message["type"] == "changed":
            assert message["since"] == self._now["seq"]
            assert set(message) == {"type", "seq", "since", "entries", "changed"}
            more = {"type": "entries", "seq": message["seq"], "entries": message["entries"]}
            message = {**patched(self._now, message["changed"]), **more}
        if message["type"] in ("view", "entries"):
            self._now = message
        return message


def patched(value: Any, change: Any) -> Any:
    """The value after that change."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        at, gone, items = change
        return [*value[:at], *items, *value[at + gone :]]
    after: Any = value.copy()
    for name, inside in change.items():
        key = int(name) if isinstance(value, list) else name
        if inside == []:
            del after[key]
        else:
            after[key] = patched(after.get(key) if isinstance(after, dict) else after[key], inside)
    return after
