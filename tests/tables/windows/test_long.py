"""Windows where a turn may take days: they stay open, and some pass in advance."""

from __future__ import annotations

from datetime import timedelta

import pytest

from games.tables import clock, sweep, windows
from games.tables.writes import moves
from tests.people import PATIENCE, Person, head, now, open_table, unchanged
from tests.running.processes import until
from tests.tables.windows.midwives import PASS, WITH, WITHOUT, Midwives, alike, prefers
from tests.tables.windows.seen import LONG, move_of


def test_where_turns_are_long_a_window_stays_open_and_a_pass_is_played_when_it_is_given(
    midwives: Midwives, bob: Person
) -> None:
    prefers(bob, continue_for_me=True)
    each = midwives.announced(bob, WITH, LONG)
    waiting = each.alice.get(f"tables/{each.table}/")["waiting"]
    assert waiting == {"seats": [1], "window": True, "topic": "midwife", "deadline": None}
    assert move_of(bob, each.table, PASS).json()["seq"] == each.asked + 1
    assert each.answer.data()["by"] == "person"


def test_where_turns_are_long_it_can_be_let_pass_in_advance_whatever_is_held(midwives: Midwives, bob: Person) -> None:
    by_hand = midwives.announced(bob, WITHOUT, LONG)
    move_of(bob, by_hand.table, PASS)
    prefers(bob, let_pass_for_me=True)
    for hand in (WITHOUT, WITH):
        each = midwives.announced(bob, hand, LONG)
        alike(by_hand, each)
        assert windows.QUICKEST <= each.took < windows.SLOWEST + 2
        assert each.answer.data() == by_hand.answer.data(), "whether it was given in advance is told to nobody, ever"


def test_where_turns_are_long_named_cards_alone_can_be_let_pass_in_advance(midwives: Midwives, bob: Person) -> None:
    by_hand = midwives.announced(bob, WITHOUT, LONG)
    move_of(bob, by_hand.table, PASS)
    prefers(bob, let_pass_topics={"asante": ["gorilla", "midwife"]})
    for hand in (WITHOUT, WITH):
        alike(by_hand, midwives.announced(bob, hand, LONG))
    prefers(bob, let_pass_topics={"asante": ["gorilla"]})
    other = midwives.announced(bob, WITH, LONG)
    with unchanged(other.table):
        assert moves.let_pass(other.table, 1, other.asked).result(PATIENCE) is False
        assert windows.seats_that_let_pass(now(other.table)) == []


def test_a_wish_is_about_windows_that_are_yet_to_open(midwives: Midwives, bob: Person) -> None:
    each = midwives.announced(bob, WITH, LONG)
    prefers(bob, let_pass_for_me=True)
    with unchanged(each.table):
        assert moves.let_pass(each.table, 1, each.asked).result(PATIENCE) is False
        assert windows.seats_that_let_pass(now(each.table)) == []
    following = midwives.announced(bob, WITH, LONG)
    until(lambda: head(following.table) > following.asked, PATIENCE, "a pass")


def test_what_is_let_pass_in_advance_passes_though_its_process_has_died(
    midwives: Midwives, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "at", lambda when, do: None)
    prefers(bob, let_pass_for_me=True)
    each = midwives.announced(bob, WITH, LONG)
    with unchanged(each.table):
        sweep.sweep()  # its process may be about to
    sweep.sweep(now(each.table).begins(1) + timedelta(seconds=2 * windows.SLOWEST))
    until(lambda: head(each.table) > each.asked, PATIENCE)


def test_who_has_changed_their_mind_or_has_no_such_wish_is_asked(midwives: Midwives, bob: Person) -> None:
    prefers(bob, let_pass_for_me=True, continue_for_me=False)
    live = midwives.announced(bob, WITH)
    with unchanged(live.table):
        assert moves.let_pass(live.table, 1, live.asked).result(PATIENCE) is False
        assert windows.seats_that_let_pass(now(live.table)) == []
    prefers(bob, let_pass_for_me=False)
    each = midwives.announced(bob, WITH, LONG)
    with unchanged(each.table):
        assert moves.let_pass(each.table, 1, each.asked).result(PATIENCE) is False
        assert windows.seats_that_let_pass(now(each.table)) == []


def test_who_plays_with_bots_alone_may_let_cards_pass_in_advance_too(alice: Person) -> None:
    table = open_table(alice, "asante", "me bot")
    assert now(table).terms.windows_wait
    lesson = alice.post("games/asante/lesson/", {"salt": "5a" * 16})["id"]
    assert not now(lesson).terms.windows_wait, "what is written for a lesson is asked there, whatever is wished"
