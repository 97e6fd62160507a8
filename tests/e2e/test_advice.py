"""Advice at a table with bots, from the press to the move; and after the end what a bot considered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import Come
from tests.e2e.test_practice import asked, presses, resigned
from tests.e2e.visitor import PHONE
from tests.running.processes import until

FLAT: ViewportSize = {"width": 844, "height": 390}

FITS = """(sheet) => {
  const { left, top, right, bottom } = sheet.getBoundingClientRect();
  const table = document.querySelector('.round-table').getBoundingClientRect();
  return sheet.scrollHeight <= sheet.clientHeight && sheet.getBoundingClientRect().height > 100 &&
    left >= table.left && top >= table.top && right <= table.right && bottom <= table.bottom;
}"""


def opens_the_log(page: Page) -> None:
    """Where there is room it is there."""
    if not page.locator(".drawer").is_visible():
        page.get_by_role("button", name=re.compile("^Log")).click()


@pytest.mark.parametrize("size", [PHONE, FLAT], ids=["phone", "phone on its side"])
def test_advice_is_shown_and_played_and_after_the_end_one_sees_what_a_bot_considered(
    size: ViewportSize, come: Come
) -> None:
    ama = come(size=size)
    ama.arrives("Ama")
    page = ama.page
    table = ama.opens("asterix", "me", "strong", "casual", start=True)
    number = asked(ama, table)
    ama.at(table)
    presses(page, "Advice")
    expect(page.locator(".advised")).to_have_count(3)
    expect(page.locator(".advised").last).to_contain_text("on average", ignore_case=True)
    if size == FLAT:
        assert page.locator(".advice-sheet").evaluate(FITS), "all of it is seen at once, within the table"
    assert ama.faults() == []
    best = page.locator(".advised b").first.inner_text()
    page.locator(".advised").first.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(ama.prompt).to_have_text(f"Sure? {best}")
    assert ama.ask(f"/api/tables/{table}/")["asked"] == number, "it is shown, and not made"
    assert ama.faults() == []
    presses(page, "Do it")
    until(lambda: number != asked(ama, table), 30, "the next question")
    resigned(ama, table)
    made = ama.ask(f"/api/tables/{table}/entries/")["entries"]
    assert [entry for entry in made if entry["kind"] == "played" and entry["seat"] == 0 and entry["seq"] > number]

    ama.at(table)
    presses(page, "Close")
    opens_the_log(page)
    page.get_by_role("button", name=re.compile(r"^What did Bot .+ consider\?$")).first.click()
    sheet = page.locator("dialog[open]").last
    expect(sheet.locator(".weighed > li").first).to_contain_text("Expected result")
    expect(sheet).to_contain_text("imagined games")
    assert ama.faults() == []
    bots = next(entry["seq"] for entry in made if entry["kind"] == "played" and entry["seat"] != 0)
    ama.go(f"/tables/{table}?at={bots}")
    page.locator(".told .ask-considered").click()
    expect(page.locator("dialog[open] .weighed > li").first).to_be_visible()
