"""A bot's question is put anew while it thinks: what it says then is late, and the new question is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest
import structlog

from events import store, writer
from games.tables import clock, waking
from games.tables.table import Table
from games.tables.writes import ending, opening
from tests.people import PATIENCE, Person, bring_back, head, move, now, play_until, take_back
from tests.running.processes import until
from tests.workers.conftest import Sent
from workers import bots, tasks
from workers.tasks import take_bot_turn

Renew = Callable[[Person, str], None]


def after_alice(alice: Person) -> str:
    """A table without patience where Alice has chosen and a bot is asked."""
    places = (opening.Place("me"), opening.Place("bot"), opening.Place("bot"))
    table = opening.open_table(alice.id, opening.Terms("anansi", places, patience=0, bot_delay=0)).result(PATIENCE)
    alice.post(f"tables/{table}/start/")
    play_until(table, [alice], Random(1), lambda game: game.game.asked[0] is not None)
    move(alice, table)
    play_until(table, [alice], Random(1), lambda game: bool(waking.bots_asked(game)))
    return table


def taken_back(table: str) -> None:
    """Alice takes her latest choice back, and all that followed: bots agree to everything."""
    entries = store.entries(table)
    choice = max(entry.seq for entry in entries if entry.kind == "played" and entry.seat == 0)
    take_back(table, 0, choice, ask=True)


def chosen_again(alice: Person, table: str) -> None:
    taken_back(table)
    move(alice, table)


def brought_back(alice: Person, table: str) -> None:
    taken_back(table)
    bring_back(table, 0, ask=True)


def paused_and_resumed(alice: Person, table: str) -> None:
    ending.close_idle(table).result(PATIENCE)
    alice.post(f"tables/{table}/resume/")


RENEWALS: Sequence[Renew] = (chosen_again, brought_back, paused_and_resumed)
by_renewal = pytest.mark.parametrize("renew", RENEWALS, ids=lambda renew: renew.__name__)


def while_it_thinks(monkeypatch: pytest.MonkeyPatch, act: Callable[[], None]) -> None:
    """Bots think as ever, and meanwhile that happens, once."""
    acts = [act]

    def thinker(level: str) -> Callable[..., bots.Thought]:
        def think(*given: Any) -> bots.Thought:
            thought = bots.thinker(level)(*given)
            while acts:
                acts.pop()()
            return thought

        return think

    monkeypatch.setattr(tasks, "thinker", thinker)


def asked_of(table: str) -> tuple[int, int]:
    """The bot that is asked, and the entry that asks it."""
    return waking.bots_asked(now(table))[0]


@by_renewal
def test_what_a_bot_answers_to_a_question_that_was_renewed_meanwhile_is_late_and_the_new_one_is_answered(
    renew: Renew, alice: Person, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = after_alice(alice)
    seat, asked = asked_of(table)
    while_it_thinks(monkeypatch, lambda: renew(alice, table))
    with structlog.testing.capture_logs() as lines:
        take_bot_turn(table, seat, asked)
    late = {"event": "bot_late", "log_level": "info", "table": table, "seat": seat, "asked": asked, "code": "stale"}
    assert lines == [late]
    renewed = head(table)
    assert asked_of(table) == (seat, renewed)
    assert renewed > asked
    assert ("workers.take_bot_turn", [table, seat, renewed]) in woken(sent)
    take_bot_turn(table, seat, asked)
    assert head(table) == renewed, "nor is it played when its worker tries once more"
    take_bot_turn(table, seat, renewed)
    assert [(entry.kind, entry.seat) for entry in store.entries(table, renewed)][:1] == [("played", seat)]


def woken(sent: Sent) -> list[tuple[str, list[Any]]]:
    writer.stop()  # what there is to tell has been told
    return [(name, arguments) for name, arguments, _ in sent]


@by_renewal
def test_what_was_to_be_answered_at_a_time_is_late_as_well(
    renew: Renew, alice: Person, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = after_alice(alice)
    seat, asked = asked_of(table)
    timers: list[Callable[[], object]] = []
    monkeypatch.setattr(tasks, "_moment", _at_some_time)
    monkeypatch.setattr(clock, "at", lambda when, do: timers.append(do))
    while_it_thinks(monkeypatch, lambda: renew(alice, table))
    take_bot_turn(table, seat, asked)
    renewed = head(table)
    take_bot_turn(table, *asked_of(table))
    timers.pop(0)()
    writer.stop()
    assert head(table) == renewed
    timers.pop(0)()
    until(lambda: head(table) > renewed, PATIENCE)
    assert [(entry.kind, entry.seat) for entry in store.entries(table, renewed)][:1] == [("played", seat)]


def _at_some_time(table: Table, at: str | None) -> datetime:
    return datetime.now(UTC)
