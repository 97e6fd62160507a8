"""A table in one place: every field of it survives a copy and a snapshot, and a copy goes its own way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from games import catalog
from games.engine.replay import Replay
from games.tables import bodies
from games.tables.fold import FOLD
from games.tables.result import result
from games.tables.table import Table
from tests.tables.logs import SEED, Log

GAMES = [game.rules.key for game in catalog.games()]
FIELDS = [field.name for field in msgspec.structs.fields(Table)]


def lives(game: str, chance: Random) -> Iterator[Table]:
    """A table at random steps of its life, from before the first entry to the end."""
    rules = catalog.game(game).rules
    log = Log(game, max(rules.seats))
    yield FOLD.start(log.table.id)
    yield log.table
    log.add("restricted", body=bodies.Restricted("a spectator", may_talk=False, may_sit=True))
    log.start()
    log.add("paused", body=bodies.Paused("idle", "2026-02-01T00:00:00.000Z"))
    yield log.table
    log.add("resumed", seat=0)
    while log.table.status == "running":
        log.play(chance)
        if chance.random() < 0.1:
            yield log.table
    yield log.table
    log.add("resigned", seat=0)
    log.add("scored", body=bodies.Scored(result(log.table)))
    log.add("revealed", body=bodies.Revealed(SEED.hex()))
    log.add("followed", body=bodies.Followed("another table"))
    yield log.table


def plain(value: Any) -> Any:
    """The value in plain words, to compare: all that a game in progress holds is in there."""
    if not isinstance(value, Replay):
        return msgspec.to_builtins(value)
    parts = {name: getattr(value, name) for name in Replay.__slots__}
    return {**msgspec.to_builtins({**parts, "rules": None}), "rules": type(parts["rules"]).__name__}


def changeable(value: Any) -> Iterator[Any]:
    """What can be changed in place of all that the value holds. How a game copies its state, the kit checks (law 2)."""
    if isinstance(value, Replay):
        yield from (value, value.state, value.asked, value.question)
    elif isinstance(value, msgspec.Struct) and value.__struct_config__.frozen:
        return
    elif isinstance(value, tuple):
        for each in value:
            yield from changeable(each)
    elif value is not None and not isinstance(value, (str, int)):
        yield value


@pytest.mark.parametrize("game", GAMES)
def test_every_field_survives_a_copy_and_a_snapshot(game: str) -> None:
    seen = set()
    for table in lives(game, Random(game)):
        kept = FOLD.decode(FOLD.encode(table))
        for each in (FOLD.copy(table), kept):
            for field in FIELDS:
                before = getattr(table, field)
                assert plain(getattr(each, field)) == plain(before), field
                assert type(getattr(each, field)) is type(before), field
                if before != getattr(Table(id=""), field):
                    seen.add(field)
        assert FOLD.encode(kept) == FOLD.encode(table)
        if table.replay is not None and kept.replay is not None:
            assert type(kept.replay.state) is type(table.replay.state)
    assert seen == set(FIELDS), "every field was something else than its default somewhere"


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_shares_nothing_that_can_change(game: str) -> None:
    for table in lives(game, Random(game)):
        twin = FOLD.copy(table)
        for field in FIELDS:
            own = {id(part) for part in changeable(getattr(table, field)) if part is not None}
            assert not own & {id(part) for part in changeable(getattr(twin, field))}, field


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_to_a_copy_does_not_reach_the_original(game: str) -> None:
    chance = Random(game)
    log = Log(game, min(catalog.game(game).rules.seats))
    log.start()
    while log.table.status == "running":
        original, before = log.table, FOLD.encode(log.table)
        log.table = FOLD.copy(original)
        log.play(chance)
        assert FOLD.encode(original) == before
        assert FOLD.encode(log.table) != before


@pytest.mark.parametrize("field", [field.name for field in msgspec.structs.fields(Table) if not field.required])
def test_a_snapshot_of_before_a_field_was_known_is_still_read(field: str) -> None:
    log = Log("asterix", 2)
    log.start()
    kept = msgspec.json.decode(FOLD.encode(log.table))
    del kept[field]
    table = FOLD.decode(msgspec.json.encode(kept))
    assert getattr(table, field) == getattr(Table(id=""), field)
    others = [each for each in FIELDS if each != field]
    assert [plain(getattr(table, each)) for each in others] == [plain(getattr(log.table, each)) for each in others]
