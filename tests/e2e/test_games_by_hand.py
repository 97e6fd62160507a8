"""A person and bots play by presses on what is lit; in `make boards` whole games of each, on a phone's side too."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from games import catalog
from tests.e2e.boards import ALL
from tests.e2e.conftest import Come
from tests.e2e.hands import end_of, goes_on, hurry
from tests.e2e.test_phone import below_the_fold, fits_sideways
from tests.e2e.visitor import DESKTOP, PHONE, Visitor, drawn, raw_keys
from tests.running.processes import until

SIDE: ViewportSize = {"width": 844, "height": 390}
LAPTOP: ViewportSize = {"width": 1366, "height": 657}
WHOLE = [
    (game.rules.key, seats, size)
    for game in catalog.games()
    for seats, size in ((game.rules.seats.start, SIDE), (game.rules.seats.stop - 1, LAPTOP))
]
TABLES = WHOLE if ALL else [("bania", 4, LAPTOP), ("antayagi", 7, LAPTOP)]
# Cards, targets on the map, buttons: whatever may be chosen next.
GENERIC = ".plain-piece, .plain-token-choice, .plain-move, .plain-seat-choice"
BANIA = ".ba-own-tent, .ba-target, .ba-die-choice, .ba-ware, .ba-do"
# A picked card or seat goes by the button: another one would only be picked instead.
ANTAYAGI = ".ay-act, .round-table:not(:has(.ay-act[data-lit=true])) :is(.ay-card, .ay-seat)"
ASANTE = ".as-press, .as-answer, .as-action"
ANANSI = ".an-use, body:not(:has(.an-use[data-lit=true])) .an-handcard"
ASTERIX = ".ax-gaul:enabled, .ax-choice:enabled, .ax-handcard[data-lit=true]"
LIT = f":is(:is({GENERIC}, {BANIA}, {ANTAYAGI}, {ASANTE}, {ANANSI})[data-lit=true], {ASTERIX})"
HANDMADE = 1_000 if ALL else 12
STILL = "if (location.protocol !== 'about:') localStorage.setItem('griot.motion', 'off')"
FINGER = 44


def sits_down(visitor: Visitor, game: str, seats: int) -> str:
    """A running table of that many seats, the best bot and others on the rest, open in the visitor's browser."""
    visitor.page.add_init_script(STILL)  # scenes have tests of their own
    visitor.arrives("Ama")
    best = catalog.game(game).strategy.levels_at(seats)[-1]
    table = visitor.opens(game, "me", *[best, "casual"][: seats - 1], *["novice"] * (seats - 3))
    visitor.at(table)
    visitor.page.get_by_role("button", name="Begin").click()
    return table


def may_choose(page: Page) -> bool:
    drawn(page)
    return not goes_on(page) and page.locator(".prompt.mine").count() > 0 and page.locator(LIT).count() > 0


def over(page: Page) -> bool:
    return page.locator("dialog.end[open]").count() > 0


def answers(visitor: Visitor, chance: Random) -> int:
    """Presses what is lit, step by step, until the question is answered; the number of presses."""
    page = visitor.page
    asked = page.locator(".prompt-text").inner_text(), len(visitor.received)
    presses = 0
    while may_choose(page) and len(visitor.received) == asked[1]:
        lit = without_going_back(page)
        lit.nth(chance.randrange(lit.count())).click()
        presses += 1
        assert presses < 9, f"no way through: {asked[0]}"
        until(lambda: stepped(visitor, asked[1]), 30, "the next step")
    return presses


def without_going_back(page: Page) -> Locator:
    """What is lit but not what is picked already, unless nothing else makes the move."""
    fresh = page.locator(f"{LIT}:not([aria-pressed=true])")
    return fresh if fresh.count() else page.locator(LIT)


def stepped(visitor: Visitor, heard: int) -> bool:
    page = visitor.page
    return len(visitor.received) > heard or page.locator("[aria-pressed=true]").count() > 0 or not may_choose(page)


@pytest.mark.parametrize(("game", "seats", "size"), TABLES)
def test_a_person_and_bots_play_to_the_end_by_what_is_lit(
    come: Come, game: str, seats: int, size: ViewportSize
) -> None:
    ama = come(size=size)
    page = ama.page
    table = sits_down(ama, game, seats)
    chance = Random(seats)
    for _ in range(HANDMADE):
        until(lambda: may_choose(page) or over(page), 30, "a choice or the end")
        if over(page):
            break
        answers(ama, chance)
    expect(page.locator(".place")).to_have_count(seats)
    assert raw_keys(ama.words()) == []
    hurry([ama], table, chance)
    expect(end_of(page).locator(".end-seat")).to_have_count(seats)
    assert raw_keys(ama.words()) == []
    result = ama.ask(f"/api/tables/{table}/")["result"]
    shown = page.locator("dialog.end :is(.end-points, .end-reached)").all_inner_texts()
    assert sorted(int(points.partition("/")[0]) for points in shown) == sorted(line["points"] for line in result)


@pytest.mark.parametrize(("look", "size"), [("dark", PHONE), ("light", DESKTOP)])
@pytest.mark.parametrize(("game", "seats"), [("asante", 2), ("bania", 4), ("antayagi", 7)])
def test_a_running_table_has_no_faults(come: Come, game: str, seats: int, look: str, size: ViewportSize) -> None:
    ama = come(look=look, size=size)
    sits_down(ama, game, seats)
    page = ama.page
    until(lambda: may_choose(page) or over(page), 30, "a choice")
    assert ama.faults() == []
    assert fits_sideways(ama)
    if size == PHONE:
        hand = ":is(.plain-hand .plain-piece, .ba-own-tent, .ay-handcard, .as-handcard)"
        assert below_the_fold(ama, ".place", ".prompt", ".own > .place", hand) == []
    # What all are asked is over once another has answered, and six others may then play before one is asked again.
    until(lambda: pressed(page) or over(page), 120, "a choice that is still one's own")
    assert ama.faults() == []


def pressed(page: Page) -> bool:
    """Whether what is lit first could be focused and pressed before another's answer took the choice away."""
    if not may_choose(page):
        return False
    lit = page.locator(LIT).first
    try:
        lit.focus(timeout=2_000)
        lit.click(timeout=2_000)
    except PlaywrightTimeoutError:
        return False
    return True


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_tent_is_picked_then_its_space_on_the_map(come: Come, size: ViewportSize) -> None:
    ama = come(size=size)
    sits_down(ama, "bania", 2)
    page = ama.page
    tent = page.locator(".ba-own-tent[data-lit=true]")
    chance = Random(2)
    until(lambda: may_choose(page), what="a choice")
    while not tent.count():
        answers(ama, chance)
        until(lambda: may_choose(page) or over(page), what="a choice")
        assert not over(page), "no tent could be paid in all of the game"
    tent.first.click()
    target = page.locator(".ba-target")
    expect(target.first).to_be_visible()
    expect(ama.prompt).to_contain_text("Choose a space")
    if size == PHONE:
        assert smaller_side(target.first) < FINGER
        page.get_by_role("button", name="Spaces as large as a finger").click()
        assert smaller_side(target.first) >= FINGER
    page.keyboard.press("Escape")
    expect(target).to_have_count(0)
    tent.first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    target.first.focus()
    page.keyboard.press("Enter")
    if size == PHONE:
        page.get_by_role("button", name="Log").click()
    expect(page.locator(".log", has_text="You buy the")).to_be_visible()


def smaller_side(target: Locator) -> float:
    box = target.bounding_box()
    assert box is not None
    return min(box["width"], box["height"])
