"""What a lesson or a hint says never lies on what it speaks of, nor on what one needs to see for the choice."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from games import lessons
from tests.e2e.boards import BoardPage, at_table
from tests.e2e.recorded import Recorded, recorded
from tests.rules.lessons import GAMES
from tests.rules.lessons import recorded as views_of

Tell = Callable[[str], Recorded]
SIZES = [(390, 844), (844, 390), (1366, 657)]
SEATS = {"anansi": 5, "antayagi": 5, "asante": 2, "asterix": 5, "bania": 4}
# The question, the bar, the hand while it is asked for, what is spoken of, where the board itself asks.
NEVER = ".ask, .room-head, .own-hand:has(button), [data-coached], [data-asks]"
# The cards in the middle and what must be seen at a glance there, the others' names and numbers, the switch between
# story and talk: only a hint on a phone lies on them. It comes and goes, and would move the whole table.
GLANCED = """.board [data-card], .board [data-glance], .seats .place-head, .seats [data-glance], .drawer .segments"""
WIDE = "() => document.querySelector('.round-table').getBoundingClientRect().width === innerWidth"
COVERED = """(forbidden) => {
  const panel = document.querySelector('.coach').getBoundingClientRect();
  const lies = ({ left, right, top, bottom, width }) => width > 0 &&
    left < panel.right - 1 && panel.left < right - 1 && top < panel.bottom - 1 && panel.top < bottom - 1;
  const covered = [...document.querySelectorAll(forbidden)].filter((each) => lies(each.getBoundingClientRect()));
  const { left, top, right, bottom } = panel;
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return [...covered.map(({ dataset, className }) => dataset.at ?? dataset.glance ?? className),
    ...(inside ? [] : ['the edge'])];
}"""


def lesson_told(game: str) -> Recorded:
    """The lesson's steps one after the other, as its learner's page hears them."""
    told = recorded(game, lessons.lesson(game).seats)
    first = json.loads(told.messages[0])
    table = {**json.loads(told.table), "origin": {"kind": "lesson", "table": "", "entry": 0, "seat": None}}
    steps = [step for name, step in json.loads(views_of(game).read_text()).items() if name != "last"]
    messages = [told.messages[0]]
    for at, step in enumerate(steps, start=first["seq"] + 1):
        entry = {**first["entries"][-1], "seq": at, "notes": []}
        moment = {part: step[part] for part in ("view", "hints", "legal")}
        messages.append(json.dumps({**first, **moment, "seq": at, "asked": at, "entries": [entry], "waiting": None}))
    return msgspec.structs.replace(told, table=json.dumps(table), messages=messages)


def hints_told(game: str) -> Recorded:
    """A real game."""
    return recorded(game, SEATS[game])


def faults(board: BoardPage, told: Recorded, *, touch: bool, over: bool) -> Iterator[str]:
    """What is covered, moves or does not fit at each step. `over`: it lies over the table, which stays as it is."""
    forbidden = NEVER if over else f"{NEVER}, {GLANCED}"
    panel = board.page.locator(".coach")
    seen = 0
    for at, message in enumerate(told.messages):
        board.hears(message)
        if panel.count() == 0:
            continue
        seen += 1
        board.settles()
        covered: list[str] = board.page.evaluate(COVERED, forbidden)
        yield from (f"step {at}: covers {each}" for each in covered)
        if over and not board.page.evaluate(WIDE):
            yield f"step {at}: the table gives way"
        yield from (f"step {at}: {fault}" for fault in board.looks(touch=touch).faults if touch and not over)
        expect(panel.locator(".button.main")).to_be_visible()
    assert seen > 1


@pytest.mark.parametrize("size", SIZES, ids=["phone", "phone-on-its-side", "laptop"])
@pytest.mark.parametrize("tell", [lesson_told, hints_told], ids=["lesson", "hints"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_explained_covers_nothing_that_one_needs(
    browser: Browser, game: str, tell: Tell, size: tuple[int, int]
) -> None:
    told = tell(game)
    touch = size != (1366, 657)
    with at_table(browser, told, touch=touch, language="en", new=True) as board:
        board.size(*size)
        over = tell is hints_told and touch
        assert list(faults(board, told, touch=touch, over=over)) == []
