"""No question of any game has a fault that axe-core finds: it is not left to what a live game happens to ask.

`make test` looks at every second message of each game with the most seats, on a phone; with GRIOT_BOARDS=all, as in
`make boards`, at each message, each number of seats, and on a desktop, too: there the story stands beside the board,
and axe-core reads it all each time. Then the first step into each choice is looked at as well.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.e2e.boards import ALL, at_table
from tests.e2e.recorded import recorded, tables
from tests.e2e.test_fits import SAMPLE_TABLES, steps_into_a_choice
from tests.e2e.visitor import DESKTOP, PHONE, found_by_axe


@pytest.mark.parametrize("touch", [True, False] if ALL else [True])
@pytest.mark.parametrize(("game", "seats"), tables() if ALL else SAMPLE_TABLES)
def test_no_question_has_a_fault(browser: Browser, game: str, seats: int, touch: bool) -> None:
    told, found = recorded(game, seats), list[str]()
    size = PHONE if touch else DESKTOP
    with at_table(browser, told, touch=touch, look="dark" if touch else "light") as page:
        page.size(size["width"], size["height"])
        for at, message in enumerate(told.messages):
            page.hears(message)
            if not ALL and at % 2 != 0:
                continue
            page.settles()
            found += [f"message {at}: {fault}" for fault in found_by_axe(page.page)]
            if ALL and steps_into_a_choice(page):
                page.settles()
                found += [f"message {at}, chosen: {fault}" for fault in found_by_axe(page.page)]
    assert found == []


@pytest.mark.parametrize("look", ["dark", "light"])
def test_what_a_card_of_anansi_would_bring_can_be_read_on_its_button(browser: Browser, look: str) -> None:
    told, found, read = recorded("anansi", 3), list[str](), 0
    with at_table(browser, told, touch=False, look=look) as page:
        page.size(DESKTOP["width"], DESKTOP["height"])
        for at, message in enumerate(told.messages):
            page.hears(message)
            page.settles()
            if '"type":"recruit"' not in message and '"type":"play"' not in message:
                continue
            steps_into_a_choice(page)
            page.settles()
            read += page.page.locator(".an-comes:is([data-turn=better], [data-turn=worse])").count()
            found += [f"message {at}: {fault}" for fault in found_by_axe(page.page)]
    assert read > 0
    assert found == []
