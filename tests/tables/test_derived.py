"""What is derived from the logs of tables can be derived again: lobby, states, snapshots; and tampering is found."""

from __future__ import annotations

from io import StringIO
from random import Random

import msgspec
import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from events import cache, snapshots, triggers
from events.fold import fold_to
from events.models import Snapshot
from games.tables.fold import FOLD
from games.tables.models import Listing, Sitting
from tests.people import (
    Json,
    Person,
    bidding,
    finished,
    head,
    move,
    now,
    open_table,
    play_until,
    sit,
    started,
    take_back,
)
from workers.tasks import score_table


@pytest.fixture
def tables(alice: Person, bob: Person, charlie: Person) -> list[str]:
    """Tables in every state, with people who came, left, resigned and played again."""
    left = open_table(alice, "anansi", "me open bot")
    sit(bob, left, 1)
    bob.ask("DELETE", f"tables/{left}/seats/1/")
    abandoned = open_table(charlie, "asterix", "me bot")
    charlie.ask("DELETE", f"tables/{abandoned}/seats/0/")
    running = bidding(alice, bob)
    answer = move(alice, running)
    take_back(running, 0, answer["seq"])
    handed_over = started("anansi", [alice, bob], bots=1)
    bob.ask("DELETE", f"tables/{handed_over}/seats/1/")
    ended = started("asterix", [bob, alice])
    alice.post(f"tables/{ended}/resign/")
    scored = finished("anansi", [charlie], Random(1), bots=2)
    again = charlie.post(f"tables/{scored}/rematch/")["id"]
    return [left, abandoned, running, handed_over, ended, scored, again]


def go_on(table: str, people: list[Person], entries: int) -> None:
    """Play until there are so many entries more."""
    enough = head(table) + entries
    play_until(table, people, Random(3), lambda _: head(table) >= enough)


def command(name: str, *arguments: str) -> str:
    out = StringIO()
    call_command(name, *arguments, stdout=out, stderr=out)
    return out.getvalue()


def seen(people: list[Person], tables: list[str]) -> list[Json]:
    """Everything that these people can see, lists and tables."""
    found = []
    for person in people:
        found += [person.get("tables/"), person.get("tables/?mine=1")]
        found += [person.get(f"tables/{table}/{path}") for table in tables for path in ("", "entries/")]
        found += [person.get(f"tables/{table}/views/{number}/") for table in tables for number in range(1, 12, 5)
                  if number <= head(table)]  # fmt: skip
    return found


def test_a_rebuild_of_the_lobby_changes_nothing(tables: list[str], alice: Person, bob: Person, charlie: Person) -> None:
    before = seen([alice, bob, charlie], tables)
    assert command("rebuild", "lobby", "--check") == "lobby: checked\n"
    assert command("rebuild", "lobby") == "lobby: rebuilt\n"
    assert seen([alice, bob, charlie], tables) == before
    statuses = [Listing.objects.get(pk=table).status for table in tables]
    assert statuses == ["open", "abandoned", "running", "running", "ended", "scored", "open"]


def test_a_check_finds_what_is_wrong_in_the_lobby(tables: list[str], bob: Person) -> None:
    Listing.objects.filter(pk=tables[0]).update(status="running")
    Sitting.objects.filter(player__id=bob.id).earliest("pk").delete()
    Listing.objects.filter(pk=tables[1]).delete()
    with pytest.raises(CommandError, match="6 differences"):
        command("rebuild", "--check")
    command("rebuild")
    command("rebuild", "--check")


def test_states_are_the_same_however_they_are_folded(
    tables: list[str], alice: Person, bob: Person, charlie: Person
) -> None:
    before = seen([alice, bob, charlie], tables)
    cache.forget()
    assert seen([alice, bob, charlie], tables) == before, "from the logs alone"
    for table in tables:
        for number in range(1, head(table) + 1):
            snapshots.take(FOLD, fold_to(FOLD, table, number))
    cache.forget()
    assert Snapshot.objects.count() == sum(map(head, tables))
    assert seen([alice, bob, charlie], tables) == before, "from the newest snapshots"
    assert snapshots.drop() > 100
    cache.forget()
    assert seen([alice, bob, charlie], tables) == before, "without any again"


@pytest.mark.parametrize("game", ["anansi", "asterix"])
def test_a_snapshot_is_the_very_state_and_games_go_on_from_it(game: str, alice: Person, bob: Person) -> None:
    table = started(game, [alice, bob], bots=1)
    go_on(table, [alice, bob], 20)
    for _ in range(5):
        folded = fold_to(FOLD, table)
        again = FOLD.decode(FOLD.encode(folded.state))
        for name in ("id", "status", "opened", "opened_at", "chairs", "asked_at", "resigned", "result", "seed"):
            assert getattr(again, name) == getattr(folded.state, name), name
        for name in ("state", "digest", "asked", "waiting", "question"):
            assert getattr(again.game, name) == getattr(folded.state.game, name), name
        snapshots.take(FOLD, folded)
        cache.forget()
        go_on(table, [alice, bob], 3)
    snapshots.drop()
    state = now(table)
    cache.forget()
    assert msgspec.to_builtins(now(table).game.state) == msgspec.to_builtins(state.game.state)


def test_audit_is_content_with_what_was_written(tables: list[str]) -> None:
    said = command("audit").splitlines()
    assert sorted(said) == sorted(f"{table}: {head(table)} entries, as written" for table in tables)
    assert command("audit", tables[2]) == f"{tables[2]}: {head(tables[2])} entries, as written\n"


@pytest.mark.parametrize(
    ("column", "value"),
    [("body", b'{"by":"person","move":{"card":"10","type":"bid"}}'), ("seat", 1), ("kind", "dealt"),
     ("at", "2020-01-01T00:00:00.000000Z"), ("leaf", "0" * 64), ("hash", "0" * 64), ("id", None)],
)  # fmt: skip
def test_audit_names_the_entry_that_somebody_has_changed_behind_our_back(
    column: str, value: str | bytes | int | None, alice: Person, bob: Person
) -> None:
    table = bidding(alice, bob)
    number = move(alice, table)["seq"]
    move(bob, table)
    triggers.drop()
    with connection.cursor() as cursor:
        cursor.execute(
            f"UPDATE events_entry SET {column} = %s WHERE stream_id = %s AND seq = %s", [value, table, number]
        )
    triggers.install()
    out = StringIO()
    with pytest.raises(CommandError, match="1 of 1"):
        call_command("audit", table, stdout=out, stderr=out)
    assert f"{table}: tampered with: entry {number}: " in out.getvalue()


def test_audit_of_an_unknown_table_fails(alice: Person) -> None:
    with pytest.raises(CommandError):
        command("audit", "00000000-0000-4000-8000-000000000000")


def test_scoring_waits_for_the_end(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    before = head(table)
    score_table(table)
    assert head(table) == before
