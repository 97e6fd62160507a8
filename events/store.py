"""The statements of the log. Raw SQL: the write path runs them thousands of times a second."""

from __future__ import annotations

import fcntl
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from django.db import connection, transaction

from events.entry import Entry

_COLUMNS = "stream_id, seq, kind, seat, at, id, body, leaf, hash"  # in the order of `Entry`
_INSERT = f"INSERT INTO events_entry ({_COLUMNS}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)"  # noqa: S608  a constant
_MOVE_HEAD = "UPDATE events_stream SET head = %s, head_hash = %s WHERE id = %s"
# One round trip and one parameter: arrays of parameters cost psycopg more than all the rest of a move.
_APPEND = (
    "WITH fresh AS (SELECT * FROM json_to_recordset(%s) AS fresh ("  # noqa: S608  a constant
    "stream text, seq int, kind text, seat int, at text, id text, body text, leaf text, hash text)), "
    f"stored AS (INSERT INTO events_entry ({_COLUMNS}) "
    "SELECT stream, seq, kind, seat, at, id, decode(body, 'base64'), leaf, hash FROM fresh) "
    "UPDATE events_stream SET head = ends.seq, head_hash = ends.hash "
    "FROM (SELECT DISTINCT ON (stream) stream, seq, hash FROM fresh ORDER BY stream, seq DESC) AS ends "
    "WHERE events_stream.id = ends.stream"
)


PROJECTIONS: Final = 0x6772696F
"""The number of our advisory lock on PostgreSQL."""
_SHARED: Final = f"pg_try_advisory_xact_lock_shared({PROJECTIONS})"


class Head(msgspec.Struct, frozen=True):
    """Where a stream stands."""

    seq: int
    hash: str
    seed: bytes

    def __repr__(self) -> str:
        return f"Head({self.seq})"  # the seed must not reach a log line


@contextmanager
def write_transaction() -> Iterator[None]:
    """A write transaction. On SQLite processes take turns: without the lock a busy one starves the others."""
    if connection.vendor != "sqlite" or connection.in_atomic_block:
        with transaction.atomic():
            yield
        return
    with (Path(connection.settings_dict["NAME"]).parent / "write.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # released when the file is closed
        with transaction.atomic():
            yield


def head(stream: str) -> Head | None:
    """Where that stream stands; None if there is none."""
    rows = _rows("SELECT head, head_hash, seed FROM events_stream WHERE id = %s", [stream])
    return next((Head(seq, hash, bytes(seed)) for seq, hash, seed in rows), None)


def lengths(streams: Collection[str]) -> dict[str, int]:
    """How long those streams are; what does not exist is left out."""
    if not streams:
        return {}
    places = ", ".join(["%s"] * len(streams))
    return dict(_rows(f"SELECT id, head FROM events_stream WHERE id IN ({places})", list(streams)))  # noqa: S608


def latest(streams: Collection[str]) -> dict[str, tuple[int, str, str]]:
    """Number, kind and time of the latest entry of those streams."""
    if not streams:
        return {}
    places = ", ".join(["%s"] * len(streams))
    sql = (
        "SELECT s.id, e.seq, e.kind, e.at FROM events_stream s "  # noqa: S608  only places
        f"JOIN events_entry e ON e.stream_id = s.id AND e.seq = s.head WHERE s.id IN ({places})"
    )
    return {id: (seq, kind, at) for id, seq, kind, at in _rows(sql, list(streams))}


class Locked(msgspec.Struct, frozen=True):
    """Streams that are this transaction's until it ends, and whether projections may be written meanwhile."""

    heads: dict[str, Head]
    projecting: bool


def lock(streams: Collection[str]) -> Locked:
    """Locks these streams for this transaction, in order of id so that two writers cannot deadlock.

    Returns where each stands; what does not exist is left out.
    """
    # Whether a rebuild is at work comes with the heads: a statement of its own would cost every group.
    shared, hold = (_SHARED, " FOR UPDATE") if connection.vendor == "postgresql" else ("TRUE", "")
    places = ", ".join(["%s"] * len(streams)) or "NULL"
    sql = f"SELECT id, head, head_hash, seed, {shared} FROM events_stream WHERE id IN ({places}) ORDER BY id{hold}"  # noqa: S608  only places
    rows = _rows(sql, list(streams))
    projecting = [row[-1] for row in rows or _rows(f"SELECT {shared}", [])]
    return Locked({id: Head(seq, hash, bytes(seed)) for id, seq, hash, seed, _ in rows}, all(projecting))


def keep_projections_out() -> None:
    """Until the transaction ends nobody else writes projections: `lock` says so.

    On PostgreSQL no writer waits for it. On SQLite, where there is one write transaction at a time, every writer waits.
    """
    if connection.vendor == "postgresql":
        _rows(f"SELECT pg_advisory_xact_lock({PROJECTIONS})::text", [])


@contextmanager
def moment_of_projections() -> Iterator[None]:
    """A write transaction in which nobody else writes projections, and that does not see what others append meanwhile.

    So no move comes between the rows of a projection and the log by which they are checked.
    """
    if connection.vendor != "postgresql":
        with write_transaction():
            yield
        return
    # Held before the transaction begins: what it sees is fixed by its first statement, which must not have to wait.
    _rows(f"SELECT pg_advisory_lock({PROJECTIONS})::text", [])
    try:
        with transaction.atomic():
            with connection.cursor() as cursor:
                cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            yield
    finally:
        _rows(f"SELECT pg_advisory_unlock({PROJECTIONS})", [])


def only_one(name: str) -> None:
    """Until the transaction ends whoever asks for the same name waits."""
    if connection.vendor == "postgresql":
        _rows(f"SELECT pg_advisory_xact_lock({PROJECTIONS}, hashtext(%s))::text", [name])


def entries(stream: str, after: int = 0, upto: int | None = None) -> list[Entry]:
    """The entries with numbers above `after` (and not above `upto`), in order."""
    bound, values = ("", [stream, after]) if upto is None else (" AND seq <= %s", [stream, after, upto])
    where = f"WHERE stream_id = %s AND seq > %s{bound} ORDER BY seq"
    return _entries(where, values)


def of_kinds(stream: str, kinds: Collection[str], upto: int, after: int = 0) -> list[Entry]:
    """Those of some kinds among the entries above `after` and not above `upto`, in order."""
    places = ", ".join(["%s"] * len(kinds))
    where = f"WHERE stream_id = %s AND seq > %s AND seq <= %s AND kind IN ({places}) ORDER BY seq"
    return _entries(where, [stream, after, upto, *sorted(kinds)]) if kinds else []


def rewinds(stream: str, upto: int, after: int = 0) -> list[Entry]:
    """Undone and redone among the entries above `after` and not above `upto`, in order."""
    # The kinds as in the partial index `events_rewinds`, letter by letter: else SQLite does not use it.
    where = "WHERE stream_id = %s AND seq > %s AND seq <= %s AND kind IN ('redone', 'undone') ORDER BY seq"
    return _entries(where, [stream, after, upto])


def with_id(stream: str, seat: int | None, id: str) -> Entry | None:
    """The entry that a seat (None: somebody without one) made with that id."""
    place, values = ("IS NULL", [stream, id]) if seat is None else ("= %s", [stream, id, seat])
    found = _entries(f"WHERE stream_id = %s AND id = %s AND seat {place} ORDER BY seq LIMIT 1", values)
    return found[0] if found else None


def whole(stream: str) -> tuple[Head, list[Entry]] | None:
    """A stream and all its entries as of one moment, also while others append; None if there is none."""
    columns = ", ".join(f"e.{column.strip()}" for column in _COLUMNS.split(","))
    sql = (
        f"SELECT s.head, s.head_hash, s.seed, {columns} FROM events_stream s "  # noqa: S608  constants
        "LEFT JOIN events_entry e ON e.stream_id = s.id WHERE s.id = %s ORDER BY e.seq"
    )
    rows = _rows(sql, [stream])
    if not rows:
        return None
    seq, hash, seed = rows[0][:3]
    return Head(seq, hash, bytes(seed)), [_entry(row[3:]) for row in rows if row[3] is not None]


def hash_of(stream: str, seq: int) -> str:
    """The hash of one entry."""
    return str(_rows("SELECT hash FROM events_entry WHERE stream_id = %s AND seq = %s", [stream, seq])[0][0])


def snapshots(stream: str, fold: str, upto: int) -> list[int]:
    """The numbers at which there are snapshots of that fold, the newest first."""
    sql = "SELECT seq FROM events_snapshot WHERE stream_id = %s AND fold = %s AND seq <= %s ORDER BY seq DESC"
    return [seq for (seq,) in _rows(sql, [stream, fold, upto])]


def snapshot(stream: str, fold: str, seq: int) -> tuple[bytes, str] | None:
    """That snapshot and its seal; None if it has been dropped."""
    sql = "SELECT body, seal FROM events_snapshot WHERE stream_id = %s AND fold = %s AND seq = %s"
    return next(((bytes(body), seal) for body, seal in _rows(sql, [stream, fold, seq])), None)


def held_position(projection: str, stream: str) -> int:
    """How far a projection has read a stream, held until the transaction ends, so that nobody reads on twice."""
    sql = (
        "INSERT INTO events_position (projection, stream_id, seq) VALUES (%s, %s, 0) "
        "ON CONFLICT (projection, stream_id) DO UPDATE SET seq = events_position.seq RETURNING seq"
    )
    return int(_rows(sql, [projection, stream])[0][0])


def move_position(projection: str, stream: str, seq: int) -> None:
    """The projection has read that far now."""
    for_each(
        "UPDATE events_position SET seq = %s WHERE projection = %s AND stream_id = %s", [(seq, projection, stream)]
    )


def insert_streams(streams: Iterable[tuple[str, int, str, bytes, str]]) -> None:
    """New streams: id, head, head_hash, seed, opened_at."""
    for_each("INSERT INTO events_stream (id, head, head_hash, seed, opened_at) VALUES (%s, %s, %s, %s, %s)", streams)


def insert_sayings(sayings: Iterable[tuple[str, int, str | None, str]]) -> None:
    """What was said, beside the chain: stream, seq, player, text."""
    for_each("INSERT INTO events_saying (stream_id, seq, player, text) VALUES (%s, %s, %s, %s)", sayings)


def insert_snapshots(snapshots: Iterable[tuple[str, str, int, bytes, str]]) -> None:
    """States written down: stream, fold, seq, body, seal. What is there already stays."""
    for_each(
        "INSERT INTO events_snapshot (stream_id, fold, seq, body, seal) VALUES (%s, %s, %s, %s, %s) "
        "ON CONFLICT DO NOTHING",
        snapshots,
    )


def append(fresh: Sequence[Entry], ends: Iterable[Entry]) -> None:
    """New entries of any streams, in one batch, and the new heads: `ends` is the last entry of each stream."""
    if connection.vendor == "sqlite":
        for_each(_INSERT, map(msgspec.structs.astuple, fresh))
        for_each(_MOVE_HEAD, ((entry.seq, entry.hash, entry.stream) for entry in ends))
    elif fresh:
        with connection.cursor() as cursor:
            cursor.execute(_APPEND, [msgspec.json.encode(fresh).decode()])


def for_each(sql: str, rows: Iterable[tuple[Any, ...]]) -> None:
    """Run the statement for each of these rows: prepared once, with the loop over the rows in C."""
    if listed := list(rows):
        with connection.cursor() as cursor:
            cursor.executemany(sql, listed)


def _rows(sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
    with connection.cursor() as cursor:
        cursor.execute(sql, values)
        return list(cursor.fetchall())


def _entries(where: str, values: Sequence[Any]) -> list[Entry]:
    rows = _rows(f"SELECT {_COLUMNS} FROM events_entry {where}", values)  # noqa: S608  from above only
    return [_entry(row) for row in rows]


def _entry(row: Sequence[Any]) -> Entry:
    stream, seq, kind, seat, at, id, body, leaf, hash = row
    return Entry(stream, seq, kind, seat, at, id, None if body is None else bytes(body), leaf, hash)
