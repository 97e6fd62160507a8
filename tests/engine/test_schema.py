"""The schema of a game says what is sent: complete, valid, and without fractions."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from games import catalog
from games.engine.contract import Players, Rules
from games.engine.kit.play import after, random_event, viewers
from games.engine.redact import blank
from games.engine.schema import fractions_in, game_schema, told_type
from tests.engine.toy.messages import HandDealt, Note, PrizesLaid
from tests.engine.toy.rules import Toy
from tests.engine.toy.stash import StashRules

GAMES: list[Rules[Any, Any, Any, Any]] = [Toy(), StashRules(), *(game.rules for game in catalog.games())]


def check(document: dict[str, Any], part: str, value: Any) -> None:
    """ValidationError unless the value is what that part of the document says."""
    schema = {"$schema": document["$schema"], "$defs": document["$defs"], **document["properties"][part]}
    jsonschema_rs.Draft202012Validator(schema).validate(json.loads(msgspec.json.encode(value)))


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_the_document_is_a_schema_whose_references_all_lead_somewhere(rules: Rules[Any, Any, Any, Any]) -> None:
    document = game_schema(rules)
    jsonschema_rs.meta.validate(document)
    text = json.dumps(document)
    assert {part.split('"')[0] for part in text.split("#/$defs/")[1:]} <= document["$defs"].keys()
    assert all(name.startswith(rules.key.capitalize()) for name in document["$defs"])
    assert all(body["title"] == name for name, body in document["$defs"].items())
    assert list(document["properties"]) == ["move", "view", "note", "hints", "options", "scoreline"]
    assert fractions_in(document) == []


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_all_that_a_random_game_says_is_as_its_schema_says(rules: Rules[Any, Any, Any, Any]) -> None:
    document = game_schema(rules)
    chance = Random(1)
    seats = rules.seats[0]
    options = rules.options_type()
    check(document, "options", options)
    state = rules.start(rules.standard(seats, options))
    for _ in range(40):
        waiting = rules.waiting(state)
        for viewer in viewers(seats):
            view = rules.view(state, viewer)
            check(document, "view", view)
            hints = rules.hints(view)
            if hints is not None:
                check(document, "hints", hints)
        if isinstance(waiting, Players):
            for move in rules.legal(state, waiting.seats[0]):
                check(document, "move", move)
        for line in rules.scores(state):
            check(document, "scoreline", line)
        event = random_event(rules, state, chance)
        if event is None:
            break
        state, notes = after(rules, state, event)
        for note in notes:
            for viewer in viewers(seats):
                check(document, "note", blank(note, viewer))


def test_a_secret_field_is_its_type_or_null_and_is_always_there() -> None:
    hand = game_schema(Toy())["$defs"]["ToyHandDealt"]
    assert hand["properties"]["cards"] == {
        "anyOf": [{"type": "array", "items": {"type": "string"}}, {"type": "null"}],
    }
    assert hand["required"] == ["type", "seat", "cards"]
    assert msgspec.convert({"type": "hand_dealt", "seat": 0, "cards": None}, told_type(Note)).cards is None


def test_a_note_without_secrets_is_told_as_it_is() -> None:
    assert told_type(PrizesLaid) is PrizesLaid
    assert told_type(HandDealt) is not HandDealt


def test_two_games_share_no_name() -> None:
    names = [name for rules in GAMES for name in game_schema(rules)["$defs"]]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("schema", "found"),
    [
        ({"type": "number"}, ["#"]),
        ({"items": [{"type": ["null", "number"]}]}, ["#/items/0"]),
        ({"type": "integer", "properties": {"number": {"type": "string"}}}, []),
    ],
)
def test_fractions_are_found_wherever_a_schema_lets_them_through(schema: dict[str, Any], found: list[str]) -> None:
    assert fractions_in(schema) == found
