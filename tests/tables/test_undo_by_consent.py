"""Undo that others must agree to: who is asked and told what, how long, and what ends it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from events import store, writer
from events.writer import Refused
from games.tables import schedule, sweep, waking
from games.tables.writes import moves, undo
from tests.people import (
    PATIENCE,
    Json,
    Person,
    agree,
    bots_move,
    head,
    move,
    new_move,
    now,
    play_until,
    started,
    take_back,
    unchanged,
)
from tests.rules.asante.scene import Scene
from tests.tables.positions import opened_at
from tests.tables.taking_back import (
    DONE,
    NOT_ALLOWED,
    STALE,
    about,
    announce,
    choose,
    chose,
    kinds,
    played,
    press,
    requested,
)

Later = Callable[[timedelta], None]


def test_all_others_are_asked_and_told_what_would_go_and_once_all_agree_it_is_gone(three: list[Person]) -> None:
    table = started("anansi", three)
    before = [person.get(f"tables/{table}/")["view"] for person in three]
    (first, number), (second, later_one) = chose(table, three, 2)
    third = 3 - first - second
    request = take_back(table, first, number, ask=True)
    told = about(three[second], table)["request"]
    assert told["until"]
    del told["until"]
    assert told == {
        "entry": request, "seat": first, "redo": False, "entries": [number, later_one],
        "waiting": sorted([second, third]), "learned": [],
    }  # fmt: skip
    assert [row["your_turn"] for row in three[third].get("tables/?mine=1")["tables"]] == [True], "a notice like a turn"
    assert press(three[second], table, "undo/answer", request, yes=True) == DONE
    assert about(three[second], table)["request"]["waiting"] == [third]
    assert press(three[second], table, "undo/answer", request, yes=True) == STALE
    assert press(three[third], table, "undo/answer", request, yes=True) == DONE
    assert kinds(table, request) == ["undo_answered", "undo_answered", "undone"]
    assert [person.get(f"tables/{table}/")["view"] for person in three] == before
    assert [about(person, table)["request"] for person in three] == [None] * 3
    assert about(three[second], table)["counts"] == [int(seat == first) for seat in range(3)]


def test_after_a_no_nobody_is_asked_by_that_seat_again_until_it_has_chosen(three: list[Person]) -> None:
    table, first, request = requested(three)
    other = next(seat for seat in range(3) if seat != first)
    assert press(three[other], table, "undo/answer", request, yes=False) == DONE
    assert kinds(table, request) == ["undo_answered"]
    number = next(entry.seq for entry in store.entries(table) if entry.kind == "played" and entry.seat == first)
    assert about(three[first], table)["may_ask"] is False
    assert about(three[other], table)["may_ask"] is True
    assert press(three[first], table, "undo", number, ask=True) == NOT_ALLOWED
    play_until(table, three, Random(1), lambda table: first not in ((table.undoing and table.undoing.refused) or ()))
    assert press(three[first], table, "undo", number, ask=True) == DONE


def test_one_request_at_a_time_and_what_crosses_it_is_late(three: list[Person]) -> None:
    table, first, request = requested(three)
    second = next(entry.seat for entry in reversed(store.entries(table)) if entry.kind == "played")
    number = max(entry.seq for entry in store.entries(table) if entry.kind == "played")
    assert second is not None
    with unchanged(table):
        assert press(three[second], table, "undo", number, ask=True) == STALE, "two ask at once"
        assert press(three[first], table, "undo/answer", request, yes=True) == STALE, "who asks is not asked"
    choose(table, three)
    assert now(table).request is None, "everybody may go on"
    with unchanged(table):
        assert press(three[second], table, "undo/answer", request, yes=True) == STALE


def test_a_free_undo_of_another_ends_a_request(three: list[Person]) -> None:
    table, first, request = requested(three)
    second, number = next(
        (entry.seat, entry.seq) for entry in reversed(store.entries(table)) if entry.kind == "played"
    )  # fmt: skip
    assert second is not None
    take_back(table, second, number)
    with unchanged(table):
        assert press(three[3 - first - second], table, "undo/answer", request, yes=True) == STALE


@pytest.mark.parametrize(("deadline", "seconds"), [(None, 30), (60, 30), (86_400, 86_400)])
def test_a_request_has_a_time_of_its_own(deadline: int | None, seconds: int, three: list[Person], later: Later) -> None:
    table = started("anansi", three, pace={"deadline": deadline})
    (first, number), _ = chose(table, three, 2)
    request = take_back(table, first, number, ask=True)
    with unchanged(table):
        assert undo.time_over(table, request).result(PATIENCE) is False
    duties = [duty.at for duty in schedule.duties(now(table)) if duty.what == "time_out"]
    (at,) = (entry.at for entry in store.entries(table, request - 1))
    assert min(duties) <= datetime.fromisoformat(at) + timedelta(seconds=seconds)
    later(timedelta(seconds=seconds - 5))
    assert undo.time_over(table, request).result(PATIENCE) is False
    later(timedelta(seconds=5))
    assert undo.time_over(table, request).result(PATIENCE)
    (told,) = three[first].get(f"tables/{table}/entries/?after={request}")["entries"]
    assert (told["kind"], told["seat"]) == ("undo_answered", None)
    assert told["data"] == {"request": request, "yes": False, "by": "clock"}
    assert about(three[first], table)["may_ask"] is False


def test_what_reaches_back_into_a_question_that_has_closed_takes_all_its_choices(three: list[Person]) -> None:
    table = started("asterix", three)
    play_until(table, three, Random(1), lambda table: None not in table.game.asked)
    start = head(table)
    bids = chose(table, three, 3)
    for seat, number in bids:  # whoever was quicker
        request = take_back(table, seat, number, ask=True)
        asked_for = now(table).request
        assert asked_for is not None
        assert asked_for.entries[0] == start + 1
        assert {number for _, number in bids} <= {*asked_for.entries}
        agree(table, next(each for each in range(3) if each != seat), yes=False)
        assert kinds(table, request) == ["undo_answered"]


def test_what_the_clock_chose_and_who_has_left_go_along_like_all_others(three: list[Person], later: Later) -> None:
    table = started("anansi", three, pace={"deadline": 60})
    first, number = choose(table, three)
    second, asking = next((seat, asking) for seat, asking in enumerate(now(table).game.asked) if asking is not None)
    later(timedelta(seconds=90))
    assert moves.time_out(table, second, asking).result(PATIENCE)
    third = 3 - first - second
    three[third].ask("DELETE", f"tables/{table}/seats/{third}/")
    request = take_back(table, first, number, ask=True)
    assert about(three[first], table)["request"]["waiting"] == sorted([second, third]), "who left may come back"
    agree(table, second)
    agree(table, third)
    assert kinds(table, request) == ["undo_answered", "undo_answered", "undone"]
    assert now(table).game.asked[first] == head(table)


def test_who_leaves_ends_a_request(three: list[Person]) -> None:
    table, first, request = requested(three)
    leaves, stays = (seat for seat in range(3) if seat != first)
    three[leaves].ask("DELETE", f"tables/{table}/seats/{leaves}/")
    with unchanged(table):
        assert press(three[stays], table, "undo/answer", request, yes=True) == STALE
    assert about(three[first], table)["may_ask"]


def test_who_resigned_is_not_asked_and_bots_agree(alice: Person, bob: Person) -> None:
    table = started("anansi", [alice, bob], bots=1)
    play_until(table, [alice, bob], Random(1), lambda table: bool(table.game.asked[0]))
    number = move(alice, table)["seq"]
    bob.post(f"tables/{table}/resign/")
    bots_move(table)
    request = take_back(table, 0, number, ask=True)
    assert kinds(table, request) == ["undone"]
    assert about(alice, table)["counts"] == [1, 0, 0]


def test_bots_wait_for_the_answers_and_then_play(alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = started("anansi", [alice, bob], bots=1)
    play_until(
        table,
        [alice, bob],
        Random(1),
        lambda game: game.game.asked[2] is not None and any(entry.seat == 0 for entry in played(table)),
    )
    (turn,) = waking.bots_asked(now(table))
    writer.stop()  # the bot has been woken for its turn
    woken: list[tuple[int, int]] = []
    monkeypatch.setattr(waking, "wake_bot", lambda table, seat, asked, priority: woken.append((seat, asked)))
    number = max(entry.seq for entry in store.entries(table) if entry.kind == "played" and entry.seat == 0)
    take_back(table, 0, number, ask=True)
    assert waking.bots_asked(now(table)) == []
    bot = moves.Bot("casual", b"{}")
    with unchanged(table):
        bots_move(table)
        with pytest.raises(Refused, match="stale"):  # of a worker that thought meanwhile
            moves.play(table, turn[0], bot, None, turn[1], {}).result(PATIENCE)
        sweep.sweep(datetime.now(UTC) + timedelta(seconds=20))
    agree(table, 1, yes=False)
    writer.stop()  # what there is to tell has been told
    assert woken == [turn]
    assert bots_move(table)


def test_an_answer_in_a_window_goes_along_but_cannot_be_asked_for(alice: Person, bob: Person) -> None:
    table = opened_at("asante", Scene("midwife", "animalist").state, [alice, bob])
    alice.post(f"tables/{table}/start/")
    announced = alice.post(f"tables/{table}/moves/", new_move(alice, table, announce))["seq"]
    passed = bob.post(f"tables/{table}/moves/", new_move(bob, table, let_pass))["seq"]
    assert about(bob, table)["free"] is None
    with unchanged(table):
        assert press(bob, table, "undo", passed) == STALE
        assert press(bob, table, "undo", passed, ask=True) == STALE
    take_back(table, 0, announced, ask=True)
    agree(table, 1)
    assert now(table).game.asked[0] == head(table)


def let_pass(legal: list[Json]) -> Json:
    return next(each for each in legal if each["type"] == "let_pass")


def test_who_is_asked_knows_who_learned_what_they_could_not(three: list[Person]) -> None:
    """Asterix: a bid is read by who made it."""
    table = started("asterix", three)
    play_until(table, three, Random(1), lambda table: None not in table.game.asked)
    (first, number), *_ = chose(table, three, 3)
    take_back(table, first, number, ask=True)
    for seat, person in enumerate(three):
        assert about(person, table)["request"]["learned"] == [other for other in range(3) if other != seat]
