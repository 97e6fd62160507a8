"""One suite of laws for the log, on SQLite and on PostgreSQL: the default connection is turned to either."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

import dj_database_url
import psycopg
import pytest
from django.core.management import call_command
from django.db import connection, connections
from pytest_django import DjangoDbBlocker, Settings

from events import triggers, writer
from events.models import Behind, EntryRow, Position, Saying, Snapshot, Stream
from events.projections import following
from tests import means
from tests.database import quiet
from tests.events import toy
from tests.events.acts import opened

SQLITE = "sqlite"
POSTGRESQL = "postgresql"
BOTH = [SQLITE, pytest.param(POSTGRESQL, marks=pytest.mark.needs("postgres"))]


@pytest.fixture(scope="session")
def addresses(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """The address of an empty database of that vendor, made once."""
    made = {}

    def address(vendor: str) -> str:
        if vendor not in made:
            made[vendor] = f"sqlite:///{tmp_path_factory.mktemp('log')}/log.sqlite3"
            if vendor == POSTGRESQL:
                made[vendor] = _own_database(means.postgres() or "", str(tmp_path_factory.getbasetemp()))
        return made[vendor]

    return address


def _own_database(server: str, run: str) -> str:
    # Two runs on one machine must not meet; what is left of an earlier run with the same name goes.
    name = "griot_log_" + "".join(letter if letter.isalnum() else "_" for letter in run)[-40:]
    with psycopg.connect(server, autocommit=True) as admin:
        admin.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        admin.execute(f'CREATE DATABASE "{name}"')
    return f"{server.rpartition('/')[0]}/{name}"


@pytest.fixture(params=BOTH)
def database(
    request: pytest.FixtureRequest,
    addresses: Callable[[str], str],
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    django_db_blocker: DjangoDbBlocker,
) -> Iterator[str]:
    """An empty, migrated log on either database; its address. GRIOT_FOLD is the toy."""
    settings.GRIOT_FOLD = "tests.events.toy.FOLD"
    settings.GRIOT_PROJECTIONS = [f"tests.events.toy.{name}" for name in ("Ranks", "Tallies", "Standings")]
    settings.GRIOT_NOTIFY = "sqlite"
    monkeypatch.setattr(writer, "_listeners", [])  # tables listen too
    address = addresses(request.param)
    with django_db_blocker.unblock(), _turned_to(address):
        _migrate()
        yield address
        quiet()
        following._failing.clear()
        _empty()


class _turned_to:  # noqa: N801  reads as a verb
    def __init__(self, address: str) -> None:
        self.before = connections.settings["default"]
        self.now = copy.deepcopy(self.before) | dj_database_url.parse(address)
        self.now["OPTIONS"] = {}
        if address.startswith("sqlite"):
            self.now["OPTIONS"] = {
                "timeout": 20,
                "transaction_mode": "IMMEDIATE",
                "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;",
            }

    def __enter__(self) -> None:
        self._use(self.now)

    def __exit__(self, *_: object) -> None:
        self._use(self.before)

    def _use(self, settings: dict[str, Any]) -> None:
        connections["default"].close()
        del connections["default"]
        connections.settings["default"] = settings


def _migrate() -> None:
    if "events_entry" in connection.introspection.table_names():
        return
    with connection.schema_editor() as editor:
        for model in toy.MODELS:
            editor.create_model(model)
    call_command("migrate", verbosity=0)


def _empty() -> None:
    triggers.drop()
    with connection.cursor() as cursor:
        for model in (*toy.MODELS, Behind, Position, Snapshot, Saying, EntryRow, Stream):
            cursor.execute(f"DELETE FROM {model._meta.db_table}")
    triggers.install()


@pytest.fixture
def stream(database: str) -> str:
    """A stream with one entry, `opened`."""
    return opened()
