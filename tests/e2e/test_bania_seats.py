"""Bania on a wide page: what a rival has can be read, and one's own tents and dice grow with the page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize

from tests.e2e.boards import SPOKEN, BoardPage, at_table
from tests.e2e.recorded import recorded

LAPTOPS = [(1280, 720), (1366, 657), (1440, 780)]
SCREENS = [(1440, 900), (1920, 1080)]
LEAST_TENT = 18
LEAST_SIGN = 12
LEAST_AIR = 4
PARTS = (
    ".place-name, .place-points, .ba-ends > b, .ba-ends-made, "
    ".ba-good, .ba-home .ba-elephant, .ba-brings, .ba-small-tent"
)
# What of a seat lies over another part of it, and what is nearer to the next tent than it should be.
CRAMMED = """(seats, [parts, air]) => seats.flatMap((seat) => {
  const boxes = [...seat.querySelectorAll(parts)].filter((each) => each.checkVisibility({ opacityProperty: true }));
  const named = boxes.map((each) => [each.getAttribute('class'), each.getBoundingClientRect()]);
  return named.flatMap(([one, a], at) => named.slice(at + 1).flatMap(([other, b]) => {
    const room = one === 'ba-small-tent' && other === one ? air : 0;
    const apart = Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);
    return apart < room - 0.5 ? [`${one} ${other} ${apart}`] : [];
  }));
})"""


@contextmanager
def laptop(browser: Browser, seats: int) -> Iterator[tuple[BoardPage, list[str]]]:
    """The page, and all that it will hear but the end."""
    told = recorded("bania", seats)
    window = ViewportSize(width=LAPTOPS[0][0], height=LAPTOPS[0][1])
    with at_table(browser, told, touch=False, viewport=window) as page:
        yield page, told.messages[:-1]


def least(found: Locator) -> float:
    """The width of the narrowest of them."""
    wide: list[float] = found.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().width)")
    return min(wide)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_rival_has_is_large_and_lies_over_nothing_else_of_its_seat(browser: Browser, seats: int) -> None:
    with laptop(browser, seats) as (page, messages):
        for message in messages:
            page.hears(message)
            for size in [*LAPTOPS, *SCREENS]:
                page.size(*size)
                rivals = page.page.locator(".seats > .place")
                assert rivals.evaluate_all(CRAMMED, [PARTS, LEAST_AIR]) == [], size
                if rivals.locator(".ba-small-tent").count():
                    assert least(rivals.locator(".ba-small-tent > .ba-tent")) >= LEAST_TENT, size
                    assert least(rivals.locator(".ba-small-tent .ba-sign")) >= LEAST_SIGN, size


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("asked", ["buy_tent", "place_elephant", "reroll"])
def test_ones_own_tents_and_dice_are_larger_on_a_larger_screen(browser: Browser, seats: int, asked: str) -> None:
    with laptop(browser, seats) as (page, messages):
        asks = next(each for each in messages if any(move["type"] == asked for move in json.loads(each)["legal"]))
        for message in messages[: messages.index(asks) + 1]:
            page.hears(message)
        seen = {".ba-own-tent > .ba-tent", ".ba-own-tent .ba-sign"} | ({".ba-die"} if asked == "reroll" else set())
        for part in seen:
            wide = []
            for size in [(1366, 657), (1440, 900), (1920, 1080)]:
                page.size(*size)
                wide.append(least(page.page.locator(f".own-hand {part}")))
            assert wide == sorted(wide), part


# Of each seat the ground of its emblem, the hide of its elephant, and how well the sign can be told from that ground.
WORN = """(seats) => seats.map((seat) => {
  const emblem = seat.querySelector('.emblem');
  const ground = getComputedStyle(emblem, '::after').backgroundColor;
  const light = (colour) => colour.match(/[0-9.]+/g).slice(0, 3)
    .map((part) => part / 255).map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const [dark, bright] = [ground, getComputedStyle(emblem).color].map(light).sort((one, other) => one - other);
  return [ground, getComputedStyle(seat.querySelector('.ba-home .ba-hide')).fill, (bright + 0.05) / (dark + 0.05)];
})"""
LEAST_CONTRAST = 3


def test_an_emblem_has_the_colour_of_its_seats_elephant_in_both_looks(browser: Browser) -> None:
    told = recorded("bania", 4)
    worn = {}
    for look in ("light", "dark"):
        with at_table(browser, told, touch=False, look=look) as page:
            page.hears(told.messages[0])
            worn[look] = page.page.locator(".place").evaluate_all(WORN)
    assert worn["light"] == worn["dark"]
    assert [ground for ground, _, _ in worn["light"]] == [hide for _, hide, _ in worn["light"]]
    assert len({ground for ground, _, _ in worn["light"]}) == 4
    assert min(contrast for _, _, contrast in worn["light"]) >= LEAST_CONTRAST


# Of each tent with words for what can help: whether they are seen, and how far they reach over its price.
OVER_PRICES = """(tents) => tents.filter((tent) => tent.querySelector('.ba-help')).map((tent) => {
  const help = tent.querySelector('.ba-help');
  const words = document.createRange();
  words.selectNodeContents(help);
  const one = words.getBoundingClientRect();
  const over = (other) => Math.min(
    one.right - other.left, other.right - one.left, one.bottom - other.top, other.bottom - one.top);
  const parts = [...tent.querySelectorAll('.ba-cost > .ba-sign')].map((part) => part.getBoundingClientRect());
  return { seen: help.checkVisibility(), over: Math.max(...parts.map(over)) };
})"""
LEAST_OVER = 2


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("size", [(600, 360), (750, 342), (844, 390), (360, 560), (390, 844), (1366, 657), (1440, 900)])
def test_words_for_what_can_help_are_seen_and_leave_the_price_of_a_tent_whole(
    browser: Browser, size: tuple[int, int], language: str
) -> None:
    told = recorded("bania", 4)
    seen = 0
    with at_table(browser, told, touch=min(size) < 600, language=language) as page:
        page.size(*size)
        for _ in page.hears_each(told.messages[:-1]):
            helps = page.page.locator(".ba-own-tent").evaluate_all(OVER_PRICES)
            assert [each for each in helps if not each["seen"] or each["over"] > LEAST_OVER] == []
            seen += len(helps)
    assert seen > 0
