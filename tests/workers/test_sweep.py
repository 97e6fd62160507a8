"""The sweep: an emptied broker, a dead timer or a lost message costs seconds, never a game."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from random import Random
from typing import Any

import pytest

from config.celery import app
from events import cache, store, writer
from events.fold import Folded
from games.tables import clock, schedule, sweep, waking
from games.tables.models import Due
from games.tables.table import Table
from games.tables.writes import opening
from tests.people import Person, bots_move, finished, head, move, now, play_until, sit, started
from tests.running.processes import until
from tests.tables.test_idle import weary
from tests.workers.conftest import Sent, empty_broker
from workers.tasks import take_bot_turn

OVER = 60


def in_a_while() -> datetime:
    """When nobody has patience any more."""
    return datetime.now(UTC) + timedelta(seconds=OVER)


class Later(datetime):
    """A clock that is as far ahead as the sweeps of these tests."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Any:
        return in_a_while()


def standing_bots(alice: Person) -> str:
    """A table of Asterix where three bots are asked at once."""
    table = started("asterix", [alice], bots=3)
    play_until(table, [alice], Random(1), enough=lambda game: len(waking.bots_asked(game)) == 3)
    return table


def all_sent(table: str) -> bool:
    """Whether all that was written has been told to workers."""
    with app.connection_for_read() as broker:
        return len(broker.SimpleQueue("bots")) >= len(waking.bots_asked(now(table)))


def test_all_bots_that_stand_are_started_again_after_the_broker_was_emptied(
    alice: Person, request: pytest.FixtureRequest
) -> None:
    table = standing_bots(alice)
    until(lambda: all_sent(table), 10)
    assert empty_broker() >= 3
    before = head(table)
    sweep.sweep(in_a_while())
    request.getfixturevalue("worker")
    until(lambda: not waking.bots_asked(now(table)), 20, "the bots")
    assert {entry.seat for entry in store.entries(table, before) if entry.kind == "played"} >= {1, 2, 3}


def test_a_bot_within_its_patience_is_left_to_think(alice: Person, sent: Sent) -> None:
    table = standing_bots(alice)
    asked = set(waking.bots_asked(now(table)))
    until(lambda: asked <= {(seat, number) for _, (_, seat, number), _ in sent}, 10, "the bots are woken")
    sent.clear()
    sweep.sweep(datetime.now(UTC) + schedule.OVERDUE_AFTER / 2)
    assert sent == []
    later = datetime.now(UTC) + 2 * schedule.OVERDUE_AFTER
    assert sweep.sweep(later) == 1
    assert {(args[0], args[1]) for _, args, _ in sent} == {(table, 1), (table, 2), (table, 3)}
    assert sweep.sweep(later) == 0, "now they have their time again"
    assert sweep.sweep(later + 2 * schedule.OVERDUE_AFTER) == 1


def test_an_answer_that_was_lost_with_its_process_before_its_moment_is_thought_of_anew(
    alice: Person, sent: Sent
) -> None:
    table = started("asterix", [alice], bots=1, pace={"bot_delay": 10_000})
    while not waking.bots_asked(now(table)):
        move(alice, table)
    writer.stop()  # all has been told
    before, (turn,) = head(table), waking.bots_asked(now(table))
    assert sent.pop()[1] == [table, *turn]
    take_bot_turn(table, *turn, at=in_a_while().isoformat())
    clock.forget()  # the process has died
    sweep.sweep(in_a_while())
    ((_, args, options),) = sent
    assert (args, options["at"]) == ([table, *turn], None)
    take_bot_turn(table, *turn, at=None)
    until(lambda: head(table) > before, 10, "the answer")


def test_of_tables_where_nobody_sits_few_at_a_time_come_earlier_so_that_all_go_on_one_day(
    alice: Person, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = sweep._DESERTED
    assert min(few) < max(few) < waking.LAST
    monkeypatch.setattr(sweep, "_DESERTED", (min(few), max(few)))
    deserted = {started("asterix", [alice], bots=2) for _ in range(3)}
    for table in deserted:
        alice.post(f"tables/{table}/resign/")
    watched = standing_bots(alice)

    def woken(later: datetime) -> set[str]:
        writer.stop()  # all has been told
        sent.clear()
        sweep.sweep(later)
        assert {options["priority"] for _, args, options in sent if args[0] == watched} == {waking.FIRST}
        woken = {args[0]: options["priority"] for _, args, options in sent if args[0] in deserted}
        assert sorted(woken.values()) == [waking.FIRST, waking.NEXT][: len(woken)]
        return set(woken)

    monkeypatch.setattr(schedule, "datetime", Later)
    first = woken(in_a_while())
    assert len(first) == 2
    for table in first:
        bots_move_once(table)
    assert woken(in_a_while() + 2 * schedule.OVERDUE_AFTER) >= deserted - first


def bots_move_once(table: str) -> None:
    """The bot that is asked takes its turn."""
    ((seat, asked),) = waking.bots_asked(now(table))
    take_bot_turn(table, seat, asked)


def test_a_table_that_waits_for_people_is_not_looked_at(alice: Person, sent: Sent) -> None:
    table = started("anansi", [alice], bots=2)
    play_until(table, [alice], Random(1), enough=lambda game: not waking.bots_asked(game))
    assert sweep.sweep(in_a_while()) == 0
    alice.post(f"tables/{table}/chat/", {"text": "hello"})
    assert sweep.sweep(in_a_while()) == 0


def test_a_finished_table_is_never_looked_at_again(alice: Person, sent: Sent) -> None:
    table = finished("anansi", [alice], Random(3), bots=2)
    assert not Due.objects.exists()
    alice.post(f"tables/{table}/chat/", {"text": "well played"})
    assert not Due.objects.exists()


def test_a_game_in_which_nobody_moves_is_paused_and_abandoned_by_the_sweep(alice: Person, bob: Person) -> None:
    table = weary(alice, bob)
    sweep.sweep(in_a_while())
    assert now(table).status == "paused"
    assert sweep.sweep(in_a_while() + 2 * schedule.OVERDUE_AFTER) == 1
    assert now(table).status == "abandoned"
    assert not Due.objects.exists()


def test_a_table_that_cannot_be_folded_keeps_the_sweep_from_no_other_and_is_left_alone_for_a_while(
    alice: Person, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, other = standing_bots(alice), standing_bots(alice)
    whole = cache.current

    def current(stream: str) -> Folded[Table]:
        assert stream != broken
        return whole(stream)

    monkeypatch.setattr(cache, "current", current)
    writer.stop()  # all has been told
    sent.clear()
    later = in_a_while()
    assert sweep.sweep(later) == 2
    assert {args[0] for _, args, _ in sent} == {other}
    assert sweep.sweep(later + schedule.OVERDUE_AFTER) == 1, "the other one"
    assert sweep.sweep(later + timedelta(minutes=1)) == 2


def test_a_look_that_is_overtaken_by_the_table_leaves_its_next_look_as_it_is(alice: Person, sent: Sent) -> None:
    table = standing_bots(alice)
    ((_, before),) = schedule.due(in_a_while(), 2)
    bots_move(table)
    Due.objects.update(at=before + timedelta(seconds=1))
    schedule.looked([(table, before, None)])
    assert Due.objects.get().at == before + timedelta(seconds=1)


def test_a_look_is_not_written_down_while_a_rebuild_is_at_work(
    alice: Person, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = standing_bots(alice)
    ((_, before),) = schedule.due(in_a_while(), 2)
    monkeypatch.setattr(store, "lock", lambda streams: store.Locked({}, projecting=False))
    schedule.looked([(table, before, None)])
    assert Due.objects.get().at == before


def test_the_clock_of_a_dead_process_is_found_by_the_sweep(
    alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "watch", lambda table: None)
    terms = opening.Terms("asterix", (opening.Place("me"), opening.Place("open")), deadline=0)
    table = opening.open_table(alice.id, terms).result(10)
    sit(bob, table, 1)
    alice.post(f"tables/{table}/start/")
    before = head(table)
    sweep.sweep(in_a_while())
    until(lambda: head(table) > before, 10, "an answer by the clock")
    told = alice.get(f"tables/{table}/entries/?after={before}")["entries"]
    assert [entry["by"] for entry in told if entry["kind"] == "played"][:1] == ["clock"]


def test_the_timer_of_this_process_answers_when_time_is_over(alice: Person, bob: Person) -> None:
    terms = opening.Terms("asterix", (opening.Place("me"), opening.Place("open")), deadline=1)
    table = opening.open_table(alice.id, terms).result(10)
    sit(bob, table, 1)
    alice.post(f"tables/{table}/start/")
    before = head(table)
    until(lambda: head(table) > before, 10, "an answer by the clock")
    assert alice.get(f"tables/{table}/entries/?after={before}")["entries"][0]["by"] == "clock"


def test_a_game_whose_scoring_was_lost_is_scored_after_the_next_sweep(
    alice: Person, request: pytest.FixtureRequest
) -> None:
    table = started("anansi", [alice], bots=2)
    play_until(table, [alice], Random(3))
    assert now(table).status == "ended"
    until(all_told, 10)
    empty_broker()
    sweep.sweep(in_a_while())
    request.getfixturevalue("worker")
    until(lambda: now(table).status == "scored", 20, "the result")
    assert [entry.kind for entry in store.entries(table)][-3:] == ["ended", "scored", "revealed"]


def all_told() -> bool:
    """Whether the scoring has been asked for."""
    with app.connection_for_read() as broker:
        return len(broker.SimpleQueue("default")) > 0
