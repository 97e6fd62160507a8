"""The lesson of Anansi in the browser: each thing is said where it belongs, to the end; by hand, and by keys alone."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import Come
from tests.e2e.lessons import PATIENCE, Walk, at_once, on_each_screen
from tests.e2e.test_keyboard import tab_to
from tests.rules.lessons import Json, said

WALK = Walk("anansi", ".an-uses, .an-handcard")


def card(move: Json) -> str:
    """Where that card lies in one's hand, once it may be chosen."""
    return f".an-handcard[data-card='{move['card']}'][data-lit=true]"


def use(move: Json) -> str:
    """What is to be done with the card that is picked."""
    return f".an-use[data-use='{move['type']}'][data-lit=true]"


def presses(_page: Page, move: Json) -> Iterator[str]:
    yield from (card(move), use(move))


def make(page: Page, move: Json) -> None:
    for press in presses(page, move):
        page.locator(press).click(timeout=PATIENCE)


@on_each_screen
def test_the_lesson_of_anansi_to_its_end_and_into_a_real_game(come: Come, size: ViewportSize, language: str) -> None:
    WALK.to_the_end(come(size=size, language=language), language, make)


def test_a_lesson_is_found_and_followed_by_keyboard_alone_and_remembers_what_was_closed(come: Come) -> None:
    ama = come()
    page, words = ama.page, said("anansi", "en")
    at_once(page)
    ama.go("/")
    tab_to(ama, page.get_by_role("link", name="Learn by playing: Anansi"))
    page.keyboard.press("Enter")
    tab_to(ama, page.get_by_label("What shall we call you?"))
    page.keyboard.type("Ama")
    page.keyboard.press("Enter")
    ama.is_live()
    WALK.says(page, words, WALK.due[0])
    tab_to(ama, page.get_by_role("button", name="Got it"))
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.locator(card(WALK.own[0]))).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".coach")).to_have_count(0)
    tab_to(ama, page.get_by_role("button", name="What now?"))
    page.keyboard.press("Enter")
    WALK.says(page, words, WALK.due[0])
    expect(page.get_by_role("button", name="Got it")).to_be_focused()
    page.keyboard.press("Enter")
    WALK.by_keys(ama, "en", presses, told=0)
