"""Strikes at random at every process, database and broker while people and bots play, and looks at everything after.

`python -m tests.chaos --mode embedded --minutes 10 --seed 7`: a fault ends the run, with exit code 1. A seed repeats
the strikes and the people's choices, not the moments at which they meet. docs/operations.md says more.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import django

from tests import means
from tests.chaos.stacks import Stack, running

if TYPE_CHECKING:
    from tests.chaos.run import Run

NEEDED = {"embedded": (), "production": ("postgres-server", "redis-server")}


def options() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mode", choices=[*NEEDED], required=True)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--strikes", type=int, help="so many instead of so many minutes")
    parser.add_argument("--seed", type=int, default=random.randrange(10_000))
    parser.add_argument("--down", type=float, default=3.0, help="the most seconds until what was struck is mended")
    parser.add_argument("--between", type=float, default=3.0, help="the most seconds of peace between two strikes")
    parser.add_argument("--bound", type=float, default=10.0, help="the most seconds until every table moves again")
    parser.add_argument("--plant", choices=["lose", "double"], action="append", default=[], help=argparse.SUPPRESS)
    return parser.parse_args()


def strike(stack: Stack, told: argparse.Namespace) -> Run:
    """The run, when it is over."""
    os.environ.update(stack.environment, DJANGO_SETTINGS_MODULE="config.settings")
    django.setup()
    from tests.chaos import plants  # noqa: PLC0415  after django.setup
    from tests.chaos.run import Run  # noqa: PLC0415  after django.setup

    ends = time.monotonic() + 60 * told.minutes
    run = Run(stack, told.seed, told.down, told.between, told.bound)
    run.play(lambda tally: time.monotonic() > ends if told.strikes is None else tally.struck >= told.strikes)
    if told.plant and not run.tally.faults:
        for what in told.plant:
            plants.PLANTS[what](run.crowd.book)
        run.look(run.crowd.book.tables())
    return run


def report(run: Run) -> None:
    """The figures, for people."""
    tally, book = run.tally, run.crowd.book
    lines: list[tuple[str, Any]] = [(" ".join(each), times) for each, times in sorted(tally.strikes.items())]
    lines += [
        ("strikes", tally.struck),
        ("moves and words acknowledged", book.acknowledged),
        ("games played to their end", book.games),
        ("messages looked at", tally.messages),
        *((f"refused: {code}", times) for code, times in sorted(book.refusals.items())),
        *((f"ended by itself: {name}", times) for name, times in sorted(run.stack.ended.items())),
        *_figures("until all was well", tally.well),
        *_figures("until all tables moved", tally.waits),
    ]
    width = max(len(name) for name, _ in lines)
    for name, value in lines:
        print(f"{name:<{width}}  {value:>8}")


def _figures(what: str, seconds: list[float]) -> Iterator[tuple[str, str]]:
    if seconds:
        yield f"{what}, s: half of them within", f"{statistics.median(seconds):.1f}"
        yield f"{what}, s: the longest", f"{max(seconds):.1f}"


def main() -> int:
    """Runs and prints; what to exit with."""
    told = options()
    missing = [means.MEANS[what][1] for what in NEEDED[told.mode] if means.MEANS[what][0]() is None]
    if missing:
        sys.exit(f"This machine lacks {' and '.join(missing)}")
    folder = Path(tempfile.mkdtemp(prefix="griot-chaos-"))
    with running(told.mode, folder) as stack:
        run = strike(stack, told)
    print(f"\n{told.mode}, seed {told.seed}")
    report(run)
    if not run.tally.faults:
        shutil.rmtree(folder)
        return 0
    print("\n".join(["", *map(str, run.tally.faults)]))
    print(f"\nWhat the processes printed is in {folder}. Again: {repeated(told)}")
    return 1


def repeated(told: argparse.Namespace) -> str:
    """The command that does the same again."""
    words = (
        f"python -m tests.chaos --mode {told.mode} --seed {told.seed} --down {told.down:g} --between {told.between:g}"
        f" --bound {told.bound:g}"
    )
    return f"{words} --minutes {told.minutes:g}" if told.strikes is None else f"{words} --strikes {told.strikes}"


if __name__ == "__main__":
    sys.exit(main())
