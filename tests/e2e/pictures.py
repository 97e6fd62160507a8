"""Pictures of every page but the boards, to be looked at: `python -m tests.e2e.pictures FOLDER [WORD ...]`.

On a phone, a laptop and a large screen, light and dark. With words, only those whose name has one of them.
`GRIOT_LANGUAGE=de` for another language than English.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from games import catalog
from tests import means
from tests.e2e.visitor import CALM_BROWSER, DESKTOP, PHONE, Visitor
from tests.running.processes import embedded

LAPTOP: ViewportSize = {"width": 1366, "height": 657}
_LOOKED_AFTER = """() => navigator.serviceWorker.controller !== null
    ? null : new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', () => done(null)))"""
GAMES = [listed.rules.key for listed in catalog.games()]


class Album:
    """Takes each picture at every size, dark and light."""

    def __init__(self, folder: Path, wanted: list[str]) -> None:
        self._folder = folder
        self._wanted = wanted
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, visitor: Visitor, name: str, awaited: str) -> None:
        """`awaited`: the selector of what is to be seen."""
        if self._wanted and not any(word in name for word in self._wanted):
            return
        visitor.page.locator(awaited).first.wait_for()
        visitor.page.wait_for_load_state("networkidle")
        for size in (PHONE, LAPTOP, DESKTOP):
            visitor.page.set_viewport_size(size)
            for look in ("dark", "light"):
                visitor.page.emulate_media(color_scheme="dark" if look == "dark" else "light")
                visitor.settled()
                picture = f"{name}-{size['width']}x{size['height']}-{look}.png"
                visitor.page.screenshot(path=self._folder / picture)


def strangers(ama: Visitor, album: Album) -> None:
    """What somebody sees who has just come, and where there is no network."""
    ama.go("/")
    album.take(ama, "lobby-stranger", ".poster svg")
    ama.go("/nowhere")
    album.take(ama, "not-found", "h1")
    ama.go("/tables/0b9cbe1e-8d6f-4d3e-a2cf-3a0ad1b0a001")
    album.take(ama, "no-such-table", "h1")
    ama.page.evaluate(_LOOKED_AFTER)
    ama.page.context.set_offline(True)
    ama.go("/")
    album.take(ama, "offline", "h1")
    ama.page.context.set_offline(False)
    ama.page.locator(".name-form").wait_for()  # it comes back by itself


def learning(ama: Visitor, album: Album) -> None:
    """The rules of each game, and the first word of its lesson."""
    for game in GAMES:
        ama.go(f"/games/{game}")
        album.take(ama, f"rules-{game}", ".piece")
        ama.go(f"/games/{game}/lesson")
        album.take(ama, f"lesson-{game}", ".coach")


def around_a_table(ama: Visitor, kofi: Visitor, album: Album) -> None:
    """From the lobby to the waiting room, and what stays of a game that is over."""
    ama.opens("anansi", "me", "casual", "novice", start=True)
    for game in ("bania", "asterix"):
        kofi.opens(game, "me", "open", "casual")
    ama.go("/")
    album.take(ama, "lobby", ".state-your_turn")
    for game in GAMES:
        ama.go(f"/new?game={game}")
        album.take(ama, f"new-{game}", ".terms")
        fewest = min(catalog.game(game).rules.seats)
        table = ama.opens(game, "me", "open", *["casual"] * (fewest - 2))
        ama.at(table)
        album.take(ama, f"waiting-{game}-host", ".waiting-seat")
        kofi.at(table)
        album.take(kofi, f"waiting-{game}-guest", ".waiting-seat")
    over = ama.opens("asante", "me", "casual", start=True)
    ama.ask(f"/api/tables/{over}/resign/", {})
    ama.at(over)
    album.take(ama, "end", "dialog.end[open]")
    ama.go(f"/tables/{over}/audit")
    album.take(ama, "audit", "main li")
    ama.go("/me")
    album.take(ama, "own", "main li")
    ama.go("/upload")
    album.take(ama, "upload", "main input")


def pages(browser: Browser, address: str, album: Album) -> None:
    """All of them."""
    language = os.environ.get("GRIOT_LANGUAGE", "en")
    ama, kofi = (Visitor(browser, address, language=language) for _ in range(2))
    strangers(ama, album)
    ama.arrives("Ama")
    kofi.arrives("Kofi Mensah")
    learning(ama, album)
    around_a_table(ama, kofi, album)


def main(folder: str, *wanted: str) -> None:
    album = Album(Path(folder), list(wanted))
    with tempfile.TemporaryDirectory() as own, embedded(Path(own)) as stack, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=means.chromium(), args=CALM_BROWSER)
        pages(browser, stack.address, album)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
