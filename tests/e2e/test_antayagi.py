"""Antayagí's board: the exchange is large and says whose cards lie there; what happens comes before what is asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.boards import SPOKEN, BoardPage, at_table
from tests.e2e.recorded import recorded

# So much of a name is always seen, whatever is said beside it.
NAME_BEGINS = 36
# So wide each of the two cards is at least with the most seats, by window: an arm's length away on a phone.
LEAST = {(390, 844): 90, (844, 390): 84, (1366, 657): 120, (1440, 900): 190}
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
# Whether the arrow after the ready lines is seen; what is no box at all has no size.
ARROW = """(strip) => {
  const { visibility, width } = getComputedStyle(strip, '::after');
  return parseFloat(width) > 4 ? visibility : 'none';
}"""
# What bots say, where it is not seen whole: at a seat, and in the strip of the talk.
CUT = """() => [...document.querySelectorAll('.bubble, .talk-line')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 5
    || each.textContent.endsWith('…'))
  .map((each) => each.textContent)"""


@contextmanager
def begun(
    browser: Browser, seats: int, size: tuple[int, int], *, language: str = "de", look: str = "dark"
) -> Iterator[BoardPage]:
    """At a table of that many, in a window of that size, as the game begins."""
    told = recorded("antayagi", seats)
    with at_table(browser, told, touch=size[0] < 1000, language=language, look=look) as board:
        board.size(*size)
        board.hears(told.messages[0])
        board.settles()
        yield board


@pytest.mark.parametrize("size", LEAST)
def test_both_cards_are_large_and_named_while_one_decides_on_a_sabotage(
    browser: Browser, size: tuple[int, int]
) -> None:
    told = recorded("antayagi", 7)
    asked = next(at for at, message in enumerate(told.messages) if SABOTAGE in message)
    with at_table(browser, told, touch=size[0] < 1000) as board:
        for message in told.messages[: asked + 1]:
            board.hears(message)
        board.size(*size)
        board.settles()
        for card in board.page.locator(".ay-spot-card").all():
            box = card.bounding_box()
            assert box is not None
            assert box["width"] >= LEAST[size]
        expect(board.page.locator(".ay-spot-name:visible")).to_have_count(2)
        expect(board.page.locator(".ay-then > span[aria-hidden]:visible")).to_have_count(2)


def test_on_a_phone_on_its_side_the_talk_is_one_strip_below_the_stage(browser: Browser) -> None:
    with begun(browser, 7, (844, 390)) as board:
        talk, stage = (board.page.locator(each).bounding_box() for each in (".talk-strip", ".ay-stage"))
        assert talk is not None
        assert stage is not None
        assert talk["height"] <= 48
        assert talk["width"] == pytest.approx(stage["width"], abs=1)


@pytest.mark.parametrize("size", [(600, 360), (750, 342), (360, 560), (360, 640)])
def test_on_small_phones_the_newest_line_of_the_talk_stays_within_its_strip(
    browser: Browser, size: tuple[int, int]
) -> None:
    told = recorded("antayagi", 5)
    with at_table(browser, told, touch=True, language="de") as board:
        board.size(*size)
        for _ in board.hears_each(told.messages[:-1]):
            strip = board.page.locator(".talk-newest").bounding_box()
            assert strip is not None
            assert strip["height"] <= 45
            for part in board.page.locator(".talk-line > :is(.said-past, bdi, [aria-hidden])").all():
                box = part.bounding_box()
                assert box is not None
                assert strip["y"] <= box["y"]
                assert box["y"] + box["height"] <= strip["y"] + strip["height"]


@pytest.mark.parametrize("opened_from", ["log", "strip"])
@pytest.mark.parametrize("size", [(844, 390), (600, 360)])
def test_on_a_phone_on_its_side_what_was_said_is_read_beside_what_one_says(
    browser: Browser, size: tuple[int, int], opened_from: str
) -> None:
    with begun(browser, 5, size, language="en") as board:
        if opened_from == "log":
            board.page.get_by_role("button", name="Log").first.click()
            board.page.locator(".segments label").last.click()
        else:
            board.page.locator(".talk-newest").click()
        board.settles()
        said, field = (board.page.locator(each).bounding_box() for each in (".sheet .talk", ".sheet .chat-form"))
        assert said is not None
        assert field is not None
        assert said["height"] > size[1] * 0.46
        assert field["x"] >= said["x"] + said["width"]
        assert field["y"] + field["height"] < size[1]


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
            for size in ((844, 390), (750, 342), (932, 430)):
                board.size(*size)
                board.settles()
                words = board.page.evaluate(WORDS_BELOW)
                assert len(words) == 3
                assert all(after[0] - before[1] >= 10 for before, after in pairwise(words)), (size, words)


def test_ready_lines_that_go_on_bear_an_arrow_and_the_newest_line_keeps_its_place(browser: Browser) -> None:
    with begun(browser, 4, (390, 844)) as board:
        page = board.page
        newest = page.locator(".talk-newest").bounding_box()
        assert page.locator(".talk-ready").get_attribute("data-more") == "after"
        assert page.locator(".talk-strip").evaluate(ARROW) == "visible"
        page.locator(".talk-ready").evaluate("each => each.scrollTo(each.scrollWidth, 0)")
        expect(page.locator(".talk-ready[data-more=before]")).to_be_visible()
        assert page.locator(".talk-strip").evaluate(ARROW) == "hidden"
        assert page.locator(".talk-newest").bounding_box() == newest


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
@pytest.mark.parametrize("size", [*LEAST, (360, 740)])
def test_what_is_said_is_whole_and_leaves_name_count_and_cards_of_a_seat_to_be_seen(
    browser: Browser, size: tuple[int, int], seats: int
) -> None:
    told = recorded("antayagi", seats)
    said = 0
    with at_table(browser, told, touch=size[0] < 1000) as board:
        board.size(*size)
        for _ in board.hears_each(told.messages[:-1]):
            assert board.page.evaluate(CUT) == []
            for place in board.page.locator(".seats > .place").all():
                bubble = place.locator(".bubble")
                if bubble.count() == 0:
                    continue
                said += 1
                over = bubble.bounding_box()
                assert over is not None
                # Of many others at a desk the lower edge of the cards that they hold up is free for it.
                cards = place.locator(".ay-row .ay-card").all() if seats == 4 or size[0] < 1000 else []
                name = place.locator(".place-name")
                for kept in (name, place.locator(".ay-pips > b"), *cards):
                    box = kept.bounding_box()
                    assert box is not None
                    assert box["width"] > 10
                    if kept is name:
                        box["width"] = min(box["width"], NAME_BEGINS)
                    apart_across = box["x"] + box["width"] <= over["x"] or over["x"] + over["width"] <= box["x"]
                    apart_down = box["y"] + box["height"] <= over["y"] + 1 or over["y"] + over["height"] <= box["y"] + 1
                    assert apart_across or apart_down
    assert said > 0


@pytest.mark.parametrize("seats", [3, 5, 7])
@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390), (1366, 657), (768, 1024)])
def test_where_a_seat_misses_one_good_it_is_marked_and_all_fits(
    browser: Browser, size: tuple[int, int], seats: int
) -> None:
    told = recorded("antayagi", seats)
    message = json.loads(told.messages[0])
    view = message["view"]
    view["goods"] = [target - 1 for target in view["targets"]]
    bag = ["treasure", "bone", "bone", "omniscient_muffin"]
    view["bags"] = [bag[: goods + 1] for goods in view["goods"]]
    touch = size[0] < 1000
    with at_table(browser, told, touch=touch) as board:
        board.size(*size)
        board.hears(json.dumps(message))
        looks = board.looks(touch=touch)
        assert looks.faults == []
        expect(board.page.locator(".ay-pips[data-near='true']")).to_have_count(seats)
        said = board.page.locator(".seats .ay-near")
        expect(said).to_have_text(["1 fehlt"] * (seats - 1))
        # In words as well, but where many seats leave no room.
        if seats < 7 and size != (360, 640):
            assert all(width > 30 for width in said.evaluate_all("all => all.map((each) => each.offsetWidth)"))


@pytest.mark.parametrize("size", [(390, 844), (412, 915), (1366, 657)])
def test_the_piles_lie_still_from_choosing_a_card_to_what_comes_of_it(browser: Browser, size: tuple[int, int]) -> None:
    told = recorded("antayagi", 5)
    with at_table(browser, told, touch=size[0] < 1000) as board:
        board.size(*size)
        places = set()
        for _ in board.hears_each(told.messages[:-1]):
            boxes = [each.bounding_box() for each in board.page.locator(".ay-pile").all()]
            places.add(tuple((round(box["x"]), round(box["y"])) for box in boxes if box is not None))
        assert len(places) == 1


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
            for card in board.page.locator(".ay-own > li").all():
                face, words = (card.locator(each).bounding_box() for each in (".ay-card", ".ay-seen"))
                assert face is not None
                assert words is not None
                assert face["width"] >= 80
                assert words["y"] >= face["y"] + face["height"]
            for name in board.page.locator(".ay-spot-name").all():
                assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth"), name.inner_text()


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("size", [(1280, 720), (1366, 657), (1440, 900)])
def test_what_was_told_is_whole_beside_the_stage_of_seven(
    browser: Browser, size: tuple[int, int], language: str
) -> None:
    told = recorded("antayagi", 7)
    with at_table(browser, told, touch=False, language=language) as board:
        board.size(*size)
        for _ in board.hears_each(told.messages[:-1]):
            line, place = board.page.locator(".told-line"), board.page.locator(".told").bounding_box()
            box = line.bounding_box()
            assert box is not None
            assert place is not None
            assert box["height"] <= place["height"] + 1, line.inner_text()
            assert line.evaluate("(line) => line.scrollWidth <= line.clientWidth"), line.inner_text()


def test_by_day_cards_have_an_edge_on_the_ground_of_a_seat(browser: Browser) -> None:
    grounds = {}
    for look in ("light", "dark"):
        with begun(browser, 7, (1366, 657), look=look) as board:
            paper = board.page.locator(".seats .ay-art > .ay-cream").first
            grounds[look] = paper.evaluate("(paper) => getComputedStyle(paper).stroke")
    assert grounds["light"] == "rgb(122, 90, 140)"
    assert grounds["dark"] == "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("size", [*LEAST, (360, 640), (768, 1024)])
def test_both_answers_to_a_sabotage_look_alike_and_bear_what_they_bring_and_the_switch_does_not(
    browser: Browser, size: tuple[int, int], language: str
) -> None:
    told = recorded("antayagi", 7)
    asked = next(at for at, message in enumerate(told.messages) if SABOTAGE in message)
    with at_table(browser, told, touch=size[0] < 1000, language=language) as board:
        board.size(*size)
        for message in told.messages[: asked + 1]:
            board.hears(message)
        board.settles()
        answers = board.page.locator(".ay-act").all()
        ground = "(each) => getComputedStyle(each).backgroundColor"
        grounds = [each.evaluate(ground) for each in (*answers, board.page.locator(".ay-passing"))]
        assert grounds[0] == grounds[1]
        assert grounds[2] == "rgba(0, 0, 0, 0)"
        for answer in answers:
            around = answer.bounding_box()
            assert around is not None
            assert answer.locator(".emblem:visible").count() == 2
            for part in answer.locator("> span").all():
                box = part.bounding_box()
                assert box is not None
                assert around["x"] <= box["x"]
                assert box["x"] + box["width"] <= around["x"] + around["width"] + 0.5
                assert around["y"] <= box["y"] + 0.5
                assert box["y"] + box["height"] <= around["y"] + around["height"] + 0.5


@pytest.mark.parametrize("size", [(390, 664), (360, 640), (600, 360)])
def test_how_likely_a_card_is_a_good_leaves_its_name_to_be_read(browser: Browser, size: tuple[int, int]) -> None:
    with begun(browser, 7, size) as board:
        likely = board.page.locator(".ay-own > li:has(.ay-seen[data-counted=true])").all()
        assert likely
        for card in likely:
            says, name = card.locator(".ay-seen").bounding_box(), card.locator(".ay-name-strip").bounding_box()
            assert says is not None
            assert name is not None
            assert says["y"] + says["height"] <= name["y"] or says["y"] >= name["y"] + name["height"]


@pytest.mark.parametrize("size", [(1280, 720), (1366, 657), (1440, 900)])
def test_the_cards_that_six_others_hold_up_bear_their_names_at_a_desk(browser: Browser, size: tuple[int, int]) -> None:
    with begun(browser, 7, size) as board:
        cards = board.page.locator(".seats .ay-card").all()
        assert len(cards) == 18
        for card in cards:
            assert card.get_attribute("title")
            expect(card.locator(".ay-name-strip")).to_be_visible()


# So wide each card that others hold up is at least on a phone on its side, by how many sit there and by window.
HELD_UP = {
    (3, (844, 390)): 78, (3, (750, 342)): 58, (4, (750, 342)): 47,
    (5, (844, 390)): 42, (5, (750, 342)): 39, (5, (600, 360)): 37,
    (7, (844, 390)): 39, (7, (750, 342)): 28, (7, (600, 360)): 27,
}  # fmt: skip


@pytest.mark.parametrize(("seats", "size"), HELD_UP)
def test_on_a_phone_on_its_side_the_cards_of_others_take_the_room_that_is_there(
    browser: Browser, seats: int, size: tuple[int, int]
) -> None:
    with begun(browser, seats, size) as board:
        widths = board.page.locator(".seats .ay-card").evaluate_all("(all) => all.map((each) => each.offsetWidth)")
        assert len(widths) > seats
        assert min(widths) >= HELD_UP[seats, size]
