"""Text twice as large, as people set it in their browser: the table may scroll then, but nothing is cut or covered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.boards import ALL, at_table
from tests.e2e.conftest import chromium
from tests.e2e.recorded import recorded, tables

SAMPLE = [("anansi", 5), ("bania", 4)]
SIZES = {True: [(390, 844), (844, 390)], False: [(1366, 657), (1440, 900)]}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser in which text is twice as large as usual."""
    with chromium("--blink-settings=defaultFontSize=32") as one:
        yield one


@pytest.mark.parametrize(("game", "seats"), tables() if ALL else SAMPLE)
def test_with_text_twice_as_large_all_of_a_board_is_there_and_can_be_pressed(
    browser: Browser, game: str, seats: int
) -> None:
    told = recorded(game, seats)
    faults = []
    for touch, sizes in SIZES.items():
        with at_table(browser, told, touch=touch) as page:
            page.hears(told.messages[len(told.messages) // 2])
            for width, height in sizes:
                page.size(width, height)
                looks = page.looks(touch=touch, scrolls=True)
                faults += [f"{width}x{height}: {fault}" for fault in looks.faults]
    assert faults == []
