"""A table's log in memory: entries as the writer makes them, folded as everybody folds them."""

from __future__ import annotations

from copy import copy
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import msgspec

from events.canonical import canonical
from events.entry import ZERO, Entry, make_entry
from events.fold import REWINDS, effective
from games import catalog
from games.engine.chance import commitment, draw
from games.engine.contract import Dealer, Over
from games.tables import bodies
from games.tables.fold import FOLD, Telling

_BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
SEED = bytes(range(32))
HURRY = bodies.Pace(deadline=60)


class Log:
    """One table; an entry a minute, or whatever `step` says."""

    step = timedelta(minutes=1)

    def __init__(self, game: str, seats: int, pace: bodies.Pace = HURRY) -> None:
        self.entries: list[Entry] = []
        self.now = _BEGIN  # the time of the latest entry
        self.table = FOLD.start("00000000-0000-4000-8000-000000000001")
        self._kept = [FOLD.copy(self.table)]  # as of each entry, as snapshots are
        rules = catalog.game(game).rules
        opened = bodies.Opened(game, rules.version, seats, {}, pace, commitment(SEED), host="player 0")
        self.add("opened", body=opened)
        for seat in range(seats):
            self.add("seated", seat=seat, body=bodies.Seated("person", player=f"player {seat}"))

    def add(self, kind: str, *, seat: int | None = None, body: Any = None) -> Telling:
        """One more entry; what it tells."""
        seq, before = len(self.entries) + 1, self.entries[-1].hash if self.entries else ZERO
        self.now += self.step
        at = self.now.isoformat(timespec="microseconds")[:26] + "Z"
        written = canonical({} if body is None else body)
        entry = make_entry(self.table.id, seq, kind, seat, at, None, written, SEED, before)
        self.entries.append(entry)
        if kind in REWINDS:
            told = self._fold_again(self._before(min(entry.data()["entries"])))
        else:
            told = FOLD.apply(self.table, entry, SEED)
        self._kept.append(FOLD.copy(self.table))
        return told

    def _before(self, seq: int) -> int:
        """The latest entry before that one behind which nothing reached later."""
        for entry in self.entries[seq - 1 :]:
            if entry.kind in REWINDS and (first := min(entry.data()["entries"])) < seq:
                return self._before(first)
        return seq - 1

    def _fold_again(self, after: int) -> Telling:
        self.table = FOLD.copy(self._kept[after])
        *past, last = (entry for entry in effective(self.entries) if entry.seq > after)
        for entry in past:
            FOLD.apply(self.table, entry, SEED)
        return FOLD.apply(self.table, last, SEED)

    def fork(self) -> Log:
        """The same log, to go on with in another way."""
        twin = copy(self)
        twin.entries, twin.table, twin._kept = self.entries.copy(), FOLD.copy(self.table), self._kept.copy()
        return twin

    def start(self) -> None:
        """The game begins."""
        self.add("started")
        self._settle()

    def play(self, chance: Random) -> list[Telling]:
        """A random choice of somebody who is asked, and whatever follows from it; what all that tells."""
        seat = chance.choice([seat for seat, number in enumerate(self.table.game.asked) if number is not None])
        return self.choose(seat, chance.choice(self.table.rules.legal(self.table.game.state, seat)))

    def choose(self, seat: int, move: Any, by: bodies.By = "person") -> list[Telling]:
        """That seat's choice, and whatever follows from it; what all that tells."""
        played = self.add("played", seat=seat, body=bodies.Played(by, msgspec.Raw(canonical(move))))
        return [played, *self._settle()]

    def _settle(self) -> list[Telling]:
        told = []
        while isinstance(waiting := self.table.game.waiting, Dealer):
            told.append(self.add("dealt", body=bodies.Dealt(list(draw(SEED, self.table.game.digest, waiting)))))
        if isinstance(waiting, Over):
            told.append(self.add("ended", body=bodies.Ended("played")))
        return told
