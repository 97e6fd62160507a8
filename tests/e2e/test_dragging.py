"""Cards are carried beside being pressed: by finger into the trick, by finger and by keys within the hand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, expect

from tests.e2e.boards import BoardPage, at_table
from tests.e2e.recorded import recorded

# A card of the hand that may be played, and what takes it.
CARD = {"anansi": ".an-handcard[data-plays=true]", "asterix": ".ax-handcard[data-lit=true]"}
TAKES = {"anansi": "play", "asterix": "bid"}
HAND = {"anansi": ".an-handcard", "asterix": ".ax-handcard"}
PHONES = [(390, 844), (844, 390)]
GAMES = ["anansi", "asterix"]
_LISTEN = """() => {
  const send = window.line.send.bind(window.line);
  window.sent = [];
  window.line.send = (text) => { window.sent.push(text); send(text); };
}"""


def with_a_choice(game: str) -> list[str]:
    """What a page hears up to the first question for a card with some that may be played."""
    messages = recorded(game, 3).messages
    taken = TAKES[game]
    asking = [sum(move["type"] == taken for move in json.loads(message)["legal"]) > 1 for message in messages]
    return messages[: asking.index(True) + 1]


def hears_all(board: BoardPage, game: str) -> None:
    """The page is told of the game up to a choice of cards, and shows it."""
    *before, asked = with_a_choice(game)
    board.hears_all(before)
    board.hears(asked)
    expect(board.page.locator(CARD[game]).nth(1)).to_be_visible()
    board.settles()


@contextmanager
def with_a_hand(browser: Browser, game: str, *, touch: bool, size: tuple[int, int]) -> Iterator[BoardPage]:
    """A page that is asked for a card and holds several that may be played."""
    with at_table(browser, recorded(game, 3), touch=touch) as board:
        board.size(*size)
        hears_all(board, game)
        board.page.evaluate(_LISTEN)
        yield board


def moves(board: BoardPage) -> list[dict[str, Any]]:
    """The moves that the page has sent."""
    sent = [json.loads(text) for text in board.page.evaluate("() => window.sent")]
    return [letter["move"] for letter in sent if letter["type"] == "move"]


def order(board: BoardPage, game: str) -> list[str | None]:
    """The cards of the hand as they lie, from left to right."""
    return [card.get_attribute("data-carried") for card in board.page.locator(HAND[game]).all()]


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """A real finger: what the browser makes of its touches is its own affair (scrolling, pointers, clicks)."""

    def __init__(self, board: BoardPage) -> None:
        self._session: CDPSession = board.page.context.new_cdp_session(board.page)

    def carries(self, start: tuple[float, float], goal: tuple[float, float]) -> None:
        """Down on the start, in small steps to the goal, up."""
        self._touch("touchStart", start)
        for step in range(1, 9):
            self._touch("touchMove", tuple(a + (b - a) * step / 8 for a, b in zip(start, goal, strict=True)))
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _touch(self, kind: str, at: tuple[float, ...]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at[0], "y": at[1]}]})


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("game", GAMES)
def test_a_finger_carries_a_card_into_the_trick(browser: Browser, game: str, size: tuple[int, int]) -> None:
    with with_a_hand(browser, game, touch=True, size=size) as board:
        card = board.page.locator(CARD[game]).last
        name = card.get_attribute("data-carried")
        taker = board.page.locator(f"[data-takes={TAKES[game]}]").first
        Finger(board).carries(middle(card), middle(taker))
        board.page.wait_for_function("() => window.sent.some((text) => JSON.parse(text).type === 'move')")
        assert [(move["type"], move["card"]) for move in moves(board)] == [(TAKES[game], name)]


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_is_sent_lies_where_it_was_let_go_and_the_next_one_is_home(browser: Browser, game: str) -> None:
    with with_a_hand(browser, game, touch=True, size=(390, 844)) as board:
        cards = board.page.locator(CARD[game])
        names = [cards.nth(at).get_attribute("data-carried") for at in (0, 1)]
        own = [board.page.locator(f'{HAND[game]}[data-carried="{name}"]') for name in names]
        taker = board.page.locator(f"[data-takes={TAKES[game]}]").first
        for card in own:
            Finger(board).carries(middle(card), middle(taker))
            board.settles()
        assert [card.evaluate("card => card.style.transform !== ''") for card in own] == [True, False]
        assert [move["card"] for move in moves(board)] == names[:1]


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_puts_a_card_elsewhere_in_the_hand(browser: Browser, game: str) -> None:
    with with_a_hand(browser, game, touch=True, size=PHONES[0]) as board:
        for size in board.in_each(PHONES):
            before = order(board, game)
            cards = board.page.locator(HAND[game])
            x, y = middle(cards.nth(3))
            Finger(board).carries(middle(cards.first), (x + 8, y))
            board.settles()
            assert order(board, game) == [*before[1:4], before[0], *before[4:]], size
            assert moves(board) == [], size


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_lets_go_beside_the_table_plays_nothing(browser: Browser, game: str) -> None:
    with with_a_hand(browser, game, touch=True, size=(390, 844)) as board:
        before = order(board, game)
        card = board.page.locator(CARD[game]).last
        Finger(board).carries(middle(card), middle(board.page.locator(".prompt")))
        board.settles()
        assert order(board, game) == before
        assert moves(board) == []


@pytest.mark.parametrize("game", GAMES)
def test_shift_and_arrows_order_the_hand_and_the_card_keeps_the_focus(browser: Browser, game: str) -> None:
    with with_a_hand(browser, game, touch=False, size=(1366, 657)) as board:
        before = order(board, game)
        board.page.locator(HAND[game]).first.focus()
        for step in range(1, 3):
            board.page.keyboard.press("Shift+ArrowRight")
            board.page.wait_for_function(
                "([hand, step]) => document.activeElement === document.querySelectorAll(hand)[step]",
                arg=[HAND[game], step],
            )
        assert order(board, game) == [*before[1:3], before[0], *before[3:]]
        board.page.keyboard.press("Shift+ArrowLeft")
        board.settles()
        assert order(board, game) == [before[1], before[0], *before[2:]]
        assert moves(board) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_mouse_that_brings_a_card_back_to_its_place_presses_nothing(browser: Browser, game: str) -> None:
    with with_a_hand(browser, game, touch=False, size=(1366, 657)) as board:
        x, y = middle(board.page.locator(CARD[game]).first)
        board.page.mouse.move(x, y)
        board.page.mouse.down()
        board.page.mouse.move(x + 30, y + 10, steps=4)
        board.page.mouse.move(x + 2, y, steps=4)
        board.page.mouse.up()
        board.settles()
        assert moves(board) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_own_order_is_there_again_after_the_page_is_loaded_anew(browser: Browser, game: str) -> None:
    with with_a_hand(browser, game, touch=False, size=(1366, 657)) as board:
        cards = board.page.locator(HAND[game])
        middle_of_third = middle(cards.nth(2))
        board.page.mouse.move(*middle(cards.first))
        board.page.mouse.down()
        board.page.mouse.move(middle_of_third[0] + 8, middle_of_third[1], steps=6)
        board.page.mouse.up()
        board.settles()
        own = order(board, game)
        board.page.reload()
        board.page.locator(".round-table").wait_for()
        hears_all(board, game)
        assert order(board, game) == own
