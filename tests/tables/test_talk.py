"""What is said at a table, by whom, and who may."""

from __future__ import annotations

import uuid

import pytest

from tests.people import Person, new_move, open_table, started, unchanged


def test_everybody_reads_what_is_said_and_by_whom(alice: Person, bob: Person, charlie: Person) -> None:
    table = started("asterix", [alice, bob])
    seq = bob.post(f"tables/{table}/chat/", {"text": "Bonne chance ✨\nà toi"})["seq"]
    told = charlie.get(f"tables/{table}/entries/?after={seq - 1}")
    (said,) = told["entries"]
    assert (told["seq"], said["kind"], said["seat"]) == (seq, "said", 1)
    assert said["data"] == {"text": "Bonne chance ✨\nà toi", "player": bob.id, "name": "Bob"}


def test_spectators_may_speak_and_anybody_while_nobody_plays(alice: Person, charlie: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    seq = charlie.post(f"tables/{table}/chat/", {"text": "hello"})["seq"]
    said = alice.get(f"tables/{table}/entries/?after={seq - 1}")["entries"][0]
    assert (said["seat"], said["data"]) == (None, {"text": "hello", "player": charlie.id, "name": "Charlie"})


def test_where_the_rules_say_so_spectators_are_silent_while_a_game_is_played(
    alice: Person, bob: Person, charlie: Person
) -> None:
    table = started("antayagi", [alice, bob], bots=1)
    word = {"text": "his second card is a Bone"}
    assert (alice.get(f"tables/{table}/")["may_talk"], charlie.get(f"tables/{table}/")["may_talk"]) == (True, False)
    with unchanged(table):
        assert charlie.refused("POST", f"tables/{table}/chat/", word) == (409, "not_seated", None)
    alice.post(f"tables/{table}/chat/", word)
    open_one = open_table(alice, "antayagi", "me open open")
    charlie.post(f"tables/{open_one}/chat/", word)
    assert charlie.get(f"tables/{open_one}/")["may_talk"]


@pytest.mark.parametrize("text", ["", "x" * 501, "a\x00b", "\x7f", None, 5])
def test_words_that_are_none_are_refused(text: object, alice: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    with unchanged(table):
        assert alice.refused("POST", f"tables/{table}/chat/", {"text": text})[:2] == (400, "bad_request")


def test_words_that_are_sent_twice_are_said_once(alice: Person, charlie: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    for person in (alice, charlie):
        word = {"text": "hello", "id": str(uuid.uuid4())}
        first = person.post(f"tables/{table}/chat/", word)
        with unchanged(table):
            assert person.post(f"tables/{table}/chat/", word) == first
            other = {**word, "text": "goodbye"}
            assert person.refused("POST", f"tables/{table}/chat/", other) == (409, "id_reused", None)


def test_an_id_of_one_spectator_says_nothing_for_another(alice: Person, bob: Person, charlie: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    word = {"text": "hello", "id": str(uuid.uuid4())}
    first = bob.post(f"tables/{table}/chat/", word)
    second = charlie.post(f"tables/{table}/chat/", word)
    assert second["seq"] == first["seq"] + 1


def test_a_move_and_words_may_not_share_an_id(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    wish = new_move(alice, table)
    alice.post(f"tables/{table}/moves/", wish)
    with unchanged(table):
        told = alice.refused("POST", f"tables/{table}/chat/", {"text": "hello", "id": wish["id"]})
        assert told == (409, "id_reused", None)
