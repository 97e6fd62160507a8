"""What has changed, put together again by a client, is what is: for whole games and every viewer."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from games import catalog
from games.engine.contract import Viewer
from games.engine.kit.play import apply, random_event, seats_of, viewers
from games.tables.changes import change, changes
from tests.tables.changed import Whole, patched


class Spot(msgspec.Struct, frozen=True):
    name: str
    gold: int | None = None


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    players: int
    gold: int = 5


def plain(value: Any) -> Any:
    """The value as it comes over the wire."""
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (1, 2, [2]),
        (None, Spot("a"), [{"name": "a", "gold": None}]),
        (Spot("a", 1), Spot("a"), {"gold": [None]}),
        (Terms(2, 4), Terms(2), [{"players": 2}]),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1, "b": 2}, {"a": 1, "c": {"d": 3}}, {"b": [], "c": [{"d": 3}]}),
        ({"a": Spot("a", 1)}, {}, {"a": []}),
        (("a", "b", "c"), ("a", "c"), [1, 1, []]),
        (("a", "a"), ("a", "a", "a"), [2, 0, ["a"]]),
        (("a", "b", "c"), ("a", "x", "c"), [1, 1, ["x"]]),
        ((), ("a",), [0, 0, ["a"]]),
        (("a",), (), [0, 1, []]),
        ((Spot("a"), Spot("b", 1)), (Spot("a"), Spot("b", 2)), {"1": {"gold": [2]}}),
        ((Spot("a"), Spot("b")), (Spot("b"),), [0, 1, []]),
        (((1, 2), (3, 4)), ((1, 2), (3, 5)), {"1": [1, 1, [5]]}),
        ((None, "a"), ("b", "a"), [0, 1, ["b"]]),
        (("b", "a"), (None, "a"), {"0": [None]}),
    ],
)
def test_a_change_is_told_shortly_and_read_as_it_was_meant(before: Any, after: Any, told: Any) -> None:
    assert plain(change(before, after)) == told
    assert patched(plain(before), told) == plain(after)


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: str(game.rules.key))
def test_a_game_told_by_its_changes_is_told_as_it_is(game: catalog.Game) -> None:
    rules, chance = game.rules, Random(game.rules.key)
    state = rules.start(rules.standard(rules.seats.start, msgspec.convert({}, rules.options_type)))
    told: dict[Viewer, tuple[dict[str, Any], Any]] = {}
    for _ in range(400):
        for viewer in viewers(seats_of(rules, state)):
            view = rules.view(state, viewer)
            legal = rules.legal(state, viewer) if isinstance(viewer, int) else []
            now = {"view": view, "hints": rules.hints(view), "legal": legal}
            if viewer in told:
                before, known = told[viewer]
                known = patched(known, plain(changes(before, now)))
                assert known == plain(now)
            told[viewer] = now, plain(now)
        event = random_event(rules, state, chance)
        if event is None:
            return
        apply(rules, state, event)


def test_what_has_not_changed_is_not_told() -> None:
    assert changes({"a": [1], "b": Spot("x")}, {"a": [1], "b": Spot("x")}) == {}


def test_a_client_notices_that_a_message_does_not_follow_the_one_before() -> None:
    whole = Whole()
    whole.of({"type": "view", "seq": 3, "asked": None})
    with pytest.raises(AssertionError):
        whole.of({"type": "changed", "seq": 5, "since": 4, "entries": [], "changed": {}})
