"""Other moves are tried at a table that is over: nothing is written, and the same choices meet the same fate."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from events import store
from events.fold import effective
from games.tables import queries
from tests.people import Json, Person, bidding, head, play_until, started
from workers.tasks import score_table

TRIED = 12


def over(alice: Person, bob: Person, game: str = "asterix") -> str:
    """A table that was given up after some moves, `TRIED` at least."""
    table = started(game, [alice, bob])
    play_until(table, [alice, bob], Random(2), lambda _: head(table) > 30 and len(as_played(table)) >= TRIED)
    bob.post(f"tables/{table}/resign/")
    score_table(table)
    return table


def trial(person: Person, table: str, at: int, *moves: Json, eyes: int | str | None = "all") -> Json:
    return person.post(f"tables/{table}/tried/", {"at": at, "eyes": eyes, "moves": list(moves)})


def as_played(table: str) -> list[Json]:
    """The choices of the game, as a trial takes them."""
    log = [entry for entry in effective(store.entries(table)) if entry.kind == "played"]
    return [{"seat": entry.seat, "move": entry.data()["move"]} for entry in log]


@pytest.mark.parametrize("game", ["asterix", "asante", "bania"])
def test_the_choices_of_the_game_tried_from_its_start_meet_the_fate_that_they_met(
    game: str, alice: Person, bob: Person
) -> None:
    table = over(alice, bob, game)
    log = store.entries(table)
    start = next(entry.seq for entry in log if entry.kind == "started")
    choices = as_played(table)[:TRIED]
    last = [entry.seq for entry in log if entry.kind == "played"][TRIED - 1]
    while log[last].kind == "dealt":
        last += 1
    for eyes in ("all", "none", 0):
        found = trial(alice, table, start, *choices, eyes=eyes)
        assert found["now"]["view"] == alice.get(f"tables/{table}/views/{last}/?as={eyes}")["view"]
        told = alice.get(f"tables/{table}/entries/?as={eyes}")["entries"]
        assert [line["notes"] for line in found["entries"]] == [line["notes"] for line in told[start:last]]
    assert found["now"]["seq"] == last
    assert head(table) == len(log), "nothing of it is an entry"


def test_what_is_asked_next_comes_with_the_moves_of_the_seat_through_whose_eyes_one_looks(
    alice: Person, bob: Person
) -> None:
    table = over(alice, bob)
    first, *_ = as_played(table)
    start = next(entry.seq for entry in store.entries(table) if entry.kind == "started")
    found = trial(alice, table, start, first, eyes=first["seat"])
    assert found["now"]["status"] == "running"
    (seat, *_) = found["now"]["waiting"]["seats"]
    asked = trial(alice, table, start, first, eyes=None)["now"]
    assert asked["you"] == seat, "through the eyes of whoever is asked, where nobody says whose"
    assert asked["asked"] is not None
    other = next(move for move in asked["legal"])
    trial(alice, table, start, first, {"seat": seat, "move": other}, eyes=seat)


def test_what_is_not_legal_there_is_refused_with_its_place(alice: Person, bob: Person) -> None:
    table = over(alice, bob)
    first, *_ = as_played(table)
    start = next(entry.seq for entry in store.entries(table) if entry.kind == "started")
    path, wish = f"tables/{table}/tried/", {"at": start, "eyes": "all"}
    for moves in (
        [{"seat": 9, "move": first["move"]}],
        [{**first, "move": {"type": "dance"}}],
        [{**first, "move": {}}],
    ):
        assert alice.refused("POST", path, {**wish, "moves": moves}) == (409, "not_legal", "0")
    assert alice.refused("POST", path, {**wish, "moves": [first, {"seat": 9, "move": {}}]})[2] == "1"
    assert alice.refused("POST", path, {**wish, "at": 1, "moves": []})[:2] == (409, "not_running")
    assert alice.refused("POST", path, {**wish, "at": head(table), "moves": []})[:2] == (409, "not_running")
    assert alice.refused("POST", path, {**wish, "at": head(table) + 1, "moves": []})[:2] == (404, "not_found")
    assert alice.refused("POST", path, {**wish, "moves": [first] * 31})[:2] == (400, "bad_request")


def test_nothing_is_tried_at_a_table_that_is_not_over_not_even_with_one_s_own_eyes(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    for eyes in (0, 1, "all", "none"):
        refused = alice.refused("POST", f"tables/{table}/tried/", {"at": head(table), "eyes": eyes, "moves": []})
        assert refused == (403, "not_allowed", None), eyes


def test_a_trial_leaves_the_states_that_others_read_as_they_are(alice: Person, bob: Person) -> None:
    table = over(alice, bob)
    start = next(entry.seq for entry in store.entries(table) if entry.kind == "started")
    before = msgspec.to_builtins(queries.table(table).game.state)
    trial(alice, table, start, *as_played(table)[:5])
    assert msgspec.to_builtins(queries.table(table).game.state) == before
