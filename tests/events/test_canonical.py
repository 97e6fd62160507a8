"""Canonical JSON is what a browser's JSON.stringify makes of sorted keys and integers."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from events.canonical import canonical

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53) + 1, 2**53 - 1) | st.text(),
    lambda parts: st.lists(parts) | st.dictionaries(st.text(), parts),
)


def escape(code: int) -> str:
    """A character as JSON.stringify writes it: short escapes where there are any, \\u in lower case, else itself."""
    short = {8: "\\b", 9: "\\t", 10: "\\n", 12: "\\f", 13: "\\r", 34: '\\"', 92: "\\\\"}
    return short.get(code) or (f"\\u{code:04x}" if code < 32 else chr(code))


@pytest.mark.parametrize("code", [*range(0x80), 0x7F, 0xE9, 0x2028, 0x2029, 0xFEFF, 0xFFFF, 0x1F600])
def test_a_character_is_escaped_as_browsers_do(code: int) -> None:
    assert canonical(chr(code)).decode() == f'"{escape(code)}"'


def test_keys_are_sorted_at_every_depth_and_nothing_is_spaced() -> None:
    assert canonical({"b": [1, {"d": None, "c": True}], "a": {}}) == b'{"a":{},"b":[1,{"c":true,"d":null}]}'


def test_the_fields_of_a_struct_are_sorted_with_its_tag() -> None:
    class Move(msgspec.Struct, frozen=True, tag="move"):
        zebra: int
        ant: tuple[int, ...]

    assert canonical(["played", 0, Move(1, (2, 3))]) == b'["played",0,{"ant":[2,3],"type":"move","zebra":1}]'


def test_large_integers_keep_every_digit() -> None:
    assert canonical([2**53 - 1, -(2**53) + 1]) == b"[9007199254740991,-9007199254740991]"


@pytest.mark.parametrize("value", [1.5, 1.0, float("nan"), [0.1], {"a": [{"b": 2.0}]}, (1, (2, 3.0))])
def test_a_fraction_is_refused_wherever_it_is(value: Any) -> None:
    with pytest.raises(TypeError, match="integers"):
        canonical(value)


def test_half_a_surrogate_pair_is_refused() -> None:
    with pytest.raises(UnicodeEncodeError):
        canonical("\ud800")


@given(PLAIN)
@settings(max_examples=60, deadline=None)
def test_it_is_what_the_standard_library_writes_without_spaces(value: Any) -> None:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert canonical(value).decode() == text


@given(PLAIN)
@settings(max_examples=60, deadline=None)
def test_reading_it_gives_the_value_back_and_writing_that_the_same_bytes(value: Any) -> None:
    line = canonical(value)
    assert msgspec.json.decode(line) == value
    assert canonical(msgspec.json.decode(line)) == line
