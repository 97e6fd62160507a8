"""What looking back costs, early in a long log and late: `python -m bench.past`.

A table of Asterix with five players on SQLite, random moves and talk, asked through the API in one process. A position
is one request for what was seen at an entry with no snapshot at it; the two are asked in turns, and each figure is
the median. The whole is all that a browser asks for to look through the log from end to end, in bytes as they travel.
"""

from __future__ import annotations

import argparse
import gzip
import time
from random import Random
from statistics import median
from typing import Any, Final

import msgspec

from bench.grown import fresh, grown

EARLY: Final = 10
LENGTH: Final = 1_005
"""The latest snapshot is not at LATE, nor near it."""
LATE: Final = 995


class Past(msgspec.Struct):
    """Milliseconds a position, their ratio, and the bytes and seconds of all of it."""

    entries: int
    early_ms: float
    late_ms: float
    ratio: float
    whole_bytes: int
    whole_seconds: float


def _timed(client: Any, address: str) -> float:
    began = time.perf_counter()
    answer = client.get(address)
    assert answer.status_code == 200, answer.content
    return 1000 * (time.perf_counter() - began)


def _whole(client: Any, table: str, head: int) -> tuple[int, float]:
    from games.tables.queries import STRETCH  # noqa: PLC0415  after django.setup

    began, size, after = time.perf_counter(), 0, 0
    for first in range(1, head + 1, STRETCH):
        size += len(client.get(f"/api/tables/{table}/past/?from={first}&to={head}").content)
    while after < head:
        answer = client.get(f"/api/tables/{table}/entries/?after={after}").content
        size += len(answer)
        after = msgspec.json.decode(gzip.decompress(answer))["entries"][-1]["seq"]
    return size, time.perf_counter() - began


def measure(times: int, chance: Random) -> Past:
    """The table grown, and looked at."""
    from django.test import Client  # noqa: PLC0415  after django.setup

    from events import cache, writer  # noqa: PLC0415  after django.setup

    table = grown(LENGTH, chance)
    writer.stop()  # what it still had to tell, snapshots among it, is done now
    head = cache.current(table).seq
    client = Client(headers={"accept-encoding": "gzip", "host": "127.0.0.1"})
    address = f"/api/tables/{table}/views/{{}}/"
    pairs = [[_timed(client, address.format(seq)) for seq in (EARLY, LATE)] for _ in range(times)]
    early, late = (round(median(each), 2) for each in zip(*pairs, strict=True))
    size, seconds = _whole(client, table, head)
    return Past(head, early, late, round(late / early, 2), size, round(seconds, 2))


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    with fresh():
        found = measure(told.times, Random(told.seed))
    print(f"a position: entry {EARLY} {found.early_ms} ms, entry {LATE} {found.late_ms} ms, ratio {found.ratio}")
    print(f"the whole: {found.entries:,} entries, {found.whole_bytes:,} bytes, {found.whole_seconds} s")
    print("\n" + msgspec.json.format(msgspec.json.encode({"past": found})).decode())


if __name__ == "__main__":
    main()
