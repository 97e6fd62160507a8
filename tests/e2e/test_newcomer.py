"""From the first page to the first moves, as somebody does it who has never been here."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.hands import Play


@pytest.mark.parametrize(("game", "poster"), [("asterix", "Asterix"), ("anansi", "Anansi")])
def test_a_newcomer_names_themselves_opens_a_table_by_its_poster_and_plays(come: Come, game: str, poster: str) -> None:
    ama = come()
    ama.arrives("Ama")
    page = ama.page
    page.locator(".posters").get_by_role("link", name=poster).click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Begin").click()
    ama.is_live()
    Play(game, [ama]).some(3)
    assert [line for line in ama.story if "Bot " in line]
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.locator(".table-list").first.locator(".table-row")).to_have_count(1)
