"""On a phone everything needed is on the screen at once: nothing to scroll sideways, the hand at the thumb."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, expect

from tests.e2e.boards import BoardPage, at_table
from tests.e2e.conftest import Come
from tests.e2e.hands import LIT, TRICK, hurry, may_choose
from tests.e2e.recorded import Recorded, recorded
from tests.e2e.visitor import PHONE, Visitor
from tests.running.processes import until

TABLES = [("anansi", 3), ("anansi", 5), ("asterix", 2), ("asterix", 5)]


def fits_sideways(visitor: Visitor) -> bool:
    return bool(
        visitor.page.evaluate("() => document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    )


def below_the_fold(visitor: Visitor, *selectors: str) -> list[str]:
    """Those of the selectors of which something does not lie wholly on the screen."""
    visitor.settled()
    return [
        f"{selector}: {box}"
        for selector in selectors
        for box in (each.bounding_box() for each in visitor.page.locator(selector).all())
        if box is None or not _on_screen(box)
    ]


def _on_screen(box: FloatRect) -> bool:
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return box["x"] > -1 and box["y"] > -1 and right < PHONE["width"] + 1 and bottom < PHONE["height"] + 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_page_scrolls_sideways(come: Come, language: str) -> None:
    visitor = come(size=PHONE, language=language)
    visitor.go("/")
    expect(visitor.page.locator(".posters li").first).to_be_visible()
    assert fits_sideways(visitor)
    visitor.called("Nana Akosua Afriyie")
    expect(visitor.page.locator(".table-lists")).to_be_visible()
    assert fits_sideways(visitor)
    visitor.go("/new?game=asterix")
    expect(visitor.page.locator(".terms")).to_be_visible()
    assert fits_sideways(visitor)
    visitor.at(visitor.opens("asterix", "me", "open", "casual"))
    assert fits_sideways(visitor)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_seats_board_question_and_hand_are_on_the_screen_at_once(come: Come, game: str, seats: int) -> None:
    visitor = come(size=PHONE)
    visitor.arrives("Ama")
    chance = Random(11)
    table = visitor.opens(game, "me", *["casual"] * (seats - 1), start=True)
    visitor.at(table)
    for times in (0, 1, 5, 9):
        hurry([visitor], table, chance, TRICK[game], times)
        until(lambda: may_choose(visitor.page, game), 30, "a choice")
        assert fits_sideways(visitor)
        assert below_the_fold(visitor, ".place", ".prompt", ".own", LIT[game]) == []


def hears_until(board: BoardPage, told: Recorded, wanted: Locator) -> None:
    """The page hears the game up to where this is there."""
    for message in told.messages:
        board.hears(message)
        if wanted.count():
            return


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_on_the_lowest_phone_the_cards_of_a_trick_are_as_large_as_a_finger(browser: Browser, seats: int) -> None:
    told = recorded("anansi", seats)
    with at_table(browser, told, touch=True) as page:
        page.size(360, 560)
        laid = page.page.locator(".an-laid")
        hears_until(page, told, laid)
        boxes = [each.bounding_box() for each in laid.all()]
    assert boxes
    assert all(box is not None and box["width"] > 40 for box in boxes), boxes


# Whether a card that is looked at closely lies within its sheet and is no sliver; and what is said of it not beside it.
HIDDEN = """() => {
  const boxOf = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [sheet, card] = [boxOf('.peek[open]'), boxOf('.peek-card > * > :first-child')];
  const texts = [...document.querySelectorAll('.peek-card > * > :not(:first-child), .peek-now, .card-story')];
  const below = texts.filter((each) => each.getBoundingClientRect().left < card.right).map((each) => each.className);
  return [card.bottom <= sheet.bottom && card.top >= sheet.top && card.height > sheet.height / 2, ...below];
}"""
CARDS = [("anansi", 3), ("antayagi", 4), ("asante", 2), ("asterix", 4), ("bania", 3)]


@pytest.mark.parametrize(("game", "seats"), CARDS)
def test_on_its_side_a_card_looked_at_closely_is_seen_whole_and_beside_it_what_is_said_of_it(
    browser: Browser, game: str, seats: int
) -> None:
    told = recorded(game, seats)
    with at_table(browser, told, touch=True) as board:
        board.size(844, 390)
        card = board.page.locator("[data-card]")
        hears_until(board, told, card)
        card.last.dispatch_event("contextmenu")
        board.settles()
        assert board.page.evaluate(HIDDEN) == [True]


def test_the_legend_of_asterix_shows_the_numbers_of_a_hand_in_full_on_a_phone(browser: Browser) -> None:
    told = recorded("asterix", 3)
    with at_table(browser, told, touch=True) as board:
        board.size(844, 390)
        board.hears_all(told.messages[:2])
        board.page.locator(".ax-signs").tap()
        chips = board.page.locator(".legend .ax-chip")
        boxes = [each.bounding_box() for each in chips.all()]
        assert boxes
        assert all(box is not None and box["width"] > 20 for box in boxes), boxes
