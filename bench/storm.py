"""Everybody comes back at once: `python -m bench.storm`.

Tables with five players each are played for a while; then the server (SQLite, as `make play` starts it) is started
anew on the same data, and all sockets open at the same moment, each saying what it has seen. Measured is the time until
the last of them has been told how its table stands; beside it, in turns, what a bare uvicorn (bench/bare.py) takes to
let as many sockets in and to tell each one thing.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

import msgspec
import uvloop
from websockets.asyncio.client import connect

from bench import moves, people
from tests.running import processes

PLAYERS: Final = 5
PLAYED: Final = 8.0


class Caught(msgspec.Struct):
    """Seconds until so many sockets were told, and what of the web process's time that took."""

    server: str
    sockets: int
    half_s: float
    all_s: float
    cpu_ms_each: float
    bytes_each: int
    memory_kb_each: float
    """What the web process has grown by, folded tables included."""


class Line(msgspec.Struct):
    """Who comes back, and to what."""

    path: str
    token: str


async def play(site: people.Site, tables: int) -> list[Line]:
    """Opens and plays so many tables; then the lines of all who sit there, with what they have seen."""
    await site.welcome()
    opened = [await site.table() for _ in range(tables)]
    tasks = [asyncio.create_task(site.play(table)) for table in opened]
    await asyncio.wait(tasks, timeout=PLAYED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return [
        Line(f"/ws/tables/{table}/?after={await site.seq(table)}", token) for table in opened for token in site.tokens
    ]


def resident(process: int) -> int:
    """Bytes of memory that this process holds; 0 where the system does not say."""
    told = Path(f"/proc/{process}/statm")
    return int(told.read_text().split()[1]) * resource.getpagesize() if told.exists() else 0


async def everybody(name: str, address: str, process: int, lines: list[Line]) -> Caught:
    """All of them at once."""
    told: list[float] = []
    sizes: list[int] = []
    done = asyncio.Event()

    async def come_back(line: Line) -> None:
        headers = {"Authorization": f"Bearer {line.token}"}
        url = address.replace("http", "ws", 1) + line.path
        async with connect(url, additional_headers=headers, compression=None, open_timeout=people.OPEN) as socket:
            while b'"type":"view"' not in (data := await socket.recv(decode=False)):
                pass
            told.append(time.perf_counter() - began)
            sizes.append(len(data))
            if len(told) == len(lines):
                done.set()
            await done.wait()

    began, spent, memory = time.perf_counter(), people.cpu([process]), resident(process)
    tasks = [asyncio.create_task(come_back(line)) for line in lines]
    await done.wait()
    spent, memory = people.cpu([process]) - spent, resident(process) - memory
    await asyncio.gather(*tasks)
    return Caught(
        name,
        len(lines),
        round(median(told), 2),
        round(max(told), 2),
        round(1000 * spent / len(lines), 2),
        moves.average(sizes),
        round(memory / 1024 / len(lines), 1),
    )


@contextmanager
def bare(folder: Path) -> Iterator[tuple[str, int]]:
    """A uvicorn that lets everybody in."""
    port = processes.free_port()
    process = processes.Process("bare", [sys.executable, "-m", "bench.bare", str(port)], {}, folder)
    try:
        processes.until(lambda: processes.health(f"http://127.0.0.1:{port}")[0] == 200, 30, "uvicorn")
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.stop()


async def prepared(address: str, tables: int) -> list[Line]:
    """What `play` gives, with a client of its own."""
    site = people.Site([address], moves.GAME, PLAYERS)
    try:
        return await play(site, tables)
    finally:
        await site.close()


def main() -> None:
    """Measures and prints, as a table and as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    told = parser.parse_args()
    rows: list[Caught] = []
    with tempfile.TemporaryDirectory(prefix="griot-bench-") as name:
        folder = Path(name)
        with processes.embedded(folder) as stack:
            lines = uvloop.run(prepared(stack.address, told.tables))
        for _ in range(told.rounds):
            with bare(folder) as (address, process):
                rows.append(uvloop.run(everybody("bare uvicorn", address, process, lines)))
            with processes.embedded(folder) as stack:
                rows.append(uvloop.run(everybody("SQLite", stack.address, stack.child("web") or 0, lines)))
    moves.show("All sockets at once, after a start", rows)
    times = [ours.all_s / least.all_s for least, ours in zip(rows[::2], rows[1::2], strict=True)]
    print(f"\nOurs by the bare one, median of the rounds: {median(times):.2f}")
    print("\n" + msgspec.json.format(msgspec.json.encode({"storm": rows})).decode())


if __name__ == "__main__":
    main()
