"""The sweep: an emptied broker, a dead timer or a lost message costs seconds, never a game."""

from __future__ import annotations

from datetime import timedelta
from random import Random

import pytest

from config.celery import app
from events import store
from games.tables import clock, sweep, waking
from games.tables.writes import opening
from tests.people import Person, head, now, play_until, sit, started
from tests.running.processes import until
from tests.workers.conftest import Sent, empty_broker

OVER = 60


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever stands, stands for long enough."""
    monkeypatch.setattr(sweep, "_YOUNG", timedelta(0))
    monkeypatch.setattr(sweep, "_PATIENCE", timedelta(0))
    monkeypatch.setattr(sweep, "_woken", {})
    monkeypatch.setattr(sweep, "_resting", {})


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
    alice: Person, impatient: None, request: pytest.FixtureRequest
) -> None:
    table = standing_bots(alice)
    until(lambda: all_sent(table), 10)
    assert empty_broker() >= 3
    before = head(table)
    sweep.sweep()
    request.getfixturevalue("worker")
    until(lambda: not waking.bots_asked(now(table)), 20, "the bots")
    assert {entry.seat for entry in store.entries(table, before) if entry.kind == "played"} >= {1, 2, 3}


def test_a_bot_within_its_patience_is_left_to_think(alice: Person, impatient: None, sent: Sent) -> None:
    table = standing_bots(alice)
    asked = set(waking.bots_asked(now(table)))
    until(lambda: asked <= {(seat, number) for _, (_, seat, number), _ in sent}, 10, "the bots are woken")
    sent.clear()
    with pytest.MonkeyPatch.context() as patient:
        patient.setattr(sweep, "_PATIENCE", timedelta(seconds=OVER))
        sweep.sweep()
        assert sent == []
    sweep.sweep()
    assert {(args[0], args[1]) for _, args, _ in sent} == {(table, 1), (table, 2), (table, 3)}


def test_a_table_that_moves_is_not_looked_at_and_one_that_waits_for_people_only_once(
    alice: Person, impatient: None
) -> None:
    table = started("anansi", [alice], bots=2)
    play_until(table, [alice], Random(1), enough=lambda game: not waking.bots_asked(game))
    with pytest.MonkeyPatch.context() as calm:
        calm.setattr(sweep, "_YOUNG", timedelta(seconds=OVER))
        assert sweep.sweep() == 0
        alice.post(f"tables/{table}/chat/", {"text": "hello"})
        assert sweep.sweep() == 1  # talk is no move
    assert sweep.sweep() == 0
    play_until(table, [alice], Random(1), enough=lambda game: head(table) > 20 and not waking.bots_asked(game))
    assert sweep.sweep() == 1


def test_the_clock_of_a_dead_process_is_found_by_the_sweep(
    alice: Person, bob: Person, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "watch", lambda table: None)
    terms = opening.Terms("asterix", (opening.Place("me"), opening.Place("open")), deadline=0)
    table = opening.open_table(alice.id, terms).result(10)
    sit(bob, table, 1)
    alice.post(f"tables/{table}/start/")
    before = head(table)
    sweep.sweep()
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
    alice: Person, impatient: None, request: pytest.FixtureRequest
) -> None:
    table = started("anansi", [alice], bots=2)
    play_until(table, [alice], Random(3))
    assert now(table).status == "ended"
    until(all_told, 10)
    empty_broker()
    sweep.sweep()
    request.getfixturevalue("worker")
    until(lambda: now(table).status == "scored", 20, "the result")
    assert [entry.kind for entry in store.entries(table)][-3:] == ["ended", "scored", "revealed"]


def all_told() -> bool:
    """Whether the scoring has been asked for."""
    with app.connection_for_read() as broker:
        return len(broker.SimpleQueue("default")) > 0
