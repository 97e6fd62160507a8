"""What just happened is seen to happen, and holds nobody up."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.boards import BoardPage, at_table
from tests.e2e.recorded import recorded

TABLES = [("anansi", 3), ("antayagi", 4), ("asante", 2), ("asterix", 3), ("bania", 2)]

COUNTS = """() => {
  const table = document.querySelector('.round-table');
  window.flown = 0;
  new MutationObserver(() => { window.flown = Math.max(window.flown, table.querySelectorAll('.flight').length); })
    .observe(table, { childList: true, subtree: true });
}"""

# A scene ends by a timer: those that are set from now on for longer than a moment never ring.
LASTS = """() => {
  const set = window.setTimeout;
  window.setTimeout = (rings, wait, ...more) => wait > 300 ? 0 : set(rings, wait, ...more);
}"""


def lasts(board: BoardPage) -> None:
    """What plays from now on plays until somebody ends it, however long the machine takes to look."""
    board.page.evaluate(LASTS)


def flights(page: Page) -> int:
    """So many pictures are in the air, or were until their scene ends."""
    return page.locator(".flight").count()


def catches_up(board: BoardPage, messages: list[str], upto: int) -> None:
    """The page has heard these; what it had missed before is told without scenes."""
    board.hears_all(messages[:upto])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_happens_in_front_of_one_flies_and_is_said(browser: Browser, game: str, seats: int) -> None:
    told = recorded(game, seats)
    with at_table(browser, told, touch=False, motion="calm") as board:
        catches_up(board, told.messages, 1)
        board.page.evaluate(COUNTS)
        board.hears(told.messages[1])
        board.page.wait_for_function("() => window.flown > 0")
        expect(board.page.locator(".told-line")).not_to_be_empty()


PARTS = ("name", "points", "goods", "goods/oil", "tents", "elephant")
# Where scenes of Bania begin and end, and what they mark: as listed at the top of its `scene.ts`.
BANIA = [
    *(
        f"seat:{seat}/{part}"
        for seat in range(4)
        for part in ("name", "points", "goods", "goods/oil", "tents", "elephant")
    ),
    *(f"pile:{ware}" for ware in ("spice", "oil", "silk", "incense")),
    *("bag", "free", "dice", "space:a1", "space:e10"),
]
# Those that are nowhere, or more than once, or have no size.
LOST = """(named) => named.filter((address) => {
  const found = [...document.querySelectorAll(`[data-at="${address}"]`)];
  return found.length !== 1 || !(found[0].getBoundingClientRect().width > 0);
})"""


@pytest.mark.parametrize(("touch", "size"), [(True, (360, 560)), (True, (844, 390)), (False, (1366, 657))])
def test_whatever_scenes_of_bania_name_lies_on_the_board_once(
    browser: Browser, touch: bool, size: tuple[int, int]
) -> None:
    told = recorded("bania", 4)
    with at_table(browser, told, touch=touch) as board:
        board.size(*size)
        for message in told.messages:
            board.hears(message)
            board.settles()
            # None once a tent has been bought since: they are put away.
            dice = ["dice/1", "dice/4"] if board.page.locator("[data-at='dice/1']").count() else []
            lost = set(board.page.evaluate(LOST, [*BANIA, *dice]))
            if board.page.locator(".ba-own-tent").count() == 0:
                lost.discard("seat:0/tents")
            # On a phone a press shows the others' tents: the seat stands for them.
            if size == (360, 560):
                lost -= {f"seat:{seat}/tents" for seat in range(4)}
            assert lost == set()


@pytest.mark.parametrize("end", ["press", "key"])
def test_any_press_ends_what_plays(browser: Browser, end: str) -> None:
    told = recorded("anansi", 3)
    with at_table(browser, told, touch=False, motion="calm") as board:
        catches_up(board, told.messages, 1)
        lasts(board)
        board.hears(told.messages[1])
        playing = board.page.locator(".told[data-playing=true]")
        expect(playing).to_have_count(1)
        if end == "press":
            board.page.mouse.click(5, 5)
        else:
            board.page.keyboard.press("Shift")
        expect(playing).to_have_count(0)
        expect(board.page.locator("[data-awaits]")).to_have_count(0)
        assert flights(board.page) == 0


def test_the_next_question_is_seen_once_what_came_with_it_has_been_and_heard_at_once(browser: Browser) -> None:
    told = recorded("anansi", 3)
    asked = next(at for at, message in enumerate(told.messages) if at > 0 and '"asked":null' not in message)
    with at_table(browser, told, touch=False, motion="calm", language="en") as board:
        page = board.page
        catches_up(board, told.messages, asked)
        page.keyboard.press("Shift")
        lasts(board)
        board.hears(told.messages[asked])
        question, ribbon = page.get_by_role("status").filter(has_text="recruit with any card"), page.locator(".ask")
        place = ribbon.bounding_box()
        expect(page.locator(".told[data-playing=true]")).to_have_count(1)
        expect(question).to_have_count(1)
        seen = question.bounding_box()
        assert seen is not None
        assert seen["width"] <= 1
        page.keyboard.press("Shift")
        expect(page.locator(".told[data-playing=true]")).to_have_count(0)
        seen = question.bounding_box()
        assert seen is not None
        assert seen["width"] > 100
        assert ribbon.bounding_box() == place


def test_the_press_that_cuts_a_story_off_makes_no_move(browser: Browser) -> None:
    told = recorded("asterix", 4)
    tricks = [at for at, message in enumerate(told.messages) if '"legal":[{"type":"bid"' in message]
    asked = next(at for at in tricks if '"type":"trick_won"' in told.messages[at])
    with at_table(browser, told, touch=True, motion="calm") as board:
        catches_up(board, told.messages, asked)
        board.page.keyboard.press("Shift")
        lasts(board)
        board.hears(told.messages[asked])
        expect(board.page.locator(".ask[data-waits=true][data-more=true]")).to_have_count(1)
        card = board.page.locator(".ax-handcard[data-lit=true]").first
        chosen = board.page.locator("[data-pending=true]")
        dimmed = "(card) => getComputedStyle(card).filter !== 'none'"
        assert card.evaluate(dimmed)
        card.tap(force=True)
        expect(board.page.locator(".ask[data-waits=false]")).to_have_count(1)
        expect(chosen).to_have_count(0)
        assert not card.evaluate(dimmed)
        card.tap()
        expect(chosen).to_have_count(1)


def test_while_the_last_of_a_story_plays_a_press_makes_its_move(browser: Browser) -> None:
    told = recorded("asterix", 3)
    asked = next(at for at, message in enumerate(told.messages) if '"legal":[{"type":"bid"' in message)
    with at_table(browser, told, touch=True, motion="calm") as board:
        catches_up(board, told.messages, asked)
        board.page.keyboard.press("Shift")
        # It is over in a moment: who looks now and then may miss it.
        board.page.evaluate("""() => new MutationObserver(() => {
            window.lastPlays ||= document.querySelector('.ask[data-waits=true][data-more=false]') !== null;
        }).observe(document.body, { subtree: true, childList: true, attributes: true })""")
        board.hears(told.messages[asked])
        board.page.wait_for_function("() => window.lastPlays")
        board.page.locator(".ax-handcard[data-lit=true]").first.tap(force=True)
        expect(board.page.locator("[data-pending=true]")).to_have_count(1)


def test_with_motion_off_nothing_flies(browser: Browser) -> None:
    told = recorded("anansi", 3)
    with at_table(browser, told, touch=False, motion="off") as board:
        catches_up(board, told.messages, 2)
        assert board.page.locator(".told[data-playing=true]").count() == 0
        assert flights(board.page) == 0


def test_who_was_away_is_told_again_what_came_since_their_last_turn(browser: Browser) -> None:
    told = recorded("anansi", 3)
    back = next(at for at, message in enumerate(told.messages) if at > 0 and '"asked":null' not in message)
    with at_table(browser, told, touch=False, motion="calm", language="en") as board:
        board.page.evaluate("() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })")
        catches_up(board, told.messages, back + 1)
        board.page.evaluate("() => { delete document.hidden; }")
        again = board.page.get_by_role("button", name="Since your last turn")
        lasts(board)
        again.click()
        expect(board.page.locator(".told[data-playing=true]")).to_have_count(1)
        expect(again).to_have_count(0)
