"""Taking back and bringing back, snapshots, the cache: there is one way to get a state."""

from __future__ import annotations

import random
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from events import cache, snapshots, store, writer
from events.entry import ZERO, Entry
from events.fold import CHECKPOINT, Folded, effective, fold_to, retell
from events.models import Snapshot
from events.seals import seal
from events.writer import StreamSession, write
from tests.events.acts import PATIENCE, opened, play, rewind
from tests.events.toy import FOLD, Sum, SumFold


def total(*adds: int) -> int:
    result = 0
    for add in adds:
        result = (result * 3 + add) % 1_000_003
    return result


def afresh(stream: str) -> Sum:
    cache.forget()
    state: Sum = cache.current(stream).state
    return state


def test_a_suffix_is_taken_out_and_brought_back(stream: str) -> None:
    play(stream, 1)
    play(stream, 2)
    play(stream, 4)
    undo = rewind(stream, "undone", 3, 4)
    assert cache.current(stream).state == afresh(stream) == Sum(stream, total(1), [2], [undo])
    redo = rewind(stream, "redone", 3, 4)
    assert cache.current(stream).state == afresh(stream) == Sum(stream, total(1, 2, 4), [2, 3, 4], [undo, redo])


def test_a_choice_in_the_middle_is_taken_out_and_what_came_after_it_stays(stream: str) -> None:
    for add in (1, 2, 4):
        play(stream, add)
    undo = rewind(stream, "undone", 3)
    assert cache.current(stream).state == afresh(stream) == Sum(stream, total(1, 4), [2, 4], [undo])
    play(stream, 8)
    assert afresh(stream).total == total(1, 4, 8)


def test_several_rewinds_in_one_decision_count_like_one_after_the_other(stream: str) -> None:
    def decide(session: StreamSession[Sum]) -> int:
        for add in (1, 2, 4):
            session.append("played", body={"add": add})
        session.append("undone", body={"entries": [3, 4]})
        session.append("played", body={"add": 5})
        session.append("undone", body={"entries": [6]})
        session.append("redone", body={"entries": [3, 4]})
        assert session.state.total == total(1, 2, 4)
        assert session.undone(6)
        assert not session.undone(3)
        return session.state.total

    assert write(stream, decide).result(PATIENCE) == afresh(stream).total
    assert [entry.seq for entry in effective(store.entries(stream))] == [1, 2, 3, 4, 5, 7, 8]


def test_undone_tells_whether_an_entry_counts(stream: str) -> None:
    play(stream, 1)
    rewind(stream, "undone", 2)
    assert write(stream, lambda session: session.undone(2)).result(PATIENCE)
    rewind(stream, "redone", 2)
    assert not write(stream, lambda session: session.undone(2)).result(PATIENCE)


def test_the_state_at_an_entry_is_the_one_that_was_seen_then(stream: str) -> None:
    for add in (1, 2):
        play(stream, add)
    rewind(stream, "undone", 3)
    play(stream, 7)
    totals = [fold_to(FOLD, stream, seq).state.total for seq in range(6)]
    assert totals == [0, 0, total(1), total(1, 2), total(1), total(1, 7)]


def test_every_entry_tells_readers_what_it_told_when_it_was_made(stream: str) -> None:
    for add in (1, 2):
        play(stream, add)
    rewind(stream, "undone", 3)
    play(stream, 7)
    expected = [(1, 0), (2, total(1)), (3, total(1, 2)), (4, total(1)), (5, total(1, 7))]
    assert [(entry.seq, told) for entry, told in cache.after(stream, 0)] == expected
    cache.forget()
    assert [(entry.seq, told) for entry, told in cache.after(stream, 0)] == expected
    for seq in range(7):
        cache.forget()
        assert [(entry.seq, told) for entry, told in cache.after(stream, seq)] == expected[seq:]


def a_long_story(stream: str, chance: random.Random) -> None:
    """Some hundred moves; now and then some of the latest are taken back, and sometimes brought back."""

    def decide(session: StreamSession[Sum]) -> None:
        back: list[int] = []
        for _ in range(300):
            moves = session.state.moves
            if back and chance.random() < 0.5:
                session.append("redone", body={"entries": back})
                back = []
            elif moves and chance.random() < 0.1:
                back = moves[-chance.choice([1, 3, 40, 120]) :]
                session.append("undone", body={"entries": back})
            else:
                session.append("played", body={"add": chance.randrange(100)})

    write(stream, decide).result(PATIENCE)


@pytest.mark.parametrize("seed", range(3))
def test_a_story_retold_in_one_pass_is_the_same_as_folded_at_every_entry(stream: str, seed: int) -> None:
    a_long_story(stream, random.Random(seed))
    entries = store.entries(stream)
    base = Folded(stream, 0, ZERO, b"", FOLD.start(stream))
    with CaptureQueriesContext(connection) as asked:
        totals = [(state.total, len(state.moves)) for _, _, state in retell(FOLD, base, entries)]
    assert len(asked) == 0, "from the start on it needs no database"
    folded = [fold_to(FOLD, stream, entry.seq).state for entry in entries]
    assert totals == [(state.total, len(state.moves)) for state in folded]
    assert any(entry.kind == "redone" for entry in entries)
    middle = fold_to(FOLD, stream, 150)
    assert [state.total for _, _, state in retell(FOLD, middle, entries[150:])] == [total for total, _ in totals[150:]]


def test_a_rewind_is_retold_from_near_where_it_reaches_and_not_from_the_start(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(5):
        write(stream, lambda session: [session.append("played", body={"add": 1}) for _ in range(100)]).result(PATIENCE)
    rewind(stream, "undone", 500)
    applied = 0
    apply = type(FOLD).apply

    def count(self: SumFold, state: Sum, entry: Entry, seed: bytes) -> Any:
        nonlocal applied
        applied += 1
        return apply(self, state, entry, seed)

    entries = store.entries(stream)
    monkeypatch.setattr(SumFold, "apply", count)
    list(retell(FOLD, Folded(stream, 0, ZERO, b"", FOLD.start(stream)), entries))
    assert applied <= len(entries) + CHECKPOINT


def test_what_was_taken_back_is_found_by_an_index(stream: str) -> None:
    explain = "EXPLAIN QUERY PLAN" if connection.vendor == "sqlite" else "EXPLAIN"
    with CaptureQueriesContext(connection) as asked:
        store.rewinds(stream, 10)
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SET enable_seqscan = off")  # a few rows are read through, whatever indexes there are
        cursor.execute(f"{explain} {asked.captured_queries[0]['sql']}")
        assert "events_rewinds" in str(cursor.fetchall())
        if connection.vendor == "postgresql":
            cursor.execute("RESET enable_seqscan")


def test_readers_get_old_entries_that_the_cache_has_let_go(stream: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "RECENT", 4)
    for add in range(10):
        play(stream, add)
    assert len(cache.current(stream).recent) == 4
    assert [entry.seq for entry, _ in cache.after(stream, 2)] == list(range(3, 12))
    assert [entry.seq for entry, _ in cache.after(stream, 9)] == [10, 11]


def test_the_cache_is_bounded_and_what_it_drops_is_folded_anew(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "STREAMS", 2)
    streams = [opened() for _ in range(4)]
    for number, each in enumerate(streams):
        play(each, number)
    assert [cache.kept(each) is not None for each in streams] == [False, False, True, True]
    assert [cache.current(each).state.total for each in streams] == [0, 1, 2, 3]


def test_an_older_state_never_replaces_a_newer_one(stream: str) -> None:
    old = cache.current(stream)
    play(stream, 1)
    cache.publish(old)
    known = cache.kept(stream)
    assert known is not None
    assert known.seq == 2


def test_snapshots_are_written_and_deleting_all_of_them_changes_nothing(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 5)
    chance = random.Random(1)
    for each in range(40):
        if each % 9 == 8:
            rewind(stream, "undone", each + 1)
        else:
            play(stream, chance.randrange(100))
    writer.stop()
    assert Snapshot.objects.filter(stream=stream).count() >= 5
    with_them = [fold_to(FOLD, stream, seq).state for seq in range(42)]
    assert snapshots.drop() >= 5
    assert not Snapshot.objects.exists()
    assert [fold_to(FOLD, stream, seq).state for seq in range(42)] == with_them


def test_a_fold_starts_from_the_newest_snapshot(stream: str) -> None:
    for add in (1, 2, 4):
        play(stream, add)
    _forge(stream, 3, 1000)
    _forge(stream, 2, 500)
    assert fold_to(FOLD, stream).state.total == 3004
    assert fold_to(FOLD, stream, 2).state.total == 500


def test_a_snapshot_behind_which_an_undo_reaches_is_not_used(stream: str) -> None:
    for add in (1, 2, 4):
        play(stream, add)
    _forge(stream, 3, 1000)
    _forge(stream, 2, 500)
    rewind(stream, "undone", 3, 4)
    assert fold_to(FOLD, stream).state.total == 500
    assert fold_to(FOLD, stream, 4).state.total == 3004, "before the undo it still holds"
    rewind(stream, "redone", 3, 4)
    assert fold_to(FOLD, stream).state.total == (500 * 3 + 2) * 3 + 4


def test_snapshots_of_another_fold_are_ignored(stream: str) -> None:
    play(stream, 5)
    _keep(stream, "toy/0", 2, FOLD.encode(Sum(stream, 77)))
    assert fold_to(FOLD, stream).state.total == 5


def test_a_snapshot_of_another_fold_is_ignored_even_under_the_seal_of_this_one(stream: str) -> None:
    play(stream, 5)
    body = FOLD.encode(Sum(stream, 77))
    Snapshot.objects.create(stream_id=stream, fold="toy/0", seq=2, body=body, seal=seal(stream, FOLD.name, 2, body))
    assert fold_to(FOLD, stream).state.total == 5
    _forge(stream, 2, 1000)
    assert fold_to(FOLD, stream).state.total == 1000, "nor is it taken for the one of this fold at the same entry"
    Snapshot.objects.filter(fold="toy/0").update(seq=1)
    play(stream, 1)
    assert fold_to(FOLD, stream).state.total == 3001
    assert fold_to(FOLD, stream, 1).state.total == 0


def test_a_snapshot_that_cannot_be_read_counts_for_nothing(stream: str) -> None:
    play(stream, 5)
    _keep(stream, FOLD.name, 2, b'{"total":"much"}')
    assert fold_to(FOLD, stream).state.total == 5


@pytest.mark.parametrize("change", ["body", "seq", "stream", "seal", "fold"])
def test_a_snapshot_that_somebody_has_changed_counts_for_nothing(stream: str, change: str) -> None:
    for add in (1, 2, 4):
        play(stream, add)
    right = fold_to(FOLD, stream).state.total
    _keep(stream, "toy/0" if change == "fold" else FOLD.name, 3, FOLD.encode(Sum(stream, 1000)))
    changed: dict[str, Any] = {
        "body": FOLD.encode(Sum(stream, 42)),
        "seq": 2,
        "stream": opened(),
        "seal": "",
        "fold": FOLD.name,
    }
    kept = Snapshot.objects.filter(stream=stream)
    kept.update(**{change: changed[change]})
    for each in {stream, str(changed["stream"])}:
        state = fold_to(FOLD, each).state
        assert state.total == (right if each == stream else 0)


def _forge(stream: str, seq: int, total: int) -> None:
    body = FOLD.encode(Sum(stream, total))
    _keep(stream, FOLD.name, seq, body)


def _keep(stream: str, fold: str, seq: int, body: bytes) -> None:
    Snapshot.objects.create(stream_id=stream, fold=fold, seq=seq, body=body, seal=seal(stream, fold, seq, body))
