"""A real server on the loopback, and sockets to it."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from config.connection import Connection
from config.connection import Socket as Protocol
from tests.people import Json, Person
from tests.tables.changed import Whole

PATIENCE = 20


class _Server(uvicorn.Server):
    """Says when it has started."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


@contextmanager
def serving() -> Iterator[str]:
    """The program on a free port, for the time of the block: its address."""
    config = uvicorn.Config(
        "config.asgi:application", http=Connection, ws=Protocol, ws_max_size=64 * 1024, access_log=False,
        lifespan="off", log_config=None, proxy_headers=False, timeout_graceful_shutdown=1,
    )  # fmt: skip
    server = _Server(config)
    with socket.socket() as listening:
        # What the system keeps for a client that does not read is little: tests of slow clients stay small.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16 * 1024)
        listening.bind(("127.0.0.1", 0))
        thread = threading.Thread(target=server.run, args=([listening],), name="server")
        thread.start()
        try:
            assert server.ready.wait(PATIENCE)
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


class Socket:
    """One connection to a table; `raw` is all that came, as text, `messages` the same decoded and made whole."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []
        self.messages: list[Json] = []
        self._whole = Whole()

    def send(self, message: Json) -> None:
        """Send a message."""
        self.connection.send(json.dumps(message))

    def next(self) -> Json:
        """The next message, whatever it is."""
        text = self.connection.recv(PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message = self._whole.of(json.loads(text))
        self.messages.append(message)
        return message

    def until(self, kind: str) -> Json:
        """The next message of that type; what comes before it is kept too."""
        while True:
            message = self.next()
            if message["type"] == kind:
                return message

    def caught_up(self, seq: int) -> Json:
        """The message that brings the table up to that entry; the latest one if it has come already."""
        while not (standing := [each for each in self.messages if "view" in each]) or standing[-1]["seq"] < seq:
            self.next()
        return standing[-1]

    def closed(self) -> int:
        """The code with which the other side closes; what comes before it is kept."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


@contextmanager
def sitting(
    address: str, table: str, person: Person | None, after: int | str | None = None, **more: Any
) -> Iterator[Socket]:
    """A socket of that person (None: a stranger) to that table; `more` as the client of websockets takes it."""
    where = f"ws{address.removeprefix('http')}/ws/tables/{table}/" + ("" if after is None else f"?after={after}")
    headers = {"Authorization": f"Bearer {person.token}"} if person else {}
    headers |= more.pop("headers", {})
    with connect(where, additional_headers=headers, open_timeout=PATIENCE, max_size=None, **more) as connection:
        yield Socket(connection)
