"""The database itself refuses to rewrite the log, on SQLite and PostgreSQL alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from django.core.checks import CheckMessage, Warning
from django.db import DEFAULT_DB_ALIAS, connections

_SQLITE: Final = {
    "griot_entry_update": "BEFORE UPDATE ON events_entry BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END",
    "griot_entry_delete": "BEFORE DELETE ON events_entry BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END",
    # INSERT OR REPLACE deletes without asking the delete triggers: whatever it could replace is looked for first.
    "griot_entry_insert": """BEFORE INSERT ON events_entry WHEN EXISTS (
            SELECT 1 FROM events_entry WHERE stream_id = NEW.stream_id AND seq = NEW.seq
        ) OR EXISTS (SELECT 1 FROM events_entry WHERE row = NEW.row) OR (NEW.id IS NOT NULL AND EXISTS (
            SELECT 1 FROM events_entry WHERE stream_id = NEW.stream_id AND seat = NEW.seat AND id = NEW.id
        )) BEGIN SELECT RAISE(ABORT, 'entries are never replaced'); END""",
    "griot_stream_update": """BEFORE UPDATE ON events_stream
        WHEN NEW.id IS NOT OLD.id OR NEW.seed IS NOT OLD.seed OR NEW.opened_at IS NOT OLD.opened_at
            OR NEW.head < OLD.head OR (NEW.head = OLD.head AND NEW.head_hash IS NOT OLD.head_hash)
        BEGIN SELECT RAISE(ABORT, 'streams only grow'); END""",
    "griot_stream_delete": "BEFORE DELETE ON events_stream BEGIN SELECT RAISE(ABORT, 'streams are never deleted'); END",
    "griot_stream_insert": """BEFORE INSERT ON events_stream
        WHEN EXISTS (SELECT 1 FROM events_stream WHERE id = NEW.id)
        BEGIN SELECT RAISE(ABORT, 'streams are never replaced'); END""",
}

_POSTGRESQL: Final = {
    "griot_entry_update": "BEFORE UPDATE OR DELETE ON events_entry FOR EACH ROW EXECUTE FUNCTION griot_refuse()",
    "griot_entry_truncate": "BEFORE TRUNCATE ON events_entry FOR EACH STATEMENT EXECUTE FUNCTION griot_refuse()",
    "griot_stream_update": """BEFORE UPDATE ON events_stream FOR EACH ROW
        WHEN (NEW.id IS DISTINCT FROM OLD.id OR NEW.seed IS DISTINCT FROM OLD.seed
            OR NEW.opened_at IS DISTINCT FROM OLD.opened_at OR NEW.head < OLD.head
            OR (NEW.head = OLD.head AND NEW.head_hash IS DISTINCT FROM OLD.head_hash))
        EXECUTE FUNCTION griot_refuse()""",
    "griot_stream_delete": "BEFORE DELETE ON events_stream FOR EACH ROW EXECUTE FUNCTION griot_refuse()",
    "griot_stream_truncate": "BEFORE TRUNCATE ON events_stream FOR EACH STATEMENT EXECUTE FUNCTION griot_refuse()",
}

_REFUSE: Final = """CREATE OR REPLACE FUNCTION griot_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'the log is never rewritten' USING ERRCODE = 'integrity_constraint_violation'; END $$"""


def install(using: str = DEFAULT_DB_ALIAS) -> bool:
    """Put the triggers in place, anew where they are there already; False where the log has no tables yet."""
    if not _migrated(using):
        return False
    drop(using)
    with connections[using].cursor() as cursor:
        if connections[using].vendor == "postgresql":
            cursor.execute(_REFUSE)
        for name, what in _wanted(using).items():
            cursor.execute(f"CREATE TRIGGER {name} {what}")
    return True


def drop(using: str = DEFAULT_DB_ALIAS) -> None:
    """Take the triggers away: only for the tests' flush, and for tests of what they prevent."""
    on = connections[using].vendor == "postgresql"
    with connections[using].cursor() as cursor:
        for name in _wanted(using):
            table = f" ON events_{name.split('_')[1]}" if on else ""
            cursor.execute(f"DROP TRIGGER IF EXISTS {name}{table}")


def missing(using: str = DEFAULT_DB_ALIAS) -> list[str]:
    """The names of triggers that should be there and are not (or are switched off)."""
    sql = "SELECT name FROM sqlite_master WHERE type = 'trigger'"
    if connections[using].vendor == "postgresql":
        sql = "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'D'"
    with connections[using].cursor() as cursor:
        cursor.execute(sql)
        found = {name for (name,) in cursor.fetchall()}
    return sorted(_wanted(using).keys() - found)


def check(databases: Sequence[str] | None = None, **_: Any) -> list[CheckMessage]:
    """The system check: a warning and not an error, so that it does not stop the migrate that mends it."""
    return [
        Warning(
            f"The log of database '{using}' is not protected: {', '.join(names)} missing.",
            hint="Run manage.py migrate, then manage.py audit.",
            id="events.W001",
        )
        for using in databases or ()
        if _migrated(using) and (names := missing(using))
    ]


def _migrated(using: str) -> bool:
    tables = connections[using].introspection.table_names()
    return {"events_entry", "events_stream", "events_behind", "events_built"} <= set(tables)


def _wanted(using: str) -> dict[str, str]:
    return _POSTGRESQL if connections[using].vendor == "postgresql" else _SQLITE
