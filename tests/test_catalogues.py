"""The texts of the client, as files: what vitest cannot see, since reading JSON keeps the last of two equal keys."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

TEXTS = Path(__file__).parent.parent / "frontend/src"


def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """The object of these pairs; ValueError if a key stands in it twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"twice: {sorted(key for key in found if keys.count(key) > 1)}")
    return found


@pytest.mark.parametrize("path", sorted(TEXTS.rglob("*.json")), ids=lambda path: path.relative_to(TEXTS).as_posix())
def test_no_word_has_two_texts(path: Path) -> None:
    json.loads(path.read_text("utf-8"), object_pairs_hook=once)


def test_a_key_that_stands_twice_is_found() -> None:
    with pytest.raises(ValueError, match="twice: \\['rank'\\]"):
        json.loads('{"rank": {"one": "a"}, "rank": {"two": "b"}}', object_pairs_hook=once)
