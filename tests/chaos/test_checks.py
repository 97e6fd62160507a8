"""Every fault that the chaos suite looks for is planted once, and the check that is there for it names it."""

from __future__ import annotations

import json
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Event
from typing import Any

import pytest

from events import store
from events.canonical import canonical
from games.tables.export import export
from games.tables.models import Listing
from tests.chaos import checks, looking, plants
from tests.chaos.book import Book
from tests.people import PATIENCE, Json, Person, asked, new_move, started
from tests.tables.following import NOW
from workers.tasks import score_table

MOVES = 6


class Played:
    """A table of Asterix at which two people have moved a few times, what they know of it and what stands of it."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.book = Book()
        self.table = started("asterix", people)
        self.book.opened(self.table)
        self.ears = [self.book.listen(self.table, seat) for seat in (0, 1, None)]
        self.hear()
        chance = Random(2)
        for _ in range(MOVES):
            person = chance.choice(asked(self.table, people))
            move = new_move(person, self.table, chance.choice)
            answer = person.post(f"tables/{self.table}/moves/", move)
            self.book.acknowledge(self.table, people.index(person), move["id"], answer["seq"])
            self.hear()

    def hear(self) -> None:
        """Everybody is told what has come since the last time, as a socket does."""
        for ear in self.ears:
            known = ear.fresh[-1]["seq"] if ear.fresh else ear.client.last
            token = {} if ear.seat is None else {"Authorization": f"Bearer {self.people[ear.seat].token}"}
            http = self.people[0].http
            told = http.get(f"/api/tables/{self.table}/", headers=token).json()
            entries = http.get(f"/api/tables/{self.table}/entries/?after={known}", headers=token).json()["entries"]
            self.book.hear(ear, {"type": "entries", "entries": entries, **{name: told[name] for name in NOW}})

    def resign(self) -> None:
        """The game ends, is scored and revealed."""
        self.people[0].post(f"tables/{self.table}/resign/")
        score_table(self.table)

    def faults(self, **changed: Any) -> list[tuple[str, str]]:
        """What the checks find wrong, `changed` in what stands: name of the check, and what it says."""
        standing = looking.standing(self.table)._replace(**changed)
        return [(fault.check, fault.what) for fault in checks.all_of(standing, self.book.read(self.table))]


@pytest.fixture
def played(people: list[Person]) -> Played:
    """A table at which all is as it must be."""
    return Played(people)


def test_nothing_is_found_where_nothing_is_wrong(played: Played) -> None:
    assert played.faults() == []
    played.resign()
    played.hear()
    assert played.faults() == []
    assert not any(looking.different().values())


def test_an_acknowledged_move_that_is_lost_is_found_though_the_chain_holds(played: Played) -> None:
    last = played.book.read(played.table).acknowledged[-1]
    plants.lose(played.book)
    assert played.faults() == [("kept", f"{last.id} of seat {last.seat}, acknowledged as {last.seq}, is missing")]


def test_an_entry_that_was_told_and_is_lost_is_found(played: Played) -> None:
    end = fresh(played, None)[-1]["seq"]
    lost = played.book.read(played.table)
    plants.lose(played.book)
    found = checks.told(looking.standing(played.table), lost.heard)
    assert f"a stranger was told entry {end}, but the log ends at {lost.acknowledged[-1].seq - 1}" in [
        fault.what for fault in found
    ]


def test_an_acknowledged_move_that_stands_at_another_number_is_found(played: Played) -> None:
    last = played.book.read(played.table).acknowledged[-1]
    played.book.acknowledge(played.table, last.seat, last.id, last.seq + 1)
    what = f"{last.id} of seat {last.seat}, acknowledged as {last.seq + 1}, stands at {last.seq}"
    assert played.faults() == [("kept", what)]


def test_a_move_that_stands_there_twice_is_found_though_the_chain_holds(played: Played) -> None:
    last = played.book.read(played.table).acknowledged[-1]
    plants.double(played.book)
    assert ("once", f"{last.id} of seat {last.seat} stands there 2 times") in played.faults()


def test_a_question_that_is_answered_twice_is_found(played: Played) -> None:
    document = json.loads(looking.standing(played.table).export)
    answer = next(line for line in document["entries"] if "question" in line)
    document["entries"].append(answer)
    found = played.faults(export=canonical(document))
    assert ("once", f"seat {answer['seat']} has answered question {answer['question']} 2 times") in found


def test_a_number_that_is_missing_is_found(played: Played) -> None:
    entries = looking.standing(played.table).entries
    found = played.faults(entries=[entry for entry in entries if entry.kind != "started"])
    assert ("once", f"the numbers are not 1 to {len(entries)}") in found


def test_a_table_that_stands_still_is_found() -> None:
    found = list(checks.moving({"quick": 0.1, "just in time": 10.0, "slow": 10.1, "stands": None}, 10.0))
    assert [(fault.where, fault.what.split(",")[0]) for fault in found] == [
        ("slow", "moved after 10.1 s"),
        ("stands", "moved not at all"),
    ]


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Set once somebody has looked how long the logs are: what comes before that is no move."""
    looked, lengths = Event(), store.lengths

    def watched(ids: Collection[str]) -> dict[str, int]:
        found = lengths(ids)
        looked.set()
        return found

    monkeypatch.setattr(store, "lengths", watched)
    return looked


def resigns(person: Person, table: str, after: Event) -> None:
    assert after.wait(PATIENCE)
    person.post(f"tables/{table}/resign/")


def test_a_table_is_waited_for_until_its_log_grows(played: Played, looked: Event) -> None:
    assert looking.waits(0.1) == {played.table: None}
    looked.clear()
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(resigns, played.people[0], played.table, looked)
        assert (looking.waits(10.0)[played.table] or 0.0) > 0.0


def test_a_table_with_a_clock_is_waited_for_from_when_its_time_is_over(people: list[Person], looked: Event) -> None:
    table = started("asterix", people, pace={"deadline": 600})
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(resigns, people[0], table, looked)
        assert looking.waits(10.0) == {table: 0.0}


def test_a_log_that_was_changed_is_found(played: Played) -> None:
    with plants.unprotected(played.table) as run:
        run(
            "UPDATE events_entry SET at = %s WHERE stream_id = %s AND seq = 5",
            "2026-01-01T00:00:00.000000Z",
            played.table,
        )
    assert [fault for fault in played.faults() if fault[0] == "chained"] == [
        ("chained", "entry 5: kind, at, id or leaf")
    ]


def test_a_row_of_a_projection_that_was_changed_is_found(played: Played) -> None:
    Listing.objects.update(status="open")
    found = [fault.what for fault in checks.projected(looking.different())]
    assert [what.split(" (")[0] for what in found] == ["tables.Listing: missing", "tables.Listing: wrong"]


def test_an_export_that_was_changed_is_found(played: Played) -> None:
    played.resign()
    played.hear()
    good = looking.standing(played.table).export
    changed = good.replace(b'"why":"resigned"', b'"why":"played"')
    assert changed != good
    assert [check for check, _ in played.faults(export=changed)] == ["exported"]


def test_an_export_that_is_not_of_the_whole_log_is_found(played: Played) -> None:
    standing = looking.standing(played.table)
    short = export(standing.entries[:-1], {}, standing.head.seed)
    number = standing.head.seq
    assert played.faults(export=short) == [("exported", f"it ends at {number - 1}, the log at {number}")]


def test_a_log_of_which_there_is_no_export_is_found(played: Played) -> None:
    assert [check for check, _ in played.faults(export=b"")] == ["exported"]


def fresh(played: Played, seat: int | None) -> list[Json]:
    """What somebody was told and nobody has looked at yet."""
    return next(ear for ear in played.ears if ear.seat == seat).fresh


def test_a_gap_in_what_a_socket_told_is_found(played: Played) -> None:
    messages = fresh(played, 1)
    lost = messages.pop(2)
    stood, then = messages[1]["seq"], messages[2]["seq"]
    assert lost["seq"] > stood
    what = f"seat 1 stood at {stood} and was told {lost['seq'] + 1} to {then} as of {then}"
    assert played.faults() == [("told", what)]


def test_an_entry_that_a_socket_told_twice_is_found(played: Played) -> None:
    messages = fresh(played, None)
    messages.insert(2, messages[1])
    assert [check for check, _ in played.faults()] == ["told"]


def test_what_another_seat_may_know_is_found_wherever_it_was_told(played: Played) -> None:
    mine, theirs = fresh(played, 0), fresh(played, 1)
    mine[1]["view"] = theirs[1]["view"]
    number, entry = next(
        (message, at)
        for message, told in enumerate(mine)
        for at, entry in enumerate(told["entries"])
        if entry["notes"] != theirs[message]["entries"][at]["notes"]
    )
    mine[number]["entries"][entry] = theirs[number]["entries"][entry]
    seq = theirs[number]["entries"][entry]["seq"]
    found = played.faults()
    assert ("told", f"seat 0 was told another entry {seq}") in found
    assert ("told", f"seat 0 was told another view as of {mine[1]['seq']}") in found


def test_a_field_that_no_message_has_is_found(played: Played) -> None:
    fresh(played, None)[-1]["secret"] = 7
    assert [check for check, _ in played.faults()] == ["told"]
