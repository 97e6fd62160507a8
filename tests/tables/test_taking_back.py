"""Undo and redo at real tables: at once what nothing hangs on, else by asking; late is stale, and no time is won."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from datetime import timedelta
from random import Random

import pytest

from games.tables.verify import verify
from games.tables.writes import moves
from tests.people import (
    PATIENCE,
    Json,
    Person,
    agree,
    asked,
    bidding,
    bring_back,
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
from tests.tables.files import exported
from tests.tables.positions import opened_at
from tests.tables.taking_back import DONE, NOT_ALLOWED, STALE, about, announce, choose, chose, kinds, press, requested
from workers.tasks import score_table

Later = Callable[[timedelta], None]


# Free


def test_a_card_comes_back_into_the_hand_while_nothing_hangs_on_it(three: list[Person]) -> None:
    table = started("anansi", three)
    person = asked(table, three)[0]
    before = person.get(f"tables/{table}/")
    seat, number = choose(table, three)
    assert about(person, table)["free"] == {"entry": number, "until": None}
    assert [about(each, table)["free"] for each in three if each is not person] == [None, None]
    assert press(person, table, "undo", number) == DONE
    after = person.get(f"tables/{table}/")
    assert (after["view"], after["legal"]) == (before["view"], before["legal"])
    assert after["asked"] == head(table)
    assert (after["undo"]["counts"], after["undo"]["free"]) == ([0, 0, 0], None)
    (told,) = three[2].get(f"tables/{table}/entries/?after={number}")["entries"]
    assert (told["kind"], told["seat"]) == ("undone", seat)
    assert told["data"] == {"type": "rewound", "entries": [number], "free": True}


def test_once_somebody_else_has_chosen_it_is_late(three: list[Person]) -> None:
    table = started("anansi", three)
    (first, number), (other, _) = chose(table, three, 2)
    assert about(three[first], table)["free"] is None
    with unchanged(table):
        assert press(three[first], table, "undo", number) == STALE
        assert press(three[other], table, "undo", number) == STALE, "it is another's"


def test_in_an_open_question_one_choice_goes_and_the_others_stay(three: list[Person]) -> None:
    table = started("asterix", three)
    play_until(table, three, Random(1), lambda table: None not in table.game.asked)
    (first, number), (second, _) = chose(table, three, 2)
    before = now(table).game.asked
    assert press(three[first], table, "undo", number) == DONE
    question = now(table).game.question
    assert question is not None
    assert [answer.seat for answer in question.answers] == [second]
    assert [now(table).game.asked[seat] for seat in range(3) if seat != first] == [
        before[seat] for seat in range(3) if seat != first
    ]
    again = choose(table, [three[first]])[1]
    choose(table, three)  # the last one: all bids are shown
    with unchanged(table):
        assert press(three[first], table, "undo", again) == STALE


def test_who_came_last_in_a_question_that_has_closed_takes_nobodys_choice_along(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    chose(table, [alice, bob], 2)
    assert [about(person, table)["free"] for person in (alice, bob)] == [None, None]


def test_pressed_twice_it_is_done_once_and_an_id_is_for_one_thing(three: list[Person]) -> None:
    table = started("anansi", three)
    seat, number = choose(table, three)
    wish = {"id": str(uuid.uuid4()), "entry": number}
    first = three[seat].post(f"tables/{table}/undo/", wish)
    with unchanged(table):
        assert three[seat].post(f"tables/{table}/undo/", wish) == first
        assert press(three[seat], table, "undo", number) == STALE
        other = {**wish, "entry": number - 1}
        assert three[seat].refused("POST", f"tables/{table}/undo/", other) == (409, "id_reused", None)
        mine = {**new_move(three[seat], table), "id": wish["id"]}
        assert three[seat].refused("POST", f"tables/{table}/moves/", mine) == (409, "id_reused", None)


def test_an_undo_wins_no_time_and_past_its_time_there_is_none(three: list[Person], later: Later) -> None:
    table = started("anansi", three, pace={"deadline": 60})
    due = now(table).due()
    assert due is not None
    seat, number = choose(table, three)
    later(timedelta(seconds=40))
    take_back(table, seat, number)
    assert now(table).due() == due
    seat, number = choose(table, three)
    assert about(three[seat], table)["free"]["until"] == due.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    later(timedelta(seconds=25))
    with unchanged(table):
        assert press(three[seat], table, "undo", number) == STALE


def test_a_seat_that_changes_hands_keeps_its_time(three: list[Person], later: Later) -> None:
    table = started("anansi", three, pace={"deadline": 60})
    due = now(table).due()
    (person,) = asked(table, three)
    later(timedelta(seconds=40))
    seat = now(table).seat_of(person.id)
    person.ask("DELETE", f"tables/{table}/seats/{seat}/")
    assert now(table).due() == due


def test_what_the_clock_has_chosen_is_not_taken_back_freely(three: list[Person], later: Later) -> None:
    table = started("anansi", three, pace={"deadline": 60})
    seat, number = next((seat, number) for seat, number in enumerate(now(table).game.asked) if number is not None)
    later(timedelta(seconds=61))
    assert moves.time_out(table, seat, number).result(PATIENCE)
    assert about(three[seat], table)["free"] is None


def test_steps_of_one_turn_are_taken_back_one_by_one(alice: Person, bob: Person) -> None:
    """Bania: all of a Build turn up to the draw."""
    table, chance = started("bania", [alice, bob]), Random(1)
    steps: list[tuple[Person, int, Json]] = []
    while len(steps) < 2:
        (person,) = asked(table, [alice, bob])
        before = person.get(f"tables/{table}/")["view"]
        wish = new_move(person, table, chance.choice)
        number = person.post(f"tables/{table}/moves/", wish)["seq"]
        if (steps and steps[-1][0] is not person) or about(person, table)["free"] is None:
            steps.clear()
        if about(person, table)["free"] is not None:
            steps.append((person, number, before))
    for person, number, before in reversed(steps):
        assert press(person, table, "undo", number) == DONE
        assert person.get(f"tables/{table}/")["view"] == before


@pytest.mark.parametrize(("rule", "free", "ask"), [("free", DONE, NOT_ALLOWED), ("none", NOT_ALLOWED, NOT_ALLOWED)])
def test_a_table_may_want_less(rule: str, free: tuple[int, str], ask: tuple[int, str], three: list[Person]) -> None:
    table = started("anansi", three, undo=rule)
    told = about(three[0], table)
    assert (told["rule"], told["may_ask"]) == (rule, False)
    seat, number = choose(table, three)
    assert press(three[seat], table, "undo", number, ask=True) == ask
    assert press(three[seat], table, "undo", number) == free


def test_a_rematch_keeps_what_a_table_wants(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob], undo="free")
    bob.post(f"tables/{table}/resign/")
    score_table(table)
    again = alice.post(f"tables/{table}/rematch/")
    assert again["undo"]["rule"] == "free"
    (opened, *_) = alice.get(f"tables/{again['id']}/entries/")["entries"]
    assert opened["data"]["undo"] == "free"


# Redo


def test_what_was_taken_back_freely_comes_back_freely_until_somebody_chooses(three: list[Person]) -> None:
    table = started("anansi", three)
    seat, number = choose(table, three)
    after = [person.get(f"tables/{table}/")["view"] for person in three]
    undone = take_back(table, seat, number)
    assert about(three[seat], table)["redo"] == {"entry": undone, "free": True}
    assert press(three[seat], table, "redo", undone, ask=True) == NOT_ALLOWED
    assert press(three[seat], table, "redo", undone) == DONE
    assert [person.get(f"tables/{table}/")["view"] for person in three] == after
    assert press(three[seat], table, "redo", undone) == STALE
    undone = take_back(table, seat, number)
    choose(table, three)
    assert press(three[seat], table, "redo", undone) == STALE


def test_what_was_asked_for_comes_back_if_all_agree_again(three: list[Person]) -> None:
    table, first, _ = requested(three)
    after = [person.get(f"tables/{table}/")["view"] for person in three]
    others = [seat for seat in range(3) if seat != first]
    for seat in others:
        agree(table, seat)
    undone = head(table)
    assert about(three[first], table)["redo"] == {"entry": undone, "free": False}
    assert press(three[first], table, "redo", undone) == NOT_ALLOWED
    bring_back(table, first, ask=True)
    for seat in others:
        agree(table, seat)
    assert kinds(table, head(table) - 1) == ["redone"]
    assert [person.get(f"tables/{table}/")["view"] for person in three] == after
    play_until(table, three, Random(1))
    score_table(table)
    assert verify(exported(table)).revealed


def test_a_no_holds_through_what_is_free_and_ends_when_all_agree_to_bring_something_back(three: list[Person]) -> None:
    table = started("anansi", three)
    (first, number), (second, above) = chose(table, three, 2)
    third = 3 - first - second
    take_back(table, first, number, ask=True)
    agree(table, third, yes=False)
    take_back(table, second, above)
    bring_back(table, second)
    assert about(three[first], table)["may_ask"] is False
    take_back(table, second, above, ask=True)
    agree(table, first)
    agree(table, third)
    assert about(three[first], table)["may_ask"] is True
    take_back(table, first, number, ask=True)
    agree(table, third, yes=False)
    bring_back(table, second, ask=True)
    agree(table, first)
    agree(table, third)
    assert about(three[first], table)["may_ask"] is True


def test_taking_back_and_bringing_back_a_bid_wins_nobody_time(three: list[Person], later: Later) -> None:
    table = started("asterix", three, pace={"deadline": 60})
    play_until(table, three, Random(1), lambda table: None not in table.game.asked)
    due = now(table).due()
    seat, number = choose(table, three)
    for _ in range(3):
        later(timedelta(seconds=10))
        take_back(table, seat, number)
        bring_back(table, seat)
        assert now(table).due() == due


def test_nothing_is_taken_back_after_the_end(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    number = move(alice, table)["seq"]
    bob.post(f"tables/{table}/resign/")
    for ask in (False, True):
        assert press(alice, table, "undo", number, ask=ask) == (409, "not_running")
    assert about(alice, table)["free"] is None


# What cannot be taken back


def test_who_wants_to_be_asked_before_knows_which_moves_are_final(alice: Person, bob: Person, charlie: Person) -> None:
    table = bidding(alice, bob)
    for person, final in ((alice, False), (bob, True)):  # the last bid shows all of them
        told = person.get(f"tables/{table}/")
        assert person.get(f"tables/{table}/final/") == {
            "asked": told["asked"], "final": [final] * len(told["legal"]),
        }  # fmt: skip
        move(person, table)
    assert charlie.refused("GET", f"tables/{table}/final/") == (409, "not_seated", None)
    table = started("anansi", [alice], bots=2, undo="none")
    play_until(table, [alice], Random(1), lambda game: game.game.asked[0] is not None)
    assert set(alice.get(f"tables/{table}/final/")["final"]) == {True}


def test_an_answer_in_a_window_is_final_whatever_it_is(alice: Person, bob: Person) -> None:
    table = opened_at("asante", Scene("midwife", "animalist").state, [alice, bob])
    alice.post(f"tables/{table}/start/")
    alice.post(f"tables/{table}/moves/", new_move(alice, table, announce))
    assert bob.get(f"tables/{table}/final/")["final"] == [True, True]
    assert alice.get(f"tables/{table}/final/") == {"asked": None, "final": []}
