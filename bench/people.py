"""The load of bench/moves.py: people who play random moves over sockets, in a process of their own.

`python -m bench.people ADDRESS ...` prints what they saw as JSON. Closed loop: who is asked answers at once,
who has played waits. Or, with `--rate`, so many moves a second whatever the server does: at each moment that is due one
of those who are asked plays, and how long it took counts from that moment. The same few people sit at all tables, as
that saves guests and changes nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final
from uuid import UUID, uuid4

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.tables.changed import patched

WARM_UP: Final = 1.0
SPREAD: Final = 4.0
"""Seconds over which the first games begin: else all would end, and be opened anew, in the same moment."""
OPEN: Final = 60
"""Seconds that a socket may take to open on a machine that does all this at once."""
_OVER: Final = ("ended", "scored", "abandoned")


class Line(msgspec.Struct):
    """Of an entry, what the load looks at."""

    seq: int
    kind: str
    seat: int | None


class Now(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of the table as it stands, what the load looks at; in `changed` of a message, what has changed of it."""

    status: Any = msgspec.UNSET
    asked: Any = msgspec.UNSET
    legal: Any = msgspec.UNSET


class Heard(Now, frozen=True):
    """Of a message of the server, what the load looks at."""

    type: str = ""
    seq: int = 0
    entries: list[Line] = []
    changed: Now = Now()


class Seen(msgspec.Struct):
    """A move as another seat saw it: where it stands in the log, how late it came, with how many bytes."""

    at: float
    seq: int
    seconds: float
    bytes: int


class Load(msgspec.Struct):
    """What came of it. `moves`, `seen` and `cpu` (seconds, of the servers) of the measured time only.

    `entries`: length of the longest log. `own`: seconds of CPU time of the load itself; near `seconds`, it is the load
    that is measured. `missed`: moments that were due while nobody was asked.
    """

    tables: int
    seconds: float
    moves: int = 0
    refused: int = 0
    missed: int = 0
    games: int = 0
    cpu: float = 0.0
    own: float = 0.0
    entries: int = 0
    seen: list[Seen] = []


_decoder = msgspec.json.Decoder(Heard)


class Site:
    """A server, and the people who play on it."""

    def __init__(self, addresses: Sequence[str], game: str, players: int, *, by_table: bool = False) -> None:
        self.addresses = addresses
        self.by_table = by_table
        self.game = game
        self.players = players
        self.tokens: list[str] = []
        self.load = Load(0, 0.0)
        self.until = float("inf")
        self.seated = 0
        self.ready: list[Callable[[float], Awaitable[None]]] | None = None  # to play, where moves have a rate
        self._client = httpx.AsyncClient(timeout=60)

    async def welcome(self) -> None:
        """Everybody gets a name and a token."""
        for seat in range(self.players):
            self.tokens.append((await self.post("/api/guests/", {"name": f"Player {seat}"}, None))["token"])
            self._client.cookies.clear()  # programs carry tokens; with a cookie one would have to come from a page

    async def table(self) -> str:
        """The id of a fresh table that is being played."""
        table = await self.opened()
        path = f"/api/tables/{table}"
        for seat in range(1, self.players):
            await self.post(f"{path}/seats/{seat}/", {}, seat)
        await self.post(f"{path}/start/", {}, 0)
        return table

    async def opened(self) -> str:
        """The id of a fresh table where only its host sits."""
        others: list[dict[str, str]] = [{"sitter": "open"}] * (self.players - 1)
        opened = await self.post("/api/tables/", {"game": self.game, "seats": [{"sitter": "me"}, *others]}, 0)
        return str(opened["id"])

    async def seq(self, table: str) -> int:
        """How long its log is."""
        answer = await self._client.get(f"{self.addresses[0]}/api/tables/{table}/")
        answer.raise_for_status()
        return int(answer.json()["seq"])

    def home(self, table: str, seat: int) -> str:
        """The address where that seat's socket ends: that of a neighbour is another one, or all of a table have one."""
        return self.addresses[(UUID(table).int if self.by_table else seat) % len(self.addresses)]

    async def play(self, table: str) -> None:
        """Plays there until the game, or the time, is over."""
        await Game(self, table).play()
        self.load.games += 1

    async def close(self) -> None:
        """Nothing more is asked."""
        await self._client.aclose()

    async def post(self, path: str, body: Any, seat: int | None) -> Any:
        headers = {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer = await self._client.post(self.addresses[0] + path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()


class Game:
    """One table from its start to its end, all seats played from here."""

    def __init__(self, site: Site, table: str) -> None:
        self.site = site
        self.table = table
        self.sent: list[list[float]] = [[] for _ in range(site.players)]
        self.all_here = asyncio.Barrier(site.players)

    async def play(self) -> None:
        """Plays until the game, or the time, is over."""
        await asyncio.gather(*(self._sit(seat) for seat in range(self.site.players)))

    async def _sit(self, seat: int) -> None:
        address = self.site.home(self.table, seat).replace("http", "ws", 1)
        headers = {"Authorization": f"Bearer {self.site.tokens[seat]}"}
        url = f"{address}/ws/tables/{self.table}/?after=0"
        async with connect(
            url, additional_headers=headers, compression=None, ping_interval=None, max_size=None, open_timeout=OPEN
        ) as socket:
            await self.all_here.wait()
            await self._answer_all(socket, seat)

    async def _answer_all(self, socket: ClientConnection, seat: int) -> None:
        answered, table = None, dict[str, Any]()
        others = [0] * self.site.players  # moves of each seat seen so far
        first = True
        while time.perf_counter() < self.site.until:
            data = await socket.recv(decode=False)
            now = time.perf_counter()
            heard = _decoder.decode(data)
            self.site.load.refused += heard.type == "refused"
            if heard.type not in ("view", "entries", "changed"):
                continue
            if heard.type == "changed":
                table = patched(table, msgspec.to_builtins(heard.changed))
            else:
                table = {"status": heard.status, "asked": heard.asked, "legal": heard.legal}
            self.site.seated += first
            first = False
            self._take_in(heard.entries, seat, others, now, len(data))
            if table["status"] in _OVER:
                self.site.load.entries = max(self.site.load.entries, heard.seq)
                return
            if table["asked"] not in (None, answered):
                answered = table["asked"]
                send = partial(self._send, socket, seat, _move(answered, random.choice(table["legal"])))
                if self.site.ready is None:
                    await send(time.perf_counter())
                else:
                    self.site.ready.append(send)

    async def _send(self, socket: ClientConnection, seat: int, move: bytes, due: float) -> None:
        self.sent[seat].append(due)
        await socket.send(move, text=True)

    def _take_in(self, lines: list[Line], seat: int, others: list[int], now: float, size: int) -> None:
        for line in lines:
            if line.kind == "played" and line.seat is not None and line.seat != seat:
                sent = self.sent[line.seat][others[line.seat]]
                others[line.seat] += 1
                self.site.load.seen.append(Seen(now, line.seq, now - sent, size))
                # Counted once, by the next seat, however many watch.
                self.site.load.moves += (line.seat + 1) % self.site.players == seat


def _move(asked: int, move: Any) -> bytes:
    return msgspec.json.encode({"type": "move", "id": str(uuid4()), "asked": asked, "move": move})


def cpu(processes: Sequence[int]) -> float:
    """Seconds of CPU time that these processes have used so far; 0 where the system does not say."""
    spent = 0
    for process in processes:
        stat = Path(f"/proc/{process}/stat")
        if stat.exists():
            spent += sum(map(int, stat.read_text().rpartition(")")[2].split()[11:13]))
    return spent / os.sysconf("SC_CLK_TCK")


async def arrivals(site: Site, rate: float) -> None:
    """So many moves a second, whatever becomes of them, until the time is over."""
    site.ready = []
    due = time.perf_counter()
    while (due := due + 1 / rate) < site.until:
        await asyncio.sleep(max(0, due - time.perf_counter()))
        if site.ready:
            with suppress(ConnectionClosed):  # when the time is over
                await site.ready.pop(random.randrange(len(site.ready)))(due)
        else:
            site.load.missed += 1


async def play_for(site: Site, tables: int, seconds: float, servers: Sequence[int], rate: float = 0) -> Load:
    """That many tables at once for that long; a game that ends makes place for the next one."""
    first = [await site.table() for _ in range(tables)]
    site.until = float("inf")
    playing = [asyncio.create_task(arrivals(site, rate))] if rate else []
    playing += [
        asyncio.create_task(_one_after_another(site, table, SPREAD * number / tables))
        for number, table in enumerate(first)
    ]
    while site.seated < tables * site.players:
        await asyncio.sleep(0.05)
    await asyncio.sleep(WARM_UP)
    began = time.perf_counter()
    before, spent, own = site.load.moves, cpu(servers), time.process_time()
    site.until, site.load.missed = began + seconds, 0
    await asyncio.sleep(seconds)
    ended = time.perf_counter()
    moves, spent, own = site.load.moves - before, cpu(servers) - spent, time.process_time() - own
    for task in playing:
        task.cancel()
    await _finished(playing)
    seen = [each for each in site.load.seen if began <= each.at - each.seconds and each.at <= ended]
    site.load = msgspec.structs.replace(site.load, tables=tables, seconds=ended - began, moves=moves, seen=seen)
    return msgspec.structs.replace(site.load, cpu=spent, own=own)


async def _finished(tasks: Sequence[Awaitable[None]]) -> None:
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome


async def _one_after_another(site: Site, table: str, later: float) -> None:
    await asyncio.sleep(later)
    while True:
        await site.play(table)
        table = await site.table()


async def play_games(site: Site, games: int) -> Load:
    """That many whole games, one at a time."""
    began = time.perf_counter()
    for _ in range(games):
        await site.play(await site.table())
    return msgspec.structs.replace(site.load, tables=1, seconds=time.perf_counter() - began)


async def run(kind: type[Site], told: argparse.Namespace) -> Load:
    """What the command line asks for."""
    site = kind(told.address, told.game, told.players, by_table=told.by_table)
    await site.welcome()
    try:
        if told.games:
            return await play_games(site, told.games)
        return await play_for(site, told.tables, told.seconds, told.watch, told.rate)
    finally:
        await site.close()


def main(kind: type[Site] = Site) -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", nargs="+", help="http://HOST:PORT of each web process")
    parser.add_argument("--game", default="asterix")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--by-table", action="store_true", help="each table at one of them, as the proxy sees to it")
    parser.add_argument("--watch", type=int, nargs="*", default=[], help="process ids whose CPU time is counted")
    parser.add_argument("--rate", type=float, default=0, help="moves a second; else as many as the server takes")
    parser.add_argument("--games", type=int, default=0, help="whole games, one at a time, instead of tables for a time")
    print(msgspec.json.encode(uvloop.run(run(kind, parser.parse_args()))).decode())


if __name__ == "__main__":
    main()
