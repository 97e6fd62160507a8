"""axe-core finds nothing wrong with any page, dark or light, desktop or phone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import Come
from tests.e2e.hands import GAMES, LIT, TRICK, choose, end_of, hurry, may_choose
from tests.e2e.visitor import DESKTOP, PHONE
from tests.running.processes import until


@pytest.mark.parametrize(("look", "size"), [("dark", DESKTOP), ("light", PHONE)])
def test_lobby_and_new_table_have_no_faults(come: Come, look: str, size: ViewportSize) -> None:
    visitor = come(look=look, size=size)
    visitor.go("/")
    expect(visitor.page.locator(".posters li").first).to_be_visible()
    assert visitor.faults() == []
    visitor.called("Ama")
    visitor.opens("asterix", "me", "open")
    visitor.opens("asterix", "me", "casual", start=True)
    visitor.go("/")
    expect(visitor.page.locator(".table-row .state-your_turn")).to_be_visible()
    assert visitor.faults() == []
    visitor.go("/new?game=anansi&friends=1")
    expect(visitor.page.locator(".terms")).to_be_visible()
    assert visitor.faults() == []
    visitor.page.get_by_role("button", name="Open the table").click()
    expect(visitor.page.locator(".waiting-seat").first).to_be_visible()
    assert visitor.faults() == []


@pytest.mark.parametrize(("look", "size"), [("dark", PHONE), ("light", DESKTOP)])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_no_faults_from_start_to_end(come: Come, game: str, look: str, size: ViewportSize) -> None:
    visitor = come(look=look, size=size)
    visitor.arrives("Ama")
    chance = Random(5)
    table = visitor.opens(game, "me", "casual", "casual", start=True)
    visitor.at(table)
    page = visitor.page
    until(lambda: may_choose(page, game), 30, "a choice")
    assert visitor.faults() == []
    choose(page, game, chance)
    hurry([visitor], table, chance, TRICK[game], 6)
    until(lambda: may_choose(page, game), 30, "a choice in the middle of the game")
    page.locator(LIT[game]).first.focus()
    assert visitor.faults() == []
    hurry([visitor], table, chance)
    end_of(page)
    assert visitor.faults() == []
