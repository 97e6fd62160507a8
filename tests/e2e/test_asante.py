"""What Asante's board shows of what may be chosen."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.boards import SPOKEN, BoardPage, at_table
from tests.e2e.recorded import recorded


def test_a_holy_place_that_can_be_played_is_lit_as_large_as_it_may_be(browser: Browser) -> None:
    told = recorded("asante", 2)
    plays = next(at for at, message in enumerate(told.messages) if '"type":"play_holy_place"' in message)
    ringed = """(each) => {
        const shown = getComputedStyle(each).boxShadow;
        each.dataset.lit = 'false';
        const unlit = getComputedStyle(each).boxShadow;
        each.dataset.lit = 'true';
        return shown !== unlit;
    }"""
    with at_table(browser, told, touch=False) as board:
        board.hears_up_to(told.messages, plays)
        for size in board.in_each(((1366, 657), (1440, 900), (1920, 1080))):
            lit = board.page.locator(".as-holy-kind[data-lit=true]")
            assert lit.count() > 0, size
            assert lit.first.evaluate(ringed), size


# What is written smaller than can be read at arm's length.
SMALL = """() => [...document.querySelectorAll('.as-hand *, .as-did *, .as-slot *, .as-subject *')]
    .filter((each) => [...each.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim() !== ''))
    .filter((each) => each.getClientRects().length > 0 && getComputedStyle(each).visibility === 'visible')
    .filter((each) => each.getBoundingClientRect().width > 1)
    .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 11)
    .map((each) => `${each.className} ${each.textContent}`)"""

# On how many Artifacts the price lies on the sign.
COVERED = """() => [...document.querySelectorAll('.as-laid:has(> .as-cost)')].filter((laid) => {
    const cost = laid.querySelector('.as-cost').getBoundingClientRect();
    const sign = laid.querySelector('.as-sign path').getBoundingClientRect();
    return Math.min(cost.right, sign.right) - Math.max(cost.left, sign.left) > 1
        && Math.min(cost.bottom, sign.bottom) - Math.max(cost.top, sign.top) > 1;
}).length"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_phone_cards_are_written_large_enough_and_no_price_covers_a_sign(
    browser: Browser, size: tuple[int, int]
) -> None:
    told = recorded("asante", 2)
    priced = 0
    with at_table(browser, told, touch=True, language="en") as board:
        board.size(*size)
        for _ in board.hears_each(told.messages):
            assert board.page.evaluate(SMALL) == []
            assert board.page.evaluate(COVERED) == 0
            priced += board.page.locator(".as-cost").count()
    assert priced > 0


# Words of cards in the market that reach out of their card.
OUT = """() => [...document.querySelectorAll('.as-slot .as-card')].flatMap((card) => {
    const box = card.getBoundingClientRect();
    return [...card.querySelectorAll('.as-name, .as-gist')].filter((each) => each.checkVisibility()).flatMap((each) => {
        const words = document.createRange();
        words.selectNodeContents(each);
        const out = ({ left, right, top, bottom }) =>
            left < box.left || right > box.right || top < box.top - 2 || bottom > box.bottom + 2;
        return [...words.getClientRects()].some(out) ? [each.textContent] : [];
    });
})"""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_on_a_phone_every_card_in_the_market_says_what_it_does_within_its_edges(
    browser: Browser, language: str
) -> None:
    """Upright those of the other player say it at a press."""
    told = recorded("asante", 2)
    laid = [[seat["artifacts"] for seat in json.loads(message)["view"]["seats"]] for message in told.messages]
    full = next(at for at, both in enumerate(laid) if all(None not in artifacts for artifacts in both))
    with at_table(browser, told, touch=True, language=language) as board:
        board.hears_up_to(told.messages, full)
        for size in board.in_each(((844, 390), (667, 375), (390, 844))):
            upright = size[0] < size[1]
            assert board.page.locator(".as-spine .as-gist").filter(visible=True).count() == (6 if upright else 9), size
            assert board.page.evaluate(OUT) == [], size
        theirs = board.page.locator(".as-places[data-own=false] button.as-slot")
        assert theirs.count() == 3
        theirs.first.click()
        expect(board.page.locator(".as-cardface .card-text")).to_be_visible()


HOLY = ["okavango", "ngorongoro", "victoria", "rwenzori", "kilimanjaro"]
PICTURES = {True: ((390, 844), (844, 390)), False: ((1366, 657), (1440, 900))}

# What of the words or the sign of an answer lies outside of its button, within its border: a line may be lower than the
# letters that stand on it.
BURST = """() => [...document.querySelectorAll('.as-answer')].filter((each) => {
    if (!each.checkVisibility()) return false;
    const button = each.getBoundingClientRect();
    const [left, top] = [button.left + each.clientLeft, button.top + each.clientTop];
    const out = (box) => box.width > 1 && (box.left < left - 0.5 || box.right > left + each.clientWidth + 0.5
        || box.top < top - 2.5 || box.bottom > top + each.clientHeight + 2.5);
    const lines = (part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        return [...words.getClientRects()];
    };
    const shown = [...each.children].filter((part) => !part.matches('.unseen') && part.checkVisibility());
    return shown.some((part) => part.matches('svg') ? out(part.getBoundingClientRect()) : lines(part).some(out));
}).map((each) => each.title)"""


def with_holy_places(message: str, kinds: list[str]) -> str:
    """The same question where these Holy Places may be played, two of each."""
    told = json.loads(message)
    plays = [{"type": "play_holy_place", "kind": kind} for kind in kinds]
    told["legal"] = [*(move for move in told["legal"] if move["type"] != "play_holy_place"), *plays]
    told["view"]["seats"][0]["holy_places"] = [*kinds, *kinds]
    told["hints"]["holy_places"] = [{"kind": kind, "play_refused": None, "copies": 2} for kind in kinds]
    return json.dumps(told)


def questions(messages: list[str], counts: tuple[int, ...]) -> list[str]:
    """What is asked, and after the first choice of a Holy Place the same of so many of them."""
    plays = next(at for at, message in enumerate(messages) if '"type":"play_holy_place"' in message)
    many = [with_holy_places(messages[plays], HOLY[:count]) for count in counts]
    return [*messages[: plays + 1], *many, *messages[plays + 1 :]]


def burst(page: BoardPage, touch: bool) -> list[str]:
    """The answers that are too small for what they hold, in every picture."""
    return [f"{size}: {each}" for size in page.in_each(PICTURES[touch]) for each in page.page.evaluate(BURST)]


@pytest.mark.parametrize("touch", [True, False])
@pytest.mark.parametrize("language", SPOKEN)
def test_what_stands_on_an_answer_lies_within_its_button(browser: Browser, language: str, touch: bool) -> None:
    told = recorded("asante", 2)
    out = []
    with at_table(browser, told, touch=touch, language=language) as page:
        for question in questions(told.messages, (1, 3) if touch else (1, 3, 4, 5)):
            page.hears(question)
            if page.page.locator(".as-answer").count() > 0:
                out += burst(page, touch)
    assert out == []


# How each card of the hand is divided: its height, where its lower strip lies, how high its goods or picture may be.
FORMS = """() => [...document.querySelectorAll('.as-hand .as-card')].map((card) => {
    const box = card.getBoundingClientRect();
    const strip = card.querySelector('.as-prices, .as-gist').getBoundingClientRect();
    const art = card.querySelector('.as-art').getBoundingClientRect();
    return [box.height, strip.top - box.top, strip.width, art.height].map(Math.round).join(' ');
})"""

# Names of the hand that reach out of their part of the card.
SPILT = """() => [...document.querySelectorAll('.as-hand .as-name')].filter((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    const card = name.closest('.as-card').getBoundingClientRect();
    return [...words.getClientRects()].some((line) => line.right > card.right || line.top < card.top - 2);
}).map((name) => name.textContent)"""


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_on_a_phone_two_rows_of_cards_are_all_of_one_form(
    browser: Browser, language: str, size: tuple[int, int]
) -> None:
    told = recorded("asante", 2)
    looked = 0
    with at_table(browser, told, touch=True, language=language) as board:
        board.size(*size)
        for _ in board.hears_each(told.messages):
            if board.page.locator(".as-hand > ul[data-many=true]").count() == 0:
                continue
            assert len(set(board.page.evaluate(FORMS))) == 1
            assert board.page.evaluate(SPILT) == []
            looked += 1
    assert looked > 0


@pytest.mark.parametrize("touch", [True, False])
def test_a_sale_that_lacks_wares_says_so_on_the_card_in_every_picture(browser: Browser, touch: bool) -> None:
    told = recorded("asante", 2)
    lacks = next(at for at, message in enumerate(told.messages) if '"sell_refused":"wares_missing"' in message)
    with at_table(browser, told, touch=touch, language="en") as board:
        board.hears_up_to(told.messages, lacks)
        for size in board.in_each(PICTURES[touch]):
            against = board.page.locator(".as-hand .as-sell[data-off=true] > .as-against[data-lacks=true]")
            assert against.count() > 0, size
            assert all(each.is_visible() and "lacks" in each.inner_text() for each in against.all()), size


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_phone_one_or_two_things_done_in_a_turn_are_shown_as_large_as_the_stall(
    browser: Browser, size: tuple[int, int]
) -> None:
    told = recorded("asante", 2)
    high = []
    with at_table(browser, told, touch=True, language="en") as board:
        board.size(*size)
        for _ in board.hears_each(told.messages):
            cards = board.page.locator(".as-deed-card > span")
            if 0 < cards.count() <= 2:
                high += [each.evaluate("(card) => card.getBoundingClientRect().height") for each in cards.all()]
    assert len(high) > 0
    # On its side two lie below each other, with their names.
    assert min(high) > 55


STANDS = """() => [...document.querySelectorAll('.as-stand .as-token, .as-free')].map((each) => {
    const { width, height } = each.getBoundingClientRect();
    return { free: each.matches('.as-free'), least: Math.min(width, height), oval: Math.abs(width - height) };
})"""


@pytest.mark.parametrize(("size", "least"), [((390, 844), 29), ((844, 390), 22)])
def test_on_a_phone_wares_on_the_stands_are_as_large_as_the_row_allows(
    browser: Browser, size: tuple[int, int], least: float
) -> None:
    told = recorded("asante", 2)
    seen = []
    with at_table(browser, told, touch=True) as board:
        board.size(*size)
        for _ in board.hears_each(told.messages):
            seen += board.page.evaluate(STANDS)
    assert min(each["least"] for each in seen if not each["free"]) >= least
    assert max(each["oval"] for each in seen if each["free"]) < 1


PARTED = """() => document.querySelector('.ask > .told').getBoundingClientRect().top
    - document.querySelector('.as-stage').getBoundingClientRect().bottom"""


def test_on_a_phone_the_line_of_what_has_happened_and_the_stall_above_it_are_one_box(browser: Browser) -> None:
    told = recorded("asante", 2)
    with at_table(browser, told, touch=True, language="en") as board:
        board.size(390, 844)
        assert {round(board.page.evaluate(PARTED)) for _ in board.hears_each(told.messages)} == {0}


# How far the lowest answer stands from the end of the turn below it.
APART = """() => document.querySelector('.as-action[data-kind=end_turn]').getBoundingClientRect().top
    - Math.max(...[...document.querySelectorAll('.as-answer')].map((each) => each.getBoundingClientRect().bottom))"""


def test_on_a_phone_on_its_side_answers_stand_right_above_the_end_of_the_turn(browser: Browser) -> None:
    told = recorded("asante", 2)
    gaps = []
    with at_table(browser, told, touch=True, language="en") as board:
        board.size(844, 390)
        for _ in board.hears_each(told.messages):
            if board.page.locator(".as-answer").count() > 0 and board.page.locator("[data-kind=end_turn]").count() > 0:
                gaps.append(board.page.evaluate(APART))
    assert len(gaps) > 0
    assert max(gaps) < 10


# Names in the market that a price lies on.
PRICED_NAMES = """() => [...document.querySelectorAll('.as-laid:has(> .as-cost)')].filter((laid) => {
    const cost = laid.querySelector('.as-cost').getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(laid.querySelector('.as-name'));
    return [...words.getClientRects()].some((line) => line.right > cost.left + 1 && line.left < cost.right - 1
        && line.bottom > cost.top + 1 && line.top < cost.bottom - 1);
}).map((laid) => laid.textContent)"""


@pytest.mark.parametrize("language", SPOKEN)
def test_beside_the_log_of_a_tablet_no_price_lies_on_the_name_of_an_artifact(browser: Browser, language: str) -> None:
    told = recorded("asante", 2)
    priced = 0
    with at_table(browser, told, touch=True, language=language) as board:
        board.size(1180, 820)
        for _ in board.hears_each(told.messages):
            assert board.page.evaluate(PRICED_NAMES) == []
            priced += board.page.locator(".as-cost").count()
    assert priced > 0
