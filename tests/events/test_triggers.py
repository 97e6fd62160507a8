"""The log is never rewritten: models, triggers, and every way around them that was tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import DatabaseError, connection, models, transaction

from events import triggers
from events.models import AppendOnly, EntryRow, Stream
from tests.events.acts import play


def rows() -> list[tuple[Any, ...]]:
    return [*EntryRow.objects.order_by("row").values_list(), *Stream.objects.values_list("id", "head", "head_hash")]


def refused(sql: str, *values: Any) -> None:
    before = rows()
    with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(sql, values)
    assert rows() == before


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE events_entry SET body = %s WHERE seq = 1",
        "UPDATE events_entry SET at = %s",
        "UPDATE events_stream SET seed = %s",
        "UPDATE events_stream SET opened_at = %s",
        "UPDATE events_stream SET head_hash = %s",
    ],
)
def test_no_column_is_updated(stream: str, sql: str) -> None:
    refused(sql, b"x" if "seed" in sql or "body" in sql else "x")


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM events_entry",
        "DELETE FROM events_entry WHERE seq = 1",
        "DELETE FROM events_stream",
        "UPDATE events_stream SET head = head - 1",
    ],
)
def test_nothing_is_deleted_and_no_head_goes_down(stream: str, sql: str) -> None:
    refused(sql)


def test_the_triggers_refuse_and_not_only_the_foreign_keys(stream: str) -> None:
    with pytest.raises(DatabaseError, match="never"), connection.cursor() as cursor:
        cursor.execute("DELETE FROM events_stream")


def test_a_table_is_not_truncated(stream: str) -> None:
    if connection.vendor == "postgresql":
        refused("TRUNCATE events_entry CASCADE")
        refused("TRUNCATE events_stream CASCADE")
    else:
        refused("DELETE FROM events_entry WHERE 1")  # SQLite's truncate optimisation


def test_an_entry_is_not_replaced_by_inserting_over_it(stream: str) -> None:
    play(stream, 1, seat=1, id="one")
    columns = "stream_id, seq, kind, seat, at, id, body, leaf, hash"
    verb = "INSERT OR REPLACE INTO" if connection.vendor == "sqlite" else "INSERT INTO"
    for seq, id in ((2, "two"), (9, "one")):
        refused(f"{verb} events_entry ({columns}) VALUES (%s, %s, 'x', 1, 'x', %s, NULL, 'x', 'x')", stream, seq, id)
    number = EntryRow.objects.get(stream=stream, seq=2).row
    refused(
        f"{verb} events_entry (row, {columns}) VALUES (%s, %s, 9, 'x', 1, 'x', NULL, NULL, 'x', 'x')", number, stream
    )
    refused(f"{verb} events_stream (id, head, head_hash, seed, opened_at) VALUES (%s, 9, 'x', %s, 'x')", stream, b"x")


def test_an_upsert_does_not_change_an_entry(stream: str) -> None:
    refused(
        "INSERT INTO events_entry (stream_id, seq, kind, at, leaf, hash) VALUES (%s, 1, 'x', 'x', 'x', 'x') "
        "ON CONFLICT (stream_id, seq) DO UPDATE SET kind = 'forged'",
        stream,
    )


@pytest.mark.parametrize(
    "act",
    [
        lambda: EntryRow.objects.update(kind="x"),
        lambda: EntryRow.objects.all().delete(),
        lambda: EntryRow.objects.filter(seq=1).delete(),
        lambda: EntryRow.objects.get().save(),
        lambda: EntryRow.objects.get().delete(),
        lambda: EntryRow.objects.create(seq=2),
        lambda: EntryRow.objects.bulk_create([EntryRow(seq=2)]),
        lambda: EntryRow.objects.bulk_update([EntryRow.objects.get()], ["kind"]),
        lambda: Stream.objects.get().save(),
        lambda: Stream.objects.get().delete(),
        lambda: Stream.objects.update(head=0),
    ],
)
def test_models_and_querysets_refuse_before_the_database_does(stream: str, act: Callable[[], object]) -> None:
    before = rows()
    with pytest.raises(AppendOnly):
        act()
    assert rows() == before


def test_a_migration_that_remakes_the_table_does_not_leave_it_unprotected(stream: str) -> None:
    field = models.CharField(max_length=17)
    field.set_attributes_from_name("kind")
    with connection.schema_editor() as editor:
        editor.alter_field(EntryRow, EntryRow._meta.get_field("kind"), field)
    if connection.vendor == "sqlite":
        assert triggers.missing(), "the trap is still there: SQLite drops the triggers of a table that is remade"
    call_command("migrate", verbosity=0)
    assert triggers.missing() == []
    refused("UPDATE events_entry SET kind = 'x'")


def test_the_system_check_names_triggers_that_are_missing(stream: str) -> None:
    assert triggers.check(databases=["default"]) == []
    triggers.drop()
    (message,) = triggers.check(databases=["default"])
    assert "griot_entry_update" in message.msg
    triggers.install()
    assert triggers.check(databases=["default"]) == []


def test_a_trigger_that_is_switched_off_counts_as_missing(stream: str) -> None:
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("ALTER TABLE events_entry DISABLE TRIGGER griot_entry_update")
        assert triggers.missing() == ["griot_entry_update"]
        triggers.install()
    assert triggers.missing() == []


def test_production_cannot_flush_the_log(stream: str) -> None:
    before = rows()
    with pytest.raises(CommandError):
        call_command("flush", interactive=False, verbosity=0)
    assert rows() == before


def test_no_repr_shows_a_seed_or_a_body(stream: str) -> None:
    play(stream, 123_456)
    seed = bytes(Stream.objects.get().seed)
    for row in (*Stream.objects.all(), *EntryRow.objects.all()):
        shown = f"{row!r} {row}"
        assert "123456" not in shown
        assert seed.hex() not in shown
        assert repr(seed) not in shown
