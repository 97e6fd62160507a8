"""Every game can begin in the middle: what is named lies there, the rest is filled in, what could not be is refused."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

import msgspec
import pytest

from games import catalog
from games.engine.contract import Choice, Players
from games.engine.kit.play import AnyRules, random_event
from tests.rules.scene import Scene

GAMES = [game.rules.key for game in catalog.games()]


def known(key: str, what: str) -> Any:
    """What the tests of a game's positions say: `PLAIN`; `FILLED_IN`, with some fields of the state; and `IMPOSSIBLE`,
    by the sentence that refuses it."""
    return getattr(importlib.import_module(f"tests.rules.{key}.positions"), what)


def placed(key: str, seats: int, named: dict[str, Any]) -> Any:
    """The state of the standard game with what is named as plain data, as it comes from outside."""
    rules = catalog.game(key).rules
    return rules.position(standard(rules, seats), msgspec.convert(named, rules.position_type))


def standard(rules: AnyRules, seats: int) -> Any:
    return rules.standard(seats, rules.options_type())


@pytest.mark.parametrize(("key", "at"), [(key, at) for key in GAMES for at in range(len(known(key, "PLAIN")))])
def test_a_position_is_set_out_and_a_seat_is_asked(key: str, at: int) -> None:
    seats, named = known(key, "PLAIN")[at]
    scene_type: type[Scene[Any]] = importlib.import_module(f"tests.rules.{key}.scene").Scene
    scene = scene_type.at(standard(catalog.game(key).rules, seats), **named)
    assert isinstance(scene.waiting, Players)
    assert scene.state == placed(key, seats, named)


@pytest.mark.parametrize(("key", "at"), [(key, at) for key in GAMES for at in range(len(known(key, "PLAIN")))])
def test_a_position_travels_as_the_first_entry_of_a_table_does(key: str, at: int) -> None:
    state = placed(key, *known(key, "PLAIN")[at])
    rules = catalog.game(key).rules
    assert rules.read(msgspec.json.decode(msgspec.json.encode(rules.written(state)))) == state


@pytest.mark.parametrize(("key", "part"), [("anansi", "hands"), ("asterix", "fronts")])
def test_what_was_written_of_another_game_is_no_state(key: str, part: str) -> None:
    rules = catalog.game(key).rules
    written = msgspec.to_builtins(rules.written(placed(key, *known(key, "PLAIN")[0])))
    assert rules.read(written)
    for wrong in ([["no card"]], [[1]], None):
        with pytest.raises(ValueError, match=r"no card|Expected"):
            rules.read({**written, part: wrong})


@pytest.mark.parametrize(("key", "at"), [(key, at) for key in GAMES for at in range(len(known(key, "FILLED_IN")))])
def test_what_is_not_named_is_filled_in_always_the_same_way(key: str, at: int) -> None:
    seats, named, expected = known(key, "FILLED_IN")[at]
    state = placed(key, seats, named)
    assert {name: getattr(state, name) for name in expected} == expected


@pytest.mark.parametrize(("key", "at"), [(key, at) for key in GAMES for at in range(len(known(key, "IMPOSSIBLE")))])
def test_a_position_that_could_not_be_is_refused_in_a_sentence(key: str, at: int) -> None:
    seats, named, sentence = known(key, "IMPOSSIBLE")[at]
    with pytest.raises(ValueError, match=sentence):
        placed(key, seats, named)


@pytest.mark.parametrize("key", GAMES)
def test_of_any_two_positions_mixed_the_outcome_is_refused_or_can_be_played(key: str) -> None:
    scene_type: type[Scene[Any]] = importlib.import_module(f"tests.rules.{key}.scene").Scene
    rules, played, refused = catalog.game(key).rules, 0, 0
    for seats, named in known(key, "PLAIN"):
        for _, other, *_ in [*known(key, "PLAIN"), *known(key, "IMPOSSIBLE")]:
            try:
                scene = scene_type.at(standard(rules, seats), **named | other)  # a scene keeps the invariants
            except ValueError:
                refused += 1
                continue
            played += 1
            while event := random_event(rules, scene.state, Random(played)):
                if isinstance(event, Choice):
                    scene.plays(event.seat, event.move)
                    break
                scene.deals(*event.pieces)
    assert played > 10
    assert refused > 10


@pytest.mark.parametrize("key", GAMES)
def test_a_word_that_the_position_does_not_know_is_refused(key: str) -> None:
    seats, named = known(key, "PLAIN")[0]
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        placed(key, seats, named | {"tempo": 1})
