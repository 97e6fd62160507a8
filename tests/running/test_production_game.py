"""A whole game over two web processes, two workers, PostgreSQL and Redis, one web process killed on the way."""

from __future__ import annotations

import signal
import time
import uuid
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.people import Json, Person, guest, started
from tests.running import processes
from tests.running.processes import Production, health, until
from tests.tables.changed import Whole
from tests.tables.conftest import no_cookies
from tests.tables.server import Socket

MOVES = 90  # of every game of Anansi with three players
PATIENCE = 60.0


class Line:
    """A person's socket to one of the web processes, and all that came over it."""

    def __init__(self, person: Person, address: str, table: str) -> None:
        self.person = person
        self.table = table
        self.entries: list[Json] = []
        self.now: Json = {}
        self._answered: int | None = None
        self.connect(address)

    def connect(self, address: str) -> None:
        """Go on where it stopped, here or at another web process."""
        after = self.entries[-1]["seq"] if self.entries else 0
        url = f"{address.replace('http', 'ws', 1)}/ws/tables/{self.table}/?after={after}"
        headers = {"Authorization": f"Bearer {self.person.token}"}
        self._connection: ClientConnection = connect(url, additional_headers=headers, legacy=True)
        self._whole = Whole()
        self._answered = None

    def close(self) -> None:
        self._connection.close()

    def step(self) -> bool:
        """Take in what has come and answer if asked; whether anything came."""
        try:
            message = self._whole.of(msgspec.json.decode(self._connection.recv(timeout=0.05)))
        except TimeoutError:
            return False
        if message["type"] in ("view", "entries"):
            self.entries += message.get("entries", [])
            self.now = message
            self._answer()
        return True

    def _answer(self) -> None:
        asked = self.now["asked"]
        if asked is not None and asked != self._answered:
            self._answered = asked
            move = {"type": "move", "id": str(uuid.uuid4()), "asked": asked, "move": self.now["legal"][0]}
            self._connection.send(msgspec.json.encode(move).decode())


def play(lines: list[Line], enough: int | None = None) -> None:
    """Until the log is that long at everybody's, or the game has been scored."""
    deadline = time.monotonic() + PATIENCE
    while not all(
        line.now.get("status") == "scored" if enough is None else len(line.entries) >= enough for line in lines
    ):
        assert time.monotonic() < deadline, [(line.person.name, len(line.entries)) for line in lines]
        for line in lines:
            while line.step():
                pass


def until_cut(line: Line) -> None:
    """Until the socket has noticed that nobody is there any more."""
    deadline = time.monotonic() + PATIENCE
    with suppress(ConnectionClosed):
        while time.monotonic() < deadline:
            line.step()
        raise AssertionError("the connection outlives its server")


@pytest.mark.needs("postgres", "redis")
def test_a_whole_game_across_two_web_processes_survives_the_death_of_one(production: Production) -> None:
    one, two = production.addresses
    assert health(one)[0] == health(two)[0] == 200
    with httpx.Client(base_url=one) as at_one, httpx.Client(base_url=two) as at_two:
        alice, bob = guest(at_one, "Alice"), guest(at_two, "Bob")
        at_one.cookies.clear()
        at_two.cookies.clear()
        table = started("anansi", [alice, bob], bots=1)
        lines = [Line(alice, one, table), Line(bob, two, table)]
        play(lines, enough=40)
        # Each saw the other's moves through notifications, as they were played at the other process.
        assert {entry["seat"] for entry in lines[0].entries if entry["kind"] == "played"} == {0, 1, 2}

        production.processes["web-1"].signal(signal.SIGKILL)
        production.processes["web-1"].wait()
        until_cut(lines[1])
        lines[1].connect(one)
        play(lines, enough=70)
        production.processes["web-1"].start()
        until(lambda: health(two)[0] == 200, PATIENCE, "the second web process")
        lines[1].close()
        lines[1].connect(two)
        play(lines)

        assert [entry["seq"] for entry in lines[0].entries] == list(range(1, len(lines[0].entries) + 1))
        assert [entry["hash"] for entry in lines[0].entries] == [entry["hash"] for entry in lines[1].entries]
        assert sum(entry["kind"] == "played" for entry in lines[0].entries) == MOVES
        assert (
            alice.get(f"tables/{table}/")["result"] == bob.get(f"tables/{table}/")["result"] == lines[1].now["result"]
        )
        for line in lines:
            line.close()


@pytest.mark.needs("postgres", "redis")
def test_what_is_written_or_revoked_at_one_web_process_is_notified_to_the_other(tmp_path: Path) -> None:
    # So that nobody looks unasked.
    with processes.production(tmp_path, workers=1, GRIOT_POLL="3600", GRIOT_TOKEN_LOOK="3600") as production:
        one, two = production.addresses
        with httpx.Client(base_url=one, cookies=no_cookies()) as http:
            alice, bob = guest(http, "Alice"), guest(http, "Bob")
            table = started("asterix", [alice, bob])
            sockets = two.replace("http", "ws", 1)
            known = {"Authorization": f"Bearer {bob.token}"}
            with (
                connect(f"{sockets}/ws/tables/{table}/") as spectator,
                connect(f"{sockets}/ws/tables/{table}/", additional_headers=known) as seated,
                connect(f"{sockets}/ws/lobby/", additional_headers=known) as lobby,
            ):
                first = msgspec.json.decode(spectator.recv(timeout=PATIENCE))
                said = alice.post(f"tables/{table}/chat/", {"text": "hello"})
                news = msgspec.json.decode(spectator.recv(timeout=PATIENCE))
                lines = [Socket(line) for line in (seated, lobby)]
                for line in lines:
                    line.next()
                bob.ask("DELETE", "guests/me/")
                codes = [line.closed() for line in lines]
    assert (first["type"], news["entries"][0]["seq"]) == ("view", said["seq"])
    assert news["entries"][0]["data"] == {"text": "hello", "player": alice.id, "name": "Alice"}
    assert codes == [4401, 4401]
