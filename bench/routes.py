"""What it saves that tables find their process: `python -m bench.routes`.

Two web processes with PostgreSQL and Redis. In turns: neighbours of a table at different processes, as where a proxy
sends everybody anywhere, and each table at one of them, as config/Caddyfile sees to it. At a fixed rate, as both do the
same work then, and as fast as they can.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

import msgspec

from bench.moves import Row, Server, at_once, show
from tests.running import processes


def measured(server: Server, tables: int, seconds: float, rate: float, rounds: int) -> list[Row]:
    """A row for each turn."""
    ways = [
        msgspec.structs.replace(server, name="anywhere"),
        msgspec.structs.replace(server, name="by table", by_table=True),
    ]
    return [at_once(way, tables, seconds, rate) for _ in range(rounds) for way in ways]


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each is measured")
    parser.add_argument("--rate", type=float, default=300, help="moves a second of the fixed rate")
    parser.add_argument("--rounds", type=int, default=3)
    told = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="griot-bench-") as folder,
        processes.production(Path(folder), webs=2, workers=1) as stack,
    ):
        webs = [process.pid for name, process in stack.processes.items() if name.startswith("web-")]
        server = Server("", stack.addresses, webs, stack.environment["DATABASE_URL"])
        for rate, title in ((told.rate, f"{told.rate:g} moves a second"), (0.0, "as fast as they can")):
            rows = measured(server, told.tables, told.seconds, rate, told.rounds)
            show(f"Two web processes, {told.tables} tables, {title}", rows)


if __name__ == "__main__":
    main()
