"""Anansi: where one's own listeners lie, what the numbers of the others are of, and what cannot win: on phones."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.boards import at_table
from tests.e2e.recorded import recorded

SIDEWAYS = (844, 390)
UPRIGHT = (390, 844)
# What is seen of a part, from the left to the right; of a row of cards from its first to its last.
SPANS = """(selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
  .map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right])"""


# Of a name: on how many lines its words stand, and whether some of them are not seen.
_LINES = """(name) => {
  const words = document.createRange();
  words.selectNodeContents(name);
  return new Set([...words.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size;
}"""
# Letters may reach a little out of their line.
_CUT = "(name) => name.scrollHeight > name.clientHeight + 3 || name.scrollWidth > name.clientWidth + 1"


@pytest.mark.parametrize("seats", [4, 5])
def test_on_a_phone_on_its_side_the_hand_lies_by_its_buttons_and_ones_listeners_on_its_left(
    browser: Browser, seats: int
) -> None:
    told = recorded("anansi", seats)
    met = 0
    with at_table(browser, told, touch=True) as page:
        page.size(*SIDEWAYS)
        for _ in page.hears_each(told.messages):
            cards, own, uses = (
                _spans(page.page, name) for name in (".an-handcard", ".own .an-stack, .own .an-waiting", ".an-use")
            )
            if not cards or not uses:
                continue
            assert 0 <= uses[0][0] - cards[-1][1] < 16
            assert all(right <= cards[0][0] for _, right in own)
            # Of each other seat.
            assert len(_spans(page.page, ".an-heads")) == seats - 1
            met += len(own)
    assert met > 0


def test_a_phone_upright_shows_each_listener_within_the_own_place(browser: Browser) -> None:
    told = recorded("anansi", 4)
    most = 0
    with at_table(browser, told, touch=True) as page:
        page.size(*UPRIGHT)
        for _ in page.hears_each(told.messages):
            figures = _spans(page.page, ".own .an-figures > span")
            (place,) = _spans(page.page, ".own > .place")
            assert all(place[0] <= left < right <= place[1] for left, right in figures)
            most = max(most, len(figures))
    assert most > 2, "more than one sign for each of both numbers"


# Whether all of a part is seen: nothing lies over its middle.
ON_TOP = """(selector) => [...document.querySelectorAll(selector)].map((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return each.checkVisibility() && found !== null && each.closest('.own > .place').contains(found);
})"""
OWN_NUMBERS = ".own .an-against, .own .an-side > small, .own .an-side > b, .own .an-case-short"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ones_own_numbers_stay_whole_on_a_high_phone_while_a_card_is_chosen(browser: Browser, seats: int) -> None:
    told = recorded("anansi", seats)
    chosen = 0
    with at_table(browser, told, touch=True) as page:
        page.size(*UPRIGHT)
        for _ in page.hears_each(told.messages):
            card = page.page.locator(".an-handcard[data-lit=true][aria-pressed=false]").first
            if not card.count():
                continue
            before = [_spans(page.page, part) for part in (OWN_NUMBERS, ".an-handcard")]
            card.click()
            page.settles()
            assert len(_spans(page.page, ".an-use")) == 2
            assert [_spans(page.page, part) for part in (OWN_NUMBERS, ".an-handcard")] == before
            assert page.page.evaluate(ON_TOP, OWN_NUMBERS) == [True] * 6
            chosen += 1
    assert chosen > 0


# What is drawn with a dashed edge.
DASHED = """() => [...document.querySelectorAll('.round-table *')].filter((each) => each.checkVisibility())
  .filter((each) => ['', '::before', '::after'].map((part) => getComputedStyle(each, part)).some((style) =>
    style.borderTopStyle === 'dashed' && parseFloat(style.borderTopWidth) > 0 || style.outlineStyle === 'dashed'))
  .map((each) => each.getAttribute('class'))"""


@pytest.mark.parametrize("size", [(1366, 657), (1440, 900), UPRIGHT, SIDEWAYS])
def test_dashes_mean_a_place_for_a_card_and_nothing_else(browser: Browser, size: tuple[int, int]) -> None:
    told = recorded("anansi", 4)
    with at_table(browser, told, touch=min(size) < 600) as page:
        page.size(*size)
        for _ in page.hears_each(told.messages[:-1]):
            assert set(page.page.evaluate(DASHED)) <= {"an-use"}


LARGE = 18
SHOWN = """() => [...document.querySelectorAll('.seats > .place')].map((seat) => {
  const [held, number] = ['.an-handcount > :nth-child(2)', '.an-side > b'].map((part) => seat.querySelector(part));
  const seen = held.getBoundingClientRect().width > 4;
  return [seen ? held.textContent : '', parseFloat(getComputedStyle(number).fontSize)];
})"""


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS])
def test_on_a_phone_three_others_show_how_many_cards_they_hold_and_large_numbers(
    browser: Browser, size: tuple[int, int]
) -> None:
    told = recorded("anansi", 4)
    with at_table(browser, told, touch=True) as page:
        page.size(*size)
        page.hears(told.messages[0])
        seen = page.page.evaluate(SHOWN)
    assert [held for held, _ in seen] == ["10", "10", "9"]
    assert min(large for _, large in seen) >= LARGE


def _spans(page: Page, selector: str) -> list[list[float]]:
    spans: list[list[float]] = page.evaluate(SPANS, selector)
    return spans


def test_the_star_of_a_card_stands_in_its_lower_corner_on_the_side_of_the_trick(browser: Browser) -> None:
    told = recorded("anansi", 5)
    with at_table(browser, told, touch=True) as page:
        page.hears_up_to(told.messages, 1)
        for _ in page.in_each((UPRIGHT, SIDEWAYS)):
            signs = page.page.locator(".an-handcard > .an-star:visible")
            assert signs.count() > 0
            for at in range(signs.count()):
                sign = signs.nth(at).bounding_box()
                card = signs.nth(at).locator("..").bounding_box()
                assert sign is not None
                assert card is not None
                assert sign["x"] >= card["x"]
                assert sign["y"] >= card["y"] + card["height"] / 2
                assert sign["x"] + sign["width"] <= card["x"] + card["width"] / 2
                assert sign["y"] + sign["height"] <= card["y"] + card["height"]


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS, (1366, 657), (1440, 900)])
def test_a_long_name_below_the_trick_has_two_lines_and_is_whole(browser: Browser, size: tuple[int, int]) -> None:
    told = recorded("anansi", 5)
    with at_table(browser, told, touch=size in {UPRIGHT, SIDEWAYS}) as page:
        page.size(*size)
        page.hears(told.messages[0])
        page.settles()
        name = page.page.locator(".an-slot-name", has_text="Bartholomäus von Eschen")
        assert name.evaluate(_LINES) == 2
        assert name.evaluate(_CUT) is False
