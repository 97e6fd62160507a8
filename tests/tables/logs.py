"""A table's log in memory: entries as the writer makes them, folded as everybody folds them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import msgspec

from events.entry import ZERO, Entry, make_entry
from events.fold import REWINDS, effective
from games import catalog
from games.engine.canonical import canonical
from games.engine.chance import commitment, draw
from games.engine.contract import Dealer, Over
from games.tables import bodies
from games.tables.fold import FOLD, Telling
from games.tables.table import Table

_BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
SEED = bytes(range(32))
HURRY = bodies.Pace(deadline=60)


def folded(entries: list[Entry]) -> Table:
    """The table as these entries tell it, all of which count."""
    table = FOLD.start(entries[0].stream)
    for entry in entries:
        FOLD.apply(table, entry, SEED)
    return table


class Log:
    """One table; an entry a minute."""

    def __init__(self, game: str, seats: int, pace: bodies.Pace = HURRY) -> None:
        self.entries: list[Entry] = []
        self.table = FOLD.start("00000000-0000-4000-8000-000000000001")
        rules = catalog.game(game).rules
        opened = bodies.Opened(game, rules.version, seats, {}, pace, commitment(SEED), host="player 0")
        self.add("opened", body=opened)
        for seat in range(seats):
            self.add("seated", seat=seat, body=bodies.Seated("person", player=f"player {seat}"))

    def add(self, kind: str, *, seat: int | None = None, body: Any = None) -> Telling:
        """One more entry; what it tells."""
        seq, before = len(self.entries) + 1, self.entries[-1].hash if self.entries else ZERO
        at = (_BEGIN + timedelta(minutes=seq)).isoformat(timespec="microseconds")[:26] + "Z"
        written = canonical({} if body is None else body)
        entry = make_entry(self.table.id, seq, kind, seat, at, None, written, SEED, before)
        self.entries.append(entry)
        if kind in REWINDS:
            self.table = folded(effective(self.entries)[:-1])
        return FOLD.apply(self.table, entry, SEED)

    def start(self) -> None:
        """The game begins."""
        self.add("started")
        self._settle()

    def play(self, chance: Random) -> None:
        """A random choice of somebody who is asked, and whatever follows from it."""
        seat = chance.choice([seat for seat, number in enumerate(self.table.game.asked) if number is not None])
        self.choose(seat, chance.choice(self.table.rules.legal(self.table.game.state, seat)))

    def choose(self, seat: int, move: Any, by: bodies.By = "person") -> None:
        """That seat's choice, and whatever follows from it."""
        self.add("played", seat=seat, body=bodies.Played(by, msgspec.Raw(canonical(move))))
        self._settle()

    def _settle(self) -> None:
        while isinstance(waiting := self.table.game.waiting, Dealer):
            self.add("dealt", body=bodies.Dealt(list(draw(SEED, self.table.game.digest, waiting))))
        if isinstance(waiting, Over):
            self.add("ended", body=bodies.Ended("played"))
