"""Derived rows follow the log, catch up, and can be dropped and refolded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from io import StringIO
from typing import Any

import psycopg
import pytest
from django.core.management import CommandError, call_command
from django.db import DatabaseError, connection
from django.test.utils import CaptureQueriesContext

from events import cache, projections, store
from events.entry import Entry
from events.models import Behind, Built, Position
from events.projections import Change, catching_up, marks
from events.writer import StreamSession, write
from tests.events.acts import PATIENCE, opened, play
from tests.events.toy import Rank, Ranks, Standing, Standings, Sum, Tallies, Tally


def count(stream: str) -> int:
    return write(stream, lambda session: session.append("counted")[0].seq).result(PATIENCE)


def tallies() -> list[tuple[Any, ...]]:
    return list(Tally._default_manager.order_by("stream").values_list("stream", "total", "moves"))


def standings() -> dict[str, int]:
    return dict(Standing._default_manager.values_list("stream", "total"))


def ranks() -> list[tuple[str, int]]:
    return list(Rank._default_manager.order_by("at", "stream").values_list("stream", "chain"))


def marked() -> set[tuple[str, str]]:
    return set(Behind.objects.values_list("projection", "stream"))


def left_out(monkeypatch: pytest.MonkeyPatch, stream: str) -> None:
    """An entry that the writer leaves to `catch_up`, as while a rebuild is at work."""
    with monkeypatch.context() as patch:
        patch.setattr(projections, "follow", lambda group, alone: projections.mark(group))
        count(stream)


def fail(self: Tallies, entry: Entry, telling: Any, state: Sum) -> None:
    Tally._default_manager.create(stream=entry.stream, total=-1, moves=-1, at="")
    raise DatabaseError


def test_who_wrote_reads_what_it_wrote(stream: str) -> None:
    play(stream, 5)
    assert tallies() == []
    count(stream)
    assert tallies() == [(stream, 5, 1)]
    assert standings() == {stream: 5}


def test_a_projection_of_entries_sees_the_state_as_of_its_entry_and_one_of_states_only_the_latest(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[int, int]] = []
    real = Standings.apply

    def watch(self: Standings, changes: Sequence[Change[Sum]]) -> None:
        seen.extend((change.seq, change.state.total) for change in changes)
        real(self, changes)

    def decide(session: StreamSession[Sum]) -> None:
        session.append("played", body={"add": 5})
        session.append("counted")
        session.append("played", body={"add": 6})

    monkeypatch.setattr(Standings, "apply", watch)
    write(stream, decide).result(PATIENCE)
    assert tallies() == [(stream, 5, 1)]
    assert seen == [(4, 21)]
    assert [projections.differences(each) for each in (Tallies(), Standings(), Ranks())] == [[], [], []]


def test_what_was_left_out_is_marked_and_caught_up(stream: str, monkeypatch: pytest.MonkeyPatch) -> None:
    other = opened()
    play(stream, 5)
    left_out(monkeypatch, stream)
    count(other)
    assert tallies() == [(other, 0, 0)]
    assert marked() == {("tallies", stream), ("standings", stream), ("ranks", other)}
    assert projections.catch_up() == 4  # with the rank of `stream`, which its tally has brought up
    assert {row[0]: row[1] for row in tallies()} == {stream: 5, other: 0}
    assert dict(Position.objects.values_list("stream_id", "seq")) == {stream: 3, other: 2}
    assert not marked()
    assert projections.catch_up() == 0


def test_catching_up_reads_the_marks_and_nothing_else(stream: str) -> None:
    for _ in range(3):
        play(opened(), 1)
    with CaptureQueriesContext(connection) as asked:
        assert projections.catch_up() == 0
    assert [query["sql"].count("events_behind") > 0 for query in asked.captured_queries] == [True]


def test_entries_are_taken_in_order_even_when_earlier_ones_were_left_out(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    real = Tallies.apply

    def watch(self: Tallies, entry: Entry, telling: Any, state: Sum) -> None:
        seen.append(entry.seq)
        real(self, entry, telling, state)

    monkeypatch.setattr(Tallies, "apply", watch)
    left_out(monkeypatch, stream)
    play(stream, 1)
    count(stream)
    assert seen == [2, 4]
    projections.catch_up()
    assert seen == [2, 4], "nothing is taken in twice"


def test_a_projection_that_fails_costs_nobody_a_move_and_is_mended_later(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Tallies, "apply", fail)
        assert count(stream) == 2
        assert count(stream) == 3, "it is not tried again at once"
    assert tallies() == [], "rows and position are of one transaction"
    assert not Position.objects.exists()
    assert ("tallies", stream) in marked()
    projections.catch_up()
    assert tallies() == [(stream, 0, 0)]


def test_the_position_and_the_rows_of_a_projection_are_written_together(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(projection: str, stream: str, seq: int) -> None:
        raise DatabaseError

    with monkeypatch.context() as patch:
        patch.setattr("events.store.move_position", broken)
        assert count(stream) == 2
    assert tallies() == []
    projections.catch_up()
    assert tallies() == [(stream, 0, 0)]


def test_what_fails_again_is_tried_less_and_less_often(stream: str, monkeypatch: pytest.MonkeyPatch) -> None:
    healthy = opened()
    monkeypatch.setattr(Tallies, "apply", fail)
    count(stream)
    left_out(monkeypatch, healthy)
    projections.catch_up()
    mark = Behind.objects.get(projection="tallies", stream=stream)
    assert mark.tries == 1
    assert ("tallies", stream) not in marks.behind(10), "not before its time"
    assert standings().keys() >= {healthy}, "what is healthy is taken in meanwhile"


def test_an_order_of_all_streams_is_the_same_live_and_in_a_rebuild(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = opened(), opened(), opened()
    left_out(monkeypatch, first)
    Behind.objects.filter(stream=first).update(again_at=datetime.now(UTC) + timedelta(hours=1))
    for each in (second, third):
        count(each)
        projections.catch_up()
    assert [stream for stream, _ in ranks()] == [second, third]
    Behind.objects.filter(stream=first).update(again_at=datetime.now(UTC))
    projections.catch_up()
    live = ranks()
    assert [stream for stream, _ in live] == [first, second, third], "who comes late still comes first"
    assert projections.differences(Ranks()) == []
    projections.rebuild(Tallies())
    assert ranks() == live


def test_rebuild_refolds_everything_and_check_names_every_difference(stream: str) -> None:
    other = opened()
    for each in (stream, other):
        play(each, 4)
        count(each)
    right, at = tallies(), dict(Tally._default_manager.values_list("stream", "at"))
    out, err = StringIO(), StringIO()
    call_command("rebuild", "--check", stdout=out)
    Tally._default_manager.filter(stream=stream).update(total=99)
    Tally._default_manager.filter(stream=other).delete()
    Tally._default_manager.create(stream="nobody", total=0, moves=0, at="")
    wrong = tallies()
    with pytest.raises(CommandError, match="4 differences"):
        call_command("rebuild", "tallies", "--check", stdout=out, stderr=err)
    assert sorted(err.getvalue().splitlines()) == sorted(
        [
            f"tallies: toy.Tally: missing {(stream, 4, 1, at[stream])}",
            f"tallies: toy.Tally: missing {(other, 4, 1, at[other])}",
            f"tallies: toy.Tally: wrong {(stream, 99, 1, at[stream])}",
            f"tallies: toy.Tally: wrong {('nobody', 0, 0, '')}",
        ]
    )
    assert tallies() == wrong, "a check changes nothing"
    Standing._default_manager.all().delete()
    cache.forget()
    call_command("rebuild", stdout=out)
    assert tallies() == right
    assert standings() == {stream: 4, other: 4}
    call_command("rebuild", "--check", stdout=out)


def test_a_projection_that_is_new_here_reads_what_was_written_before_it(stream: str) -> None:
    play(stream, 5)
    count(stream)
    projections.catch_up()
    before = (tallies(), standings())
    for model in (Tally, Standing, Position):
        model._default_manager.all().delete()
    call_command("migrate", verbosity=0)
    assert not marked(), "this database knows them"
    assert marks.built() == {"tallies": 1, "standings": 1, "ranks": 1}
    Built.objects.filter(projection="tallies").delete()
    Built.objects.filter(projection="standings").update(version=0)
    call_command("migrate", verbosity=0)
    projections.catch_up()
    assert tallies() == before[0]
    assert standings() == before[1]


def test_what_is_marked_after_an_upgrade_is_taken_in_newest_streams_first_for_each_projection(database: str) -> None:
    streams = [opened() for _ in range(3)]
    for stream in streams:
        count(stream)
    projections.catch_up()
    Built.objects.filter(projection__in=["tallies", "standings"]).delete()
    projections.adopt()
    found: dict[str, list[str]] = {"tallies": [], "standings": []}
    for projection, stream in marks.behind(10):
        found[projection].append(stream)
    assert found == {"tallies": streams[::-1], "standings": streams[::-1]}


def test_projections_that_are_new_together_are_filled_together(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    streams = [opened() for _ in range(5)]
    monkeypatch.setattr(marks, "_BATCH", 2)
    Built.objects.filter(projection__in=["tallies", "standings"]).delete()
    projections.adopt()
    assert {projection for projection, _ in marks.behind(4)} == {"tallies", "standings"}
    assert {stream for _, stream in marks.behind(2)} == {streams[4]}


def test_catching_up_goes_on_batch_after_batch_until_its_time_is_over(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in [opened() for _ in range(5)]:
        left_out(monkeypatch, each)
    monkeypatch.setattr(catching_up, "BATCH", 2)
    waiting = Behind.objects.count()
    with monkeypatch.context() as patch:
        patch.setattr(catching_up, "TIME", 0.0)
        projections.catch_up()
        assert 0 < Behind.objects.count() < waiting, "one batch is taken in however little time there is"
    projections.catch_up()
    assert not marked()


def test_catching_up_ends_where_nothing_can_be_taken_in(stream: str, monkeypatch: pytest.MonkeyPatch) -> None:
    left_out(monkeypatch, stream)
    tried = []

    def lock(streams: list[str]) -> store.Locked:
        tried.extend(streams)
        return store.Locked({}, projecting=False)  # a rebuild is at work

    monkeypatch.setattr(store, "lock", lock)
    assert projections.catch_up() == 0
    assert tried == [stream, stream], "once for each projection"


ON_POSTGRESQL = pytest.mark.parametrize(  # on SQLite there is one write transaction at a time
    "database", [pytest.param("postgresql", marks=pytest.mark.needs("postgres"))], indirect=True
)


@ON_POSTGRESQL
def test_a_check_finds_nothing_wrong_with_a_stream_that_grows_meanwhile(
    database: str, stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Standings.rows

    def read_and_play(self: Standings) -> dict[str, Counter[tuple[Any, ...]]]:
        found = real(self)
        play(stream, 1)
        return found

    with monkeypatch.context() as patch:
        patch.setattr(Standings, "rows", read_and_play)
        assert projections.differences(Standings()) == []
    assert marked() == {("standings", stream), ("tallies", stream)}
    projections.catch_up()
    assert projections.differences(Standings()) == []


@ON_POSTGRESQL
def test_no_writer_waits_for_a_rebuild(database: str, stream: str) -> None:
    with psycopg.connect(database) as elsewhere:
        elsewhere.execute("SELECT pg_advisory_xact_lock(%s)", [store.PROJECTIONS])
        assert count(stream) == 2
        opened()
        assert tallies() == []
        assert projections.catch_up() == 0, "nor does catching up"
    projections.catch_up()
    assert tallies() == [(stream, 0, 0)]


def test_a_projection_of_another_name_is_unknown(database: str) -> None:
    with pytest.raises(CommandError, match="nothing_like_it"):
        call_command("rebuild", "nothing_like_it")
