"""Before the game begins the host fills free seats with bots, and frees them again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest

from tests.people import Json, Person, bots_move, move, now, open_table, sit, started, unchanged
from tests.tables.test_rematch import scored

Later = Callable[[timedelta], None]
NOVICE: Json = {"level": "novice"}


def bot(person: Person, table: str, seat: int = 1, wish: Json = NOVICE) -> Json:
    """The table, with a bot in that seat."""
    answer = person.ask("PUT", f"tables/{table}/seats/{seat}/bot/", wish)
    assert answer.is_success, answer.text
    told: Json = answer.json()
    return told


def freed(person: Person, table: str, seat: int = 1) -> Json:
    """The table, with nobody in that seat."""
    told: Json = person.ask("DELETE", f"tables/{table}/seats/{seat}/bot/").json()
    return told


def refused(person: Person, table: str, seat: int = 1) -> list[tuple[int, str]]:
    """How seating a bot and sending it away are refused."""
    with unchanged(table):
        return [
            person.refused("PUT", f"tables/{table}/seats/{seat}/bot/", NOVICE)[:2],
            person.refused("DELETE", f"tables/{table}/seats/{seat}/bot/")[:2],
        ]


def test_a_free_seat_becomes_a_bot_s_who_plays_there(alice: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    seat = bot(alice, table)["seats"][1]
    assert (seat["sitter"], seat["level"], seat["player"]) == ("bot", "novice", None)
    alice.post(f"tables/{table}/start/")
    move(alice, table)
    assert bots_move(table)


def test_a_bot_s_seat_becomes_free_for_people_and_may_be_a_bot_s_again(alice: Person, bob: Person) -> None:
    table = open_table(alice, "anansi", "me bot bot")
    assert freed(alice, table)["seats"][1]["sitter"] == "open"
    assert alice.refused("POST", f"tables/{table}/start/", {})[1] == "not_full"
    assert sit(bob, table, 1)["you"] == 1
    bob.ask("DELETE", f"tables/{table}/seats/1/")
    assert bot(alice, table)["seats"][1]["level"] == "novice"


def test_another_level_is_another_bot_and_the_same_one_changes_nothing(alice: Person) -> None:
    table = open_table(alice, "asterix", "me bot")
    assert bot(alice, table, wish={})["seats"][1]["level"] == "casual"
    assert bot(alice, table)["seats"][1]["level"] == "novice"
    with unchanged(table):
        bot(alice, table)
    freed(alice, table)
    with unchanged(table):
        freed(alice, table)


def test_the_last_seat_that_a_bot_takes_lets_the_game_begin(alice: Person, bob: Person) -> None:
    table = open_table(alice, "anansi", "me open open")
    sit(bob, table, 1)
    assert now(table).others_start_at is None
    bot(alice, table, 2)
    assert now(table).others_start_at is not None
    freed(alice, table, 2)
    assert now(table).others_start_at is None


def test_only_the_host_who_sits_there_does_that(alice: Person, bob: Person, charlie: Person) -> None:
    table = open_table(alice, "anansi", "me open bot")
    sit(bob, table, 1)
    for person in (bob, charlie):
        assert refused(person, table, 2) == [(403, "not_allowed")] * 2
    alice.ask("DELETE", f"tables/{table}/seats/0/")
    assert refused(alice, table, 2) == [(403, "not_allowed")] * 2


def test_nobody_s_seat_is_given_to_a_bot(alice: Person, bob: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    sit(bob, table, 1)
    assert refused(alice, table, 1) == refused(alice, table, 0) == [(409, "seat_taken")] * 2
    assert refused(alice, table, 2) == [(404, "not_found")] * 2


def test_once_the_game_has_begun_seats_stay_as_they_are(alice: Person) -> None:
    table = started("asterix", [alice], bots=1)
    assert refused(alice, table) == [(409, "not_open")] * 2


def test_a_seat_that_is_kept_for_somebody_is_no_bot_s_before_its_time_is_over(
    alice: Person, bob: Person, later: Later
) -> None:
    again = str(alice.post(f"tables/{scored(alice, bob)}/rematch/")["id"])
    with unchanged(again):
        status, code, until = alice.refused("PUT", f"tables/{again}/seats/1/bot/", NOVICE)
    assert (status, code) == (409, "seat_kept")
    assert until is not None
    later(timedelta(days=1))
    assert bot(alice, again)["seats"][1]["sitter"] == "bot"


@pytest.mark.parametrize("wish", [{"level": "best"}, {"sitter": "bot"}, []])
def test_only_a_bot_that_there_is_can_be_seated(alice: Person, wish: Json) -> None:
    table = open_table(alice, "asterix", "me open")
    with unchanged(table):
        assert alice.refused("PUT", f"tables/{table}/seats/1/bot/", wish)[:2] == (400, "bad_request")


def test_a_level_that_the_game_does_not_have_is_not_seated(alice: Person) -> None:
    table = open_table(alice, "asante", "me open")
    with unchanged(table):
        told = alice.refused("PUT", f"tables/{table}/seats/1/bot/", {"level": "expert"})
    assert told == (400, "bad_request", "level")
    asterix = [open_table(alice, "asterix", who) for who in ("me open", "me open open")]
    assert bot(alice, asterix[0], wish={"level": "expert"})["seats"][1]["level"] == "expert"
    with unchanged(asterix[1]):
        told = alice.refused("PUT", f"tables/{asterix[1]}/seats/1/bot/", {"level": "expert"})
    assert told == (400, "bad_request", "level"), "of at most two seats"
    anansi = open_table(alice, "anansi", "me open open")
    assert bot(alice, anansi, wish={"level": "strong"})["seats"][1]["level"] == "strong"
