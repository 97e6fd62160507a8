"""JSON Schema of what a game says and hears, for the API and the TypeScript client."""

from __future__ import annotations

import typing
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec

from games.engine.contract import Rules, ScoreLine, Secret

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def game_schema(rules: Rules[Any, Any, Any, Any]) -> dict[str, Any]:
    """One document: properties move, view, note (as blanked), hints, options and score, all by `$defs` of their own.

    Every name in `$defs` begins with the game's key, so that the documents of two games can be merged.
    """
    prefix = rules.key.capitalize()
    roles = {
        "Move": rules.move_type,
        "View": rules.view_type,
        "Note": told_type(rules.note_type),
        "Hints": rules.hints_type,
        "Options": rules.options_type,
        "ScoreLine": ScoreLine,
    }
    schemas, components = msgspec.json.schema_components(
        [_none_as_type(role) for role in roles.values()], ref_template=f"#/$defs/{prefix}{{name}}"
    )
    defs = {prefix + name: {**body, "title": prefix + name} for name, body in components.items()}
    for role, schema in zip(roles, schemas, strict=True):
        name = prefix + role
        itself = {"$ref": f"#/$defs/{name}"}
        if schema == itself:
            continue
        if name in defs:
            raise ValueError(f"{rules.key}: a struct is named {role}, but is not the type of that role")
        defs[name] = {**schema, "title": name}
    properties = {role.lower(): {"$ref": f"#/$defs/{prefix}{role}"} for role in roles}
    return {
        "$schema": DIALECT,
        "title": prefix,
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "$defs": defs,
    }


def fractions_in(schema: Any, path: str = "#") -> list[str]:
    """The places of a schema that would let a fraction through: canonical JSON has none."""
    found: list[str] = []
    if isinstance(schema, dict):
        kind = schema.get("type")
        if kind == "number" or (isinstance(kind, list) and "number" in kind):
            found.append(path)
        for key, part in schema.items():
            found += fractions_in(part, f"{path}/{key}")
    elif isinstance(schema, list):
        for index, part in enumerate(schema):
            found += fractions_in(part, f"{path}/{index}")
    return found


@cache
def told_type(note_type: Any) -> Any:
    """The type of notes as viewers get them: each `Secret[T]` is T or null."""
    options = get_args(note_type) if get_origin(note_type) in (Union, UnionType) else (note_type,)
    return reduce(or_, (_told_struct(option) for option in options))


def _told_struct(note: Any) -> Any:
    # msgspec knows nothing of Secret, so the note is built anew, of the same name, tag and fields.
    hints = typing.get_type_hints(note)
    if not any(get_origin(hint) is Secret for hint in hints.values()):
        return note
    fields = [(name, _told_field(hints[name])) for name in note.__struct_fields__]
    config = note.__struct_config__
    told = msgspec.defstruct(note.__name__, fields, frozen=True, tag=config.tag, tag_field=config.tag_field)
    told.__doc__ = note.__doc__
    return told


def _told_field(hint: Any) -> Any:
    return get_args(hint)[0] | None if get_origin(hint) is Secret else hint


def _none_as_type(role: Any) -> Any:
    return type(None) if role is None else role
