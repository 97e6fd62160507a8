"""What an append is held to: the fold's own check, and time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from events import cache, session, store
from events.audit import audit
from events.writer import StreamSession, write
from tests.events.acts import PATIENCE, play, rewind
from tests.events.toy import Forbidden, Sum


def test_what_the_fold_forbids_is_not_appended_and_nothing_that_was_decided_with_it(stream: str) -> None:
    play(stream, 5)

    def decide(at: StreamSession[Sum]) -> None:
        at.append("played", body={"add": 1})
        at.append("forbidden")

    with pytest.raises(Forbidden):
        write(stream, decide).result(PATIENCE)
    assert audit(stream) == 2
    assert play(stream, 1) == 3


def test_what_was_made_with_an_id_is_found_also_while_it_is_being_decided_and_nothing_else(stream: str) -> None:
    def decide(at: StreamSession[Sum]) -> list[int | None]:
        made, _ = at.append("played", seat=1, id="b", body={"add": 1})
        found = [at.earlier(seat, id) for seat, id in ((1, "a"), (1, "b"), (1, "c"), (2, "b"))]
        assert found[1] == made
        return [entry.seq if entry else None for entry in found]

    assert write(stream, decide).result(PATIENCE) == [None, 2, None, None]


@pytest.mark.parametrize("known", [True, False])
def test_the_fold_is_told_all_that_came_before_also_by_a_process_that_knows_nothing_yet(
    stream: str, known: bool
) -> None:
    rewind(stream, "undone", play(stream, 5))
    if not known:
        cache.forget(stream)

    def decide(at: StreamSession[Sum]) -> None:
        at.append("played", body={"add": 1})
        at.append("forbidden")

    with pytest.raises(Forbidden) as no:
        write(stream, decide).result(PATIENCE)
    previous, before = no.value.args
    assert [entry.kind for entry in before] == ["opened", "played", "undone", "played"]
    assert previous == before[-1]


@pytest.mark.parametrize("known", [True, False])
def test_time_never_goes_back_in_a_log_where_the_clock_of_a_machine_does(
    known: bool, stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(stream, 5)
    before = store.entries(stream)[-1]
    if not known:
        cache.forget(stream)

    class Slow(datetime):
        @classmethod
        def now(cls, tz: object = None) -> datetime:  # type: ignore[override]  # only ever asked for UTC
            return datetime.now(UTC) - timedelta(hours=1)

    monkeypatch.setattr(session, "datetime", Slow)
    times = write(stream, lambda at: (at.now, at.append("played", body={"add": 1})[0].at)).result(PATIENCE)
    assert times == (datetime.fromisoformat(before.at), before.at)
