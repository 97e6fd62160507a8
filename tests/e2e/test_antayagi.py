"""Antayagí's board: the exchange is large and says whose cards lie there; what happens comes before what is asked."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.boards import SPOKEN, BoardPage, at_table
from tests.e2e.recorded import recorded

Size = tuple[int, int]
# So much of a name is always seen, whatever is said beside it.
NAME_BEGINS = 36
# So wide each of the two cards is at least with the most seats, by window: an arm's length away on a phone.
LEAST = {(390, 844): 90, (844, 390): 84, (1366, 657): 120, (1440, 900): 190}
DESKS = [(1280, 720), (1366, 657), (1440, 900)]
SABOTAGE = '"type":"play_sabotage"'
# Pictures in the air that know no way, as their scene named a place that the board does not have.
LOST = """() => {
  window.flown = 0;
  window.lost = [];
  new MutationObserver(() => document.querySelectorAll('.flight').forEach((each) => {
    window.flown += 1;
    if (each.getAnimations().length === 0) window.lost.push(each.innerHTML.slice(0, 80));
  })).observe(document.querySelector('.round-table'), { childList: true, subtree: true });
}"""
# Where the words below one's own cards begin and end.
WORDS_BELOW = """() => [...document.querySelectorAll('.own .ay-seen')].map((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  const { left, right } = range.getBoundingClientRect();
  return [left, right];
})"""
BOXES = "(all) => all.map((each) => each.getBoundingClientRect().toJSON())"
TOO_WIDE = "(all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
# Whether the arrow after the ready lines is seen; what is no box at all has no size.
ARROW = """(strip) => {
  const { visibility, width } = getComputedStyle(strip, '::after');
  return parseFloat(width) > 4 ? visibility : 'none';
}"""
# Of each thing said at a seat, which parts of that seat it lies over, or that are not there at all: how its name
# begins, the count, and, where `held`, the cards.
LIES_OVER = """({ begins, held }) => [...document.querySelectorAll('.seats > .place')].flatMap((place) => {
  const name = place.querySelector('.place-name');
  const cards = held ? place.querySelectorAll('.ay-row .ay-card') : [];
  return [...place.querySelectorAll('.bubble')].map((bubble) => {
    const over = bubble.getBoundingClientRect();
    return [name, place.querySelector('.ay-pips > b'), ...cards].filter((kept) => {
      const { left, top, bottom, width } = kept.getBoundingClientRect();
      const right = left + (kept === name ? Math.min(width, begins) : width);
      const apart = right <= over.left || over.right <= left || bottom <= over.top + 1 || over.bottom <= top + 1;
      return !(width > 10 && over.width > 0 && apart);
    }).map((kept) => kept.getAttribute('class') ?? kept.tagName);
  });
})"""
# Where the piles lie.
PILES = """() => [...document.querySelectorAll('.ay-pile')].map((each) => each.getBoundingClientRect())
  .filter(({ width, height }) => width + height > 0).map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')"""
# What bots say, where it is not seen whole: at a seat, and in the strip of the talk.
CUT = """() => [...document.querySelectorAll('.bubble, .talk-line')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 5
    || each.textContent.endsWith('…'))
  .map((each) => each.textContent)"""


@contextmanager
def begun(browser: Browser, seats: int, size: Size, *, language: str = "de", look: str = "dark") -> Iterator[BoardPage]:
    """At a table of that many, in a window of that size, as the game begins."""
    told = recorded("antayagi", seats)
    with at_table(browser, told, touch=size[0] < 1000, language=language, look=look) as board:
        board.size(*size)
        board.hears(told.messages[0])
        board.settles()
        yield board


def of_kind(touch: bool, sizes: Iterable[Size]) -> list[Size]:
    """Those of the sizes that are a phone's or tablet's, or a desk's: one page is only ever one of both."""
    return [size for size in sizes if (size[0] < 1000) == touch]


@contextmanager
def asked_for_a_sabotage(browser: Browser, *, touch: bool, language: str = "de") -> Iterator[BoardPage]:
    """At a table of seven, asked for a sabotage."""
    told = recorded("antayagi", 7)
    asked = next(at for at, message in enumerate(told.messages) if SABOTAGE in message)
    with at_table(browser, told, touch=touch, language=language) as board:
        board.hears_up_to(told.messages, asked)
        yield board


@pytest.mark.parametrize("touch", [True, False])
def test_both_cards_are_large_and_named_while_one_decides_on_a_sabotage(browser: Browser, touch: bool) -> None:
    with asked_for_a_sabotage(browser, touch=touch) as board:
        for size in board.in_each(of_kind(touch, LEAST)):
            cards = board.page.locator(".ay-spot-card").evaluate_all(BOXES)
            assert all(box["width"] >= LEAST[size] for box in cards), size
            for named in (".ay-spot-name:visible", ".ay-then > span[aria-hidden]:visible"):
                expect(board.page.locator(named), f"at {size}").to_have_count(2)


def test_on_a_phone_on_its_side_the_talk_is_one_strip_below_the_stage(browser: Browser) -> None:
    with begun(browser, 7, (844, 390)) as board:
        (talk,), (stage,) = (board.page.locator(each).evaluate_all(BOXES) for each in (".talk-strip", ".ay-stage"))
        assert talk["height"] <= 48
        assert talk["width"] == pytest.approx(stage["width"], abs=1)


def test_on_small_phones_the_newest_line_of_the_talk_stays_within_its_strip(browser: Browser) -> None:
    told = recorded("antayagi", 5)
    sizes = [(600, 360), (750, 342), (360, 560), (360, 640)]
    with at_table(browser, told, touch=True, language="de") as board:
        for message in told.messages[:-1]:
            board.hears(message)
            for size in board.in_each(sizes):
                (strip,) = board.page.locator(".talk-newest").evaluate_all(BOXES)
                assert 0 < strip["height"] <= 45, size
                parts = board.page.locator(".talk-line > :is(.said-past, bdi, [aria-hidden])").evaluate_all(BOXES)
                for part in parts:
                    assert strip["top"] <= part["top"] < part["bottom"] <= strip["bottom"], size


@pytest.mark.parametrize("opened_from", ["log", "strip"])
def test_on_a_phone_on_its_side_what_was_said_is_read_beside_what_one_says(browser: Browser, opened_from: str) -> None:
    with begun(browser, 5, (844, 390), language="en") as board:
        for size in board.in_each(((844, 390), (600, 360))):
            if opened_from == "log":
                board.page.get_by_role("button", name="Log").first.click()
                board.page.locator(".segments label").last.click()
            else:
                board.page.locator(".talk-newest").click()
            board.settles()
            sheet = board.page.locator(".sheet")
            (said,), (field,) = (sheet.locator(each).evaluate_all(BOXES) for each in (".talk", ".chat-form"))
            assert said["height"] > size[1] * 0.46, size
            assert field["x"] >= said["x"] + said["width"], size
            assert field["y"] + field["height"] < size[1], size
            board.page.keyboard.press("Escape")
            expect(board.page.locator(".sheet .talk")).to_have_count(0)


@pytest.mark.parametrize("language", SPOKEN)
def test_words_below_ones_own_cards_stand_apart_on_a_phone_on_its_side(browser: Browser, language: str) -> None:
    told = recorded("antayagi", 5)
    message: dict[str, Any] = json.loads(told.messages[0])
    hidden = {"back": "plain", "facing": "out", "card": None, "deck": 0}
    seen = {"back": "sabotage", "facing": "out", "card": "sabotage", "deck": 0}
    with at_table(browser, told, touch=True, language=language) as board:
        for number, slots in enumerate(([hidden] * 3, [seen] * 3), start=message["seq"]):
            message["view"]["hands"][0] = slots
            board.hears(json.dumps({**message, "seq": number}))
            for size in board.in_each(((844, 390), (750, 342), (932, 430))):
                words = board.page.evaluate(WORDS_BELOW)
                assert len(words) == 3
                assert all(after[0] - before[1] >= 10 for before, after in pairwise(words)), (size, words)


def test_ready_lines_that_go_on_bear_an_arrow_and_the_newest_line_keeps_its_place(browser: Browser) -> None:
    with begun(browser, 4, (460, 900)) as board:
        page = board.page
        newest = page.locator(".talk-newest").bounding_box()
        assert page.locator(".talk-ready").get_attribute("data-more") == "after"
        assert page.locator(".talk-strip").evaluate(ARROW) == "visible"
        page.locator(".talk-ready").evaluate("each => each.scrollTo(each.scrollWidth, 0)")
        expect(page.locator(".talk-ready[data-more=before]")).to_be_visible()
        assert page.locator(".talk-strip").evaluate(ARROW) == "hidden"
        assert page.locator(".talk-newest").bounding_box() == newest


def test_on_an_upright_phone_one_ready_line_is_whole_and_a_sign_leads_to_the_others(browser: Browser) -> None:
    with begun(browser, 4, (390, 844)) as board:
        page = board.page
        assert page.locator(".talk-ready").get_attribute("data-more") == "none"
        lines = page.locator(".talk-ready .button:visible")
        expect(lines).to_have_count(1)
        assert lines.evaluate_all(TOO_WIDE) == []
        page.locator(".talk-more").tap()
        assert page.locator("dialog[open] .fit-now .button").count() > 1


def test_all_that_flies_knows_its_way(browser: Browser) -> None:
    told = recorded("antayagi", 4)
    with at_table(browser, told, touch=False, motion="quick") as board:
        page = board.page
        board.hears(told.messages[0])
        page.evaluate(LOST)
        for message in told.messages[1:]:
            board.hears(message)
            expect(page.locator(".told[data-playing=true]")).to_have_count(0, timeout=30_000)
        assert page.evaluate("window.flown") > len(told.messages)
        assert page.evaluate("window.lost") == []


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("touch", [True, False])
def test_what_is_said_is_whole_and_leaves_name_count_and_cards_of_a_seat_to_be_seen(
    browser: Browser, touch: bool, seats: int
) -> None:
    told = recorded("antayagi", seats)
    sizes = of_kind(touch, [*LEAST, (360, 740)])
    said = dict.fromkeys(sizes, 0)
    # Of many others at a desk the lower edge of the cards that they hold up is free for it.
    kept = {"begins": NAME_BEGINS, "held": seats == 4 or touch}
    with at_table(browser, told, touch=touch) as board:
        for message in told.messages[:-1]:
            board.hears(message)
            for size in board.in_each(sizes):
                assert board.page.evaluate(CUT) == [], size
                covers = board.page.evaluate(LIES_OVER, kept)
                assert not any(covers), (size, covers)
                said[size] += len(covers)
    assert min(said.values()) > 0


@pytest.mark.parametrize("seats", [3, 5, 7])
@pytest.mark.parametrize("touch", [True, False])
def test_where_a_seat_misses_one_good_it_is_marked_and_all_fits(browser: Browser, touch: bool, seats: int) -> None:
    told = recorded("antayagi", seats)
    message = json.loads(told.messages[0])
    view = message["view"]
    view["goods"] = [target - 1 for target in view["targets"]]
    bag = ["treasure", "bone", "bone", "omniscient_muffin"]
    view["bags"] = [bag[: goods + 1] for goods in view["goods"]]
    with at_table(browser, told, touch=touch) as board:
        board.hears(json.dumps(message))
        for size in of_kind(touch, [(390, 844), (360, 640), (844, 390), (1366, 657), (768, 1024)]):
            board.size(*size)
            assert board.looks(touch=touch).faults == [], size
            expect(board.page.locator(".ay-pips[data-near='true']"), f"at {size}").to_have_count(seats)
            said = board.page.locator(".seats .ay-near")
            expect(said, f"at {size}").to_have_text(["1 fehlt"] * (seats - 1))
            # In words as well, but on the smallest.
            if size != (360, 640):
                widths = said.evaluate_all("all => all.map((each) => each.offsetWidth)")
                assert min(widths) > 30, size


@pytest.mark.parametrize("touch", [True, False])
def test_the_piles_lie_still_from_choosing_a_card_to_what_comes_of_it(browser: Browser, touch: bool) -> None:
    told = recorded("antayagi", 5)
    sizes = of_kind(touch, [(390, 844), (412, 915), (1366, 657)])
    places: dict[Size, set[str]] = {size: set() for size in sizes}
    with at_table(browser, told, touch=touch) as board:
        for message in told.messages[:-1]:
            board.hears(message)
            for size in board.in_each(sizes):
                places[size].add(board.page.evaluate(PILES))
    assert all(len(known) == 1 for known in places.values()), places


def test_what_is_said_lies_beside_the_sign_that_a_seat_has_chosen(browser: Browser) -> None:
    told = recorded("antayagi", 5)
    with at_table(browser, told, touch=True, language="en") as board:
        board.size(844, 390)
        pairs = 0
        for _ in board.hears_each(told.messages):
            for seat in board.page.locator(".seats > .place:has(.bubble):has(.chosen-mark, .turn-mark)").all():
                said, sign = (
                    seat.locator(each).first.bounding_box() for each in (".bubble", ":is(.chosen-mark, .turn-mark)")
                )
                if said is None or sign is None:
                    continue
                pairs += 1
                assert said["x"] + said["width"] <= sign["x"] + 1
        assert pairs > 0


@pytest.mark.parametrize("language", SPOKEN)
def test_what_a_power_has_done_is_said_whole_on_a_phone_on_its_side(browser: Browser, language: str) -> None:
    told = recorded("antayagi", 3)
    said = set()
    with at_table(browser, told, touch=True, language=language) as board:
        board.size(844, 390)
        for _ in board.hears_each(told.messages):
            line = board.page.locator(".ay-caption[data-past='true']")
            if line.count():
                said.add(line.inner_text())
                assert line.evaluate("(line) => line.scrollHeight <= line.clientHeight + 1"), line.inner_text()
    assert said


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [6, 7])
def test_beside_many_others_on_a_high_phone_own_cards_are_large_and_nothing_lies_on_their_names(
    browser: Browser, seats: int, language: str
) -> None:
    told = recorded("antayagi", seats)
    with at_table(browser, told, touch=True, language=language) as board:
        board.size(390, 844)
        for _ in board.hears_each(told.messages[:-1]):
            cards = board.page.locator(".ay-own > li")
            parts = (cards.locator(each).evaluate_all(BOXES) for each in (".ay-card", ".ay-seen"))
            for face, words in zip(*parts, strict=True):
                assert face["width"] >= 80
                assert words["top"] >= face["bottom"]
            assert board.page.locator(".ay-spot-name").evaluate_all(TOO_WIDE) == []


@pytest.mark.parametrize("language", SPOKEN)
def test_what_was_told_is_whole_beside_the_stage_of_seven(browser: Browser, language: str) -> None:
    told = recorded("antayagi", 7)
    with at_table(browser, told, touch=False, language=language) as board:
        for message in told.messages[:-1]:
            board.hears(message)
            for size in board.in_each(DESKS):
                line = board.page.locator(".told-line")
                (place,), (box,) = (each.evaluate_all(BOXES) for each in (board.page.locator(".told"), line))
                assert 0 < box["height"] <= place["height"] + 1, (size, line.inner_text())
                assert line.evaluate_all(TOO_WIDE) == [], size


def test_by_day_cards_have_an_edge_on_the_ground_of_a_seat(browser: Browser) -> None:
    grounds = {}
    for look in ("light", "dark"):
        with begun(browser, 7, (1366, 657), look=look) as board:
            paper = board.page.locator(".seats .ay-art > .ay-cream").first
            grounds[look] = paper.evaluate("(paper) => getComputedStyle(paper).stroke")
    assert grounds["light"] == "rgb(122, 90, 140)"
    assert grounds["dark"] == "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("touch", [True, False])
def test_both_answers_to_a_sabotage_look_alike_and_bear_what_they_bring_and_the_switch_does_not(
    browser: Browser, touch: bool, language: str
) -> None:
    with asked_for_a_sabotage(browser, touch=touch, language=language) as board:
        for size in board.in_each(of_kind(touch, [*LEAST, (360, 640), (768, 1024)])):
            answers = board.page.locator(".ay-act").all()
            ground = "(each) => getComputedStyle(each).backgroundColor"
            grounds = [each.evaluate(ground) for each in (*answers, board.page.locator(".ay-passing"))]
            assert (grounds[0], grounds[2]) == (grounds[1], "rgba(0, 0, 0, 0)"), size
            for answer in answers:
                # Each of the two who trade; where it decides the game, who wins by it alone.
                assert answer.locator(".ay-stakes b").count() > 0, size
                (around,) = answer.evaluate_all(BOXES)
                parts = answer.locator("> span").evaluate_all(BOXES)
                for part in parts:
                    assert around["left"] <= part["left"] < part["right"] <= around["right"] + 0.5, size
                    assert around["top"] - 0.5 <= part["top"] < part["bottom"] <= around["bottom"] + 0.5, size


def test_how_likely_a_card_is_a_good_leaves_its_name_to_be_read(browser: Browser) -> None:
    with begun(browser, 7, (390, 664)) as board:
        for size in board.in_each(((390, 664), (360, 640), (600, 360))):
            likely = board.page.locator(".ay-own > li:has(.ay-seen[data-counted=true])").all()
            assert likely, size
            for card in likely:
                says, name = card.locator(".ay-seen").bounding_box(), card.locator(".ay-name-strip").bounding_box()
                assert says is not None, size
                assert name is not None, size
                assert says["y"] + says["height"] <= name["y"] or says["y"] >= name["y"] + name["height"], size


def test_the_cards_that_six_others_hold_up_bear_their_names_at_a_desk(browser: Browser) -> None:
    with begun(browser, 7, DESKS[0]) as board:
        for size in board.in_each(DESKS):
            expect(board.page.locator(".seats .ay-card"), f"at {size}").to_have_count(18)
            named = ".seats .ay-card[title]:not([title='']):has(.ay-name-strip:visible)"
            expect(board.page.locator(named), f"at {size}").to_have_count(18)
