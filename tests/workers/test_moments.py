"""When a bot answers: it thinks at once and within a time, and nothing of how long it took is to be seen."""

from __future__ import annotations

import os
from bisect import bisect_right
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, tzinfo
from math import log, sqrt
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from events import store, writer
from games import catalog
from games.tables import clock, waking
from tests.people import Person, move, now, play_until, started
from tests.workers.conftest import Sent
from workers import bots, tasks
from workers.bots.bot import Considered
from workers.tasks import LEAST, WRITING, take_bot_turn

ENOUGH = int(os.environ.get("GRIOT_MOMENTS", "15"))
"""So many answers with one legal move. A game of Anansi with two strong bots has five or so, and thirty with many."""
SIMULATION = timedelta(milliseconds=5)
"""So long one takes by the clock of these tests: a hard choice takes a second."""
RARE = 1e-5
"""How often two samples of one distribution may be taken for different."""


class Clock:
    """A time that passes as bots think and not otherwise, and what is to be done at a moment."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = datetime(2026, 11, 22, 12, tzinfo=UTC)
        self.timers: list[tuple[datetime, Callable[[], object]]] = []
        mine = self

        class Fake(datetime):
            @classmethod
            def now(cls, tz: tzinfo | None = None) -> Any:
                return mine.now

        for module in (waking, tasks):
            monkeypatch.setattr(module, "datetime", Fake)
        monkeypatch.setattr(tasks, "monotonic", self.seconds)
        monkeypatch.setattr(tasks, "thinker", self.thinker)
        monkeypatch.setattr(clock, "at", lambda when, do: self.timers.append((when, do)))

    def seconds(self) -> float:
        """The time as a number."""
        return self.now.timestamp()

    def thinker(self, level: str) -> Callable[..., bots.Thought]:
        """A bot of that level for whom time passes."""

        def think(rules: Any, strategy: Any, view: Any, seat: int, chance: Random, budget: bots.Budget) -> bots.Thought:
            def spent() -> bool:
                self.now += SIMULATION
                return bool(budget.spent())

            return bots.thinker(level)(rules, strategy, view, seat, chance, replace(budget, spent=spent))

        return think

    def pass_to_the_answer(self) -> datetime:
        """Let the one thing be done that is to be done, at its moment."""
        ((when, do),) = self.timers
        self.timers.clear()
        self.now = when
        do()
        writer.stop()  # it is written and told
        return when


@pytest.fixture
def passing(sent: Sent, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """That clock; nobody looks at tricks, which only those who lead wait for."""
    monkeypatch.setattr(catalog.game("anansi").rules, "looks", {})
    return Clock(monkeypatch)


def strong(alice: Person) -> str:
    """A table of Anansi with two strong bots, of which one is asked first."""
    table = started("anansi", [alice], bots=2, level="strong", pace={"bot_delay": 1_000})
    while not waking.bots_asked(now(table)):
        move(alice, table)
    writer.stop()
    return table


def ready_at(sent: Sent) -> str:
    """What the latest message says of when to answer."""
    at = sent[-1][2]["at"]
    assert isinstance(at, str)
    return at


def answered(alice: Person, sent: Sent, passing: Clock) -> list[tuple[int, float]]:
    """How many moves a strong bot had and after how many seconds it answered, for each answer of a game."""
    table, times = strong(alice), list[tuple[int, float]]()
    while waiting := waking.bots_asked(now(table)):
        ((seat, number),) = waiting
        asked_at, game = passing.now, now(table).game
        take_bot_turn(table, seat, number, ready_at(sent))
        took = (passing.pass_to_the_answer() - asked_at).total_seconds()
        times.append((len(game.rules.legal(game.state, seat)), took))
        play_until(table, [alice], Random(1), lambda table: bool(waking.bots_asked(table)))
        writer.stop()
    return times


def apart(one: list[float], other: list[float]) -> float:
    """The Kolmogorov-Smirnov statistic: the greatest difference of the two shares below any value."""
    one, other = sorted(one), sorted(other)
    return max(abs(bisect_right(one, at) / len(one) - bisect_right(other, at) / len(other)) for at in (*one, *other))


def test_how_long_a_strong_bot_takes_is_the_same_for_easy_and_for_hard_decisions(
    alice: Person, sent: Sent, passing: Clock
) -> None:
    easy, hard = list[float](), list[float]()
    while len(easy) < ENOUGH:
        times = answered(alice, sent, passing)
        easy += [took for legal, took in times if legal == 1]
        hard += [took for legal, took in times if legal >= 4]
    assert len(hard) >= len(easy)
    critical = sqrt(-log(RARE / 2) / 2 * (1 / len(easy) + 1 / len(hard)))
    assert apart(easy, hard) < critical
    assert all(0.6 <= took <= 1.8 for took in (*easy, *hard))


@pytest.mark.parametrize("late", [timedelta(0), timedelta(seconds=20)], ids=["just", "by far"])
def test_who_comes_late_thinks_for_less_and_answers_a_fixed_time_later(
    late: timedelta, alice: Person, sent: Sent, passing: Clock
) -> None:
    table = strong(alice)
    ((seat, number),) = waking.bots_asked(now(table))
    passing.now = came = datetime.fromisoformat(ready_at(sent)) + late
    take_bot_turn(table, seat, number, ready_at(sent))
    assert came < passing.now <= came + LEAST - WRITING + SIMULATION
    assert passing.pass_to_the_answer() == came + LEAST
    (played,) = [entry.data() for entry in store.entries(table, number) if entry.seat == seat]
    assert 0 < played["simulations"] <= (LEAST - WRITING) / SIMULATION


@pytest.mark.parametrize("delay", [0, 10_000])
def test_no_bot_thinks_for_longer_than_three_seconds(
    delay: int, alice: Person, sent: Sent, passing: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(rules: Any, strategy: Any, view: Any, seat: int, chance: Random, budget: bots.Budget) -> bots.Thought:
        while not budget.spent():
            passing.now += SIMULATION
        moves = rules.legal(rules.imagine(view, chance), seat)
        return bots.Thought((Considered(moves[0], 1, 0.0),), 1)

    monkeypatch.setattr(tasks, "thinker", lambda level: endless)
    table = started("anansi", [alice], bots=2, pace={"bot_delay": delay})
    while not waking.bots_asked(now(table)):
        move(alice, table)
    began = passing.now
    writer.stop()
    ((seat, number),) = waking.bots_asked(now(table))
    take_bot_turn(table, seat, number, sent[-1][2]["at"])
    assert passing.now == began + timedelta(seconds=3)


def test_a_worker_is_free_while_an_answer_waits_for_its_moment(alice: Person, sent: Sent, passing: Clock) -> None:
    first, second = strong(alice), strong(alice)
    for table in (first, second):
        ((seat, number),) = waking.bots_asked(now(table))
        take_bot_turn(table, seat, number, (passing.now + timedelta(seconds=5)).isoformat())
        assert waking.bots_asked(now(table)) == [(seat, number)], "nothing is to be seen yet"
    assert len(passing.timers) == 2
