"""Every field of every note of a game: where golden games show it, and a fault that changes nothing but this field."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin
from unittest.mock import patch

import msgspec

from games.engine.contract import Secret, Tell
from games.engine.kit.play import AnyRules

HERE = Path(__file__).parent
SEEN_BY = "seen_by"
"""The last part of the path of a secret's readers."""


def fields(rules: AnyRules) -> dict[str, tuple[str, ...]]:
    """The paths to all plain values in the notes of a game, by name: "RoundScored.lines.points"."""
    return {".".join(path): path for note in _options(rules.note_type) for path in _paths(note, (note.__name__,))}


def _options(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def _paths(hint: Any, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if get_origin(hint) is Secret:
        yield (*path, SEEN_BY)
    inner = [each for option in _options(hint) for each in (get_args(option) or (option,))]
    structs = [each for each in inner if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    if not structs:
        yield path
    for struct in structs:
        for name, of in typing.get_type_hints(struct).items():
            yield from _paths(of, (*path, name))


def shown(rules: AnyRules) -> dict[str, set[str]]:
    """By name of a field: the values that golden games have of it."""
    known = {note.__struct_config__.tag: note.__name__ for note in _options(rules.note_type)}
    paths = fields(rules)
    values: dict[str, set[str]] = {name: set() for name in paths}
    of_note = {note: [(name, path[1:]) for name, path in paths.items() if path[0] == note] for note in known.values()}
    for file in (HERE / rules.key / "golden" / "notes").glob("*.jsonl"):
        for line in file.read_bytes().splitlines():
            for note in msgspec.json.decode(line):
                for name, path in of_note[known[note["type"]]]:
                    values[name].update(_values(note, path))
    return values


def _values(value: Any, path: tuple[str, ...]) -> Iterator[str]:
    if path and isinstance(value, list):
        for each in value:
            yield from _values(each, path)
    elif isinstance(value, dict) and value.keys() == {SEEN_BY, "value"} and path != (SEEN_BY,):
        yield from _values(value["value"], path)
    elif path:
        yield from _values(value[path[0]], path[1:]) if value is not None else ("null",)
    else:
        yield repr(value)


@contextmanager
def planted(rules: AnyRules, name: str) -> Iterator[None]:
    """As long as this lasts, the game tells something else in this field, and all else as before."""
    note, *path = fields(rules)[name]
    kind = type(rules)
    play, deal = kind.play, kind.deal

    def lying(tell: Tell | None) -> Tell | None:
        if tell is None:
            return None
        return lambda told: tell(_altered(told, path) if type(told).__name__ == note else told)

    def played(self: Any, state: Any, seat: int, move: Any, tell: Tell | None = None) -> None:
        play(self, state, seat, move, lying(tell))

    def dealt(self: Any, state: Any, outcome: Any, tell: Tell | None = None) -> None:
        deal(self, state, outcome, lying(tell))

    with patch.object(kind, "play", played), patch.object(kind, "deal", dealt):
        yield


def _altered(value: Any, path: list[str]) -> Any:
    if isinstance(value, Secret):
        if path == [SEEN_BY]:
            return Secret(value.value, () if value.seen_by else (0,))
        return Secret(_altered(value.value, path), value.seen_by)
    if path and isinstance(value, tuple):
        return tuple(_altered(each, path) for each in value)
    if path and value is not None:
        return msgspec.structs.replace(value, **{path[0]: _altered(getattr(value, path[0]), path[1:])})
    return _other(value)


def _other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, tuple):  # another order where there is one
        return value[::-1] if value[::-1] != value else (*value, *(value[:1] or (0,)))
    return "?"
