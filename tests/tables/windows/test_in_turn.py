"""Windows that ask those who hold something, in turn: a Sabotage, a Sabotage of a Sabotage, and passes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from games.tables import bodies
from tests.people import PATIENCE, Json, Person, guest, head
from tests.rules.antayagi.scene import A, B, C, D, Scene
from tests.running.processes import until
from tests.tables.positions import opened_at
from tests.tables.server import Socket, sitting
from tests.tables.windows.seen import LIVE, LONG, comparable, move_of

HANDS = {A: "treasure bone sabotage", B: "bone t_rex hat", C: "sabotage fish muffin", D: "bone fish bone"}


@dataclass
class Revealed:
    """A table where two different cards have been revealed, and what a spectator gets."""

    table: str
    people: list[Person]
    spectator: Socket

    @property
    def waiting(self) -> Json | None:
        """What everybody sees of who is asked."""
        seen = [person.get(f"tables/{self.table}/") for person in self.people]
        for seat, each in enumerate(seen):
            asked = each["waiting"] is not None and seat in each["waiting"]["seats"]
            assert (each["asked"] is not None, bool(each["legal"])) == (asked, asked)
            assert each["waiting"] == seen[0]["waiting"]
        waiting: Json | None = seen[0]["waiting"]
        return waiting

    def asks(self, seat: int) -> None:
        """That seat alone is asked for a Sabotage."""
        waiting = self.waiting
        assert waiting is not None
        assert (waiting["seats"], waiting["window"]) == ([seat], True)

    def answers(self, seat: int, move: Json) -> None:
        assert move_of(self.people[seat], self.table, move).is_success
        self.spectator.caught_up(head(self.table))

    def changed(self, before: int) -> None:
        """More than that has come."""
        until(lambda: head(self.table) > before, PATIENCE)

    def since(self, seq: int) -> list[str]:
        """All that the spectator has got about entries after that one."""
        self.spectator.caught_up(head(self.table))
        new = [text for text, message in zip(self.spectator.raw, self.spectator.messages, strict=True)
               if message["seq"] > seq]  # fmt: skip
        return [comparable(each) for each in new]


@pytest.fixture
def exchanges(address: str, online: httpx.Client) -> Iterator[Any]:
    """Opens such tables: A has traded a Treasure for B's Bone."""
    people = [guest(online, name) for name in ("Ama", "Ben", "Cho", "Dia")]
    with ExitStack() as stack:

        def revealed(pace: bodies.Pace) -> Revealed:
            scene = Scene(4, A, HANDS)
            table = opened_at("antayagi", scene.state, people, pace)
            people[A].post(f"tables/{table}/start/")
            moves = [(A, {"type": "choose_partner", "seat": B}), (A, {"type": "choose_card", "slot": 0}),
                     (B, {"type": "choose_card", "slot": 0})]  # fmt: skip
            for seat, move in moves:
                assert move_of(people[seat], table, move).is_success
            spectator = stack.enter_context(sitting(address, table, None))
            spectator.caught_up(head(table))
            return Revealed(table, people, spectator)

        yield revealed


def test_a_sabotage_of_a_sabotage(exchanges: Any) -> None:
    """Those who hold one are asked, one at a time, and anew after each that is played (AY-6.3 to AY-6.8)."""
    each = exchanges(LONG)
    each.asks(A)
    each.answers(A, {"type": "pass"})
    each.asks(C)
    each.answers(C, {"type": "play_sabotage", "slot": 0})
    each.asks(A)
    each.answers(A, {"type": "play_sabotage", "slot": 1})
    view = each.people[D].get(f"tables/{each.table}/")["view"]
    assert sorted(view["discard"]) == ["sabotage", "sabotage"]
    assert [view["bags"][seat] for seat in (A, B)] == [["bone"], ["treasure"]], "the exchange stands"


def test_one_sabotage_cancels_the_exchange(exchanges: Any) -> None:
    each = exchanges(LONG)
    each.answers(A, {"type": "pass"})
    each.answers(C, {"type": "play_sabotage", "slot": 0})
    each.answers(A, {"type": "pass"})
    view = each.people[D].get(f"tables/{each.table}/")["view"]
    assert sorted(view["discard"])[-2:] == ["sabotage", "treasure"]
    assert view["bags"] == [[], [], [], []]


def test_a_pass_in_turn_tells_no_more_than_that_it_was_one(exchanges: Any) -> None:
    by_hand, late = exchanges(LIVE), exchanges(LIVE)
    got = []
    for each in (by_hand, late):
        each.asks(A)
        before = head(each.table)
        if each is by_hand:
            each.answers(A, {"type": "pass"})
        each.changed(before)
        each.asks(C)
        got.append(each.since(before))
        (told,) = each.people[D].get(f"tables/{each.table}/entries/?after={before}")["entries"]
        assert (told["by"], told["data"], told["notes"]) == (None, None, [{"type": "passed", "seat": A}])
    assert got[0] == got[1]
