"""How soon a long game is opened to be looked back at, and how fast one steps through it: `python -m bench.looking`.

A table of Asterix with five players and 1,005 entries on a server of its own; a spectator's Chromium opens it in the
middle (the median of some visits with nothing kept from before), and goes forward by a key press in every frame.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from playwright.sync_api import Browser, sync_playwright

from bench.grown import at, grown
from tests import means
from tests.e2e.visitor import CALM_BROWSER, Visitor
from tests.running.processes import embedded, until

LENGTH: Final = 1_005
STEPS: Final = 200
_OPENED: Final = """
() => {
  const look = () => {
    if (document.querySelector('.scrubber input') !== null && document.querySelector('.board > *') !== null) window.opened = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""  # noqa: E501  one condition
# What the scrubber shows after each frame: a step counts when it is there to be seen.
_STEPPED: Final = """
async (steps) => {
  const shown = () => document.querySelector('.scrubber input').value;
  const seen = new Set([shown()]);
  const began = performance.now();
  while (seen.size <= steps && performance.now() - began < 60000) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await new Promise(requestAnimationFrame);
    seen.add(shown());
  }
  if (seen.size <= steps) throw new Error(`only ${seen.size - 1} steps`);
  return ((seen.size - 1) * 1000) / (performance.now() - began);
}
"""


class Looked(msgspec.Struct):
    """Milliseconds from the address to the board and the scrubber, and steps a second."""

    entries: int
    opened_ms: int
    slowest_ms: int
    steps_a_second: float


def _visit(browser: Browser, address: str, path: str) -> tuple[float, float]:
    visitor = Visitor(browser, address)
    visitor.ask("/api/guests/", {"name": "Ama"})
    visitor.page.add_init_script(f"({_OPENED})()")
    visitor.go(path)
    until(lambda: visitor.page.evaluate("window.opened"), 60, "the board and the scrubber")
    opened = float(visitor.page.evaluate("window.opened"))
    rate = float(visitor.page.evaluate(_STEPPED, STEPS))
    visitor.close()
    return opened, rate


def measure(browser: Browser, address: str, table: str, times: int) -> Looked:
    """The table opened and stepped through, so often."""
    found = [_visit(browser, address, f"/tables/{table}?at={LENGTH // 2}") for _ in range(times)]
    opened, rates = zip(*found, strict=True)
    return Looked(LENGTH, round(statistics.median(opened)), round(max(opened)), round(statistics.median(rates), 1))


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--grow", help="make the table in this folder and print its id")
    told = parser.parse_args()
    if told.grow:
        with at(told.grow):
            print(grown(LENGTH, Random(1)))
        return
    with tempfile.TemporaryDirectory(prefix="griot-bench-") as folder, sync_playwright() as playwright:
        growing = [sys.executable, "-m", "bench.looking", "--grow", f"{folder}/var"]
        table = subprocess.run(growing, check=True, capture_output=True, text=True).stdout.split()[-1]
        browser = playwright.chromium.launch(executable_path=means.chromium(), args=CALM_BROWSER)
        with embedded(Path(folder)) as server:
            looked = measure(browser, server.address, table, told.times)
    print(f"opened in {looked.opened_ms} ms (slowest {looked.slowest_ms}), {looked.steps_a_second} steps a second")
    print("\n" + msgspec.json.format(msgspec.json.encode({"looking": looked})).decode())


if __name__ == "__main__":
    main()
