"""What is told has only that styled anew which changes by it, not the whole page: else every message costs time."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser

from tests.e2e.boards import at_table
from tests.e2e.recorded import recorded

# A message in the midst of each game.
MIDST = [("anansi", 5, 5), ("antayagi", 7, 4), ("asante", 2, 13), ("asterix", 5, 4), ("bania", 4, 8)]


# With `:has()` in a rule it is easy to bring about that whatever is drawn anywhere has all parts of the page looked at.
@pytest.mark.parametrize(("game", "seats", "at"), MIDST)
def test_a_message_has_less_than_half_of_the_page_styled_anew(browser: Browser, game: str, seats: int, at: int) -> None:
    told = recorded(game, seats)
    with at_table(browser, told, touch=False) as board:
        board.size(1366, 657)
        board.hears_all(told.messages[:at])
        board.settles()
        browser.start_tracing(page=board.page, categories=["devtools.timeline"])
        board.hears(told.messages[at])
        board.settles()
        events = json.loads(browser.stop_tracing())["traceEvents"]
        whole: int = board.page.evaluate("document.querySelectorAll('*').length")
    styled = sum(each["args"]["elementCount"] for each in events if each["name"] == "UpdateLayoutTree")
    assert styled < whole / 2
