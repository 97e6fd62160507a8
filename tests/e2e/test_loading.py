"""What the first visit of a page costs, and a page that outlives the build that it came from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Request, Route, expect

from games.catalog import games
from tests.e2e.conftest import Come
from tests.e2e.visitor import Visitor, scripts

GAMES = {game.rules.key: game.rules for game in games()}
LOBBY = 120_000
TABLE = 180_000
LEAST = 60_000  # React alone: a measure that has missed files would be below
# A file of a game's table, as the build names it.
BOARD = re.compile(r"/static/assets/bania-[^/]*\.js$")
# What draws every page.
DRAW = re.compile(r"/static/assets/draw-[^/]*\.js$")


def loads(visitor: Visitor) -> list[str]:
    """The addresses of the pages that are loaded from now on, each before any file that it asks for."""
    found: list[str] = []

    def note(request: Request) -> None:
        if request.is_navigation_request():
            found.append(request.url)

    visitor.page.on("request", note)
    return found


def test_the_first_visit_of_the_lobby_is_small(come: Come) -> None:
    visitor = come(language="de")
    visitor.go("/")
    expect(visitor.page.locator(".poster svg").nth(len(GAMES) - 1)).to_be_visible()
    loaded = scripts(visitor)
    assert LEAST < sum(loaded.values()) < LOBBY, loaded


@pytest.mark.parametrize("game", GAMES)
def test_the_first_visit_of_a_table_is_small(come: Come, game: str) -> None:
    host, visitor = come(), come(language="de")
    host.ask("/api/guests/", {"name": "Ama"})
    visitor.ask("/api/guests/", {"name": "Kofi"})
    bots = ["casual"] * (GAMES[game].seats.start - 1)
    visitor.at(host.opens(game, "me", *bots, start=True))
    expect(visitor.page.locator(".round-table")).to_be_visible()
    loaded = scripts(visitor)
    assert LEAST < sum(loaded.values()) < TABLE, loaded
    assert [name for name in loaded if re.search("|".join(set(GAMES) - {game}), name)] == []


def test_a_board_and_its_line_are_on_their_way_before_the_table_has_answered(come: Come) -> None:
    visitor = come()
    visitor.ask("/api/guests/", {"name": "Ama"})
    table = visitor.opens("bania", "me", "casual", start=True)
    visitor.page.route(f"**/api/tables/{table}/", lambda route: None)  # it waits
    with visitor.page.expect_request(BOARD), visitor.page.expect_websocket():
        visitor.go(f"/tables/{table}")
    visitor.page.unroute_all(behavior="ignoreErrors")  # lets go of what is held
    expect(visitor.page.locator(".round-table")).to_be_visible()


def test_a_page_of_an_old_build_is_loaded_anew_once_where_a_file_is_gone(come: Come) -> None:
    visitor = come()
    visitor.arrives("Ama")
    table = visitor.opens("bania", "me", "casual", start=True)
    loaded = loads(visitor)

    def gone(route: Route) -> None:
        if loaded:
            route.continue_()
        else:
            route.fulfill(status=404)

    visitor.page.route(BOARD, gone)
    visitor.page.locator(f"a[href='/tables/{table}']").click()
    visitor.is_live()
    expect(visitor.page.locator(".round-table")).to_be_visible()
    assert len(loaded) == 1
    visitor.complaints.clear()  # of the file that was gone


def test_a_page_whose_file_never_comes_is_not_loaded_for_ever_and_says_so(come: Come) -> None:
    visitor = come()
    visitor.arrives("Ama")
    table = visitor.opens("bania", "me", "casual", start=True)
    visitor.page.route(BOARD, lambda route: route.fulfill(status=404))
    loaded = loads(visitor)
    visitor.go(f"/tables/{table}")
    expect(visitor.page.locator("[role=alert]")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert len(loaded) == 2
    visitor.complaints.clear()  # of the file that is gone


def test_a_page_that_cannot_draw_anything_says_so_and_is_loaded_by_a_press(come: Come) -> None:
    visitor = come(language="de")
    visitor.page.route(DRAW, lambda route: route.fulfill(status=404))
    visitor.go("/")
    expect(visitor.page.get_by_role("alert")).to_have_text("Ein Teil dieser Seite ließ sich nicht laden.")
    visitor.page.unroute(DRAW)
    visitor.page.get_by_role("button", name="Noch einmal").click()
    expect(visitor.page.locator(".poster").first).to_be_visible()
    visitor.complaints.clear()  # of the file that was gone


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_words_are_there_with_the_first_thing_that_is_drawn(come: Come, language: str) -> None:
    visitor = come(language=language)
    visitor.page.add_init_script(
        """
        window.seen = [];
        new MutationObserver(() => window.seen.push(document.body?.innerText ?? ''))
          .observe(document, { childList: true, subtree: true, characterData: true });
        """
    )
    visitor.go("/new?game=antayagi")
    expect(visitor.page.locator(".game-choice label")).to_have_count(len(GAMES))
    seen: list[str] = visitor.page.evaluate("window.seen")
    assert any(seen)
    raw = re.compile(r"\b(?:lobby|new|name|preferences|option|theme)\.[a-z]\w*|\btagline\b")
    assert [text for text in seen if raw.search(text)] == []
    assert visitor.page.evaluate("document.documentElement.lang") == language
