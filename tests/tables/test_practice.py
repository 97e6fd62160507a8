"""Practising from a decision: on a table of one's own, from what the seat knew, without a word to anybody."""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from django.urls import URLPattern
from pytest_django.fixtures import Settings
from websockets.exceptions import ConnectionClosed

from events import store
from events.canonical import canonical
from events.fold import fold_to
from games import catalog
from games.engine.contract import Players
from games.engine.kit.play import apply, random_event
from games.engine.replay import Replay
from games.tables import origins
from games.tables.api.urls import urlpatterns
from games.tables.fold import FOLD
from games.tables.verify import Unproved, verify
from tests.people import Json, Person, bidding, bots_move, move, now, play_until, started, unchanged
from tests.tables.files import exported
from tests.tables.forging import Draft, Line
from tests.tables.server import sitting
from workers.tasks import score_table

GAMES = [listed.rules.key for listed in catalog.games()]


def alone(game: str, alice: Person, **wish: Any) -> str:
    """A game of Alice against bots that has gone on for a while, with her asked."""
    seats = min(catalog.game(game).rules.seats)
    table = started(game, [alice], bots=seats - 1, **wish)
    chance = Random(5)
    for _ in range(6):
        play_until(table, [alice], chance, lambda at: at.game.asked[0] is not None)
        if now(table).status == "running":
            move(alice, table)
    play_until(table, [alice], chance, lambda at: at.game.asked[0] is not None)
    # Deals are secret, so some of these games are over before: then another deal.
    return table if now(table).status == "running" else alone(game, alice, **wish)


def asked_at(table: str, seat: int = 0) -> int:
    """The entry that asks that seat now."""
    number = now(table).game.asked[seat]
    assert number is not None
    return number


def practise(person: Person, table: str, entry: int, **wish: Any) -> Json:
    return person.post(f"tables/{table}/practice/", {"entry": entry, **wish})


def over(table: str, person: Person) -> str:
    """That table, resigned by this person and revealed."""
    person.post(f"tables/{table}/resign/")
    while now(table).status == "running" and bots_move(table):
        pass
    score_table(table)
    assert now(table).seed is not None
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_practice_table_shows_its_owner_what_the_seat_saw_then_and_bots_play_on(game: str, alice: Person) -> None:
    table = alone(game, alice)
    entry = asked_at(table)
    with unchanged(table):
        opened = practise(alice, table, entry)
    assert opened["origin"] == {"kind": "imagined", "table": table, "entry": entry, "seat": 0}
    assert (opened["status"], opened["you"]) == ("running", 0)
    assert {seat["sitter"] for seat in opened["seats"][1:]} == {"bot"}
    assert opened["view"] == alice.get(f"tables/{table}/views/{entry}/")["view"]
    play_until(opened["id"], [alice], Random(1))
    score_table(opened["id"])
    assert verify(exported(opened["id"])).revealed


def a_decision(game: str, number: int) -> tuple[Replay[Any], int]:
    """A game somewhere in its middle, and a seat that is asked there."""
    rules, chance = catalog.game(game).rules, Random(number)
    seats = min(rules.seats)
    state = rules.start(rules.standard(seats, rules.options_type()))
    steps = 10 + number
    while steps > 0 or not isinstance(rules.waiting(state), Players):
        event = random_event(rules, state, chance)
        if event is None:  # it was over sooner
            return a_decision(game, number + 100)
        apply(rules, state, event)
        steps -= 1
    replay = Replay.begin(rules, state, seats=seats, digest=b"", number=1)
    assert isinstance(replay.waiting, Players)
    return replay, replay.waiting.seats[0]


@pytest.mark.parametrize("game", GAMES)
def test_with_the_same_random_numbers_the_same_position_comes_of_all_that_looks_the_same(game: str) -> None:
    differ = 0
    for number in range(12):
        true, seat = a_decision(game, number)
        twin = true.copy()
        twin.state = true.rules.imagine(true.rules.view(true.state, seat), Random(-number))
        differ += canonical(twin.state) != canonical(true.state)
        one, other = (origins.imagined(each, seat, Random(7)) for each in (true, twin))
        assert canonical(one) == canonical(other)
    assert differ or game == "bania", "twins that are the same would show nothing"


def test_what_the_seat_did_not_know_is_drawn_anew_each_time_unless_the_same_is_wanted(alice: Person) -> None:
    table = started("anansi", [alice], bots=2)
    play_until(table, [alice], Random(5), lambda at: at.game.asked[0] is not None)  # the first choice: much is hidden
    first = practise(alice, table, asked_at(table))["id"]
    same = alice.post(f"tables/{first}/again/", {"same": True})["id"]
    other = alice.post(f"tables/{same}/again/")["id"]
    positions = [now(each).terms.position for each in (first, same, other)]
    assert positions[0] == positions[1] != positions[2]
    assert [now(each).status for each in (first, same, other)] == ["abandoned", "abandoned", "running"]
    assert verify(exported(first)).revealed
    views = [alice.get(f"tables/{each}/views/{started_at(each)}/")["view"] for each in (first, same, other)]
    assert views[0] == views[1] == views[2]


def started_at(table: str) -> int:
    return next(entry.seq for entry in store.entries(table) if entry.kind == "started")


def of_a_table(pattern: URLPattern, table: str) -> str | None:
    """An address of the API for that table; None where it is about none."""
    route = str(pattern.pattern)
    if "<uuid:table>" not in route:
        return None
    numbers = [(name, "1") for name in ("seq", "entry", "asked")]
    for name, value in (("table", table), ("player", str(uuid.uuid4())), ("seat", "0"), *numbers):
        route = re.sub(rf"<\w+:{name}>", value, route)
    assert "<" not in route
    return route


@pytest.mark.parametrize("who", ["stranger", "guest"])
def test_for_others_it_is_not_there_whatever_they_ask(who: str, alice: Person, bob: Person, address: str) -> None:
    table = alone("asterix", alice)
    practice = practise(alice, table, asked_at(table))["id"]
    routes = [route for pattern in urlpatterns if (route := of_a_table(pattern, practice))]
    assert len(routes) > 15
    somebody = bob if who == "guest" else None
    with unchanged(practice):
        for route, method in product(routes, ("GET", "POST", "PUT", "DELETE")):
            if somebody:
                assert somebody.refused(method, route) == (404, "not_found", None), (method, route)
            else:
                assert alice.http.request(method, f"/api/{route}", json={}).status_code == 404, (method, route)
    with pytest.raises(ConnectionClosed) as closed, sitting(address, practice, somebody) as socket:
        socket.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_no_list_shows_it_and_it_counts_among_its_owners_tables(alice: Person, bob: Person, settings: Settings) -> None:
    table = alone("asterix", alice)
    practice = practise(alice, table, asked_at(table))["id"]
    for person, path in product((alice, bob), ("tables/", "tables/?mine=1")):
        assert practice not in {listed["id"] for listed in person.get(path)["tables"]}
    settings.GRIOT_TABLES = {"unfinished": 2, "open": None}
    refused = alice.refused("POST", "tables/", {"game": "bania", "seats": [{"sitter": "me"}, {"sitter": "bot"}]})
    assert refused == (409, "too_many_tables", "unfinished")


def test_a_person_practises_at_one_table_at_a_time(alice: Person) -> None:
    table = alone("asterix", alice)
    first, second = (practise(alice, table, asked_at(table))["id"] for _ in range(2))
    assert (now(first).status, now(second).status) == ("abandoned", "running")


def test_whoever_leaves_a_practice_table_ends_it(alice: Person) -> None:
    table = alone("asterix", alice)
    practice = practise(alice, table, asked_at(table))["id"]
    alice.ask("DELETE", f"tables/{practice}/seats/0/")
    assert now(practice).status == "abandoned"
    assert verify(exported(practice)).revealed


def test_others_see_it_once_its_origin_is_open(alice: Person, bob: Person) -> None:
    table = alone("asterix", alice)
    practice = practise(alice, table, asked_at(table))["id"]
    nested = practise(alice, practice, asked_at(practice))["id"]
    assert now(practice).seed is not None
    assert bob.refused("GET", f"tables/{practice}/")[1] == "not_found", "it is over, but its origin is not"
    assert bob.refused("GET", f"tables/{nested}/")[1] == "not_found"
    over(table, alice)
    assert bob.get(f"tables/{practice}/")["origin"]["table"] == table
    assert bob.get(f"tables/{nested}/")["origin"]["table"] == practice


def test_in_a_running_game_with_people_it_must_have_been_agreed_on(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    assert alice.get(f"tables/{table}/")["practice"] is False
    with unchanged(table):
        assert alice.refused("POST", f"tables/{table}/practice/", {"entry": asked_at(table)})[1] == "not_allowed"
    agreed = started("asterix", [alice, bob], practice=True)
    assert bob.get(f"tables/{agreed}/")["practice"] is True
    play_until(agreed, [alice, bob], Random(1), lambda at: at.game.asked[1] is not None)
    assert practise(bob, agreed, asked_at(agreed, 1))["you"] == 1


def test_after_the_end_everybody_who_sat_there_may_and_with_the_real_cards_too(alice: Person, bob: Person) -> None:
    table = started("asante", [alice, bob])
    play_until(table, [alice, bob], Random(1), lambda at: at.game.asked[1] is not None)
    entry = asked_at(table, 1)
    state = fold_to(FOLD, table, entry).state.game.state
    assert bob.refused("POST", f"tables/{table}/practice/", {"entry": entry, "real": True})[1] == "not_allowed"
    over(table, alice)
    imagined, real = (practise(bob, table, entry, real=real) for real in (False, True))
    assert imagined["origin"]["kind"] == "imagined"
    assert real["origin"] == {"kind": "continued", "table": table, "entry": entry, "seat": None}
    assert canonical(now(real["id"]).terms.position) == canonical(state)
    assert canonical(now(imagined["id"]).terms.position) != canonical(state)


def test_the_real_cards_stay_closed_while_the_game_goes_on_even_where_one_may_practise(alice: Person) -> None:
    table = alone("asterix", alice)
    refused = alice.refused("POST", f"tables/{table}/practice/", {"entry": asked_at(table), "real": True})
    assert refused[1] == "not_allowed"


def test_there_must_have_been_something_to_decide_for_who_asks(alice: Person, bob: Person) -> None:
    table = alone("asterix", alice)
    for entry in (1, 0, 10_000):
        assert alice.refused("POST", f"tables/{table}/practice/", {"entry": entry})[1] == "not_found"
    assert bob.refused("POST", f"tables/{table}/practice/", {"entry": asked_at(table)})[1] == "not_seated"
    assert alice.refused("POST", f"tables/{table}/again/")[1] == "not_allowed", "it is no practice table"


def test_a_running_practice_table_keeps_its_position_to_itself(alice: Person) -> None:
    table = alone("anansi", alice)
    practice = practise(alice, table, asked_at(table))["id"]
    assert "position" not in exported(practice).decode()
    assert "position" not in alice.get(f"tables/{practice}/entries/")["entries"][0]["data"]


# What verify refuses


def no_origin(body: Json) -> None:
    body["origin"] = None


def no_position(body: Json) -> None:
    body["position"] = None


def nobodys_view(body: Json) -> None:
    body["origin"]["seat"] = None


def a_field_more(body: Json) -> None:
    body["position"]["verified"] = True


def a_field_less(body: Json) -> None:
    body["position"].popitem()


def no_such_origin(body: Json) -> None:
    body["origin"]["kind"] = "invented"


@pytest.mark.parametrize(
    "forge",
    [no_origin, no_position, nobodys_view, a_field_more, a_field_less, no_such_origin],
    ids=lambda f: f.__name__,
)
def test_a_table_that_could_not_have_been_opened_so_is_refused(forge: Callable[[Json], None], alice: Person) -> None:
    table = alone("asterix", alice)
    practice = over(practise(alice, table, asked_at(table))["id"], alice)
    draft = Draft(practice)
    assert verify(draft.file()).revealed
    forge(draft.line("opened").body)
    with pytest.raises((Unproved, msgspec.MsgspecError)):
        verify(draft.file())


def test_a_game_with_others_does_not_end_because_one_has_no_use_for_it(alice: Person, bob: Person) -> None:
    draft = Draft(over(bidding(alice, bob), alice))
    del draft.lines[draft.find("resigned") :]
    draft.insert(len(draft.lines), Line("abandoned"))
    draft.insert(len(draft.lines), Line("revealed", body={"seed": draft.seed.hex()}))
    with pytest.raises(Unproved, match="comes before the time"):
        verify(draft.file())
