"""The embedded broker under fire: several processes write and read one folder at once."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from multiprocessing.synchronize import Barrier
from pathlib import Path
from queue import Empty
from typing import Any

from kombu import Connection

from config import transport

WRITERS, READERS, EACH = 3, 3, 400
FILLING = "x" * 20_000  # several pages: a reader that looks too early finds half a message


def broker(folder: Path) -> Connection:
    transport.register()
    return Connection("griot://", transport_options={"folder": str(folder), "polling_interval": 0.005})


def write(folder: Path, start: Barrier, writer: int) -> None:
    with broker(folder) as connection:
        queue = connection.SimpleQueue("hammered")
        start.wait()
        for number in range(EACH):
            queue.put({"writer": writer, "number": number, "filling": FILLING})


def read(folder: Path, start: Barrier, found: multiprocessing.SimpleQueue[Any]) -> None:
    with broker(folder) as connection:
        queue = connection.SimpleQueue("hammered")
        start.wait()
        mine: list[tuple[int, int]] = []
        while True:
            try:
                message = queue.get(timeout=2)
            except Empty:
                break
            body = message.payload
            message.ack()
            assert body["filling"] == FILLING
            mine.append((body["writer"], body["number"]))
        found.put(mine)


def test_no_message_is_lost_doubled_or_read_half_written_by_processes_that_write_and_read_at_once(
    tmp_path: Path,
) -> None:
    spawn = multiprocessing.get_context("spawn")
    start = spawn.Barrier(WRITERS + READERS)
    found: multiprocessing.SimpleQueue[Any] = spawn.SimpleQueue()
    readers = [spawn.Process(target=read, args=(tmp_path, start, found)) for _ in range(READERS)]
    writers = [spawn.Process(target=write, args=(tmp_path, start, writer)) for writer in range(WRITERS)]
    for process in readers + writers:
        process.start()
    for process in readers + writers:
        process.join(60)
    assert [process.exitcode for process in readers + writers] == [0] * (WRITERS + READERS)
    seen = Counter(key for _ in readers for key in found.get())
    assert seen == Counter((writer, number) for writer in range(WRITERS) for number in range(EACH))


def test_what_a_stopped_reader_had_not_acknowledged_is_there_for_the_next(tmp_path: Path) -> None:
    with broker(tmp_path) as connection:
        connection.SimpleQueue("hammered").put({"number": 1})
    with broker(tmp_path) as connection:
        assert connection.SimpleQueue("hammered").get(timeout=2).payload == {"number": 1}
    with broker(tmp_path) as connection:
        assert connection.SimpleQueue("hammered").get(timeout=2).payload == {"number": 1}


def test_a_queue_counts_and_forgets_only_its_own_whole_messages(tmp_path: Path) -> None:
    with broker(tmp_path) as connection:
        bots, default = connection.SimpleQueue("bots"), connection.SimpleQueue("default")
        for queue in (bots, bots, default):
            queue.put({})
        (tmp_path / "bots" / "0-unfinished.part").write_text('{"half')
        assert (len(bots), len(default)) == (2, 1)
        assert bots.clear() == 2
        assert (len(bots), len(default)) == (0, 1)
