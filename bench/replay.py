"""How long it takes to fold a log from the database, with and without snapshots: `python -m bench.replay`.

A table of Asterix with five players on SQLite, random moves. No game of ours is much longer than 1,000 entries: what
goes beyond 800 is talk, whose words stand beside the log. Each figure is the median of some folds in one process.
"""

from __future__ import annotations

import argparse
from random import Random

import msgspec

from bench.archive import milliseconds
from bench.grown import fresh, grown


class Row(msgspec.Struct):
    """Milliseconds to the state after the last entry."""

    entries: int
    moves: int
    without_snapshots_ms: float
    with_snapshots_ms: float
    us_per_entry: float


def measure(length: int, times: int, chance: Random) -> Row:
    """One line of the table."""
    from events import snapshots, store, writer  # noqa: PLC0415  after django.setup
    from events.fold import fold_to, the_fold  # noqa: PLC0415  after django.setup

    table = grown(length, chance)
    writer.stop()  # what it still had to tell, snapshots among it, is done now
    entries = store.entries(table)
    fold = the_fold()
    kept = milliseconds(lambda: fold_to(fold, table), times)
    assert snapshots.drop(table)
    bare = milliseconds(lambda: fold_to(fold, table), times)
    moves = sum(entry.kind == "played" for entry in entries)
    return Row(len(entries), moves, bare, kept, round(1000 * bare / len(entries), 1))


def main() -> None:
    """Measures and prints, as a table and as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lengths", type=int, nargs="+", default=[200, 1000, 10_000])
    parser.add_argument("--times", type=int, default=15)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    with fresh():
        chance = Random(told.seed)
        rows = [measure(length, told.times, chance) for length in told.lengths]
    print("entries   moves   without snapshots   with snapshots   an entry")
    for row in rows:
        bare, kept = f"{row.without_snapshots_ms:,.1f} ms", f"{row.with_snapshots_ms:,.1f} ms"
        print(f"{row.entries:>7,} {row.moves:>7,} {bare:>19} {kept:>16} {row.us_per_entry:>7,.1f} us")
    print("\n" + msgspec.json.format(msgspec.json.encode({"replay": rows})).decode())


if __name__ == "__main__":
    main()
