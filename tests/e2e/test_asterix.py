"""Asterix' board: what is said of a card covers nothing of it, and a Pirate's words are read in one's own row too."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, expect

from tests.e2e.boards import BoardPage, at_table
from tests.e2e.hands import end_of
from tests.e2e.recorded import Recorded, recorded

# Of tags that are read at a glance, in pixels.
LEAST_LETTERS = 9
# Of words in the sums of a round, and of numbers alone.
LEAST_WORDS, LEAST_NUMBERS = 11, 10
# Each text that is seen of the sums, and how large it is on the screen; the cards' own letters are scaled with them.
_TEXTS = """(sums) => {
  const walker = document.createTreeWalker(sums, NodeFilter.SHOW_TEXT), found = [];
  for (let node; (node = walker.nextNode()); ) {
    const holder = node.parentElement, words = node.data.trim(), range = document.createRange();
    range.selectNodeContents(node);
    const hidden = holder.closest('.unseen, [data-mine=true] .round-name') || !range.getBoundingClientRect().width;
    if (!words || hidden) continue;
    const scale = holder.ownerSVGElement ? holder.getScreenCTM().a : 1;
    found.push([words, scale * parseFloat(getComputedStyle(holder).fontSize)]);
  }
  return found;
}"""
# How far each piece of what was captured stands out of its seat's line.
_OUT = """(sums) => [...sums.querySelectorAll('.ax-tally, .ax-fan > span')].flatMap((piece) => {
  const [box, line] = [piece.getBoundingClientRect(), piece.closest('li').getBoundingClientRect()];
  const [beside, above] = [Math.max(line.left - box.left, box.right - line.right), line.top - box.top];
  return box.width === 0 ? [] : [Math.max(beside, above, box.bottom - line.bottom)];
})"""
# Two of them make a pair with the prize; more kinds than one's own row shows in full on a phone on its side.
MINE = ["roman_01", "roman_05", "roman_07", "roman_08", "roman_09", "roman_10", "roman_13", "pirate_general"]
# Where it is chosen whom a card is given to: phones upright and on their side, and the smallest of both.
GIVING = ((390, 844), (360, 560), (844, 390), (600, 360))
# What of the words of such a choice lies outside of it.
_SPILT = """(plates) => plates.filter((plate) => {
  const box = plate.parentElement.getBoundingClientRect();
  return [...plate.querySelectorAll('.ax-gets-who, .ax-gets-points, .ax-gets-price')].some((words) => {
    const { top, bottom, left, right } = words.getBoundingClientRect();
    return top < box.top - 1 || bottom > box.bottom + 1 || left < box.left - 1 || right > box.right + 1;
  });
}).map((plate) => plate.textContent)"""


def _apart(one: FloatRect | None, other: FloatRect | None) -> bool:
    """Whether neither of two boxes lies over the other."""
    assert one is not None
    assert other is not None
    beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
    return beside or one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1


def _hears_whom_to_give(board: BoardPage, told: Recorded) -> None:
    """The server says all up to the first question whom a card is given to."""
    asked = next(at for at, message in enumerate(told.messages) if '"assign_peeked"' in message)
    for message in told.messages[: asked + 1]:
        board.hears(message)


def _told(board: BoardPage, prize: str, worth: int) -> None:
    opened, asked, *_ = recorded("asterix", 4).messages
    message: dict[str, Any] = json.loads(asked)
    view, hints = message["view"], message["hints"]
    view.update(prize=prize, fronts=[MINE, ["pirate_general", "roman_05"], [], []])
    hints["worth"] = [worth, worth, 5, 5]
    hints["fronts"] = [{"values": 53, "bonus": 0, "points": 53, "estimated": False} for _ in range(4)]
    board.hears(opened)
    board.hears(json.dumps(message))


@pytest.mark.parametrize(("prize", "worth"), [("roman_05", 25), ("pirate_decurion", -9)])
def test_what_a_card_is_worth_covers_nothing_of_its_name(browser: Browser, prize: str, worth: int) -> None:
    with at_table(browser, recorded("asterix", 4), touch=False, language="de") as board:
        _told(board, prize, worth)
        for size in board.in_each(((1366, 657), (1280, 720), (1440, 900), (768, 1024))):
            both = (".ax-prize-card .ax-caption", ".ax-worth")
            name, label = (board.page.locator(each).bounding_box() for each in both)
            assert name is not None, size
            assert label is not None, size
            # The box of a line of letters is higher than they are.
            assert label["y"] >= name["y"] + 0.85 * name["height"], size
            assert label["y"] + label["height"] <= size[1], size


def test_in_ones_own_row_a_pirate_says_whom_it_lets_go_on_a_phone_on_its_side(browser: Browser) -> None:
    with at_table(browser, recorded("asterix", 4), touch=True, language="en") as board:
        board.size(844, 390)
        _told(board, "roman_05", 25)
        board.settles()
        expect(board.page.locator(".own .ax-flees > b:visible")).to_have_text(["12–14"])


def test_on_the_smallest_phone_what_a_card_is_worth_stays_on_the_screen(browser: Browser) -> None:
    with at_table(browser, recorded("asterix", 4), touch=True, language="de") as board:
        board.size(360, 560)
        _told(board, "roman_05", 25)
        label = board.page.locator(".ax-worth").bounding_box()
        assert label is not None
        assert label["x"] >= 0


def test_on_phones_the_stage_says_what_becomes_of_the_cards_that_are_bid_for_a_pirate(browser: Browser) -> None:
    sizes = ((390, 844), (390, 664), (844, 390), (750, 342))
    with at_table(browser, recorded("asterix", 4), touch=True, language="de") as board:
        _told(board, "pirate_decurion", -9)
        rule = board.page.locator(".ax-pirate-rule")
        for size in board.in_each(sizes):
            expect(rule, f"at {size}").to_be_in_viewport(ratio=1)
            expect(rule).to_have_text("Wer gewinnt, behält die Karte; alle anderen verlieren ihre.")
            for other in (".ax-prize-card", ".ax-worth", ".ax-slot", ".ax-links"):
                for each in board.page.locator(other).all():
                    assert _apart(rule.bounding_box(), each.bounding_box()), (other, size)
        _told(board, "roman_05", 25)
        for size in sizes:
            board.size(*size)
            expect(rule, f"at {size}").to_have_count(0)


def test_numbers_of_captured_romans_stand_apart_where_the_line_has_room(browser: Browser) -> None:
    with at_table(browser, recorded("asterix", 4), touch=True, language="en") as board:
        board.size(390, 664)
        _told(board, "roman_05", 25)
        board.settles()
        pills = board.page.locator(".seats .ax-pills").first.locator(".ax-pill")
        boxes = [each.bounding_box() for each in pills.all()]
        assert len(boxes) > 1
        for before, after in pairwise(boxes):
            assert before is not None
            assert after is not None
            assert after["x"] - before["x"] - before["width"] >= 5


@pytest.mark.parametrize("seats", [3, 5])
def test_what_was_captured_can_be_read_beside_many_pirates(browser: Browser, seats: int) -> None:
    told = recorded("asterix", seats)
    sizes = [(360, 560), (360, 640), (390, 844), (600, 360), (844, 390)]
    with at_table(browser, told, touch=True, language="de") as board:
        for message in told.messages[:-1]:
            board.hears(message)
            for size in board.in_each(sizes):
                letters = board.page.locator(".ax-pill").evaluate_all(
                    "all => all.map((each) => parseFloat(getComputedStyle(each).fontSize))"
                )
                assert min(letters, default=LEAST_LETTERS) >= LEAST_LETTERS, size


def test_what_became_of_a_bid_covers_no_digit_of_it(browser: Browser) -> None:
    opened, asked, *_ = recorded("asterix", 4).messages
    message: dict[str, Any] = json.loads(asked)
    tens = ["10", "10", "3", "4"]
    trick = {"prize": "roman_05", "bids": tens, "winner": 0}
    message["view"].update(last_trick=trick, chosen=[], set_aside=["roman_05"], phase="idefix", prize=None, looker=1)
    for touch, sizes in ((True, ((390, 844), (844, 390))), (False, ((1366, 657),))):
        with at_table(browser, recorded("asterix", 4), touch=touch, language="en") as board:
            board.hears(opened)
            board.hears(json.dumps(message))
            for size in board.in_each(sizes):
                bids = board.page.locator(".ax-was").all()
                assert len(bids) == len(tens), size
                for bid in bids:
                    number = bid.locator(".ax-number").bounding_box()
                    assert number is not None, size
                    # The box of a line of letters is higher than they are.
                    number["height"] *= 0.8
                    assert _apart(bid.locator(".ax-fate-place").bounding_box(), number), size


def test_on_a_phone_taken_gauls_differ_by_more_than_a_shade(browser: Browser) -> None:
    opened: dict[str, Any] = json.loads(recorded("asterix", 4).messages[0])
    opened["view"]["gauls"] = [None, "obelix", None, None]
    with at_table(browser, recorded("asterix", 4), touch=True, language="en") as board:
        for size in ((390, 844), (360, 560), (844, 390)):
            board.size(*size)
            board.hears(json.dumps(opened))
            board.settles()
            hatched = board.page.locator(".ax-gaul").evaluate_all(
                "all => all.map((each) => getComputedStyle(each).backgroundImage.startsWith('repeating-linear'))"
            )
            assert hatched == [False, True, False, False, False]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_of_the_sums_of_a_round_is_large_enough_to_be_read_and_lies_in_its_line(
    browser: Browser, seats: int
) -> None:
    told = recorded("asterix", seats)
    first = next(at for at, message in enumerate(told.messages) if '"round_scored"' in message)
    sizes = [(360, 640), (390, 844), (600, 360), (844, 390)]
    with at_table(browser, told, touch=True, language="de") as board:
        sums = board.page.locator(".round-end")
        seen = 0
        board.hears_all(told.messages[:first])
        for message in told.messages[first:]:
            board.hears(message)
            if not sums.count():
                continue
            for size in board.in_each(sizes):
                for words, high in sums.evaluate(_TEXTS):
                    alone = not any(each.isalpha() for each in words)
                    assert high >= (LEAST_NUMBERS if alone else LEAST_WORDS) - 0.05, (words, size)
                assert max(sums.evaluate(_OUT)) <= 1, size
                assert sums.locator("> .scrolls").evaluate("(each) => each.scrollHeight <= each.clientHeight + 1"), size
                seen += 1
    assert seen


def test_where_the_end_is_low_its_numbers_and_lines_have_heads(browser: Browser) -> None:
    told = recorded("asterix", 5)
    with at_table(browser, told, touch=True, language="en") as board:
        board.size(844, 390)
        board.hears_all(told.messages)
        end_of(board.page)
        for words in ("Points", "Points, round by round", "What decided the game"):
            expect(board.page.locator(".sheet.end").get_by_text(words, exact=True)).to_be_in_viewport(ratio=1)
        board.size(750, 342)
        expect(board.page.locator(".end-course h3")).to_be_hidden()


# Of a pile in the sums of a round: its cards, as far as they are seen, and how many it says they are.
_PILES = """(sums) => [...sums.querySelectorAll('.ax-romans > .ax-tally')].map((pile) => ({
  seen: [...pile.querySelectorAll('.ax-fan > span')].map((each) => each.getBoundingClientRect().width),
  says: [...pile.querySelectorAll(':scope > b')]
    .filter((each) => each.checkVisibility()).map((each) => each.innerText.trim()).join(),
}))"""


@pytest.mark.parametrize(
    ("touch", "size", "least"),
    [(True, (390, 844), 36), (True, (844, 390), 38), (False, (1366, 657), 60), (False, (1440, 900), 70)],
)
def test_in_the_sums_equal_cards_are_one_pile_that_says_how_many_and_cards_take_the_room_there_is(
    browser: Browser, touch: bool, size: tuple[int, int], least: int
) -> None:
    told = recorded("asterix", 4)
    last = max(at for at, message in enumerate(told.messages) if '"round_scored"' in message)
    with at_table(browser, told, touch=touch, language="en") as board:
        board.size(*size)
        board.hears_all(told.messages[: last + 1])
        board.settles()
        piles = board.page.locator(".round-end").evaluate(_PILES)
        assert any(len(pile["seen"]) > 1 for pile in piles)
        for pile in piles:
            *below, top = pile["seen"]
            assert top >= least, size
            # No number of a card that lies below is seen: two of them would read as one with two digits.
            assert all(each <= 0.1 * top for each in below), size
            assert pile["says"] == (f"×{len(below) + 1}" if below else ""), size


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whom_a_card_is_given_to_is_chosen_where_the_hand_was_and_the_board_and_ones_own_place_do_not_move(
    browser: Browser, seats: int
) -> None:
    told = recorded("asterix", seats)
    parts = (".ask", ".board", ".own > .place")
    with at_table(browser, told, touch=True, language="de") as board:
        board.hears_all(told.messages[:2])
        hand = {}
        for size in board.in_each(GIVING):
            boxes = [board.page.locator(part).bounding_box() for part in (*parts, ".ax-hand")]
            hand[size] = boxes
        _hears_whom_to_give(board, told)
        for size in board.in_each(GIVING):
            boxes = [board.page.locator(part).bounding_box() for part in (*parts, ".ax-give")]
            assert boxes[:-1] == hand[size][:-1], size
            was, now = hand[size][-1], boxes[-1]
            assert was is not None
            assert now is not None
            assert (now["y"], now["height"]) == (was["y"], was["height"]), size
            assert board.page.locator(".ax-gets").evaluate_all(_SPILT) == [], size


def test_on_phones_a_seat_that_has_captured_nothing_shows_an_empty_place_and_ones_own_says_so(browser: Browser) -> None:
    told = recorded("asterix", 4)
    with at_table(browser, told, touch=True, language="de") as board:
        board.hears_all(told.messages[:2])
        for size in board.in_each(((390, 844), (844, 390))):
            expect(board.page.locator(".seats .ax-none:visible"), f"at {size}").to_have_count(3)
            expect(board.page.locator(".own .ax-none"), f"at {size}").to_have_text("noch nichts gefangen")


@pytest.mark.parametrize("seats", [2, 5])
def test_whom_a_card_is_given_to_stands_right_above_what_it_brings_inside_the_button(
    browser: Browser, seats: int
) -> None:
    told = recorded("asterix", seats)
    with at_table(browser, told, touch=True, language="de") as board:
        _hears_whom_to_give(board, told)
        for size in board.in_each(GIVING):
            for choice in board.page.locator(".ax-give .ax-choice").all():
                button = choice.bounding_box()
                who = choice.locator(".ax-gets-who").bounding_box()
                points = choice.locator(".ax-gets-points").bounding_box()
                assert button is not None
                assert who is not None
                assert points is not None
                assert -1 <= points["y"] - who["y"] - who["height"] <= 4, size
                assert button["y"] <= who["y"], size
                assert points["y"] + points["height"] <= button["y"] + button["height"], size
