"""Moves beside boardgame.io, in one run, in turns: `python -m bench.peers`.

Ours as bench/moves.py starts it, theirs as its guide sets it up (server.js, game.js: a card game with hidden hands,
about as long), with its storage in memory, in files and in PostgreSQL. The same load plays on both (people.py). Needs
Node.js; its packages are installed into var/peers/ by the lock beside this file.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

import httpx
import msgspec

from bench import moves
from tests import means
from tests.running import processes

HERE: Final = Path(__file__).parent
INSTALLED: Final = processes.ROOT / "var" / "peers"
_TOOLS: Final = f"{processes.ROOT / '.venv' / 'node'}{os.pathsep}{os.environ['PATH']}"

Start = Callable[[Path], AbstractContextManager[moves.Server]]


class Ratio(msgspec.Struct):
    """One of ours by one of theirs: the median of the rounds."""

    ours: str
    theirs: str
    tables: int
    rate: float
    cpu: float


def install() -> None:
    """Puts the packages where they are ignored, unless they are there."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    lock, installed = HERE / "package-lock.json", INSTALLED / "package-lock.json"
    fresh = not installed.exists() or installed.read_bytes() != lock.read_bytes()
    for name in ("package.json", "package-lock.json", "game.js", "server.js"):
        shutil.copy(HERE / name, INSTALLED / name)
    if fresh or not (INSTALLED / "node_modules").exists():
        words = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(words, cwd=INSTALLED, env={**os.environ, "PATH": _TOOLS}, check=True)


@contextmanager
def peer(storage: str, folder: Path) -> Iterator[moves.Server]:
    """boardgame.io with that storage."""
    if storage == "postgres":
        with processes.fresh_database(means.postgres() or "") as database:
            yield from _serve(storage, database, folder)
    else:
        yield from _serve(storage, str(folder / "files"), folder)


def _serve(storage: str, where: str, folder: Path) -> Iterator[moves.Server]:
    port = processes.free_port()
    command = [shutil.which("node", path=_TOOLS) or "node", str(INSTALLED / "server.js"), str(port), storage, where]
    process = processes.Process("peer", command, {"NODE_ENV": "production"}, folder)
    address = f"http://127.0.0.1:{port}"

    def there() -> bool:
        assert process.ended() is None, process.printed
        try:
            return httpx.get(f"{address}/games").status_code == 200
        except httpx.TransportError:
            return False

    try:
        processes.until(there, 30, "boardgame.io")
        yield moves.Server(f"boardgame.io, {storage}", [address], [process.pid], where, "bench.peers.people")
    finally:
        process.stop()


def compared(rounds: list[list[moves.Row]]) -> list[Ratio]:
    """Each of ours by each of theirs at as many tables, round by round."""
    found: dict[tuple[str, str, int], list[tuple[float, float]]] = {}
    for rows in rounds:
        theirs = [row for row in rows if row.server.startswith("boardgame.io")]
        for row in rows:
            for other in theirs:
                if row not in theirs and row.tables == other.tables:
                    pair = (row.moves_per_second / other.moves_per_second, row.cpu_us_per_move / other.cpu_us_per_move)
                    found.setdefault((row.server, other.server, row.tables), []).append(pair)
    return [
        Ratio(*names, round(median(rate for rate, _ in pairs), 2), round(median(cpu for _, cpu in pairs), 2))
        for names, pairs in found.items()
    ]


def main() -> None:
    """Measures and prints, as tables and as JSON."""
    kinds: dict[str, Start] = {
        "sqlite": moves.embedded,
        "memory": partial(peer, "memory"),
        "files": partial(peer, "files"),
        "production": moves.production,
        "postgres": partial(peer, "postgres"),
    }
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[20, 200])
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each is measured")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", nargs="+", choices=list(kinds), default=list(kinds))
    told = parser.parse_args()
    if shutil.which("node", path=_TOOLS) is None:
        print("There is no Node.js here: boardgame.io cannot be run beside us")
        return
    if not (means.postgres() and means.redis()):
        print("PostgreSQL and Redis are left out: GRIOT_TEST_POSTGRES and GRIOT_TEST_REDIS do not name any")
        told.only = [each for each in told.only if each not in ("production", "postgres")]
    install()
    rounds: list[list[moves.Row]] = []
    for _ in range(told.rounds):
        rounds.append([])
        for kind in told.only:
            with tempfile.TemporaryDirectory(prefix="griot-bench-") as folder, kinds[kind](Path(folder)) as server:
                rounds[-1] += [moves.at_once(server, tables, told.seconds) for tables in told.tables]
    moves.show(f"In turns, {told.seconds:g} s each", [row for rows in rounds for row in rows])
    ratios = compared(rounds)
    if ratios:
        moves.show("Ours by theirs (median of the rounds)", ratios)
    print("\n" + msgspec.json.format(msgspec.json.encode({"rounds": rounds, "ratios": ratios})).decode())


if __name__ == "__main__":
    main()
