"""The lesson of Asterix in the browser: each thing is said where it belongs, to the end; by hand, and by keys alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.conftest import Come
from tests.e2e.lessons import PATIENCE, Walk, at_once, on_each_screen
from tests.e2e.test_keyboard import tab_to
from tests.rules.lessons import Json

WALK = Walk("asterix", ".ax-handcard, .ax-choice")


def card(move: Json) -> str:
    """Where that card lies in one's hand, once it may be bid."""
    return f".ax-handcard[data-at='hand/{move['card']}'][data-lit=true]"


def way(page: Page, move: Json) -> Locator:
    """What is to be pressed for that move, once it may be made."""
    if move["type"] == "bid":
        return page.locator(card(move))
    if move["type"] == "assign_peeked":
        return page.locator(".ax-give .ax-choice:enabled").nth(move["to"])
    value = page.locator(".ax-number", has_text=re.compile(f"^{move['value']}$"))
    return page.locator(".ax-escape .ax-choice:enabled").filter(has=value)


def make(page: Page, move: Json) -> None:
    expect(way(page, move)).to_be_visible(timeout=PATIENCE)
    way(page, move).click()


def presses(page: Page, move: Json) -> Iterator[str]:
    if move["type"] == "bid":
        yield card(move)
        return
    # Which of several buttons it is, no selector says: it is marked.
    way(page, move).evaluate("(element) => element.setAttribute('data-wanted', '')")
    yield "[data-wanted]:enabled"


@on_each_screen
def test_the_lesson_of_asterix_to_its_end_and_into_a_real_game(come: Come, size: ViewportSize, language: str) -> None:
    WALK.to_the_end(come(size=size, language=language), language, make)


def test_the_lesson_is_followed_by_keyboard_alone(come: Come) -> None:
    ama = come(language="fr")
    page = ama.page
    at_once(page)
    ama.go("/games/asterix/lesson")
    tab_to(ama, page.locator(".name-form input"))
    page.keyboard.type("Ama")
    page.keyboard.press("Enter")
    ama.is_live()
    WALK.by_keys(ama, "fr", presses)
