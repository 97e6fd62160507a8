"""Laws of taking back and of coming and going, over random games: what stands, what chance says, what is seen later."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from events import cache, store
from events.fold import fold_to, the_fold
from games import catalog
from games.tables.verify import verify
from games.tables.writes import staff
from tests.people import PATIENCE, Json, Person, bots_move, bring_back, head, move, now, started, take_back
from tests.tables.files import exported
from tests.tables.wandering import table_of_two, wander
from workers.tasks import score_table

GAMES = [game.rules.key for game in catalog.games()]


class Place(NamedTuple):
    """Where a game is: its state, and the digest on which all hangs that chance will say."""

    state: Any
    digest: bytes


def place(table: str, seq: int | None = None) -> Place:
    """As of that entry, or now."""
    game = fold_to(the_fold(), table, seq).state.game
    return Place(game.state, game.digest)


def plays_against_bots(person: Person, table: str, times: int) -> list[tuple[int, Place]]:
    """So many choices of the person: the numbers of those that may be asked back, and where the game was when asked."""
    found: list[tuple[int, Place]] = []
    while len(found) < times:
        if bots_move(table):
            continue
        question, in_window = now(table).game.question, now(table).in_window
        assert question is not None, "the game is over"
        before = place(table, question.number)
        number = move(person, table)["seq"]
        if not in_window:
            found.append((number, before))
    return found


def against_bots(game: str, person: Person) -> str:
    return started(game, [person], bots=min(catalog.game(game).rules.seats) - 1)


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_at_every_step_leads_back_to_the_start_and_redo_forward_again(game: str, alice: Person) -> None:
    table = against_bots(game, alice)
    left = []
    for number, before in reversed(plays_against_bots(alice, table, 5)):
        left.append(place(table))
        take_back(table, 0, number, ask=True)
        assert place(table) == before
    for after in reversed(left):
        bring_back(table, 0, ask=True)
        assert place(table) == after


@pytest.mark.parametrize("game", GAMES)
def test_the_log_folded_anew_after_an_undo_is_the_table_as_it_stands(game: str, alice: Person) -> None:
    chance = Random(game)
    table = against_bots(game, alice)
    for _ in range(2):
        number, before = chance.choice(plays_against_bots(alice, table, 3))
        take_back(table, 0, number, ask=True)
        assert place(table) == before
        kept = the_fold().encode(cache.current(table).state)
        assert the_fold().encode(fold_to(the_fold(), table).state) == kept


@pytest.mark.parametrize("game", GAMES)
def test_whatever_people_take_back_and_whoever_comes_and_goes_the_past_is_as_it_was_seen(
    game: str, alice: Person, bob: Person
) -> None:
    chance, people = Random(game), [alice, bob]
    table = table_of_two(game, people)
    seen: list[tuple[Person, Json]] = []
    # The game of a few deals is over before all of that has happened.
    while now(table).status != "ended" and (len(seen) < 30 or not {"handed_over", "undone", "redone"} <= kinds(table)):
        last = head(table)
        wander(table, people, chance)
        stands_as_before(table, last)
        assert the_fold().encode(fold_to(the_fold(), table).state) == the_fold().encode(cache.current(table).state)
        seen += [(person, person.get(f"tables/{table}/")) for person in people]
    assert "undone" in kinds(table)
    past = {person.id: whole_past(person, table) for person in people}
    for person, then in seen:
        told = past[person.id][then["seq"]]
        assert {name: then[name] for name in told} == told
    if now(table).status == "ended":
        score_table(table)
    else:
        staff.stop(table, "it is enough").result(PATIENCE)
    assert verify(exported(table)).revealed


def kinds(table: str) -> set[str]:
    return {entry.kind for entry in store.entries(table)}


def stands_as_before(table: str, last: int) -> None:
    """What was taken back or brought back since that entry leads to where the game was before, and so does chance."""
    for entry in store.entries(table, last):
        if entry.kind == "undone" and entry.data()["type"] == "rewound":
            assert place(table, entry.seq) == place(table, min(entry.data()["entries"]) - 1)
        if entry.kind == "redone":
            assert place(table, entry.seq) == place(table, entry.data()["undone"] - 1)


def whole_past(person: Person, table: str) -> dict[int, Json]:
    """By entry, the table as it was then for that person."""
    found, shown = dict[int, Json](), dict[str, Any]()
    while len(found) < head(table):
        stretch = f"from={len(found) + 1}&to={head(table)}"
        for moment in person.get(f"tables/{table}/past/?{stretch}")["moments"]:
            shown = shown | moment["changed"]
            found[moment["seq"]] = shown
    return found
