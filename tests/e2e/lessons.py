"""A lesson walked to its end in the browser, as written; each game's own test says how its moves are made there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Final, TypeAlias

import pytest
from playwright.sync_api import Page, Route, expect

from games import lessons
from tests.e2e.boards import ALL
from tests.e2e.test_keyboard import arrow_to, tab_to
from tests.e2e.visitor import DESKTOP, PHONE, Visitor, drawn
from tests.rules.lessons import Json, played, said, steps_shown

PATIENCE: Final = 30_000
_LAPTOP: Final = [pytest.param(DESKTOP, "en", id="laptop")] if ALL else []
on_each_screen = pytest.mark.parametrize(("size", "language"), [pytest.param(PHONE, "de", id="phone"), *_LAPTOP])
"""The whole way on a phone; with GRIOT_BOARDS=all, as in `make boards`, on a laptop too."""
Make: TypeAlias = Callable[[Page, Json], None]
"""Waits until that move may be made, and makes it."""
Presses: TypeAlias = Callable[[Page, Json], Iterator[str]]
"""Where one has to press for that move, one after the other, as CSS selectors."""
# What the panel covers of what one needs.
_COVERED: Final = """(needed) => {
  const panel = document.querySelector('.coach').getBoundingClientRect();
  const inside = panel.left >= 0 && panel.top >= 0 && panel.right <= innerWidth && panel.bottom <= innerHeight;
  const kept = [...document.querySelectorAll(needed)].filter((each) => {
    const one = each.getBoundingClientRect();
    return one.left < panel.right && panel.left < one.right && one.top < panel.bottom && panel.top < one.bottom;
  });
  return [...kept.map((each) => each.dataset.at ?? each.className), ...(inside ? [] : ['outside'])];
}"""
# All that the row of the task has said since.
_HEARS_ROW: Final = """() => {
  window.rows = [];
  const hear = () => window.rows.push(document.querySelector('.coach-task')?.textContent ?? '');
  new MutationObserver(hear).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


class Walk:
    """The lesson of a game, for who follows it.

    `hand`: the CSS selector of what the panel must leave free, beside the question, what it speaks of and what one has
    from a round. `own`: the learner's moves. `due`: by how many of these are made, the step that is shown then.
    """

    def __init__(self, game: str, hand: str) -> None:
        self.game, self._needed = game, f".ask, [data-coached], .round-lines > [data-mine=true], {hand}"
        lesson, client = lessons.lesson(game), said(game, "lesson")
        mine = [turn.seat == lesson.own for turn in lesson.script]
        moments = list(played(lesson))
        made = dict(zip(map(id, moments), accumulate(mine, initial=0), strict=True))
        self.own = [turn.move for turn, own in zip(lesson.script, mine, strict=True) if own]
        self.due = {made[id(moment)]: step for step, moment in steps_shown(client, moments)}
        self.at = {step["id"]: [step["at"], *step.get("presses", ())] for step in client["steps"]}

    def says(self, page: Page, words: Json, step: str) -> None:
        """The panel tells that step, speaks of what lies on the board, and covers nothing that one needs."""
        coach = page.locator(".coach")
        for sentence in (words["steps"][step][part] for part in ("see", "may", "leads")):
            expect(coach.get_by_role("status")).to_contain_text(sentence, timeout=PATIENCE)
        marked = page.locator("[data-coached]")
        expect(marked).to_have_count(len(self.at[step]))
        for at in self.at[step]:
            expect(marked.and_(page.locator(f"[data-at='{at}']"))).to_be_visible()
        assert self.covered(page) == [], step

    def covered(self, page: Page) -> list[str]:
        """What one needs and the panel lies over."""
        found: list[str] = page.evaluate(_COVERED, self._needed)
        return found

    def unsaid(self, page: Page, words: Json) -> list[str]:
        """The steps of which the row did not say what was left once something had been picked."""
        rows = {" ".join(row.split()) for row in page.evaluate("() => window.rows")}
        left = {step: text["on"] for step, text in words["steps"].items() if "on" in text}
        return [step for step, on in left.items() if not any(" ".join(on.split()) in row for row in rows)]

    def to_the_end(self, ama: Visitor, language: str, make: Make) -> None:
        """From the lesson's address through all that is written, and into a real game."""
        page, words = ama.page, said(self.game, language)
        at_once(page)
        ama.go(f"/games/{self.game}/lesson")
        ama.called("Ama")
        ama.is_live()
        lesson = ama.table
        page.evaluate(_HEARS_ROW)
        for made, move in enumerate(self.own):
            if made in self.due:
                self.says(page, words, self.due[made])
            drawn(page)  # what is lit may still be what was asked before
            make(page, move)
        expect(page.locator(".coach")).to_contain_text(words["last"], timeout=PATIENCE)
        assert self.covered(page) == []
        assert self.unsaid(page, words) == []
        assert ama.faults() == []
        read_on(page)
        page.locator(".coach .button.main").click()
        expect(page).not_to_have_url(f"/tables/{lesson}")
        ama.is_live()
        assert ama.ask(f"/api/tables/{ama.table}/")["origin"] is None
        assert ama.ask(f"/api/tables/{lesson}/")["status"] != "running"

    def by_keys(self, ama: Visitor, language: str, presses: Presses, *, told: int = -1) -> None:
        """From the lesson's table into a real game by keyboard alone. `told`: before which move the step was closed."""
        page, words = ama.page, said(self.game, language)
        for made, move in enumerate(self.own):
            if made in self.due and made != told:
                self.says(page, words, self.due[made])
            for press in presses(page, move):
                expect(page.locator(press).first).to_be_visible(timeout=PATIENCE)
                arrow_to(page, press)
                page.keyboard.press("Enter")
        lesson = ama.table
        expect(page.locator(".coach")).to_contain_text(words["last"], timeout=PATIENCE)
        tab_to(ama, page.locator(".coach .button.main"), "Shift+Tab")
        page.keyboard.press("Enter")
        expect(page).not_to_have_url(f"/tables/{lesson}")
        ama.is_live()


def read_on(page: Page) -> int:
    """Reads what the panel says to its end, card by card where there is little room; the number of presses for it."""
    presses = 0
    while page.locator(".coach-on").is_visible():
        page.locator(".coach-on").click()
        presses += 1
    return presses


def at_once(page: Page) -> None:
    """From now on bots at this page's lessons answer at once, and nothing is played that has tests of its own."""
    page.route("**/api/games/*/lesson/", _without_delay)
    page.add_init_script("localStorage.setItem('griot.motion', 'off')")


def _without_delay(route: Route) -> None:
    route.continue_(post_data={**(route.request.post_data_json or {}), "bot_delay": 0})
