"""Requests without end and connections without a request, at a real server: cut off, while others are answered."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

import httpx
import pytest

from config import connection
from tests.tables.server import PATIENCE, serving

MUCH = 8 * 1024 * 1024
BEGUN = b"GET /api/games/ HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/guests/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@contextmanager
def client(address: str) -> Iterator[socket.socket]:
    """A bare connection."""
    where = urlsplit(address)
    assert where.hostname is not None
    assert where.port is not None
    with socket.create_connection((where.hostname, where.port), timeout=PATIENCE) as it:
        yield it


def told(it: socket.socket) -> bytes:
    """What the server says until it closes; fails if it does not close."""
    said = b""
    with suppress(ConnectionResetError):  # it had not read all that it closed upon
        while piece := it.recv(65536):
            said += piece
    return said


def taken(it: socket.socket, piece: bytes) -> int:
    """How many bytes the server takes of a request that goes on with such pieces, `MUCH` if it has no end of it."""
    sent = 0
    with suppress(ConnectionError):
        while sent < MUCH:
            sent += it.send(piece)
    return sent


ENDLESS: dict[str, tuple[bytes, bytes]] = {
    "one header": (BEGUN + b"X: ", b"x" * 65536),
    "the name of a header": (BEGUN, b"x" * 65536),
    "many headers": (BEGUN, b"X: x\r\n" * 10_000),
    "the address": (b"GET /?", b"x" * 65536),
    "the headers of a socket": (BEGUN + b"Connection: Upgrade\r\nUpgrade: websocket\r\n", b"X: x\r\n" * 10_000),
    "what follows a body": (POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: ", b"x" * 65536),
    "a piece of a body announced": (POST + b"Transfer-Encoding: chunked\r\n\r\n2;", b"x" * 65536),
}


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(("begun", "piece"), ENDLESS.values(), ids=ENDLESS)
def test_what_has_no_end_is_cut_off_and_others_are_answered_meanwhile(begun: bytes, piece: bytes) -> None:
    with serving() as address, client(address) as attacker:
        attacker.sendall(begun + piece)
        assert httpx.get(f"{address}/api/games/", timeout=PATIENCE).status_code == 200
        assert taken(attacker, piece) < MUCH
        assert httpx.get(f"{address}/api/games/", timeout=PATIENCE).status_code == 200


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (BEGUN + b"X: %s\r\n\r\n" % (b"x" * connection.LONGEST), 431),
        (BEGUN + b"X: x\r\n" * 1000 + b"\r\n", 431),
        (b"GET /?%s HTTP/1.1\r\nHost: localhost\r\n\r\n" % (b"x" * connection.LONGEST), 414),
        (b"GET / HTTP\r\n\r\n", 400),
        (BEGUN + b"Connection: close\r\nX: %s\r\n\r\n" % (b"x" * 8000), 200),
    ],
)
def test_a_request_that_is_too_long_is_told_so_in_the_words_of_the_api(request_: bytes, status: int) -> None:
    with serving() as address, client(address) as it:
        it.sendall(request_)
        answer = told(it)
        assert answer.startswith(b"HTTP/1.1 %d " % status)
        if status != 200:
            assert answer.endswith(b'{"code":"%s","reason":null}' % (b"bad_request" if status == 400 else b"too_large"))


HALF: dict[str, bytes] = {
    "nothing": b"",
    "empty lines": b"\r\n" * 10,
    "half a head": BEGUN,
    "half a body": POST + b"Content-Length: 100\r\n\r\n{",
    "half a second request": BEGUN + b"\r\n" + BEGUN,
}


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("begun", HALF.values(), ids=HALF)
def test_a_connection_that_does_not_send_a_whole_request_is_closed(
    begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 1.0)
    with serving() as address, client(address) as it:
        it.sendall(begun)
        assert told(it).count(b"HTTP/1.1 200") == begun.count(BEGUN + b"\r\n")
