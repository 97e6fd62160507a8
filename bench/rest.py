"""What a server at rest costs, with an empty archive and with a full one: `python -m bench.rest`.

The server as `make play` starts it, on SQLite, with nobody there. Counted is the CPU time of its processes within some
seconds, in turns: empty, full, empty, full. On Linux only, where the system says what a process has used.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import msgspec

from bench import archive
from bench.people import cpu
from tests.running import processes


class Row(msgspec.Struct):
    """Seconds of CPU time of all processes of a server."""

    finished: int
    seconds: float
    cpu_seconds: list[float]
    median: float


def filled(folder: Path, finished: int) -> Path:
    """A folder whose database holds so many finished tables."""
    (folder / "var").mkdir(parents=True)
    here = {"GRIOT_VAR": str(folder / "var"), "DJANGO_SETTINGS_MODULE": "config.settings"}
    command = [sys.executable, "-m", "bench.rest", "--fill", str(finished)]
    subprocess.run(command, cwd=processes.ROOT, env=os.environ | here, check=True)
    return folder


def rested(folder: Path, seconds: float) -> float:
    """The CPU time that the server uses while nobody is there, after a moment to settle."""
    with processes.embedded(folder) as stack:
        children = stack.children()
        time.sleep(5)
        before = cpu(children)
        time.sleep(seconds)
        return round(cpu(children) - before, 2)


def main() -> None:
    """Measures and prints, as a table and as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--finished", type=int, default=300_000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--times", type=int, default=2)
    parser.add_argument("--fill", type=int, help=argparse.SUPPRESS)
    told = parser.parse_args()
    if told.fill is not None:
        archive.begin()
        if told.fill:
            archive.add(1, told.fill, "scored")
        return
    with tempfile.TemporaryDirectory(prefix="griot-bench-") as place:
        folders = {finished: filled(Path(place) / str(finished), finished) for finished in (0, told.finished)}
        took: dict[int, list[float]] = {finished: [] for finished in folders}
        for _ in range(told.times):
            for finished, folder in folders.items():
                took[finished].append(rested(folder, told.seconds))
    rows = [Row(finished, told.seconds, each, median(each)) for finished, each in took.items()]
    print("finished tables   CPU time   within")
    for row in rows:
        print(f"{row.finished:>15,} {row.median:>8.2f} s {row.seconds:>6.0f} s")
    print("\n" + msgspec.json.format(msgspec.json.encode({"rest": rows})).decode())


if __name__ == "__main__":
    main()
