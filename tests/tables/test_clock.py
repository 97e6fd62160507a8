"""The clock and windows: deadlines, who answers when they pass, what is told of it."""

from __future__ import annotations

import threading
from datetime import UTC, datetime
from random import Random

import pytest

from events import store, writer
from games.tables import clock, schedule, sweep
from games.tables.table import Table
from games.tables.writes import moves, opening
from tests.people import (
    Person,
    both_asked,
    head,
    move,
    new_move,
    now,
    play_until,
    sit,
    started,
    unchanged,
)
from tests.running.processes import until
from workers.tasks import score_table

SOON = 30


def test_a_question_has_a_deadline_where_the_table_wants_one(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob], pace={"deadline": 60})
    told = alice.get(f"tables/{table}/")
    assert (told["waiting"]["seats"], told["waiting"]["window"]) == ([0], False)
    started_at = alice.get(f"tables/{table}/entries/?after={told['seq'] - 1}")["entries"][0]["at"]
    left = datetime.fromisoformat(told["waiting"]["deadline"]) - datetime.fromisoformat(started_at)
    assert round(left.total_seconds(), 2) == 60


def test_who_answers_first_of_several_moves_no_deadline(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob], pace={"deadline": 600})
    play_until(table, [alice, bob], Random(1), both_asked)
    before = bob.get(f"tables/{table}/")["waiting"]["deadline"]
    move(alice, table)
    assert bob.get(f"tables/{table}/")["waiting"] == {"seats": [1], "window": False, "topic": None, "deadline": before}


def test_without_a_deadline_a_question_stays_open(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    assert alice.get(f"tables/{table}/")["waiting"]["deadline"] is None
    with unchanged(table):
        sweep.sweep()


def test_the_clock_answers_for_nobody_before_the_time(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob], pace={"deadline": 60})
    with unchanged(table):
        clock.call_time(now(table))
        assert moves.time_out(table, 0, now(table).game.asked[0] or 0).result(SOON) is False


def test_who_answers_a_window_is_told_to_nobody_before_the_end(windows: None, alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob], bots=1, pace={"window": 600})
    waiting = alice.get(f"tables/{table}/")["waiting"]
    assert waiting["window"]
    assert waiting["deadline"], "windows have one though the table has none"
    bob.ask("DELETE", f"tables/{table}/seats/1/")
    play_until(table, [alice], Random(2), lambda table: table.game.state.round > 1 or head(table.id) > 40)
    alice.post(f"tables/{table}/resign/")
    played = [entry for entry in alice.get(f"tables/{table}/entries/")["entries"] if entry["kind"] == "played"]
    assert {(entry["by"], entry["data"]) for entry in played} == {(None, None)}
    assert {entry.data()["by"] for entry in store.entries(table) if entry.kind == "played"} == {"person", "bot"}


@pytest.mark.parametrize(("deadline", "stays"), [(None, False), (3_599, False), (3_600, True), (86_400, True)])
def test_windows_stay_open_where_a_turn_may_take_hours_or_days(
    deadline: int | None, stays: bool, windows: None, alice: Person, bob: Person
) -> None:
    table = started("asterix", [alice, bob], pace={"deadline": deadline, "window": 600})
    assert (alice.get(f"tables/{table}/")["waiting"]["deadline"] is None) == stays


def hasty(alice: Person, bob: Person, game: str = "asterix") -> str:
    """A table where the time for an answer is over at once, which nobody may wish for over the API."""
    seats = (opening.Place("me"), opening.Place("open"), *[opening.Place("bot")] * (game == "anansi"))
    terms = opening.Terms(game, seats, deadline=0, bot_delay=0)
    table = opening.open_table(alice.id, terms).result(SOON)
    sit(bob, table, 1)
    alice.post(f"tables/{table}/start/")
    return table


@pytest.mark.parametrize("game", ["anansi", "asterix"])
def test_the_timer_of_a_process_answers_for_whoever_lets_the_time_pass(game: str, alice: Person, bob: Person) -> None:
    table = hasty(alice, bob, game)
    until(lambda: now(table).status == "ended", SOON)
    score_table(table)
    played = [entry for entry in alice.get(f"tables/{table}/entries/")["entries"] if entry["kind"] == "played"]
    assert {entry["by"] for entry in played} == {"clock"}


def test_a_table_has_one_timer_however_long_its_game_and_the_clock_writes_nothing_that_does_nothing(
    alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[tuple[str, int, int]] = []
    monkeypatch.setattr(moves, "time_out", lambda *command: commands.append(command))
    table = started("asterix", [alice, bob], pace={"deadline": 30})

    def looks(table: Table) -> bool:
        assert len(clock._timers) <= 1
        for _, look in tuple(clock._timers.values()):
            look()  # as if its time had come
        return False

    play_until(table, [alice, bob], Random(1), looks)
    assert head(table) > 150
    writer.stop()  # all has been told
    assert (clock._timers, commands) == ({}, [])


def test_what_falls_due_in_hours_is_left_to_the_sweep_and_what_does_soon_replaces_what_was_known(
    alice: Person, bob: Person
) -> None:
    started("asterix", [alice, bob], pace={"deadline": 61})
    table = started("asterix", [alice, bob], pace={"deadline": 50})
    writer.stop()
    assert [when for when, _ in clock._timers.values()] == [now(table).due()]
    play_until(table, [alice, bob], Random(1), both_asked)
    writer.stop()
    assert [when for when, _ in clock._timers.values()] == [now(table).due()]
    alice.post(f"tables/{table}/resign/")
    writer.stop()
    assert clock._timers == {}


def test_a_timer_that_came_too_early_is_set_again(alice: Person, bob: Person) -> None:
    started("asterix", [alice, bob], pace={"deadline": 30})
    writer.stop()
    ((id, (when, look)),) = clock._timers.items()
    clock.forget()  # as when it goes off: another process has written since, and there is more time
    look()
    assert [(each, at) for each, (at, _) in clock._timers.items()] == [(id, when)]


def test_something_that_fails_in_the_timer_stops_nothing_else() -> None:
    done = threading.Event()
    clock.at(datetime.now(UTC), lambda: 1 / 0)
    clock.at(datetime.now(UTC), done.set)
    assert done.wait(SOON)


def test_the_sweep_finds_questions_whose_timer_has_died(
    alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "watch", lambda table: None)
    table = hasty(alice, bob)
    wish = new_move(alice, table)
    before = head(table)
    sweep.sweep(datetime.now(UTC) + schedule.OVERDUE_AFTER)
    until(lambda: head(table) > before, SOON)
    with unchanged(table):
        assert moves.time_out(table, 0, wish["asked"]).result(SOON) is False, "an old question is nobody's any more"
        assert alice.refused("POST", f"tables/{table}/moves/", wish) == (409, "stale", None)
