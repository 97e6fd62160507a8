"""The supervisor of the embedded mode: starts the web server and the workers, keeps them alive, and stops all.

`python -m config.serve` serves on HOST:PORT of the environment; `python -m config.serve reset` empties `var/`.
"""

from __future__ import annotations

import fcntl
import os
import queue
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import django
from django.apps import apps
from django.conf import settings
from django.core.management import call_command

_LOCK = "serve.lock"
_STOPPING = 8.0  # seconds for an orderly end before the children are killed
_SHORT = 5.0  # a child that lives less than this has failed to start
_TRIES = 5


class Taken(Exception):
    """Something else is where we want to be; the text says what to do."""


@contextmanager
def sole_user(var: Path) -> Iterator[None]:
    """Nobody else serves from, or empties, this folder meanwhile; `Taken` if somebody does."""
    var.mkdir(parents=True, exist_ok=True)
    with (var / _LOCK).open("a") as lock:  # never removed: two could then hold two files of one name
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Taken(f"Griot already runs on {var}. Stop it first (Ctrl-C where it runs).") from None
        yield


def check_port(host: str, port: int) -> None:
    """`Taken` if somebody listens there already."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as problem:
            why = f"Port {port} of {host}: {problem.strerror}."
            raise Taken(f"{why} Choose another: make play PORT={port + 1}") from None


class Child:
    """One of the processes, in a session of its own: Ctrl-C reaches only the supervisor, which then stops it."""

    def __init__(self, name: str, arguments: list[str], news: queue.SimpleQueue[Child | None]) -> None:
        self.name = name
        self._command = [sys.executable, "-m", "config.child", name, *arguments]
        self._news = news
        self._failures = 0

    def start(self) -> None:
        """Starts it; its end will be told to `news`."""
        self._born = time.monotonic()
        self._process = subprocess.Popen(  # noqa: S603  our own module, no words of anybody else
            self._command,
            cwd=settings.ROOT,
            stdin=subprocess.PIPE,  # the leash: see config/child.py
            start_new_session=True,
        )
        threading.Thread(target=self._wait, args=(self._process,), daemon=True).start()

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        process.wait()
        self._news.put(self)

    def restart(self) -> bool:
        """Starts it again after it died; False if it keeps failing to start."""
        self._failures = self._failures + 1 if time.monotonic() - self._born < _SHORT else 0
        if self._failures >= _TRIES:
            return False
        print(f"The {self.name} process ended ({self._process.returncode}) and is started again.", flush=True)
        self.signal(signal.SIGKILL)  # whatever it may have left in its session
        self.start()
        return True

    def signal(self, number: signal.Signals) -> None:
        """Sends the signal to everything in its session."""
        # All may be gone already; macOS says PermissionError of a group of zombies.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, number)

    def stop(self, patience: float) -> None:
        """Waits for its end, at most so many seconds, then kills it."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        self.signal(signal.SIGKILL)
        self._process.wait()


def announce(address: str, ended: threading.Event) -> None:
    """Prints the address as soon as everything behind it is well."""
    while not ended.wait(0.1):
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=5):  # noqa: S310  our own address
                print(f"\n  Griot is ready: {address}\n  Ctrl-C stops it.\n", flush=True)
                return
        except (urllib.error.URLError, OSError):
            continue  # not yet


def supervise(host: str, port: int) -> int:
    """Runs the children until a signal comes; what to exit with."""
    news: queue.SimpleQueue[Child | None] = queue.SimpleQueue()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: news.put(None))
    workers = [Child(name, [], news) for name in ("worker", "bots", "analysis")]
    children = [Child("web", [host, str(port)], news), *workers]
    for child in children:
        child.start()
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  not bound here: how to reach ourselves then
    shown = everywhere.get(host, host)
    shown = f"[{shown}]" if ":" in shown else shown
    ended = threading.Event()
    threading.Thread(target=announce, args=(f"http://{shown}:{port}", ended), daemon=True).start()
    code = 0
    while (dead := news.get()) is not None:
        if not dead.restart():
            print(f"The {dead.name} process keeps failing; its own lines above say why.", file=sys.stderr)
            code = 1
            break
    ended.set()
    for child in children:
        child.signal(signal.SIGTERM)
    deadline = time.monotonic() + _STOPPING
    for child in children:
        child.stop(max(0.0, deadline - time.monotonic()))
    return code


def serve() -> int:
    """Brings the database up to date and supervises."""
    host, port = os.environ.get("HOST") or "127.0.0.1", int(os.environ.get("PORT") or 8000)
    with sole_user(settings.VAR):
        check_port(host, port)
        django.setup()
        call_command("migrate", verbosity=0, interactive=False)
        apps.get_model("workers", "Heartbeat").objects.all().delete()  # of workers that are no more
        return supervise(host, port)


def reset() -> int:
    """Empties `var/`, all games included."""
    with sole_user(settings.VAR):
        for path in settings.VAR.iterdir():
            if path.is_dir():
                shutil.rmtree(path)
            elif path.name != _LOCK:
                path.unlink()
    return 0


def main() -> int:
    """The command line of this module; returns what to exit with."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    try:
        return reset() if sys.argv[1:] == ["reset"] else serve()
    except Taken as taken:
        print(taken, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
