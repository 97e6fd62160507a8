"""What the archive costs those who look for something to do every few seconds: `python -m bench.sweep`.

Databases with so many finished tables, and some that rest (running, and nothing is due for days), on SQLite and, where
GRIOT_TEST_POSTGRES names one, PostgreSQL. Each figure is the median of some calls in one process.
"""

from __future__ import annotations

import argparse
import sys

import msgspec

from bench import archive


class Row(msgspec.Struct):
    """Milliseconds a call, and how many times that of the empty database."""

    database: str
    finished: int
    resting: int
    catch_up_ms: float
    sweep_ms: float
    times_catch_up: float
    times_sweep: float


def measure(finished: list[int], resting: int) -> list[Row]:
    """One line for each size, in one database that grows."""
    from django.db import connection  # noqa: PLC0415  after django.setup

    from events import projections  # noqa: PLC0415  after django.setup
    from games.tables.sweep import sweep  # noqa: PLC0415  after django.setup

    rows: list[Row] = []
    there = 0
    for number, more in [(0, 0), *((number, 0) for number in sorted(finished)), (max(finished), resting)]:
        if number > there:
            archive.add(there + 1, number, "scored")
        if more:
            archive.add(number + 1, number + more, "running")
        there = number
        catch_up, swept = archive.milliseconds(projections.catch_up), archive.milliseconds(sweep)
        empty = rows[0] if rows else Row("", 0, 0, catch_up, swept, 1, 1)
        ratios = (round(catch_up / empty.catch_up_ms, 2), round(swept / empty.sweep_ms, 2))
        rows.append(Row(connection.vendor, number, more, catch_up, swept, *ratios))
    return rows


def main() -> None:
    """Measures and prints, as a table and as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--finished", type=int, nargs="+", default=[1_000, 30_000, 1_000_000])
    parser.add_argument("--resting", type=int, default=100_000)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    told = parser.parse_args()
    if not told.here:
        archive.each_vendor("bench.sweep", sys.argv[1:])
        return
    archive.begin()
    rows = measure(told.finished, told.resting)
    print("database      finished   resting   catch_up       sweep      times the empty one")
    for row in rows:
        took = f"{row.catch_up_ms:>7.2f} ms {row.sweep_ms:>8.2f} ms {row.times_catch_up:>10.2f} {row.times_sweep:>7.2f}"
        print(f"{row.database:<11} {row.finished:>10,} {row.resting:>9,} {took}")
    print("\n" + msgspec.json.format(msgspec.json.encode({"sweep": rows})).decode())


if __name__ == "__main__":
    main()
