"""Watching a table together after its end, as two see it: the same entry and eyes, away and back, lead, pointing."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import hands
from tests.e2e.conftest import Come
from tests.e2e.hands import may_choose
from tests.e2e.test_history import choose, shows, two, where
from tests.e2e.visitor import DESKTOP, PHONE, Visitor
from tests.running.processes import until


def over(come: Come, size: ViewportSize, moves: int = 8) -> tuple[str, Visitor, Visitor]:
    """A table that Kofi has given up after some moves."""
    table, ama, kofi = two(come, size, "asterix")
    choose(table, [ama, kofi], moves)
    kofi.ask(f"/api/tables/{table}/resign/", {})
    until(lambda: ama.ask(f"/api/tables/{table}/")["status"] == "scored", 30, "the end")
    return table, ama, kofi


def opened(ama: Visitor, table: str, at: int) -> str:
    """Ama opens a review of that entry; its address."""
    page = ama.page
    ama.go(f"/tables/{table}?at={at}")
    page.get_by_role("button", name="More ways to look back").click()
    page.get_by_role("button", name="Watch together").click()
    page.get_by_role("button", name="Invite others").click()
    expect(page.locator("dialog[open]")).to_contain_text("All who come by this link see what you see")
    address = page.get_by_role("textbox").input_value()
    assert "?review=" in address
    page.get_by_role("button", name="Close").click()
    return address


def sheet(page: Page) -> None:
    page.locator(".replay > [aria-haspopup=dialog]").last.click()
    expect(page.locator("dialog[open] .review-people")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "language"),
    [(DESKTOP, "fr"), (PHONE, "de")],
    ids=["desktop, a third in French", "phone, a third in German"],
)
def test_two_watch_together_and_a_third_comes(size: ViewportSize, language: str, come: Come) -> None:
    table, ama, kofi = over(come, size)
    address = opened(ama, table, 9)
    kofi.go(address)
    shows(kofi.page, where(ama.page))
    expect(kofi.page.get_by_role("button", name="Ama leads")).to_be_visible()
    expect(ama.page.get_by_role("button", name="You lead, 2 here")).to_be_visible()
    ama.page.get_by_role("button", name="One step on").click()
    shows(kofi.page, where(ama.page))
    ama.page.get_by_role("button", name="More ways to look back").click()
    ama.page.locator(".replay-eyes select").select_option("1")
    ama.page.get_by_role("button", name="Close").click()
    for page in (ama.page, kofi.page):
        expect(page.locator(".own .place-name")).to_contain_text("Kofi")

    # Kofi looks away, while Ama goes on, and comes back.
    kofi.page.get_by_role("button", name="One step back").click()
    away = where(kofi.page)
    ama.page.get_by_role("button", name="One step on").click()
    back = kofi.page.get_by_role("button", name="Come back")
    expect(back).to_be_visible()
    shows(kofi.page, away)
    back.click()
    shows(kofi.page, where(ama.page))

    # The lead changes hands.
    sheet(kofi.page)
    expect(kofi.page.get_by_role("button", name="Take the lead")).to_have_count(0)
    assert kofi.faults() == []
    kofi.page.keyboard.press("Escape")
    sheet(ama.page)
    ama.page.get_by_role("button", name="Offer the lead").click()
    sheet(kofi.page)
    kofi.page.get_by_role("button", name="Take the lead").click()
    expect(ama.page.get_by_role("button", name="Kofi leads")).to_be_visible()
    kofi.page.get_by_role("button", name="One step back").click()
    shows(ama.page, where(kofi.page))

    # Both see what Ama points at.
    sheet(ama.page)
    ama.page.get_by_role("button", name="Point at something").click()
    spot = ama.page.locator(".round-table [data-at]").last
    place = spot.get_attribute("data-at")
    spot.dispatch_event("click")  # whatever lies over it in this deal
    for page in (ama.page, kofi.page):
        ring = page.locator(".pointer")
        expect(ring).to_have_attribute("data-place", place or "")
        expect(ring).to_contain_text("Ama points here")
    card = ama.page.locator(
        ".own-hand [data-at]:is(button, [tabindex='0']), .own-hand [data-at] :is(button, [tabindex='0'])"
    ).first
    card.focus()
    place = card.evaluate("(card) => card.closest('[data-at]').dataset.at")
    ama.page.keyboard.press("Enter")
    for page in (ama.page, kofi.page):
        expect(page.locator(".pointer")).to_have_attribute("data-place", place)
    ama.page.get_by_role("button", name="Stop pointing").click()
    assert ama.faults() == []

    efua = come(size=size, language=language)
    efua.ask("/api/guests/", {"name": "Efua"})
    efua.go(address)
    shows(efua.page, where(kofi.page))
    sheet(efua.page)
    assert efua.faults() == []


def test_the_leader_tries_moves_that_the_others_see_and_that_one_press_drops(come: Come) -> None:
    table, ama, kofi = over(come, DESKTOP)
    log = ama.ask(f"/api/tables/{table}/entries/?after=0")["entries"]
    chosen = next(entry["seq"] for entry in log if entry["kind"] == "played")
    kofi.go(opened(ama, table, chosen - 1))
    at = where(ama.page)
    shows(kofi.page, at)
    lines = ama.page.locator(".drawer .log > li"), kofi.page.locator(".drawer .log > li")
    before = lines[0].count()
    sheet(ama.page)
    ama.page.get_by_role("button", name="Try moves from here").click()
    until(lambda: lines[0].count() < before, 30, "the story without what came after")
    until(lambda: may_choose(ama.page, "asterix"), 30, "something lit")
    hands.choose(ama.page, "asterix", Random(1))
    tried = ama.page.locator(".drawer .log > li").last
    expect(tried).to_contain_text("Ama")
    expect(lines[1]).to_have_count(lines[0].count())
    expect(kofi.page.locator(".drawer .log > li").last).to_contain_text("Ama")
    ama.page.get_by_role("button", name="Drop what was tried").click()
    for each in lines:
        expect(each).to_have_count(before)
    shows(kofi.page, at)
    assert ama.ask(f"/api/tables/{table}/entries/?after=0")["entries"] == log
