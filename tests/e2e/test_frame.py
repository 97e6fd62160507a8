"""What the frame shows around every game, drawn from recorded messages."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.boards import BoardPage, at_table
from tests.e2e.hands import goes_on
from tests.e2e.recorded import recorded

PHONE, FLAT, LAPTOP = (390, 844), (844, 390), (1366, 657)
# One page is only ever a phone's or a desk's.
SIZES = {True: (PHONE, FLAT), False: (LAPTOP,)}
# So much of a name is always seen, whatever is said beside it.
NAME_BEGINS = 36


@pytest.mark.parametrize("touch", [True, False])
def test_the_menu_names_keys_only_where_there_may_be_a_keyboard(browser: Browser, touch: bool) -> None:
    told = recorded("anansi", 3)
    with at_table(browser, told, touch=touch, language="en") as page:
        page.size(*(PHONE if touch else LAPTOP))
        page.hears(told.messages[0])
        page.page.get_by_role("button", name="Menu").click()
        expect(page.page.get_by_role("dialog", name="Menu")).to_be_visible()
        expect(page.page.get_by_role("button", name="Rules" if touch else "Rules and keys", exact=True)).to_be_visible()


def says_much(page: BoardPage, message: str) -> None:
    """After that message somebody says more than fits into one line."""
    now = json.loads(message)
    said = {**now["entries"][-1], "seq": now["seq"] + 1, "kind": "said", "seat": 0, "by": "person", "notes": []}
    said["data"] = {"text": "This is a long line " * 12}
    page.hears(json.dumps({**now, "seq": now["seq"] + 1, "entries": [said]}))


@pytest.mark.parametrize("touch", [True, False])
def test_whoever_talks_is_shown_round(browser: Browser, touch: bool) -> None:
    told = recorded("antayagi", 3)
    with at_table(browser, told, touch=touch) as page:
        page.hears(told.messages[0])
        says_much(page, told.messages[0])
        for size in SIZES[touch]:
            page.size(*size)
            emblem = page.page.locator(":is(.talk, .talk-strip) .emblem").filter(visible=True).first
            expect(emblem, f"at {size}").to_be_visible()
            page.settles()
            box = emblem.bounding_box()
            assert box is not None, size
            assert box["width"] == pytest.approx(box["height"], abs=0.5), size


@pytest.mark.parametrize("seats", [3, 7])
@pytest.mark.parametrize("touch", [True, False])
def test_what_somebody_says_lies_within_their_seat_beside_their_name_and_nothing_moves(
    browser: Browser, touch: bool, seats: int
) -> None:
    told = recorded("antayagi", seats)
    with at_table(browser, told, touch=touch) as page:
        page.hears(told.messages[0])
        seat = page.page.locator(".seats > .place").first
        steady = [seat.locator(each) for each in (".place-name", ":scope > :last-child")]
        before = {}
        for size in page.in_each(SIZES[touch]):
            before[size] = [each.bounding_box() for each in steady]
        now = json.loads(told.messages[0])
        said = {**now["entries"][-1], "seq": now["seq"] + 1, "kind": "said", "seat": 1, "by": "person", "notes": []}
        said["data"] = {"text": "Trade with me " * 8}
        page.hears(json.dumps({**now, "seq": now["seq"] + 1, "entries": [said]}))
        for size in page.in_each(SIZES[touch]):
            place, name, bubble = (each.bounding_box() for each in (seat, steady[0], seat.locator(".bubble")))
            assert place is not None, size
            assert name is not None, size
            assert bubble is not None, size
            assert bubble["x"] >= place["x"], size
            assert bubble["x"] + bubble["width"] <= place["x"] + place["width"], size
            assert bubble["y"] + bubble["height"] <= place["y"] + place["height"], size
            words = seat.locator(".bubble").inner_text().removesuffix("…")
            assert ("Trade with me " * 8).startswith(f"{words} "), size
            # Cards at the left of the name bear it there; and of a long name its beginning is enough.
            apart = bubble["y"] >= name["y"] + name["height"] or bubble["x"] + bubble["width"] <= name["x"]
            assert apart or bubble["x"] >= name["x"] + NAME_BEGINS, size
            for each, was in zip(steady, before[size], strict=True):
                assert each.bounding_box() == pytest.approx(was, abs=1), size


# The main moves of each game, which have a place of their own.
# Its main buttons, a move of the question at which one of them can be pressed, and what is taken hold of for that.
MAIN = {
    "anansi": (".an-use", "play", ".an-handcard[data-plays=true]"),
    "antayagi": (".ay-act", "play_sabotage", None),
    "asante": (".as-action", "draw_card", None),
    "bania": (".ba-do", "roll", None),
}


@pytest.mark.parametrize("game", MAIN)
def test_who_cannot_move_sees_no_button_that_cannot_be_pressed(browser: Browser, game: str) -> None:
    told = recorded(game, 2 if game == "asante" else 3)
    selector, move, held = MAIN[game]
    heard = [json.loads(message) for message in told.messages]
    at = next(at for at, each in enumerate(heard) if move in [one["type"] for one in each["legal"]])
    now = heard[at]

    def later(by: int, **more: object) -> str:
        entry = {**now["entries"][-1], "seq": now["seq"] + by, "notes": []}
        return json.dumps({**now, "seq": now["seq"] + by, "entries": [entry], **more})

    with at_table(browser, told, touch=True) as page:
        page.size(*PHONE)
        page.hears_up_to(told.messages, at)

        def takes_hold() -> None:
            if held is not None:
                page.page.locator(held).first.click()

        takes_hold()
        buttons = page.page.locator(selector)
        expect(buttons.filter(visible=True)).not_to_have_count(0)
        box = buttons.first.bounding_box()
        page.hears(later(1, asked=None, legal=[]))
        expect(buttons.filter(visible=True)).to_have_count(0)
        hand = page.page.locator(".own-hand").bounding_box()
        page.hears(later(2))
        takes_hold()
        page.settles()
        assert buttons.first.bounding_box() == box
        assert page.page.locator(".own-hand").bounding_box() == hand


def test_on_a_phone_on_its_side_the_cards_on_the_table_of_asante_bear_their_names(browser: Browser) -> None:
    told = recorded("asante", 2)
    laid = [[seat["artifacts"] for seat in json.loads(message)["view"]["seats"]] for message in told.messages]
    full = next(at for at, both in enumerate(laid) if all(None not in artifacts for artifacts in both))
    with at_table(browser, told, touch=True) as page:
        page.size(*FLAT)
        page.hears_up_to(told.messages, full)
        page.settles()
        names = page.page.locator(".as-spine .as-name").filter(visible=True)
        expect(names).to_have_count(9)
        assert not any(names.evaluate_all("(all) => all.map((each) => each.scrollWidth > each.clientWidth + 1)"))


def _refuses(message: str, use: str, why: str) -> bool:
    """Whether a hand is told of in which that use of a card is refused for that, while cards are played."""
    now = json.loads(message)
    playing = "end_turn" in [move["type"] for move in now["legal"]]
    return playing and any(card[f"{use}_refused"] == why for card in now["hints"]["cards"])


@pytest.mark.parametrize("touch", [True, False])
def test_a_price_that_is_dim_says_why_at_every_size(browser: Browser, touch: bool) -> None:
    messages = recorded("asante", 2).messages
    sells = next(at for at, message in enumerate(messages) if _refuses(message, "sell", "wares_missing"))
    buys = next(at for at, message in enumerate(messages) if at > sells and _refuses(message, "buy", "no_space"))
    with at_table(browser, recorded("asante", 2), touch=touch, language="en") as page:
        page.hears_up_to(messages, sells)
        for size in page.in_each(SIZES[touch]):
            sale = page.page.locator(".as-handcard .as-sell[data-off=true]").first
            expect(sale.locator("b"), f"at {size}").to_have_css("font-weight", "500")
            expect(sale.locator("b"), f"at {size}").to_have_css("text-decoration-line", "none")
            card = page.page.locator(".as-handcard", has=page.page.locator(".as-sell[data-off=true]"))
            ringed = card.locator(".as-missing")
            expect(ringed.first, f"at {size}").to_be_visible()
            expect(sale, f"at {size}").to_contain_text("lacks")
            expect(sale.locator(".as-against"), f"at {size}").to_be_visible()
        page.hears_all(messages[sells + 1 : buys])
        page.hears(messages[buys])
        for size in page.in_each(SIZES[touch]):
            expect(page.page.locator(".as-buy .as-against[data-lacks=false]").first, f"at {size}").to_be_visible()


@pytest.mark.parametrize("size", [PHONE, FLAT, LAPTOP])
def test_the_bars_of_gold_are_as_long_at_both_seats(browser: Browser, size: tuple[int, int]) -> None:
    told = recorded("asante", 2)
    with at_table(browser, told, touch=size != LAPTOP) as page:
        page.size(*size)
        bars = page.page.locator(".as-gold-bar")
        for message in told.messages:
            page.hears(message)
            both = bars.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().width)")
            assert len(set(both)) == 1
            assert min(both) > 40


@pytest.mark.parametrize(
    ("size", "word"), [(PHONE, "Always let it happen"), (LAPTOP, "Always let it happen: Cartographer")]
)
def test_the_switch_beside_a_question_is_short_on_a_phone_and_called_by_its_whole_name(
    browser: Browser, size: tuple[int, int], word: str
) -> None:
    told = recorded("asante", 2)
    with at_table(browser, told, touch=size == PHONE, language="en") as page:
        page.size(*size)
        page.hears(told.messages[0])
        expect(page.page.locator(".let-pass")).to_have_text(word)
        whole = "Always let it happen: Cartographer"
        expect(page.page.get_by_role("switch", name=whole, exact=True)).to_be_visible()


@pytest.mark.parametrize("game", ["anansi", "asterix"])
def test_how_far_the_game_is_waits_until_the_sums_of_a_round_are_put_away(browser: Browser, game: str) -> None:
    told = recorded(game, 3)
    first = next(at for at, message in enumerate(told.messages) if '"round_scored"' in message)
    with at_table(browser, told, touch=False, language="en") as page:
        page.size(*LAPTOP)
        stage, sums = page.page.locator(".room-stage"), page.page.locator(".round-end")
        page.hears_up_to(told.messages, first)
        expect(sums).to_have_count(1)
        expect(stage).to_have_count(0)
        page.page.keyboard.press("Shift")
        expect(sums).to_have_count(0)
        expect(stage).to_contain_text("Round 2")


# Whether the line that marks a number lies within its lowest pixels, or below it.
_BELOW = """(each) => {
  const mark = getComputedStyle(each, '::after');
  const top = each.getBoundingClientRect().height - parseFloat(mark.bottom) - parseFloat(mark.height);
  return mark.content !== 'none' && parseFloat(mark.height) < 4 && top > each.getBoundingClientRect().height - 4;
}"""


def test_what_marks_that_a_number_has_changed_covers_no_digit(browser: Browser) -> None:
    told = recorded("asterix", 4)
    with at_table(browser, told, touch=True) as page:
        changed = page.page.locator(".place-points[data-fresh]")
        for message in told.messages:
            page.hears(message)
            goes_on(page.page)
            page.settles()
            if changed.count() > 0:
                break
        for size in page.in_each(SIZES[True]):
            assert changed.count() > 1, size
            assert all(each.evaluate(_BELOW) for each in changed.all()), size


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_beside_the_board_what_was_said_fades_where_the_list_would_cut_it(browser: Browser, language: str) -> None:
    told = recorded("antayagi", 7)
    faded = 0
    with at_table(browser, told, touch=False, language=language) as page:
        page.size(*LAPTOP)
        for _ in page.hears_each(told.messages[:-1]):
            if page.page.locator(".drawer .said").count() == 0:
                continue
            talk, newest = page.page.locator(".drawer .talk"), page.page.locator(".drawer .said").last
            expect(talk).not_to_have_attribute("data-more", re.compile("below|both"))
            shown, said = talk.bounding_box(), newest.bounding_box()
            assert shown is not None
            assert said is not None
            # Two lines below who said it.
            assert shown["height"] > 70
            if said["y"] < shown["y"] - 1 or talk.locator("li").count() > 2:
                faded += 1
                expect(talk).to_have_attribute("data-more", "above")
                assert "gradient" in talk.evaluate("(talk) => getComputedStyle(talk).maskImage")
    assert faded > 0
