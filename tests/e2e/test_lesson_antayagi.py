"""The lesson of Antayagí in the browser: each thing is said where it belongs, to the end; by hand, and by keys."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, ViewportSize

from tests.e2e.conftest import Come
from tests.e2e.lessons import PATIENCE, Walk, at_once, on_each_screen
from tests.rules.lessons import Json

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


def act(move: Json) -> str:
    """What is pressed then."""
    return f".ay-act{LIT}[data-type={move['type']}]"


def presses(_page: Page, move: Json) -> Iterator[str]:
    yield from filter(None, (thing(move), act(move)))


def make(page: Page, move: Json) -> None:
    for press in presses(page, move):
        page.locator(press).click(timeout=PATIENCE)


@on_each_screen
def test_the_lesson_of_antayagi_to_its_end_and_into_a_real_game(come: Come, size: ViewportSize, language: str) -> None:
    WALK.to_the_end(come(size=size, language=language), language, make)


def test_the_lesson_is_followed_by_keyboard_alone(come: Come) -> None:
    ama = come(language="fr")
    at_once(ama.page)
    ama.go("/games/antayagi/lesson")
    ama.called("Ama")
    ama.is_live()
    WALK.by_keys(ama, "fr", presses)
