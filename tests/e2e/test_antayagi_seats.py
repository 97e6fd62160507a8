"""What others hold up at Antayagí is as large as their seats let it be, and a frame means one thing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.e2e.boards import at_table
from tests.e2e.recorded import recorded
from tests.e2e.test_antayagi import BOXES, LEAST, begun, of_kind

# The seats that have a frame around all of them, and those that may be pressed.
FRAMED = """() => {
  const names = (all) => all.map((place) => place.getAttribute('aria-label'));
  const places = [...document.querySelectorAll('.place')];
  const framed = (place) => {
    const { borderTopColor, boxShadow } = getComputedStyle(place);
    return !borderTopColor.endsWith(', 0)') || / 0px 0px 0px [1-9.]+px( inset)?/.test(boxShadow);
  };
  const pressed = (place) => place.querySelector('.ay-seat[data-lit=true]') !== null;
  return [names(places.filter(framed)), names(places.filter(pressed))];
}"""
# So wide each card that others hold up is at least on a phone on its side, by how many sit there and by window.
HELD_UP = {
    3: {(844, 390): 78, (750, 342): 58},
    4: {(750, 342): 47},
    5: {(844, 390): 42, (750, 342): 39, (600, 360): 37},
    7: {(844, 390): 39, (750, 342): 28, (600, 360): 27},
}


@pytest.mark.parametrize("seats", HELD_UP)
def test_on_a_phone_on_its_side_the_cards_of_others_take_the_room_that_is_there(browser: Browser, seats: int) -> None:
    with begun(browser, seats, (844, 390)) as board:
        for size, least in HELD_UP[seats].items():
            board.size(*size)
            board.settles()
            widths = board.page.locator(".seats .ay-card").evaluate_all("(all) => all.map((each) => each.offsetWidth)")
            assert len(widths) > seats, size
            assert min(widths) >= least, size


@pytest.mark.parametrize("touch", [True, False])
def test_a_frame_around_a_seat_says_that_it_may_be_pressed_and_nothing_else(browser: Browser, touch: bool) -> None:
    told = recorded("antayagi", 5)
    sizes = of_kind(touch, LEAST)
    chosen, turns = 0, 0
    with at_table(browser, told, touch=touch) as board:
        for _ in board.hears_each(told.messages[:-1]):
            for size in board.in_each(sizes):
                framed, pressed = board.page.evaluate(FRAMED)
                assert framed == pressed, size
                chosen += len(pressed)
                turns += board.page.locator(".place.asked:not(:has(.ay-seat))").count()
    assert chosen > 0
    assert turns > 0


def test_four_others_hold_up_their_cards_as_high_as_their_seats_on_a_large_screen(browser: Browser) -> None:
    with begun(browser, 5, (1440, 900)) as board:
        cards = board.page.locator(".seats .ay-card").evaluate_all(BOXES)
        seats = board.page.locator(".seats > .place").evaluate_all(BOXES)
        assert len(cards) > len(seats) == 4
        assert min(card["height"] for card in cards) > 0.7 * max(seat["height"] for seat in seats)
