"""Before one takes something back, one is told what the others will know of it still."""

from __future__ import annotations

from random import Random

from tests.people import Json, Person, asked, move, play_until, started, take_back


def known(person: Person, table: str) -> Json:
    told: Json = person.get(f"tables/{table}/undo/")
    return told


def test_a_card_that_was_played_was_seen(three: list[Person]) -> None:
    table = started("anansi", three)
    (person,) = asked(table, three)
    assert known(person, table) == {"entry": None, "known": False}
    number = move(person, table)["seq"]
    assert known(person, table) == {"entry": number, "known": True}
    take_back(table, three.index(person), number)
    assert known(person, table) == {"entry": None, "known": False}


def test_a_bid_that_lies_face_down_was_not(three: list[Person]) -> None:
    table = started("asterix", three)
    play_until(table, three, Random(1), lambda table: None not in table.game.asked)
    number = move(three[0], table)["seq"]
    assert known(three[0], table) == {"entry": number, "known": False}


def test_what_everybody_could_have_expected_was_nothing_new(alice: Person, bob: Person) -> None:
    table = started("bania", [alice, bob])
    play_until(table, [alice, bob], Random(1), lambda table: any(table.undoing.free) if table.undoing else False)
    ((number, person),) = [(each["entry"], who) for who in (alice, bob) if (each := known(who, table))["entry"]]
    assert known(person, table) == {"entry": number, "known": False}


def test_only_who_sits_there_is_told(three: list[Person]) -> None:
    table = started("anansi", three[:2], bots=1)
    assert three[2].refused("GET", f"tables/{table}/undo/") == (409, "not_seated", None)
