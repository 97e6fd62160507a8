"""Anansi: where one's own listeners lie, what the numbers of the others are of, and what cannot win: on phones."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.boards import at_table
from tests.e2e.recorded import recorded

SIDEWAYS = (844, 390)
UPRIGHT = (390, 844)
# What is seen of a part, from the left to the right; of a row of cards from its first to its last.
SPANS = """(selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
  .map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right])"""


@pytest.mark.parametrize("seats", [4, 5])
def test_on_a_phone_on_its_side_the_hand_lies_by_its_buttons_and_ones_listeners_on_its_left(
    browser: Browser, seats: int
) -> None:
    met = 0
    with at_table(browser, recorded("anansi", seats), touch=True) as page:
        page.size(*SIDEWAYS)
        for _ in page.hears_each(recorded("anansi", seats).messages):
            cards, own, uses = (
                _spans(page.page, name) for name in (".an-handcard", ".own .an-stack, .own .an-waiting", ".an-use")
            )
            if not cards or not uses:
                continue
            assert 0 <= uses[0][0] - cards[-1][1] < 16
            assert all(right <= cards[0][0] for _, right in own)
            assert len(_spans(page.page, ".an-heads")) == 1
            met += len(own)
    assert met > 0


def test_a_phone_upright_shows_each_listener_within_the_own_place(browser: Browser) -> None:
    most = 0
    with at_table(browser, recorded("anansi", 4), touch=True) as page:
        page.size(*UPRIGHT)
        for _ in page.hears_each(recorded("anansi", 4).messages):
            figures = _spans(page.page, ".own .an-figures > span")
            (place,) = _spans(page.page, ".own > .place")
            assert all(place[0] <= left < right <= place[1] for left, right in figures)
            most = max(most, len(figures))
    assert most > 2, "more than one sign for each of both numbers"


def _spans(page: Any, selector: str) -> list[list[float]]:
    spans: list[list[float]] = page.evaluate(SPANS, selector)
    return spans
