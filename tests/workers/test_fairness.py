"""Who waits for whom: bots that people wait for come first, whatever else there is to do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from celery import Celery
from kombu import Connection

from config.celery import app
from events import writer
from games.tables import waking
from games.tables.table import Table
from tests.people import PATIENCE, Person, move, now, play_until, started
from tests.running.processes import own_redis, until
from tests.workers.conftest import Sent
from workers import tasks

Bot = tuple[str, int]
"""A table and a seat."""


def bot_asked(person: Person) -> str:
    """A table of Asterix where that person waits for one bot."""
    table = started("asterix", [person], bots=1)
    while not waking.bots_asked(now(table)):
        move(person, table)
    return table


def three_asked(person: Person) -> str:
    """A table of Asterix where that person waits for three bots at once."""
    table = started("asterix", [person], bots=3)
    play_until(table, [person], Random(1), enough=lambda table: len(waking.bots_asked(table)) == 3)
    return table


def left(person: Person) -> str:
    """A table of Asterix where a bot is asked and nobody sits."""
    table = started("asterix", [person], bots=2)
    person.post(f"tables/{table}/resign/")
    return table


@pytest.fixture(params=["embedded", pytest.param("redis", marks=pytest.mark.needs("redis-server"))])
def broker(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Connection]:
    """An empty one of each kind."""
    if request.param == "embedded":
        with Connection("griot://", transport_options={"folder": str(tmp_path), "polling_interval": 0.01}) as found:
            yield found
    else:
        with own_redis(tmp_path) as (_, address), Connection(address) as found:
            yield found


def in_order(broker: Connection, sent: Sent) -> list[Bot]:
    """Those turns as workers get them from that broker."""
    for name, args, options in sent:
        at = options.pop("at")
        Celery.send_task(app, name, args, {"at": at}, connection=broker, **options)
    turns = []
    with closing(broker.SimpleQueue("bots")) as queue:
        for _ in sent:
            message = queue.get(timeout=PATIENCE)
            message.ack()
            turns.append((message.payload[0][0], message.payload[0][1]))
    return turns


def test_first_come_the_first_bots_of_tables_with_people_then_their_others_then_those_where_nobody_sits(
    alice: Person, bob: Person, sent: Sent, broker: Connection
) -> None:
    deserted, many, one = left(alice), three_asked(alice), bot_asked(bob)
    writer.stop()  # all has been told
    last = {(table, seat): each for each in sent for table, seat in [(each[1][0], each[1][1])]}
    waiting = [each for each in last.values() if (each[1][1], each[1][2]) in waking.bots_asked(now(each[1][0]))]
    came = [(each[1][0], each[1][1]) for each in waiting]
    first, *others = [bot for bot in came if bot[0] == many]
    assert came == [bot for bot in came if bot[0] == deserted] + [first, *others, (one, 1)], "as they were asked"
    assert (len(came), len(others)) == (5, 2)
    assert in_order(broker, waiting) == [first, (one, 1), *others, came[0]]


def test_a_busy_worker_turns_to_the_bot_that_somebody_waits_for_and_then_to_all_others(
    alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    turns: list[str] = []
    free = Event()
    choose = tasks._chosen

    def chosen(table: Table, seat: int, asked: int, until: datetime) -> Any:
        turns.append(table.id)
        assert free.wait(PATIENCE)
        return choose(table, seat, asked, until)

    def waiting() -> int:
        with app.connection_for_read() as broker:
            return len(broker.SimpleQueue("bots"))

    monkeypatch.setattr(tasks, "_chosen", chosen)
    deserted = [left(alice) for _ in range(5)]
    until(lambda: waiting() == 5, PATIENCE, "the bots where nobody sits")
    request.getfixturevalue("worker")
    until(lambda: len(turns) == 1, PATIENCE, "a worker with its hands full")
    table = bot_asked(bob)
    until(lambda: waiting() == 5, PATIENCE, "the bot for which Bob waits")
    free.set()
    until(lambda: set(turns) == {*deserted, table}, PATIENCE, "the others")
    assert turns[1] == table
