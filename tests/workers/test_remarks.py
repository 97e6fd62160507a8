"""What bots say stands among what people say: seldom, once, of seats that are bots' own, and no answer waits for it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest

from events import store, writer
from events.writer import Refused
from games.tables import clock, remarks
from games.tables.bodies import Pace
from games.tables.verify import verify
from games.tables.writes import talk
from games.tables.writes.seats import leave
from tests.people import PATIENCE, Person, move, now, started
from tests.rules.antayagi.scene import A, B, Scene
from tests.tables.positions import opened_at
from tests.workers.conftest import Sent
from workers.tasks import remark

QUICK = Pace(bot_delay=1000)
Timers = list[tuple[datetime, Callable[[], Any]]]


@pytest.fixture
def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    """What is to be done at a moment, instead of doing it."""
    found: Timers = []
    monkeypatch.setattr(clock, "at", lambda when, do: found.append((when, do)))
    return found


@pytest.fixture
def always(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots speak about every question."""
    monkeypatch.setattr(remarks, "OFTEN", 1.0)


def trading(alice: Person, pace: Pace = QUICK) -> str:
    """Alice, who sees rubbish and goods, is about to trade with one of two bots."""
    scene = Scene(3, A, {A: "bone treasure fish", B: "waste t_rex hat"})
    table = opened_at("antayagi", scene.state, [alice, None, None], pace)
    alice.post(f"tables/{table}/start/")
    return table


def asked(table: str) -> int:
    """The entry that asks now."""
    return max(number for number in now(table).game.asked if number is not None)


def said(table: str) -> list[tuple[int | None, Any]]:
    return [(entry.seat, entry.body) for entry in store.entries(table) if entry.kind == "said"]


def spoken(sent: Sent) -> list[list[Any]]:
    writer.stop()  # what there is to tell has been told
    return [arguments for name, arguments, _ in sent if name == "workers.remark"]


def test_what_a_bot_says_is_read_like_what_people_say(alice: Person, bob: Person, timers: Timers) -> None:
    table = trading(alice)
    remark(table, B, asked(table), (now(table).begins(A) + timedelta(seconds=1)).isoformat())
    ((_, say),) = timers
    seq = say().result(PATIENCE)
    for person in (alice, bob):
        (entry,) = person.get(f"tables/{table}/entries/?after={seq - 1}")["entries"]
        assert (entry["kind"], entry["seat"]) == ("said", B)
        assert entry["data"] == {"text": "/trade", "player": None, "name": None}
    verify(alice.http.get(f"/api/tables/{table}/export/").content)


def test_a_bot_says_one_thing_about_a_question_and_nothing_when_that_is_over(alice: Person, timers: Timers) -> None:
    table = trading(alice)
    question = asked(table)
    first = talk.remark(table, B, question, "/trade").result(PATIENCE)
    assert talk.remark(table, B, question, "/give slot=1 who=0").result(PATIENCE) == first
    move(alice, table)
    with pytest.raises(Refused, match="stale"):
        talk.remark(table, 2, question, "/trade").result(PATIENCE)
    before = len(timers)
    remark(table, 2, question, "2026-01-01T00:00:00+00:00")
    assert len(timers) == before


def test_only_bots_of_a_game_that_lives_from_talk_speak_and_for_nobody_else(alice: Person, bob: Person) -> None:
    table = trading(alice)
    for seat in (A, -1, 3):
        with pytest.raises(Refused, match="stale"):
            talk.remark(table, seat, asked(table), "/trade").result(PATIENCE)
    other = started("anansi", [alice], bots=2)
    with pytest.raises(Refused, match="stale"):
        talk.remark(other, 1, asked(other), "/trade").result(PATIENCE)
    assert said(table) == said(other) == []


def test_what_a_bot_says_is_no_sign_of_a_person(alice: Person) -> None:
    table = trading(alice)
    before = now(table).moved_at
    talk.remark(table, B, asked(table), "/trade").result(PATIENCE)
    assert now(table).moved_at == before
    alice.post(f"tables/{table}/chat/", {"text": "no"})
    assert now(table).moved_at > before


@pytest.mark.usefixtures("always")
def test_one_bot_at_most_speaks_about_a_question_soon_after_it_is_put(alice: Person, sent: Sent) -> None:
    table = trading(alice)
    ((where, seat, question, at),) = spoken(sent)
    assert (where, question) == (table, asked(table))
    assert seat in (1, 2)
    after = datetime.fromisoformat(at) - now(table).begins(A)
    assert timedelta(0) < after < timedelta(seconds=2)
    sent.clear()
    alice.post(f"tables/{table}/chat/", {"text": "who?"})
    assert spoken(sent) == [], "nothing new is asked"


@pytest.mark.usefixtures("always")
def test_bots_are_silent_where_nobody_listens_or_waits(alice: Person, sent: Sent) -> None:
    trading(alice, Pace(bot_delay=0))
    started("anansi", [alice], bots=2, pace={"bot_delay": 1000})
    assert spoken(sent) == []


def test_bots_speak_about_one_question_of_two(alice: Person, sent: Sent) -> None:
    table = now(trading(alice))
    drawn = [remarks.about_new(table, {max(filter(None, table.game.asked))}) for _ in range(600)]
    heard = [each for each in drawn if each is not None]
    assert 240 < len(heard) < 360
    assert {each.seat for each in heard} == {1, 2}


def test_who_stands_in_for_a_person_says_nothing_for_them(alice: Person, bob: Person) -> None:
    table = started("antayagi", [alice, bob], bots=1)
    leave(table, bob.id, B).result(PATIENCE)
    assert now(table).chairs[B].stood_in
    with pytest.raises(Refused, match="stale"):
        talk.remark(table, B, asked(table), "/trade").result(PATIENCE)
