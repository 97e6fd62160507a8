"""The lesson of Asante in the browser: each thing is said where it belongs, to the end; by hand, and by keys alone."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import Come
from tests.e2e.lessons import PATIENCE, Walk, at_once, on_each_screen
from tests.rules.lessons import Json

WALK = Walk("asante", ".as-handcard, .as-action")
RAIL = ("draw_card", "end_turn")


def presses(page: Page, move: Json) -> Iterator[str]:
    """What is pressed for that move, one after the other: what it takes hold of, then its answer."""
    kind = move["type"]
    wide = page.locator(".room[data-mode=wide]").count() > 0
    if kind in RAIL:
        yield f".as-action[data-kind={kind}][data-lit=true]"
        if page.locator(".as-action[data-sure=true]").count():  # something could still be done in the turn that ends
            yield ".as-action[data-sure=true]"
        return
    if "card" in move:
        yield f".as-handcard[data-card={move['card']}][data-usable=true]"
    if "slot" in move:
        yield f".as-press[data-at='seat:0/artifact/{move['slot']}'][data-lit=true]"
    if "ware" in move:
        yield f".as-press[data-at='supply/{move['ware']}'][data-lit=true]"
    if kind == "play_holy_place" and wide:  # elsewhere too small to be pressed where it lies
        yield f".as-press[data-at='seat:0/holy/{move['kind']}'][data-lit=true]"
    elif kind not in ("place_artifact", "use_artifact", "take_ware"):
        yield f".as-answer[data-kind={kind}][data-lit=true]"


def make(page: Page, move: Json) -> None:
    for each in presses(page, move):
        expect(page.locator(each)).to_be_visible(timeout=PATIENCE)
        page.locator(each).click()


@on_each_screen
def test_the_lesson_of_asante_to_its_end_and_into_a_real_game(come: Come, size: ViewportSize, language: str) -> None:
    WALK.to_the_end(come(size=size, language=language), language, make)


def test_the_lesson_is_followed_by_keyboard_alone(come: Come) -> None:
    ama = come(language="fr")
    at_once(ama.page)
    ama.go("/games/asante/lesson")
    ama.called("Ama")
    ama.is_live()
    WALK.by_keys(ama, "fr", presses)
