"""Derived rows follow the log, catch up, and can be dropped and refolded."""

from __future__ import annotations

from io import StringIO
from typing import Any

import psycopg
import pytest
from django.core.management import CommandError, call_command
from django.db import DatabaseError

from events import cache, projections
from events.entry import Entry
from events.models import Position
from events.writer import StreamSession, write
from tests.events.acts import PATIENCE, opened, play
from tests.events.toy import Sum, Tallies, Tally


def count(stream: str) -> int:
    return write(stream, lambda at: at.append("counted")[0].seq).result(PATIENCE)


def tallies() -> list[tuple[Any, ...]]:
    return list(Tally._default_manager.order_by("stream").values_list("stream", "total", "moves"))


def missed(monkeypatch: pytest.MonkeyPatch, stream: str) -> None:
    """An entry that the projection was not told of, as when the process is killed after the commit."""
    with monkeypatch.context() as patch:
        patch.setattr(projections, "follow", lambda steps: None)
        count(stream)


def test_who_wrote_reads_what_it_wrote(stream: str) -> None:
    play(stream, 5)
    assert tallies() == []
    count(stream)
    assert tallies() == [(stream, 5, 1)]


def test_a_projection_sees_the_state_as_of_its_entry_and_not_a_later_one(stream: str) -> None:
    def decide(at: StreamSession[Sum]) -> None:
        at.append("played", body={"add": 5})
        at.append("counted")
        at.append("played", body={"add": 6})

    write(stream, decide).result(PATIENCE)
    assert tallies() == [(stream, 5, 1)]
    assert projections.differences(Tallies()) == []


def test_what_was_not_told_is_caught_up_and_positions_are_per_stream(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = opened()
    play(stream, 5)
    missed(monkeypatch, stream)
    count(other)
    assert tallies() == [(other, 0, 0)]
    assert projections.catch_up() == 1
    assert {row[0]: row[1] for row in tallies()} == {stream: 5, other: 0}
    assert dict(Position.objects.values_list("stream_id", "seq")) == {stream: 3, other: 2}
    assert projections.catch_up() == 0


def test_positions_move_on_past_entries_that_do_not_matter(stream: str) -> None:
    for add in range(3):
        play(stream, add)
    assert projections.catch_up() == 0
    assert Position.objects.get().seq == 4
    assert tallies() == []


def test_entries_are_taken_in_order_even_when_earlier_ones_were_missed(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    real = Tallies.apply

    def watch(self: Tallies, entry: Entry, told: Any, state: Sum) -> None:
        seen.append(entry.seq)
        real(self, entry, told, state)

    monkeypatch.setattr(Tallies, "apply", watch)
    missed(monkeypatch, stream)
    play(stream, 1)
    count(stream)
    assert seen == [2, 4]
    projections.catch_up()
    assert seen == [2, 4], "nothing is taken in twice"


def test_a_projection_that_fails_costs_nobody_a_move_and_is_mended_later(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Tallies, entry: Entry, told: Any, state: Sum) -> None:
        Tally._default_manager.create(stream=entry.stream, total=-1, moves=-1)
        raise DatabaseError

    with monkeypatch.context() as patch:
        patch.setattr(Tallies, "apply", fail)
        assert count(stream) == 2
    assert tallies() == [], "rows and position are of one transaction"
    assert not Position.objects.filter(seq__gte=2).exists()
    assert projections.catch_up() == 1
    assert tallies() == [(stream, 0, 0)]


def test_rebuild_refolds_everything_and_check_names_every_difference(stream: str) -> None:
    other = opened()
    for each in (stream, other):
        play(each, 4)
        count(each)
    right = tallies()
    out, err = StringIO(), StringIO()
    call_command("rebuild", "--check", stdout=out)
    Tally._default_manager.filter(stream=stream).update(total=99)
    Tally._default_manager.filter(stream=other).delete()
    Tally._default_manager.create(stream="nobody", total=0, moves=0)
    wrong = tallies()
    with pytest.raises(CommandError, match="4 differences"):
        call_command("rebuild", "tallies", "--check", stdout=out, stderr=err)
    assert sorted(err.getvalue().splitlines()) == sorted(
        [
            f"tallies: toy.Tally: missing {(stream, 4, 1)}",
            f"tallies: toy.Tally: missing {(other, 4, 1)}",
            f"tallies: toy.Tally: wrong {(stream, 99, 1)}",
            f"tallies: toy.Tally: wrong {('nobody', 0, 0)}",
        ]
    )
    assert tallies() == wrong, "a check changes nothing"
    cache.forget()
    call_command("rebuild", stdout=out)
    assert tallies() == right
    call_command("rebuild", "--check", stdout=out)


@pytest.mark.parametrize(
    "database", [pytest.param("postgresql", marks=pytest.mark.needs("postgres"))], indirect=True
)  # on SQLite there is one write transaction at a time
def test_no_writer_waits_for_a_rebuild(database: str, stream: str) -> None:
    with psycopg.connect(database) as elsewhere:
        elsewhere.execute("LOCK TABLE events_position IN EXCLUSIVE MODE")
        assert count(stream) == 2
        assert tallies() == []
    assert projections.catch_up() == 1
    assert tallies() == [(stream, 0, 0)]


def test_a_projection_of_another_name_is_unknown(database: str) -> None:
    with pytest.raises(CommandError, match="nothing_like_it"):
        call_command("rebuild", "nothing_like_it")
