"""Bania: what is written on and beside the map lies over nothing that is to be seen, however full the map is."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.boards import ALL, at_table
from tests.e2e.recorded import recorded
from tests.e2e.test_bania import LAPTOP, PHONES, kinds, tent, width, widths, window
from tests.e2e.visitor import drawn

LEAST_COUNT = 9
# What is written on the map and what it lies over: a tent of its own space or any other, the line around a settlement
# (a size that around its own), what a tent would cost somewhere. What is counted in the corners lies over no space, and
# over no name of a row.
COVERED = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const boxOf = (each) => each.getBoundingClientRect();
  const tents = all('.ba-map .ba-tent-roof').map(boxOf);
  const lines = all('.ba-map .ba-outline').map((line) => {
    const matrix = line.getScreenCTM();
    const at = Array.from({ length: Math.floor(line.getTotalLength()) }, (_, step) => line.getPointAtLength(step));
    return at.map((point) => point.matrixTransform(matrix));
  });
  const over = (box) => tents.some(({ left, right, top, bottom }) =>
    left < box.right && box.left < right && top < box.bottom - 1 && box.top < bottom - 1);
  const crossed = (box) => lines.filter((points) =>
    points.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)).length;
  // Letters are lower than their line.
  const glyphs = (each) => {
    const { left, right, top, bottom, height } = boxOf(each);
    return { left, right, top: top + height / 5, bottom: bottom - height / 5 };
  };
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 &&
    one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const signs = all('.ba-map .ba-price :is(circle, .ba-paid-count rect)').filter((each) => each.checkVisibility());
  const prices = [...all('.ba-map .ba-price text').map(glyphs), ...signs.map(boxOf)];
  const counts = all('.ba-corner b, .ba-word, .ba-corner .emblem, .ba-corner .legend-sign')
    .filter((each) => each.checkVisibility());
  const onSpace = ({ left, right, top, bottom }) => all('.ba-map .ba-ground > polygon').some((space) => {
    const turn = space.getScreenCTM().inverse();
    return [left, (left + right) / 2, right].some((x) => [top, (top + bottom) / 2, bottom].some((y) =>
      space.isPointInFill(new DOMPoint(x, y).matrixTransform(turn))));
  });
  const labels = all('.ba-map .ba-size, .ba-label').filter((each) => each.checkVisibility());
  return [
    ...labels.filter((each) => over(boxOf(each))).map((each) => `a tent: ${each.outerHTML}`),
    ...labels.filter((each) => crossed(glyphs(each)) > Number(each.matches('.ba-size')))
      .map((each) => `a line: ${each.outerHTML}`),
    ...labels.filter((each) => prices.some((price) => meet(glyphs(each), price)))
      .map((each) => `a price: ${each.outerHTML}`),
    ...labels.filter((each, at) => labels.slice(0, at).some((other) => meet(glyphs(each), glyphs(other))))
      .map((each) => `another: ${each.outerHTML}`),
    ...counts.filter((each) => onSpace(glyphs(each))).map((each) => `a space: ${each.outerHTML}`),
    ...counts.filter((each) => all('.ba-label').some((label) => meet(glyphs(each), glyphs(label))))
      .map((each) => `a name: ${each.outerHTML}`),
  ];
}"""


@pytest.mark.parametrize("touch", [True, False])
def test_what_is_written_on_and_beside_the_map_lies_over_nothing_that_is_to_be_seen(
    browser: Browser, touch: bool
) -> None:
    told = recorded("bania", 4)
    faults = []
    sizes = PHONES if touch else [LAPTOP, (1440, 900)]
    with at_table(browser, told, touch=touch, viewport=window(sizes[0])) as page:
        priced = 0
        for message in told.messages[:-1]:
            page.hears(message)
            tents = page.page.locator(".ba-own-tent:enabled")
            for tent in [None, *tents.all()[: 2 if ALL else 1]]:
                if tent is not None:
                    tent.click()
                    priced += page.page.locator(".ba-short").count()
                for size in page.in_each(sizes):
                    faults += [f"{size}: over {fault}" for fault in page.page.evaluate(COVERED)]
            page.page.keyboard.press("Escape")
        assert priced > 0
        assert page.page.locator(".ba-map .ba-size").count() > 0
    assert faults == []


# Two whose sizes would best be written between the same two spaces, and one whose size stands among prices.
CROWDED = ["a1 b1 c1 c2 c3", "e2 e3 e4 e5 f2 f5 f6", "h5 h6 i5"]
CLOSED = 7


def crowded(message: str) -> str:
    """The same question with these settlements on the map, and one tent that may be placed wherever there is none."""
    told = json.loads(message)
    view, hints = told["view"], told["hints"]
    tent = next(move["tent"] for move in told["legal"] if move["type"] == "buy_tent")
    view["settlements"] = [{"spaces": each.split(), "closed": len(each.split()) == CLOSED} for each in CROWDED]
    settled = " ".join(CROWDED).split()
    for space in view["spaces"]:
        here = {"kind": "tent", "tent": tent, "ware": "oil"} if space["space"] in settled else {"kind": "free"}
        space |= {"tent": None, "ware": None, "elephant": None, **here}
    blank = [space["space"] for space in view["spaces"] if space["kind"] == "free"]
    pays = {"spice": 1, "oil": 1, "silk": 1, "incense": 0}
    price = {"spaces": blank, "pays": pays, "trades": 0, "points": 1, "helped": [], "size": 4, "refused": None}
    view["elephants"] = [None] * len(view["elephants"])
    hints |= {"prices": {tent: {blank[0]: price}}, "elephant": []}
    told["legal"] = [{"type": "buy_tent", "tent": tent, "space": space} for space in blank]
    return json.dumps(told)


@pytest.mark.parametrize("touch", [True, False])
def test_sizes_of_settlements_leave_room_to_each_other_and_to_prices(browser: Browser, touch: bool) -> None:
    told = recorded("bania", 4)
    asking = next(message for message in told.messages if "buy_tent" in kinds(message))
    faults = []
    with at_table(browser, told, touch=touch) as page:
        page.hears(crowded(asking))
        for picks in (False, True):
            if picks:
                tent(page).click()
            for size in [*PHONES, (360, 560), (600, 360)] if touch else [LAPTOP, (1440, 900)]:
                page.size(*size)
                drawn(page.page)
                assert page.page.locator(".ba-map .ba-size").count() == len(CROWDED)
                faults += [f"{size}: over {fault}" for fault in page.page.evaluate(COVERED)]
    assert faults == []


def test_beside_a_hint_the_map_of_a_phone_stays_as_large_as_a_finger_needs_it(browser: Browser) -> None:
    told = recorded("bania", 3)
    sizes = []
    for new in (False, True):
        with at_table(browser, told, touch=True, new=new) as page:
            page.size(*PHONES[0])
            page.hears(told.messages[0])
            page.settles()
            expect(page.page.locator(".coach")).to_have_count(int(new))  # its code is loaded apart
            assert page.page.evaluate(COVERED) == []
            sizes.append(width(page.page.locator(".ba-map li").first))
    alone, hinted = sizes
    assert hinted == alone


def test_on_a_phone_a_price_is_a_number_of_cards_that_can_be_read(browser: Browser) -> None:
    told = recorded("bania", 2)
    seen = dict.fromkeys(PHONES, 0)
    with at_table(browser, told, touch=True, viewport=window(PHONES[0])) as page:
        for message in told.messages[:-1]:
            page.hears(message)
            if "buy_tent" not in kinds(message):
                continue
            for size in page.in_each(PHONES):
                for each in page.page.locator(".ba-own-tent:enabled").all():
                    each.click()
                    counts = widths(page.page.locator(".ba-paid-count .ba-fan > rect:last-of-type:visible"))
                    seen[size] += len(counts)
                    assert [wide for wide in counts if wide < LEAST_COUNT] == [], size
                    assert page.page.locator(".ba-paid:visible").count() == 0
                    page.page.keyboard.press("Escape")
    assert min(seen.values()) > 0
