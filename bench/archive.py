"""A database with as many tables as wanted, made by bulk SQL: no game is played, since nobody reads their logs."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Final
from uuid import UUID

import django
from django.core.management import call_command
from django.db import connection

from tests import means
from tests.running.processes import ROOT, fresh_database

PEOPLE: Final = 1_000
"""They sit at all tables, two at each."""
FINISHED: Final = ("scored", "abandoned")

# Decimal digits are hexadecimal ones too: so a number makes an id that both databases take.
_ID: Final = "'00000000-0000-4000-8000-' || substr('000000000000' || {0}, length('' || {0}) + 1, 12)"
_TIME: Final = {"sqlite": "datetime('now', ({0}) || ' seconds')", "postgresql": "now() + interval '1 second' * ({0})"}
_UUID: Final = {"sqlite": "replace({0}, '-', '')", "postgresql": "CAST({0} AS uuid)"}


def each_vendor(module: str, arguments: Sequence[str]) -> None:
    """Run that module once for every database, each in a process of its own on an empty one."""
    with tempfile.TemporaryDirectory(prefix="griot-bench-") as folder:
        _run(module, arguments, {"GRIOT_VAR": folder})
    if (server := means.postgres()) is None:
        print("PostgreSQL is left out: GRIOT_TEST_POSTGRES names none")
        return
    with tempfile.TemporaryDirectory(prefix="griot-bench-") as folder, fresh_database(server) as address:
        # Redis must be named and is never asked.
        _run(module, arguments, {"GRIOT_VAR": folder, "DATABASE_URL": address, "REDIS_URL": "redis://127.0.0.1:9/0"})


def _run(module: str, arguments: Sequence[str], environment: dict[str, str]) -> None:
    there = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")}
    there |= {"SECRET_KEY": "benchmark", "DJANGO_SETTINGS_MODULE": "config.settings", **environment}
    subprocess.run([sys.executable, "-m", module, *arguments, "--here"], cwd=ROOT, env=there, check=True)


def begin() -> None:
    """Set Django up with the database that `each_vendor` has made."""
    django.setup()
    call_command("migrate", verbosity=0)


def person(number: int) -> UUID:
    """One of those who sit at the tables."""
    return UUID(f"00000000-0000-4000-8000-{number:012}")


def add(first: int, last: int, status: str) -> None:
    """Tables with these numbers, with all that lists and sweep know of them; unfinished ones are due in a while."""
    uuid, time = _UUID[connection.vendor], _TIME[connection.vendor]
    id, host, guest = (
        _ID.format(number) for number in ("i", f"(i % {PEOPLE})", f"((i + 1 + i / {PEOPLE} % 9) % {PEOPLE})")
    )
    table, opened = uuid.format(f"({id})"), time.format("i - 10000000")
    public = "false" if status in FINISHED else "true"

    def fill(columns: str, values: str, *given: str | bytes) -> None:
        numbers = f"WITH RECURSIVE n(i) AS (SELECT {first} UNION ALL SELECT i + 1 FROM n WHERE i < {last})"  # noqa: S608  numbers
        sql = f"INSERT INTO {columns} {numbers} SELECT {values} FROM n"  # noqa: S608  from below only
        with connection.cursor() as cursor:
            cursor.execute(sql, given or None)

    fill("events_stream (id, head, head_hash, seed, opened_at)", f"{id}, 100, %s, %s, %s", "0" * 64, bytes(32), "")
    fill(
        "tables_listing (id, game, status, public, rank, host, opened_at, asked_mask)",
        f"{table}, 'asterix', '{status}', {public}, 1, {uuid.format(f'({host})')}, {opened}, 1",
    )
    for seat, player in enumerate((host, guest)):
        fill(
            "tables_sitting (table_id, seat, sitter, player_id, resigned, opened_at, public)",
            f"{table}, {seat}, 'person', {uuid.format(f'({player})')}, false, {opened}, {public}",
        )
    if status not in FINISHED:
        fill("tables_due (id, at)", f"{id}, {time.format('i + 1000000')}")
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("ANALYZE")


def milliseconds(work: Callable[[], object], times: int = 31) -> float:
    """The median of so many runs, after one that counts for nothing."""
    work()
    took = []
    for _ in range(times):
        began = perf_counter()
        work()
        took.append(1000 * (perf_counter() - began))
    return round(median(took), 2)
