"""Tables where a Midwife is announced, and all that the other side gets of the answer."""

from __future__ import annotations

from collections import deque
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from events import store
from games.tables import bodies
from tests.people import PATIENCE, Json, Person, head, now
from tests.rules.asante.scene import Scene, cards
from tests.running.processes import until
from tests.tables.files import exported
from tests.tables.positions import opened_at
from tests.tables.server import Socket, sitting
from tests.tables.twins import Dice
from tests.tables.windows.seen import LIVE, comparable, move_of

WITH, WITHOUT = "animalist camel", "gorilla camel"
PASS: Json = {"type": "let_pass"}


def prefers(person: Person, **wishes: Any) -> None:
    assert person.ask("PATCH", "guests/me/preferences/", wishes).is_success


@dataclass
class Announced:
    """A table where Alice has announced a Midwife, and everything that she and a spectator get."""

    table: str
    alice: Person
    sockets: list[Socket]
    asked: int
    acknowledged: str

    def heard(self) -> list[str]:
        """All that came, after what an answer brought has come."""
        until(lambda: head(self.table) > self.asked, PATIENCE, "an answer")
        got = [self.acknowledged]
        for socket in self.sockets:
            socket.caught_up(head(self.table))
            got += socket.raw
        before = self.asked
        for path in (
            "",
            "entries/",
            f"entries/?after={before}",
            f"views/{before}/",
            f"past/?from={before}&to={before + 1}",
        ):
            got.append(self.alice.ask("GET", f"tables/{self.table}/{path}").text)
            got.append(self.alice.http.get(f"/api/tables/{self.table}/{path}").text)
        got.append(exported(self.table).decode())
        return [comparable(each) for each in got]

    @property
    def answer(self) -> Any:
        """The entry that answered."""
        return store.entries(self.table, self.asked)[0]

    @property
    def took(self) -> float:
        """Seconds from the question to the answer."""
        asked, answered = store.entries(self.table, self.asked - 1)[:2]
        return (datetime.fromisoformat(answered.at) - datetime.fromisoformat(asked.at)).total_seconds()


class Midwives:
    """Opens such tables; the same cards come to Alice at all of them."""

    def __init__(self, address: str, alice: Person, dice: Dice, stack: ExitStack) -> None:
        self.address, self.alice, self.dice, self.stack = address, alice, dice, stack

    def announced(self, other: Person | None, hand: str, pace: bodies.Pace = LIVE) -> Announced:
        """The opponent (None: a bot) holds these cards."""
        table = opened_at("asante", Scene("midwife T4", hand).state, [self.alice, other], pace)
        stream = store.head(table)
        assert stream is not None
        self.dice.coming[stream.seed] = deque((card,) for card in cards("T2 T3"))
        self.alice.post(f"tables/{table}/start/")
        people = (self.alice, None)
        sockets = [self.stack.enter_context(sitting(self.address, table, each, after=0)) for each in people]
        for socket in sockets:
            socket.caught_up(head(table))
        told = move_of(self.alice, table, {"type": "play_person", "card": "midwife"})
        assert told.is_success
        number = now(table).game.asked[1]
        assert number is not None
        for socket in sockets:
            socket.caught_up(number)
        return Announced(table, self.alice, sockets, number, told.text)


def alike(one: Announced, other: Announced) -> None:
    """Alice and a spectator got the same of both: message by message, length by length."""
    mine, theirs = one.heard(), other.heard()
    assert len(mine) == len(theirs)
    for each, twin in zip(mine, theirs, strict=True):
        assert each == twin
