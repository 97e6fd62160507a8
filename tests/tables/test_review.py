"""Watching a table together once it is over: all see what the leader sees, and nothing of it is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from channels.layers import channel_layers
from pytest_django.fixtures import Settings
from websockets.sync.client import connect

from games.tables import review, review_live
from games.tables.review import Review
from games.tables.wire import messages, responses
from tests import means
from tests.people import Json, Person, bidding, guest, head, started
from tests.tables.server import PATIENCE, Socket
from workers.tasks import score_table

Watch = Callable[..., Socket]


@pytest.fixture
def table(people: list[Person]) -> str:
    """Over, and open to all."""
    over = bidding(*people)
    people[1].post(f"tables/{over}/resign/")
    score_table(over)
    return over


@contextmanager
def watching(address: str, table: str, person: Person | None, name: str = "ours") -> Iterator[Socket]:
    where = f"ws{address.removeprefix('http')}/ws/tables/{table}/reviews/{name}/"
    headers = {"Authorization": f"Bearer {person.token}"} if person else {}
    with connect(where, additional_headers=headers, open_timeout=PATIENCE) as connection:
        yield Socket(connection)


@pytest.fixture
def watch(address: str, table: str) -> Iterator[Watch]:
    """Brings somebody to the review, until the test is over or they leave."""
    with ExitStack() as stack:
        yield lambda person, name="ours": stack.enter_context(watching(address, table, person, name))


def sees(socket: Socket, **wanted: Any) -> Json:
    """The next message of the review of which all this is so."""
    while True:
        message = socket.until("review")
        if {name: message[name] for name in wanted} == wanted:
            return message


def names(message: Json) -> list[str]:
    return [person["name"] for person in message["people"]]


def test_all_see_the_entry_and_the_eyes_of_whoever_came_first_and_leads(people: list[Person], watch: Watch) -> None:
    alice, bob = people
    first = watch(alice)
    assert sees(first)["leader"] == alice.id
    first.send({"type": "show", "at": 7, "eyes": 1})
    shown = sees(first, at=7)
    second = watch(bob)
    assert names(sees(second, at=7, eyes=1, leader=alice.id)) == ["Alice", "Bob"]
    assert names(sees(first, at=7)) == [*names(shown), "Bob"]
    first.send({"type": "show", "at": 8, "eyes": "all"})
    sees(second, at=8, eyes="all")


def test_only_the_leader_shows_and_offers_and_nobody_takes_what_is_not_offered(
    people: list[Person], watch: Watch
) -> None:
    leader, other = watch(people[0]), watch(people[1])
    sees(other)
    for message in ({"type": "show", "at": 3, "eyes": "none"}, {"type": "offer", "offered": True}, {"type": "take"}):
        other.send(message)
        assert other.until("refused")["code"] == "not_allowed"
    leader.send({"type": "take"})
    assert leader.until("refused")["code"] == "not_allowed"


def test_the_lead_goes_to_whoever_takes_it_once_it_is_offered(people: list[Person], watch: Watch) -> None:
    leader, other = watch(people[0]), watch(people[1])
    leader.send({"type": "show", "at": 5, "eyes": "none"})
    leader.send({"type": "offer", "offered": True})
    sees(other, offered=True)
    other.send({"type": "take"})
    assert sees(leader, leader=people[1].id, offered=False)["at"] == 5, "all still look there"
    leader.send({"type": "show", "at": 6, "eyes": "none"})
    assert leader.until("refused")["code"] == "not_allowed"
    other.send({"type": "show", "at": 9, "eyes": 0})
    sees(leader, at=9, eyes=0)


def test_a_lead_whose_leader_has_gone_is_anybody_s(
    people: list[Person], address: str, table: str, watch: Watch
) -> None:
    with watching(address, table, people[0]) as leader:
        leader.send({"type": "show", "at": 5, "eyes": "none"})
        other = watch(people[1])
        sees(other, at=5, offered=False)
    sees(other, offered=True, at=5)
    other.send({"type": "take"})
    sees(other, leader=people[1].id, offered=False)


def test_somebody_points_and_everybody_sees_where(people: list[Person], watch: Watch) -> None:
    sockets = [watch(person) for person in people]
    sees(sockets[0])
    sees(sockets[1])
    sockets[1].send({"type": "point", "place": "hand:0/card:7"})
    by = {"id": people[1].id, "name": "Bob"}
    for socket in sockets:
        assert socket.until("pointed") == {"type": "pointed", "by": by, "place": "hand:0/card:7"}


def test_two_groups_watch_the_same_table_apart(people: list[Person], watch: Watch) -> None:
    one, other = watch(people[0], "one"), watch(people[1], "other")
    assert [names(sees(socket)) for socket in (one, other)] == [["Alice"], ["Bob"]]


def test_once_all_have_left_nothing_is_known_of_it_and_nothing_of_it_was_an_entry(
    people: list[Person], address: str, table: str
) -> None:
    before = head(table)
    with watching(address, table, people[0]) as socket:
        socket.send({"type": "show", "at": 7, "eyes": 1, "tried": [{"seat": 0, "move": {"type": "bid"}}]})
        sees(socket, at=7)
    with watching(address, table, people[1]) as socket:
        again = sees(socket)
    assert (again["leader"], again["at"], again["tried"]) == (people[1].id, 1, [])
    assert head(table) == before


def test_a_table_that_is_not_over_is_not_reviewed_nor_by_a_stranger(
    people: list[Person], address: str, table: str
) -> None:
    running = started("asterix", people)
    with watching(address, running, people[0]) as socket:
        assert socket.closed() == 4404
    with watching(address, table, None) as socket:
        assert socket.closed() == 4401
    with watching(address, table, people[0], "x" * 41) as socket:
        assert socket.closed() == 4404


def test_there_are_only_so_many_reviews_of_a_table_and_people_at_one(
    online: httpx.Client, people: list[Person], watch: Watch, address: str, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_live, "MOST_REVIEWS", 2)
    monkeypatch.setattr(review_live, "MOST_HERE", 2)
    for name in ("one", "two"):
        sees(watch(people[0], name))
    assert watch(people[0], "three").closed() == 4429
    sees(watch(people[1], "two"))
    assert watch(guest(online, "Charlie"), "two").closed() == 4429


@pytest.mark.parametrize(
    "message",
    [
        {"type": "show", "at": 0, "eyes": "none"}, {"type": "show", "at": 1, "eyes": "mine"},
        {"type": "show", "at": 1, "eyes": 10}, {"type": "point", "place": ""}, {"type": "point", "place": "x" * 101},
        {"type": "show", "at": 1, "eyes": 0, "tried": [{"seat": 0, "move": {}}] * 31}, {"type": "move"},
    ],
)  # fmt: skip
def test_what_no_client_says_is_refused(message: Json, people: list[Person], watch: Watch) -> None:
    socket = watch(people[0])
    socket.send(message)
    assert socket.until("refused")["code"] == "bad_request"


def test_a_trial_is_not_too_large_to_be_sent_to_all(people: list[Person], watch: Watch) -> None:
    socket = watch(people[0])
    socket.send({"type": "show", "at": 1, "eyes": 0, "tried": [{"seat": 0, "move": {"x": "x" * 10_000}}]})
    assert socket.until("refused")["code"] == "too_large"


class Heard:
    """Somebody who watches through a process."""

    def __init__(self, name: str) -> None:
        self.person = responses.Person(name, name)
        self.points: list[str] = []
        self._news = asyncio.Event()

    def changed(self) -> None:
        self._news.set()

    def pointed(self, message: messages.PointedMessage) -> None:
        self.points.append(message.place)
        self._news.set()

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait until it is so, as this one hears it."""
        async with asyncio.timeout(PATIENCE):
            while not so():
                self._news.clear()
                await self._news.wait()


@pytest.fixture(params=["one process", pytest.param("redis", marks=pytest.mark.needs("redis"))])
def layer(request: pytest.FixtureRequest, settings: Settings) -> Iterator[None]:
    """Both ways in which processes hear of each other."""
    backend: Json = {"BACKEND": "channels.layers.InMemoryChannelLayer"}
    if request.param == "redis":
        hosts = [means.redis()]
        backend = {"BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer", "CONFIG": {"hosts": hosts}}
    settings.CHANNEL_LAYERS = {"default": backend}
    channel_layers.backends = {}
    yield
    channel_layers.backends = {}


def test_a_review_is_the_same_through_every_process(layer: None) -> None:
    async def play() -> None:
        here, there = (Review("table", "ours") for _ in range(2))
        awa, kofi = Heard("Awa"), Heard("Kofi")
        await here.join(awa, awa.person)
        await here.show("Awa", messages.ShowMessage(at=7, eyes=1))
        await there.join(kofi, kofi.person)
        told = there.message()
        assert told is not None
        assert (told.leader, told.at, told.eyes) == ("Awa", 7, 1)
        await awa.until(lambda: (now := here.message()) is not None and len(now.people) == 2)
        await there.point(kofi.person, "pile")
        await awa.until(lambda: awa.points == ["pile"])
        assert kofi.points == ["pile"]
        await here.offer("Awa", offered=True)
        await kofi.until(lambda: (now := there.message()) is not None and now.offered)
        assert await there.take("Kofi")
        await awa.until(lambda: (now := here.message()) is not None and now.leader == "Kofi")
        await there.leave(kofi)
        await awa.until(lambda: (now := here.message()) is not None and now.offered)
        await here.leave(awa)

    asyncio.run(play())


def test_two_who_take_the_lead_at_once_agree_who_has_it(layer: None) -> None:
    async def play() -> None:
        here, there = (Review("table", "ours") for _ in range(2))
        awa, kofi = Heard("Awa"), Heard("Kofi")
        await here.join(awa, awa.person)
        await there.join(kofi, kofi.person)
        await here.offer("Awa", offered=True)
        await kofi.until(lambda: there.place is not None and there.place.offered)
        assert all(await asyncio.gather(here.take("Awa"), there.take("Kofi")))
        await awa.until(lambda: here.place is not None and here.place.leader == "Kofi")
        assert here.place == there.place
        await here.leave(awa)
        await there.leave(kofi)

    asyncio.run(play())


def test_a_review_that_all_leave_at_once_is_forgotten(layer: None) -> None:
    async def play() -> None:
        ours = review_live._here()["table", "ours"] = Review("table", "ours")
        sockets = [review_live.ReviewConsumer(), review_live.ReviewConsumer()]
        for socket in sockets:
            socket._review, socket._news = ours, asyncio.Event()
            await ours.join(socket, Heard("Awa").person)
        for socket in sockets:
            socket.leave()
        assert review_live._here() == {}

    asyncio.run(play())


def test_a_process_that_is_silent_takes_its_people_along(layer: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "AGAIN", 0.05)
    monkeypatch.setattr(review, "_GONE", 0.2)

    async def play() -> None:
        here, there = (Review("table", "ours") for _ in range(2))
        awa, kofi = Heard("Awa"), Heard("Kofi")
        await here.join(awa, awa.person)
        await there.join(kofi, kofi.person)
        await kofi.until(lambda: (now := there.message()) is not None and len(now.people) == 2)
        for task in here._tasks:
            task.cancel()
        await kofi.until(lambda: (now := there.message()) is not None and len(now.people) == 1 and now.offered)
        await there.leave(kofi)

    asyncio.run(play())
