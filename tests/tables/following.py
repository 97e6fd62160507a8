"""What a client makes of a socket's messages, held against what a fresh question brings."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import httpx

from events import cache
from games.tables.writes import talk
from tests.people import Json, Person, asked, bots_move, head, new_move, now
from tests.tables.server import PATIENCE, Socket

NOW = (
    "seq", "status", "seats", "you", "view", "asked", "legal", "forced", "hints", "waiting", "may_talk", "restricted",
    "undo", "result", "rematch", "others_start_at", "closes_at", "chosen",
)  # fmt: skip


class Client:
    """What a client makes of the messages that come to it: the entries, gap-free, and the table as it stands."""

    def __init__(self, after: int | None = None) -> None:
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
        if message["seq"] > self.last:  # a page of many: the next message goes on
            assert message["type"] == "entries"
            assert len(fresh) <= cache.PAGE
        else:
            assert message["seq"] == self.last
        self.now = {name: message[name] for name in NOW}
        assert set(message) - {"type", "entries"} == set(NOW)


class Story(Client):
    """A client and the socket over which its messages come."""

    def __init__(self, socket: Socket, after: int | None = None) -> None:
        super().__init__(after)
        self.socket = socket

    def follow(self, seq: int) -> Story:
        """Take in all that comes until the table stands at that entry."""
        while not self.now or self.last < seq:
            self.take(self.socket.next())
        return self


def fetched(http: httpx.Client, table: str, person: Person | None, after: int) -> tuple[Json, list[Json]]:
    """The table and its entries as REST tells them."""
    headers = {"Authorization": f"Bearer {person.token}"} if person else {}
    told = http.get(f"/api/tables/{table}/", headers=headers).json()
    entries: list[Json] = []
    while after + len(entries) < told["seq"]:
        page = http.get(f"/api/tables/{table}/entries/?after={after + len(entries)}", headers=headers).json()
        assert page["seq"] == told["seq"]
        assert 0 < len(page["entries"]) <= cache.PAGE
        entries += page["entries"]
    return {name: told[name] for name in NOW}, entries


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


def chatter(table: str, person: Person, words: int, text: str = "x") -> None:
    """So many entries, quickly."""
    for said in [talk.say(table, person.id, f"{number} {text}", None) for number in range(words)]:
        said.result(PATIENCE)
