"""Whatever is tampered with in the database, with the triggers out of the way, is found and named."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from events import cache, chat, snapshots, triggers, writer
from events.audit import audit
from events.entry import Tampered, check_chain, make_entry
from events.fold import NoStream
from events.models import Snapshot
from events.seals import seal
from events.store import append, entries, head
from events.writer import write
from tests.events.acts import PATIENCE, opened, play
from tests.events.toy import FOLD, Sum


@pytest.fixture
def log(stream: str) -> Iterator[str]:
    """Six entries, with the triggers out of the way: opened, two moves, words, two moves."""
    for add in (1, 2):
        play(stream, add, seat=1, id=f"id{add}")
    write(stream, lambda session: session.append_said("hello", seat=1, player="p")).result(PATIENCE)
    for add in (3, 4):
        play(stream, add, seat=0, id=f"id{add}")
    triggers.drop()
    yield stream
    triggers.install()


def sql(statement: str, *values: Any) -> None:
    with connection.cursor() as cursor:
        cursor.execute(statement, values)


def found(stream: str) -> tuple[int, str]:
    with pytest.raises(Tampered) as error:
        audit(stream)
    return error.value.seq, error.value.what


def test_a_log_as_it_was_written_passes(log: str) -> None:
    assert audit(log) == 6


@pytest.mark.parametrize(
    ("column", "value", "named"),
    [
        ("body", b'{"add":9}', "body"),
        ("body", b'{"add":2} ', "body"),
        ("kind", "opened", "kind"),
        ("seat", 0, "seat"),
        ("seat", None, "seat"),
        ("at", "2026-01-01T00:00:00.000000Z", "at"),
        ("id", "idx", "id"),
        ("leaf", "0" * 64, "leaf"),
        ("hash", "0" * 64, "hash"),
        ("seq", 70, "missing"),
        ("body", None, "body"),
    ],
)
def test_a_changed_column_is_found_and_named(log: str, column: str, value: Any, named: str) -> None:
    sql(f"UPDATE events_entry SET {column} = %s WHERE stream_id = %s AND seq = 3", value, log)
    number, what = found(log)
    assert number == 3
    assert named in what


@pytest.mark.parametrize("column", ["kind", "seat", "at", "id", "leaf", "hash", "body"])
def test_the_last_entry_is_no_less_protected(log: str, column: str) -> None:
    value: Any = 1 if column == "seat" else b"{}" if column == "body" else "opened"
    sql(f"UPDATE events_entry SET {column} = %s WHERE stream_id = %s AND seq = 6", value, log)
    number, what = found(log)
    assert number == 6
    assert column in what


def test_a_missing_entry_is_named_wherever_it_was(log: str) -> None:
    sql("DELETE FROM events_entry WHERE stream_id = %s AND seq = 6", log)
    assert found(log) == (6, "missing")
    sql("DELETE FROM events_entry WHERE stream_id = %s AND seq = 2", log)
    assert found(log) == (2, "missing")
    sql("DELETE FROM events_entry WHERE stream_id = %s AND seq = 1", log)
    assert found(log) == (1, "missing")


def test_an_entry_of_another_stream_does_not_fit_in(log: str) -> None:
    other = opened()
    play(other, 1)
    sql("DELETE FROM events_entry WHERE stream_id = %s AND seq = 2", log)
    sql("UPDATE events_entry SET stream_id = %s WHERE stream_id = %s AND seq = 2", log, other)
    assert found(log)[0] == 2
    assert found(other) == (2, "missing")


def test_a_changed_head_or_seed_is_named(log: str) -> None:
    sql("UPDATE events_stream SET head_hash = %s WHERE id = %s", "0" * 64, log)
    assert found(log) == (6, "head")
    sql("UPDATE events_stream SET head_hash = %s WHERE id = %s", entries(log)[-1].hash, log)
    sql("UPDATE events_stream SET head = 5 WHERE id = %s", log)
    assert found(log) == (6, "beyond the head")
    sql("UPDATE events_stream SET head = 6, seed = %s WHERE id = %s", b"x" * 32, log)
    assert found(log) == (1, "seed")


def test_changed_words_are_found_and_erased_words_are_not_tampering(log: str) -> None:
    sql("UPDATE events_saying SET text = 'goodbye' WHERE stream_id = %s", log)
    assert found(log) == (4, "body")
    assert chat.erase(log, 4)
    assert not chat.erase(log, 4)
    assert chat.texts_of(log, [4]) == {4: (None, "p")}
    assert audit(log) == 6
    known = head(log)
    assert known is not None
    check_chain(log, known.seed, entries(log), known.hash)


def test_all_that_a_player_said_can_be_erased_and_the_game_stays_as_it_is(log: str) -> None:
    before = cache.current(log).state
    assert chat.erase_player("p") == 1
    assert chat.erase_player("nobody") == 0
    cache.forget()
    assert cache.current(log).state == before
    assert audit(log) == 6


def test_the_command_says_what_is_wrong_and_fails(log: str) -> None:
    other = opened()
    out, err = StringIO(), StringIO()
    call_command("audit", stdout=out)
    assert f"{log}: 6 entries, as written" in out.getvalue()
    sql("UPDATE events_entry SET body = %s WHERE stream_id = %s AND seq = 5", b'{"add":99}', log)
    with pytest.raises(CommandError):
        call_command("audit", log, stdout=out, stderr=err)
    assert err.getvalue().strip() == f"{log}: tampered with: entry 5: body"
    call_command("audit", other)
    with pytest.raises(CommandError, match="1 of 2"):
        call_command("audit", stdout=out, stderr=err)


def test_a_table_that_does_not_exist_is_no_clean_table(database: str) -> None:
    with pytest.raises(NoStream):
        audit("00000000-0000-4000-8000-000000000000")
    with pytest.raises(CommandError):
        call_command("audit", "00000000-0000-4000-8000-000000000000", stderr=StringIO())


def test_a_log_that_others_append_to_meanwhile_is_no_tampering(stream: str) -> None:
    play(stream, 1)

    def append(execute: Any, sql: str, params: Any, many: Any, context: Any) -> Any:
        answer = execute(sql, params, many, context)
        play(stream, 2)  # by the writer's thread, on its own connection
        return answer

    with connection.execute_wrapper(append):
        assert audit(stream) >= 2
    assert audit(stream) > 2


def test_a_snapshot_that_is_not_what_the_log_gives_is_found_though_its_seal_holds(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 2)
    for add in (1, 2, 4):
        play(stream, add)
    writer.stop()
    assert Snapshot.objects.filter(stream=stream).count() == 2
    assert audit(stream) == 4
    body = FOLD.encode(Sum(stream, 42))
    Snapshot.objects.filter(stream=stream, seq=4).update(body=body, seal=seal(stream, FOLD.name, 4, body))
    assert found(stream) == (4, "snapshot")


def test_an_entry_that_does_not_fold_is_found_though_a_forger_has_made_the_chain_anew(log: str) -> None:
    stood = head(log)
    assert stood is not None
    before = entries(log)[-1]
    forged = make_entry(log, 7, "broken", None, before.at, None, b"{}", stood.seed, before.hash)
    append([forged], [forged])
    assert found(log) == (7, "does not follow from what came before")
