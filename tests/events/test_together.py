"""What belongs together is written together: if one part fails, nothing of it is there, on both databases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.db import DatabaseError, IntegrityError
from django.db.models import AutoField

from events import audit, cache, projections, store
from events.models import Behind, Built, EntryRow, Position, Saying, Stream
from events.projections import marks
from events.projections.base import Projection
from events.writer import StreamSession, open_stream, write
from tests.events.acts import PATIENCE, opened, play
from tests.events.toy import Ranks, Standing, Standings, Sum, Tallies, Tally


def count(stream: str) -> int:
    return write(stream, lambda session: session.append("counted")[0].seq).result(PATIENCE)


def say(session: StreamSession[Sum]) -> int:
    session.append("played", body={"add": 5})
    return session.append_said("hm").seq


def rows() -> list[Any]:
    """Every row there is, but the marks of what is to be made up for; without the numbers that the database gave."""
    found = []
    for model in (Stream, EntryRow, Saying, Position, Tally, Standing):
        names = [field.attname for field in model._meta.concrete_fields if not isinstance(field, AutoField)]
        found.append(sorted(map(str, model._default_manager.values_list(*names))))
    return found


def fails_after(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, error: type[Exception] = DatabaseError) -> None:
    """It does what it does, and then the database is away."""
    real = getattr(where, name)

    def fail(*arguments: Any, **more: Any) -> None:
        real(*arguments, **more)
        raise error

    monkeypatch.setattr(where, name, fail)


@pytest.mark.parametrize("part", ["insert_streams", "append", "insert_sayings"])
def test_entries_their_head_their_words_and_their_stream(
    part: str, stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = rows()
    with monkeypatch.context() as patch:
        fails_after(patch, store, part)
        for future in (write(stream, say), open_stream(say)):
            with pytest.raises(DatabaseError):
                future.result(PATIENCE)
    assert rows() == before
    assert write(stream, say).result(PATIENCE) == 3
    assert audit.audit(stream) == 3


def test_entries_and_their_head_when_the_head_alone_fails(stream: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = rows()
    with monkeypatch.context() as patch:
        patch.setattr(store, "_MOVE_HEAD", "UPDATE events_stream SET no_such_column = %s, head_hash = %s WHERE id = %s")
        patch.setattr(store, "_APPEND", store._APPEND.replace("ends.hash ", "ends.no_such_column "))
        with pytest.raises(DatabaseError):
            write(stream, say).result(PATIENCE)
    assert rows() == before


@pytest.mark.parametrize("part", ["move_position", "held_position"])
def test_the_rows_of_a_projection_and_how_far_it_has_read(
    part: str, stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        fails_after(patch, store, part)
        assert count(stream) == 2, "the entry is there all the same"
        assert not Tally._default_manager.exists()
        assert not Position.objects.exists()
        assert projections.catch_up() == 0
        assert not Tally._default_manager.exists(), "nor when it is made up for"
        assert not Position.objects.exists()
        assert Behind.objects.get(projection="tallies").tries == 1, "it is tried again later"
    Behind.objects.update(again_at="2020-01-01T00:00:00Z")
    projections.catch_up()
    assert Tally._default_manager.get().stream == stream
    assert Position.objects.get().seq == 2


def test_the_rows_of_a_projection_and_the_marks_for_those_that_read_them(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = marks.mark

    def fail(projection: str, streams: Any) -> None:
        mark(projection, streams)
        if projection == Ranks.name:
            raise DatabaseError

    with monkeypatch.context() as patch:
        patch.setattr(marks, "mark", fail)
        assert count(stream) == 2
    assert not Tally._default_manager.exists()
    assert not Position.objects.exists()
    assert set(Behind.objects.values_list("projection", flat=True)) == {"tallies"}
    projections.catch_up()
    assert Tally._default_manager.exists()


def test_the_state_of_a_stream_and_its_rows(stream: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        fails_after(patch, Standings, "apply")
        play(stream, 5)
    assert Standing._default_manager.filter(total=5).count() == 0
    assert set(Behind.objects.values_list("projection", flat=True)) == {"standings"}
    projections.catch_up()
    assert Standing._default_manager.get(stream=stream).total == 5


Refill = Callable[[], object]


def adopted() -> None:
    Built.objects.filter(projection="tallies").update(version=0)
    projections.adopt()


def rebuilt() -> None:
    projections.rebuild(Tallies())


@pytest.mark.parametrize(
    ("refill", "where", "part"),
    [(adopted, marks, "mark_all"), (adopted, marks, "note_built"), (adopted, marks, "forget"),
     (rebuilt, store, "move_position"), (rebuilt, Projection, "clear"), (rebuilt, marks, "forget")],
)  # fmt: skip
def test_what_a_projection_drops_and_what_takes_its_place(
    refill: Refill, where: Any, part: str, stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in (stream, opened()):
        count(each)
    projections.catch_up()
    before = rows()
    with monkeypatch.context() as patch:
        fails_after(patch, where, part)
        with pytest.raises(DatabaseError):
            refill()
    assert rows() == before
    assert not Behind.objects.exists()
    refill()
    projections.catch_up()
    assert rows() == before


@pytest.mark.parametrize("error", [DatabaseError, IntegrityError])
def test_a_state_and_what_everybody_reads_of_it(
    error: type[Exception], stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(stream, 1)
    with monkeypatch.context() as patch:
        fails_after(patch, store, "append", error)
        with pytest.raises(error):
            play(stream, 5)
    kept = cache.kept(stream)
    assert kept is None or kept.seq == 2
    assert cache.current(stream).state.total == 1
