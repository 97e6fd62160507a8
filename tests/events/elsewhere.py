"""Another process that writes: `python -m tests.events.elsewhere ADDRESS MOVES STREAM...`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def writing(address: str, *streams: str, moves: int, redis: str = "") -> subprocess.Popen[bytes]:
    """Start a process that makes so many moves on each of these streams, all at once."""
    environment = os.environ | {
        "DATABASE_URL": address,
        "REDIS_URL": redis or "redis://127.0.0.1:1/0",  # PostgreSQL asks for one; without one it is never called
        "GRIOT_ELSEWHERE_BELL": "redis" if redis else "sqlite",
        "SECRET_KEY": "of the tests",
        "DJANGO_SETTINGS_MODULE": "tests.settings",
    }
    command = [sys.executable, "-m", "tests.events.elsewhere", str(moves), *streams]
    return subprocess.Popen(command, cwd=ROOT, env=environment)


def _main(moves: int, streams: list[str]) -> None:
    import django  # noqa: PLC0415  this process has just begun
    from django.conf import settings  # noqa: PLC0415

    django.setup()
    settings.GRIOT_FOLD = "tests.events.toy.FOLD"
    settings.GRIOT_PROJECTIONS = []
    settings.GRIOT_NOTIFY = os.environ["GRIOT_ELSEWHERE_BELL"]

    from events import writer  # noqa: PLC0415
    from events.writer import write  # noqa: PLC0415

    writer._listeners.clear()
    futures = [
        write(stream, lambda session: session.append("played", body={"add": os.getpid() % 100})[0].seq)
        for _ in range(moves)
        for stream in streams
    ]
    numbers = [future.result(60) for future in futures]
    assert len(set(numbers)) >= moves


if __name__ == "__main__":
    _main(int(sys.argv[1]), sys.argv[2:])
