"""The streaming law: what a socket has sent is what a fresh question brings, after every entry and for every viewer."""

from __future__ import annotations

import socket as sockets
import uuid
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from events import bell, store
from games.players import tokens
from games.tables import hub, play
from tests.people import (
    Json,
    Person,
    asked,
    bidding,
    bots_move,
    guest,
    head,
    new_move,
    now,
    open_table,
    sit,
    started,
    take_back,
)  # fmt: skip
from tests.tables.server import PATIENCE, Socket, sitting
from workers.tasks import score_table

NOW = ("seq", "status", "seats", "you", "view", "asked", "legal", "hints", "waiting", "result", "rematch")


class Story:
    """What a client makes of a socket's messages: the entries, gap-free, and the table as it stands."""

    def __init__(self, socket: Socket, after: int | None = None) -> None:
        self.socket = socket
        self.first = after
        self.now: Json = {}
        self.entries: list[Json] = []

    @property
    def last(self) -> int:
        """The number of the latest entry that it knows."""
        assert self.first is not None
        return self.first + len(self.entries)

    def take(self, message: Json) -> None:
        """Go on with a message; fails where an entry is missing, doubled, or not told of."""
        if message["type"] not in ("view", "entries"):
            return
        if self.first is None:
            assert message["type"] == "view"
            self.first = message["seq"]
        fresh = message.get("entries", [])
        assert [entry["seq"] for entry in fresh] == list(range(self.last + 1, self.last + 1 + len(fresh)))
        self.entries += fresh
        assert message["seq"] == self.last
        self.now = {name: message[name] for name in NOW}
        assert set(message) - {"type", "entries"} == set(NOW)

    def follow(self, seq: int) -> Story:
        """Take in all that comes until the table stands at that entry."""
        while not self.now or self.last < seq:
            self.take(self.socket.next())
        return self


@pytest.fixture
def people(online: httpx.Client) -> list[Person]:
    """Two who sit down."""
    return [guest(online, "Alice"), guest(online, "Bob")]


def fetched(http: httpx.Client, table: str, person: Person | None, after: int) -> tuple[Json, list[Json]]:
    """The table and its entries as REST tells them."""
    headers = {"Authorization": f"Bearer {person.token}"} if person else {}
    told = http.get(f"/api/tables/{table}/", headers=headers).json()
    entries = http.get(f"/api/tables/{table}/entries/?after={after}", headers=headers).json()
    assert entries["seq"] == told["seq"]
    return {name: told[name] for name in NOW}, entries["entries"]


def agrees(story: Story, http: httpx.Client, table: str, person: Person | None) -> None:
    """What the client has made of the messages is what a fresh question brings."""
    assert story.first is not None
    standing, entries = fetched(http, table, person, story.first)
    assert story.now == standing
    assert story.entries == entries


def step(table: str, people: list[Person], chance: Random, socket_of: Callable[[Person], Socket] | None = None) -> bool:
    """One more move by anybody who is asked, over REST or a socket; False if the game has ended."""
    if now(table).status != "running":
        return False
    if bots_move(table):
        return True
    person = chance.choice(asked(table, people))
    wish = new_move(person, table, chance.choice)
    if socket_of is not None and chance.random() < 0.5:
        before = head(table)
        socket_of(person).send({"type": "move", **wish})
        while head(table) == before:
            socket_of(person).next()
    else:
        person.post(f"tables/{table}/moves/", wish)
    return True


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


def test_moves_over_the_socket_are_acknowledged_and_seen_by_all(
    online: httpx.Client, address: str, people: list[Person]
) -> None:
    table = bidding(*people)
    with sitting(address, table, people[0]) as socket, sitting(address, table, None) as other:
        other.until("view")
        wish = new_move(people[0], table)
        socket.send({"type": "move", **wish})
        ack = socket.until("ack")
        assert ack == {"type": "ack", "id": wish["id"], "seq": head(table)}
        assert other.until("entries")["entries"][0]["seq"] == ack["seq"]
        socket.send({"type": "move", **wish})
        assert socket.until("ack") == ack, "a repeat gets the first answer"
        socket.send({"type": "move", **wish, "move": {"type": "bid", "card": "10"}})
        assert socket.until("refused") == {"type": "refused", "id": wish["id"], "code": "id_reused", "reason": None}
        take_back(table, 0, ack["seq"])
        socket.send({"type": "move", **wish})
        assert socket.until("ack") == {**ack, "undone": True}


def test_words_over_the_socket_are_acknowledged_once_said_and_heard_by_all(address: str, people: list[Person]) -> None:
    table = bidding(*people)
    with sitting(address, table, people[0]) as socket, sitting(address, table, None) as other:
        other.until("view")
        word = {"type": "say", "id": str(uuid.uuid4()), "text": "hello"}
        socket.send(word)
        ack = socket.until("ack")
        assert ack == {"type": "ack", "id": word["id"], "seq": head(table)}
        assert other.until("entries")["entries"][0]["data"] == {"text": "hello", "name": "Alice"}
        socket.send(word)
        assert socket.until("ack") == ack
        socket.send({**word, "text": "goodbye"})
        assert socket.until("refused")["code"] == "id_reused"


def test_a_client_that_asks_for_it_is_shown_the_table_anew(
    online: httpx.Client, address: str, people: list[Person]
) -> None:
    table = bidding(*people)
    with sitting(address, table, people[0]) as socket:
        first = socket.until("view")
        socket.send({"type": "resync"})
        assert socket.until("view") == first


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


def test_two_tabs_of_one_person_tell_the_same_and_a_move_of_both_is_made_once(
    address: str, people: list[Person]
) -> None:
    table = bidding(*people)
    with sitting(address, table, people[0]) as one, sitting(address, table, people[0]) as other:
        wish = {"type": "move", **new_move(people[0], table)}
        one.send(wish)
        other.send(wish)
        assert one.until("ack") == other.until("ack")
        assert one.caught_up(head(table)) == other.caught_up(head(table))
        assert [entry.id for entry in store.entries(table)].count(wish["id"]) == 1


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


def chatter(table: str, person: Person, words: int, text: str = "x") -> None:
    """So many entries, quickly."""
    for said in [play.say(table, person.id, f"{number} {text}", None) for number in range(words)]:
        said.result(PATIENCE)


def test_who_asks_for_more_than_is_kept_gets_all_of_it(
    online: httpx.Client, address: str, people: list[Person]
) -> None:
    table = bidding(*people)
    with sitting(address, table, people[1]) as socket:
        early = Story(socket).follow(head(table))
        chatter(table, people[0], 300)
        early.follow(head(table))
        agrees(early, online, table, people[1])
        for after in (0, 1, head(table) - 299, head(table) - hub._KEPT - 1, head(table) - hub._KEPT, head(table) - 3):
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


# Bells


def lost(heard: bell.Heard) -> bell.Heard:
    """No bell ever arrives."""
    return lambda stream, head: None


def doubled(heard: bell.Heard) -> bell.Heard:
    """Every bell arrives three times."""

    def hear(stream: str, head: int) -> None:
        for _ in range(3):
            heard(stream, head)

    return hear


def late(heard: bell.Heard) -> bell.Heard:
    """A bell arrives after the next one."""
    held: list[tuple[str, int]] = []

    def hear(stream: str, head: int) -> None:
        held.append((stream, head))
        if len(held) > 1:
            heard(*held.pop())
            heard(*held.pop())

    return hear


def wrong(heard: bell.Heard) -> bell.Heard:
    """Bells for entries that have long been read, for entries that are not there yet, and for no table at all."""

    def hear(stream: str, head: int) -> None:
        heard(stream, 1)
        heard(stream, head + 3)
        heard(str(uuid.uuid4()), head)
        heard(stream, head)

    return hear


@pytest.fixture(params=[lost, doubled, late, wrong], ids=lambda how: how.__name__)
def bad_bell(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hub hears badly, from its beginning on; its slow poll is quick enough for a test."""
    listen = bell.listen
    monkeypatch.setattr(bell, "listen", lambda heard: listen(request.param(heard)))
    monkeypatch.setattr(hub, "_POLL", 0.05)


def test_bells_may_be_lost_doubled_late_or_wrong(
    bad_bell: None, online: httpx.Client, address: str, people: list[Person]
) -> None:
    table = bidding(*people)
    chance = Random(6)
    with sitting(address, table, people[0]) as socket, sitting(address, table, None, after=0) as watching:
        stories = [(people[0], Story(socket)), (None, Story(watching, 0))]
        for _ in range(12):
            step(table, people, chance)
            for viewer, story in stories:
                agrees(story.follow(head(table)), online, table, viewer)


# Who sees what, over time


def test_who_leaves_sees_no_more_than_a_spectator_from_then_on(
    online: httpx.Client, address: str, people: list[Person]
) -> None:
    table = started("anansi", people, bots=1)
    with sitting(address, table, people[0]) as socket, sitting(address, table, None) as watching:
        mine, theirs = Story(socket).follow(head(table)), Story(watching).follow(head(table))
        assert mine.now["view"] != theirs.now["view"]
        people[0].ask("DELETE", f"tables/{table}/seats/0/")
        assert mine.follow(head(table)).now == theirs.follow(head(table)).now
        socket.send({"type": "move", "id": str(uuid.uuid4()), "asked": 1, "move": {}})
        assert socket.until("refused")["code"] == "not_your_seat"


def test_who_sits_down_is_shown_the_seat_on_the_socket_that_is_open_already(
    online: httpx.Client, address: str, people: list[Person]
) -> None:
    table = open_table(people[0], "asterix", "me open")
    with sitting(address, table, people[1]) as socket:
        story = Story(socket).follow(head(table))
        assert story.now["you"] is None
        sit(people[1], table, 1)
        assert story.follow(head(table)).now["you"] == 1
        agrees(story, online, table, people[1])


def test_all_at_a_table_hear_of_the_rematch(online: httpx.Client, address: str, people: list[Person]) -> None:
    table = bidding(*people)
    with sitting(address, table, people[0]) as socket, sitting(address, table, None) as watching:
        people[0].post(f"tables/{table}/resign/")
        score_table(table)
        stories = [Story(socket).follow(head(table)), Story(watching).follow(head(table))]
        for story in stories:
            story.socket.send({"type": "resync"})
            story.take(story.socket.until("view"))
            assert story.now["rematch"] is None
        again = people[1].post(f"tables/{table}/rematch/")["id"]
        for viewer, story in zip((people[0], None), stories, strict=True):
            story.take(story.socket.until("view"))
            assert story.now["rematch"] == again
            agrees(story, online, table, viewer)


def test_a_socket_with_a_cookie_must_come_from_our_own_pages(address: str, people: list[Person]) -> None:
    table = open_table(people[0], "asterix", "me open")
    cookie = f"griot={tokens.sealed(people[0].token)}"
    for headers, code in (
        ({"Cookie": cookie}, 4403),
        ({"Cookie": cookie, "Origin": "http://evil.example"}, 4403),
        ({"Cookie": cookie, "Origin": "null"}, 4403),
        ({"Origin": "http://evil.example"}, 4403),
        ({"Authorization": "Bearer nonsense"}, 4401),
        ({"Authorization": "Bearer nonsense", "Cookie": cookie, "Origin": address}, 4401),
    ):
        with sitting(address, table, None, headers=headers) as socket:
            assert socket.closed() == code, headers
            assert socket.messages == []
    you: dict[str, Any] = {}
    for name, headers in {
        "cookie": {"Cookie": cookie, "Origin": address},
        "forged": {"Cookie": cookie[:-1] + "x", "Origin": address},
        "nobody": {"Origin": address},
        "program": {"Authorization": f"Bearer {people[0].token}", "Origin": "http://evil.example"},
    }.items():
        with sitting(address, table, None, headers=headers) as socket:
            you[name] = socket.next()["you"]
    assert you == {"cookie": 0, "forged": None, "nobody": None, "program": 0}
