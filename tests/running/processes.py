"""Griot as real processes, on free ports and with data of its own: embedded, and production by its own commands."""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit, urlunsplit

import httpx
import psycopg
import yaml
from psycopg import sql
from redis import Redis, RedisError

from tests import means

ROOT = Path(__file__).resolve().parents[2]
# What runs Griot; with GRIOT_PYTHON another interpreter than that of the tests, with Griot's packages.
PYTHON = os.environ.get("GRIOT_PYTHON", sys.executable)
T = TypeVar("T")
NO_LIMITS = {
    "GRIOT_RATES": '{"strangers": null, "writes": null, "reads": null, "sockets": null}',
    "GRIOT_SOCKETS": "0",
    "GRIOT_SOCKET_RATE": "0",
    "GRIOT_TABLES": '{"unfinished": null, "open": null}',
}
_PAUSE = threading.Event()


def until(look: Callable[[], T | None], seconds: float = 30, what: str = "") -> T:
    """What `look` finds as soon as it finds something that is true; fails when it takes longer."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if found := look():
            return found
        _PAUSE.wait(0.05)
    raise AssertionError(f"waited {seconds} s in vain for {what or look}")


def free_port() -> int:
    """A port of this machine on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def health(address: str) -> tuple[int, dict[str, bool]]:
    """Status and body of `/healthz`; (0, {}) while nobody answers."""
    try:
        answer = httpx.get(f"{address}/healthz", timeout=5)
    except httpx.TransportError:
        return 0, {}
    return answer.status_code, answer.json()


class Process:
    """One process in a session of its own, with all that it prints in a file."""

    def __init__(
        self, name: str, command: list[str], environment: dict[str, str], folder: Path, user: str | None = None
    ) -> None:
        self.name = name
        self._command = command
        self._user = user
        self._environment = {key: value for key, value in os.environ.items() if not key.startswith("GRIOT_")}
        self._environment |= {"PYTHONUNBUFFERED": "1", **environment}
        self._log = folder / f"{name}.log"
        self.start()

    def start(self) -> None:
        """Starts it, again if it ended."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                cwd=ROOT if self._user is None else self._log.parent,
                env=self._environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
                **_as_user(self._user),
            )

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def printed(self) -> str:
        """All that it has printed so far."""
        return self._log.read_text(errors="replace")

    def ended(self) -> int | None:
        """Its exit code, None while it lives."""
        return self._process.poll()

    def signal(self, number: signal.Signals) -> None:
        """Sends the signal to this process alone."""
        self._process.send_signal(number)

    def wait(self, seconds: float = 15) -> int:
        """Its exit code once it has ended; fails if that takes longer."""
        return self._process.wait(seconds)

    def stop(self) -> None:
        """Ends it and all that it started, whatever it says."""
        if self.ended() is None:
            self.signal(signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(12)
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        self._process.wait()


@contextmanager
def own_redis(folder: Path) -> Iterator[tuple[Process, str]]:
    """A Redis that a test may stop and start, and its address; for tests marked `needs("redis-server")`."""
    port = free_port()
    address = f"redis://127.0.0.1:{port}/0"
    words = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = Process("redis", words, {}, folder)
    try:
        answers(address)
        yield process, address
    finally:
        process.stop()


def _as_user(name: str | None) -> dict[str, Any]:
    """What `subprocess` needs to start a program as that user; None: as ourselves."""
    return {} if name is None else {"user": name, "group": name, "extra_groups": []}


@contextmanager
def own_postgres() -> Iterator[tuple[Process, str]]:
    """A PostgreSQL that a test may kill and start, and its address; for tests marked `needs("postgres-server")`."""
    found = means.postgres_server()
    assert found is not None
    user = "postgres" if os.geteuid() == 0 else None  # as root it refuses to run
    password, port = secrets.token_hex(16), free_port()
    # Not in the test's own folder, into which no other user may look.
    with tempfile.TemporaryDirectory(prefix="griot-postgres-") as name:
        folder = Path(name)
        (folder / "password").write_text(password)
        if user is not None:
            shutil.chown(folder, user, user)
            shutil.chown(folder / "password", user, user)
        words = [f"{found}/initdb", f"--pgdata={folder}/data", "--username=griot", "--pwfile=password"]
        words += ["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-sync"]
        subprocess.run(words, cwd=folder, check=True, capture_output=True, **_as_user(user))
        words = [f"{found}/postgres", "-D", f"{folder}/data", "-p", str(port), "-c", "listen_addresses=127.0.0.1"]
        process = Process("postgres", [*words, "-c", f"unix_socket_directories={folder}"], {}, folder, user)
        address = f"postgres://griot:{password}@127.0.0.1:{port}/postgres"
        try:
            serves(process, address)
            yield process, address
        finally:
            process.signal(signal.SIGQUIT)  # at once: SIGTERM would wait for its clients
            process.stop()


def serves(server: Process, address: str) -> None:
    """Return once that PostgreSQL answers; started anew as long as what is left of a killed one is in its way."""

    def connected() -> bool:
        if server.ended() is not None:
            server.start()
        with suppress(psycopg.OperationalError), psycopg.connect(address, connect_timeout=2):
            return True
        return False

    until(connected, 60, "a PostgreSQL")


def answers(address: str) -> None:
    """Return once that Redis answers."""

    def ping() -> bool:
        with suppress(RedisError):
            return bool(Redis.from_url(address).ping())
        return False

    until(ping, 15, "a Redis")


class Embedded:
    """`python -m config.serve`, as `make play` starts it."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.port = int(environment.get("PORT") or free_port())
        self.address = f"http://127.0.0.1:{self.port}"
        self.var = folder / "var"
        self.environment = {"GRIOT_VAR": str(self.var), "PORT": str(self.port), **NO_LIMITS, **environment}
        self.supervisor = Process("serve", [PYTHON, "-m", "config.serve"], self.environment, folder)

    def ready(self, seconds: float = 60) -> Embedded:
        """This, once all of it is well."""
        until(lambda: health(self.address)[0] == 200 or self.supervisor.ended() is not None, seconds, "a good /healthz")
        assert self.supervisor.ended() is None, self.supervisor.printed
        return self

    def child(self, name: str) -> int | None:
        """The process id of `web`, `worker`, `bots` or `analysis`."""
        return next(
            (pid for pid, parent, words in _processes() if parent == self.supervisor.pid and name in words), None
        )

    def children(self) -> list[int]:
        """The process ids of all its children."""
        return [pid for pid, parent, _ in _processes() if parent == self.supervisor.pid]

    def stop(self) -> None:
        """Ends it; its children go with it."""
        children = self.children()
        self.supervisor.stop()
        until(lambda: not any(map(alive, children)), 15, "the end of all children")


def family(pid: int) -> list[int]:
    """That process, and all that it and its descendants have started."""
    listed = list(_processes())
    found = [pid]
    for each in found:  # it grows while it is read: that is how the descendants come in
        found += [child for child, parent, _ in listed if parent == each]
    return found


def _processes() -> Iterator[tuple[int, int, list[str]]]:
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,command="], check=True, capture_output=True, text=True)
    for line in listed.stdout.splitlines():
        pid, parent, *words = line.split()
        yield int(pid), int(parent), words


def alive(pid: int) -> bool:
    """Whether there is such a process, and not only its corpse."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], check=False, capture_output=True, text=True).stdout
    return bool(state.strip()) and not state.strip().startswith("Z")


@contextmanager
def embedded(folder: Path, **environment: str) -> Iterator[Embedded]:
    """Griot in embedded mode, ready, for the time of the block."""
    stack = Embedded(folder, **environment)
    try:
        yield stack.ready()
    finally:
        stack.stop()


class Production:
    """The services of docker-compose.yml by their own commands, on a fresh database and Redis."""

    def __init__(
        self, folder: Path, roles: Roles, redis: str, webs: int, workers: int, environment: dict[str, str]
    ) -> None:
        self._folder = folder
        self.roles = roles
        self._services = yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"]
        self.environment = {
            "DATABASE_URL": roles.app,
            "REDIS_URL": redis,
            "SECRET_KEY": secrets.token_hex(32),
            "ALLOWED_HOSTS": "127.0.0.1",
            "GRIOT_VAR": str(folder / "var"),
            **NO_LIMITS,
            **environment,
        }
        self.processes: dict[str, Process] = {}
        self.addresses: list[str] = []
        try:
            migrate = self._start("migrate", "migrate", DATABASE_URL=roles.owner)
            assert migrate.wait(120) == 0, migrate.printed
            for number in range(webs):
                self.addresses.append(self._web(f"web-{number}"))
            for number in range(workers):
                for service in ("worker", "bots"):
                    self._start(service, f"{service}-{number}", "-n", f"{service}{number}@%h", "--concurrency", "1")
            self._start("analysis", "analysis", "-n", "analysis@%h")
            self._start("beat", "beat")
        except BaseException:
            self.stop()
            raise

    def _start(self, service: str, name: str, *more: str, **environment: str) -> Process:
        tool, *rest = shlex.split(self._services[service]["command"])
        command = [str(Path(PYTHON).with_name(tool)), *rest, *more]
        process = Process(name, command, {**self.environment, **environment}, self._folder)
        self.processes[name] = process
        return process

    def _web(self, name: str) -> str:
        port = free_port()
        self._start("web", name, "--host", "127.0.0.1", "--port", str(port))  # the last word counts
        return f"http://127.0.0.1:{port}"

    def ready(self, seconds: float = 90) -> Production:
        """This, once every web process says that all is well."""
        until(lambda: all(health(address)[0] == 200 for address in self.addresses), seconds, "good health everywhere")
        return self

    def stop(self) -> None:
        """Ends all processes."""
        for process in reversed(self.processes.values()):
            process.stop()


@contextmanager
def fresh_database(address: str) -> Iterator[str]:
    """The address of a database that is there for the time of the block."""
    name = f"griot_{secrets.token_hex(6)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            yield urlunsplit(urlsplit(address)._replace(path=f"/{name}"))
        finally:
            connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@dataclass(frozen=True)
class Roles:
    """The addresses of a database for those who change its tables and for those who write rows."""

    owner: str
    app: str


@contextmanager
def with_roles(database: str, **environment: str) -> Iterator[Roles]:
    """The roles of docker-compose.yml in that database, made by its very script, under names of their own."""
    there = urlsplit(database)
    names = {role: f"griot_{role}_{secrets.token_hex(6)}" for role in ("owner", "app")}
    passwords = {f"{role.upper()}_PASSWORD": secrets.token_hex(16) for role in names}
    variables = [word for role, name in names.items() for word in ("-v", f"{role}={name}")]
    script = ["psql", "--quiet", "--no-psqlrc", *variables, "-f", str(ROOT / "config" / "roles.sql"), database]

    def address(role: str) -> str:
        host = there.netloc.rpartition("@")[2]
        return urlunsplit(there._replace(netloc=f"{names[role]}:{passwords[role.upper() + '_PASSWORD']}@{host}"))

    try:
        subprocess.run(script, env={**os.environ, **passwords, **environment}, check=True)
        yield Roles(address("owner"), address("app"))
    finally:
        with psycopg.connect(database, autocommit=True) as connection:
            for name in map(sql.Identifier, names.values()):
                connection.execute(sql.SQL("REASSIGN OWNED BY {} TO CURRENT_USER").format(name))
                connection.execute(sql.SQL("DROP OWNED BY {}").format(name))
                connection.execute(sql.SQL("DROP ROLE {}").format(name))


@contextmanager
def production(folder: Path, webs: int = 2, workers: int = 2, **environment: str) -> Iterator[Production]:
    """Production, ready, for the time of the block; for tests marked `needs("postgres", "redis")`."""
    postgres, redis = means.postgres(), means.redis()
    assert postgres is not None
    assert redis is not None
    broker: Any = Redis.from_url(redis)
    broker.flushdb()
    with fresh_database(postgres) as database, with_roles(database) as roles:
        stack = Production(folder, roles, redis, webs, workers, environment)
        try:
            yield stack.ready()
        finally:
            stack.stop()
            broker.flushdb()
            broker.close()
