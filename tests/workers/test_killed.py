"""Bots that are killed in the middle of a turn: real processes, on the embedded broker and on Redis."""

from __future__ import annotations

import os
import signal
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from redis import Redis

from tests import means
from tests.people import Json, Person, guest, started
from tests.running import processes
from tests.running.processes import until

MOVES = 90  # of every game of Anansi with three players: three rounds of ten tricks


@dataclass
class Stack:
    """Griot in real processes, its bots, and a look into its broker."""

    address: str
    kill_bots: Callable[[], None]
    taken: Callable[[], bool]
    """Whether the bots have all their turns in hand and none waits in the broker."""


@pytest.fixture(params=["embedded", pytest.param("redis", marks=pytest.mark.needs("postgres", "redis"))])
def stack(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Stack]:
    """One web process, one worker and one process of bots, ready."""
    if request.param == "embedded":
        with processes.embedded(tmp_path) as embedded:
            yield _embedded(embedded)
    else:
        with processes.production(tmp_path, webs=1, workers=1) as production:
            yield _production(production)


def _embedded(stack: processes.Embedded) -> Stack:
    def kill() -> None:
        bots = stack.child("bots")
        assert bots is not None
        os.killpg(bots, signal.SIGKILL)  # its supervisor starts another

    return Stack(stack.address, kill, lambda: not any((stack.var / "broker" / "bots").glob("*.msg")))


def _production(stack: processes.Production) -> Stack:
    bots = stack.processes["bots-0"]

    def kill() -> None:
        os.killpg(bots.pid, signal.SIGKILL)
        bots.wait()
        bots.start()

    def taken() -> bool:
        broker: Redis = Redis.from_url(means.redis() or "")
        with broker:
            return not broker.keys("bots*")  # one key for each priority

    return Stack(stack.addresses[0], kill, taken)


def answer(alice: Person, table: str) -> Json:
    """Alice makes a move if she is asked; the table before that."""
    seen = alice.get(f"tables/{table}/")
    if seen["asked"] is not None:
        move = {"id": str(uuid.uuid4()), "asked": seen["asked"], "move": seen["legal"][0]}
        alice.post(f"tables/{table}/moves/", move)
    return seen


def played(alice: Person, table: str) -> list[Json]:
    """All moves so far."""
    return [entry for entry in alice.get(f"tables/{table}/entries/?after=0")["entries"] if entry["kind"] == "played"]


def until_a_bot_thinks(alice: Person, table: str, stack: Stack) -> Json:
    """The table while a bot's turn is in hand: it is thought of, or the answer waits for its moment."""

    def thinking() -> Json | None:
        seen = answer(alice, table)
        if seen["asked"] is not None or not seen["waiting"] or not stack.taken():
            return None
        return seen

    return until(thinking, 30, "a bot that thinks")


def play_on(alice: Person, table: str, length: int) -> None:
    """Until the log is longer than that."""
    until(lambda: answer(alice, table)["seq"] > length, 60, f"{length} entries")


def test_a_game_goes_on_and_nobody_moves_twice(stack: Stack) -> None:
    with httpx.Client(base_url=stack.address) as http:
        alice = guest(http, "Alice")
        http.cookies.clear()
        slow = started("anansi", [alice], bots=2, level="strong", pace={"bot_delay": 1200})
        before = until_a_bot_thinks(alice, slow, stack)
        stack.kill_bots()
        # By the sweep: the embedded broker has forgotten the turn, Redis would bring it again after ten minutes.
        until(lambda: alice.get(f"tables/{slow}/")["seq"] > before["seq"], 60, "the bot's move")
        assert [move["seat"] for move in played(alice, slow)][-1] in before["waiting"]["seats"]

        quick = started("anansi", [alice], bots=2)
        for length in (20, 50):
            play_on(alice, quick, length)
            stack.kill_bots()
        until(lambda: answer(alice, quick)["status"] == "scored", 120, "the end of the game")
        entries = alice.get(f"tables/{quick}/entries/?after=0")["entries"]
        assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
        assert len(played(alice, quick)) == MOVES
        assert [entry["kind"] for entry in entries][-3:] == ["ended", "scored", "revealed"]
