"""Somebody writes at the worst moment: while a socket reads, joins or is told. The order is forced.

Nothing heals what goes wrong: the slow polls are off, and so is the watch of the database's file; a socket has this
process's one notification.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from threading import Event
from typing import Any

import httpx
import pytest
from pytest_django.fixtures import Settings

from events import cache, notify, writer
from events.notifiers import sqlite
from games.tables import hub, live, lobby, lobby_live, queries
from games.tables.hub import Hub, TableFeed
from games.tables.writes import opening
from tests.people import Person, bidding, both_asked, head, new_move, play_until, sit
from tests.running.processes import until
from tests.tables.following import Story, agrees, chatter
from tests.tables.server import PATIENCE, sitting
from tests.tables.test_lobby_live import agrees as lists_agree
from tests.tables.test_lobby_live import looking


@pytest.fixture(autouse=True)
def heard_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """No second chance to hear of anything."""
    never = 3600.0
    settings.GRIOT_POLL = never
    monkeypatch.setattr(sqlite, "EVERY", never)
    monkeypatch.setattr(lobby_live, "_POLL", never)


def after_the_first(monkeypatch: pytest.MonkeyPatch, module: Any, read: str, write: Callable[[], object]) -> Event:
    """`write` comes between the first reading and its use; set once it has been told to whoever listens by then."""
    real, told = getattr(module, read), Event()
    begun: list[bool] = []

    def reads(*arguments: Any) -> Any:
        found = real(*arguments)
        if not begun:
            begun.append(True)
            write()
            _tell_all()
            told.set()
        return found

    monkeypatch.setattr(module, read, reads)
    return told


def _tell_all() -> None:
    """What has been written has been told, and every loop that listens has taken note of it."""
    writer.stop()
    for loop in {*hub.hub.living(), *lobby_live.feed.living()}:
        asyncio.run_coroutine_threadsafe(asyncio.sleep(0), loop).result(PATIENCE)


def _opened(host: Person) -> str:
    """A new table that waits for somebody; not over REST, whose one thread may be the one that reads."""
    places = (opening.Place("me"), opening.Place("open"))
    return opening.open_table(host.id, opening.Terms("asterix", places)).result(PATIENCE)


# Tables


def test_what_is_written_while_the_first_socket_of_a_table_reads_it_is_told(
    online: httpx.Client, address: str, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = bidding(*people)
    told = after_the_first(monkeypatch, queries, "folded", lambda: chatter(table, people[1], 1))
    with sitting(address, table, people[0], after=head(table)) as socket:
        story = Story(socket)
        story.take(socket.next())
        assert told.is_set()
        agrees(story.follow(head(table)), online, table, people[0])


@pytest.mark.parametrize("message", [1, 2])
def test_what_is_written_while_a_message_goes_out_comes_after_it(
    message: int, online: httpx.Client, address: str, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, send, sent = bidding(*people), live.TableConsumer.send, list[str]()

    async def slowly(self: live.TableConsumer, text_data: str) -> None:
        sent.append(text_data)
        if len(sent) == message:
            await asyncio.to_thread(chatter, table, people[1], 2)
            await self._feed.catch_up(await asyncio.to_thread(head, table))
        await send(self, text_data)

    monkeypatch.setattr(live.TableConsumer, "send", slowly)
    with sitting(address, table, people[0]) as socket:
        story = Story(socket)
        story.take(socket.next())
        if message == 2:
            chatter(table, people[0], 1)
        newest = story.last + (2 if message == 1 else 3)
        agrees(story.follow(newest), online, table, people[0])


@pytest.mark.parametrize("words", [1, 4, 5, 6, 8, 9, 13])
def test_what_is_written_while_older_entries_are_read_leaves_no_gap(
    words: int, online: httpx.Client, address: str, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = bidding(*people)
    monkeypatch.setattr(hub, "_KEPT", 4)
    with sitting(address, table, None) as first:
        first.next()
        told = after_the_first(monkeypatch, cache, "page", lambda: chatter(table, people[1], words))
        with sitting(address, table, people[0], after=1) as socket:
            story = Story(socket, 1)
            story.take(socket.next())
            assert told.is_set()
            agrees(story.follow(head(table)), online, table, people[0])


async def test_a_hub_reads_nothing_before_it_hears_everything(
    alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await asyncio.to_thread(bidding, alice, bob)
    loop, order = asyncio.get_running_loop(), list[str]()
    listen, welcome = notify.listen, TableFeed.welcome

    async def many_turns() -> None:
        for _ in range(100):
            await asyncio.sleep(0)

    def listens_slowly(heard: notify.Heard, topic: str = notify.STREAMS) -> Callable[[], None]:
        asyncio.run_coroutine_threadsafe(many_turns(), loop).result(PATIENCE)
        order.append("hears")
        return listen(heard, topic)

    async def reads(feed: TableFeed, known: int) -> None:
        order.append("reads")
        await welcome(feed, known)

    monkeypatch.setattr(notify, "listen", listens_slowly)
    monkeypatch.setattr(TableFeed, "welcome", reads)
    own = Hub()
    await own.join(table, asyncio.Event(), 0)
    await own.close()
    assert order == ["hears", "hears", "reads"], "of tables and of names"


async def test_who_joins_has_a_table_read_only_if_it_is_new_here_or_they_know_more(alice: Person, bob: Person) -> None:
    table = await asyncio.to_thread(bidding, alice, bob)
    feed, news = TableFeed(table), asyncio.Event()
    feed.listeners.add(news)
    await asyncio.gather(feed.welcome(0), feed.welcome(0))
    stands = await asyncio.to_thread(head, table)
    assert feed.seq == stands
    await asyncio.to_thread(chatter, table, bob, 2)  # of which this feed has not heard yet
    news.clear()
    await feed.welcome(stands)
    assert (feed.seq, news.is_set()) == (stands, False)
    await feed.welcome(stands + 1)
    assert (feed.seq, news.is_set()) == (stands + 2, True)


@pytest.mark.parametrize("kept", [1, 2, 3, 20])
@pytest.mark.parametrize("beyond", [-1, 0, 1, 2])
async def test_a_feed_that_stands_just_at_the_edge_of_what_is_kept_misses_nothing(
    beyond: int, kept: int, alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "RECENT", 5)
    monkeypatch.setattr(hub, "_KEPT", kept)
    table = await asyncio.to_thread(bidding, alice, bob)
    feed = TableFeed(table)
    await feed.welcome(0)
    await asyncio.to_thread(chatter, table, bob, 2)
    await feed.catch_up(feed.seq + 2)
    stands, more = feed.seq, 5 + beyond
    await asyncio.to_thread(chatter, table, alice, more)
    await feed.catch_up(stands + more)
    for after in range(stands, stands + more):
        _, _, text = await feed.news(None, after, None)
        told = [entry["seq"] for entry in json.loads(text)["entries"]]
        assert told == list(range(after + 1, stands + more + 1))


def test_sockets_at_entries_that_are_kept_cost_no_reading(
    online: httpx.Client, address: str, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = bidding(*people)
    with sitting(address, table, people[0]) as first:
        story = Story(first)
        story.take(first.next())
        stands = story.last
        chatter(table, people[1], 5)
        story.follow(stands + 5)

        def reads(*_: Any) -> None:
            raise AssertionError("read once more")

        monkeypatch.setattr(cache, "after", reads)
        for after in range(stands, stands + 5):
            with sitting(address, table, people[1], after=after) as socket:
                assert Story(socket, after).follow(stands + 5).last == stands + 5


def test_who_has_sat_down_elsewhere_may_move_before_this_process_has_heard_of_it(
    online: httpx.Client, address: str, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notify, "listen", lambda heard, topic=notify.STREAMS: lambda: None)
    table = _opened(people[0])
    with sitting(address, table, people[1]) as socket:
        assert socket.next()["you"] is None
        sit(people[1], table, 1)
        people[0].post(f"tables/{table}/start/")
        play_until(table, people, Random(1), both_asked)
        socket.send({"type": "move", **new_move(people[1], table)})
        assert socket.until("ack")["seq"] == head(table)


def test_what_is_written_while_entries_are_read_over_rest_is_told_with_its_number(
    alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = bidding(alice, bob)
    before = head(table)
    told = after_the_first(monkeypatch, queries, "folded", lambda: chatter(table, bob, 2))
    answer = alice.get(f"tables/{table}/entries/?after={before}")
    assert told.is_set()
    assert (answer["seq"], [entry["seq"] for entry in answer["entries"]]) == (before + 2, [before + 1, before + 2])
    assert alice.get(f"tables/{table}/entries/?after={before + 2}") == {"seq": before + 2, "entries": []}


# The lobby


@pytest.mark.parametrize("read", ["public", "sitting"])
def test_a_table_that_is_opened_while_the_first_visitor_reads_the_lists_is_told(
    read: str, online: httpx.Client, address: str, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = after_the_first(monkeypatch, lobby, read, lambda: _opened(people[0]))
    with looking(address, people[0]) as socket:
        socket.next()
        assert told.is_set()
        assert lists_agree(socket, online, people[0])["mine"]


def test_a_table_that_is_opened_while_the_lists_go_out_is_told_after_them(
    online: httpx.Client, address: str, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    send, sent = lobby_live.LobbyConsumer.send, list[str]()

    async def slowly(self: lobby_live.LobbyConsumer, text_data: str) -> None:
        sent.append(text_data)
        if len(sent) == 1:
            table = await asyncio.to_thread(_opened, people[0])
            await lobby_live.feed()._look(set(), {table})
        await send(self, text_data)

    monkeypatch.setattr(lobby_live.LobbyConsumer, "send", slowly)
    with looking(address, people[1]) as socket:
        assert socket.next()["tables"] == []
        assert lists_agree(socket, online, people[1])["tables"]


def test_who_comes_after_the_last_visitor_left_in_the_middle_of_a_reading_sees_what_changed_since(
    online: httpx.Client, address: str, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    left = Event()

    def nobody_looks() -> bool:
        return not any(feed._visitors for feed in lobby_live.feed.living().values())

    def leave() -> None:
        socket.connection.close()
        until(nobody_looks, PATIENCE)
        _opened(people[0])
        left.set()

    with looking(address, people[1]) as socket:
        socket.next()
        after_the_first(monkeypatch, lobby, "public", leave)
        _opened(people[0])
        assert left.wait(PATIENCE)
    with looking(address, people[1]) as other:
        assert len(lists_agree(other, online, people[1])["tables"]) == 2
