"""Bots in windows: neither hand nor computing time shows in when they answer."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random
from threading import Event, Thread
from typing import Any

import msgspec
import pytest

from config.celery import app
from games.tables import clock, waking, windows
from tests.people import PATIENCE, Json, head, now, unchanged
from tests.running.processes import until
from tests.tables.windows.midwives import PASS, WITH, WITHOUT, Midwives, alike
from tests.tables.windows.seen import LIVE, LONG
from workers import tasks
from workers.bots.bot import Considered, Thought
from workers.tasks import take_bot_turn


class Thinker:
    """A bot that answers with that move once it may."""

    def __init__(self, move: Any) -> None:
        self.move = move
        self.may_answer = Event()

    def __call__(self, *arguments: Any) -> Any:
        assert self.may_answer.wait(PATIENCE)
        return Thought((Considered(self.move, 1, 0.0),), 1)


def turn(table: str, asked: int) -> None:
    """What a worker does that comes to it at once."""
    at = waking.answers_at(now(table), 1)
    take_bot_turn(table, 1, asked, None if at is None else at.isoformat())


def thinking(monkeypatch: pytest.MonkeyPatch, table: str, move: Json, *, quick: bool = True) -> Thinker:
    """Bots think of that move."""
    thinker = Thinker(msgspec.convert(move, now(table).rules.move_type))
    if quick:
        thinker.may_answer.set()
    monkeypatch.setattr(tasks, "thinker", lambda level: thinker)
    return thinker


def test_a_bot_that_lets_pass_tells_as_little(midwives: Midwives, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [midwives.announced(None, hand) for hand in (WITHOUT, WITH)]
    for each in tables:
        thinking(monkeypatch, each.table, PASS)
        turn(each.table, each.asked)
    slow = midwives.announced(None, WITH)
    thinker = thinking(monkeypatch, slow.table, {"type": "play_animalist"}, quick=False)
    worker = Thread(target=turn, args=(slow.table, slow.asked))
    worker.start()
    for each in (tables[1], slow):
        alike(tables[0], each)
    for each in (*tables, slow):
        assert each.took >= windows.QUICKEST
    assert {each.answer.data()["by"] for each in tables} == {"bot"}
    assert slow.answer.data()["failed"], "what is not ready then is the pass"
    with unchanged(slow.table):
        thinker.may_answer.set()
        worker.join(PATIENCE)


def test_a_bot_plays_its_animalist_no_sooner_and_no_later(midwives: Midwives, monkeypatch: pytest.MonkeyPatch) -> None:
    each = midwives.announced(None, WITH)
    thinking(monkeypatch, each.table, {"type": "play_animalist"})
    with unchanged(each.table):
        turn(each.table, each.asked)
    until(lambda: head(each.table) > each.asked, PATIENCE)
    assert each.answer.data()["move"] == {"type": "play_animalist"}
    assert windows.QUICKEST <= each.took < windows.SLOWEST + 2


def test_a_bots_time_is_drawn_from_one_distribution_whatever_the_hand_and_the_table(
    midwives: Midwives, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows, "_THINKING", timedelta(hours=1))  # this machine may be slow
    hasty, easy = (msgspec.structs.replace(LIVE, bot_delay=delay) for delay in (1, 5000))
    for hand, pace in ((WITH, hasty), (WITHOUT, hasty), (WITH, easy), (WITHOUT, LONG)):
        table = now(midwives.announced(None, hand, pace).table)
        monkeypatch.setattr(windows, "_delays", Random(7))
        drawn = Random(7)
        for _ in range(100):
            at = waking.answers_at(table, 1)
            assert at is not None
            assert at - table.begins(1) == timedelta(seconds=drawn.uniform(0.8, 1.6))


def test_bots_at_tables_in_a_hurry_answer_at_once_and_among_themselves_in_their_time(
    midwives: Midwives, monkeypatch: pytest.MonkeyPatch
) -> None:
    each = midwives.announced(None, WITH, msgspec.structs.replace(LIVE, bot_delay=0))
    thinking(monkeypatch, each.table, PASS)
    turn(each.table, each.asked)
    assert head(each.table) > each.asked
    table = now(midwives.announced(None, WITH).table)
    chairs = [msgspec.structs.replace(chair, sitter="bot") for chair in table.chairs]
    for each_one in (table, msgspec.structs.replace(table, chairs=chairs)):
        assert waking.answers_at(each_one, 1) is not None


def test_a_worker_gets_to_a_window_without_a_pause_before(midwives: Midwives, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pause lies in the answer: else thinking would come on top of it."""
    sent: list[str] = []
    paused: list[datetime] = []
    monkeypatch.setattr(app, "send_task", lambda name, *_, **more: sent.append(name))
    monkeypatch.setattr(clock, "at", lambda when, do: paused.append(when))
    midwives.announced(None, WITH)
    until(lambda: bool(sent or paused), PATIENCE)
    assert (sent, paused) == (["workers.take_bot_turn"], [])
