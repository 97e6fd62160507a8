"""What it costs to open a table and sit down: `python -m bench.opening`.

Three requests: a host opens a table for two, somebody takes the other seat, the host starts the game. On a server as
`make play` starts it and, where GRIOT_TEST_POSTGRES and GRIOT_TEST_REDIS name servers that may be used, in production.
CPU time is that of the web process, which sends nothing to anybody meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from typing import Final

import msgspec
import uvloop

from bench import moves, people
from tests import means

WARM: Final = 20


class Opening(msgspec.Struct):
    """So many tables, opened by so many people at once; a table in milliseconds."""

    server: str
    at_once: int
    tables: int
    cpu_ms: float
    took_ms: float
    """From the first request to the last answer, for one who opens."""


async def opened(server: moves.Server, tables: int, at_once: int) -> Opening:
    """Tables opened one after another by each of so many."""
    sites = [people.Site(server.addresses, moves.GAME, 2) for _ in range(at_once)]
    for site in sites:
        await site.welcome()

    async def some(site: people.Site, number: int) -> None:
        for _ in range(number):
            await site.table()

    try:
        await asyncio.gather(*(some(site, WARM // at_once + 1) for site in sites))
        began, spent = time.perf_counter(), people.cpu(server.processes)
        await asyncio.gather(*(some(site, tables // at_once) for site in sites))
        took, spent = time.perf_counter() - began, people.cpu(server.processes) - spent
    finally:
        for site in sites:
            await site.close()
    done = tables // at_once * at_once
    return Opening(server.name, at_once, done, round(1000 * spent / done, 2), round(1000 * took * at_once / done, 1))


def main() -> None:
    """Measures and prints, as a table and as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--at-once", type=int, nargs="+", default=[1, 8])
    parser.add_argument("--only", choices=["sqlite", "postgres"])
    told = parser.parse_args()
    kinds = {"sqlite": moves.embedded, "postgres": moves.production}
    if not (means.postgres() and means.redis()):
        print("PostgreSQL and Redis are left out: GRIOT_TEST_POSTGRES and GRIOT_TEST_REDIS do not name any")
        kinds.pop("postgres")
    rows: list[Opening] = []
    for kind, start in kinds.items():
        if told.only in (None, kind):
            with tempfile.TemporaryDirectory(prefix="griot-bench-") as folder, start(Path(folder)) as server:
                rows += [uvloop.run(opened(server, told.tables, each)) for each in told.at_once]
    moves.show("Opening a table, taking a seat, starting", rows)
    print("\n" + msgspec.json.format(msgspec.json.encode({"opening": rows})).decode())


if __name__ == "__main__":
    main()
