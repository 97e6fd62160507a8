"""Pictures of every page, to be looked at: `python -m tests.e2e.pictures FOLDER [WORD ...]`.

With words, only those whose name has one of them.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

from tests import means
from tests.e2e.hands import TRICK, hurry
from tests.e2e.visitor import CALM_BROWSER, DESKTOP, PHONE, Visitor
from tests.running.processes import embedded

GAMES = {"anansi": (3, 5), "asterix": (2, 3, 5)}
SIZES = {"desktop": DESKTOP, "phone": PHONE}


class Album:
    """Takes each picture at both sizes, dark and light."""

    def __init__(self, folder: Path, wanted: list[str]) -> None:
        self._folder = folder
        self._wanted = wanted
        folder.mkdir(parents=True, exist_ok=True)

    def wants(self, name: str) -> bool:
        return not self._wanted or any(word in name for word in self._wanted)

    def take(self, visitor: Visitor, name: str) -> None:
        if not self.wants(name):
            return
        for size, pixels in SIZES.items():
            for look in ("dark", "light"):
                visitor.page.set_viewport_size(pixels)
                visitor.page.emulate_media(color_scheme="dark" if look == "dark" else "light")
                visitor.settled()
                visitor.page.screenshot(path=self._folder / f"{name}-{size}-{look}.png")


def frame(visitor: Visitor, album: Album) -> None:
    """The pages around the games."""
    visitor.go("/")
    visitor.page.locator(".posters li").first.wait_for()
    album.take(visitor, "lobby-stranger")
    visitor.called("Ama")
    for game in GAMES:
        visitor.opens(game, "me", "casual", "novice", start=True)
    visitor.opens("asterix", "me", "open", "casual")
    visitor.go("/")
    visitor.page.locator(".table-row").first.wait_for()
    album.take(visitor, "lobby")
    for game in GAMES:
        visitor.go(f"/new?game={game}")
        visitor.page.locator(".terms").wait_for()
        album.take(visitor, f"new-{game}")
        visitor.at(visitor.opens(game, "me", "open", "casual"))
        album.take(visitor, f"waiting-{game}")


def game_from_start_to_end(visitor: Visitor, album: Album, game: str, seats: int) -> None:
    """The board at the start, a little later, in the middle, and the end screen."""
    name = f"{game}-{seats}"
    if not album.wants(name):
        return
    chance = Random(seats)
    table = visitor.opens(game, "me", *["casual"] * (seats - 1), start=True)
    visitor.at(table)
    album.take(visitor, f"{name}-1-start")
    for stage, times in (("2-early", 3), ("3-middle", 8), ("4-late", 16)):
        hurry([visitor], table, chance, TRICK[game], times)
        album.take(visitor, f"{name}-{stage}")
    hurry([visitor], table, chance)
    visitor.page.locator("dialog.end[open]").wait_for()
    album.take(visitor, f"{name}-5-scores")
    visitor.page.keyboard.press("Escape")
    album.take(visitor, f"{name}-6-end")


def main(folder: str, *wanted: str) -> None:
    album = Album(Path(folder), list(wanted))
    with tempfile.TemporaryDirectory() as own, embedded(Path(own)) as stack, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=means.chromium(), args=CALM_BROWSER)
        visitor = Visitor(browser, stack.address)
        frame(visitor, album)
        for game, counts in GAMES.items():
            for seats in counts:
                game_from_start_to_end(visitor, album, game, seats)
        visitor.close()
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
