"""A notification is heard here at once, and in other processes soon; it says only how long a stream is."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator

import pytest
from pytest_django import Settings

from events import cache, notify, writer
from events.notifiers import sqlite
from tests import means
from tests.events import elsewhere
from tests.events.acts import PATIENCE, opened, play


class Ears:
    """A listener that remembers."""

    def __init__(self) -> None:
        self.heard: queue.Queue[tuple[str, int]] = queue.Queue()

    def __call__(self, stream: str, head: int) -> None:
        self.heard.put((stream, head))

    def hear(self, stream: str, head: int) -> None:
        """Wait until a notification has said so."""
        while self.heard.get(timeout=PATIENCE) != (stream, head):
            pass


@pytest.fixture
def ears(database: str) -> Iterator[Ears]:
    listening = Ears()
    stop = notify.listen(listening)
    yield listening
    stop()


def test_this_process_hears_at_once_what_it_wrote_itself(stream: str, ears: Ears) -> None:
    number = play(stream, 1)
    ears.hear(stream, number)


def test_who_has_stopped_listening_hears_nothing(stream: str) -> None:
    quiet, loud = Ears(), Ears()
    notify.listen(quiet)()
    stop = notify.listen(loud)
    play(stream, 1)
    loud.hear(stream, 2)
    stop()
    assert quiet.heard.empty()


def test_a_listener_that_fails_disturbs_neither_the_writer_nor_the_others(stream: str) -> None:
    def fail(stream: str, head: int) -> None:
        raise ZeroDivisionError

    listening = Ears()
    stops = [notify.listen(fail), notify.listen(listening)]
    assert play(stream, 1) == 2
    listening.hear(stream, 2)
    for stop in stops:
        stop()


def test_a_back_end_that_fails_costs_nobody_an_answer(stream: str, ears: Ears, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(back_end: object, stream: str, head: int) -> None:
        raise ZeroDivisionError

    other = opened()
    writer.stop()  # all that was written before has been told
    heard: queue.Queue[str] = queue.Queue()
    monkeypatch.setattr("events.notifiers.sqlite.Watch.send", fail)
    monkeypatch.setattr("events.notifiers.redis.Redis.send", fail)
    monkeypatch.setattr(writer, "_listeners", [lambda stream, entries, state: heard.put(stream)])
    assert play(stream, 1) == 2
    ears.hear(stream, 2)
    assert play(other, 1) == 2
    assert [heard.get(timeout=PATIENCE), heard.get(timeout=PATIENCE)] == [stream, other], (
        "what follows is done all the same"
    )


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_on_sqlite_another_process_is_heard(stream: str, ears: Ears, database: str) -> None:
    with elsewhere.writing(database, stream, moves=3) as other:
        ears.hear(stream, 4)
        assert other.wait(PATIENCE) == 0
    assert [entry.seq for entry, _ in cache.after(stream, 1)] == [2, 3, 4]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_what_is_written_while_the_watch_of_the_file_is_telling_is_told_next(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ears, tell, more = Ears(), sqlite.Watch._tell, [2]

    def tell_slowly(watch: sqlite.Watch, row: int) -> int:
        last = tell(watch, row)
        while more:
            play(stream, more.pop())
        return last

    monkeypatch.setattr(sqlite.Watch, "_tell", tell_slowly)
    watch = sqlite.Watch(ears)
    watch.listen()
    play(stream, 1)
    ears.hear(stream, 2)
    ears.hear(stream, 3)
    watch.stop()


@pytest.mark.needs("redis")
def test_through_redis_another_process_is_heard(
    database: str, stream: str, settings: Settings, channel_layer: str
) -> None:
    listening = Ears()
    settings.GRIOT_NOTIFY = "redis"
    stop = notify.listen(listening)
    with elsewhere.writing(database, stream, moves=3, redis=channel_layer) as other:
        listening.hear(stream, 4)
        assert other.wait(PATIENCE) == 0
    stop()


@pytest.mark.needs("redis")
def test_without_its_redis_moves_are_made_all_the_same(stream: str, settings: Settings, unused_tcp_port: int) -> None:
    settings.CHANNEL_LAYERS = _layers(f"redis://127.0.0.1:{unused_tcp_port}/0")
    settings.GRIOT_NOTIFY = "redis"
    listening = Ears()
    stop = notify.listen(listening)
    number = play(stream, 1)
    listening.hear(stream, number)
    stop()


def test_a_lost_or_doubled_bell_changes_nothing_for_who_looks_it_up(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    position = 1
    for lost in (True, False, True, True, False):
        with monkeypatch.context() as patch:
            if lost:
                patch.setattr(notify, "send", lambda stream, head: None)
            play(stream, 1)
        if not lost:
            for _ in range(2):  # doubled
                told = cache.after(stream, position)
                seen += [entry.seq for entry, _ in told]
                position = seen[-1]
    assert seen == [2, 3, 4, 5, 6]


@pytest.fixture
def channel_layer(settings: Settings) -> str:
    address = means.redis() or ""
    settings.CHANNEL_LAYERS = _layers(address)
    return address


def _layers(address: str) -> dict[str, object]:
    return {"default": {"BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer", "CONFIG": {"hosts": [address]}}}


@pytest.mark.needs("redis")
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_bell_that_is_stopped_can_be_heard_again(
    stream: str, settings: Settings, channel_layer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.GRIOT_NOTIFY = "redis"
    broken: list[object] = []
    monkeypatch.setattr(threading, "excepthook", broken.append)
    listening = Ears()
    stop = notify.listen(listening)
    notify.stop()
    notify.listen(listening)
    play(stream, 1)
    listening.hear(stream, 2)
    notify.stop()
    stop()
    assert broken == []
