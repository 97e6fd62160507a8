"""Bots answer while a game is analysed: real processes."""

from __future__ import annotations

from pathlib import Path
from uuid import uuid4

import httpx

from tests.people import Json, Person, guest, started
from tests.running import processes
from tests.running.processes import until
from tests.tables.conftest import no_cookies


def moves(person: Person, table: str) -> int:
    """Makes their next move, once they are asked; its entry."""
    now: Json = until(lambda: asked(person, table), 60, "a bot's answer")
    wish = {"id": str(uuid4()), "asked": now["asked"], "move": now["legal"][0]}
    return int(person.post(f"tables/{table}/moves/", wish)["seq"])


def asked(person: Person, table: str) -> Json | None:
    now = person.get(f"tables/{table}/")
    return None if now["asked"] is None else now


def ask(person: Person, table: str) -> Json:
    return person.post(f"tables/{table}/analysis/")


def test_bots_answer_while_a_game_is_analysed(tmp_path: Path) -> None:
    with (
        processes.embedded(tmp_path) as stack,
        httpx.Client(base_url=stack.address, cookies=no_cookies()) as http,
    ):
        alice, bob = guest(http, "Alice"), guest(http, "Bob")
        over = started("asante", [alice], bots=1)
        for _ in range(40):
            moves(alice, over)
        alice.post(f"tables/{over}/resign/")
        until(lambda: alice.get(f"tables/{over}/")["status"] == "scored", 60, "the end")
        until(lambda: ask(alice, over)["of"], 60, "a worker that analyses")
        table = started("anansi", [bob], bots=2)
        for _ in range(3):
            moves(bob, table)
        told = ask(alice, over)
        assert told["working"], "the bots have answered in the middle of it"
        assert told["done"] < told["of"]
        until(lambda: not ask(alice, over)["working"], 240, "the end of the analysis")
