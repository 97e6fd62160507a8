"""Tables that begin in the middle of a game and go on over sockets: every seat and a spectator listen."""

from __future__ import annotations

import uuid
from contextlib import ExitStack
from typing import Any, TypeAlias

import httpx

from games.engine.chance import commitment
from tests.people import Json, Person, guest, head
from tests.tables.positions import opened_at
from tests.tables.server import Socket, sitting
from workers.tasks import score_table

Viewer: TypeAlias = int | None
"""A seat, or None: a spectator."""


class Story:
    """One table. What it says of the game it has from the sockets alone."""

    def __init__(self, address: str, http: httpx.Client, stack: ExitStack, game: str, state: Any, seats: int) -> None:
        self.people = [guest(http, f"Seat {seat}") for seat in range(seats)]
        self.http = http
        self.table = opened_at(game, state, self.people)
        who: dict[Viewer, Person | None] = {**dict(enumerate(self.people)), None: None}
        self.sockets: dict[Viewer, Socket] = {
            viewer: stack.enter_context(sitting(address, self.table, person, after=0)) for viewer, person in who.items()
        }
        self.people[0].post(f"tables/{self.table}/start/")
        self._listen()

    def _listen(self) -> None:
        for socket in self.sockets.values():
            socket.caught_up(head(self.table))

    # What happens

    def plays(self, seat: int, kind: str, /, **fields: Any) -> None:
        """That seat makes the one move of this kind, with these fields, that its socket has offered."""
        told = self.now(seat)
        (move,) = [each for each in told["legal"] if each["type"] == kind and fields.items() <= each.items()]
        wish = str(uuid.uuid4())
        socket = self.sockets[seat]
        socket.send({"type": "move", "id": wish, "asked": told["asked"], "move": move})
        while (answer := socket.next()).get("id") != wish:
            pass
        assert answer["type"] == "ack", answer
        self._listen()

    def ends(self) -> list[Json]:
        """The game is over now; a worker scores it and reveals the seed: the result as everybody reads it."""
        ended = self.entries()[-1]
        assert (ended["kind"], ended["data"]) == ("ended", {"why": "played"})
        assert self._stands("ended") is None, "it is for a worker to say"
        assert "revealed" not in [each["kind"] for each in self.entries()]
        score_table(self.table)
        self._listen()
        *_, before, scored, revealed = self.entries()
        assert [each["kind"] for each in (before, scored, revealed)] == ["ended", "scored", "revealed"]
        result = self._stands("scored")
        assert result is not None
        assert scored["data"] == {"result": result}
        told = self.asks_anew()
        assert commitment(bytes.fromhex(revealed["data"]["seed"])) == told["commitment"]
        for line in result:
            assert sum(item["points"] for item in line["items"]) == line["points"]
        return result

    def _stands(self, status: str) -> list[Json] | None:
        """The result as all read it, over sockets and asking anew; the status is that one and nobody is asked."""
        read = [told(viewer) for viewer in self.sockets for told in (self.now, self.asks_anew)]
        result: list[Json] | None = read[0]["result"]
        for each in read:
            assert (each["status"], each["asked"], each["legal"], each["waiting"]) == (status, None, [], None)
            assert each["result"] == result
        return result

    # What is read

    def now(self, viewer: Viewer = None) -> Json:
        """The table as that socket has told it last."""
        return self.sockets[viewer].caught_up(0)

    def asks_anew(self, viewer: Viewer = None) -> Json:
        """The table as REST tells it."""
        if viewer is not None:
            return self.people[viewer].get(f"tables/{self.table}/")
        told: Json = self.http.get(f"/api/tables/{self.table}/").json()
        return told

    def view(self, viewer: Viewer = None) -> Json:
        """What that viewer sees of the game."""
        view: Json = self.now(viewer)["view"]
        assert view == self.asks_anew(viewer)["view"]
        return view

    def entries(self, viewer: Viewer = None) -> list[Json]:
        """All entries as that viewer got them."""
        return [entry for message in self.sockets[viewer].messages for entry in message.get("entries", [])]

    def told(self, kind: str, viewer: Viewer = None) -> list[Json]:
        """The notes of this type that the viewer got, without their type."""
        notes = [note for entry in self.entries(viewer) for note in entry["notes"] or [] if note["type"] == kind]
        return [{name: value for name, value in note.items() if name != "type"} for note in notes]

    def told_all(self, kind: str) -> list[Json]:
        """The notes of this type; everybody got the same."""
        notes = self.told(kind)
        for viewer in self.sockets:
            assert self.told(kind, viewer) == notes, viewer
        return notes

    def asked(self) -> list[int]:
        """Who is asked; everybody knows, and only those have anything to answer."""
        waiting = self.now()["waiting"]
        for viewer in self.sockets:
            told = self.now(viewer)
            assert told["waiting"] == waiting
            asked = viewer in waiting["seats"]
            assert (told["asked"] is not None, bool(told["legal"])) == (asked, asked)
        seats: list[int] = waiting["seats"]
        return seats

    def window(self) -> bool:
        """Whether a reaction window is open."""
        return bool(self.now()["waiting"]["window"])


def standing(result: list[Json]) -> list[tuple[int, int]]:
    """Rank and points, by seat."""
    assert [line["seat"] for line in result] == list(range(len(result)))
    return [(line["rank"], line["points"]) for line in result]
