"""The tests' database: a file of its own, and a flush that the log allows, which production does not have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.db import connections
from django.test import TransactionTestCase

from events import cache, notify, triggers, writer
from games.tables import clock


@pytest.fixture(scope="session")
def django_db_modify_db_settings(
    django_db_modify_db_settings_parallel_suffix: None, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Instead of SQLite in memory: the writer and the notifications have connections of their own."""
    settings = connections.settings["default"]
    if settings["ENGINE"].endswith("sqlite3"):
        settings["TEST"]["NAME"] = str(tmp_path_factory.mktemp("database") / "test.sqlite3")


@pytest.fixture(scope="session", autouse=True)
def flush_past_the_triggers() -> Iterator[None]:
    """Between tests (`transactional_db`) everything is emptied, which the log's triggers refuse."""
    flush: Callable[..., None] = vars(TransactionTestCase)["_fixture_teardown"]

    def stop_and_flush(case: TransactionTestCase, *args: Any) -> None:
        quiet()
        triggers.drop()
        flush(case, *args)
        triggers.install()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TransactionTestCase, "_fixture_teardown", stop_and_flush)
        yield
        quiet()


def quiet() -> None:
    """Nothing of the log runs any more in this process, and nothing is remembered."""
    clock.forget()  # else it would write to the database of a later test
    writer.stop()
    clock.forget()  # what the end of telling set
    notify.stop()
    cache.forget()
