"""What the lists cost, whatever lies in the archive and however many look at them: `python -m bench.lobby`.

First the two lists by themselves, and which tables a person has that are not over, in databases with so many finished
tables and some that are open, on SQLite and, where GRIOT_TEST_POSTGRES names one, PostgreSQL. Then a real server
(SQLite) with visitors in the lobby while tables move, the load that bench/moves.py has: what the visitors get, and what
the web process pays for them.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

import msgspec
import uvloop
from websockets.asyncio.client import connect

from bench import archive, moves, people

OPEN: Final = 1_000
"""Tables that are open or being played: more than a list looks at."""
A_HOST: Final = 4
"""So many of them have the same host, all of which the list shows."""


class Cost(msgspec.Struct):
    """Queries and milliseconds of one reading of a list."""

    database: str
    finished: int
    public_queries: int
    public_ms: float
    mine_queries: int
    mine_ms: float
    unfinished_queries: int
    unfinished_ms: float


class Visit(msgspec.Struct):
    """Moves while so many looked on, and what each of those got a second."""

    visitors: int
    moves_per_second: float
    cpu_us_per_move: int
    messages_per_second: float
    bytes_per_second: int


def lists(finished: list[int]) -> list[Cost]:
    """One line for each size, in one database that grows."""
    from django.db import connection  # noqa: PLC0415  after django.setup
    from django.test.utils import CaptureQueriesContext  # noqa: PLC0415  after django.setup

    from games.players.models import Player  # noqa: PLC0415  after django.setup
    from games.tables import lobby  # noqa: PLC0415  after django.setup

    everybody = [Player(id=archive.person(number), name=f"Player {number}") for number in range(archive.PEOPLE)]
    Player.objects.bulk_create(everybody)
    archive.add(1, OPEN, "running")
    costs, there, own = [], OPEN, str(archive.person(1))
    for number in sorted(finished):
        archive.add(there + 1, OPEN + number, "scored")
        there = OPEN + number
        found: list[tuple[int, float]] = []
        for read in (lobby.public, lambda: lobby.sitting(own), lambda: lobby.unfinished(own)):
            with CaptureQueriesContext(connection) as asked:
                assert read()
            found.append((len(asked), archive.milliseconds(read)))
        public, mine, unfinished = found
        costs.append(Cost(connection.vendor, number, *public, *mine, *unfinished))
    return costs


class Reached(msgspec.Struct):
    """Milliseconds until a new table was shown to the last of so many visitors."""

    open_tables: int
    moving: int
    visitors: int
    changes: int
    median_ms: float
    slowest_ms: float


class Seen(msgspec.Struct):
    """What has come to all visitors together; and, of the table that is looked for, who has been shown it."""

    arrived: int = 0
    messages: int = 0
    bytes: int = 0
    wanted: str = ""
    found: set[int] = set()


async def look(address: str, seen: Seen, number: int) -> None:
    """One visitor, a stranger, who stays."""
    url = f"ws{address.removeprefix('http')}/ws/lobby/"
    async with connect(url, compression=None, max_size=None, open_timeout=people.OPEN) as socket:
        seen.bytes += len(await socket.recv(decode=False))
        seen.arrived += 1
        while True:
            message = await socket.recv(decode=False)
            seen.messages += 1
            seen.bytes += len(message)
            if seen.wanted and seen.wanted.encode() in message:
                seen.found.add(number)


async def arrive(server: moves.Server, visitors: int, seen: Seen) -> list[asyncio.Task[None]]:
    """So many visitors, once all of them have been told the list."""
    looking = [asyncio.create_task(look(server.addresses[0], seen, number)) for number in range(visitors)]
    while seen.arrived < visitors:
        await asyncio.sleep(0.05)
    return looking


async def reached(server: moves.Server, tables: int, visitors: int, changes: int, moving: int) -> Reached:
    """How long a new table takes to all visitors, so many times; `moving` others move as fast as they can."""
    seen = Seen()
    for _ in range(tables // A_HOST):
        host = people.Site(server.addresses, moves.GAME, 2)
        await host.welcome()
        for _ in range(A_HOST):
            await host.opened()
        await host.close()
    looking = await arrive(server, visitors, seen)
    words = ("--players=2", f"--tables={moving}", f"--seconds={2 * changes}")
    load = asyncio.create_task(asyncio.to_thread(moves.play, server, *words)) if moving else None
    await asyncio.sleep(people.SPREAD if moving else 0)
    times: list[float] = []
    for _ in range(changes):
        newcomer = people.Site(server.addresses, moves.GAME, 2)
        await newcomer.welcome()
        began = time.perf_counter()
        seen.found = set()
        seen.wanted = await newcomer.opened()
        while len(seen.found) < visitors:
            await asyncio.sleep(0.002)
        times.append(1000 * (time.perf_counter() - began))
        await newcomer.close()
        await asyncio.sleep(random.uniform(0.5, 1.0))  # not in step with the feed
    for each in looking:
        each.cancel()
    await asyncio.gather(*looking, return_exceptions=True)
    if load:
        await load
    return Reached(tables, moving, visitors, changes, round(median(times)), round(max(times)))


async def visited(server: moves.Server, visitors: int, tables: int, seconds: float) -> Visit:
    """So many visitors while so many tables move."""
    seen = Seen()
    looking = await arrive(server, visitors, seen)
    began, seen.bytes = time.perf_counter(), 0
    watched = [f"--watch={process}" for process in server.processes]
    load = await asyncio.to_thread(
        moves.play, server, "--players=2", f"--tables={tables}", f"--seconds={seconds}", *watched
    )
    took = time.perf_counter() - began
    for each in looking:
        each.cancel()
    await asyncio.gather(*looking, return_exceptions=True)
    each_second = max(1, visitors) * took
    return Visit(
        visitors,
        round(load.moves / load.seconds),
        round(1e6 * load.cpu / load.moves),
        round(seen.messages / each_second, 2),
        round(seen.bytes / each_second),
    )


def main() -> None:
    """Measures and prints, as tables and as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--finished", type=int, nargs="+", default=[1_000, 30_000, 1_000_000])
    parser.add_argument("--visitors", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long moves are measured")
    parser.add_argument("--changes", type=int, default=10, help="how many new tables are waited for")
    parser.add_argument("--only", choices=["reached"])
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    told = parser.parse_args()
    if told.here:
        archive.begin()
        costs = lists(told.finished)
        moves.show("The two lists and a person's unfinished tables, milliseconds a reading", costs)
        print("\n" + msgspec.json.format(msgspec.json.encode({"lists": costs})).decode())
        return
    visits: list[Visit] = []
    if told.only is None:
        archive.each_vendor("bench.lobby", sys.argv[1:])
        for visitors in (0, told.visitors):
            with tempfile.TemporaryDirectory(prefix="griot-bench-") as folder, moves.embedded(Path(folder)) as server:
                visits.append(uvloop.run(visited(server, visitors, told.tables, told.seconds)))
        moves.show(f"Visitors in the lobby while {told.tables} tables move; what comes to each a second", visits)
    reach: list[Reached] = []
    for moving in (0, told.tables):
        with tempfile.TemporaryDirectory(prefix="griot-bench-") as folder, moves.embedded(Path(folder)) as server:
            reach.append(uvloop.run(reached(server, OPEN, told.visitors, told.changes, moving)))
    moves.show("From asking for a new table until the last visitor is shown it", reach)
    print("\n" + msgspec.json.format(msgspec.json.encode({"visits": visits, "reached": reach})).decode())


if __name__ == "__main__":
    main()
