"""Bania: real fingers move its map, make it larger, and never build by mistake; what is read is large enough."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, ViewportSize, expect

from tests.e2e.boards import SPOKEN, BoardPage, at_table
from tests.e2e.recorded import recorded
from tests.e2e.test_fits import MOUSE, TOUCH
from tests.e2e.visitor import found_by_axe

Point = tuple[float, float]

PHONES = [(390, 844), (844, 390)]
LAPTOP = (1366, 657)
SMALLEST_SIGN = 11
STEPS = 8
FRAME = 0.016
REST = 0.5
FINGER = 44
HEARS_WHAT_IS_SENT = """() => {
  window.sent = [];
  const { send } = window.line;
  window.line.send = (text) => { window.sent.push(JSON.parse(text)); send.call(window.line, text); };
}"""

UNDER_BUBBLE = """(at) => {
  const boxOf = (each) => each.getBoundingClientRect();
  const bubble = boxOf(document.querySelector('.ba-bubble'));
  const spaces = [...document.querySelectorAll('.ba-map .ba-hex')];
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const own = spaces.find((each) => each.dataset.at === at);
  const [x, y] = middle(boxOf(own.firstElementChild));
  const wide = boxOf(own.firstElementChild).width;
  return spaces.filter((each) => {
    const [u, v] = middle(boxOf(each.firstElementChild));
    const under = u > bubble.left && u < bubble.right && v > bubble.top && v < bubble.bottom;
    return under && Math.hypot(u - x, v - y) < 1.2 * wide;
  }).map((each) => each.dataset.at);
}"""


class Fingers:
    """Touches as the device sends them, not as scripts make them."""

    def __init__(self, page: BoardPage) -> None:
        self._session: CDPSession = page.page.context.new_cdp_session(page.page)
        self._clock = time.time()

    def _touch(self, kind: str, points: list[Point], after: float = FRAME) -> None:
        self._clock += after
        touches = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        told = {"type": kind, "touchPoints": touches, "timestamp": self._clock}
        self._session.send("Input.dispatchTouchEvent", told)

    def move(self, *ways: tuple[Point, Point]) -> None:
        """Puts one finger down for each way, moves them all along and lifts them."""
        self._touch("touchStart", [begin for begin, _ in ways])
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self._touch("touchMove", [(x + (u - x) * part, y + (v - y) * part) for (x, y), (u, v) in ways])
        # They rest before they are lifted: what is flung goes on, and the next press only stops it.
        self._touch("touchMove", [end for _, end in ways], REST)
        self._touch("touchEnd", [])

    def press(self, at: Locator) -> None:
        """A short press on the middle of it."""
        middle = middle_of(at)
        self._touch("touchStart", [middle])
        self._touch("touchEnd", [])


def middle_of(one: Locator) -> Point:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def asked_for(
    browser: Browser, kind: str, size: tuple[int, int], *, touch: bool, seats: int = 2, language: str = "en"
) -> Iterator[BoardPage]:
    """At a table where one may make such a move."""
    told = recorded("bania", seats)
    asking = next(at for at, message in enumerate(told.messages) if kind in kinds(message))
    with at_table(browser, told, touch=touch, language=language, viewport=window(size)) as page:
        page.hears_all(told.messages[:asking])
        page.hears(told.messages[asking])
        page.page.evaluate(HEARS_WHAT_IS_SENT)
        page.settles()
        yield page


def window(size: tuple[int, int]) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


def among_four(
    browser: Browser, kind: str, size: tuple[int, int], *, language: str = "de"
) -> AbstractContextManager[BoardPage]:
    return asked_for(browser, kind, size, touch=size[0] < LAPTOP[0], seats=4, language=language)


def kinds(message: str) -> set[str]:
    return {move["type"] for move in json.loads(message)["legal"]}


def moves(page: BoardPage) -> list[dict[str, Any]]:
    """What the page has asked the server to do."""
    sent: list[dict[str, Any]] = page.page.evaluate("() => window.sent")
    return [each["move"] for each in sent if "move" in each]


def tent(page: BoardPage) -> Locator:
    return page.page.locator(".ba-own-tent[data-lit=true]").first


def space(page: BoardPage, name: str) -> Locator:
    return page.page.locator(f".ba-target[aria-label*=' on {name}.']")


def width(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["width"]


def widths(all_of_them: Locator) -> list[float]:
    found: list[float] = all_of_them.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().width)")
    return found


@pytest.mark.parametrize("size", PHONES)
def test_a_finger_that_is_drawn_across_the_large_map_moves_it_and_places_nothing(
    browser: Browser, size: tuple[int, int]
) -> None:
    with asked_for(browser, "buy_tent", size, touch=True) as page:
        fingers = Fingers(page)
        fingers.press(tent(page))
        page.page.get_by_role("button", name="Spaces as large as a finger").tap()
        page.settles()
        was = page.page.locator(".ba-map-room").evaluate("(room) => room.scrollLeft")
        x, y = middle_of(page.page.locator(".ba-map-room"))
        fingers.move(((x, y), (x - 70, y - 70)))
        page.page.wait_for_function("(was) => document.querySelector('.ba-map-room').scrollLeft > was", arg=was)
        assert page.page.locator(".ba-target[aria-pressed=true]").count() == 0
        assert moves(page) == []


@pytest.mark.parametrize("size", PHONES)
def test_two_fingers_make_the_map_larger_and_smaller_around_what_is_between_them(
    browser: Browser, size: tuple[int, int]
) -> None:
    with asked_for(browser, "buy_tent", size, touch=True) as page:
        fingers = Fingers(page)
        fingers.press(tent(page))
        target = space(page, "E5")
        before, (x, y) = width(target), middle_of(target)
        fingers.move(((x - 20, y), (x - 60, y)), ((x + 20, y), (x + 60, y)))
        page.settles()
        assert width(target) > before * 2
        there = middle_of(target)
        assert abs(there[0] - x) < FINGER / 2
        assert abs(there[1] - y) < FINGER / 2
        fingers.move(((x - 80, y), (x - 10, y)), ((x + 80, y), (x + 10, y)))
        page.settles()
        assert width(target) == pytest.approx(before, abs=1)
        assert moves(page) == []


def test_a_finger_presses_a_place_with_a_price_twice_and_a_mouse_once(browser: Browser) -> None:
    with asked_for(browser, "buy_tent", PHONES[0], touch=True) as page:
        fingers = Fingers(page)
        fingers.press(tent(page))
        fingers.press(space(page, "E5"))
        expect(page.page.locator(".ba-bubble")).to_contain_text("+3")
        assert moves(page) == []
        fingers.press(space(page, "E5"))
        page.page.wait_for_function("() => window.sent.some((each) => 'move' in each)")
        assert [(move["type"], move["space"]) for move in moves(page)] == [("buy_tent", "e5")]
        expect(page.page.locator(".ba-bubble")).to_have_count(0)
    with asked_for(browser, "buy_tent", LAPTOP, touch=False) as page:
        tent(page).click()
        space(page, "E5").click()
        page.page.wait_for_function("() => window.sent.some((each) => 'move' in each)")
        assert [(move["type"], move["space"]) for move in moves(page)] == [("buy_tent", "e5")]
        expect(page.page.locator(".ba-bubble")).to_have_count(0)


def test_a_tent_that_a_finger_pulls_onto_a_space_shows_its_price_there_and_a_mouse_pays_it(browser: Browser) -> None:
    with asked_for(browser, "buy_tent", PHONES[0], touch=True) as page:
        fingers = Fingers(page)
        goal = middle_of(page.page.locator("[data-at='space:e5']"))
        fingers.move((middle_of(tent(page)), goal))
        expect(page.page.locator(".ba-bubble")).to_contain_text("+3")
        expect(space(page, "E5")).to_have_attribute("aria-pressed", "true")
        assert moves(page) == []
        fingers.press(space(page, "E5"))
        page.page.wait_for_function("() => window.sent.some((each) => 'move' in each)")
        assert [(move["type"], move["space"]) for move in moves(page)] == [("buy_tent", "e5")]
    with asked_for(browser, "buy_tent", LAPTOP, touch=False) as page:
        goal = middle_of(page.page.locator("[data-at='space:e5']"))
        page.page.mouse.move(*middle_of(tent(page)))
        page.page.mouse.down()
        page.page.mouse.move(*goal, steps=STEPS)
        hanging = page.page.locator(".drag-ghost > .ba-tent")
        assert middle_of(hanging) == pytest.approx(goal, abs=1)
        assert width(hanging) == pytest.approx(1.2 * width(page.page.locator(".ba-map li").first), abs=1)
        expect(page.page.locator(".ba-bubble")).to_contain_text("+3")
        assert moves(page) == []
        page.page.mouse.up()
        page.page.wait_for_function("() => window.sent.some((each) => 'move' in each)")
        assert [(move["type"], move["space"]) for move in moves(page)] == [("buy_tent", "e5")]


@pytest.mark.parametrize("size", [*PHONES, LAPTOP], ids=["phone", "phone-on-its-side", "laptop"])
def test_what_a_price_is_said_of_stays_to_be_seen_with_what_lies_around_it(
    browser: Browser, size: tuple[int, int]
) -> None:
    touch = size != LAPTOP
    with asked_for(browser, "buy_tent", size, touch=touch) as page:
        tent(page).click()
        page.page.locator(".ba-target").first.wait_for()
        told = 0
        for at in ("a1", "a6", "b4", "c2", "d8", "e1", "e5", "e10", "f6", "g3", "h6", "i1", "i6"):
            place = space(page, at.upper())
            if place.count() == 0:
                continue
            place.tap() if touch else place.hover()
            expect(page.page.locator(".ba-bubble")).to_be_visible()
            told += 1
            assert page.page.evaluate(UNDER_BUBBLE, f"space:{at}") == []
        assert told > 5


def test_a_tent_that_is_let_go_beside_the_map_is_only_taken_hold_of(browser: Browser) -> None:
    with asked_for(browser, "buy_tent", PHONES[0], touch=True) as page:
        x, y = middle_of(tent(page))
        Fingers(page).move(((x, y), (x, y - 60)))
        expect(page.page.locator(".drag-ghost")).to_have_count(0)
        expect(page.page.locator(".ba-own-tent[aria-pressed=true]")).to_have_count(1)
        assert page.page.locator(".ba-target[aria-pressed=true]").count() == 0
        assert moves(page) == []


@pytest.mark.parametrize("touch", [True, False])
def test_while_one_rolls_dice_and_tents_are_seen_and_the_dice_can_be_pressed(browser: Browser, touch: bool) -> None:
    sizes = [*PHONES, (600, 360)] if touch else [LAPTOP]
    with asked_for(browser, "reroll", sizes[0], touch=touch, seats=4) as page:
        for size in sizes:
            page.size(*size)
            page.settles()
            expect(page.page.locator(".ba-own-tent .ba-cost")).to_have_count(4)
            for sign in page.page.locator(".ba-own-tent .ba-cost > .ba-sign").all():
                expect(sign).to_be_in_viewport(ratio=1)
            dice = page.page.locator(".ba-die-choice")
            expect(dice).to_have_count(4)
            for die in dice.all():
                expect(die).to_be_in_viewport(ratio=1)
            assert [wide for wide in widths(dice) if wide < (FINGER - 0.5 if touch else FINGER)] == [], size


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_prices_before_seats_are_large_enough_to_be_read_or_left_to_a_press(browser: Browser, seats: int) -> None:
    for touch, sizes in ((True, [*PHONES, (360, 560), (600, 360)]), (False, [(1280, 720), LAPTOP, (1440, 900)])):
        with asked_for(browser, "buy_tent", sizes[0], touch=touch, seats=seats) as page:
            for size in sizes:
                page.size(*size)
                signs = page.page.locator(".seats .ba-cost > .ba-sign:visible")
                assert [wide for wide in widths(signs) if wide < SMALLEST_SIGN] == [], size
            page.page.locator(".seats .ba-place").first.click()
            expect(page.page.locator(".ba-sheet .ba-large-tent").first).to_be_visible()


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("touch", [True, False])
def test_at_every_step_of_a_trade_all_of_it_is_seen_and_can_be_pressed(
    browser: Browser, language: str, touch: bool
) -> None:
    sizes = TOUCH if touch else MOUSE
    faults = []
    with asked_for(browser, "trade_in", sizes[0], touch=touch, seats=4, language=language) as page:
        for picked in range(4):
            for size in sizes:
                page.size(*size)
                faults += [f"{picked} picked at {size}: {fault}" for fault in page.looks(touch=touch).faults]
                expect(page.page.locator(".ba-given[data-filled=true]")).to_have_count(picked)
            if picked < 3:
                page.page.locator(".ba-ware[data-lit=true]").first.click()
        page.page.locator(".ba-do[data-lit=true]").click()
        page.page.wait_for_function("() => window.sent.some((each) => 'move' in each)")
        assert [sum(move["give"].values()) for move in moves(page)] == [3]
    assert faults == []


LOW = [(1280, 720), LAPTOP]
LEAST_TENT = 28
LEAST_AIR = 4


@pytest.mark.parametrize("size", LOW)
def test_among_four_on_a_low_window_what_the_elephant_may_go_to_shows_its_tent(
    browser: Browser, size: tuple[int, int]
) -> None:
    with among_four(browser, "place_elephant", size) as page:
        tents = widths(page.page.locator(".ba-goal > .ba-tent"))
        assert len(tents) > 1
        assert [wide for wide in tents if wide < LEAST_TENT] == []


@pytest.mark.parametrize("size", LOW)
def test_among_four_on_a_low_window_the_button_of_a_trade_has_air_around_its_words(
    browser: Browser, size: tuple[int, int]
) -> None:
    with among_four(browser, "trade_in", size) as page:
        button = page.page.locator(".ba-do[data-at='do/trade']")
        air: list[float] = button.evaluate(
            """(button) => {
              const [box, lines] = [button.getBoundingClientRect(), document.createRange()];
              lines.selectNodeContents(button);
              const words = lines.getBoundingClientRect();
              return [words.top - box.top, box.bottom - words.bottom];
            }"""
        )
        assert min(air) >= LEAST_AIR


def test_ones_own_elephant_stands_beside_its_goods_on_a_large_screen_for_two(browser: Browser) -> None:
    told = recorded("bania", 2)
    with at_table(browser, told, touch=False, viewport=window((1440, 900))) as page:
        for _ in page.hears_each(told.messages[:-1]):
            goods = page.page.locator(".own .ba-good").last.bounding_box()
            elephant = page.page.locator(".own .ba-home .ba-elephant").bounding_box()
            assert goods is not None
            assert elephant is not None
            assert goods["x"] + goods["width"] <= elephant["x"]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_on_a_phone_on_its_side_the_end_of_building_takes_two_lines_at_most(browser: Browser, language: str) -> None:
    with among_four(browser, "end_building", PHONES[1], language=language) as page:
        lines: int = page.page.locator(".ba-do[data-at='do/end']").evaluate(
            """(button) => {
              const words = document.createRange();
              words.selectNodeContents(button);
              return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom / 6))).size;
            }"""
        )
        assert lines <= 2


def test_in_the_light_look_words_can_be_read_on_the_sand(browser: Browser) -> None:
    told, found = recorded("bania", 4), list[str]()
    with at_table(browser, told, touch=False, look="light", viewport=window(LAPTOP)) as page:
        for at, message in enumerate(told.messages):
            page.hears(message)
            page.settles()
            found += [f"message {at}: {fault}" for fault in found_by_axe(page.page)]
    assert found == []
