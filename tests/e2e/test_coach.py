"""What a lesson or a hint says never lies on what it speaks of, nor on what one needs to see for the choice."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from games import lessons
from tests.e2e.boards import ALL, SPOKEN, BoardPage, at_table
from tests.e2e.recorded import Recorded, recorded
from tests.rules.lessons import GAMES, said
from tests.rules.lessons import recorded as views_of
from tests.rules.test_pages import LANGUAGES

Size = tuple[int, int]
Tell = Callable[[str], Recorded]
LAPTOP = (1366, 657)
SIZES = [(390, 844), (844, 390), LAPTOP]
# Where a task is read to its end.
ROWS = [(360, 740), *SIZES] if ALL else [(360, 740), (844, 390)]
KINDS = [True, False] if ALL else [True]
SEATS = {"anansi": 5, "antayagi": 5, "asante": 2, "asterix": 5, "bania": 4}
# The question, the bar, the hand while it is asked for, what is spoken of, where the board itself asks.
NEVER = ".ask, .room-head, .own-hand:has(button), [data-coached], [data-asks]"
# The cards in the middle and what must be seen at a glance there, the others' names and numbers, the switch between
# story and talk: only on a phone does it lie on them. It comes and goes, and would move the whole table.
GLANCED = """.board [data-card], .board [data-glance], .seats .place-head, .seats [data-glance], .drawer .segments"""
# What has happened since one was asked before: on a phone, too.
RECENT = ".board [data-recent=true]"
# What a choice is weighed by, with what one has oneself: on its side a hint finds other room.
WEIGHED = "[data-weighed=true], .own .place-head"
# Where the choice is made from all that lies before the others, and the middle is empty meanwhile.
WHOLE = {"antayagi": ".seats > .place"}
# Where hints have room of their own, without a lesson's row above the table.
ROOMY = {"bania": ".seats > .place"}
LIT = ".round-table [data-lit='true']"
# Of Asterix on a phone: where bids are placed, the one rule that tells the Gauls apart, the others' boxes.
PLACES = ".ax-slot-card, .ax-setup-about, .seats > .place"
# Where the parts of the table lie, and what stands in one's hand.
PARTS = ".board, .ask, .own, .own [data-card], .seats > .place"
WAYS = ".coach, .coach-on, .coach-end, .coach-rules"
LIE = """(parts) => [...document.querySelectorAll(parts)].flatMap((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
WIDE = "() => document.querySelector('.round-table').getBoundingClientRect().width === innerWidth"
# Which ways are drawn: what only who listens finds is not; whether one can press what leads to the rules; whether who
# listens finds the end.
READ = """() => {
  const the = (each) => document.querySelector(each);
  const drawn = (each) => the(each)?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
  const [rules, end] = [the('.coach-rules'), the('.coach-end')];
  const { x, y, width, height } = rules.getBoundingClientRect();
  return {
    ways: ['.coach-on', '.coach-end', '.coach-no-more'].map(drawn),
    rules: !rules.disabled && rules.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
    heard: end !== null && end.checkVisibility({ visibilityProperty: true }) && !end.hasAttribute('aria-hidden'),
  };
}"""
CUT = "(row) => row.firstElementChild.offsetHeight > row.clientHeight"
# Those of these tasks that are cut once they stand in the row.
CUT_TASKS = """(row, tasks) => tasks.filter((task) => {
  row.querySelector('b').textContent = task;
  return row.firstElementChild.offsetHeight > row.clientHeight;
})"""
# Whether the end of the story, or of the talk, is within its list, and that above the panel.
NEWEST = """() => {
  const list = document.querySelector('.drawer .log') ?? document.querySelector('.drawer .talk');
  const [end, panel] = [list, document.querySelector('.coach')].map((each) => each.getBoundingClientRect());
  const newest = list.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return newest <= end.bottom + 1 && end.bottom <= panel.top && end.height > 60;
}"""
# What of the panel's text lies under what leads on.
SPILLS = """() => {
  const [way, shown] = ['.coach-way', '.coach-card[data-shown=true]'].map((each) => document.querySelector(each));
  const box = way.getBoundingClientRect();
  const under = ({ left, right, top, bottom }) =>
    bottom > box.top && top < box.bottom && right > box.left && left < box.right;
  return [...shown.getClientRects()].filter(under).map(({ top }) => Math.round(top));
}"""
COVERED = """(forbidden) => {
  const panel = document.querySelector('.coach').getBoundingClientRect();
  const lies = ({ left, right, top, bottom, width }) => width > 0 &&
    left < panel.right - 1 && panel.left < right - 1 && top < panel.bottom - 1 && panel.top < bottom - 1;
  // What has no box of its own, or gaps, is where its parts are.
  const whole = (each) => each.getBoundingClientRect().width > 0 && !each.matches('[data-gaps=true]');
  const parts = (each) => whole(each) ? [each] : [...each.children].flatMap(parts);
  const all = [...document.querySelectorAll(forbidden)].flatMap(parts);
  const covered = all.filter((each) => lies(each.getBoundingClientRect()));
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
    shown = [step["id"] for step in said(game, "lesson")["steps"]]
    steps = [step for name, step in json.loads(views_of(game).read_text()).items() if name in shown]
    messages = [told.messages[0]]
    for at, step in enumerate(steps, start=first["seq"] + 1):
        entry = {**first["entries"][-1], "seq": at, "notes": []}
        moment = {part: step[part] for part in ("view", "hints", "legal")}
        messages.append(json.dumps({**first, **moment, "seq": at, "asked": at, "entries": [entry], "waiting": None}))
    return msgspec.structs.replace(told, table=json.dumps(table), messages=messages)


def hints_told(game: str) -> Recorded:
    """A real game."""
    return recorded(game, SEATS[game])


def newcomer(
    browser: Browser, told: Recorded, size: Size, *, touch: bool = True, language: str = "en"
) -> AbstractContextManager[BoardPage]:
    """Somebody who has played no game yet, before a window of that size."""
    window = {"width": size[0], "height": size[1]}
    return at_table(browser, told, touch=touch, language=language, new=True, viewport=window)


def rows(touch: bool) -> list[Size]:
    """The sizes of that kind in which a task is read to its end."""
    return [size for size in ROWS if (size != LAPTOP) == touch]


def each_size(board: BoardPage, told: Recorded, sizes: list[Size]) -> Iterator[tuple[int, Size]]:
    """Every message with every size, once it is settled, where something is explained."""
    for at, message in enumerate(told.messages):
        board.hears(message)
        board.settles()
        if board.page.locator(".coach").count() == 0:
            continue
        for size in board.in_each(sizes):
            yield at, size


def faults(board: BoardPage, told: Recorded, *, touch: bool, lesson: bool) -> Iterator[str]:
    """What is covered, moves or does not fit at each step. On a phone it lies over the table, which stays as it is."""
    flat = touch and bool(board.page.evaluate("innerWidth > innerHeight"))
    more = {RECENT: touch, GLANCED: not touch, LIT: lesson and touch, WEIGHED: flat and not lesson}
    seats = WHOLE.get(told.game, NEVER)
    roomy = NEVER if lesson else ROOMY.get(told.game, NEVER)
    forbidden = ", ".join([NEVER, seats, roomy, *(each for each, counts in more.items() if counts)])
    panel = board.page.locator(".coach")
    seen = 0
    for at, message in enumerate(told.messages):
        board.hears(message)
        board.settles()
        if panel.count() == 0:
            continue
        seen += 1
        covered: list[str] = board.page.evaluate(COVERED, forbidden)
        yield from (f"step {at}: covers {each}" for each in covered)
        if touch and not board.page.evaluate(WIDE):
            yield f"step {at}: the table gives way"
        if not touch and not board.page.evaluate(NEWEST):
            yield f"step {at}: the newest line of the story is out of sight"
        yield from (f"step {at}: {fault}" for fault in reading(board))
        if lesson and touch:
            yield from (f"step {at}: {fault}" for fault in closed(board))
    assert seen > 1


def reading(board: BoardPage) -> Iterator[str]:
    """What is wrong as one reads on: one way on, which stays in its place and at the end of the text ends it."""
    lies: list[int] = board.page.evaluate(LIE, WAYS)
    for _ in range(9):
        found = board.page.evaluate(READ)
        on, _end, no_more = found["ways"]
        if found["ways"] not in ([True, False, False], [False, True, no_more]):
            yield f"beside what is to be read {found['ways']}"
        if not found["rules"]:
            yield "the rules cannot be pressed"
        if not found["heard"]:
            yield "who listens finds no end of it"
        if not on:
            return
        board.page.locator(".coach-on").click()
        if board.page.evaluate(LIE, WAYS) != lies:
            yield "the panel moves"
    yield "there is no end"


def closed(board: BoardPage) -> Iterator[str]:
    """What is wrong once a lesson's step has been closed: its task stays to be read, and nothing has moved."""
    before: list[int] = board.page.evaluate(LIE, PARTS)
    board.page.locator(".coach-end").click()
    looks = board.looks(touch=True)
    yield from looks.faults
    if board.page.evaluate(LIE, PARTS) != before:
        yield "the table moves"
    expect(board.page.locator(".coach")).to_have_count(0)
    task = board.page.locator(".coach-task")
    expect(task.locator("b")).to_be_visible()
    if task.evaluate(CUT):
        yield "the task is cut"


@pytest.mark.parametrize("size", SIZES, ids=["phone", "phone-on-its-side", "laptop"])
@pytest.mark.parametrize("tell", [lesson_told, hints_told], ids=["lesson", "hints"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_explained_covers_nothing_that_one_needs(browser: Browser, game: str, tell: Tell, size: Size) -> None:
    told = tell(game)
    touch = size != LAPTOP
    with newcomer(browser, told, size, touch=touch) as board:
        assert list(faults(board, told, touch=touch, lesson=tell is lesson_told)) == []


@pytest.mark.parametrize("language", SPOKEN)
def test_on_its_side_a_hint_leaves_what_is_ones_own_in_sight_and_where_there_is_room_the_places_one_plays_at(
    browser: Browser, language: str
) -> None:
    told = hints_told("asante")
    sizes = [(600, 360), (844, 390)]
    covered = {}
    with newcomer(browser, told, sizes[0], language=language) as board:
        for at, size in each_size(board, told, sizes):
            places = size == (844, 390) and board.page.locator("[data-kind=end_turn]").count() > 0
            needed = ".own .place-head, .own .as-place" + (", .as-spine" if places else "")
            covered[at, size] = board.page.evaluate(COVERED, needed)
    assert len(covered) > 5 * len(sizes)
    assert {moment: parts for moment, parts in covered.items() if parts} == {}


@pytest.mark.parametrize(
    ("size", "language"),
    [((600, 360), "en"), ((390, 844), "de"), ((844, 390), "de")]
    + ([((390, 844), "en"), ((844, 390), "en")] if ALL else []),
)
@pytest.mark.parametrize("seats", [2, 3, 4] if ALL else [3])
def test_in_bania_they_leave_all_that_others_have_in_sight(
    browser: Browser, language: str, seats: int, size: Size
) -> None:
    told = recorded("bania", seats)
    with newcomer(browser, told, size, language=language) as board:
        assert list(faults(board, told, touch=True, lesson=False)) == []


@pytest.mark.parametrize("seats", [3, 5, 7] if ALL else [7])
@pytest.mark.parametrize("language", SPOKEN)
def test_in_antayagi_they_leave_in_sight_who_trades(browser: Browser, language: str, seats: int) -> None:
    told = recorded("antayagi", seats)
    sizes = [(390, 844), (844, 390)]
    covered = {}
    with newcomer(browser, told, sizes[0], language=language) as board:
        for at, size in each_size(board, told, sizes):
            # Where there is no room beside their places, the stage tells what they have, and is left free.
            traders = "" if seats == 3 or size != (390, 844) else ", .seats [data-weighed='true']"
            covered[at, size] = board.page.evaluate(COVERED, f"{NEVER}, .ay-spot-name{traders}")
            assert board.page.evaluate(SPILLS) == [], size
    assert len(covered) > len(sizes)
    assert {moment: parts for moment, parts in covered.items() if parts} == {}


@pytest.mark.parametrize("seats", [4, 5] if ALL else [5])
def test_a_hint_of_asterix_leaves_places_and_the_rule_on_flasks_in_sight(browser: Browser, seats: int) -> None:
    told = recorded("asterix", seats)
    sizes = [(390, 844), (844, 390), (600, 360)]
    covered = {}
    with newcomer(browser, told, sizes[0]) as board:
        for at, size in each_size(board, told, sizes):
            covered[at, size] = board.page.evaluate(COVERED, f"{NEVER}, {RECENT}, {PLACES}")
    assert len(covered) > len(sizes)
    assert {moment: parts for moment, parts in covered.items() if parts} == {}


@pytest.mark.parametrize("touch", KINDS)
@pytest.mark.parametrize("language", SPOKEN)
def test_nor_is_a_task_cut_by_the_signs_in_it(browser: Browser, language: str, touch: bool) -> None:
    told = lesson_told("bania")
    sizes = rows(touch)
    signs = dict.fromkeys(sizes, 0)
    with newcomer(browser, told, sizes[0], touch=touch, language=language) as board:
        row = board.page.locator(".coach-task")
        for message in told.messages:
            board.hears(message)
            for size in board.in_each(sizes):
                signs[size] += row.locator("svg").count()
                assert not row.evaluate(CUT), (size, row.text_content())
    assert min(signs.values()) > 0


@pytest.mark.parametrize("touch", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_is_read_to_its_end_in_every_language(browser: Browser, language: str, touch: bool) -> None:
    told = lesson_told("anansi")
    steps = [step for game in GAMES for step in said(game, language)["steps"].values()]
    tasks = [task for step in steps for task in (step["may"], step.get("on", step["may"]), *step.get("then", ()))]
    sizes = rows(touch)
    with newcomer(browser, told, sizes[0], touch=touch, language=language) as board:
        board.hears(told.messages[0])
        board.hears(told.messages[1])
        row = board.page.locator(".coach-task")
        expect(row.locator("b")).to_be_visible()
        for size in board.in_each(sizes):
            assert row.evaluate(CUT_TASKS, tasks) == [], size
