"""Only what the server could have written is proved: honest tables of every kind are, logs out of order are not."""

from __future__ import annotations

from random import Random

import pytest

from events import store
from games import catalog
from games.tables import clock
from games.tables.grammar import GRAMMAR
from games.tables.verify import verify
from tests.people import Person, guest
from tests.tables.files import exported
from tests.tables.honest import Honest

GAMES = [game.rules.key for game in catalog.games()]


@pytest.fixture
def no_timer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock answers when it is called, and not by itself."""
    monkeypatch.setattr(clock, "watch", lambda table: None)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_people_bots_and_clocks_do_it_proves_itself(
    game: str, no_timer: None, same_luck: None, alice: Person
) -> None:
    people = [alice, *(guest(alice.http, f"Guest {number}") for number in range(7))]
    kinds: set[str] = set()
    for seed in range(20):
        chance = Random(f"{game} {seed}")
        table = Honest(game, people, chance, steps=chance.choice([5, 30, 60])).id
        proof = verify(exported(table))
        assert proof.revealed, seed
        kinds |= {entry.kind for entry in store.entries(table)}
    assert kinds >= set(GRAMMAR) - {"ended", "scored", "followed"}, "where more than two play few games come to an end"
