"""On PostgreSQL whoever may write rows of the log, and does not own it, may append to it and nothing else."""

from __future__ import annotations

from typing import Final

from django.db import DEFAULT_DB_ALIAS, connections, transaction

_MAY: Final = {"events_entry": "SELECT, INSERT", "events_stream": "SELECT, INSERT, UPDATE (head, head_hash)"}
_OTHERS: Final = """SELECT DISTINCT grantee::regrole::text FROM pg_class, aclexplode(relacl)
    WHERE oid = %s::regclass AND privilege_type = 'INSERT' AND grantee <> relowner AND grantee <> 0"""


def restrict(using: str = DEFAULT_DB_ALIAS) -> None:
    """Take from all roles that may write into the log, but its owner, what they need not do to it.

    For the owner to call. Where one role does all, and on SQLite, there is nobody to take anything from.
    """
    if connections[using].vendor != "postgresql":
        return
    with transaction.atomic(using), connections[using].cursor() as cursor:
        for table, rights in _MAY.items():
            cursor.execute(_OTHERS, [table])
            for (role,) in cursor.fetchall():
                cursor.execute(f"REVOKE ALL ON {table} FROM {role}")
                cursor.execute(f"GRANT {rights} ON {table} TO {role}")
