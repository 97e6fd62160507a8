"""Pictures of the boards, to be looked at: `python -m tests.e2e.screenshots FOLDER [GAME [SEATS ...]]`.

Each kind of question, the fullest board, the ends of rounds and of the game, as a page hears them from a recorded game:
on a phone, a phone on its side, a laptop and a large screen, light and dark. Without a game: all of them, with the
fewest and the most seats. `GRIOT_LANGUAGE=de` for another language than English.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests import means
from tests.e2e.boards import BoardPage, at_table
from tests.e2e.hands import end_of
from tests.e2e.recorded import recorded, tables
from tests.e2e.visitor import CALM_BROWSER

TOUCH = ((390, 844), (844, 390))
MOUSE = ((1366, 657), (1440, 900))


def subject(message: str, page: Page) -> str:
    """What is to be seen, for the name of the picture."""
    told = json.loads(message)
    if told["result"] is not None:
        return "end" if page.locator("dialog.end[open]").count() else "last"
    if told["asked"] is None:
        return "waiting" if told["waiting"] else "meanwhile"
    return "-or-".join(sorted({move["type"] for move in told["legal"]}))[:60]


def take(browser: Browser, folder: Path, game: str, seats: int) -> None:
    """All pictures of that game at that number of seats."""
    told = recorded(game, seats)
    for look in ("dark", "light"):
        for touch, sizes in ((True, TOUCH), (False, MOUSE)):
            with at_table(
                browser, told, touch=touch, look=look, language=os.environ.get("GRIOT_LANGUAGE", "en")
            ) as page:
                for at, message in enumerate(told.messages):
                    page.hears(message)
                    looks(page, message, sizes, folder, f"{game}-{seats}-{at:02}", look)
                    if page.page.locator(".round-onward").count() and message is told.messages[-1]:
                        end_of(page.page)
                        looks(page, message, sizes, folder, f"{game}-{seats}-{at + 1:02}", look)


def looks(
    page: BoardPage, message: str, sizes: tuple[tuple[int, int], ...], folder: Path, named: str, look: str
) -> None:
    """A picture at each of these sizes."""
    for width, height in sizes:
        page.size(width, height)
        page.settles()
        name = f"{named}-{subject(message, page.page)}-{width}x{height}-{look}.png"
        page.page.screenshot(path=folder / name)


def chosen(game: str = "", *seats: str) -> list[tuple[str, int]]:
    """The tables of these words; of every game the smallest and the largest, if there are none."""
    numbers: dict[str, list[int]] = {}
    for key, number in tables():
        numbers.setdefault(key, []).append(number)
    if game:
        return [(game, int(each)) for each in seats] or [(game, each) for each in numbers[game]]
    return [(key, each) for key, known in numbers.items() if key != "toy" for each in sorted({min(known), max(known)})]


def main(folder: str, *wanted: str) -> None:
    where = Path(folder)
    where.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=means.chromium(), args=CALM_BROWSER)
        for game, seats in chosen(*wanted):
            take(browser, where, game, seats)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
