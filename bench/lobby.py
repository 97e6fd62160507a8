"""What the lists cost, whatever lies in the archive and however many look at them: `python -m bench.lobby`.

First the two lists by themselves, and which tables a person has that are not over, in databases with so many finished
tables and some that are open, on SQLite and, where GRIOT_TEST_POSTGRES names one, PostgreSQL. Then a real server
(SQLite) with visitors in the lobby while tables move, the load that bench/moves.py has: what the visitors get, and what
the web process pays for them.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import msgspec
import uvloop
from websockets.asyncio.client import connect

from bench import archive, moves

OPEN: Final = 1_000
"""Tables that are open or being played: more than a list looks at."""


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


class Seen(msgspec.Struct):
    """What has come to all visitors together."""

    arrived: int = 0
    messages: int = 0
    bytes: int = 0


async def look(address: str, seen: Seen) -> None:
    """One visitor, a stranger, who stays."""
    async with connect(f"ws{address.removeprefix('http')}/ws/lobby/", compression=None, max_size=None) as socket:
        seen.bytes += len(await socket.recv(decode=False))
        seen.arrived += 1
        async for message in socket:
            seen.messages += 1
            seen.bytes += len(message)


async def visited(server: moves.Server, visitors: int, tables: int, seconds: float) -> Visit:
    """So many visitors while so many tables move."""
    seen = Seen()
    looking = [asyncio.create_task(look(server.addresses[0], seen)) for _ in range(visitors)]
    while seen.arrived < visitors:
        await asyncio.sleep(0.05)
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
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    told = parser.parse_args()
    if told.here:
        archive.begin()
        costs = lists(told.finished)
        moves.show("The two lists and a person's unfinished tables, milliseconds a reading", costs)
        print("\n" + msgspec.json.format(msgspec.json.encode({"lists": costs})).decode())
        return
    archive.each_vendor("bench.lobby", sys.argv[1:])
    visits = []
    for visitors in (0, told.visitors):
        with tempfile.TemporaryDirectory(prefix="griot-bench-") as folder, moves.embedded(Path(folder)) as server:
            visits.append(uvloop.run(visited(server, visitors, told.tables, told.seconds)))
    moves.show(f"Visitors in the lobby while {told.tables} tables move; what comes to each a second", visits)
    print("\n" + msgspec.json.format(msgspec.json.encode({"visits": visits})).decode())


if __name__ == "__main__":
    main()
