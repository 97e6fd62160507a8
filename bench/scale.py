"""What gives way first when there are many: `python -m bench.scale`.

A simulation of the busiest part that all web processes share: the notices. Every process hears of every move, whoever
looks at that table. Real processes with the program's own notifier, on a Redis of their own: one sends so many notices,
in bursts as writers do, the others hear them. What hearing one costs a process, and what it costs Redis, is measured;
then follows how many processes so many players need, if every process hears all, and if it hears those of its own
tables only. What a move costs comes from bench/moves.py (`--move-us`).
"""

from __future__ import annotations

import argparse
import math
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import django
import msgspec
from redis import Redis

from bench.moves import show
from tests.running import processes

FULL: Final = 0.6
"""So much of a core a process may use on average, that moments with more find room."""
PAUSE: Final = 0.004
"""Seconds between two bursts of one writer: a commit."""
MOST: Final = 400
"""More web processes are not looked at."""
STEP: Final = 5_000
_END: Final = "end"


class Heard(msgspec.Struct):
    """What hearing cost, in millionths of a second of CPU."""

    burst: int
    listeners: int
    notices: int
    hearing_us: float
    """A notice, in each process that hears it."""
    sending_us: float
    redis_us: float
    """A message to one process."""


class Need(msgspec.Struct):
    """What so many players at once need; None: no number of processes is enough."""

    players: int
    moves_per_second: int
    webs_that_hear_all: int | None
    webs_that_hear_their_own: int
    redis_cores: float | None
    """Where all hear all; with partitions a Redis has what its own tables say."""
    commits_per_second: int
    megabits_per_second: int
    stored_gb_a_day: float


def listen() -> None:
    """Hears until the end; says how many, and with how much CPU time."""
    django.setup()
    from events import notify  # noqa: PLC0415  after django.setup

    count, ended = 0, threading.Event()

    def heard(stream: str, head: int) -> None:
        nonlocal count
        count += 1
        if stream == _END:
            ended.set()

    notify.listen(heard)
    before = time.process_time()
    print("ready", flush=True)
    ended.wait()
    print(msgspec.json.encode((count, time.process_time() - before)).decode(), flush=True)


def send(notices: int, burst: int) -> None:
    """Sends so many in such bursts, then the end; says with how much CPU time."""
    django.setup()
    from events import notify  # noqa: PLC0415  after django.setup

    pause = threading.Event()
    before = time.process_time()
    for number in range(0, notices, burst):
        for each in range(burst):
            notify.send(f"00000000-0000-4000-8000-{each:012}", number)
        pause.wait(PAUSE)
    spent = time.process_time() - before
    pause.wait(1)
    notify.send(_END, 1)
    print(msgspec.json.encode(spent).decode(), flush=True)


def measured(address: str, folder: str, burst: int, listeners: int, seconds: float) -> Heard:
    """One line: so many processes that hear, one that sends."""
    notices = int(seconds / PAUSE) * burst
    environment = {**os.environ, "REDIS_URL": address, "GRIOT_VAR": folder, "SECRET_KEY": "benchmark"}
    environment |= {"DJANGO_SETTINGS_MODULE": "config.settings"}
    environment.pop("DATABASE_URL", None)

    def start(*words: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "bench.scale", *words]
        return subprocess.Popen(command, cwd=processes.ROOT, env=environment, stdout=subprocess.PIPE, text=True)

    ears = [start("--here", "listen") for _ in range(listeners)]
    for ear in ears:
        assert _line(ear) == "ready"
    server: Any = Redis.from_url(address)
    before = _cpu(server)
    sending = msgspec.json.decode(_line(start("--here", "send", str(notices), str(burst))), type=float)
    told = [msgspec.json.decode(_line(ear), type=tuple[int, float]) for ear in ears]
    spent = _cpu(server) - before
    heard, hearing = sum(count for count, _ in told), sum(cpu for _, cpu in told)
    messages = notices / burst * listeners
    return Heard(
        burst,
        listeners,
        notices,
        round(1e6 * hearing / heard, 1),
        round(1e6 * sending / notices, 1),
        round(1e6 * spent / messages, 1),
    )


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line: str = process.stdout.readline()
    return line.strip()


def _cpu(server: Any) -> float:
    told = server.info("cpu")
    return float(told["used_cpu_user"] + told["used_cpu_sys"])


def webs(moves: float, move: float, hearing: Callable[[float], float]) -> int | None:
    """The fewest web processes that bear so many moves a second, if each hears of all; seconds of CPU for each."""
    for number in range(1, MOST):
        burst = max(1.0, moves / number * PAUSE)
        if moves / number * move + moves * hearing(burst) <= FULL:
            return number
    return None


def need(players: int, told: argparse.Namespace, hearing: Callable[[float], float], redis: float) -> Need:
    """How much of everything; `hearing` a notice that comes with so many, and `redis` for a message to one process."""
    moves, move = players / told.think, told.move_us / 1e6
    everything = webs(moves, move, hearing)
    own = max(1, math.ceil(moves * (move + hearing(1)) / FULL))
    messages = None if everything is None else min(moves, everything / PAUSE) * everything
    return Need(
        players,
        round(moves),
        everything,
        own,
        None if messages is None else round(messages * redis, 2),
        round(min(moves, own / PAUSE)),
        round(moves * told.seats * told.bytes * 8 / 1e6),
        round(moves * told.stored * 86_400 / 1e9, 1),
    )


def _holds(players: int, told: argparse.Namespace, hearing: Callable[[float], float]) -> int:
    return players if webs(players / told.think, told.move_us / 1e6, hearing) else 0


def main() -> None:
    """Measures, works out, and prints both, as tables and as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[1_000, 10_000, 100_000, 1_000_000])
    parser.add_argument("--think", type=float, default=20.0, help="seconds between two moves of a player")
    parser.add_argument("--seats", type=int, default=3, help="how many are told of a move")
    parser.add_argument("--move-us", type=float, default=600, help="CPU of the web process a move, microseconds")
    parser.add_argument("--bytes", type=int, default=3_800, help="of a move, to each seat")
    parser.add_argument("--stored", type=int, default=700, help="bytes a move")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each is measured")
    parser.add_argument("--listeners", type=int, nargs="+", default=[1, 4])
    parser.add_argument("--here", nargs="+", help=argparse.SUPPRESS)
    told = parser.parse_args()
    if told.here:
        return listen() if told.here[0] == "listen" else send(int(told.here[1]), int(told.here[2]))
    rows: list[Heard] = []
    with (
        tempfile.TemporaryDirectory(prefix="griot-bench-") as folder,
        processes.own_redis(Path(folder)) as (_, address),
    ):
        for burst in (1, 10):
            rows += [measured(address, folder, burst, listeners, told.seconds) for listeners in told.listeners]
    show("Notices: every process hears every one", rows)
    one, ten = (next(row for row in rows[::-1] if row.burst == burst) for burst in (1, 10))

    # A message costs something, and each notice in it: two bursts give both.
    each = max(0.0, (10 * ten.hearing_us - one.hearing_us) / 9)

    def hearing(burst: float) -> float:
        return ((one.hearing_us - each) / burst + each) / 1e6

    needs = [need(players, told, hearing, one.redis_us / 1e6) for players in told.players]
    show(f"A move of each every {told.think:g} s, {told.seats} told of it; processes {FULL:.0%} busy", needs)
    most = max(range(STEP, 1_000_000, STEP), key=lambda players: _holds(players, told, hearing))
    print(f"\nWhere every process hears all, no number of them holds more than {most:,} players")
    print("\n" + msgspec.json.format(msgspec.json.encode({"notices": rows, "needs": needs})).decode())
    return None


if __name__ == "__main__":
    main()
