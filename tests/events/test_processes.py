"""Several processes write to the same streams, on either database."""

from __future__ import annotations

import fcntl
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import IO

import pytest
from django.db import connection

from events import cache, store
from events.audit import audit
from events.fold import fold_to
from events.writer import write
from tests.events import elsewhere
from tests.events.acts import PATIENCE, opened
from tests.events.toy import FOLD

MOVES = 60


def test_processes_on_the_same_streams_leave_no_gap_and_lose_nothing_and_never_deadlock(database: str) -> None:
    streams = [opened() for _ in range(4)]
    with ExitStack() as stack:
        others = [
            stack.enter_context(elsewhere.writing(database, *order, moves=MOVES)) for order in (streams, streams[::-1])
        ]
        here = [
            write(stream, lambda session: session.append("played", body={"add": 1})[0].seq)
            for _ in range(MOVES)
            for stream in (streams[2], streams[0], streams[3], streams[1])
        ]
        for future in here:
            future.result(PATIENCE)
        assert [other.wait(PATIENCE) for other in others] == [0, 0]
    for stream in streams:
        assert audit(stream) == 3 * MOVES + 1
        assert len(store.entries(stream)) == 3 * MOVES + 1
        assert cache.current(stream).state == fold_to(FOLD, stream).state


def test_streams_are_locked_in_the_order_of_their_ids(database: str) -> None:
    streams = sorted(opened() for _ in range(5))
    with store.write_transaction():
        assert list(store.lock(streams[::-1]).heads) == streams


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_on_sqlite_a_writer_waits_for_its_turn_and_does_not_fight_for_the_file(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = Path(connection.settings_dict["NAME"]).parent / "write.lock"
    waiting = threading.Event()
    flock = fcntl.flock

    def ask(file: IO[str], operation: int) -> None:
        with pytest.raises(BlockingIOError):
            flock(file, operation | fcntl.LOCK_NB)
        waiting.set()
        flock(file, operation)

    with lock.open("w") as held, monkeypatch.context() as patch:
        flock(held, fcntl.LOCK_EX)
        patch.setattr(fcntl, "flock", ask)
        future = write(stream, lambda session: session.append("played", body={"add": 1})[0].seq)
        assert waiting.wait(PATIENCE)
        assert not future.done()
    assert future.result(PATIENCE) == 2
