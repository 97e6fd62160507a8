"""Undo and redo that the server could never have written, signed anew by a forger: each is refused for its reason."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from games.tables.verify import Unproved, verify
from tests.people import Person, agree, both_asked, bring_back, move, now, play_until, started, take_back
from tests.tables.files import exported
from tests.tables.forging import Draft, Line
from tests.tables.test_out_of_place import SOMEBODY, Forgery, after, alter, before, put
from workers.tasks import score_table


def regrets(alice: Person, bob: Person) -> Draft:
    """Alice takes a bid back and brings it back; asks for it later, in vain, then with success; and brings it back."""
    table = started("asterix", [alice, bob], pace={"deadline": 600})
    play_until(table, [alice, bob], Random(1), both_asked)
    first = move(alice, table)["seq"]
    take_back(table, 0, first)
    bring_back(table, 0)
    move(bob, table)
    take_back(table, 0, first, ask=True)
    agree(table, 1, yes=False)
    play_until(table, [alice, bob], Random(1), both_asked)
    move(alice, table)
    take_back(table, 0, first, ask=True)
    agree(table, 1)
    bring_back(table, 0, ask=True)
    agree(table, 1)
    assert now(table).request is None
    bob.post(f"tables/{table}/resign/")
    score_table(table)
    return Draft(table)


def undone(**more: Any) -> dict[str, Any]:
    return {"type": "rewound", "entries": [], "free": False, **more}


def on_entries(kind: str, change: Any, number: int = 0) -> Forgery:
    """Other entries in the body of that line."""

    def forge(log: Draft) -> int:
        line = log.line(kind, number)
        line.body = {**line.body, "entries": change(line.body["entries"])}
        return log.find(kind, number)

    return forge


def gone(kind: str, number: int = 0) -> Forgery:
    """That line is missing."""

    def forge(log: Draft) -> int:
        at = log.find(kind, number)
        del log.lines[at]
        return at

    return forge


def free_for_bob(log: Draft) -> int:
    """Alice's bid, taken back by Bob."""
    at = log.find("undone")
    log.lines[at].seat = 1
    return at


def an_hour_later(log: Draft) -> int:
    """A free undo when the time of its question was over."""
    at = log.find("undone")
    log.lines[at].at = f"{int(log.lines[at].at[:4]) + 1}{log.lines[at].at[4:]}"
    return at


def late_consent(log: Draft) -> int:
    at = log.find("undo_answered", 1)
    log.lines[at].at = f"{int(log.lines[at].at[:4]) + 1}{log.lines[at].at[4:]}"
    return at


def the_clock_says_no(log: Draft) -> int:
    """Before the time."""
    at = log.find("undo_answered")
    log.lines[at] = Line(
        "undo_answered", None, {**log.lines[at].body, "yes": False, "by": "clock"}, None, log.lines[at].at
    )
    return at


def asked_again_after_the_no(log: Draft) -> int:
    line = deepcopy(log.line("undo_asked"))
    line.id, line.at = SOMEBODY, ""
    return log.insert(log.find("undo_answered") + 1, line)


def asked_twice(log: Draft) -> int:
    line = deepcopy(log.line("undo_asked"))
    line.id, line.at = SOMEBODY, ""
    return log.insert(log.find("undo_asked") + 1, line)


def where_none_is_wanted(log: Draft) -> int:
    log.line("opened").body["undo"] = "none"
    return log.find("undone")


def where_only_free_is_wanted(log: Draft) -> int:
    log.line("opened").body["undo"] = "free"
    return log.find("undo_asked")


NOBODY_ASKS = "asks where nobody may ask"
NOT_ASKABLE = "asks for what cannot be asked for"
NOT_FREE = "is no choice that may be taken back freely"
NOT_AGREED = "is what nobody has agreed to"
NOT_LAST = "brings back what was not taken back last"

FORGERIES: list[tuple[Forgery, str]] = [
    (put(before("undo_asked"), "undone", 0, undone(entries=[9])), NOT_AGREED),
    (put(before("undo_asked"), "undone", None, undone()), "names no seat"),
    (put(before("undo_asked"), "undone", 0, undone(entries=[9], free=True), id=SOMEBODY), NOT_FREE),
    (free_for_bob, "takes back the choice of another"),
    (alter("undone", type="rewound"), "is of another kind than it says"),
    (alter("undone", id=None), "has no id"),
    (alter("undone", free=False), NOT_AGREED),
    (an_hour_later, "is taken back when its time was over"),
    (where_none_is_wanted, NOT_FREE),
    (where_only_free_is_wanted, NOBODY_ASKS),
    (put(after("ended"), "undone", 0, undone()), "comes while the table is ended"),
    (gone("undone"), NOT_LAST),
    (alter("redone", undone=1), NOT_LAST),
    (alter("redone", alone=False), NOT_LAST),
    (alter("redone", free=False), NOT_LAST),
    (alter("redone", id=None), "has no id"),
    (put(after("redone"), "redone", 0, {"entries": [9], "undone": 9, "free": True, "alone": True}), NOT_LAST),
    (on_entries("undo_asked", lambda entries: entries[1:]), NOT_ASKABLE),
    (on_entries("undo_asked", lambda entries: entries[:-1]), NOT_ASKABLE),
    (alter("undo_asked", learned=[[], []]), NOT_ASKABLE),
    (alter("undo_asked", about=1), NOT_ASKABLE),
    (alter("undo_asked", redo=True), NOT_ASKABLE),
    (alter("undo_asked", to_seat=1), NOT_ASKABLE),
    (asked_again_after_the_no, NOBODY_ASKS),
    (asked_twice, NOBODY_ASKS),
    (alter("undo_answered", to_seat=0), "is of a seat that is not asked"),
    (alter("undo_answered", id=None), "is of a seat that is not asked"),
    (alter("undo_answered", request=1), "answers what nobody has asked"),
    (gone("undo_asked"), "answers what nobody has asked"),
    (the_clock_says_no, "is of the clock before the time"),
    (late_consent, "is of a seat that is not asked"),
    (on_entries("undone", lambda entries: entries[1:], 1), NOT_AGREED),
    (alter("undone", 1, id=SOMEBODY), "has an id"),
    (gone("undone", 1), "comes where undone must"),
    (gone("redone", 1), "comes where redone must"),
    (alter("redone", 1, to_seat=1), NOT_LAST),
]


def test_what_the_server_could_never_have_written_is_refused_for_its_reason(alice: Person, bob: Person) -> None:
    honest = regrets(alice, bob)
    wrong = []
    for forge, reason in FORGERIES:
        draft = deepcopy(honest)
        place = forge(draft)
        with pytest.raises(Unproved) as unproved:
            verify(draft.file())
        found = (unproved.value.what, unproved.value.where)
        if found != (reason, place + 1):
            wrong.append((found, (reason, place + 1)))
    assert wrong == []


def test_the_forger_who_changes_nothing_signs_the_same_file(alice: Person, bob: Person) -> None:
    draft = regrets(alice, bob)
    assert draft.file() == exported(draft.id)
    assert verify(draft.file()).revealed
