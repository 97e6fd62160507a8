"""Time to look: after a reveal, a trick, a round, nobody's time runs and no bot answers for a moment."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta, tzinfo
from random import Random
from typing import Any

import msgspec
import pytest

from events.writer import write
from games import catalog
from games.rules.anansi.messages import RoundScored, TrickWon
from games.rules.antayagi.messages import CardsRevealed
from games.rules.asterix.messages import BidMade
from games.tables import bodies, schedule, waking
from games.tables.fold import FOLD
from games.tables.verify import verify
from games.tables.writes import moves
from tests.people import PATIENCE, Person, asked, move, now, play_until, started, unchanged
from tests.tables.files import exported
from tests.tables.logs import Log
from workers.tasks import score_table

DEADLINE, WINDOW = 60, 20
PACE = bodies.Pace(deadline=DEADLINE, window=WINDOW)
TRICK = catalog.game("anansi").rules.looks[TrickWon]
ROUND = catalog.game("anansi").rules.looks[RoundScored]
Later = Callable[[timedelta], None]


def begun(game: str, seats: int, pace: bodies.Pace = PACE) -> Log:
    """A game in which what follows from a choice comes at once."""
    log = Log(game, seats, pace)
    log.step = timedelta()
    log.start()
    return log


def wait(log: Log, **time: int) -> None:
    """So long nobody does anything."""
    log.now += timedelta(**time)


def shown(log: Log, *notes: type) -> Log:
    """Random choices, long after each other, until one brings all of this."""
    chance = Random(1)
    told: set[type] = set()
    while not told >= {*notes}:
        wait(log, hours=1)
        told = {type(note) for telling in log.play(chance) for note in telling.notes}
    return log


def look(log: Log) -> int:
    """Milliseconds from the question to where everybody's time begins."""
    table, at = log.table, datetime.fromisoformat(log.entries[-1].at)
    (begins,) = {table.begins(seat) for seat, number in enumerate(table.game.asked) if number is not None}
    assert table.due() == begins + timedelta(seconds=WINDOW if table.in_window else DEADLINE)
    return (begins - at) // timedelta(milliseconds=1)


def test_a_trick_is_looked_at_before_anybodys_time_begins() -> None:
    log = begun("anansi", 3)
    assert look(log) == 0
    shown(log, TrickWon)
    assert look(log) == TRICK > 0
    wait(log, minutes=1)
    log.play(Random(1))
    assert look(log) == 0, "there is nothing to see in a card that opens a trick"


def test_what_one_choice_brings_is_looked_at_one_after_the_other() -> None:
    assert look(shown(begun("anansi", 3), TrickWon, RoundScored)) == TRICK + ROUND


def test_however_much_there_is_to_see_nobody_waits_for_longer_than_six_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog.game("anansi").rules, "looks", {TrickWon: 5_000, RoundScored: 5_000})
    assert look(shown(begun("anansi", 3), TrickWon, RoundScored)) == 6_000


def test_who_has_seen_enough_goes_on_and_the_others_still_look() -> None:
    log = shown(begun("anansi", 3), TrickWon)
    wait(log, milliseconds=TRICK // 3)
    log.play(Random(1))
    assert look(log) == TRICK - TRICK // 3


def test_a_window_begins_when_the_reveal_has_been_looked_at() -> None:
    log = begun("antayagi", 7)
    while not log.table.in_window:
        shown(log, CardsRevealed)
    assert look(log) == log.table.rules.looks[CardsRevealed] > 0


def test_what_is_shown_while_a_question_is_open_moves_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    log = begun("asterix", 3)
    monkeypatch.setattr(log.table.rules, "looks", {BidMade: 2_000})
    while [number is not None for number in log.table.game.asked] != [True] * 3:
        wait(log, hours=1)
        log.play(Random(1))
    due = log.table.due()
    log.play(Random(1))
    assert datetime.fromisoformat(log.table.looking_until) > datetime.fromisoformat(log.entries[-1].at)
    assert log.table.due() == due
    seat = next(seat for seat, number in enumerate(log.table.game.asked) if number is not None)
    log.add("handed_over", seat=seat, body=bodies.HandedOver("casual", "left"))
    assert log.table.due() == due


@pytest.mark.parametrize(("bot_delay", "share"), [(0, 0), (300, 0.25), (1_200, 1), (10_000, 1)])
def test_where_bots_are_in_a_hurry_people_are_and_without_any_delay_nobody_looks(bot_delay: int, share: float) -> None:
    pace = msgspec.structs.replace(PACE, bot_delay=bot_delay)
    assert look(shown(begun("anansi", 3, pace), TrickWon)) == TRICK * share


def test_where_only_bots_sit_nobody_looks() -> None:
    log = begun("anansi", 3)
    for seat in range(3):
        log.add("handed_over", seat=seat, body=bodies.HandedOver("casual", "left"))
    assert look(shown(log, TrickWon)) == 0


def test_a_snapshot_knows_until_when_people_look() -> None:
    log = shown(begun("anansi", 3), TrickWon)
    assert FOLD.decode(FOLD.encode(log.table)).due() == log.table.due()


class Still(datetime):
    """A clock that stands."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Any:
        return datetime(2026, 11, 22, 12, tzinfo=UTC)


@pytest.mark.parametrize(("before", "look"), [((), 0), ((TrickWon,), TRICK)])
def test_a_bot_pauses_after_it_has_looked(before: tuple[type, ...], look: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking, "datetime", Still)
    monkeypatch.setattr(waking, "_pauses", Random(7))
    table = shown(begun("anansi", 3), *before).table
    pause = timedelta(milliseconds=look + 1_200 * Random(7).triangular(0.6, 1.8, 0.9))
    assert waking.answers_at(table, 0) == Still.now() + pause


@pytest.mark.parametrize(("resting", "share"), [({0, 1, 2}, 0.4), ({0, 1}, 1)])
def test_a_bot_hurries_where_all_people_only_look_on(
    resting: set[int], share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = shown(begun("anansi", 3), TrickWon).table
    monkeypatch.setattr(waking, "datetime", Still)
    monkeypatch.setattr(waking, "_pauses", Random(7))
    monkeypatch.setattr(type(table.rules), "rests", lambda rules, view, seat: view.you is None and seat in resting)
    pause = timedelta(milliseconds=TRICK + 1_200 * Random(7).triangular(0.6, 1.8, 0.9))
    assert waking.answers_at(table, 0) == Still.now() + share * pause


def test_the_sweep_takes_no_bot_for_silent_that_still_looks() -> None:
    log = shown(begun("anansi", 3), TrickWon)
    seat = next(seat for seat, number in enumerate(log.table.game.asked) if number is not None)
    bot = msgspec.structs.replace(log.table.chairs[seat], sitter="bot", player=None, level="casual")
    log.table.chairs = (*log.table.chairs[:seat], bot, *log.table.chairs[seat + 1 :])
    (duty,) = [duty for duty in schedule.duties(log.table) if duty.what == "bot"]
    assert duty.at == log.table.begins(seat) + schedule.OVERDUE_AFTER + timedelta(seconds=2.4)


def trick_taken(people: list[Person]) -> tuple[str, int, int]:
    """A table of Anansi where the first trick has just been taken: who is asked now, and by which entry."""
    table = started("anansi", people, pace={"deadline": DEADLINE, "bot_delay": 1_200})
    while not now(table).look:
        (person,) = asked(table, people)
        move(person, table)
    return table, *next((seat, number) for seat, number in enumerate(now(table).game.asked) if number is not None)


def proves_itself(table: str, people: list[Person]) -> bool:
    play_until(table, people, Random(1))
    score_table(table)
    return verify(exported(table)).revealed


def test_the_clock_answers_once_the_time_is_over_that_began_after_the_look(
    alice: Person, bob: Person, charlie: Person, later: Later
) -> None:
    people = [alice, bob, charlie]
    table, seat, number = trick_taken(people)
    told = alice.get(f"tables/{table}/")
    put = alice.get(f"tables/{table}/entries/?after={number - 1}")["entries"][0]
    left = datetime.fromisoformat(told["waiting"]["deadline"]) - datetime.fromisoformat(put["at"])
    assert round(left.total_seconds(), 1) == DEADLINE + TRICK / 1000
    later(timedelta(seconds=DEADLINE))
    with unchanged(table):
        assert moves.time_out(table, seat, number).result(PATIENCE) is False
    later(timedelta(milliseconds=TRICK))
    assert moves.time_out(table, seat, number).result(PATIENCE)
    assert proves_itself(table, people)


def test_a_log_proves_itself_where_the_clock_let_nobody_look(
    alice: Person, bob: Person, charlie: Person, later: Later
) -> None:
    """So logs of before do, and how long people look may change."""
    people = [alice, bob, charlie]
    table, seat, _ = trick_taken(people)
    later(timedelta(seconds=DEADLINE))
    write(table, lambda session: moves._answer_for(session, seat, "clock")).result(PATIENCE)
    assert proves_itself(table, people)
