"""All that is derived equals a refold, on tables with undos, seats that changed hands, resignations, and late rows.

A few tables in every run; `make histories` plays a thousand.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from io import StringIO
from itertools import groupby
from random import Random

import pytest
from django.core.management import call_command

from events import projections, store
from events.fold import effective
from games import catalog
from games.tables import clock
from games.tables.models import PlayerNumbers, SeatResult
from games.tables.writes import ending
from tests.people import Person, guest
from tests.tables.honest import Honest

TABLES = int(os.environ.get("GRIOT_HISTORIES") or 9)
NAMES = ("lobby", "schedule", "results", "analyses", "numbers")
GAMES = [game.rules.key for game in catalog.games()]


class Whole(Honest):
    """A table at which anything may happen for a while; then most are played to their end."""

    def _finish(self) -> None:
        if self.chance.random() < 0.5:
            super()._finish()
            return
        while self.table.status == "running":
            self._agreed()
            self._play()
        while self.table.status == "paused":
            ending.close_idle(self.id).result()
        ending.score(self.id).result()


@pytest.fixture
def tables(alice: Person, same_luck: None, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Their ids, in the order in which they ended; some entries were left to be taken in later."""
    monkeypatch.setattr(clock, "watch", lambda table: None)
    people = [alice, *(guest(alice.http, f"Guest {number}") for number in range(7))]
    ended = []
    for number in range(TABLES):
        chance = Random(number)
        with monkeypatch.context() as patch:
            if number % 5 == 1:
                patch.setattr(projections, "follow", lambda group, alone: projections.mark(group))
            ended.append(Whole(GAMES[number % len(GAMES)], people, chance, steps=chance.choice([5, 30, 60])).id)
        if number % 3 == 0:
            projections.catch_up()
    while projections.catch_up():
        pass
    return ended


def streaks(ranks: Sequence[int]) -> tuple[int, int]:
    """The newest and the longest run of first places."""
    runs = [(won, len(list(run))) for won, run in groupby(rank == 1 for rank in ranks)]
    newest = runs[-1][1] if runs[-1][0] else 0
    return newest, max((length for won, length in runs if won), default=0)


def test_rows_are_what_the_logs_say_and_what_a_refold_makes_of_them(tables: list[str]) -> None:
    out = StringIO()
    call_command("rebuild", "--check", stdout=out, stderr=out)
    assert out.getvalue().splitlines() == [f"{name}: checked" for name in NAMES]
    ranks: dict[tuple[str, str], list[int]] = {}
    kinds: Counter[str] = Counter()
    for table in tables:
        log = store.entries(table)
        kinds.update({entry.kind for entry in log})
        rows = SeatResult.objects.filter(table=table)
        chosen = sum(row.by_person + row.by_bot + row.by_clock for row in rows)
        assert chosen == sum(entry.kind == "played" for entry in effective(log))
        for row in rows.filter(player__isnull=False, rank__isnull=False):
            ranks.setdefault((str(row.player_id), row.game), []).append(row.rank or 0)
    told = {(str(each.player_id), each.game): each for each in PlayerNumbers.objects.all()}
    assert told.keys() == ranks.keys()
    for key, one in told.items():
        assert (one.games, one.wins, one.ranks) == (len(ranks[key]), ranks[key].count(1), sum(ranks[key]))
        assert (one.streak, one.longest_streak) == streaks(ranks[key])
    assert min(kinds[kind] for kind in ("undone", "redone", "handed_over", "resigned", "abandoned", "scored")) > 0
