"""A seat that does not die: somebody goes away, a bot plays on, they come back from elsewhere and play."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Come
from tests.e2e.test_history import choose, moves
from tests.e2e.visitor import PHONE, Visitor
from tests.running.processes import until

GRACE = 10
"""Seconds: the least that a host may choose."""


def place(visitor: Visitor, name: str) -> Locator:
    """That person's seat, as the visitor sees it."""
    return visitor.page.get_by_role("region", name=re.compile(name))


def sign(visitor: Visitor, name: str) -> Locator:
    """What it says of whether they are here."""
    return place(visitor, name).locator(".presence")


def test_a_bot_keeps_the_seat_of_who_went_away_until_they_come_back(come: Come) -> None:
    ama, kofi = come(), come()
    ama.arrives("Ama")
    kofi.arrives("Kofi")
    table = ama.opens("asterix", "me", "open", absence={"level": "novice", "grace": GRACE})
    kofi.ask(f"/api/tables/{table}/seats/1/", {})
    kofi.at(table)
    ama.at(table)
    expect(ama.page.get_by_text(f"is away for {GRACE} seconds")).to_be_visible()
    ama.page.get_by_role("button", name="Begin").click()
    for visitor in (ama, kofi):
        expect(sign(visitor, "Kofi")).to_have_attribute("data-presence", "here")
    kofi.page.close()

    expect(sign(ama, "Kofi")).to_have_attribute("data-presence", re.compile("away|gone"), timeout=30_000)
    expect(place(ama, "Kofi")).to_contain_text("a bot plays", timeout=30_000)
    expect(sign(ama, "Kofi")).to_have_attribute("data-presence", "gone")
    expect(place(ama, "Kofi")).to_contain_text("away for long")
    choose(table, [ama], 2)
    assert ama.faults() == []

    again = come(size=PHONE)
    again.is_also(kofi)
    again.at(table)
    expect(again.prompt).to_contain_text("A bot plays for you")
    back = again.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_in_viewport()
    assert again.faults() == []
    back.press("Enter")
    expect(back).to_have_count(0)
    for visitor in (ama, again):
        expect(place(visitor, "Kofi")).not_to_contain_text("a bot plays")
    expect(sign(ama, "Kofi")).to_have_attribute("data-presence", "here")
    until(lambda: moves(again, table) or (moves(ama, table), None)[1], 30, "a move of Kofi's own")
    story = again.ask(f"/api/tables/{table}/entries/?after=0")["entries"]
    assert [entry["data"]["why"] for entry in story if entry["kind"] == "handed_over"] == ["away", "returned"]

    again.ask(f"/api/tables/{table}/resign/", {})
    ama.page.get_by_role("dialog", name="You win").get_by_role("link", name="Audit").click()
    expect(ama.page.get_by_text(re.compile(r"Moves: \d+ in person, \d+ bot$"))).to_be_visible()
    assert ama.faults() == []
