"""What a phone has to load and how soon it can be played on: `python -m bench.client`.

A Chromium with a processor four times as slow, 9 Mbit/s and 60 ms there and back, and nothing kept from before, opens
the lobby and a table of each game; then a person plays against bots. By Playwright, which the tests use too: a script
for Node.js would need a driver of its own.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from bench import moves
from games.catalog import games
from tests import means
from tests.e2e.visitor import CALM_BROWSER, PHONE, Visitor, scripts
from tests.running.processes import embedded, until

SLOWER: Final = 4
NETWORK: Final = {"offline": False, "latency": 60, "downloadThroughput": 9e6 / 8, "uploadThroughput": 9e6 / 8}
# What may be chosen at a table, as the boards mark it.
CHOICE: Final = (
    ".room :is(button[data-lit=true], [role=button][data-lit=true], .ax-gaul, .ax-choice)"
    ":not(:disabled, [aria-disabled=true])"
)
_WATCH: Final = """
(choice) => {
  window.busy = [];
  const note = (each) => window.busy.push([each.startTime, each.duration]);
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const found = document.querySelector(choice);
    if (found !== null && found.getClientRects().length > 0) window.playable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // Looked for by the page itself, and only when it has drawn all that it has heard: a person presses what is seen. The
  // driver's own search and its tests of what lies where would be work, too.
  window.choices = () => new Promise((resolve, reject) => {
    const end = performance.now() + 60_000;
    const again = () => {
      const places = [...document.querySelectorAll(choice)].map((each) => each.getBoundingClientRect());
      const seen = places.filter(({ width, height }) => width > 0 && height > 0);
      if (seen.length > 0) resolve(seen.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]));
      else if (document.querySelector('.end-seats') !== null) resolve([]);
      else if (performance.now() > end) reject(new Error('no choice came'));
      else requestIdleCallback(again, { timeout: 1000 });
    };
    requestAnimationFrame(() => requestIdleCallback(again, { timeout: 1000 }));
  });
}
"""


class Visit(msgspec.Struct):
    """A first visit: kB of script as the server sent it, ms until something can be pressed (median and slowest)."""

    page: str
    script_kb: float
    files: int
    playable_ms: int
    slowest_ms: int


class Played(msgspec.Struct):
    """Moves of a person among bots: how long the page was busy at a stretch, in ms."""

    game: str
    moves: int
    tasks_over_50: int
    longest_ms: int


@contextmanager
def phone(browser: Browser, address: str, choice: str) -> Iterator[Visitor]:
    """Somebody with a slow phone who has never been here."""
    visitor = Visitor(browser, address, size=PHONE)
    visitor.ask("/api/guests/", {"name": "Ama"})
    visitor.page.add_init_script(f"({_WATCH})({msgspec.json.encode(choice).decode()})")
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    try:
        yield visitor
    finally:
        visitor.close()


def arrive(visitor: Visitor, path: str) -> tuple[float, list[int]]:
    """Opens that page: ms until it can be played on, and the bytes of each script."""
    visitor.go(path)
    until(lambda: visitor.page.evaluate("window.playable"), 60, "something that can be pressed")
    return float(visitor.page.evaluate("window.playable")), list(scripts(visitor).values())


def visits(browser: Browser, address: str, times: int) -> list[Visit]:
    """The lobby and a table of each game, each visited so often."""
    found = [visit(browser, address, "lobby", times)]
    return found + [visit(browser, address, game.rules.key, times) for game in games()]


def visit(browser: Browser, address: str, page: str, times: int) -> Visit:
    """That page, visited so often."""
    took: list[float] = []
    sizes: list[int] = []
    for _ in range(times):
        with phone(browser, address, "a.poster, main button:enabled" if page == "lobby" else CHOICE) as visitor:
            ms, sizes = arrive(visitor, "/" if page == "lobby" else f"/tables/{begun(visitor, page)}")
            took.append(ms)
    return Visit(page, round(sum(sizes) / 1000, 1), len(sizes), round(statistics.median(took)), round(max(took)))


def begun(visitor: Visitor, game: str) -> str:
    """The id of a new table at which this person is asked now."""
    seats = {each.rules.key: each.rules.seats.start for each in games()}[game]
    table = visitor.opens(game, "me", *["casual"] * (seats - 1), start=True)
    until(lambda: visitor.ask(f"/api/tables/{table}/")["asked"] is not None, 60, "a question")
    return table


def played(browser: Browser, address: str, game: str, times: int) -> Played:
    """So many choices made on the page, whatever is lit, while bots answer."""
    chance = Random(3)
    with phone(browser, address, CHOICE) as visitor:
        arrive(visitor, f"/tables/{begun(visitor, game)}")
        since = float(visitor.page.evaluate("performance.now()"))
        made = sum(press(visitor.page, chance) for _ in range(times))
        tasks: list[list[float]] = visitor.page.evaluate("window.busy")
        long = [duration for start, duration in tasks if start > since]
    return Played(game, made, len(long), round(max(long, default=0)))


def press(page: Page, chance: Random) -> bool:
    """Whether there was something to choose before the game ended: the middle of one such thing is pressed."""
    places: list[tuple[float, float]] = page.evaluate("window.choices()")
    if places:
        page.mouse.click(*chance.choice(places))
    return bool(places)


def main() -> None:
    """Measures and prints, as tables and as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--address", help="a server that runs already; without it one is started")
    parser.add_argument("--times", type=int, default=5, help="visits of each page")
    parser.add_argument("--moves", type=int, default=20, help="presses in each game")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="griot-bench-") as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=means.chromium(), args=CALM_BROWSER)
        if told.address:
            report(browser, told.address, told.times, told.moves)
        else:
            with embedded(Path(folder)) as server:
                report(browser, server.address, told.times, told.moves)


def report(browser: Browser, address: str, times: int, presses: int) -> None:
    """Measures at that address."""
    first = visits(browser, address, times)
    moves.show(f"First visits: processor {SLOWER} times slower, 9 Mbit/s, 60 ms; median of {times}", first)
    busy = [played(browser, address, game.rules.key, presses) for game in games()]
    moves.show("While a person plays with bots", busy)
    print("\n" + msgspec.json.format(msgspec.json.encode({"visits": first, "played": busy})).decode())


if __name__ == "__main__":
    main()
