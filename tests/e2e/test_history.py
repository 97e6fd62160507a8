"""Looking back and taking back, as people see it: steps, jumps, links, other eyes, undo at once and by asking."""

from __future__ import annotations

import re
import uuid
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import hands
from tests.e2e.conftest import Come
from tests.e2e.hands import may_choose
from tests.e2e.visitor import DESKTOP, PHONE, Visitor
from tests.running.processes import until

LOW: ViewportSize = {"width": 600, "height": 360}
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def moves(visitor: Visitor, table: str) -> bool:
    """Makes the first of their legal moves; False if they are not asked."""
    now = visitor.ask(f"/api/tables/{table}/")
    if now["asked"] is None:
        return False
    wish = {"id": str(uuid.uuid4()), "asked": now["asked"], "move": now["legal"][0]}
    visitor.ask(f"/api/tables/{table}/moves/", wish)
    return True


def choose(table: str, visitors: list[Visitor], times: int) -> Visitor:
    """So many moves of whoever is asked; who made the last one."""
    last = visitors[0]
    for _ in range(times):
        last = until(lambda: next((each for each in visitors if moves(each, table)), None), 30, "a turn")
    return last


def moved(table: str, visitors: list[Visitor], person: Visitor) -> bool:
    """One move of whoever is asked; whether it was that person's."""
    return choose(table, visitors, 1) is person


def two(come: Come, size: ViewportSize, game: str = "anansi", *bots: str) -> tuple[str, Visitor, Visitor]:
    """A running table of Ama and Kofi, and of bots."""
    ama, kofi = come(size=size), come(size=size)
    ama.arrives("Ama")
    kofi.arrives("Kofi")
    table = ama.opens(game, "me", "open", *bots)
    kofi.ask(f"/api/tables/{table}/seats/1/", {})
    ama.ask(f"/api/tables/{table}/start/", {})
    return table, ama, kofi


@SIZES
def test_a_decision_that_one_looks_back_to_shows_no_button(size: ViewportSize, come: Come) -> None:
    table, ama, kofi = two(come, size, "asante")
    starter = choose(table, [ama, kofi], 1)
    drawn = starter.ask(f"/api/tables/{table}/")["asked"]
    answers = starter.page.locator(".as-answer")
    starter.at(table)
    expect(answers.first).to_be_visible()
    choose(table, [ama, kofi], 1)
    starter.go(f"/tables/{table}?at={drawn}")
    expect(starter.page.locator(".told-line")).to_contain_text("→")
    expect(answers).to_have_count(2)
    expect(answers.first).to_be_hidden()


BEYOND = """() => {
  const edges = (each) => document.querySelector(each).getBoundingClientRect();
  const [bar, where, now] = ['.replay', '.scrubber-where', '.replay-now'].map(edges);
  return Math.max(where.right - bar.right, now.right - bar.right, now.bottom - bar.bottom);
}"""


# What of the bar is cut, lies under something or is too narrow to be dragged through.
HARD_TO_PRESS = """() => {
  const bar = document.querySelector('.replay').getBoundingClientRect();
  const hard = [...document.querySelectorAll('.replay :is(button, input)')].filter((each) => {
    if (each.closest('dialog') !== null || !each.checkVisibility()) return false;
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    const y = (top + bottom) / 2;
    const seen = [left + 3, (left + right) / 2, right - 3].every((x) => each.contains(document.elementFromPoint(x, y)));
    const within = left > bar.left - 1 && right < bar.right + 1 && top > bar.top - 1 && bottom < bar.bottom + 1;
    return !seen || !within || each.scrollWidth > each.clientWidth + 1 || (each.matches('input') && width < 120);
  });
  return hard.map((each) => each.ariaLabel ?? each.textContent);
}"""
# Where the log lies beside the table, the table is narrow.
LAPTOPS = [(1280, 720), (1280, 800), (1366, 657), (1366, 768), (1440, 900)]


def where(page: Page) -> int:
    """The number of the entry that is looked at."""
    return int(page.locator(".scrubber input").input_value())


def shows(page: Page, seq: int) -> None:
    expect(page.locator(".scrubber input")).to_have_value(str(seq))


@SIZES
def test_one_steps_through_the_story_and_comes_back_to_what_goes_on(size: ViewportSize, come: Come) -> None:
    table, ama, kofi = two(come, size, "asterix")
    choose(table, [ama, kofi], 6)
    page = ama.page
    ama.go(f"/tables/{table}?at=9")
    expect(page.locator(".replay")).to_be_visible()
    assert page.evaluate(BEYOND) <= 0
    at = where(page)
    page.get_by_role("button", name="One step on").click()
    further = where(page)
    assert further > at
    page.keyboard.press("ArrowLeft")
    shows(page, at)
    page.keyboard.press("End")
    newest = where(page)
    page.keyboard.press("Home")
    first = where(page)
    assert first < at < newest
    page.locator(".scrubber input").fill(str(further))
    shows(page, further)
    expect(page).to_have_url(re.compile(rf"at={further}$"))
    assert ama.faults() == []
    choose(table, [ama, kofi], 1)
    expect(page.get_by_role("button", name="To now: 1 move since")).to_be_in_viewport(ratio=1)
    assert page.evaluate(BEYOND) <= 0
    shows(page, further)
    page.locator(".replay-now").click()
    expect(page.locator(".replay")).to_have_count(0)
    expect(page).to_have_url(re.compile(rf"/tables/{table}$"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back").click()
    expect(page.locator(".replay")).to_be_visible()
    # Who looks back already is not led there by the menu.
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()
    expect(page.get_by_role("button", name="Look back", exact=True)).to_have_count(0)
    page.keyboard.press("Escape")
    page.go_back()
    expect(page.locator(".replay")).to_have_count(0)


def asked_again(ama: Visitor, game: str) -> str | None:
    """A new table where she is asked after two choices of hers; None where the bots have ended the game before."""
    table = ama.opens(game, "me", "casual", *([] if game == "asante" else ["casual"]), start=True)

    def told() -> dict[str, Any] | None:
        now: dict[str, Any] = ama.ask(f"/api/tables/{table}/")
        return None if now["asked"] is None and now["result"] is None else now

    for _ in range(2):
        if until(told, 30, "a question, or the end")["result"] is None:
            moves(ama, table)
    return None if until(told, 30, "a question, or the end")["asked"] is None else table


@pytest.mark.parametrize("game", ["anansi", "antayagi", "asante", "asterix", "bania"])
def test_on_a_laptop_every_key_of_looking_back_is_whole_and_nothing_moves(game: str, come: Come) -> None:
    ama = come(size=DESKTOP, language="de")
    ama.arrives("Ama")
    table = until(lambda: asked_again(ama, game), 60, "a game that goes on")
    newest = ama.ask(f"/api/tables/{table}/")["seq"]
    lies: dict[tuple[int, int], object] = {}
    for back in (False, True):
        ama.go(f"/tables/{table}{f'?at={newest}' if back else ''}")
        expect(ama.page.locator(".replay")).to_have_count(int(back))
        for width, height in LAPTOPS:
            ama.page.set_viewport_size({"width": width, "height": height})
            ama.settled()
            if back:
                assert ama.page.evaluate(HARD_TO_PRESS) == [], (width, height)
            boxes = [ama.page.locator(part).bounding_box() for part in (".board", ".own-hand")]
            assert lies.setdefault((width, height), boxes) == boxes, (width, height)


def test_on_a_phone_looking_back_leaves_the_trump_cards_of_anansi_where_they_lie(come: Come) -> None:
    ama = come(size=PHONE)
    ama.arrives("Ama")
    table = ama.opens("anansi", "me", "casual", "casual", "casual", start=True)
    choose(table, [ama], 4)
    until(lambda: ama.ask(f"/api/tables/{table}/")["asked"] is not None, 30, "a question")
    newest = ama.ask(f"/api/tables/{table}/")["seq"]
    lie = []
    for back in (False, True):
        ama.go(f"/tables/{table}{f'?at={newest}' if back else ''}")
        expect(ama.page.locator(".replay")).to_have_count(int(back))
        ama.settled()
        parts = (".an-columns", ".an-fall", ".an-tie", ".an-facts-list", ".an-trick")
        boxes = [ama.page.locator(part).first.bounding_box() for part in parts]
        assert None not in boxes
        lie.append([box["y"] for box in boxes if box is not None])
    assert lie[1] == pytest.approx(lie[0], abs=1)


def test_a_line_of_the_log_and_a_card_lead_to_their_moment(come: Come) -> None:
    table, ama, kofi = two(come, DESKTOP, "anansi", "casual")
    choose(table, [ama, kofi], 5)
    ama.at(table)
    page = ama.page
    line = page.locator(".log > li", has=page.locator(".said-card")).last
    line.hover()
    line.locator(".log-look").click()
    expect(page.locator(".log > [aria-current]")).to_be_visible()
    at = where(page)
    page.locator(".log > [aria-current] .said-card").first.click()
    page.get_by_role("list", name="In the story").get_by_role("button").first.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert where(page) <= at
    page.keyboard.press("Escape")
    expect(page.locator(".replay")).to_have_count(0)


def test_on_a_phone_a_card_of_the_log_leads_to_its_moment_and_nothing_lies_over_it(come: Come) -> None:
    table, ama, kofi = two(come, PHONE, "anansi", "casual")
    choose(table, [ama, kofi], 3)
    ama.at(table)
    page = ama.page
    page.get_by_role("button", name="Log").click()
    page.locator(".log .said-card").last.click()
    page.get_by_role("list", name="In the story").get_by_role("button").first.click()
    expect(page.locator(".replay")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE])
def test_after_the_end_one_looks_through_any_eyes_at_the_same_entry(size: ViewportSize, come: Come) -> None:
    table, ama, kofi = two(come, size, "asterix")
    choose(table, [ama, kofi], 6)
    ama.go(f"/tables/{table}?at=12")
    page = ama.page
    more = page.get_by_role("button", name="More ways to look back")
    at = where(page)
    more.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(page.locator(".replay-eyes")).to_have_count(0)
    kofi.ask(f"/api/tables/{table}/resign/", {})
    page.locator(".replay-eyes select").select_option("1")  # what is open stays so
    page.get_by_role("button", name="Close").click()
    shows(page, at)
    expect(page).to_have_url(re.compile(rf"at={at}&as=1$"))
    expect(page.locator(".own .place-name")).to_contain_text("Kofi")
    expect(page.locator(".scrubber-eyes")).to_have_text("Kofi")
    more.click()
    page.locator(".replay-eyes select").select_option("none")
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".own")).to_have_count(0)
    assert ama.faults() == []


def test_one_press_opens_all_hands_of_a_game_that_is_over_and_another_closes_them(come: Come) -> None:
    table, ama, kofi = two(come, DESKTOP, "anansi", "casual")
    hands.hurry([ama, kofi], table, Random(2))
    ama.go(f"/tables/{table}?at=20")
    open_hands, own = ama.page.locator(".seats .an-openhand"), ama.page.locator(".own .place-name")
    expect(own).to_contain_text("Ama")
    expect(open_hands).to_have_count(0)
    opens = ama.page.get_by_role("button", name="Everything open")
    opens.click()
    expect(open_hands).to_have_count(2)
    expect(own).to_contain_text("Ama")
    expect(ama.page.locator(".scrubber-eyes")).to_have_text("Everything open")
    assert ama.faults() == []
    opens.click()
    expect(open_hands).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE])
def test_what_nothing_hangs_on_is_taken_back_and_brought_back_by_a_press(size: ViewportSize, come: Come) -> None:
    table, ama, kofi = two(come, size, "asterix")
    last = choose(table, [ama, kofi], 3)
    last.at(table)
    before = last.ask(f"/api/tables/{table}/")["view"]
    last.page.get_by_role("button", name="Take back").click()
    bring = last.page.get_by_role("button", name="Bring back")
    expect(bring).to_be_visible()
    assert last.ask(f"/api/tables/{table}/")["view"] != before
    bring.click()
    expect(last.page.get_by_role("button", name="Take back")).to_be_visible()
    assert last.ask(f"/api/tables/{table}/")["view"] == before
    # Nor is the way to it lost to who has looked back meanwhile.
    last.page.get_by_role("button", name="Menu").click()
    last.page.get_by_role("button", name="Look back").click()
    expect(last.page.get_by_role("button", name="Take back")).to_have_count(0)
    last.page.locator(".replay-now").click()
    expect(last.page.get_by_role("button", name="Take back")).to_be_visible()


def asks(ama: Visitor, kofi: Visitor, table: str) -> None:
    """Ama asks for her last choice, over which others have played."""
    ama.at(table)
    kofi.at(table)
    ama.page.get_by_role("button", name="Menu").click()
    ama.page.get_by_role("button", name="Take something back").click()
    assert ama.faults() == []
    ask = ama.page.get_by_role("button", name="Ask the others")
    expect(ask).to_be_in_viewport(ratio=1)
    ask.click()
    kofi.page.get_by_role("button", name="See and answer").click()
    expect(kofi.page.get_by_role("button", name="Agree", exact=True)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("yes", "size"), [(True, DESKTOP), (False, LOW)], ids=["agreed", "refused-on-a-low-screen"])
def test_who_is_asked_sees_what_would_go_and_where_one_would_be_and_answers(
    yes: bool, size: ViewportSize, come: Come
) -> None:
    table, ama, kofi = two(come, size, "anansi", "casual")
    for person in (ama, kofi):
        until(partial(moved, table, [ama, kofi], person), 60, "their move")
    before = ama.ask(f"/api/tables/{table}/")["undo"]["counts"]
    asks(ama, kofi, table)
    sheet = kofi.page.locator("dialog[open]")
    expect(sheet).to_contain_text(re.compile("Ama asks to take back \\d moves?"))
    expect(sheet.locator(".undo-lines")).to_contain_text("Ama")
    assert kofi.faults() == []
    sheet.get_by_role("button", name="Show the table as it would be").click()
    expect(kofi.page.locator(".replay")).to_be_visible()
    kofi.page.locator(".replay-now").click()
    kofi.page.get_by_role("button", name=re.compile("See and answer|A wish to take back")).click()
    kofi.page.get_by_role("button", name="Agree" if yes else "Do not agree", exact=True).click()
    line = "A move was taken back" if yes else "does not agree"
    until(lambda: ama.ask(f"/api/tables/{table}/")["undo"]["request"] is None, 30, "the answer")
    assert ama.ask(f"/api/tables/{table}/")["undo"]["counts"] == ([1, 0, 0] if yes else before)
    if size == DESKTOP:
        expect(ama.page.locator(".log")).to_contain_text(line)


def test_who_wants_it_is_asked_once_more_before_a_move(come: Come) -> None:
    ama = come(size=DESKTOP)
    ama.arrives("Ama")
    table = ama.opens("asterix", "me", "casual", start=True)
    ama.at(table)
    page = ama.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Always", exact=True).click()
    page.get_by_role("button", name="Close").click()
    until(lambda: ama.ask(f"/api/tables/{table}/")["asked"] is not None, 30, "a question")
    asked = ama.ask(f"/api/tables/{table}/")["asked"]
    until(lambda: may_choose(page, "asterix"), 30, "something lit")
    hands.choose(page, "asterix", Random(1))
    expect(page.get_by_role("button", name="Do it")).to_be_visible()
    assert ama.ask(f"/api/tables/{table}/")["asked"] == asked
    page.get_by_role("button", name="Do it").click()
    until(lambda: ama.ask(f"/api/tables/{table}/")["asked"] != asked, 30, "the move")
