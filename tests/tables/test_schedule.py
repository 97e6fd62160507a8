"""When a table needs a look by the sweep, and what is written of it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from django.core.management import call_command

from events import cache, store
from events.projections import Change
from games import catalog
from games.engine.contract import Players
from games.engine.replay import Replay
from games.tables import bodies, schedule
from games.tables.models import Due
from games.tables.table import Chair, Status, Table
from tests.people import Person, finished, move, open_table, play_until, started

ASKED = datetime(2026, 11, 22, 12, 0, tzinfo=UTC)
ALICE = Chair("person", "0" * 36)
BOB, BOT = Chair("person", "1" * 36), Chair("bot", None, "casual")
DAY = 86_400
CLOSING = bodies.WEEK - 3_600
"""When the table is paused if nobody moves: it was opened an hour before."""


def table(
    status: Status,
    chair: Chair = BOB,
    *,
    deadline: int | None = None,
    window: bool = False,
    bot_delay: int = 1200,
) -> Table:
    """A table where seat 1 has been asked by entry 9, if anybody is asked at all."""
    terms = bodies.Opened("asterix", 1, 2, {}, bodies.Pace(deadline, 20, bot_delay), "", "0" * 36)
    found = Table("a" * 36, status, terms, "2026-11-22T11:00:00.000000Z", (ALICE, chair))
    if status == "paused":
        found.paused_until = "2026-11-23T12:00:00.000000Z"
    if status not in ("open", "abandoned"):
        rules = catalog.game("asterix").rules
        state = rules.start(rules.standard(2, rules.options_type()))
        found.replay = Replay(rules, state, digest=b"", asked=[None, None])
    if found.replay is not None and status in ("running", "paused"):
        found.replay.waiting = Players((1,), window=window)
        found.replay.asked = [None, 9]
        found.asked_at = (None, "2026-11-22T12:00:00.000000Z")
    return found


@pytest.mark.parametrize(
    ("standing", "after", "look"),
    [
        (table("open"), 1, CLOSING),
        (table("running"), 1, CLOSING),
        (table("running"), CLOSING + 1, CLOSING + 4),
        (table("running", deadline=60), 1, 60),
        (table("running", deadline=60), 61, 64),
        (table("running", deadline=DAY), 1, DAY),
        (table("running", BOT), 1, 3 + 2 * 1.2),
        (table("running", BOT), 10, 10 + 3 + 2 * 1.2),
        (table("running", BOT, bot_delay=0), 1, 3),
        (table("running", BOT, deadline=5), 1, 5),
        (table("running", window=True), 1, 20),
        (table("running", window=True, deadline=DAY), 1, 2 * 1.6),
        (table("running", window=True, deadline=DAY), 4, CLOSING),
        (table("running", BOT, window=True, deadline=DAY), 1, 3 + 2 * 1.2),
        (table("paused", BOT, deadline=60), 1, DAY),
        (table("ended"), 1, 4),
        (table("scored"), 1, None),
        (table("abandoned"), 1, None),
    ],
)
def test_a_table_needs_a_look_when_the_first_thing_falls_due(standing: Table, after: float, look: float | None) -> None:
    at = schedule.next_look(standing, ASKED + timedelta(seconds=after))
    assert (at and (at - ASKED).total_seconds()) == look


def test_tables_have_a_row_until_they_are_finished_and_a_rebuild_finds_the_same(alice: Person, bob: Person) -> None:
    tables = {open_table(alice, "asterix", "me open"), started("asterix", [alice, bob], bots=1)}
    finished("anansi", [alice], Random(1), bots=2)
    bob.ask("DELETE", f"tables/{open_table(bob, 'asterix', 'me open')}/seats/0/")
    assert set(Due.objects.values_list("id", flat=True)) == tables
    call_command("rebuild", "schedule", "--check")
    call_command("rebuild", "schedule")
    assert set(Due.objects.values_list("id", flat=True)) == tables


def test_a_row_is_written_anew_only_when_half_of_its_time_is_over(
    alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Any] = []
    each = store.for_each

    def counted(sql: str, rows: Sequence[tuple[Any, ...]]) -> None:
        written.extend(rows if sql in (schedule._UPSERT, schedule._DROP) else ())
        each(sql, rows)

    monkeypatch.setattr(store, "for_each", counted)
    table = started("asterix", [alice, bob], pace={"deadline": 600})
    before = len(written)
    play_until(table, [alice, bob], Random(1), enough=lambda table: table.game.state.round > 1)
    assert len(written) == before


def test_what_falls_due_earlier_than_it_stands_is_written_at_once(alice: Person) -> None:
    table = started("asterix", [alice], bots=1, pace={"deadline": DAY})
    play_until(table, [alice], Random(1), enough=lambda table: table.game.asked[0] is not None)
    assert Due.objects.get().at > datetime.now(UTC) + timedelta(seconds=DAY - 100)
    while cache.current(table).state.game.asked[1] is None:
        move(alice, table)
    assert Due.objects.get().at < datetime.now(UTC) + schedule.OVERDUE_AFTER


@pytest.mark.django_db(transaction=True)
def test_a_row_is_never_later_than_what_is_due_whoever_wrote_it_before() -> None:
    now = datetime.now(UTC)
    chance = Random(1)
    states = [table("running", chair, deadline=deadline) for chair in (BOB, BOT) for deadline in (None, 60, DAY)]
    before = None
    for second in range(60):
        after = copy(chance.choice(states))
        after.opened_at = now.isoformat()
        after.asked_at = (None, (now + timedelta(seconds=second / 10)).isoformat())
        schedule.Schedule().apply([Change(after.id, second, after, before)])
        assert Due.objects.get().at <= min(duty.at for duty in schedule.duties(after))
        before = after
