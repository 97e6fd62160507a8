"""The lesson of Bania in the browser: each thing is said where it belongs, to the end; by hand, and by keys alone."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, ViewportSize

from games.rules.bania.material import SPACES
from tests.e2e.conftest import Come
from tests.e2e.lessons import PATIENCE, Walk, at_once, on_each_screen
from tests.rules.lessons import Json

WALK = Walk("bania", ".ba-own-tent, .ba-ware, .ba-die-choice, .ba-do")
ROLL, END = (f".ba-do[data-at='do/{which}'][data-lit=true]" for which in ("roll", "end"))
ENDS = ("end_building", "stop_rolling")


def presses(_page: Page, move: Json) -> Iterator[str]:
    """What is to be pressed for that move, one after the other, each once it may be pressed."""
    if "tent" in move:
        yield f".ba-own-tent[data-card='{move['tent']}'][data-lit=true]"
    if "space" in move:
        yield f".ba-map li:nth-child({SPACES.index(move['space']) + 1}) > .ba-target[data-lit=true]"
    for die in move.get("dice", ()):
        yield f"[data-at='dice/{die}'] > .ba-die-choice[data-lit=true]"
    if "give" in move:
        yield from (f".ba-ware[data-ware={ware}][data-lit=true]" for ware in wares(move["give"]))
        yield ".ba-do[data-at='do/trade'][data-lit=true]"
    if move["type"] in ("roll", "reroll"):
        yield ROLL
    if move["type"] in ENDS:
        yield END


def wares(give: Json) -> Iterator[str]:
    """Each card that is handed in, by its ware."""
    return (ware for ware, count in give.items() for _ in range(count))


def make(page: Page, move: Json) -> None:
    for press in presses(page, move):
        page.locator(press).first.click(timeout=PATIENCE)


@on_each_screen
def test_the_lesson_of_bania_to_its_end_and_into_a_real_game(come: Come, size: ViewportSize, language: str) -> None:
    WALK.to_the_end(come(size=size, language=language), language, make)


def test_the_lesson_is_followed_by_keyboard_alone(come: Come) -> None:
    ama = come(language="fr")
    at_once(ama.page)
    ama.go("/games/bania/lesson")
    ama.called("Ama")
    ama.is_live()
    WALK.by_keys(ama, "fr", presses)
