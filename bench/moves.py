"""Moves a second, and how long a move takes to the other seat: `python -m bench.moves`.

Starts servers of its own on fresh data, embedded (SQLite, synchronous=FULL) and, where GRIOT_TEST_POSTGRES and
GRIOT_TEST_REDIS name servers that may be used, production (PostgreSQL and Redis, one web process and a worker).
The load (bench/people.py) is another process on the same machine. Latency is from the moment a client sends a
move to the moment another seat's client has it; a move is told to nobody before it is stored durably.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
import psycopg

from bench.people import Load, Seen
from tests import means
from tests.running import processes

GAME: Final = "asterix"
LONGEST: Final = 5
"""So many players make the longest game there is: about 700 moves, 1,100 entries."""
MARKS: Final = (10, 100, 1000)


class Server(msgspec.Struct):
    """Where to play, which processes serve it, and where its data lies."""

    name: str
    addresses: list[str]
    processes: list[int]
    data: str
    load: str = "bench.people"
    """The program that plays there."""
    by_table: bool = False
    """Whether all of a table come to one of the addresses, and not neighbours to different ones."""

    def size(self) -> int:
        """Bytes of the database, indexes included."""
        if self.data.startswith("postgres"):
            with psycopg.connect(self.data) as connection:
                row = connection.execute("SELECT pg_database_size(current_database())").fetchone()
                return int(row[0]) if row else 0
        return sum(path.stat().st_size for path in Path(self.data).glob("griot.sqlite3*"))


class Row(msgspec.Struct):
    """One line of a table of results."""

    server: str
    tables: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    server_cores: float
    load_cores: float
    cpu_us_per_move: float
    message_bytes: int
    stored_bytes_per_move: int | None
    refused: int
    missed: int


class Mark(msgspec.Struct):
    """Moves around one length of the log."""

    server: str
    entry: int
    moves: int
    p50_ms: float
    p99_ms: float
    message_bytes: int


@contextmanager
def embedded(folder: Path) -> Iterator[Server]:
    """SQLite, one web process and one worker, as `make play` starts them."""
    with processes.embedded(folder) as stack:
        web = stack.child("web")
        yield Server("SQLite", [stack.address], [web] if web else [], str(stack.var))


@contextmanager
def production(folder: Path) -> Iterator[Server]:
    """PostgreSQL and Redis, one web process and one worker, as docker-compose.yml starts them."""
    with processes.production(folder, webs=1, workers=1) as stack:
        database = stack.environment["DATABASE_URL"]
        yield Server("PostgreSQL + Redis", stack.addresses, [stack.processes["web-0"].pid], database)


def play(server: Server, *arguments: str) -> Load:
    """What the load saw."""
    routed = ["--by-table"] if server.by_table else []
    command = [sys.executable, "-m", server.load, *server.addresses, "--game", GAME, *routed, *arguments]
    with tempfile.TemporaryFile() as answer:
        subprocess.run(command, cwd=processes.ROOT, check=True, stdout=answer)
        answer.seek(0)
        return msgspec.json.decode(answer.read(), type=Load)


def percentile(seen: Sequence[Seen], share: float) -> float:
    """Milliseconds within which that share of the moves was seen."""
    ordered = sorted(each.seconds for each in seen)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def average(sizes: Sequence[int]) -> int:
    """The mean, to a whole byte."""
    return round(sum(sizes) / len(sizes))


def at_once(server: Server, tables: int, seconds: float, rate: float = 0) -> Row:
    """That many tables of two players each; as fast as they can, or at that rate."""
    watched = ["--watch", *map(str, server.processes)]
    words = ["--players", "2", "--tables", str(tables), "--seconds", str(seconds), "--rate", str(rate)]
    load = play(server, *words, *watched)
    return Row(
        server=server.name,
        tables=tables,
        moves_per_second=round(load.moves / load.seconds),
        p50_ms=percentile(load.seen, 0.5),
        p99_ms=percentile(load.seen, 0.99),
        server_cores=round(load.cpu / load.seconds, 2),
        load_cores=round(load.own / load.seconds, 2),
        cpu_us_per_move=round(1e6 * load.cpu / load.moves),
        message_bytes=average([each.bytes for each in load.seen]),
        stored_bytes_per_move=None,
        refused=load.refused,
        missed=load.missed,
    )


def measured(server: Server, tables: list[int], seconds: float) -> tuple[list[Row], list[Row]]:
    """Each number of tables as fast as they can, and then at half of that rate (a single table has no fixed rate)."""
    full = [at_once(server, each, seconds) for each in tables]
    half = [at_once(server, row.tables, seconds, row.moves_per_second / 2) for row in full if row.tables > 1]
    return full, half


def growth(server: Server, games: int) -> tuple[list[Mark], int]:
    """Whole games of the longest kind, one table: latency near the marks; and bytes stored a move."""
    before = server.size()
    load = play(server, "--players", str(LONGEST), "--games", str(games))
    stored = round((server.size() - before) / load.moves)
    marks = []
    for entry in MARKS:
        near = [each for each in load.seen if abs(each.seq - entry) <= max(9, entry // 10)]
        if not near:
            continue  # few games are that long: asked for one only, there may be none
        sizes = average([each.bytes for each in near])
        marks.append(Mark(server.name, entry, len(near), percentile(near, 0.5), percentile(near, 0.99), sizes))
    return marks, stored


def show(title: str, rows: Sequence[msgspec.Struct]) -> None:
    """A table for people."""
    listed = [msgspec.to_builtins(row) for row in rows]
    cells = [
        list(listed[0]),
        *(
            [f"{value:,}" if isinstance(value, (int, float)) else str(value or "-") for value in row.values()]
            for row in listed
        ),
    ]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    print(f"\n{title}")
    for line in cells:
        print("  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)))


def main() -> None:
    """Measures and prints, as tables and as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20, 200])
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each is measured")
    parser.add_argument("--games", type=int, default=3, help="whole games of the longest kind; 0: none")
    parser.add_argument("--only", choices=["sqlite", "postgres"])
    told = parser.parse_args()
    kinds = {"sqlite": embedded, "postgres": production}
    if told.only is None and not (means.postgres() and means.redis()):
        print("PostgreSQL and Redis are left out: GRIOT_TEST_POSTGRES and GRIOT_TEST_REDIS do not name any")
        kinds.pop("postgres")
    rows: list[Row] = []
    halves: list[Row] = []
    marks: list[Mark] = []
    for kind, start in kinds.items():
        if told.only in (None, kind):
            with tempfile.TemporaryDirectory(prefix="griot-bench-") as folder, start(Path(folder)) as server:
                full, half = measured(server, told.tables, told.seconds)
                rows, halves = rows + full, halves + half
                if not told.games:
                    continue
                more, stored = growth(server, told.games)
                marks += more
                rows = [
                    msgspec.structs.replace(row, stored_bytes_per_move=stored) if row.server == server.name else row
                    for row in rows
                ]
    show(f"{GAME}, 2 players, {told.seconds:g} s each", rows)
    if halves:
        show("The same at fixed arrivals, half of that rate", halves)
    if marks:
        show(f"{GAME}, {LONGEST} players, one table, {told.games} games", marks)
    print("\n" + msgspec.json.format(msgspec.json.encode({"at_once": rows, "half": halves, "growth": marks})).decode())


if __name__ == "__main__":
    main()
