"""Tables that are over, analysed: without what was taken back, and not before they are open to all."""

from __future__ import annotations

import json
from io import StringIO
from random import Random
from uuid import uuid4

import pytest
from django.core.management import CommandError, call_command

from events.writer import Refused
from tests.people import Person, asked, bots_move, finished, move, now, play_until, started, take_back
from workers.analysing import analysis, played
from workers.bots.analysis import Played
from workers.tasks import score_table


def of(table: str) -> Played:
    """The game of that table."""
    return played(now(table), now(table).result or ())


def test_a_table_s_parts_add_up_to_its_result_and_its_decisions_are_its_entries(alice: Person, bob: Person) -> None:
    table = finished("anansi", [alice, bob], Random(3), bots=1)
    found = analysis(table)
    shares = of(table).shares
    for seat, part in enumerate(found.parts):
        began, ended = found.moments[0].shares[seat], found.moments[-1].shares[seat]
        assert ended == round(10_000 * shares[seat])
        assert part.luck + part.own + part.others == ended - began
    entries = {entry["seq"]: entry for entry in alice.get(f"tables/{table}/entries/")["entries"]}
    assert found.decisions
    assert all(entries[each.seq]["seat"] == each.seat for each in found.decisions if each.seq in entries)


def test_what_was_taken_back_does_not_count(alice: Person, bob: Person) -> None:
    people = [alice, bob]
    table = started("anansi", people, bots=1)
    while not asked(table, people):
        bots_move(table)
    (person,) = asked(table, people)
    made = move(person, table)["seq"]
    take_back(table, people.index(person), made)
    play_until(table, people, Random(3))
    score_table(table)
    assert made not in {event.seq for event in of(table).events}


def test_nothing_is_told_of_a_table_that_is_not_over(alice: Person, bob: Person) -> None:
    table = started("anansi", [alice, bob], bots=1)
    with pytest.raises(Refused, match="not_allowed"):
        analysis(table)
    with pytest.raises(CommandError, match="not over"):
        call_command("analyse", table)
    with pytest.raises(CommandError, match="no table"):
        call_command("analyse", str(uuid4()))


def test_the_command_prints_the_parts_and_the_costliest_choices(alice: Person, bob: Person) -> None:
    table = finished("anansi", [alice, bob], Random(3), bots=1)
    out = StringIO()
    call_command("analyse", table, stdout=out)
    assert "luck" in out.getvalue()
    assert "seat 2" in out.getvalue()
    answer = StringIO()
    call_command("analyse", table, "--json", stdout=answer)
    assert json.loads(answer.getvalue())["moments"][0]["seq"] == 0


def test_who_resigned_has_lost_by_that(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    alice.post(f"tables/{table}/resign/")
    score_table(table)
    found = analysis(table)
    assert found.moments[-1].shares == (0, 10_000)
    assert found.parts[0].own < 0
