"""The streaming law: what a socket has sent is what a fresh question brings, after every entry and for every viewer."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from contextlib import ExitStack
from random import Random
from threading import Thread
from urllib.parse import urlsplit

import httpx
import pytest

from events import cache
from games.tables import hub
from tests.people import Person, bidding, head, now, open_table, sit
from tests.tables.following import Story, agrees, chatter, step
from tests.tables.server import sitting
from workers.tasks import score_table


@pytest.mark.parametrize(("game", "bots", "moves"), [("anansi", 1, 500), ("asterix", 0, 60), ("asterix", 1, 40)])
def test_after_every_entry_every_viewer_has_been_told_all_that_a_fresh_question_brings(
    game: str, bots: int, moves: int, online: httpx.Client, address: str, people: list[Person]
) -> None:
    chance = Random(f"{game}{bots}")
    table = open_table(people[0], game, "me open" + " bot" * bots)
    with ExitStack() as stack:
        viewers = [*people, None]
        stories = {
            viewer: Story(stack.enter_context(sitting(address, table, viewer, after=0)), after=0) for viewer in viewers
        }

        def all_agree() -> None:
            for viewer, story in stories.items():
                agrees(story.follow(head(table)), online, table, viewer)

        all_agree()
        sit(people[1], table, 1)
        all_agree()
        people[0].post(f"tables/{table}/start/")
        all_agree()
        while moves and step(table, people, chance):
            moves -= 1
            all_agree()
            if chance.random() < 0.05:
                people[1].post(f"tables/{table}/chat/", {"text": f"{moves} more"})
                all_agree()
        if now(table).status == "running" and not bots:
            people[1].post(f"tables/{table}/resign/")
            all_agree()
        if now(table).status == "ended":
            score_table(table)
            all_agree()
            assert stories[None].now["status"] == "scored"


def test_a_client_that_asks_for_it_is_shown_the_table_anew(
    online: httpx.Client, address: str, people: list[Person]
) -> None:
    table = bidding(*people)
    with sitting(address, table, people[0]) as socket:
        first = socket.until("view")
        story = Story(socket)
        story.take(first)
        socket.send({"type": "resync"})
        assert socket.until("view") == first
        for _ in range(3):
            step(table, people, Random(7))
            agrees(story.follow(head(table)), online, table, people[0])
        socket.send({"type": "resync"})
        assert socket.until("view") == {"type": "view", **story.now}


def test_a_move_is_told_by_what_has_changed_since_the_message_before_also_by_what_came_between(
    online: httpx.Client, address: str, people: list[Person]
) -> None:
    table = open_table(people[0], "asterix", "me open")
    with sitting(address, table, people[1]) as socket:
        story = Story(socket).follow(head(table))
        sit(people[1], table, 1)  # a spectator before
        agrees(story.follow(head(table)), online, table, people[1])
        people[0].ask("PATCH", "guests/me/", {"name": "Abena"})
        people[0].post(f"tables/{table}/start/")
        agrees(story.follow(head(table)), online, table, people[1])
        assert story.now["seats"][0]["name"] == "Abena"
        kinds = [json.loads(text)["type"] for text in socket.raw]
        assert kinds[0] == "view"
        assert set(kinds[1:]) <= {"changed", "presence"}


async def test_sockets_that_were_told_the_same_share_what_is_told_next(alice: Person, bob: Person) -> None:
    table = await asyncio.to_thread(bidding, alice, bob)
    feed = hub.TableFeed(table)
    await feed.welcome(0)
    stands, (told, _), (other, _) = feed.seq, feed.view(None), feed.view(alice.id)
    await asyncio.to_thread(chatter, table, bob, 1)
    await feed.catch_up(stands + 1)
    one = await feed.news(None, stands, told)
    assert (await feed.news(None, stands, told))[2] is one[2]
    assert json.loads(one[2])["since"] == stands
    assert json.loads((await feed.news(None, stands, other))[2])["changed"]["you"] == [None]


def test_who_comes_back_gets_exactly_what_was_missed(online: httpx.Client, address: str, people: list[Person]) -> None:
    table = bidding(*people)
    for _ in range(4):
        step(table, people, Random(2))
    newest = head(table)
    for after in range(newest):
        for viewer in (people[0], None):
            with sitting(address, table, viewer, after=after) as socket:
                assert socket.next()["type"] == "entries"
                story = Story(socket, after)
                story.take(socket.messages[0])
                agrees(story, online, table, viewer)
    for nothing in (newest, newest + 1, 10**8):
        with sitting(address, table, people[0], after=nothing) as socket:
            assert socket.next()["type"] == "view"
            assert socket.messages[0]["seq"] == newest


@pytest.mark.parametrize("after", ["", "x", "-1", "1.5", "9" * 40, "%00", "0x1"])
def test_a_number_that_is_none_is_answered_with_the_view(after: str, address: str, people: list[Person]) -> None:
    table = open_table(people[0], "asterix", "me open")
    with sitting(address, table, None, after=after) as socket:
        assert socket.next()["type"] == "view"


def test_a_dropped_socket_loses_nothing(online: httpx.Client, address: str, people: list[Person]) -> None:
    table = bidding(*people)
    chance = Random(3)
    with sitting(address, table, people[0]) as socket:
        story = Story(socket).follow(head(table))
    for _ in range(6):
        for _ in range(chance.randrange(4)):
            step(table, people, chance)
        with sitting(address, table, people[0], after=story.last) as again:
            story.socket = again
            story.follow(head(table))
            step(table, people, chance)
            story.follow(head(table))
            agrees(story, online, table, people[0])
            again.connection.socket.shutdown(sockets.SHUT_RDWR)  # as when the network goes away


def test_joining_while_others_play_misses_nothing(online: httpx.Client, address: str, people: list[Person]) -> None:
    table = bidding(*people)

    def play_on() -> None:
        chance = Random(4)
        for _ in range(40):
            step(table, people, chance)

    playing = Thread(target=play_on)
    playing.start()
    with ExitStack() as stack:
        stories: list[Story] = []
        while playing.is_alive() and len(stories) < 40:
            stories.append(Story(stack.enter_context(sitting(address, table, people[len(stories) % 2]))))
        playing.join()
        for number, story in enumerate(stories):
            agrees(story.follow(head(table)), online, table, people[number % 2])


def test_who_asks_for_more_than_is_kept_gets_all_of_it_in_pages(
    online: httpx.Client, address: str, people: list[Person]
) -> None:
    table = bidding(*people)
    with sitting(address, table, people[1]) as socket:
        early = Story(socket).follow(head(table))
        chatter(table, people[0], 600)
        early.follow(head(table))
        agrees(early, online, table, people[1])
        most, least = (head(table) - times * hub._KEPT for times in (2, 1))
        edges = [edge + beside for edge in (cache.PAGE, most, least) for beside in (-1, 0, 1)]
        for after in (0, 1, *edges, head(table) - 3):
            for viewer in (people[0], None):
                with sitting(address, table, viewer, after=after) as late:
                    agrees(Story(late, after).follow(head(table)), online, table, viewer)
        step(table, people, Random(5))
        agrees(early.follow(head(table)), online, table, people[1])


def test_a_slow_client_holds_nobody_up_and_gets_all_in_fewer_messages(
    online: httpx.Client, address: str, people: list[Person]
) -> None:
    table = bidding(*people)
    narrow = sockets.socket()
    narrow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    where = urlsplit(address)
    narrow.connect((where.hostname, where.port))
    with (
        sitting(address, table, None, sock=narrow, max_queue=1, compression=None) as slow,
        sitting(address, table, people[0]) as quick,
    ):
        told = Story(quick).follow(head(table))
        for _ in range(15):
            chatter(table, people[0], 30, "🥁" * 490)
            told.follow(head(table))  # while the slow one reads nothing
        late = Story(slow).follow(head(table))
        agrees(late, online, table, None)
        assert len(slow.messages) < len(quick.messages)
