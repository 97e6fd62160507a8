"""The analysis of a game that is over: chances, costly choices, and practising from one of them."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.conftest import Come
from tests.e2e.hands import hurry
from tests.e2e.test_history import where
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

WORK = 180_000  # ms: a minute's thought of a machine that does ten other things


def opened(page: Page, size: ViewportSize) -> Locator:
    """The analysis, once it is finished."""
    if size == PHONE:
        page.get_by_role("button", name="More ways to look back").click()
    page.get_by_role("button", name="Analysis", exact=True).click()
    sheet = page.locator("dialog.analysis[open]")
    expect(sheet.get_by_role("table")).to_be_visible(timeout=WORK)
    expect(sheet.locator("progress")).to_have_count(0, timeout=WORK)
    return sheet


def over(come: Come, size: ViewportSize, look: str) -> tuple[Visitor, str]:
    """Somebody who has played any moves against a bot to the end, and looks back."""
    ama = come(size=size, look=look)
    ama.arrives("Ama")
    table = ama.opens("asterix", "me", "casual", start=True)
    hurry([ama], table, Random(3))
    ama.go(f"/tables/{table}?at=8")
    return ama, table


@pytest.mark.parametrize(("size", "look"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"])
def test_one_finds_a_costly_choice_looks_at_it_and_practises_from_there(
    come: Come, size: ViewportSize, look: str
) -> None:
    ama, table = over(come, size, look)
    page = ama.page
    sheet = opened(page, size)
    assert ama.faults() == []
    expect(sheet.get_by_role("row")).to_have_count(3)
    costly = sheet.locator("details").first
    expect(costly.locator("summary")).to_have_text(re.compile("You"))

    costly.locator(".analysis-row").first.click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".told-line")).to_contain_text("→")  # what was asked, and how it was answered
    looked = where(page)
    assert ama.faults() == []

    sheet = opened(page, size)  # at once: it is kept
    sheet.locator("details").first.get_by_role("button", name="Practise from here").first.click()
    expect(page).to_have_url(re.compile(rf"/tables/(?!{table})[0-9a-f-]+$"))
    ama.is_live()
    practice = ama.ask(f"/api/tables/{ama.table}/")
    assert practice["origin"]["kind"] == "imagined"
    assert practice["origin"]["table"] == table
    assert practice["origin"]["entry"] >= looked
    assert practice["asked"] is not None


def test_the_graph_is_reached_and_read_by_keys_alone(come: Come) -> None:
    ama, _ = over(come, DESKTOP, "dark")
    sheet = opened(ama.page, DESKTOP)
    slider = sheet.get_by_role("slider", name="Where in the game")
    slider.focus()
    ama.page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Step \d+: .*Ama.* \d+%"))
    end = int(slider.input_value())
    for _ in range(5):
        ama.page.keyboard.press("ArrowLeft")
    assert int(slider.input_value()) == end - 5
    ama.page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    assert end - 8 <= where(ama.page) <= end - 5
