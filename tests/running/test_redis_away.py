"""Workers whose Redis goes away and comes back."""

from __future__ import annotations

import json
import uuid
from functools import partial
from pathlib import Path

import httpx
import pytest
from kombu import Consumer, Message, Producer, Queue

from config.celery import Broker
from tests import means
from tests.people import Person, guest, started
from tests.running.processes import Process, Production, answers, fresh_database, own_redis, until, with_roles
from tests.tables.conftest import no_cookies


def tried(worker: Process) -> bool:
    """Whether it has looked for Redis several times, without waiting longer each time."""
    return worker.printed.count("Trying again in 1.00 second") >= 4


def back(worker: Process) -> bool:
    return worker.printed.count("Connected to redis") == 2


def bot_has_moved(people: list[Person], table: str, seat: int) -> bool:
    for person in people:  # whoever leads, the bot's turn comes
        seen = person.get(f"tables/{table}/")
        if seen["asked"] is not None:
            move = {"id": str(uuid.uuid4()), "asked": seen["asked"], "move": seen["legal"][0]}
            person.post(f"tables/{table}/moves/", move)
    entries = people[0].get(f"tables/{table}/entries/?after=0")["entries"]
    return any(entry["kind"] == "played" and entry["seat"] == seat for entry in entries)


def in_hand(connection: Broker) -> list[Message]:
    """What two channels have taken and not acknowledged, as a worker while it works; they go on asking for more."""
    found: list[Message] = []
    for number, channel in enumerate((connection.default_channel, connection.channel())):
        consumer = Consumer(channel, [Queue(f"tasks-{number}")], callbacks=[lambda _, message: found.append(message)])
        consumer.qos(prefetch_count=2)
        consumer.consume()
        Producer(channel).publish({}, routing_key=f"tasks-{number}")
    while len(found) < 2:
        connection.drain_events(timeout=5)
    with pytest.raises(TimeoutError):
        connection.drain_events(timeout=0.1)
    return found


@pytest.mark.needs("redis-server")
def test_tasks_in_hand_when_redis_is_lost_can_be_acknowledged_later(tmp_path: Path) -> None:
    with own_redis(tmp_path) as (redis, address):
        connection = Broker(address)
        taken = in_hand(connection)
        redis.stop()
        connection.collect()
        connection.close()  # both as a worker does before it connects again
        assert not connection.connected
        redis.start()
        answers(address)
        assert connection.ensure_connection(max_retries=1).connected
        for message in taken:
            message.ack()  # late, since their tasks are done only now


@pytest.mark.needs("postgres", "redis-server")
def test_workers_outlive_a_redis_that_is_lost_and_bots_answer_again(tmp_path: Path) -> None:
    postgres = means.postgres()
    assert postgres is not None
    with own_redis(tmp_path) as (redis, address), fresh_database(postgres) as database, with_roles(database) as roles:
        stack = Production(tmp_path, roles, address, webs=1, workers=1, environment={})
        try:
            stack.ready()
            workers = [stack.processes["worker-0"], stack.processes["bots-0"]]
            redis.stop()
            for worker in workers:
                until(partial(tried, worker), 30, "four tries")
            redis.start()
            answers(address)
            for worker in workers:
                until(partial(back, worker), 20, "a connection")
            with httpx.Client(base_url=stack.addresses[0], cookies=no_cookies()) as http:
                alice, bob = guest(http, "Alice"), guest(http, "Bob")
                table = started("anansi", [alice, bob], bots=1)
                until(partial(bot_has_moved, [alice, bob], table, 2), 20, "a move of the bot")
            assert [worker.ended() for worker in workers] == [None, None]
            for worker in workers:
                lines = [json.loads(line) for line in worker.printed.splitlines() if line.startswith("{")]
                assert not [line["event"] for line in lines if "AttributeError" in line["event"]]
        finally:
            stack.stop()
