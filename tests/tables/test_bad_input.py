"""What nobody should send: a clear coded error over REST and the socket, never a fault of ours, nothing changed."""

from __future__ import annotations

import json
import re
import uuid
from contextlib import suppress
from typing import Any

import httpx
import pytest
from pytest_django.fixtures import Settings
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from games.players.models import Player
from games.tables.errors import STATUS
from tests.means import ROOT
from tests.people import Person, guest, head, new_move, open_table, refusal, started, unchanged
from tests.tables.server import PATIENCE, Socket, sitting

JSON = {"Content-Type": "application/json"}
HUGE = b'{"name":"' + b"x" * 70_000 + b'"}'
MALFORMED: dict[str, bytes] = {
    "no JSON": b"name=Alice",
    "cut off": b'{"name":"Al',
    "two documents": b'{"name":"A"}{"name":"B"}',
    "a comma too many": b'{"name":"Alice",}',
    "single quotes": b"{'name':'Alice'}",
    "not UTF-8": b'{"name":"\xff\xfe"}',
    "surrogates as UTF-8": b'{"name":"\xed\xa0\x80"}',
    "half a surrogate pair": b'{"name":"\\ud800"}',
    "the other half": b'{"name":"\\udc00 Alice"}',
    "deep nesting": b'{"name":' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    "NaN": b'{"name":NaN}',
    "Infinity": b'{"name":-Infinity}',
    "a byte order mark": b'\xef\xbb\xbf{"name":"Alice"}',
    "a NUL": b'{"name":"Alice"}\x00',
}
WRONG: dict[str, bytes] = {
    "a list": b"[]",
    "a string": b'"Alice"',
    "a number": b"1",
    "null": b"null",
    "nothing": b"",
    "a number as a name": b'{"name":1}',
    "no name": b'{"name":null}',
    "an empty name": b'{"name":""}',
    "a blank name": b'{"name":" "}',
    "a long name": b'{"name":"' + b"x" * 33 + b'"}',
    "a line break in a name": b'{"name":"Al\\nice"}',
    "a line break after a name": b'{"name":"Alice\\n"}',
    "a NUL in a name": b'{"name":"Al\\u0000ice"}',
    "an unknown field": b'{"name":"Alice","admin":true}',
    "a number beyond all": b'{"name":"Alice","x":1e999}',
}


def move_body(**changes: Any) -> dict[str, Any]:
    return {"id": str(uuid.uuid4()), "asked": 4, "move": {"type": "choose_gaul", "gaul": "obelix"}, **changes}


WRONG_MOVES: dict[str, dict[str, Any]] = {
    "no id": {"id": None},
    "an id that is none": {"id": "1"},
    "an id with a line break": {"id": str(uuid.uuid4()) + "\n"},
    "a question that is text": {"asked": "4"},
    "a question that is a fraction": {"asked": 4.5},
    "a question below zero": {"asked": -1},
    "a question beyond all": {"asked": 2**31},
    "a question that fits no machine": {"asked": 10**40},
    "no question": {"asked": None},
    "a question that is true": {"asked": True},
    "a move that is a list": {"move": []},
    "a move that is text": {"move": "obelix"},
    "no move": {"move": None},
    "an unknown field": {"seat": 0},
    "a fraction in a move": {"move": {"type": "choose_gaul", "gaul": 0.5}},
}


@pytest.mark.parametrize("body", [*MALFORMED.values(), *WRONG.values()], ids=[*MALFORMED, *WRONG])
def test_a_body_that_is_no_such_message_is_a_bad_request_that_says_why(body: bytes, http: httpx.Client) -> None:
    status, code, reason = refusal(http.post("/api/guests/", content=body, headers=JSON))
    assert (status, code) == (400, "bad_request")
    assert reason
    assert not Player.objects.exists()


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json", "", "x"]
)
def test_another_type_of_content_is_refused(kind: str, http: httpx.Client) -> None:
    told = refusal(http.post("/api/guests/", content=b'{"name":"Alice"}', headers={"Content-Type": kind}))
    assert told == (415, "bad_media_type", None)
    assert not Player.objects.exists()


def test_an_answer_that_is_no_json_cannot_be_had(http: httpx.Client, alice: Person) -> None:
    for path in ("/api/games/", "/api/tables/", "/api/guests/me/"):
        assert refusal(http.get(path, headers={"Accept": "text/html"})) == (406, "not_acceptable", None)


def test_an_unknown_method_is_refused(http: httpx.Client, alice: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    with unchanged(table):
        for method, path in (
            ("PUT", "guests/"), ("DELETE", "guests/"), ("POST", "guests/me/"), ("POST", "games/"),
            ("DELETE", "tables/"), ("POST", f"tables/{table}/"), ("DELETE", f"tables/{table}/"),
            ("PATCH", f"tables/{table}/seats/0/"),
            ("GET", f"tables/{table}/seats/0/"), ("GET", f"tables/{table}/moves/"), ("PUT", f"tables/{table}/moves/"),
            ("GET", f"tables/{table}/chat/"), ("POST", f"tables/{table}/entries/"),
            ("DELETE", f"tables/{table}/entries/"),
            ("POST", f"tables/{table}/views/1/"), ("TRACE", f"tables/{table}/"), ("FETCH", f"tables/{table}/"),
        ):  # fmt: skip
            assert refusal(alice.ask(method, path))[:2] == (405, "bad_method"), (method, path)
        assert http.options("/api/tables/").status_code < 500
        assert http.head("/api/games/").status_code == 200


@pytest.mark.parametrize("changes", WRONG_MOVES.values(), ids=WRONG_MOVES)
def test_a_move_in_the_wrong_shape_is_a_bad_request(changes: dict[str, Any], alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    with unchanged(table):
        status, code, reason = alice.refused("POST", f"tables/{table}/moves/", move_body(**changes))
        assert (status, code) == (400, "bad_request")
        assert reason


@pytest.mark.parametrize("path", ["start", "resign", "rematch", "seats/1", "chat", "moves"])
def test_every_write_refuses_unknown_fields_and_malformed_json(path: str, alice: Person, bob: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    header = {"Authorization": f"Bearer {bob.token}", **JSON}
    good = move_body() if path == "moves" else {"text": "hi"} if path == "chat" else {}
    with unchanged(table):
        for body in (json.dumps({**good, "sudo": 1}).encode(), b"{", b"[]", b'{"salt":1e400}'):
            told = refusal(bob.http.post(f"/api/tables/{table}/{path}/", content=body, headers=header))
            assert told[:2] == (400, "bad_request"), body


@pytest.mark.parametrize("token", ["", "x", "a b", "null", "=", "A" * 5000])
def test_a_token_that_proves_nothing_is_refused_even_where_strangers_may_look(token: str, http: httpx.Client) -> None:
    header = {"Authorization": f"Bearer {token}"}
    for path in ("/api/games/", "/api/guests/me/", "/api/tables/"):
        assert refusal(http.get(path, headers=header)) == (401, "who_are_you", None)
    assert refusal(http.post("/api/guests/", json={"name": "A"}, headers=header)) == (401, "who_are_you", None)


def test_every_code_has_the_status_that_the_protocol_names() -> None:
    named: dict[str, int] = {}
    for row in re.findall(r"^\| (4.*)$", (ROOT / "docs" / "wire.md").read_text(), re.MULTILINE):
        statuses, codes = row.split("|")[:2]
        alone = re.findall(r"`(\w+)`", re.sub(r"\(.*?\)", "", codes))
        numbers = [int(each) for each in statuses.split(",")]
        named |= dict(zip(alone, numbers * (len(alone) // len(numbers)), strict=True))
    assert named == STATUS


def test_errors_tell_nothing_of_our_code(http: httpx.Client, alice: Person) -> None:
    for answer in (http.get("/api/nowhere/"), http.get("/api/tables/x/"), http.post("/api/guests/", content=b"{")):
        assert "Traceback" not in answer.text
        assert "django" not in answer.text.lower()
        assert answer.headers["Content-Type"].startswith("application/json")


def test_only_what_is_the_same_for_everybody_may_be_kept_on_the_way(http: httpx.Client, alice: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    mine = {"Authorization": f"Bearer {alice.token}"}
    for path in ("guests/me/", "tables/", f"tables/{table}/", f"tables/{table}/entries/", f"tables/{table}/views/1/"):
        assert http.get(f"/api/{path}", headers=mine).headers["Cache-Control"] == "no-store", path
    assert http.post("/api/guests/", json={"name": "Bob"}).headers["Cache-Control"] == "no-store"
    assert http.post("/api/guests/", content=b"{", headers=JSON).headers["Cache-Control"] == "no-store"
    for path in ("games/", "schema/"):
        assert "no-store" not in http.get(f"/api/{path}").headers.get("Cache-Control", ""), path


def test_more_fields_than_anybody_asks_for_are_a_bad_request_without_a_line_in_the_log(
    http: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    for path in ("/api/games/", "/api/tables/"):
        assert refusal(http.get(f"{path}?{'a&' * 5000}")) == (400, "bad_request", None)
    assert not caplog.records


# Over a real server


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\xff\xff\xff\xff", 1002),
        (b"\x81\x05hello", 1002),  # without a mask
        (b"\x81\x82\0\0\0\0\xff\xfe", 1007),  # text that is none
        (b"\x88\x81\0\0\0\0x", 1002),
    ],
)
def test_a_frame_that_is_none_closes_the_socket_with_a_code_and_leaves_no_traceback(
    frame: bytes, code: int, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    with connect(f"ws{address.removeprefix('http')}/ws/lobby/") as lobby:
        lobby.recv(PATIENCE)
        lobby.socket.sendall(frame)
        assert Socket(lobby).closed() == code
    assert not [record for record in caplog.records if record.exc_info]


def test_huge_bodies_and_messages_are_refused_and_the_server_goes_on(online: httpx.Client, address: str) -> None:
    def send(body: bytes) -> tuple[int, str, str | None]:
        return refusal(online.post("/api/guests/", content=body, headers=JSON))

    def stream() -> httpx.Response:
        return online.post(
            "/api/guests/", content=(HUGE[at : at + 999] for at in range(0, len(HUGE), 999)), headers=JSON
        )

    assert send(HUGE) == (413, "too_large", None)
    assert refusal(stream()) == (413, "too_large", None)
    alice = guest(online, "Alice")
    table = started("asterix", [alice], bots=1)
    with unchanged(table):
        with sitting(address, table, alice) as socket:
            socket.next()
            socket.connection.send("x" * 70_000)
            assert socket.closed() == 1009
        with sitting(address, table, alice) as socket:
            assert (socket.next())["type"] == "view"


SOCKET_CASES: dict[str, tuple[str | bytes, str]] = {
    "no JSON": ("hello", "bad_request"),
    "nothing": ("", "bad_request"),
    "bytes that are no text": (b"\xff\xfe", "bad_request"),
    "half a surrogate pair": ('{"type":"say","id":null,"text":"\\ud800"}', "bad_request"),
    "deep nesting": ("[" * 20_000, "bad_request"),
    "deep nesting in a move": ('{"type":"move","move":' + '{"a":' * 9000, "bad_request"),
    "a list": ("[]", "bad_request"),
    "no type": ("{}", "bad_request"),
    "an unknown type": ('{"type":"cheat"}', "bad_request"),
    "a message of the server": ('{"type":"ack","id":"1","seq":1}', "bad_request"),
    "an unknown field": ('{"type":"ping","loud":true}', "bad_request"),
    "a move without its question": ('{"type":"move","id":"x","move":{}}', "bad_request"),
    "too many words": (json.dumps({"type": "say", "id": None, "text": "x" * 501}), "bad_request"),
    "NaN": ('{"type":"move","id":NaN}', "bad_request"),
    **{
        f"a move with {name}": (json.dumps({"type": "move", **move_body(**changes)}), "bad_request")
        for name, changes in WRONG_MOVES.items()
    },
    "an old question": (json.dumps({"type": "move", **move_body(asked=1)}), "stale"),
    "a move of another game": (json.dumps({"type": "move", **move_body(move={"type": "recruit"})}), "bad_request"),
}


def test_every_bad_message_is_refused_in_words_and_the_socket_goes_on(
    online: httpx.Client, address: str, settings: Settings
) -> None:
    alice = guest(online, "Alice")
    bob = guest(online, "Bob")
    table = started("asterix", [alice, bob])
    with unchanged(table), sitting(address, table, alice) as socket:
        socket.next()
        for name, (message, code) in SOCKET_CASES.items():
            socket.connection.send(message)
            refused = socket.next()
            assert (refused["type"], refused["code"]) == ("refused", code), name
            assert set(refused) == {"type", "id", "code", "reason"}
            assert refused["reason"] or code == "stale", name
        socket.send({"type": "ping"})
        assert socket.next() == {"type": "pong"}
    with sitting(address, table, alice) as socket:
        socket.next()
        wish = new_move(alice, table)
        socket.send({"type": "move", **wish})
        assert (socket.until("ack"))["seq"] == head(table)


def test_a_message_that_cannot_be_taken_is_refused_by_its_id(online: httpx.Client, address: str) -> None:
    alice = guest(online, "Alice")
    table = started("asterix", [alice], bots=1)
    with unchanged(table), sitting(address, table, alice) as socket:
        socket.next()
        id = str(uuid.uuid4())
        socket.send({"type": "say", "id": id, "text": "a tab\tin it"})
        assert socket.until("refused")["id"] == id


def test_who_has_no_seat_is_refused_over_the_socket_too(online: httpx.Client, address: str) -> None:
    alice, bob, charlie = [guest(online, name) for name in ("Alice", "Bob", "Charlie")]
    table = started("asterix", [alice, bob])
    wish = new_move(alice, table)
    with unchanged(table):
        for person, code in ((None, "who_are_you"), (charlie, "not_your_seat"), (bob, "stale")):
            with sitting(address, table, person) as socket:
                socket.next()
                socket.send({"type": "move", **wish})
                refused = socket.next()
                assert (refused["type"], refused["id"], refused["code"]) == ("refused", wish["id"], code)
        with sitting(address, table, None) as socket:
            socket.next()
            socket.send({"type": "say", "id": wish["id"], "text": "hello"})
            assert (socket.next())["code"] == "who_are_you"


def test_sockets_to_tables_that_are_none_close_with_a_code(online: httpx.Client, address: str) -> None:
    with sitting(address, str(uuid.uuid4()), None) as socket:
        assert socket.closed() == 4404
    with sitting(address, str(uuid.uuid4()), Person(online, "", "", "nonsense")) as socket:
        assert socket.closed() == 4401


def test_who_says_too_much_is_cut_off(online: httpx.Client, address: str, settings: Settings) -> None:
    settings.GRIOT_SOCKET_RATE = 1.0
    alice = guest(online, "Alice")
    table = started("asterix", [alice], bots=1)
    with sitting(address, table, alice) as socket:
        socket.next()
        with suppress(ConnectionClosed):  # perhaps before all of it is said
            for _ in range(15):
                socket.send({"type": "ping"})
        assert socket.closed() == 4429
