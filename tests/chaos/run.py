"""One run: people play, something is struck, all must be well again, everything is looked at; again and again."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from random import Random
from typing import Final

from django.db import DatabaseError

from tests.chaos import checks, looking
from tests.chaos.checks import Fault
from tests.chaos.crowd import PLANS, Crowd
from tests.chaos.stacks import PATIENCE, Stack
from tests.chaos.strikes import Killed
from tests.running.processes import until

TWICE: Final = 0.25
"""How likely something else is struck while the first victim is down."""
_FINISHED: Final = ("scored", "abandoned")
_PAUSE: Final = threading.Event()


@dataclass
class Tally:
    """What a run came to."""

    strikes: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By victim and by what happened to it."""
    rounds: int = 0
    messages: int = 0
    well: list[float] = field(default_factory=list)
    """By round: seconds until all was well, once what we bring back was back."""
    waits: list[float] = field(default_factory=list)
    """By round: seconds until the last table had moved, once all was well."""
    faults: list[Fault] = field(default_factory=list)

    @property
    def struck(self) -> int:
        """How many strikes there were."""
        return self.strikes.total()


class Run:
    """Strikes at a stack on which people play.

    `down`, `between` and `bound`: the most seconds until mended, until the next, and until every table has moved.
    """

    def __init__(self, stack: Stack, seed: int, down: float, between: float, bound: float) -> None:
        self.stack = stack
        self.crowd = Crowd(stack.addresses, seed)
        self.tally = Tally()
        self._chance = Random(seed)
        self._down = down
        self._between = between
        self._bound = bound

    def play(self, enough: Callable[[Tally], bool]) -> None:
        """Until that is enough, or a fault is found."""
        self.crowd.start()
        try:
            until(lambda: len(self.crowd.book.playing()) == len(PLANS), PATIENCE, "the first tables")
            while not (self.tally.faults or self.crowd.trouble() or enough(self.tally)):
                self._round()
        except (AssertionError, DatabaseError) as failed:  # waited in vain, or away though all is well
            self._blame([Fault("well", "all of it", f"{failed}")])
        finally:
            self.crowd.stop()
        if trouble := self.crowd.trouble():
            self._blame([Fault("people", "somebody", trouble)])
        if not self.tally.faults:
            self.look(self.crowd.book.tables())

    def look(self, tables: Sequence[str]) -> None:
        """Look at these tables and all projections, and note what is wrong with them."""
        book = self.crowd.book
        for table in tables:
            notes = book.read(table)  # before the log is read, which may only be longer
            standing = looking.standing(table)
            self.tally.messages += sum(len(messages) for _, messages in notes.heard)
            self._blame(checks.all_of(standing, notes))
            if notes.heard and all(ear.client.now.get("status") in _FINISHED for ear, _ in notes.heard):
                book.close(table)
        self._blame(checks.projected(looking.different()))

    def _blame(self, faults: Iterable[Fault]) -> None:
        self.tally.faults += faults

    def _round(self) -> None:
        queues, since = self._strike()
        began = time.monotonic()
        until(self.stack.well, PATIENCE, "good health")
        looking.connect_anew()
        looking.until_alive(queues, since)
        well = time.monotonic() - began
        waits = looking.waits(self._bound)
        self.tally.rounds += 1
        self.tally.well.append(well)
        self.tally.waits.append(max((float("inf") if each is None else each for each in waits.values()), default=0.0))
        print(
            f"  well after {well:.1f} s, all {len(waits)} tables moved after {self.tally.waits[-1]:.1f} s", flush=True
        )
        self._blame(checks.moving(waits, self._bound))
        self.look(self.crowd.book.playing())
        _PAUSE.wait(self._chance.uniform(0.0, self._between))

    def _strike(self) -> tuple[set[str], datetime]:
        """Strike once or twice at once; the queues whose workers begin anew, and since when."""
        victims = self._chance.sample(self.stack.strikes(), 2 if self._chance.random() < TWICE else 1)
        strikes = [self._chance.choice(ways) for ways in victims]
        for strike in strikes:
            print(f"{datetime.now(UTC):%H:%M:%S} {strike.victim} {strike.what}", flush=True)
            strike.hit()
            self.tally.strikes[strike.victim, strike.what] += 1
        since = datetime.now(UTC)
        _PAUSE.wait(self._chance.uniform(0.0, self._down))
        # What was killed comes last: who starts it again waits for others to end, which nobody does who is held.
        for strike in sorted(strikes, key=lambda each: isinstance(each, Killed)):
            strike.mend()
        return {queue for strike in strikes for queue in strike.queues}, since
