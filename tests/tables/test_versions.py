"""A table ends on the version of the rules on which it began, whichever way its state comes."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from random import Random
from typing import Any

import pytest

from events import cache, snapshots, store
from events.fold import fold_to
from games import catalog
from games.tables.fold import FOLD
from games.tables.verify import verify
from tests.people import Person, bidding, move, now, play_until, started
from tests.tables.files import exported
from workers.tasks import score_table


@pytest.fixture
def upgraded(alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table of Asterix that began before there was a second version, where nobody may do anything."""
    table = bidding(alice, bob)
    old = catalog.game("asterix")
    rules = copy(old.rules)
    newer: Any = type("Newer", (type(rules),), {"version": old.rules.version + 1, "legal": lambda *_: []})
    rules.__class__ = newer
    game = catalog.Game(rules, old.strategy)
    monkeypatch.setitem(catalog._ALL, ("asterix", old.rules.version + 1), game)
    monkeypatch.setitem(catalog._NEWEST, "asterix", game)
    assert catalog.game("asterix").rules is rules
    return table


def test_moves_are_made_by_the_old_rules_from_memory_from_the_log_and_from_a_snapshot(
    upgraded: str, alice: Person, bob: Person
) -> None:
    ways: list[Callable[[], None]] = [lambda: None, cache.forget, lambda: _leave_only_a_snapshot(upgraded)]
    for forget in ways:
        forget()
        assert now(upgraded).rules.version == 1
        assert alice.get(f"tables/{upgraded}/")["legal"]
        move(alice, upgraded)
        play_until(upgraded, [alice, bob], Random(1), lambda table: table.game.asked[0] is not None)


def _leave_only_a_snapshot(table: str) -> None:
    snapshots.take(FOLD, fold_to(FOLD, table))
    cache.forget()
    assert fold_to(FOLD, table).seq == store.lengths([table])[table]


def test_it_is_scored_exported_and_proved_by_the_old_rules_and_new_tables_have_the_new(
    upgraded: str, alice: Person, bob: Person
) -> None:
    play_until(upgraded, [alice, bob], Random(1))
    score_table(upgraded)
    assert verify(exported(upgraded)).revealed
    assert now(started("asterix", [alice, bob])).terms.version == 2
