"""Forged logs of seats that change hands: of a person who was never there, of a bot that nobody agreed to."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from games.tables.verify import Unproved, verify
from games.tables.writes import absence, ending, opening
from tests.people import PATIENCE, Person, asked, bots_move, move, now, sit
from tests.tables.files import exported
from tests.tables.forging import Draft, Line
from tests.tables.test_out_of_place import SOMEBODY, Forgery, after, alter, before, put


def coming_and_going(alice: Person, bob: Person, charlie: Person) -> Draft:
    """Bob leaves, a bot plays, he comes back; Charlie stays away and resigns; Bob and Alice leave; nobody goes on."""
    places = (opening.Place("me"), opening.Place("open"), opening.Place("open"))
    terms = opening.Terms("anansi", places, patience=0, bot_delay=0, stand_in="novice", grace=0)
    table = opening.open_table(alice.id, terms).result(PATIENCE)
    for seat, person in ((1, bob), (2, charlie)):
        sit(person, table, seat)
    alice.post(f"tables/{table}/start/")
    bob.ask("DELETE", f"tables/{table}/seats/1/")
    while now(table).chosen[1].bot == 0:
        if not bots_move(table):
            move(asked(table, [alice, charlie])[0], table)
    bob.post(f"tables/{table}/seats/1/return/")
    assert absence.stand_in(table, charlie.id).result(PATIENCE)
    charlie.post(f"tables/{table}/resign/")
    bob.ask("DELETE", f"tables/{table}/seats/1/")
    alice.ask("DELETE", f"tables/{table}/seats/0/")
    ending.close_idle(table).result(PATIENCE)
    return Draft(table)


def hand_over(why: str, level: str | None = "novice", **more: Any) -> dict[str, Any]:
    return {"level": level, "why": why, **more}


def who_resigned_returns(log: Draft) -> int:
    place = log.find("handed_over", 3) + 1
    charlie = log.line("seated", seat=2).body["player"]
    return log.insert(place, Line("handed_over", 2, hand_over("returned", None, player=charlie)))


def a_person_who_chose_while_a_bot_stood_in(log: Draft) -> int:
    place = next(at for at, line in enumerate(log.lines) if line.kind == "played" and line.seat == 1)
    body = log.lines[place].body
    log.lines[place].body = {"by": "person", "move": body["move"]}
    return place


def nobody_waits_for_who_is_away(log: Draft) -> int:
    place = log.find("handed_over", 5)
    log.lines[place].body = hand_over("away")
    return place


def a_table_with_a_grace(grace: int) -> Forgery:
    def forge(log: Draft) -> int:
        log.lines[0].body["absence"]["grace"] = grace
        return 0 if grace > 3_600 else log.find("handed_over", 2)

    return forge


_BEFORE_BOB_LEAVES = before("handed_over")
FORGERIES: list[tuple[Forgery, str]] = [
    (alter("handed_over", 1, player=SOMEBODY), "is the return of another person"),
    (alter("handed_over", 1, level="novice"), "returns to a seat where no bot stands in"),
    (alter("handed_over", 1, to_seat=0), "returns to a seat where no bot stands in"),
    (put(_BEFORE_BOB_LEAVES, "handed_over", 1, hand_over("returned", None, player=SOMEBODY)),
     "returns to a seat where no bot stands in"),
    (who_resigned_returns, "returns to a seat where no bot stands in"),
    (put(after("handed_over"), "handed_over", 1, hand_over("left")), "is of a seat where no person sits"),
    (put(after("handed_over"), "handed_over", 1, hand_over("away")),
     "hands over a seat before the time, or with nobody there who waits"),
    (alter("handed_over", level="casual"), "seats a bot of another level than was agreed"),
    (alter("handed_over", level=None), "seats nobody that there can be"),
    (alter("handed_over", player=SOMEBODY), "seats nobody that there can be"),
    (alter("handed_over", why="resigned"), "has another reason than the entry before it"),
    (alter("handed_over", why="bored"), "has a body of another form"),
    (alter("handed_over", reason="rude"), "gives no reason, or one where there is none"),
    (alter("handed_over", why="staff"), "gives no reason, or one where there is none"),
    (alter("handed_over", why="staff", reason=""), "gives no reason, or one where there is none"),
    (alter("handed_over", why="staff", reason="rude", level="casual"), "seats a bot of another level than was agreed"),
    (alter("handed_over", why="staff", reason="rude", level=None), "returns to a seat where no bot stands in"),
    (alter("handed_over", 1, why="staff", reason="rude", player=SOMEBODY), "is the return of another person"),
    (put(after("handed_over"), "handed_over", 1, hand_over("staff", reason="rude")),
     "is of a seat where no person sits"),
    (a_person_who_chose_while_a_bot_stood_in, "is of a seat where no person sits"),
    (put(after("handed_over"), "undo_asked", 1, {"about": 1, "entries": [], "learned": []}, id=SOMEBODY),
     "asks for what cannot be asked for"),
    (put(before("paused"), "said", 0, {"text": "hm"}), "comes where paused must"),
    (nobody_waits_for_who_is_away, "hands over a seat before the time, or with nobody there who waits"),
    (put(_BEFORE_BOB_LEAVES, "paused", None, {"why": "away", "until": ""}), "comes before the time"),
    (a_table_with_a_grace(3_600), "hands over a seat before the time, or with nobody there who waits"),
    (a_table_with_a_grace(3_601), "gives a grace that cannot be"),
]  # fmt: skip


def test_a_seat_that_changed_hands_as_it_could_not_is_refused_for_its_reason(
    alice: Person, bob: Person, charlie: Person
) -> None:
    honest = coming_and_going(alice, bob, charlie)
    assert honest.file() == exported(honest.id)
    assert verify(honest.file()).revealed
    for number, (forge, reason) in enumerate(FORGERIES):
        draft = deepcopy(honest)
        place = forge(draft)
        with pytest.raises(Unproved) as unproved:
            verify(draft.file())
        assert (unproved.value.what, unproved.value.where) == (reason, place + 1), number


def test_no_bot_is_seated_by_staff_where_none_was_agreed(alice: Person, bob: Person, charlie: Person) -> None:
    draft = coming_and_going(alice, bob, charlie)
    del draft.lines[0].body["absence"]
    place = draft.find("handed_over")
    draft.lines[place].body = hand_over("staff", reason="rude")
    with pytest.raises(Unproved) as unproved:
        verify(draft.file())
    assert (unproved.value.what, unproved.value.where) == ("seats a bot where none was agreed", place + 1)


def test_nobody_returns_to_a_table_where_that_was_not_agreed(alice: Person, bob: Person, charlie: Person) -> None:
    draft = coming_and_going(alice, bob, charlie)
    del draft.lines[0].body["absence"]
    with pytest.raises(Unproved) as unproved:
        verify(draft.file())
    assert unproved.value.where == draft.find("handed_over", 1) + 1, "Bob's return: who left such a table was gone"
