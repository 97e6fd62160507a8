"""Every page in every language: words, and never the names of words."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.hands import GAMES, choose, end_of, hurry, may_choose
from tests.e2e.visitor import Visitor, raw_keys
from tests.running.processes import until


def speaks(visitor: Visitor, language: str) -> None:
    assert visitor.page.locator("html").get_attribute("lang") == language
    words = visitor.words()
    assert len(words) > 10
    assert raw_keys(words) == []


def test_the_names_of_words_are_told_from_words() -> None:
    assert raw_keys(["lobby.welcome", "Hi {{name}}", "would_head", "the case.exact bonus"]) != []
    assert raw_keys(["Hornet 5. Would take the lead", "Ama", "1.5", "seat", "Well …", "Asterix: the card game"]) == []


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_page_shows_the_name_of_a_word(come: Come, language: str) -> None:
    visitor = come(language=language)
    visitor.go("/")
    expect(visitor.page.locator(".posters li").first).to_be_visible()
    speaks(visitor, language)
    visitor.go("/new?game=asante")  # as it is for who has no name yet
    expect(visitor.page.locator(".terms")).to_be_visible()
    speaks(visitor, language)
    visitor.go("/")
    visitor.called("Awa")
    expect(visitor.page.locator(".table-lists")).to_be_visible()
    speaks(visitor, language)
    for game in GAMES:
        visitor.go(f"/new?game={game}")
        expect(visitor.page.locator(".terms")).to_be_visible()
        speaks(visitor, language)
        visitor.at(visitor.opens(game, "me", "open", "casual"))
        speaks(visitor, language)
        table_speaks(visitor, game, language)
    visitor.go("/tables/nowhere")
    expect(visitor.page.locator("h1")).to_be_visible()
    speaks(visitor, language)
    assert all("404" in complaint for complaint in visitor.complaints)
    visitor.complaints.clear()


def table_speaks(visitor: Visitor, game: str, language: str) -> None:
    chance = Random(3)
    table = visitor.opens(game, "me", "casual", "novice", start=True)
    visitor.at(table)
    page = visitor.page
    for _ in range(4):
        until(lambda: may_choose(page, game), 30, "a choice")
        speaks(visitor, language)
        choose(page, game, chance)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    speaks(visitor, language)
    page.keyboard.press("Escape")
    hurry([visitor], table, chance)
    end_of(page)
    speaks(visitor, language)
