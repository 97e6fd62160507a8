"""Clients that never read, at a real server: what is kept for them is bounded, and after a time they are cut off."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from pytest_django.fixtures import Settings

from config import connection
from games.tables import sockets
from tests.people import guest, head, open_table
from tests.running.processes import until
from tests.tables.following import chatter
from tests.tables.server import PATIENCE, serving

MUCH = 8 * 1024 * 1024
PING = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125  # masked, as all that clients send
NOTHING = b"\x00\x80\x00\x00\x00\x00"  # more of a message: of no length, and not the last
OPEN = (
    "GET {} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture
def transports(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The server's ends of all connections from now on."""
    made: list[Any] = []
    begin: Callable[..., None] = connection.Connection.connection_made

    def connection_made(self: connection.Connection, transport: Any) -> None:
        made.append(transport)
        begin(self, transport)

    monkeypatch.setattr(connection.Connection, "connection_made", connection_made)
    return made


@pytest.fixture
def address(settings: Settings, transactional_db: None) -> Iterator[str]:
    """A real server without limits of its own."""
    settings.GRIOT_RATES, settings.GRIOT_SOCKETS, settings.GRIOT_SOCKET_RATE = {}, 0, 0.0
    with serving() as address:
        yield address


@contextmanager
def narrow(address: str) -> Iterator[socket.socket]:
    """A client for which its system keeps next to nothing."""
    where = urlsplit(address)
    with socket.socket() as it:
        it.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        it.settimeout(PATIENCE)
        it.connect((where.hostname, where.port))
        yield it


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="Linux only")
def test_a_socket_that_is_never_read_costs_one_message_and_is_cut_off(
    address: str, transports: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "STALLED", 1.0)
    with httpx.Client(base_url=address) as http, narrow(address) as it:
        ama = guest(http, "Ama")
        table = open_table(ama, "asterix", "me open")
        chatter(table, ama, 300, "🥁" * 400)
        it.sendall(OPEN.format(f"/ws/tables/{table}/?after=0").encode())
        largest = 1.1 * 256 * 1700  # a page of such words
        for _ in range(5):
            chatter(table, ama, 300, "🥁" * 400)
            assert all(each.get_write_buffer_size() < largest + 64 * 1024 for each in transports)
        assert head(table) > 1800
        until(transports[0].is_closing, what="the end of the connection")
        assert transports[0].get_write_buffer_size() == 0


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="Linux only")
def test_an_answer_that_is_never_read_is_kept_for_a_time_only(
    address: str, transports: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "STALLED", 1.0)
    with narrow(address) as it:
        it.sendall(b"GET /api/schema/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
        until(lambda: transports and transports[0].is_closing(), what="the end of the connection")


def test_pings_whose_answers_are_never_read_are_not_answered_without_end(
    address: str, transports: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    come = 0
    answer = connection.Socket.handle_ping

    def handle_ping(self: connection.Socket) -> None:
        nonlocal come
        come += 1
        answer(self)

    monkeypatch.setattr(connection.Socket, "handle_ping", handle_ping)
    with narrow(address) as it:
        it.sendall(OPEN.format("/ws/lobby/").encode())
        assert it.recv(12) == b"HTTP/1.1 101"
        it.sendall(PING * (MUCH // len(PING)))
        until(lambda: come == MUCH // len(PING), what="all pings")
        assert max(each.get_write_buffer_size() for each in transports) < 1024 * 1024


@pytest.mark.parametrize("flood", [PING, NOTHING, b"\x8a\x80\x00\x00\x00\x00"], ids=["pings", "nothing", "pongs"])
def test_a_flood_of_frames_is_cut_off(flood: bytes, address: str, settings: Settings) -> None:
    settings.GRIOT_SOCKET_RATE = 20.0
    with narrow(address) as it:
        it.sendall(OPEN.format("/ws/lobby/").encode())
        assert it.recv(12) == b"HTTP/1.1 101"
        if flood == NOTHING:
            it.sendall(b"\x01\x80\x00\x00\x00\x00")  # a message begins
        with pytest.raises(ConnectionError):
            it.sendall(flood * (MUCH // len(flood)))


def test_what_is_no_frame_before_the_socket_is_open_ends_it_without_a_line_in_the_log(
    address: str, transports: list[Any], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, told = Event(), Event()

    async def who(headers: dict[str, str], encrypted: bool) -> tuple[None, None]:
        asked.set()
        await asyncio.to_thread(told.wait, PATIENCE)
        return None, None

    monkeypatch.setattr(sockets, "_who", who)
    with narrow(address) as it:
        it.sendall(OPEN.format("/ws/lobby/").encode())
        assert asked.wait(PATIENCE)
        it.sendall(b"\xff" * 200)
        until(transports[0].is_closing, what="the end of the connection")
        told.set()
    assert not caplog.records
