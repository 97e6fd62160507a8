"""What staff do to tables: entries with a reason that everybody reads, and that prove themselves."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Future

import pytest

from events import chat, store
from events.audit import audit
from events.writer import Refused
from games.tables.verify import verify
from games.tables.writes import staff
from tests.people import PATIENCE, Json, Person, bidding, move, now, open_table, started, unchanged
from tests.tables.files import exported, lines, sealed, short_game, where

REASON = "The server moves to another house"


def log(person: Person, table: str) -> list[Json]:
    entries: list[Json] = person.get(f"tables/{table}/entries/")["entries"]
    return entries


def test_staff_end_a_running_table_and_everybody_reads_why(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    seq = staff.stop(table, f"  {REASON} ").result(PATIENCE)
    told = log(bob, table)[seq - 1 :]
    assert [(entry["kind"], entry["seat"]) for entry in told] == [
        ("stopped", None), ("abandoned", None), ("revealed", None),
    ]  # fmt: skip
    assert told[0]["data"] == {"reason": REASON}
    assert now(table).status == "abandoned"
    assert alice.get(f"tables/{table}/")["asked"] is None
    assert verify(exported(table)).revealed
    assert audit(table) == seq + 2


def test_a_table_that_has_not_begun_can_be_ended_too(alice: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    staff.stop(table, REASON).result(PATIENCE)
    assert now(table).status == "abandoned"
    assert verify(exported(table)).revealed


def test_what_is_over_is_not_ended_again(alice: Person, bob: Person) -> None:
    table = short_game(alice, bob)
    with pytest.raises(Refused, match="not_running"):
        staff.stop(table, REASON).result(PATIENCE)


@pytest.mark.parametrize("reason", ["", "  ", "x" * 501])
def test_without_a_reason_nothing_is_done(reason: str, alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    said = alice.post(f"tables/{table}/chat/", {"text": "hm"})["seq"]
    with pytest.raises(Refused, match="bad_request"):
        staff.stop(table, reason)
    with pytest.raises(Refused, match="bad_request"):
        staff.erase(table, said, reason)
    for act in (staff.replace, staff.give_back):
        with pytest.raises(Refused, match="bad_request"):
            act(table, 0, reason)
    assert chat.texts_of(table, [said])[said][0] == "hm"
    assert store.entries(table)[-1].kind == "said"


def test_removed_words_are_gone_for_everybody_who_reads_why(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    said = alice.post(f"tables/{table}/chat/", {"text": "a secret of somebody's"})["seq"]
    seq = staff.erase(table, said, "It was private").result(PATIENCE)
    told = log(bob, table)
    assert told[said - 1]["data"] == {"text": None, "player": alice.id, "name": "Alice"}
    assert (told[seq - 1]["kind"], told[seq - 1]["data"]) == ("erased", {"entry": said, "reason": "It was private"})
    assert b"secret" not in exported(table)
    move(alice, table)
    with pytest.raises(Refused, match="not_found"):
        staff.erase(table, said, "again").result(PATIENCE)


def test_only_words_can_be_removed(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    with pytest.raises(Refused, match="not_found"):
        staff.erase(table, 1, "no words").result(PATIENCE)


def test_a_bot_plays_for_somebody_by_order_of_staff_until_they_come_back(alice: Person, bob: Person) -> None:
    table = started("anansi", [alice, bob], bots=1)
    seq = staff.replace(table, 1, f" {REASON} ").result(PATIENCE)
    (entry,) = log(alice, table)[seq - 1 :]
    assert (entry["kind"], entry["seat"]) == ("handed_over", 1)
    told = {"level": "casual", "why": "staff", "player": bob.id, "name": "Bob", "reason": REASON}
    assert entry["data"] == told
    assert now(table).chairs[1].stood_in
    bob.post(f"tables/{table}/seats/1/return/")
    assert now(table).playing == {0, 1}
    staff.stop(table, REASON).result(PATIENCE)
    assert verify(exported(table)).revealed


def test_staff_give_somebody_their_seat_back_with_time_to_come(alice: Person, bob: Person) -> None:
    table = started("anansi", [alice, bob], bots=1)
    bob.ask("DELETE", f"tables/{table}/seats/1/")
    seq = staff.give_back(table, 1, REASON).result(PATIENCE)
    (entry,) = log(alice, table)[seq - 1 :]
    assert entry["data"] == {"level": None, "why": "staff", "player": bob.id, "name": "Bob", "reason": REASON}
    assert now(table).playing == {0, 1}
    assert now(table).acted_at[1] == entry["at"]
    staff.stop(table, REASON).result(PATIENCE)
    assert verify(exported(table)).revealed


def test_a_game_rests_where_staff_leave_nobody_who_plays_and_stays_so_until_somebody_goes_on(alice: Person) -> None:
    table = started("asterix", [alice], bots=1)
    seq = staff.replace(table, 0, REASON).result(PATIENCE)
    assert [entry["kind"] for entry in log(alice, table)[seq - 1 :]] == ["handed_over", "paused"]
    staff.give_back(table, 0, REASON).result(PATIENCE)
    assert (now(table).status, now(table).playing) == ("paused", {0})
    alice.post(f"tables/{table}/resume/")
    staff.stop(table, REASON).result(PATIENCE)
    assert verify(exported(table)).revealed


@pytest.mark.parametrize(
    ("act", "seat", "code"),
    [
        (staff.replace, 2, "not_seated"),
        (staff.replace, 3, "not_found"),
        (staff.replace, -1, "not_found"),
        (staff.give_back, 1, "not_seated"),
        (staff.give_back, 2, "not_seated"),
    ],
)
def test_only_a_person_is_replaced_and_only_who_was_replaced_is_given_back(
    act: Callable[[str, int, str], Future[int]], seat: int, code: str, alice: Person, bob: Person
) -> None:
    table = started("anansi", [alice, bob], bots=1)
    with unchanged(table), pytest.raises(Refused, match=code):
        act(table, seat, REASON).result(PATIENCE)


def test_before_and_after_the_game_no_seat_is_handed_over(alice: Person, bob: Person) -> None:
    for table in (open_table(alice, "asterix", "me open"), short_game(alice, bob)):
        for act in (staff.replace, staff.give_back):
            with pytest.raises(Refused, match="not_running"):
                act(table, 0, REASON).result(PATIENCE)


def test_a_forged_act_of_staff_is_refused(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    said = alice.post(f"tables/{table}/chat/", {"text": "hm"})["seq"]
    erased = staff.erase(table, said, "rude").result(PATIENCE)
    staff.stop(table, REASON).result(PATIENCE)
    document = json.loads(exported(table))
    lines(document, "erased")[0]["data"]["reason"] = "polite"
    assert where(sealed(document)) == erased
