"""What is printed by accident, in a log line or a traceback, shows no move, no view, no secret."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from events import cache
from games.tables import bodies, queries, render
from games.tables.export import retold
from games.tables.wire import messages, requests
from tests.people import Person, both_asked, new_move, play_until, started


@pytest.fixture
def table(alice: Person, bob: Person) -> str:
    """A table of Asterix where both are asked."""
    table = started("asterix", [alice, bob])
    play_until(table, [alice, bob], Random(1), both_asked)
    return table


def test_nothing_that_carries_a_game_shows_it_in_its_repr(table: str, alice: Person) -> None:
    now = cache.current(table)
    lines = cache.after(table, 0)
    played = [
        msgspec.json.decode(entry.body or b"", type=bodies.Played) for entry, _ in lines if entry.kind == "played"
    ]
    carriers = [
        now, now.state, *(entry for entry, _ in lines), *(telling for _, telling in lines), *played,
        *retold([entry for entry, _ in lines]),
        render.side_data(now.state, lines), queries.info(table, alice.id),
        messages.ViewMessage(**render.now_fields(now.state, now.seq, now.state.standing(alice.id), render.SideData())),
        *queries.entries(table, alice.id, 0).entries, queries.view_at(table, alice.id, now.seq, None),
        msgspec.convert(new_move(alice, table), requests.NewMove),
    ]  # fmt: skip
    assert played
    for each in carriers:
        named = f"{type(each).__name__}("
        assert repr(each).startswith(named)
        assert len(repr(each)) < len(named) + 64, repr(each)
        assert not any(bracket in repr(each) for bracket in "{[")
