"""An analysis that somebody asks for: worked on in pieces, for as long as they wait, and kept."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from io import StringIO
from random import Random
from typing import Any

import msgspec
import pytest
from django.core.management import call_command
from django.db.models import F

from games.tables import analyses
from games.tables.models import Analysis
from tests.people import Json, Person, both_asked, move, play_until, refusal, started
from tests.workers.conftest import Sent
from workers import analysing
from workers.bots import Budget, analysis, build
from workers.tasks import analyse_table, score_table

LONG_AGO = timedelta(hours=1)


@pytest.fixture(autouse=True)
def a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long here."""
    monkeypatch.setattr(analysis, "_DEEP_BUDGET", Budget(simulations=10))


@pytest.fixture
def over(alice: Person, bob: Person) -> str:
    """A table of Asterix that Bob has given up soon."""
    return given_up(alice, bob)


def given_up(alice: Person, bob: Person) -> str:
    table = started("asterix", [alice, bob])
    play_until(table, [alice, bob], Random(1), both_asked)
    move(alice, table)
    move(bob, table)
    bob.post(f"tables/{table}/resign/")
    score_table(table)
    return table


def ask(person: Person, table: str) -> Json:
    return person.post(f"tables/{table}/analysis/")


def messages(sent: Sent) -> list[list[Any]]:
    """What was sent to those who analyse, and is now taken from there."""
    found = [args for name, args, options in sent if (name, options["queue"]) == ("workers.analyse_table", "analysis")]
    sent.clear()
    return found


def work(sent: Sent) -> None:
    """Do all that workers were sent, once each."""
    for args in messages(sent):
        analyse_table(*args)


def waiting(person: Person, table: str, sent: Sent) -> Iterator[Json]:
    """What that person is told each time they ask, until it is finished."""
    for _ in range(100):
        told = ask(person, table)
        yield told
        if not told["working"]:
            return
        work(sent)
    raise AssertionError("it never ends")


def row(table: str) -> Analysis:
    return Analysis.objects.get(pk=table)


def forget(table: str) -> None:
    """All who waited there have gone long ago."""
    Analysis.objects.filter(pk=table).update(asked_at=F("asked_at") - LONG_AGO)


@pytest.fixture
def one_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker does one step at a time."""
    monkeypatch.setattr(analysing, "PIECE", 0)


def test_who_waits_is_told_what_the_command_prints_of_choices_that_cost_something(
    over: str, alice: Person, sent: Sent
) -> None:
    *_, told = waiting(alice, over, sent)
    whole = analysing.analysis(over)
    assert (told["done"], told["of"]) == (len(whole.decisions), len(whole.decisions))
    known = msgspec.to_builtins(whole)
    assert told["analysis"] == {
        "moments": [{**each, "shares": list(each["shares"])} for each in known["moments"]],
        "parts": list(known["parts"]),
        "decisions": [each for each in known["decisions"] if each["loss"]],
    }


def test_what_has_been_found_is_told_at_once_and_to_others_too(
    over: str, alice: Person, bob: Person, sent: Sent
) -> None:
    *_, told = waiting(alice, over, sent)
    assert ask(bob, over) == told
    assert ask(alice, over) == told
    assert messages(sent) == []


@pytest.mark.usefixtures("one_step")
def test_it_is_worked_on_in_pieces_the_chances_first(over: str, alice: Person, sent: Sent) -> None:
    first, second, *later = waiting(alice, over, sent)
    assert (first["done"], first["analysis"]) == (0, None)
    assert (second["done"], second["analysis"]["decisions"]) == (0, [])
    assert second["analysis"]["parts"] == later[-1]["analysis"]["parts"]
    assert [each["done"] for each in later] == list(range(1, second["of"] + 1))


def test_who_asks_again_meanwhile_sends_for_no_second_worker(over: str, alice: Person, bob: Person, sent: Sent) -> None:
    ask(alice, over)
    ask(alice, over)
    ask(bob, over)
    assert messages(sent) == [[over, 0]]


@pytest.mark.usefixtures("one_step")
def test_nobody_works_for_those_who_have_gone_and_it_goes_on_for_who_comes_back(
    over: str, alice: Person, sent: Sent
) -> None:
    ask(alice, over)
    for _ in range(2):
        work(sent)
    assert row(over).done == 1
    forget(over)
    work(sent)
    assert row(over).done == 1
    assert messages(sent) == []
    assert ask(alice, over)["done"] == 1
    work(sent)
    assert row(over).done == 2


def test_who_has_gone_in_the_middle_of_a_piece_is_missed(
    over: str, alice: Person, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "NOTED", 0)
    keep = analyses.keep

    def then_gone(row: Analysis) -> bool:
        forget(over)
        return keep(row)

    monkeypatch.setattr(analyses, "keep", then_gone)
    ask(alice, over)
    work(sent)
    assert (row(over).done, row(over).finished) == (0, False)
    assert messages(sent) == []


def test_a_person_waits_for_one_at_a_time(over: str, alice: Person, bob: Person, sent: Sent) -> None:
    another = given_up(alice, bob)
    ask(bob, over)
    ask(alice, another)
    ask(alice, over)
    work(sent)
    assert (row(another).done, row(another).finished) == (0, False)
    assert row(over).finished


def test_a_message_that_is_lost_is_sent_again_and_does_nothing_where_another_came_before(
    over: str, alice: Person, sent: Sent
) -> None:
    ask(alice, over)
    Analysis.objects.update(worked_at=F("worked_at") - LONG_AGO)
    ask(alice, over)
    first, second = messages(sent)
    assert first == second
    analyse_table(*first)
    assert row(over).turn == 1
    Analysis.objects.update(finished=False, done=0)
    analyse_table(*second)
    assert (row(over).turn, row(over).done) == (1, 0)


def test_a_worker_that_was_replaced_writes_nothing(over: str, alice: Person, sent: Sent) -> None:
    ask(alice, over)
    slow = analyses.take_up(over, 0)
    assert slow is not None
    assert analyses.take_up(over, 1) is not None
    slow.done, slow.found = 7, "{}"
    assert not analyses.keep(slow)
    assert (row(over).done, row(over).found) == (0, "")


def test_another_program_finds_out_anew(over: str, alice: Person, sent: Sent, monkeypatch: pytest.MonkeyPatch) -> None:
    *_, told = waiting(alice, over, sent)
    monkeypatch.setattr(analyses, "BUILD", "analysis-0")
    assert ask(alice, over) == {"working": True, "done": 0, "of": 0, "analysis": None}
    ((table, turn),) = messages(sent)
    monkeypatch.setattr(analyses, "BUILD", "analysis-1")
    assert analyses.take_up(table, turn) is None, "a worker of the program before"
    *_, again = waiting(alice, over, sent)
    assert again == told


def test_what_takes_too_long_is_told_as_far_as_it_was_found(
    over: str, alice: Person, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "LONGEST", 0)
    *_, told = waiting(alice, over, sent)
    assert (told["done"], told["working"]) == (0, False)
    assert told["of"] > 0
    assert len(told["analysis"]["parts"]) == 2


def test_a_game_that_cannot_be_analysed_is_tried_once(
    over: str, alice: Person, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: Any) -> None:
        raise ValueError

    monkeypatch.setattr(analysing, "analyse", breaks)
    *_, told = waiting(alice, over, sent)
    assert told == {"working": False, "done": 0, "of": 0, "analysis": None}
    assert ask(alice, over) == told
    assert messages(sent) == []


def test_a_rebuild_drops_what_was_found_and_a_check_misses_nothing(over: str, alice: Person, sent: Sent) -> None:
    *_, told = waiting(alice, over, sent)
    call_command("rebuild", "--check", stdout=StringIO())
    assert Analysis.objects.count() == 1
    call_command("rebuild", "analyses", stdout=StringIO())
    assert Analysis.objects.count() == 0
    call_command("rebuild", "--check", stdout=StringIO())
    *_, again = waiting(alice, over, sent)
    assert again == told


def test_nothing_is_told_before_the_end_nor_to_strangers_nor_where_nothing_is(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    assert alice.refused("POST", f"tables/{table}/analysis/") == (403, "not_allowed", None)
    bob.post(f"tables/{table}/resign/")
    assert alice.refused("POST", f"tables/{table}/analysis/") == (403, "not_allowed", None)
    score_table(table)
    assert refusal(alice.http.post(f"/api/tables/{table}/analysis/", json={}))[:2] == (401, "who_are_you")
    assert alice.refused("POST", f"tables/{alice.id}/analysis/")[:2] == (404, "not_found")
    assert Analysis.objects.count() == 0


def test_another_search_is_another_analysis() -> None:
    assert (analyses.BUILD, str(build("search"))) == ("analysis-5", "search-5"), "raise both, or say why not"
