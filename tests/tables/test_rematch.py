"""The table that follows: who asks, meets there; the old table tells it as an entry like any other."""

from __future__ import annotations

from concurrent.futures import Future
from random import Random
from threading import Thread

import httpx
import pytest

from events import store
from games import catalog
from games.engine.contract import Lookahead
from games.tables import rematch
from games.tables.verify import verify
from games.tables.writes import following
from tests.people import Json, Person, bidding, finished, head, now, play_until, unchanged
from tests.tables.files import exported
from tests.tables.following import Story, agrees
from tests.tables.server import sitting
from workers.tasks import score_table


def scored(alice: Person, bob: Person) -> str:
    """A table of two that is over and revealed."""
    table = bidding(alice, bob)
    alice.post(f"tables/{table}/resign/")
    score_table(table)
    return table


def followed(table: str) -> list[str]:
    """The tables that followed, as the old table's log tells them."""
    return [entry.data()["table"] for entry in store.entries(table) if entry.kind == "followed"]


@pytest.fixture
def dies(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Every process dies between opening the new table and telling the old one; undo it, and they live."""

    def die(table: str, following: str) -> Future[None]:
        raise SystemExit

    monkeypatch.setattr(following, "follow", die)
    return monkeypatch


def test_both_get_the_same_table_when_they_want_to_play_again(alice: Person, bob: Person, charlie: Person) -> None:
    table = scored(alice, bob)
    with unchanged(table):
        assert charlie.refused("POST", f"tables/{table}/rematch/") == (409, "not_seated", None)
    assert alice.get(f"tables/{table}/")["rematch"] is None
    one = bob.post(f"tables/{table}/rematch/", {"salt": "ab" * 16})
    with unchanged(table):
        other = alice.post(f"tables/{table}/rematch/")
        assert bob.post(f"tables/{table}/rematch/")["id"] == one["id"]
    assert one["id"] == other["id"] != table
    assert [seat["name"] for seat in other["seats"]] == ["Alice", "Bob"]
    assert (one["you"], other["you"], other["status"]) == (1, 0, "open")
    assert now(one["id"]).chairs[1].salt == "ab" * 16
    assert followed(table) == [one["id"]]
    for person in (alice, bob, charlie):
        assert person.get(f"tables/{table}/")["rematch"] == one["id"]
        last = person.get(f"tables/{table}/entries/")["entries"][-1]
        assert (last["kind"], last["seat"], last["data"]) == ("followed", None, {"table": one["id"]})


def test_the_next_game_comes_after_the_end_of_this_one(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    with unchanged(table):
        assert bob.refused("POST", f"tables/{table}/rematch/") == (409, "not_ended", None)
    alice.post(f"tables/{table}/resign/")
    with unchanged(table):
        assert bob.refused("POST", f"tables/{table}/rematch/") == (409, "not_ended", None), "not revealed yet"
    score_table(table)
    assert bob.post(f"tables/{table}/rematch/")["you"] == 1


def test_two_who_ask_for_a_rematch_at_the_same_moment_meet(alice: Person, bob: Person) -> None:
    for _ in range(5):
        table = scored(alice, bob)
        got: dict[str, Json] = {}

        def ask(person: Person, got: dict[str, Json] = got, table: str = table) -> None:
            got[person.name] = person.post(f"tables/{table}/rematch/")

        threads = [Thread(target=ask, args=(person,)) for person in (alice, bob)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert got["Alice"]["id"] == got["Bob"]["id"]
        assert [chair.player for chair in now(got["Bob"]["id"]).chairs] == [alice.id, bob.id]
        assert followed(table) == [got["Bob"]["id"]]


def test_bots_sit_where_bots_sat_and_a_rematch_that_all_have_left_is_not_the_last(alice: Person) -> None:
    table = finished("anansi", [alice], Random(5), bots=2)
    again = alice.post(f"tables/{table}/rematch/")
    assert [seat["sitter"] for seat in again["seats"]] == ["person", "bot", "bot"]
    alice.ask("DELETE", f"tables/{again['id']}/seats/0/")
    once_more = alice.post(f"tables/{table}/rematch/")
    assert (once_more["status"], once_more["you"]) == ("open", 0)
    assert alice.get(f"tables/{table}/")["rematch"] == once_more["id"]
    assert followed(table) == [again["id"], once_more["id"]]


def test_a_bot_is_as_clever_as_it_was(alice: Person) -> None:
    levels = ("novice", "casual")
    seats = [{"sitter": "me"}, *({"sitter": "bot", "level": level} for level in levels)]
    table = alice.post("tables/", {"game": "anansi", "seats": seats, "pace": {"bot_delay": 0}})["id"]
    alice.post(f"tables/{table}/start/")
    play_until(table, [alice], Random(5))
    score_table(table)
    again = alice.post(f"tables/{table}/rematch/")
    assert tuple(seat["level"] for seat in again["seats"][1:]) == levels


def test_a_bot_whose_level_is_offered_no_longer_comes_back_as_the_best_there_is(
    alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    best = {"sitter": "bot", "level": "strong"}
    wish = {"game": "anansi", "seats": [{"sitter": "me"}, best, best], "absence": {"level": "strong"}}
    table = alice.post("tables/", wish | {"pace": {"bot_delay": 0}})["id"]
    alice.post(f"tables/{table}/start/")
    play_until(table, [alice], Random(5))
    score_table(table)
    monkeypatch.setattr(type(catalog.game("anansi").strategy), "lookahead", Lookahead())
    again = alice.post(f"tables/{table}/rematch/")
    assert [seat["level"] for seat in again["seats"]] == [None, "casual", "casual"]
    assert again["absence"]["level"] == "casual"


def test_a_table_that_was_opened_by_somebody_who_died_over_it_is_found_by_whoever_asks_next(
    alice: Person, bob: Person, dies: pytest.MonkeyPatch
) -> None:
    table = scored(alice, bob)
    with unchanged(table), pytest.raises(SystemExit):
        rematch.rematch(table, alice.id, "")
    opened = rematch.next_id(now(table))
    assert now(opened).seat_of(alice.id) == 0
    dies.undo()
    assert bob.post(f"tables/{table}/rematch/")["id"] == opened
    assert followed(table) == [opened]
    assert [chair.player for chair in now(opened).chairs] == [alice.id, bob.id]


def test_a_table_that_was_opened_and_left_before_anybody_told_of_it_is_not_the_last(
    alice: Person, bob: Person, dies: pytest.MonkeyPatch
) -> None:
    table = scored(alice, bob)
    with pytest.raises(SystemExit):
        rematch.rematch(table, alice.id, "")
    opened = rematch.next_id(now(table))
    alice.ask("DELETE", f"tables/{opened}/seats/0/")
    dies.undo()
    again = bob.post(f"tables/{table}/rematch/")
    assert (again["status"], again["you"]) == ("open", 1)
    assert followed(table) == [opened, again["id"]]


def test_all_sockets_at_the_old_table_hear_of_the_next_as_of_any_entry(
    online: httpx.Client, address: str, people: list[Person]
) -> None:
    table = scored(*people)
    with sitting(address, table, people[0]) as socket, sitting(address, table, None) as watching:
        stories = {person: Story(each) for person, each in ((people[0], socket), (None, watching))}
        for story in stories.values():
            assert story.follow(head(table)).now["rematch"] is None
        again = people[1].post(f"tables/{table}/rematch/")["id"]
        for person, story in stories.items():
            story.follow(head(table))
            assert (story.entries[-1]["kind"], story.now["rematch"]) == ("followed", again)
            agrees(story, online, table, person)


def test_the_file_of_a_table_that_was_followed_proves_itself(alice: Person, bob: Person) -> None:
    table = scored(alice, bob)
    bob.post(f"tables/{table}/rematch/")
    assert [entry.kind for entry in store.entries(table)][-2:] == ["revealed", "followed"]
    assert verify(exported(table)).revealed
