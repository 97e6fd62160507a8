"""How long a window is, chosen with the table; what passes by itself, chosen at the table where turns take days."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import choice
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.visitor import Visitor
from tests.running.processes import until

DAY = 86_400
WINDOW = "Time to react"
ANNOUNCES = ("play_person", "play_animal")


@dataclass
class Slow:
    """Two people at a table of Asante where turns take days."""

    table: str
    people: list[Visitor]

    def now(self, visitor: Visitor) -> Any:
        """The table as the API tells it to one of them."""
        return visitor.ask(f"/api/tables/{self.table}/")

    def announces(self) -> tuple[Visitor, Visitor, str]:
        """Plays until a card is announced; who did, who is asked, and the card.

        By chance: who always took the same way could run out of cards, and the game end before.
        """
        while True:
            active = next(each for each in self.people if self.now(each)["asked"] is not None)
            now = self.now(active)
            announcing = [move for move in now["legal"] if move["type"] in ANNOUNCES]
            move = choice(announcing or now["legal"])
            body = {"id": str(uuid4()), "asked": now["asked"], "move": move}
            waiting = active.ask(f"/api/tables/{self.table}/moves/", body) and self.now(active)["waiting"]
            if waiting["window"]:
                (asked,) = [each for each in self.people if each is not active]
                return active, asked, waiting["topic"]


def kept(visitor: Visitor, wish: str) -> Any:
    return visitor.ask("/api/guests/me/preferences/")[wish]


@pytest.fixture
def slow(come: Come) -> Slow:
    people = [come(), come()]
    for visitor, name in zip(people, ("Ama", "Kofi"), strict=True):
        visitor.arrives(name)
    seats = [{"sitter": "me"}, {"sitter": "open"}]
    table = people[0].ask("/api/tables/", {"game": "asante", "seats": seats, "pace": {"deadline": DAY}})["id"]
    people[1].ask(f"/api/tables/{table}/seats/1/", {})
    people[0].ask(f"/api/tables/{table}/start/", {})
    return Slow(table, people)


def test_a_card_is_named_where_it_is_asked_about_and_in_the_menu(slow: Slow) -> None:
    active, asked, topic = slow.announces()
    asked.at(slow.table)
    always = asked.page.get_by_role("switch", name="Always let it happen")
    always.check()
    assert until(partial(kept, asked, "let_pass_topics"), 30, "the wish") == {"asante": [topic]}
    asked.page.get_by_role("button", name="Menu").click()
    menu = asked.page.get_by_role("dialog")
    menu.get_by_text("Or only with these cards (1)").click()
    assert asked.faults() == []
    menu.get_by_role("checkbox", checked=True).uncheck()
    menu.get_by_role("button", name="Close").click()
    expect(always).not_to_be_checked()
    active.at(slow.table)
    expect(active.prompt).to_contain_text("may respond")
    expect(active.page.get_by_role("switch")).to_have_count(0)


def test_where_everything_is_to_pass_nobody_waits_for_the_one_who_is_asked(slow: Slow) -> None:
    for visitor in slow.people:
        visitor.at(slow.table)
        visitor.page.get_by_role("button", name="Menu").click()
        visitor.page.get_by_role("switch", name="Let everything happen for me where there is no clock").check()
        until(partial(kept, visitor, "let_pass_for_me"), 30, "the wish")
        visitor.go("about:blank")
    active, asked, _ = slow.announces()
    until(lambda: not slow.now(active)["waiting"]["window"], 30, "a pass")
    entries = active.ask(f"/api/tables/{slow.table}/entries/?after=0")["entries"]
    (answer,) = [entry for entry in entries if "card_let_pass" in [note["type"] for note in entry["notes"]]]
    assert answer["seat"] == slow.now(asked)["you"]


def test_the_length_of_a_window_is_chosen_with_the_table_where_the_game_has_windows(come: Come) -> None:
    ama = come()
    ama.arrives("Ama")
    ama.go("/new?game=bania")
    expect(ama.page.get_by_role("button", name="Begin the game")).to_be_visible()
    expect(ama.page.get_by_label(WINDOW)).to_have_count(0)
    ama.go("/new?game=asante")
    field = ama.page.get_by_label(WINDOW)
    expect(field).to_have_count(0)  # against bots alone and without a clock nobody is hurried
    ama.page.get_by_text("5 minutes").click()
    expect(field).to_have_attribute("placeholder", "5")
    ama.page.get_by_text("1 day").click()
    expect(field).to_have_count(0)
    ama.page.get_by_text("5 minutes").click()
    field.fill("9")
    assert ama.faults() == []
    ama.page.get_by_role("button", name="Begin the game").click()
    ama.page.wait_for_url("**/tables/*")
    assert ama.ask(f"/api/tables/{ama.table}/")["pace"] == {
        "deadline": 300,
        "window": 9,
        "bot_delay": 1200,
        "patience": 86_400,
    }
