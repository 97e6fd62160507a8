"""The lesson of Antayagí in the browser: each thing is said where it belongs, to the end; by hand, and by keys."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import Come
from tests.e2e.lessons import PATIENCE, Walk, on_each_screen
from tests.e2e.test_keyboard import arrow_to
from tests.rules.lessons import Json, said

WALK = Walk("antayagi", ".ay-handcard, .ay-act")
LIT = "[data-lit=true]"


def thing(move: Json) -> str | None:
    """What is pressed first for that move, once it may be; None where there is only one way to act."""
    match move["type"]:
        case "choose_partner":
            return f".ay-seat{LIT}:has([data-at='seat:{move['seat']}/hand'])"
        case "choose_card":
            return f".ay-handcard{LIT}[data-at='seat:0/hand/{move['slot']}']"
        case "take_card":
            return f".ay-taken li:nth-child({move['slot'] + 1}) {LIT}"
        case _:
            return None


def act(move: Json) -> str | None:
    """What is pressed then; None where the move is made by now."""
    return None if move["type"] == "choose_partner" else f".ay-act{LIT}[data-type={move['type']}]"


def make(page: Page, move: Json) -> None:
    for press in filter(None, (thing(move), act(move))):
        page.locator(press).click(timeout=PATIENCE)


@on_each_screen
def test_the_lesson_of_antayagi_to_its_end_and_into_a_real_game(come: Come, size: ViewportSize, language: str) -> None:
    WALK.to_the_end(come(size=size, language=language), language, make)


def test_the_first_moves_of_the_lesson_are_made_by_keyboard_alone(come: Come) -> None:
    ama = come(language="fr")
    page, words = ama.page, said("antayagi", "fr")
    page.add_init_script("localStorage.setItem('griot.motion', 'off')")  # scenes have tests of their own
    ama.go("/games/antayagi/lesson")
    ama.called("Ama")
    ama.is_live()
    for made, move in enumerate(WALK.own[:3]):
        WALK.says(page, words, WALK.due[made])
        for press in filter(None, (thing(move), act(move))):
            expect(page.locator(press)).to_be_visible(timeout=PATIENCE)
            arrow_to(page, press)
            page.keyboard.press("Enter")
