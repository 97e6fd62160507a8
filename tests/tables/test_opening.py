"""Opening a table, sitting down, leaving, starting: what comes back and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.people import Json, Person, head, now, open_table, sit, started, unchanged

NOWHERE = "00000000-0000-4000-8000-000000000000"
SALT = "0123456789abcdef" * 2


def wish(**changes: Any) -> Json:
    return {"game": "asterix", "seats": [{"sitter": "me"}, {"sitter": "open"}], **changes}


def entries(person: Person, table: str) -> list[Json]:
    found: list[Json] = person.get(f"tables/{table}/entries/")["entries"]
    return found


def test_an_opened_table_says_what_it_is(alice: Person) -> None:
    seats = [{"sitter": "me"}, {"sitter": "open"}, {"sitter": "bot", "level": "novice"}]
    pace = {"deadline": 60, "window": None, "bot_delay": 5, "patience": 7_200}
    table = alice.post("tables/", wish(game="anansi", seats=seats, salt=SALT, pace=pace))
    assert (table["game"], table["version"], table["status"], table["you"], table["seq"]) == ("anansi", 1, "open", 0, 3)
    assert (table["options"], table["pace"], table["legal"], table["view"]) == ({}, pace, [], None)
    assert (table["asked"], table["hints"], table["waiting"], table["result"], table["rematch"]) == (None,) * 5
    assert table["seats"] == [
        {"seat": 0, "sitter": "person", "name": "Alice", "level": None, "player": alice.id, "resigned": False,
         "host": True, "kept": None},
        {"seat": 1, "sitter": "open", "name": None, "level": None, "player": None, "resigned": False, "host": False,
         "kept": None},
        {"seat": 2, "sitter": "bot", "name": None, "level": "novice", "player": None, "resigned": False, "host": False,
         "kept": None},
    ]  # fmt: skip
    assert alice.get(f"tables/{table['id']}/") == table


def test_the_log_of_an_open_table_tells_the_terms_and_who_sits(alice: Person, charlie: Person) -> None:
    table = alice.post("tables/", wish(salt=SALT))
    opened, seated = entries(charlie, table["id"])
    assert (opened["kind"], opened["seat"], opened["by"], opened["notes"]) == ("opened", None, None, [])
    assert opened["data"] == {
        "game": "asterix", "version": 1, "seats": 2, "options": {}, "commitment": table["commitment"],
        "pace": {"deadline": None, "window": None, "bot_delay": 1200, "patience": 604_800},
        "undo": "asked", "practice": False, "absence": {"level": "casual", "grace": 180}, "advice": False,
    }  # fmt: skip
    assert (seated["kind"], seated["seat"]) == ("seated", 0)
    assert seated["data"] == {
        "sitter": "person", "name": "Alice", "level": None, "player": alice.id, "salt": SALT, "host": True,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "status", "code", "reason"),
    [
        ({"game": "chess"}, 404, "not_found", "game"),
        ({"seats": [{"sitter": "me"}]}, 400, "bad_request", "seats"),
        ({"seats": [{"sitter": "me"}] * 6}, 400, "bad_request", "seats"),
        ({"seats": [{"sitter": "me"}] * 2}, 400, "bad_request", "seats"),
        ({"seats": []}, 400, "bad_request", None),
        ({"seats": [{"sitter": "cat"}] * 2}, 400, "bad_request", None),
        ({"seats": [{"sitter": "me", "level": "god"}, {"sitter": "open"}]}, 400, "bad_request", None),
        (
            {"game": "asante", "seats": [{"sitter": "me"}, {"sitter": "bot", "level": "expert"}]},
            400,
            "bad_request",
            "level",
        ),
        ({"game": "asante", "absence": {"level": "expert"}}, 400, "bad_request", "level"),
        (
            {"game": "asterix", "seats": [{"sitter": "me"}] + [{"sitter": "bot", "level": "expert"}] * 2},
            400,
            "bad_request",
            "level",
        ),
        ({"options": {"cheat": True}}, 400, "bad_request", None),
        ({"options": []}, 400, "bad_request", None),
        (
            {
                "game": "antayagi",
                "seats": [{"sitter": "me"}] + [{"sitter": "open"}] * 2,
                "options": {"first_player": "seat_3"},
            },
            400,
            "bad_request",
            "options",
        ),
        ({"salt": "0"}, 400, "bad_request", None),
        ({"salt": SALT.upper()}, 400, "bad_request", None),
        ({"salt": SALT + "\n"}, 400, "bad_request", None),
        ({"pace": {"deadline": 4}}, 400, "bad_request", None),
        ({"pace": {"deadline": 10**12}}, 400, "bad_request", None),
        ({"pace": {"window": 0}}, 400, "bad_request", None),
        ({"pace": {"bot_delay": -1}}, 400, "bad_request", None),
        ({"pace": {"patience": 3_599}}, 400, "bad_request", None),
        ({"pace": {"patience": 60 * 86_400 + 1}}, 400, "bad_request", None),
        ({"pace": {"deadline": 86_400, "patience": 86_399}}, 400, "bad_request", "patience"),
        ({"pace": {"speed": 1}}, 400, "bad_request", None),
        ({"colour": "red"}, 400, "bad_request", None),
    ],
)
def test_a_wish_that_makes_no_sense_opens_nothing(
    changes: Json, status: int, code: str, reason: str | None, alice: Person
) -> None:
    told = alice.refused("POST", "tables/", wish(**changes))
    assert told[:2] == (status, code)
    assert told[2], "the reason names what is wrong"
    assert reason in (None, told[2])
    assert alice.get("tables/") == {"tables": []}


def test_strangers_open_nothing_and_sit_nowhere_but_may_look(alice: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    http = alice.http
    with unchanged(table):
        for method, path in (
            ("POST", "tables/"), ("POST", f"tables/{table}/seats/1/"), ("DELETE", f"tables/{table}/seats/0/"),
            ("POST", f"tables/{table}/start/"), ("POST", f"tables/{table}/moves/"), ("POST", f"tables/{table}/chat/"),
            ("POST", f"tables/{table}/resign/"), ("POST", f"tables/{table}/rematch/"), ("GET", "tables/?mine=1"),
        ):  # fmt: skip
            body = {"id": NOWHERE, "asked": 1, "move": {}} if path.endswith("moves/") else {}
            body = {"text": "hi"} if path.endswith("chat/") else wish() if path == "tables/" else body
            answer = http.request(method, f"/api/{path}", json=body if method == "POST" else None)
            assert (answer.status_code, answer.json()) == (401, {"code": "who_are_you", "reason": None}), path
            assert answer.headers["WWW-Authenticate"] == "Bearer"
    assert http.get(f"/api/tables/{table}/").json()["you"] is None
    assert len(http.get(f"/api/tables/{table}/entries/").json()["entries"]) == 2


def test_who_sits_down_is_seated_with_a_salt(alice: Person, bob: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    told = sit(bob, table, 1, SALT)
    assert (told["you"], told["seats"][1]["name"], told["seats"][1]["host"]) == (1, "Bob", False)
    assert entries(alice, table)[-1]["data"]["salt"] == SALT


def test_sitting_down_again_only_brings_the_newer_salt(alice: Person, bob: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    sit(bob, table, 1, SALT)
    sit(bob, table, 1, SALT[::-1])
    assert now(table).chairs[1].salt == SALT[::-1]


def test_a_seat_is_one_persons_and_a_person_has_one_seat(alice: Person, bob: Person, charlie: Person) -> None:
    table = open_table(alice, "anansi", "me open open")
    sit(bob, table, 1)
    with unchanged(table):
        assert charlie.refused("POST", f"tables/{table}/seats/1/", {}) == (409, "seat_taken", None)
        assert bob.refused("POST", f"tables/{table}/seats/2/", {}) == (409, "already_seated", None)
        assert bob.refused("POST", f"tables/{table}/seats/0/", {}) == (409, "already_seated", None)
        assert charlie.refused("POST", f"tables/{table}/seats/3/", {}) == (404, "not_found", None)
        assert charlie.refused("POST", f"tables/{table}/seats/{10**30}/", {}) == (404, "not_found", None)
        assert charlie.refused("POST", f"tables/{table}/seats/2/", {"salt": "x"})[:2] == (400, "bad_request")


def test_nobody_sits_down_in_a_game_that_is_being_played(alice: Person, bob: Person, charlie: Person) -> None:
    table = started("asterix", [alice, bob])
    with unchanged(table):
        assert charlie.refused("POST", f"tables/{table}/seats/1/", {}) == (409, "not_open", None)
        assert bob.refused("POST", f"tables/{table}/seats/1/", {"salt": SALT}) == (409, "not_open", None)


def test_who_leaves_an_open_table_leaves_the_seat_free(alice: Person, bob: Person, charlie: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    sit(bob, table, 1)
    with unchanged(table):
        assert charlie.refused("DELETE", f"tables/{table}/seats/1/") == (403, "not_your_seat", None)
        assert alice.refused("DELETE", f"tables/{table}/seats/1/") == (403, "not_your_seat", None)
        assert alice.refused("DELETE", f"tables/{table}/seats/7/") == (404, "not_found", None)
    told = bob.ask("DELETE", f"tables/{table}/seats/1/").json()
    assert (told["you"], told["seats"][1]["sitter"], told["status"]) == (None, "open", "open")
    left = entries(alice, table)[-1]
    assert (left["kind"], left["seat"], left["data"]) == ("left", 1, {"player": bob.id, "name": "Bob"})
    assert sit(charlie, table, 1)["you"] == 1


def test_a_table_that_everybody_has_left_is_abandoned_and_revealed(alice: Person, bob: Person) -> None:
    table = open_table(alice, "asterix", "me bot")
    alice.ask("DELETE", f"tables/{table}/seats/0/")
    told = bob.get(f"tables/{table}/")
    assert told["status"] == "abandoned"
    assert [entry["kind"] for entry in entries(bob, table)[-3:]] == ["left", "abandoned", "revealed"]
    with unchanged(table):
        assert bob.refused("POST", f"tables/{table}/seats/0/", {}) == (409, "not_open", None)
        assert bob.refused("POST", f"tables/{table}/start/", {}) == (409, "not_seated", None)
    assert bob.get("tables/") == {"tables": []}


def test_a_game_starts_once_all_seats_are_taken_by_the_word_of_the_host(
    alice: Person, bob: Person, charlie: Person
) -> None:
    table = open_table(alice, "asterix", "me open")
    with unchanged(table):
        assert charlie.refused("POST", f"tables/{table}/start/", {}) == (409, "not_seated", None)
        assert alice.refused("POST", f"tables/{table}/start/", {}) == (409, "not_full", None)
    sit(bob, table, 1)
    told = alice.post(f"tables/{table}/start/")
    assert (told["status"], told["seq"], told["you"]) == ("running", head(table), 0)
    with unchanged(table):
        assert alice.refused("POST", f"tables/{table}/start/", {}) == (409, "not_open", None)


@pytest.mark.parametrize("table", [NOWHERE, "nonsense", "1", "%00"])
def test_an_unknown_table_is_not_found_whatever_one_wants_of_it(table: str, alice: Person) -> None:
    move = {"id": NOWHERE, "asked": 1, "move": {}}
    for method, path, body in (
        ("GET", "", None), ("GET", "entries/", None), ("GET", "views/1/", None), ("POST", "seats/0/", {}),
        ("DELETE", "seats/0/", None), ("POST", "start/", {}), ("POST", "moves/", move), ("POST", "resign/", {}),
        ("POST", "rematch/", {}), ("POST", "chat/", {"text": "hi"}),
    ):  # fmt: skip
        assert alice.refused(method, f"tables/{table}/{path}", body) == (404, "not_found", None), path


def test_the_lobby_shows_tables_to_join_before_those_that_are_played_and_whose_turn_it_is(
    alice: Person, bob: Person, charlie: Person
) -> None:
    first = open_table(alice, "asterix", "me open")
    second = started("asterix", [bob, alice])
    shown = bob.get("tables/")["tables"]
    assert [(each["id"], each["status"], each["you"]) for each in shown] == [
        (first, "open", None), (second, "running", 0),
    ]  # fmt: skip
    assert [each["your_turn"] for each in shown] == [False, True]
    assert [each["your_turn"] for each in charlie.get("tables/")["tables"]] == [False, False]
    assert [each["id"] for each in bob.get("tables/?mine=1")["tables"]] == [second]
    assert {each["id"] for each in alice.get("tables/?mine=1")["tables"]} == {first, second}
    assert charlie.refused("GET", "tables/?mine=yes") == (400, "bad_request", "mine")
    assert charlie.refused("GET", "tables/?whose=1") == (400, "bad_request", "whose")


def test_the_catalogue_tells_each_game_with_its_options_and_messages(alice: Person) -> None:
    games = {game["key"]: game for game in alice.get("games/")["games"]}
    assert games["asterix"]["players"] == {"min": 2, "max": 5}
    assert games["anansi"]["players"] == {"min": 3, "max": 5}
    for key, game in games.items():
        assert {key.capitalize() + role for role in ("Move", "View", "Note", "Hints")} <= set(game["schema"]["$defs"])
        assert game["options"]


@pytest.mark.parametrize(
    ("game", "places", "pace", "seconds"),
    [
        ("antayagi", "me bot:casual bot:casual", {}, None),
        ("antayagi", "me bot:casual bot:casual", {"window": 30}, 30),
        ("antayagi", "me bot:casual bot:casual", {"deadline": 60}, 20),
        ("antayagi", "me open bot:casual", {}, 20),
        ("asante", "me bot:casual", {}, None),
        ("asante", "me open", {}, 5),
    ],
)
def test_nobody_is_hurried_in_a_window_that_keeps_only_bots_waiting(
    alice: Person, game: str, places: str, pace: Json, seconds: int | None
) -> None:
    table = open_table(alice, game, places, pace=pace)
    assert now(table).terms.pace.window == seconds
