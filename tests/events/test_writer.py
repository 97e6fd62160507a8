"""The laws of the one writer, on both databases."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, wait
from typing import Any

import pytest
from django.db import DatabaseError, connection
from msgspec.structs import replace

from events import cache, snapshots, store, writer
from events.audit import audit
from events.chat import texts_of
from events.entry import Entry
from events.fold import NoStream, fold_to
from events.models import Stream
from events.writer import Refused, Repeated, StreamSession, on_written, open_stream, write
from tests.events.acts import PATIENCE, opened, play
from tests.events.toy import FOLD, Sum, SumFold


def together(*decisions: tuple[str, Callable[[StreamSession[Sum]], Any]]) -> list[Future[Any]]:
    """Decisions that are made in one group: all of them wait while the writer is held up by another."""
    started, go_on = threading.Event(), threading.Event()

    def hold(session: StreamSession[Sum]) -> None:
        started.set()
        go_on.wait(PATIENCE)

    holding = write(decisions[0][0], hold)
    assert started.wait(PATIENCE)
    futures = [write(stream, decide) for stream, decide in decisions]
    go_on.set()
    wait([holding, *futures], PATIENCE)
    return futures


def adding(add: int, **how: Any) -> Callable[[StreamSession[Sum]], int]:
    return lambda session: session.append("played", body={"add": add}, **how)[0].seq


def test_sixteen_threads_on_one_stream_leave_no_gap_no_double_and_lose_nothing(stream: str) -> None:
    numbers: list[int] = []

    def some(thread: int) -> None:
        numbers.extend(play(stream, thread * 100 + each, seat=thread, id=f"{thread}-{each}") for each in range(12))

    threads = [threading.Thread(target=some, args=(each,)) for each in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(numbers) == list(range(2, 16 * 12 + 2))
    entries = store.entries(stream)
    assert [entry.seq for entry in entries] == list(range(1, 16 * 12 + 2))
    assert {entry.id for entry in entries[1:]} == {f"{thread}-{each}" for thread in range(16) for each in range(12)}
    assert audit(stream) == 16 * 12 + 1
    assert cache.current(stream).state == fold_to(FOLD, stream).state


def test_what_was_answered_is_stored_already_and_the_state_has_it(stream: str) -> None:
    number = play(stream, 5)
    assert store.entries(stream)[-1].seq == number
    known = cache.kept(stream)
    assert known is not None
    assert (known.seq, known.state.total) == (number, 5)


def test_an_entry_looks_as_it_was_given(stream: str) -> None:
    play(stream, 5, seat=2, id="one")
    entry = store.entries(stream)[-1]
    assert (entry.kind, entry.seat, entry.id, entry.body) == ("played", 2, "one", b'{"add":5}')
    assert len(entry.at) == 27
    assert entry.at.endswith("Z")


def test_each_stream_has_a_seed_of_its_own(database: str) -> None:
    seeds = {bytes(row.seed) for row in Stream.objects.filter(pk__in=[opened(), opened()])}
    assert len(seeds) == 2
    assert {len(seed) for seed in seeds} == {32}


def test_a_stream_whose_opening_is_refused_does_not_exist(database: str) -> None:
    def decide(session: StreamSession[Sum]) -> None:
        raise Refused("no", "because")

    future = open_stream(decide)
    with pytest.raises(Refused) as no:
        future.result(PATIENCE)
    assert (no.value.code, no.value.reason) == ("no", "because")
    assert not Stream.objects.exists()


def test_an_unknown_stream_is_said_to_be_unknown(database: str) -> None:
    with pytest.raises(NoStream):
        play("00000000-0000-4000-8000-000000000000", 1)
    with pytest.raises(NoStream):
        cache.current("00000000-0000-4000-8000-000000000000")


def test_a_refused_decision_changes_nothing_and_disturbs_nobody(stream: str) -> None:
    def refuse(session: StreamSession[Sum]) -> None:
        raise Refused("not_legal")

    calls: list[int] = []

    def count(session: StreamSession[Sum]) -> int:
        calls.append(session.seq)
        return adding(7)(session)

    first, no, last = together((stream, adding(1)), (stream, refuse), (stream, count))
    assert (first.result(), last.result()) == (2, 3)
    assert isinstance(no.exception(), Refused)
    assert calls == [2], "the neighbours were not decided again"
    assert audit(stream) == 3


def test_a_decision_that_fails_in_a_group_leaves_its_neighbours_committed(stream: str) -> None:
    other = opened()

    def fail(session: StreamSession[Sum]) -> None:
        adding(99)(session)
        raise ZeroDivisionError

    def breaks_the_fold(session: StreamSession[Sum]) -> None:
        session.append("broken")

    futures = together(
        (stream, adding(1)), (other, adding(2)), (stream, fail), (other, breaks_the_fold), (stream, adding(3))
    )
    assert [future.exception().__class__ for future in futures] == [
        type(None), type(None), ZeroDivisionError, ArithmeticError, type(None),
    ]  # fmt: skip
    assert [entry.data() for entry in store.entries(stream)] == [{}, {"add": 1}, {"add": 3}]
    assert [entry.data() for entry in store.entries(other)] == [{}, {"add": 2}]
    assert cache.current(stream).state.total == 6
    assert audit(stream) == 3


def test_a_refusal_after_an_append_takes_the_append_back(stream: str) -> None:
    def late(session: StreamSession[Sum]) -> None:
        adding(99)(session)
        raise Refused("too_late")

    first, no, last = together((stream, adding(1)), (stream, late), (stream, adding(2)))
    assert isinstance(no.exception(), Refused)
    assert [entry.data() for entry in store.entries(stream)] == [{}, {"add": 1}, {"add": 2}]
    assert (first.exception(), last.exception()) == (None, None)


def test_published_states_are_never_changed(stream: str) -> None:
    before = cache.current(stream)
    play(stream, 5)
    assert before.state == Sum(stream)
    assert before.seq == 1
    assert cache.current(stream).state.moves == [2]


def test_decisions_of_a_group_see_one_another(stream: str) -> None:
    seen: list[tuple[int, list[int]]] = []

    def look(session: StreamSession[Sum]) -> None:
        seen.append((session.seq, session.state.moves.copy()))

    together((stream, adding(1)), (stream, look), (stream, adding(2)), (stream, look))
    assert seen == [(2, [2]), (3, [2, 3])]


def test_an_id_that_the_seat_has_used_is_answered_with_the_first_entry(stream: str) -> None:
    number = play(stream, 5, seat=1, id="same")

    def again(session: StreamSession[Sum]) -> tuple[str, int]:
        try:
            session.append("played", seat=1, id="same", body={"add": 6})
        except Repeated as repeated:
            return "repeated", repeated.entry.seq
        return "new", session.seq

    assert write(stream, again).result(PATIENCE) == ("repeated", number)
    one, two = together((stream, adding(7)), (stream, again))
    assert (one.exception(), two.result()) == (None, ("repeated", number))
    assert len(store.entries(stream)) == 3


def test_the_same_id_twice_in_one_group_makes_one_entry(stream: str) -> None:
    how = {"seat": 1, "id": "same"}
    one, two = together((stream, adding(1, **how)), (stream, adding(1, **how)))
    assert one.result() == 2
    error = two.exception()
    assert isinstance(error, Repeated)
    assert error.entry.seq == 2
    assert len(store.entries(stream)) == 2


def test_ids_count_per_seat(stream: str) -> None:
    assert play(stream, 1, seat=0, id="same") == 2
    assert play(stream, 1, seat=1, id="same") == 3
    assert play(stream, 1, seat=None, id=None) == 4


def test_earlier_finds_an_entry_by_seat_and_id(stream: str) -> None:
    number = play(stream, 1, seat=3, id="mine")

    def ask(session: StreamSession[Sum]) -> list[int | None]:
        session.append("played", seat=None, id="nobody's", body={"add": 1})
        asked = [
            session.earlier(3, "mine"),
            session.earlier(2, "mine"),
            session.earlier(None, "nobody's"),
            session.earlier(3, "other"),
            session.earlier(None, "another's"),
            session.earlier(None, "somebody's"),
        ]
        return [entry.seq if entry else None for entry in asked]

    assert write(stream, ask).result(PATIENCE) == [number, None, number + 1, None, None, None]


@pytest.mark.parametrize("remembered", [{"head_hash": "0" * 64}, {"seq": 7}], ids=["another entry", "more entries"])
def test_what_this_process_remembers_and_the_log_does_not_is_not_built_upon(
    remembered: dict[str, Any], stream: str
) -> None:
    """As when the database was put back to an earlier day under a process that goes on."""
    play(stream, 5)
    now = cache.current(stream)
    cache.forget()
    cache.publish(replace(now, state=Sum(stream, 99), recent=(), **remembered))
    seen = write(stream, lambda session: (session.state.total, adding(1)(session))).result(PATIENCE)
    assert seen == (5, 3)
    assert audit(stream) == 3
    cache.forget()
    assert cache.current(stream).state.total == 16


def test_a_caller_who_has_given_up_before_its_turn_changes_nothing(stream: str) -> None:
    started, go_on = threading.Event(), threading.Event()

    def hold(session: StreamSession[Sum]) -> None:
        started.set()
        go_on.wait(PATIENCE)

    write(stream, hold)
    assert started.wait(PATIENCE)
    future = write(stream, adding(1))
    assert future.cancel()
    go_on.set()
    assert play(stream, 2) == 2


def test_listeners_hear_of_a_commit_once_it_is_stored(stream: str) -> None:
    writer.stop()
    heard: list[tuple[str, list[int], int, int]] = []

    def fail(stream: str, entries: object, state: object) -> None:
        raise ZeroDivisionError

    def listen(stream: str, entries: Sequence[Entry], state: Sum) -> None:
        heard.append((stream, [entry.seq for entry in entries], state.total, len(store.entries(stream))))

    on_written(fail)
    on_written(listen)
    play(stream, 4)
    writer.stop()
    assert heard == [(stream, [2], 4, 2)]


def test_stopping_finishes_what_waits_and_writing_again_starts_anew(stream: str) -> None:
    futures = [write(stream, adding(each)) for each in range(200)]
    writer.stop()
    assert all(future.done() for future in futures)
    assert [future.result() for future in futures] == list(range(2, 202))
    assert play(stream, 1) == 202


def test_a_connection_lost_in_a_group_costs_nobody_a_move(stream: str) -> None:
    cut_already: list[bool] = []

    def cut(session: StreamSession[Sum]) -> int:
        if not cut_already:
            cut_already.append(True)
            connection.connection.close()
        return adding(3)(session)

    one, two = together((stream, cut), (stream, adding(4)))
    assert (one.result(), two.result()) == (2, 3)
    assert audit(stream) == 3


def test_a_connection_lost_between_groups_costs_nobody_a_move(stream: str) -> None:
    write(stream, lambda session: connection.connection).result(PATIENCE).close()
    assert [play(stream, 1), play(stream, 2)] == [2, 3]


def test_words_stand_beside_the_chain(stream: str) -> None:
    entry = write(stream, lambda session: session.append_said("hello", seat=1, id="w", player="p1")).result(PATIENCE)
    assert entry.body is None
    assert store.entries(stream)[-1].body is None
    assert texts_of(stream, [entry.seq]) == {entry.seq: ("hello", "p1")}
    assert cache.current(stream).state.words == 1


def test_a_used_id_costs_others_in_its_group_neither_their_states_nor_a_commit_each(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = [opened() for _ in range(5)]
    play(stream, 1, seat=0, id="used")
    commits: list[int] = []
    real = writer._commit

    def commit(group: Any, *, retry: bool) -> Any:
        commits.append(len(group))
        return real(group, retry=retry)

    def again(at: StreamSession[Sum]) -> int:
        try:
            return adding(1, seat=0, id="used")(at)
        except Repeated as repeated:
            return repeated.entry.seq

    monkeypatch.setattr(writer, "_commit", commit)
    done = together((stream, again), *((other, adding(2)) for other in others))
    assert [future.result(PATIENCE) for future in done] == [2] * 6
    assert commits[-2:] == [6, 6], "once more together, not one by one"


def test_a_state_that_cannot_be_written_down_costs_nobody_an_entry_and_keeps_nobody_from_being_told(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: SumFold, state: Sum) -> bytes:
        raise TypeError("no such thing in JSON")

    told: list[int] = []
    monkeypatch.setattr(snapshots, "EVERY", 1)
    monkeypatch.setattr(SumFold, "encode", broken)
    on_written(lambda stream, entries, state: told.append(entries[-1].seq))
    together(*((stream, adding(each)) for each in range(3)))
    play(stream, 1)
    writer.stop()
    assert told[-1] == 5


def test_a_snapshot_that_cannot_be_stored_costs_nobody_an_entry(stream: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(snapshots: object) -> None:
        raise DatabaseError("no room")

    monkeypatch.setattr(snapshots, "EVERY", 1)
    monkeypatch.setattr(store, "insert_snapshots", full)
    done = together(*((stream, adding(each)) for each in range(3)))
    assert [future.result(PATIENCE) for future in done] == [2, 3, 4]
