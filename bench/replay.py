"""How long it takes to fold a log from the database, with and without snapshots: `python -m bench.replay`.

A table of Asterix with five players on SQLite, random moves. No game of ours is much longer than 1,000 entries: what
goes beyond 800 is talk, whose words stand beside the log. Each figure is the median of some folds in one process.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
import uuid
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any, Final

import django
import msgspec
from django.conf import settings
from django.core.management import call_command

GAME: Final = "asterix"
PLAYERS: Final = 5
GAME_AT_MOST: Final = 800
"""Some games end soon after that."""


class Row(msgspec.Struct):
    """Milliseconds to the state after the last entry."""

    entries: int
    moves: int
    without_snapshots_ms: float
    with_snapshots_ms: float
    us_per_entry: float


def opened(people: list[str]) -> str:
    """A table that has begun."""
    from games.tables.writes import opening, seats  # noqa: PLC0415  after django.setup

    places = (opening.Place("me"), *[opening.Place("open")] * (PLAYERS - 1))
    table = opening.open_table(people[0], opening.Terms(GAME, places)).result()
    for seat, player in enumerate(people[1:], 1):
        seats.sit(table, player, seat, "").result()
    seats.start(table, people[0]).result()
    return table


def grown(length: int, chance: Random) -> str:
    """A table whose log is about that long."""
    from events import cache  # noqa: PLC0415  after django.setup
    from games.tables.writes import moves, talk  # noqa: PLC0415  after django.setup

    people = [str(uuid.UUID(int=chance.getrandbits(128))) for _ in range(PLAYERS)]
    table = opened(people)
    while (now := cache.current(table)).seq < min(length, GAME_AT_MOST):
        game: Any = now.state.game
        seat, asked = next((seat, asked) for seat, asked in enumerate(game.asked) if asked is not None)
        move = msgspec.to_builtins(chance.choice(game.rules.legal(game.state, seat)))
        moves.play(table, seat, people[seat], str(uuid.uuid4()), asked, move).result()
    sayings = [talk.say(table, people[0], f"word {number}", None) for number in range(length - now.seq)]
    for said in sayings:
        said.result()
    return table


def milliseconds(work: Callable[[], object], times: int) -> float:
    """The median of so many runs."""
    took = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        took.append(1000 * (time.perf_counter() - began))
    return round(median(took), 2)


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
    with tempfile.TemporaryDirectory(prefix="griot-bench-") as folder:
        os.environ |= {"GRIOT_VAR": folder, "DJANGO_SETTINGS_MODULE": "config.settings"}
        django.setup()
        assert settings.VAR.samefile(folder)
        call_command("migrate", verbosity=0)
        chance = Random(told.seed)
        rows = [measure(length, told.times, chance) for length in told.lengths]
    print("entries   moves   without snapshots   with snapshots   an entry")
    for row in rows:
        bare, kept = f"{row.without_snapshots_ms:,.1f} ms", f"{row.with_snapshots_ms:,.1f} ms"
        print(f"{row.entries:>7,} {row.moves:>7,} {bare:>19} {kept:>16} {row.us_per_entry:>7,.1f} us")
    print("\n" + msgspec.json.format(msgspec.json.encode({"replay": rows})).decode())


if __name__ == "__main__":
    main()
