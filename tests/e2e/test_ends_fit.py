"""The end of a game is seen whole at every size, with the way on, at every number of seats."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.boards import at_table
from tests.e2e.hands import end_of
from tests.e2e.recorded import recorded, tables
from tests.e2e.test_fits import ALL, MOUSE, SAMPLE_TABLES, TOUCH, named

# The sheet, if it scrolls, and names that are cut.
_CUT = """() => {
  const wide = (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline';
  const sheet = document.querySelector('dialog[open]');
  const scrolls = wide(sheet) || sheet.scrollHeight > sheet.clientHeight + 1;
  const cut = [...document.querySelectorAll('.end-name, .end-why, .end-own span, .end-items span')].filter(wide);
  return [...cut.map((each) => `cut: ${each.textContent}`), ...(scrolls ? ['the sheet scrolls'] : [])];
}"""


@pytest.mark.parametrize("touch", [True, False])
@pytest.mark.parametrize(("game", "seats"), tables() if ALL else SAMPLE_TABLES)
def test_the_end_is_seen_whole_without_scrolling(browser: Browser, game: str, seats: int, touch: bool) -> None:
    told = recorded(game, seats)
    faults = []
    with at_table(browser, told, touch=touch) as page:
        for message in told.messages:
            page.hears(message)
        end_of(page.page)
        for size in TOUCH if touch else MOUSE:
            page.size(*size)
            found = [*page.looks(touch=touch).faults, *page.page.evaluate(_CUT)]
            faults += [f"{named(size)}: {fault}" for fault in found]
        expect(page.page.locator(".end-seat")).to_have_count(seats)
        expect(page.page.locator(".end-why")).to_be_visible()
    assert faults == []
