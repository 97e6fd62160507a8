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

WARM: Final = 40
EACH: Final = 10
"""So many tables of each pair of people: half of what a person may have."""


class Opening(msgspec.Struct):
    """So many tables, opened by so many people at once; a table in milliseconds."""

    server: str
    at_once: int
    tables: int
    cpu_ms: float
    took_ms: float
    """From the first request to the last answer, for one who opens."""


async def opened(server: moves.Server, tables: int, at_once: int) -> Opening:
    """So many tables, opened by so many pairs of people at a time, none of whom has more than a person may have."""
    pairs = [people.Site(server.addresses, moves.GAME, 2) for _ in range((WARM + tables) // EACH)]
    for pair in pairs:
        await pair.welcome()
    warm, waiting = pairs[: WARM // EACH], pairs[WARM // EACH :]
    try:
        await _all(warm, 1)
        began, before = time.perf_counter(), people.cpu(server.processes)
        await _all(waiting, at_once)
        took, spent = time.perf_counter() - began, people.cpu(server.processes) - before
    finally:
        for pair in pairs:
            await pair.close()
    return Opening(
        server.name, at_once, tables, round(1000 * spent / tables, 2), round(1000 * took * at_once / tables, 1)
    )


async def _all(pairs: list[people.Site], at_once: int) -> None:
    waiting = iter(pairs)

    async def next_one() -> None:
        for pair in waiting:
            for _ in range(EACH):
                await pair.table()

    await asyncio.gather(*(next_one() for _ in range(at_once)))


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
