"""Bots' turns: chosen from the view, made once, never late, and never a reason for the table to stop."""

from __future__ import annotations

import hashlib
import hmac
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta, tzinfo
from random import Random
from typing import Any

import pytest
import structlog

from events import cache, store, writer
from events.canonical import canonical
from games import catalog
from games.tables import waking, windows
from games.tables.bodies import Pace
from games.tables.table import Table
from tests.people import Person, finished, head, move, new_move, now, play_until, started
from tests.rules.asante.scene import Scene
from tests.running.processes import until
from tests.tables.positions import opened_at
from tests.workers.conftest import Sent
from workers import bots, tasks
from workers.bots.bot import Considered
from workers.tasks import score_table, take_bot_turn

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)


class Noon(datetime):
    """A clock that stands."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Any:
        return NOON


def bot_asked(alice: Person) -> tuple[str, int, int]:
    """A table of Anansi where a bot is asked: its id, the seat and the entry that asks."""
    table = started("anansi", [alice], bots=2)
    play_until(table, [alice], Random(1), enough=lambda game: bool(waking.bots_asked(game)))
    return table, *waking.bots_asked(now(table))[0]


def thought_of(move: Any) -> bots.Thought:
    """What a bot makes of a question that thinks of one move."""
    return bots.Thought((Considered(move, 1, 0.0),), 1)


def kinds(table: str, after: int = 0) -> list[str]:
    return [entry.kind for entry in store.entries(table, after)]


def bodies(table: str, after: int = 0) -> list[Any]:
    return [entry.data() for entry in store.entries(table, after) if entry.kind == "played"]


def test_a_worker_plays_the_bots_of_a_whole_game_and_scores_it_once(alice: Person, worker: None) -> None:
    table = started("anansi", [alice], bots=2)

    def play_on() -> bool:
        seen = alice.get(f"tables/{table}/")
        if seen["asked"] is not None:
            move = {
                "id": f"00000000-0000-0000-0000-{seen['seq']:012}",
                "asked": seen["asked"],
                "move": seen["legal"][0],
            }
            alice.post(f"tables/{table}/moves/", move)
        return bool(seen["status"] == "scored")

    until(play_on, 60, "the end of the game")
    by = [body["by"] for body in bodies(table)]
    assert (by.count("person"), by.count("bot"), len(by)) == (30, 60, 90)
    assert kinds(table)[-3:] == ["ended", "scored", "revealed"]


def test_a_worker_answers_a_window_in_a_bots_time(alice: Person, worker: None) -> None:
    table = opened_at("asante", Scene("midwife", "animalist").state, [alice, None], Pace(bot_delay=1))
    alice.post(f"tables/{table}/start/")
    wish = new_move(alice, table, lambda legal: next(move for move in legal if move["type"] == "play_person"))
    announced = alice.post(f"tables/{table}/moves/", wish)["seq"]
    until(lambda: head(table) > announced, 20, "an answer")
    question, answer = store.entries(table, announced - 1)[:2]
    assert (answer.kind, answer.data()["by"]) == ("played", "bot")
    took = datetime.fromisoformat(answer.at) - datetime.fromisoformat(question.at)
    assert windows.QUICKEST <= took.total_seconds() < windows.SLOWEST + 3


def test_the_same_turn_twice_moves_once(alice: Person) -> None:
    table, seat, asked = bot_asked(alice)
    before = head(table)
    take_bot_turn(table, seat, asked)
    after = head(table)
    take_bot_turn(table, seat, asked)
    assert kinds(table, before)[:1] == ["played"]
    assert head(table) == after


def test_the_same_turn_at_the_same_time_moves_once(alice: Person) -> None:
    table, seat, asked = bot_asked(alice)
    before = head(table)
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda _: take_bot_turn(table, seat, asked), range(4)))
    assert len(bodies(table, before)) == 1


def test_a_bot_that_thinks_too_long_is_late_and_answers_no_other_question(
    alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat, asked = bot_asked(alice)
    before = head(table)
    think = bots.thinker("casual")

    def slow(*given: Any) -> bots.Thought:
        thought = think(*given)
        with pytest.MonkeyPatch.context() as meanwhile:
            meanwhile.setattr(tasks, "thinker", bots.thinker)
            take_bot_turn(table, seat, asked)  # somebody else, a worker that was quicker
        return thought

    monkeypatch.setattr(tasks, "thinker", lambda level: slow)
    take_bot_turn(table, seat, asked)
    assert len(bodies(table, before)) == 1


def test_a_turn_for_a_question_of_old_is_refused(alice: Person) -> None:
    table, seat, asked = bot_asked(alice)
    before = head(table)
    take_bot_turn(table, seat, asked - 1)
    take_bot_turn(table, seat, asked + 1)
    take_bot_turn(table, now(table).seat_of(alice.id) or 0, asked)
    assert head(table) == before


def test_a_bot_whose_engine_breaks_plays_the_fallback_and_the_log_says_so(
    alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat, asked = bot_asked(alice)
    before = head(table)

    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(tasks, "thinker", lambda level: broken)
    with structlog.testing.capture_logs() as lines:
        take_bot_turn(table, seat, asked)
    told = alice.get(f"tables/{table}/entries/?after={before}")["entries"][0]
    assert (told["kind"], told["seat"], told["by"], told["data"]) == ("played", seat, "bot", {"failed": True})
    assert lines == [
        {"event": "bot_failed", "log_level": "warning", "table": table, "seat": seat, "asked": asked}
        | {"error": "ZeroDivisionError"}
    ]


def test_a_bot_is_given_its_view_and_nothing_else_of_the_table(alice: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, asked = bot_asked(alice)
    before, seed = head(table), cache.current(table).seed
    view = now(table).rules.view(now(table).game.state, seat)
    given: list[Any] = []

    def watched(level: str) -> Any:
        def choose(*arguments: Any) -> Any:
            given.extend(arguments)
            return bots.thinker(level)(*arguments)

        return choose

    monkeypatch.setattr(tasks, "thinker", watched)
    take_bot_turn(table, seat, asked)
    rules, _, shown, sitting, chance, _ = given
    assert (shown, sitting) == (view, seat)
    assert not any(isinstance(each, (Table, rules.state_type)) for each in given)
    assert isinstance(chance, Random)
    # What it was given stands in the log, as a hash that opens with the seed.
    saw = hmac.digest(seed, b"view" + hashlib.sha256(canonical(view)).digest(), "sha256").hex()
    assert bodies(table, before)[0]["saw"] == saw


def test_scoring_twice_appends_the_result_and_the_seed_once(alice: Person) -> None:
    table = finished("anansi", [alice], Random(2), bots=2)
    score_table(table)
    assert kinds(table)[-3:] == ["ended", "scored", "revealed"]


def moments(sent: Sent, table: str) -> list[datetime | None]:
    """The moments at which the bots of this table were told to answer, in the order in which they were asked."""
    told = [options for args, options in [(args, each) for _, args, each in sent] if args[0] == table]
    return [None if each["at"] is None else datetime.fromisoformat(each["at"]) for each in told]


def test_when_a_bot_answers_depends_on_what_everybody_knows_and_on_no_hand(
    alice: Person, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waking, "datetime", Noon)
    monkeypatch.setattr(catalog.game("anansi").rules, "looks", {})  # how often a bot leads after a trick is luck

    def pauses(chance: int) -> list[float]:
        table = started("anansi", [alice], bots=2, pace={"bot_delay": 1000})
        writer.stop()
        monkeypatch.setattr(waking, "_pauses", Random(7))
        sent.clear()
        play_until(table, [alice], Random(chance), enough=lambda game: head(table) > 40)
        writer.stop()
        return [(at - NOON).total_seconds() for at in moments(sent, table) if at is not None]

    one, other = pauses(1), pauses(2)
    shorter = min(len(one), len(other))
    assert shorter > 10
    assert one[:shorter] == other[:shorter]
    assert all(0.6 <= pause <= 1.8 for pause in one)
    assert len(set(one)) > shorter // 2


def test_a_worker_is_asked_at_once_and_told_when_to_answer_and_bots_in_a_hurry_answer_when_they_can(
    alice: Person, sent: Sent
) -> None:
    hasty, easy = (started("anansi", [alice], bots=2, pace={"bot_delay": delay}) for delay in (0, 1000))
    for table in (hasty, easy):
        while not waking.bots_asked(now(table)):
            move(alice, table)
    writer.stop()  # what it still had to tell is told
    for table in (hasty, easy):
        assert [args for _, args, _ in sent if args[0] == table][-1] == [table, *waking.bots_asked(now(table))[-1]]
    assert moments(sent, hasty)[-1] is None
    ((seat, _),) = waking.bots_asked(now(easy))
    at = moments(sent, easy)[-1]
    assert at is not None
    assert at - now(easy).begins(seat) >= timedelta(seconds=0.6)


def test_bots_where_all_people_have_resigned_take_their_time_like_others(
    alice: Person, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waking, "datetime", Noon)
    table = started("anansi", [alice], bots=2, pace={"bot_delay": 1000})
    alice.post(f"tables/{table}/resign/")
    assert now(table).deserted
    ((seat, _),) = waking.bots_asked(now(table))
    at = waking.answers_at(now(table), seat)
    assert at is not None
    assert timedelta(seconds=0.6) <= at - NOON <= timedelta(seconds=1.8)


def test_every_bot_that_is_asked_is_woken_and_nobody_else(alice: Person, sent: Sent) -> None:
    table = started("asterix", [alice], bots=3)
    play_until(table, [alice], Random(1), enough=lambda game: len(waking.bots_asked(game)) == 3)
    asked = set(waking.bots_asked(now(table)))
    until(lambda: {(args[1], args[2]) for _, args, _ in sent} >= asked, 10, "all three to be woken")
    assert now(table).seat_of(alice.id) not in {args[1] for name, args, _ in sent if name == "workers.take_bot_turn"}


def forked(draw: Callable[[], object]) -> str:
    """What `draw` says in a process that is forked from this one, as Celery's pool forks its workers."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.write(writer, repr(draw()).encode())
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as said:
        drawn = said.read()
    os.waitpid(child, 0)
    assert drawn
    return drawn


def test_forked_workers_draw_neither_the_same_choices_nor_the_same_delays(
    alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = now(started("anansi", [alice], bots=2, pace={"bot_delay": 1200}))

    def thinker(level: str) -> Callable[..., bots.Thought]:
        return lambda rules, strategy, view, seat, chance, budget: thought_of(chance.getrandbits(64))

    monkeypatch.setattr(tasks, "thinker", thinker)
    monkeypatch.setattr(waking, "datetime", Noon)

    def thinks() -> Any:
        return tasks._chosen(table, 1, 1, datetime.now(UTC)).move

    for draw in (thinks, windows._delay, lambda: waking.answers_at(table, 1)):
        assert forked(draw) != forked(draw)
