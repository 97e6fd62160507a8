"""Playing through the page alone: whatever is lit may be chosen, and one of it is."""

from __future__ import annotations

from random import Random
from typing import Any
from uuid import uuid4

from playwright.sync_api import Locator, Page, expect

from tests.e2e.visitor import Visitor, drawn
from tests.running.processes import until

GAMES = ["anansi", "asterix"]
# The note that ends a trick.
TRICK = {"anansi": "trick_won", "asterix": "bids_revealed"}
# What a game lights up first, and the second step where there is one.
LIT = {
    "asterix": ".ax-gaul:enabled, .ax-choice:enabled, .ax-handcard[data-lit=true]",
    "anansi": ".an-handcard[data-lit=true]",
}
THEN = {"anansi": ".an-use[data-lit=true]"}


def may_choose(page: Page, game: str) -> int:
    """How many things are lit on the page, once all is drawn; nothing while the sums of a round stand over them."""
    drawn(page)
    return 0 if goes_on(page) else page.locator(LIT[game]).count()


def goes_on(page: Page) -> bool:
    """Whether the sums of a round were on show: a key that means nothing else closes them."""
    shown = page.locator(".round-end").count() > 0
    if shown:
        page.keyboard.press("Shift")
    return shown


def end_of(page: Page) -> Locator:
    """The sheet of a game that is over, once its last round, if it has rounds, is put away; it is there."""
    sheet = page.locator("dialog.end[open]")
    onward = page.locator(".round-onward:enabled")
    expect(onward.or_(sheet).first).to_be_visible()
    if onward.is_visible() and not sheet.is_visible():
        onward.click()
    expect(sheet).to_be_visible()
    return sheet


def choose(page: Page, game: str, chance: Random) -> None:
    """Clicks one of the things that are lit, both steps, once nothing plays that the sums of a round come after."""
    page.keyboard.press("Shift")
    # The sums of a round may come at any moment: what was lit before them is not, until they are closed.
    lit = until(lambda: may_choose(page, game), 20, "something lit")
    page.locator(LIT[game]).nth(chance.randrange(lit)).click()
    if game in THEN:
        uses = page.locator(THEN[game])
        expect(uses.first).to_be_visible()
        uses.nth(chance.randrange(uses.count())).click()


class Play:
    """Several people at one table, each choosing whenever their own page lets them."""

    def __init__(self, game: str, people: list[Visitor], seed: int = 1) -> None:
        self.game = game
        self.people = people
        self.chance = Random(seed)

    def next(self) -> None:
        """One move by whoever may make one."""
        able = until(self._able, 40, "a choice for somebody")
        choose(self.chance.choice(able).page, self.game, self.chance)

    def _able(self) -> list[Visitor]:
        return [each for each in self.people if may_choose(each.page, self.game)]

    def some(self, moves: int) -> None:
        """So many moves."""
        for _ in range(moves):
            self.next()


def hurry(people: list[Visitor], table: str, chance: Random, note: str = "", times: int = 0) -> None:
    """Makes these people's moves over the API until so many notes of that type are told, or the game is scored.

    Their pages are away meanwhile, so that they need not show each move, and come back to the table then. What a page
    sent last may still be on its way when it leaves: the question that it answers is then stale for whoever was asked.
    """
    for visitor in people:
        visitor.go("about:blank")
    on_their_way = len(people)
    while True:
        visitor, now = until(lambda: _asked_or_scored(people, table), 30, "somebody's turn")
        if now["asked"] is None or (note and _told(visitor, table, note) >= times):
            break
        move = {"id": str(uuid4()), "asked": now["asked"], "move": chance.choice(now["legal"])}
        answer = visitor.tries(f"/api/tables/{table}/moves/", move)
        if not answer.ok:
            on_their_way -= 1
            assert answer.json()["code"] == "stale", answer.text()
            assert on_their_way >= 0
    for visitor in people:
        visitor.at(table)


def _told(visitor: Visitor, table: str, note: str) -> int:
    entries = visitor.ask(f"/api/tables/{table}/entries/?after=0")["entries"]
    return sum(one["type"] == note for entry in entries for one in entry["notes"])


def _asked_or_scored(people: list[Visitor], table: str) -> tuple[Visitor, dict[str, Any]] | None:
    for visitor in people:
        now: dict[str, Any] = visitor.ask(f"/api/tables/{table}/")
        if now["asked"] is not None or now["status"] == "scored":
            return visitor, now
    return None
