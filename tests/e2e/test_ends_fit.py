"""The end of a game is seen whole at every size, with the way on, at every number of seats."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.boards import ALL, at_table
from tests.e2e.hands import end_of, goes_on
from tests.e2e.recorded import recorded, tables
from tests.e2e.test_fits import MORE_MOUSE, MORE_TOUCH, MOUSE, SAMPLE_TABLES, TOUCH, Size, named

# The sheet, if it scrolls; names that are cut; a drawing under what was won; a box lower than its place in the row.
_CUT = """() => {
  const wide = (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline';
  const sheet = document.querySelector('dialog[open]');
  const scrolls = wide(sheet) || sheet.scrollHeight > sheet.clientHeight + 1;
  const cut = [...document.querySelectorAll('.end-name, .end-why, .end-own span, .end-items span')].filter(wide);
  const [plot, won] = ['.end-plot', '.end-won'].map((each) => document.querySelector(each)?.getBoundingClientRect());
  const apart = !plot?.width || !won?.width || plot.bottom <= won.top + 1 || won.bottom <= plot.top + 1
    || plot.right <= won.left || won.right <= plot.left;
  const low = [...document.querySelectorAll('.end-seat > button.end-head:only-child')]
    .filter((head) => head.offsetHeight < head.parentElement.clientHeight - 1);
  return [
    ...cut.map((each) => `cut: ${each.textContent}`),
    ...low.map((each) => `lower than its row: ${each.textContent}`),
    ...(scrolls ? ['the sheet scrolls'] : []),
    ...(apart ? [] : ['what was won lies on the lines of points']),
  ];
}"""


# Words of names that stand in more than one line.
_BROKEN = """() => [...document.querySelectorAll(':is(.end-name, .round-name) bdi')].flatMap(({ firstChild }) =>
  [...firstChild.textContent.matchAll(/\\S+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(firstChild, word.index);
    range.setEnd(firstChild, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(([word]) => word))"""


# The colour of each Gaul's line, as the table would paint it.
_COLOURS = """(gauls) => gauls.map((gaul) => {
  const probe = document.createElement('i');
  probe.style.color = `var(--ax-line-${gaul})`;
  document.querySelector('.room').append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
})"""


def sizes(touch: bool) -> list[Size]:
    """Of windows the usual ones; with all boards the sizes between them as well."""
    usual, more = (TOUCH, MORE_TOUCH) if touch else (MOUSE, MORE_MOUSE)
    return [*usual, *more] if ALL else usual


@pytest.mark.parametrize("touch", [True, False])
@pytest.mark.parametrize(("game", "seats"), tables() if ALL else SAMPLE_TABLES)
def test_the_end_is_seen_whole_without_scrolling(browser: Browser, game: str, seats: int, touch: bool) -> None:
    told = recorded(game, seats)
    faults = []
    with at_table(browser, told, touch=touch) as page:
        page.hears_all(told.messages)
        end_of(page.page)
        for size in sizes(touch):
            page.size(*size)
            found = [*page.looks(touch=touch).faults, *page.page.evaluate(_CUT)]
            faults += [f"{named(size)}: {fault}" for fault in found]
        expect(page.page.locator(".end-seat")).to_have_count(seats)
        expect(page.page.locator(".end-why")).to_be_visible()
    assert faults == []


@pytest.mark.parametrize("touch", [True, False])
@pytest.mark.parametrize(("game", "seats"), tables() if ALL else SAMPLE_TABLES)
def test_beside_the_name_of_who_resigned_the_end_says_so(browser: Browser, game: str, seats: int, touch: bool) -> None:
    told = recorded(game, seats)
    last = json.loads(told.messages[-1])
    gone = next(line["seat"] for line in last["result"] if line["rank"] > 1)
    last["seats"][gone]["resigned"] = True
    faults = []
    with at_table(browser, told, touch=touch) as page:
        page.hears_all([*told.messages[:-1], json.dumps(last)])
        end_of(page.page)
        for size in sizes(touch):
            page.size(*size)
            expect(page.page.locator(f".end-seat[data-seat='{gone}'] .end-gone")).to_have_text("Aufgegeben")
            found = [*page.looks(touch=touch).faults, *page.page.evaluate(_CUT)]
            faults += [f"{named(size)}: {fault}" for fault in found]
    assert faults == []


@pytest.mark.parametrize(("game", "seats"), [("anansi", 3), ("antayagi", 7), ("asterix", 5), ("bania", 4)])
def test_no_word_of_a_name_is_broken_where_the_end_is_narrow(browser: Browser, game: str, seats: int) -> None:
    told = recorded(game, seats)
    with at_table(browser, told, touch=True) as page:
        page.hears_all(told.messages)
        end_of(page.page)
        for size in page.in_each(TOUCH):
            assert page.page.evaluate(_BROKEN) == [], named(size)


def test_no_word_of_a_name_is_broken_where_the_end_of_a_round_is_narrow(browser: Browser) -> None:
    told = recorded("anansi", 4)
    first = next(at for at, message in enumerate(told.messages) if '"round_scored"' in message)
    with at_table(browser, told, touch=True) as page:
        page.size(600, 360)
        page.hears_all(told.messages[:first])
        for _ in page.hears_each(told.messages[first:-1]):
            if page.page.locator(".round-end").count() > 0:
                assert page.page.evaluate(_BROKEN) == []
                goes_on(page.page)


@pytest.mark.parametrize(("game", "seats"), [("anansi", 3), ("asterix", 2)])
def test_the_last_round_is_looked_at_before_who_has_won(browser: Browser, game: str, seats: int) -> None:
    told = recorded(game, seats)
    with at_table(browser, told, touch=True, language="en") as page:
        page.hears_up_to(told.messages, -1)
        page.settles()
        onward = page.page.get_by_role("button", name="See the result")
        expect(onward).to_be_visible()
        expect(page.page.locator("dialog.end[open]")).to_have_count(0)
        onward.click()
        expect(page.page.locator("dialog.end[open]")).to_be_visible()


def test_in_asterix_a_line_of_points_has_the_colour_of_the_gaul(browser: Browser) -> None:
    told = recorded("asterix", 2)
    gauls = json.loads(told.messages[-1])["view"]["gauls"]
    with at_table(browser, told, touch=False) as page:
        page.hears_all(told.messages)
        end_of(page.page)
        lines = page.page.locator(".end-course .seat-line")
        drawn = lines.evaluate_all("(all) => all.map((each) => getComputedStyle(each).stroke)")
        wanted = page.page.evaluate(_COLOURS, gauls)
    assert drawn == wanted
    assert len(set(drawn)) == len(gauls)


def test_on_a_phone_on_its_side_the_line_of_points_is_drawn_too(browser: Browser) -> None:
    told = recorded("anansi", 3)
    with at_table(browser, told, touch=True) as page:
        page.hears_all(told.messages)
        end_of(page.page)
        page.size(844, 390)
        page.settles()
        expect(page.page.locator(".end-course .end-plot")).to_be_visible()
        expect(page.page.locator(".end-course .seat-line")).to_have_count(3)


def test_on_a_phone_what_a_sum_is_made_of_bears_the_name_of_whose_it_is(browser: Browser) -> None:
    told = recorded("asante", 2)
    with at_table(browser, told, touch=True, language="en") as page:
        page.hears_all(told.messages)
        end_of(page.page)
        for size in page.in_each(((844, 390), (390, 844))):
            for seat in (1, 0):
                head = page.page.locator(f".end-seat[data-seat='{seat}'] .end-head")
                head.click()
                whose = page.page.locator(".end-whose")
                expect(whose, named(size)).to_be_visible()
                expect(whose, named(size)).to_have_text(head.locator(".end-name").inner_text())


def test_what_was_sold_in_asante_bears_the_name_of_who_sold_it(browser: Browser) -> None:
    told = recorded("asante", 2)
    result = json.loads(told.messages[-1])["result"]
    first = next(line["seat"] for line in result if line["rank"] == 1)
    with at_table(browser, told, touch=True, language="en") as page:
        page.size(844, 390)
        page.hears_all(told.messages)
        end_of(page.page)
        name = page.page.locator(f".end-seat[data-seat='{first}'] .end-name").inner_text()
        expect(page.page.locator(".as-won-word")).to_have_text(f"Sold by {'you' if first == 0 else name}")


@pytest.mark.parametrize("touch", [True, False])
def test_the_sums_of_a_round_of_five_are_seen_whole(browser: Browser, touch: bool) -> None:
    told = recorded("anansi", 5)
    sizes = [(360, 640), (390, 664), (390, 844), (844, 390)] if touch else [(1366, 657), (1440, 900), (1920, 1080)]
    first = next(at for at, message in enumerate(told.messages) if '"round_scored"' in message)
    seen = 0
    with at_table(browser, told, touch=touch) as page:
        page.hears_all(told.messages[:first])
        for message in told.messages[first:]:
            page.hears(message)
            if not page.page.locator(".round-end").count():
                continue
            for size in page.in_each(sizes):
                lines = page.page.locator(".round-end > .scrolls")
                assert lines.evaluate("(each) => each.scrollHeight <= each.clientHeight"), named(size)
                seen += 1
    assert seen >= len(sizes)
