"""The roles of the database in production: who serves people reads and writes rows, and can undo nothing of the log."""

from __future__ import annotations

import os
import subprocess
import sys
import uuid
from urllib.parse import urlsplit

import httpx
import psycopg
import pytest
from psycopg import sql
from psycopg.errors import InsufficientPrivilege

from tests import means
from tests.people import guest, started
from tests.running.processes import ROOT, Production, Roles, fresh_database, until, with_roles
from tests.tables.conftest import no_cookies

ATTEMPTS = [
    "ALTER TABLE events_entry DISABLE TRIGGER ALL",
    "ALTER TABLE events_stream DISABLE TRIGGER griot_stream_update",
    "DROP TRIGGER griot_entry_update ON events_entry",
    "CREATE TRIGGER mine BEFORE INSERT ON events_entry FOR EACH ROW EXECUTE FUNCTION griot_refuse()",
    "CREATE OR REPLACE FUNCTION griot_refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
    "DROP FUNCTION griot_refuse() CASCADE",
    "SET session_replication_role = replica",
    "UPDATE events_entry SET body = NULL",
    "DELETE FROM events_entry",
    "TRUNCATE events_entry",
    "INSERT INTO events_entry SELECT * FROM events_entry ON CONFLICT (stream_id, seq) DO UPDATE SET kind = 'said'",
    "UPDATE events_stream SET seed = ''",
    "UPDATE events_stream SET id = 'x'",
    "DELETE FROM events_stream",
    "TRUNCATE events_stream CASCADE",
    "TRUNCATE events_snapshot",
    "DROP TABLE events_entry",
    "ALTER TABLE events_entry RENAME TO other",
    "ALTER TABLE events_entry ADD COLUMN more int",
    "CREATE INDEX more ON events_entry (kind)",
    "CREATE RULE mine AS ON INSERT TO events_entry DO INSTEAD NOTHING",
    "CREATE TABLE public.mine (x int)",
    "CREATE TEMPORARY TABLE events_entry (x int)",
    "CREATE FUNCTION public.mine() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    "CREATE SCHEMA mine",
    "ALTER SCHEMA public RENAME TO other",
    "CREATE ROLE mine",
    "CREATE DATABASE mine",
]
LOG = "SELECT * FROM events_entry ORDER BY row"


def manage(address: str, *words: str) -> str:
    """What `manage.py` says with that database; fails if it fails."""
    environment = {**os.environ, "DATABASE_URL": address, "REDIS_URL": "redis://127.0.0.1:1/0", "SECRET_KEY": "k" * 40}
    ran = subprocess.run(
        [sys.executable, "manage.py", *words], cwd=ROOT, env=environment, check=False, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def user(address: str) -> str:
    """The role of that address."""
    return urlsplit(address).username or ""


def refused(roles: Roles) -> None:
    """Whoever has the application's role can do none of what there is no need to."""
    with psycopg.connect(roles.app, autocommit=True) as connection:
        kept = connection.execute(LOG).fetchall()
        connection.execute("GRANT ALL ON events_entry TO CURRENT_USER")  # brings a warning, and nothing
        owner = sql.Identifier(user(roles.owner))
        for attempt in ATTEMPTS:
            with pytest.raises(InsufficientPrivilege):
                connection.execute(attempt.encode())
        with pytest.raises(InsufficientPrivilege):
            connection.execute(sql.SQL("SET ROLE {}").format(owner))
        # Bots play on meanwhile: there may be more by now, but nothing that was there is another.
        assert connection.execute(LOG).fetchall()[: len(kept)] == kept


@pytest.mark.needs("postgres", "redis")
def test_games_are_played_by_a_role_that_can_change_nothing_of_what_was_played(production: Production) -> None:
    app = production.roles.app
    with httpx.Client(base_url=production.addresses[0], cookies=no_cookies()) as http:
        ama = guest(http, "Ama")
        table = started("asterix", [ama], bots=1)
        for _ in range(3):
            told = until(lambda: (now := ama.get(f"tables/{table}/"))["asked"] and now, what="a question")
            ama.post(
                f"tables/{table}/moves/", {"id": str(uuid.uuid4()), "asked": told["asked"], "move": told["legal"][0]}
            )
        ama.post(f"tables/{table}/chat/", {"text": "hello"})
        refused(production.roles)
        manage(app, "rebuild")
        manage(app, "rebuild", "--check")
        manage(app, "audit", table)
        ama.post(f"tables/{table}/resign/")  # and the table goes on


@pytest.mark.needs("postgres")
def test_an_installation_with_one_role_for_all_is_changed_over_by_the_same_script() -> None:
    address = means.postgres()
    assert address is not None
    with fresh_database(address) as database:
        manage(database, "migrate")
        with with_roles(database) as roles:
            manage(roles.owner, "migrate")
            refused(roles)
            with psycopg.connect(database) as connection:
                owners = "SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'"
                assert connection.execute(owners).fetchall() == [(user(roles.owner),)]


@pytest.mark.needs("postgres")
def test_the_superuser_of_the_container_has_no_password_once_there_are_roles() -> None:
    address = means.postgres()
    assert address is not None
    name = f"griot_super_{os.getpid()}"
    with fresh_database(address) as database, psycopg.connect(database, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE ROLE {} SUPERUSER LOGIN PASSWORD 'x'").format(sql.Identifier(name)))
        try:
            with with_roles(database, POSTGRES_USER=name):
                password = "SELECT rolpassword FROM pg_authid WHERE rolname = %s"
                assert connection.execute(password, [name]).fetchall() == [(None,)]
        finally:
            connection.execute(sql.SQL("DROP ROLE {}").format(sql.Identifier(name)))
