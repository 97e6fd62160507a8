"""Every board is whole at every size: nothing over anything, all that may be pressed can be pressed, nothing jumps.

`make test` takes a sample; with GRIOT_BOARDS=all, as in `make boards`, each game at each number of seats at each size.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.boards import ALL, BoardPage, at_table
from tests.e2e.hands import goes_on
from tests.e2e.recorded import recorded, tables

TOUCH = [(360, 560), (360, 640), (390, 664), (390, 844), (600, 360), (750, 342), (844, 390), (768, 1024)]
MOUSE = [(1280, 720), (1366, 657), (1440, 780), (1440, 900), (1920, 1080)]
# Between those: other phones, tablets both ways, windows that somebody has made smaller, a very large screen.
MORE_TOUCH = [(412, 915), (667, 375), (740, 360), (820, 1180), (932, 430), (1024, 768), (1180, 820)]
MORE_MOUSE = [
    (640, 900),
    (800, 600),
    (900, 900),
    (1000, 1400),
    (1024, 768),
    (1100, 640),
    (1536, 730),
    (1680, 900),
    (2560, 1300),
]
# The most seats of each game, on the tightest screens of each kind.
SAMPLE_TABLES = [("anansi", 5), ("antayagi", 7), ("asante", 2), ("asterix", 5), ("bania", 4), ("toy", 3)]
SAMPLE_SIZES = [(360, 560), (844, 390), (1366, 657)]
SAMPLE_STEPS = 4
# What may be pressed next, whatever the game, for one step into a choice.
HELD = ".an-handcard, .as-handcard, .ay-handcard, .plain-piece, .ba-own-tent, .ba-target, .ba-ware"
LIT = f":is({HELD})[data-lit=true]:not([aria-pressed=true])"
# What a player must see without doing anything, while cards or tents are played: `data-glance` on the boards.
GLANCE: dict[str, frozenset[str]] = {
    "anansi": frozenset({"led", "trump", "quota", "balance"}),
    "antayagi": frozenset({"faces", "goods", "pile", "discard", "own"}),
    "asante": frozenset({"gold", "free", "markers", "places", "stack"}),
    "asterix": frozenset({"bids", "hands"}),
    "bania": frozenset({"goods", "spaces", "piles"}),
}
# A round of Asterix is over: nobody bids, and the choice which Roman escapes takes the place of the bids.
PLACE_TAKEN = frozenset({"bids"})
STEADY = (".ask", ".board", ".own > .place", ".own-hand")
# A notch at each short side of a phone, and the bar for the finger below.
NOTCH = {"portrait": {"top": 47, "bottom": 34}, "landscape": {"left": 47, "right": 47, "bottom": 21}}

Size = tuple[int, int]


def sizes(touch: bool) -> list[Size]:
    if ALL:
        return [*TOUCH, *MORE_TOUCH] if touch else [*MOUSE, *MORE_MOUSE]
    return [size for size in (TOUCH if touch else MOUSE) if size in SAMPLE_SIZES]


def cases() -> Iterator[tuple[str, int, bool]]:
    for game, seats in tables() if ALL else SAMPLE_TABLES:
        yield game, seats, True
        yield game, seats, False


def named(size: Size) -> str:
    return f"{size[0]}x{size[1]}"


def steps_into_a_choice(page: BoardPage) -> bool:
    """Presses the first thing that is lit, if that only takes hold of it."""
    pressed: bool = page.page.evaluate(
        "(lit) => { const first = document.querySelector(lit); first?.click(); return first !== null; }", LIT
    )
    return pressed


def goes_back(page: BoardPage) -> None:
    page.page.keyboard.press("Escape")


class Findings:
    """What was wrong, by step and size, and how the steady parts lay while one plays."""

    def __init__(self, game: str) -> None:
        self._game = game
        self.faults: list[str] = []
        self._steady: dict[tuple[Size, str], str] = {}

    def look(self, page: BoardPage, step: str, size: Size, *, touch: bool, playing: bool, choosing: bool) -> None:
        faults, boxes, glance = page.looks(touch=touch)
        self.faults += [f"step {step} at {named(size)}: {fault}" for fault in faults]
        if playing:
            wanted = GLANCE.get(self._game, frozenset()) - (PLACE_TAKEN if choosing else frozenset())
            hidden = wanted.difference(glance)
            self.faults += [f"step {step} at {named(size)}: {word} is not seen at a glance" for word in sorted(hidden)]
            for part in STEADY:
                box = boxes.get(part, "")
                if not box:
                    continue  # the part has nothing to hold now: its place is kept by the grid
                was = self._steady.setdefault((size, part), box)
                if was != box:
                    self.faults.append(f"step {step} at {named(size)}: {part} jumps from {was} to {box}")


@pytest.mark.parametrize(("game", "seats", "touch"), list(cases()))
def test_all_of_a_board_is_seen_and_can_be_pressed(browser: Browser, game: str, seats: int, touch: bool) -> None:
    told = recorded(game, seats)
    findings = Findings(game)
    with at_table(browser, told, touch=touch) as page:
        passed = 0
        for at, message in enumerate(told.messages):
            if not ALL and at % -(-len(told.messages) // SAMPLE_STEPS) != 0:
                continue
            page.hears_all(told.messages[passed:at])
            page.hears(message)
            passed = at + 1
            look = partial(
                findings.look, page, touch=touch, playing=is_played(message), choosing=in_phase("scoring", message)
            )
            if page.page.locator(".round-end").count():
                for size in page.in_each(sizes(touch)):
                    findings.look(page, f"{at}, the sums,", size, touch=touch, playing=False, choosing=False)
                goes_on(page.page)
            for size in page.in_each(sizes(touch)):
                look(str(at), size)
                if steps_into_a_choice(page):
                    look(f"{at}, one thing picked,", size)
                    goes_back(page)
    assert findings.faults == []


# What of the question and the buttons beside it lies outside of their row.
_SPILLS = """() => {
  const row = document.querySelector('.prompt');
  const box = row.getBoundingClientRect();
  const lines = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()];
  };
  const out = ({ top, bottom, left, right }) =>
    top < box.top - 2.5 || bottom > box.bottom + 2.5 || left < box.left - 2.5 || right > box.right + 2.5;
  return [...row.querySelectorAll('.prompt-text, .button')].filter((each) => lines(each).some(out))
    .map((each) => each.textContent);
}"""


@pytest.mark.parametrize("language", ["de", "en", "fr"] if ALL else ["fr"])
@pytest.mark.parametrize(("game", "seats"), tables() if ALL else SAMPLE_TABLES)
def test_every_question_keeps_to_its_row_in_every_language(
    browser: Browser, game: str, seats: int, language: str
) -> None:
    told = recorded(game, seats)
    spilled = []
    order = [*TOUCH, *MOUSE] if ALL else [(390, 844), (1440, 900)]
    with at_table(browser, told, touch=True, language=language) as page:
        for at, message in enumerate(told.messages):
            page.hears(message)
            goes_on(page.page)
            for size in page.in_each(order):
                spilled += [f"step {at} at {named(size)}: {each}" for each in page.page.evaluate(_SPILLS)]
    assert spilled == []


def is_played(message: str) -> bool:
    """Whether the game is on and hands are held: before, there is no hand to keep its place."""
    return '"status":"running"' in message and not in_phase(r"(setup|deal\w*)", message)


def in_phase(phase: str, message: str) -> bool:
    return re.search(f'"phase":"{phase}"', message) is not None


@pytest.mark.parametrize(("game", "seats"), tables() if ALL else SAMPLE_TABLES[:2])
def test_with_a_notch_nothing_lies_under_it(browser: Browser, game: str, seats: int) -> None:
    told = recorded(game, seats)
    faults = []
    with at_table(browser, told, touch=True) as page:
        page.hears(told.messages[len(told.messages) // 2])
        for size, way in (((844, 390), "landscape"), ((390, 844), "portrait")):
            page.size(*size)
            page.notched(NOTCH[way])
            faults += [f"{named(size)}: {fault}" for fault in page.looks(touch=True, notch=NOTCH[way]).faults]
    assert faults == []


def test_who_leads_a_round_of_anansi_sees_what_is_trump(browser: Browser) -> None:
    """The first round, and one before which scores are shown."""
    told = recorded("anansi", 5)
    asking = [json.loads(message) for message in told.messages if '"asked":null' not in message]
    assert [bool(message["view"]["scored"]) for message in (asking[0], asking[-1])] == [False, True]
    for touch in (True, False):
        with at_table(browser, told, touch=touch) as page:
            for message in (asking[0], asking[-1]):
                leads: dict[str, object] = {"trick": [], "tricks": [], "phase": "lead", "led": None}
                page.hears(json.dumps({**message, "view": {**message["view"], **leads}}))
                for size in sizes(touch):
                    page.size(*size)
                    expect(page.page.locator(".an-display")).to_be_visible()
