"""What Asante's board shows of what may be chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.e2e.boards import at_table
from tests.e2e.recorded import recorded


@pytest.mark.parametrize("size", [(1366, 657), (1440, 900), (1920, 1080)])
def test_a_holy_place_that_can_be_played_is_lit_as_large_as_it_may_be(browser: Browser, size: tuple[int, int]) -> None:
    told = recorded("asante", 2)
    plays = next(at for at, message in enumerate(told.messages) if '"type":"play_holy_place"' in message)
    with at_table(browser, told, touch=False) as board:
        board.size(*size)
        for message in told.messages[: plays + 1]:
            board.hears(message)
        board.settles()
        lit = board.page.locator(".as-holy-kind[data-lit=true]")
        assert lit.count() > 0
        ringed = """(each) => {
            const shown = getComputedStyle(each).boxShadow;
            each.dataset.lit = 'false';
            return shown !== getComputedStyle(each).boxShadow;
        }"""
        assert lit.first.evaluate(ringed)
