"""Every single field of what is told is looked at by some test: a fault in it does not stay green."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import get_args

import pytest

from games import catalog
from games.engine.record import Differs, check_notes, read_record
from tests.rules.told import fields, planted, shown

HERE = Path(__file__).parent
GAMES = [game.rules.key for game in catalog.games()]


def only_in_scenes(key: str) -> dict[str, str]:
    """The fields that golden games do not show with two values, and the test (module.function) that looks at each."""
    known: dict[str, str] = importlib.import_module(f"tests.rules.{key}.scene").ONLY_IN_SCENES
    return known


@pytest.mark.parametrize("key", GAMES)
def test_every_field_of_every_note_is_shown_by_golden_games_or_by_a_scene(key: str) -> None:
    few = {name for name, values in shown(catalog.game(key).rules).items() if len(values) < 2}
    assert few == only_in_scenes(key).keys()


@pytest.mark.parametrize(("key", "field"), [(key, field) for key in GAMES for field in only_in_scenes(key)])
def test_a_scene_sees_a_fault_in_a_field_that_golden_games_do_not_show(key: str, field: str) -> None:
    module, name = only_in_scenes(key)[field].split(".")
    scene = getattr(importlib.import_module(f"tests.rules.{key}.{module}"), name)
    scene()
    with planted(catalog.game(key).rules, field), pytest.raises(AssertionError):
        scene()


@pytest.mark.parametrize("key", GAMES)
def test_a_golden_game_sees_a_fault_in_a_field_that_it_shows(key: str) -> None:
    rules = catalog.game(key).rules
    path = min((HERE / key / "golden").glob("*greedy-random-01.jsonl"))
    record, told = read_record(path.read_bytes()), path.with_name("notes").joinpath(path.name).read_bytes()
    tags = {note.__name__: note.__struct_config__.tag for note in get_args(rules.note_type)}
    there = [name for name in fields(rules) if f'"type":"{tags[name.split(".")[0]]}"'.encode() in told]
    for name in there[:: 1 + len(there) // 6]:  # some of them; that the files are compared, is what must be shown
        with planted(rules, name), pytest.raises(Differs):
            check_notes(rules, record, told)
