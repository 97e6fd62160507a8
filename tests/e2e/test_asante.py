"""What Asante's board shows of what may be chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.e2e.boards import at_table
from tests.e2e.recorded import recorded


def test_a_holy_place_that_can_be_played_is_lit_as_large_as_it_may_be(browser: Browser) -> None:
    told = recorded("asante", 2)
    plays = next(at for at, message in enumerate(told.messages) if '"type":"play_holy_place"' in message)
    ringed = """(each) => {
        const shown = getComputedStyle(each).boxShadow;
        each.dataset.lit = 'false';
        const unlit = getComputedStyle(each).boxShadow;
        each.dataset.lit = 'true';
        return shown !== unlit;
    }"""
    with at_table(browser, told, touch=False) as board:
        board.hears_all(told.messages[:plays])
        board.hears(told.messages[plays])
        for size in ((1366, 657), (1440, 900), (1920, 1080)):
            board.size(*size)
            board.settles()
            lit = board.page.locator(".as-holy-kind[data-lit=true]")
            assert lit.count() > 0, size
            assert lit.first.evaluate(ringed), size


# What is written smaller than can be read at arm's length.
SMALL = """() => [...document.querySelectorAll('.as-hand *, .as-did *, .as-slot *, .as-subject *')]
    .filter((each) => [...each.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim() !== ''))
    .filter((each) => each.getClientRects().length > 0 && getComputedStyle(each).visibility === 'visible')
    .filter((each) => each.getBoundingClientRect().width > 1)
    .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 11)
    .map((each) => `${each.className} ${each.textContent}`)"""

# On how many Artifacts the price lies on the sign.
COVERED = """() => [...document.querySelectorAll('.as-laid:has(> .as-cost)')].filter((laid) => {
    const cost = laid.querySelector('.as-cost').getBoundingClientRect();
    const sign = laid.querySelector('.as-sign path').getBoundingClientRect();
    return Math.min(cost.right, sign.right) - Math.max(cost.left, sign.left) > 1
        && Math.min(cost.bottom, sign.bottom) - Math.max(cost.top, sign.top) > 1;
}).length"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_phone_cards_are_written_large_enough_and_no_price_covers_a_sign(
    browser: Browser, size: tuple[int, int]
) -> None:
    told = recorded("asante", 2)
    priced = 0
    with at_table(browser, told, touch=True, language="en") as board:
        board.size(*size)
        for _ in board.hears_each(told.messages):
            assert board.page.evaluate(SMALL) == []
            assert board.page.evaluate(COVERED) == 0
            priced += board.page.locator(".as-cost").count()
    assert priced > 0
