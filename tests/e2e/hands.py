"""Playing through the page alone: whatever is lit may be chosen, and one of it is."""

from __future__ import annotations

from random import Random
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page, expect

from tests.e2e.visitor import Visitor
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
    """How many things are lit on the page."""
    return page.locator(LIT[game]).count()


def choose(page: Page, game: str, chance: Random) -> None:
    """Clicks one of the things that are lit, both steps."""
    lit = page.locator(LIT[game])
    lit.nth(chance.randrange(lit.count())).click()
    if game in THEN:
        uses = page.locator(THEN[game])
        expect(uses.first).to_be_visible()
        uses.nth(chance.randrange(uses.count())).click()


def over(page: Page) -> bool:
    """Whether the page shows the end of the game."""
    return page.locator("dialog.end[open]").count() > 0


class Play:
    """Several people at one table, each choosing whenever their own page lets them."""

    def __init__(self, game: str, people: list[Visitor], seed: int = 1) -> None:
        self.game = game
        self.people = people
        self.chance = Random(seed)
        self.moves = 0

    def next(self) -> bool:
        """One move by whoever may make one; False once all of them see the end."""
        until(lambda: self._able() or self._over(), 40, "a choice for somebody, or the end")
        able = self._able()
        if not able:
            return False
        choose(self.chance.choice(able).page, self.game, self.chance)
        self.moves += 1
        return True

    def _able(self) -> list[Visitor]:
        return [each for each in self.people if may_choose(each.page, self.game)]

    def _over(self) -> bool:
        return all(over(each.page) for each in self.people)

    def some(self, moves: int) -> None:
        """So many moves."""
        for _ in range(moves):
            assert self.next(), "the game ended too early"

    def to_the_end(self) -> None:
        """All that are left."""
        while self.next():
            assert self.moves < 500


def hurry(visitor: Visitor, table: str, chance: Random, note: str = "", times: int = 0) -> None:
    """Makes this person's moves over the API until so many notes of that type are told, or the game is scored.

    Their page is away meanwhile, so that it need not show each of them, and comes back to the table then.
    """
    visitor.go("about:blank")
    while True:
        now = until(lambda: _asked_or_scored(visitor, table), 30, "this person's turn")
        entries = visitor.ask(f"/api/tables/{table}/entries/?after=0")["entries"]
        told = sum(one["type"] == note for entry in entries for one in entry["notes"])
        if now["asked"] is None or (note and told >= times):
            break
        move = {"id": str(uuid4()), "asked": now["asked"], "move": chance.choice(now["legal"])}
        visitor.ask(f"/api/tables/{table}/moves/", move)
    visitor.at(table)


def _asked_or_scored(visitor: Visitor, table: str) -> dict[str, Any] | None:
    now: dict[str, Any] = visitor.ask(f"/api/tables/{table}/")
    return now if now["asked"] is not None or now["status"] == "scored" else None
