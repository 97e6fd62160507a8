"""People who play on whatever happens, as the clients that the wire protocol asks for (docs/wire.md).

A move that is not acknowledged is sent again with the same id. A socket that breaks is opened again, at any web
process, from the entry on that came last. Some people are impatient and hang up before the answer comes.
"""

from __future__ import annotations

import asyncio
import threading
import uuid
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.chaos.book import Book
from tests.people import Json
from tests.tables.changed import Whole
from tests.tables.conftest import no_cookies

PATIENCE: Final = 5.0
"""Seconds without a word after which a client tries again."""
AGAIN: Final = 0.2
"""Seconds before a client tries again."""
_BY_REST, _IMPATIENT, _REPEATED, _TALKING = 0.15, 0.04, 0.04, 0.03  # how likely each is, a move
_OVER = ("scored", "abandoned")


@dataclass(frozen=True)
class Plan:
    """Who plays what with whom, one game after another; `sleepy`: how likely a question is left to the clock."""

    game: str
    people: int
    bots: int
    pace: dict[str, int]
    sleepy: float = 0.0


PLANS: Final = (
    Plan("anansi", people=2, bots=1, pace={"bot_delay": 300}),
    Plan("antayagi", people=2, bots=1, pace={"bot_delay": 300, "window": 3}),
    Plan("asante", people=1, bots=1, pace={"bot_delay": 300, "window": 3}),
    Plan("asterix", people=2, bots=0, pace={"deadline": 5}, sleepy=0.1),
    Plan("bania", people=2, bots=0, pace={}),
)
"""Antayagí and Asante have reaction windows, Asterix is played with a clock."""


class Crowd:
    """All people, in a thread of their own; `book` is what they write down."""

    def __init__(self, addresses: Sequence[str], seed: int) -> None:
        self.addresses = addresses
        self.book = Book()
        self._chance = Random(seed)
        self._thread = ThreadPoolExecutor(1, "crowd")

    def start(self) -> None:
        """Everybody begins to play."""
        began = threading.Event()
        self._played = self._thread.submit(asyncio.run, self._play(began))
        began.wait()

    def stop(self) -> None:
        """Everybody leaves at once."""
        if not self._played.done():
            self._loop.call_soon_threadsafe(self._leave)
        self._thread.shutdown()

    def trouble(self) -> str:
        """What went wrong with the people themselves, a refusal that nobody may get for example; empty if nothing."""
        if not self._played.done():
            return ""
        error = self._played.exception()
        return "" if isinstance(error, asyncio.CancelledError) else repr(error)

    async def _play(self, began: threading.Event) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._loop, self._leave = asyncio.get_running_loop(), task.cancel
        began.set()
        http = httpx.AsyncClient(timeout=PATIENCE, cookies=no_cookies(), trust_env=False)
        async with http as self._http, asyncio.TaskGroup() as parties:
            for plan in PLANS:
                parties.create_task(self._party(plan, Random(self._chance.random())))

    async def ask(self, token: str, path: str, body: Json) -> httpx.Response:
        """Post it, to any web process, until there is an answer that is no fault of the server's."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            where = f"{self._chance.choice(self.addresses)}/api/{path}"
            with suppress(httpx.TransportError):
                answer = await self._http.post(where, json=body, headers=headers)
                if answer.status_code < 500:
                    return answer
            await asyncio.sleep(AGAIN)

    async def _party(self, plan: Plan, chance: Random) -> None:
        guests = [await self._guest(f"{plan.game} {number}") for number in range(plan.people)]
        while True:
            table = await self._table(plan, guests)
            self.book.opened(table)
            async with asyncio.TaskGroup() as group:
                for seat, token in [*enumerate(guests), (None, "")]:
                    visitor = Visitor(self, table, seat, token, Random(chance.random()), plan.sleepy)
                    group.create_task(visitor.stay())
            self.book.games += 1

    async def _guest(self, name: str) -> str:
        return str((await self.ask("", "guests/", {"name": name})).json()["token"])

    async def _table(self, plan: Plan, guests: Sequence[str]) -> str:
        host, *others = guests
        sitters = ["me", *["open"] * len(others), *["bot"] * plan.bots]
        wish = {"game": plan.game, "seats": [{"sitter": sitter} for sitter in sitters], "pace": plan.pace}
        table = str((await self._must(host, "tables/", wish))["id"])
        for seat, token in enumerate(others, start=1):
            await self._must(token, f"tables/{table}/seats/{seat}/", {}, done="already_seated")
        await self._must(host, f"tables/{table}/start/", {}, done="not_open")
        return table

    async def _must(self, token: str, path: str, body: Json, done: str = "") -> Json:
        """The answer to what may not be refused; `done`: how it is refused if the answer to it got lost."""
        answer = await self.ask(token, path, body)
        told: Json = answer.json()
        assert answer.is_success or told["code"] == done, (path, answer.status_code, told)
        return told


class _HungUp(Exception):
    """An impatient person has."""


class Visitor:
    """One person at one table, who plays there if there is a seat, until the game is over."""

    def __init__(self, crowd: Crowd, table: str, seat: int | None, token: str, chance: Random, sleepy: float) -> None:
        self._crowd = crowd
        self._table = table
        self._seat = seat
        self._token = token
        self._chance = chance
        self._sleepy = sleepy
        self._ear = crowd.book.listen(table, seat)
        self._now: Json = {"seq": 0, "status": "running", "asked": None}
        self._last = 0
        """The latest entry that came: less than the table's number while older ones still come in pages."""
        self._considered: int | None = None
        """The question that was answered last, or left to the clock."""
        self._wish: Json | None = None
        """The move that has been sent, or is about to be, and is not acknowledged yet."""

    async def stay(self) -> None:
        """Until the game is over, over as many connections as it takes."""
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        while self._now["status"] not in _OVER:
            address = self._chance.choice(self._crowd.addresses).replace("http", "ws", 1)
            where = f"{address}/ws/tables/{self._table}/?after={self._last}"
            try:
                async with connect(
                    where, additional_headers=headers, open_timeout=PATIENCE, close_timeout=AGAIN, proxy=None,
                    ping_interval=2, ping_timeout=3, max_size=None, compression=None,
                ) as socket:  # fmt: skip
                    await self._sit(socket)
            except (OSError, WebSocketException, TimeoutError, _HungUp):
                await asyncio.sleep(AGAIN)

    async def _sit(self, socket: ClientConnection) -> None:
        if self._wish is not None:
            await self._send(socket, self._wish)
        whole = Whole()
        while self._now["status"] not in _OVER:
            try:
                async with asyncio.timeout(PATIENCE):
                    text = await socket.recv()
            except TimeoutError:
                if self._wish is not None:
                    raise  # no answer: once more, perhaps elsewhere
                self._considered = None  # perhaps we were refused for a reason that is gone
                await self._send(socket, {"type": "resync"})
                continue
            await self._take(socket, whole.of(msgspec.json.decode(text)))

    async def _take(self, socket: ClientConnection, message: Json) -> None:
        book = self._crowd.book
        if message["type"] in ("view", "entries"):
            book.hear(self._ear, message)
            self._now = message
            self._last = message["entries"][-1]["seq"] if message["type"] == "entries" else message["seq"]
        elif message["type"] == "ack":
            assert self._seat is not None
            book.acknowledge(self._table, self._seat, message["id"], message["seq"])
            if self._wish is not None and message["id"] == self._wish["id"]:
                await self._settled(socket, self._wish)
        elif message["type"] == "refused":
            self._refused(message)
        if self._wish is None and self._now["asked"] not in (None, self._considered):
            await self._answer(socket)

    async def _settled(self, socket: ClientConnection, wish: Json) -> None:
        self._wish = None
        if self._chance.random() < _REPEATED:
            await self._send(socket, wish)  # must get the first answer
        if self._chance.random() < _TALKING:
            await self._send(socket, {"type": "say", "id": self._id(), "text": "hm"})

    def _refused(self, message: Json) -> None:
        self._crowd.book.refusals[message["code"]] += 1
        if self._wish is not None and message["id"] == self._wish["id"]:
            self._wish = None

    async def _answer(self, socket: ClientConnection) -> None:
        asked, legal = self._now["asked"], self._now["legal"]
        self._considered = asked
        if self._chance.random() < self._sleepy:
            return
        await asyncio.sleep(self._chance.uniform(0.0, 0.3))  # people think
        self._wish = {"type": "move", "id": self._id(), "asked": asked, "move": self._chance.choice(legal)}
        if self._chance.random() < _BY_REST:
            await self._answer_by_rest(self._wish)
            return
        await self._send(socket, self._wish)
        if self._chance.random() < _IMPATIENT:
            raise _HungUp

    async def _answer_by_rest(self, wish: Json) -> None:
        body = {name: wish[name] for name in ("id", "asked", "move")}
        answer = await self._crowd.ask(self._token, f"tables/{self._table}/moves/", body)
        told: Json = answer.json()
        if answer.is_success:
            assert self._seat is not None
            self._crowd.book.acknowledge(self._table, self._seat, told["id"], told["seq"])
            self._wish = None
        else:
            self._refused({"id": wish["id"], **told})

    async def _send(self, socket: ClientConnection, message: Json) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    def _id(self) -> str:
        return str(uuid.UUID(int=self._chance.getrandbits(128), version=4))
