"""One socket: what it answers, to whom it opens, and who sees what on it as time goes on."""

from __future__ import annotations

import uuid
from typing import Any

import httpx
import pytest
from pytest_django.fixtures import Settings

from events import store
from games.players import tokens
from games.players.pages import own_origin
from tests.people import Json, Person, bidding, head, new_move, open_table, sit, started, take_back
from tests.tables.following import NOW, Story, agrees
from tests.tables.server import Socket, sitting


def test_moves_over_the_socket_are_acknowledged_and_seen_by_all(
    online: httpx.Client, address: str, people: list[Person]
) -> None:
    table = bidding(*people)
    with sitting(address, table, people[0]) as socket, sitting(address, table, None) as other:
        other.until("view")
        wish = new_move(people[0], table)
        socket.send({"type": "move", **wish})
        ack = socket.until("ack")
        assert ack == {"type": "ack", "id": wish["id"], "seq": head(table)}
        assert other.until("entries")["entries"][0]["seq"] == ack["seq"]
        socket.send({"type": "move", **wish})
        assert socket.until("ack") == ack, "a repeat gets the first answer"
        socket.send({"type": "move", **wish, "move": {"type": "bid", "card": "10"}})
        assert socket.until("refused") == {"type": "refused", "id": wish["id"], "code": "id_reused", "reason": None}
        take_back(table, 0, ack["seq"])
        socket.send({"type": "move", **wish})
        assert socket.until("ack") == {**ack, "undone": True}


def test_words_over_the_socket_are_acknowledged_once_said_and_heard_by_all(address: str, people: list[Person]) -> None:
    table = bidding(*people)
    with sitting(address, table, people[0]) as socket, sitting(address, table, None) as other:
        other.until("view")
        word = {"type": "say", "id": str(uuid.uuid4()), "text": "hello"}
        socket.send(word)
        ack = socket.until("ack")
        assert ack == {"type": "ack", "id": word["id"], "seq": head(table)}
        said = other.until("entries")["entries"][0]["data"]
        assert said == {"text": "hello", "player": people[0].id, "name": "Alice"}
        socket.send(word)
        assert socket.until("ack") == ack
        socket.send({**word, "text": "goodbye"})
        assert socket.until("refused")["code"] == "id_reused"


def told(socket: Socket, end: int) -> tuple[Json, list[Json]]:
    """How the table stands at that entry, and all entries, however they were put together into messages."""
    now = socket.caught_up(end)
    return {name: now[name] for name in NOW}, [entry for each in socket.messages for entry in each.get("entries", ())]


def test_two_tabs_of_one_person_tell_the_same_and_a_move_of_both_is_made_once(
    address: str, people: list[Person]
) -> None:
    table = bidding(*people)
    with sitting(address, table, people[0]) as one, sitting(address, table, people[0]) as other:
        wish = {"type": "move", **new_move(people[0], table)}
        one.send(wish)
        other.send(wish)
        assert one.until("ack") == other.until("ack")
        assert told(one, head(table)) == told(other, head(table))
        assert [entry.id for entry in store.entries(table)].count(wish["id"]) == 1


def test_undo_redo_and_answers_go_over_the_socket_as_over_rest(address: str, people: list[Person]) -> None:
    table = bidding(*people)
    with sitting(address, table, people[0]) as socket, sitting(address, table, people[1]) as other:
        socket.send({"type": "move", **new_move(people[0], table)})
        bid = socket.until("ack")["seq"]
        wish = {"type": "undo", "id": str(uuid.uuid4()), "entry": bid}
        for _ in range(2):
            socket.send(wish)
            undone = socket.until("ack")
            assert (undone["id"], undone["seq"]) == (wish["id"], bid + 1)
        socket.send({**wish, "id": str(uuid.uuid4())})
        assert socket.until("refused")["code"] == "stale"
        socket.send({"type": "redo", "id": str(uuid.uuid4()), "entry": bid + 1})
        assert socket.until("ack")["seq"] == bid + 2
        socket.send({"type": "undo", "id": str(uuid.uuid4()), "entry": bid, "ask": True})
        request = socket.until("ack")["seq"]
        other.send({"type": "answer_undo", "id": str(uuid.uuid4()), "entry": request, "yes": True})
        assert other.until("ack")["seq"] == request + 1
        assert store.entries(table)[-1].kind == "undone"


def test_who_resigns_sees_no_more_than_a_spectator_from_then_on(
    online: httpx.Client, address: str, people: list[Person]
) -> None:
    table = started("anansi", people, bots=1)
    with sitting(address, table, people[0]) as socket, sitting(address, table, None) as watching:
        mine, theirs = Story(socket).follow(head(table)), Story(watching).follow(head(table))
        assert mine.now["view"] != theirs.now["view"]
        people[0].post(f"tables/{table}/resign/")
        assert mine.follow(head(table)).now == theirs.follow(head(table)).now
        socket.send({"type": "move", "id": str(uuid.uuid4()), "asked": 1, "move": {}})
        assert socket.until("refused")["code"] == "not_your_seat"


def test_who_sits_down_is_shown_the_seat_on_the_socket_that_is_open_already(
    online: httpx.Client, address: str, people: list[Person]
) -> None:
    table = open_table(people[0], "asterix", "me open")
    with sitting(address, table, people[1]) as socket:
        story = Story(socket).follow(head(table))
        assert story.now["you"] is None
        sit(people[1], table, 1)
        assert story.follow(head(table)).now["you"] == 1
        agrees(story, online, table, people[1])


def test_a_socket_with_a_cookie_must_come_from_our_own_pages(address: str, people: list[Person]) -> None:
    table = open_table(people[0], "asterix", "me open")
    cookie = f"griot={tokens.sealed(people[0].token)}"
    for headers, code in (
        ({"Cookie": cookie}, 4403),
        ({"Cookie": cookie, "Origin": "http://evil.example"}, 4403),
        ({"Cookie": cookie, "Origin": "null"}, 4403),
        ({"Origin": "http://evil.example"}, 4403),
        ({"Authorization": "Bearer nonsense"}, 4401),
        ({"Authorization": "Bearer nonsense", "Cookie": cookie, "Origin": address}, 4401),
    ):
        with sitting(address, table, None, headers=headers) as socket:
            assert socket.closed() == code, headers
            assert socket.messages == []
    you: dict[str, Any] = {}
    for name, headers in {
        "cookie": {"Cookie": cookie, "Origin": address},
        "forged": {"Cookie": cookie[:-1] + "x", "Origin": address},
        "nobody": {"Origin": address},
        "program": {"Authorization": f"Bearer {people[0].token}", "Origin": "http://evil.example"},
    }.items():
        with sitting(address, table, None, headers=headers) as socket:
            you[name] = socket.next()["you"]
    assert you == {"cookie": 0, "forged": None, "nobody": None, "program": 0}


def test_a_page_of_our_host_in_http_is_none_of_ours_where_the_site_is_in_https(
    address: str, people: list[Person], settings: Settings
) -> None:
    table = open_table(people[0], "asterix", "me open")
    cookie = {"Cookie": f"griot={tokens.sealed(people[0].token)}"}
    in_https = {"Origin": address.replace("http", "https", 1)}
    with sitting(address, table, None, headers={**cookie, **in_https}) as socket:
        assert socket.next()["you"] == 0  # a proxy of somebody's own that does not say by which scheme it was asked
    settings.SESSION_COOKIE_SECURE = True
    with sitting(address, table, None, headers={**cookie, **in_https}) as socket:
        assert socket.next()["you"] == 0
    with sitting(address, table, None, headers={**cookie, "Origin": address}) as socket:
        assert socket.closed() == 4403


@pytest.mark.parametrize(
    ("origin", "encrypted", "ours"),
    [
        ("https://griot.example", True, True),
        ("http://griot.example", True, False),
        ("http://griot.example", False, True),
        ("ftp://griot.example", False, False),
        ("//griot.example", False, False),
        ("http://[", False, False),
        ("http://griot.example:8000", False, False),
        (None, False, False),
    ],
)
def test_an_origin_is_ours_by_scheme_and_host(origin: str | None, encrypted: bool, ours: bool) -> None:
    assert own_origin(origin, "griot.example", encrypted=encrypted) is ours
