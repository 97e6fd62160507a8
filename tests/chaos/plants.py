"""Faults that a log could have, brought in from outside, so that tests see the checks find them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from django.db import connection

from events import store, triggers
from events.entry import leaf, row_hash
from tests.chaos.book import Acknowledged, Book


def lose(book: Book) -> None:
    """The log of a table ends before an acknowledged entry, as if that had never been stored; its chain holds."""
    last = _last_acknowledged(book, book.tables())
    with unprotected(last.table) as run:
        before = store.entries(last.table)[last.seq - 2]
        run("DELETE FROM events_entry WHERE stream_id = %s AND seq >= %s", last.table, last.seq)
        run("DELETE FROM events_snapshot WHERE stream_id = %s AND seq >= %s", last.table, last.seq)
        run("UPDATE events_stream SET head = %s, head_hash = %s WHERE id = %s", before.seq, before.hash, last.table)


def double(book: Book) -> None:
    """An acknowledged entry stands there twice, the second time at the end; the chain holds."""
    last = _last_acknowledged(book, book.tables()[::-1])  # at another table than `lose` takes
    with unprotected(last.table) as run:
        found = store.whole(last.table)
        assert found is not None
        head, entries = found
        entry, seq = entries[last.seq - 1], head.seq + 1
        salted = leaf(head.seed, seq, entry.body or b"")
        kept = (entry.kind, entry.seat, entries[-1].at, entry.id)
        hash = row_hash(last.table, seq, *kept, head.hash, salted)
        run("DROP INDEX events_one_id")
        run(
            "INSERT INTO events_entry (stream_id, seq, kind, seat, at, id, body, leaf, hash) "
            "VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)",
            *(last.table, seq, *kept, entry.body, salted, hash),
        )
        run("UPDATE events_stream SET head = %s, head_hash = %s WHERE id = %s", seq, hash, last.table)


PLANTS: Final[dict[str, Callable[[Book], None]]] = {"lose": lose, "double": double}


@contextmanager
def unprotected(table: str) -> Iterator[Callable[..., None]]:
    """Run statements that the log's triggers refuse, while nobody else writes to that table."""
    triggers.drop()
    try:
        with store.write_transaction(), connection.cursor() as cursor:
            store.lock({table})
            yield lambda sql, *values: cursor.execute(sql, values)
    finally:
        triggers.install()


def _last_acknowledged(book: Book, tables: Sequence[str]) -> Acknowledged:
    """The latest move that was acknowledged at the first of these tables where any was."""
    for table in tables:
        for each in reversed(book.read(table).acknowledged):
            if store.entries(table, each.seq - 1, each.seq)[0].kind == "played":
                return each
    raise AssertionError("nobody has moved")
