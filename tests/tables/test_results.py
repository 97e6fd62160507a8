"""What came of tables: a row a seat, numbers of people in the order in which tables ended, and lists of one's own."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from events import projections, store
from events.entry import Entry
from events.models import Behind
from games.tables import results
from games.tables.models import PlayerNumbers, SeatResult
from games.tables.writes import ending, moves
from tests.people import (
    Json,
    Person,
    agree,
    bidding,
    bots_move,
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
from tests.tables.test_idle import close_idle, weary
from workers.tasks import score_table


def resigned(winner: Person, loser: Person, game: str = "asterix") -> str:
    """A table of two, at which one has won because the other gave up."""
    table = started(game, [winner, loser])
    loser.post(f"tables/{table}/resign/")
    score_table(table)
    return table


def rows(table: str) -> list[SeatResult]:
    return list(SeatResult.objects.filter(table=uuid.UUID(table)).order_by("seat"))


def choices(table: str, seat: int) -> list[Entry]:
    return [entry for entry in store.entries(table) if entry.kind == "played" and entry.seat == seat]


def listed(person: Person, **wishes: str) -> list[str]:
    """The ids of the person's tables that are over, from all pages."""
    ids: list[str] = []
    while True:
        query = "&".join(f"{name}={value}" for name, value in wishes.items())
        page = person.get(f"guests/me/tables/?{query}")
        ids += [table["id"] for table in page["ended"]]
        if not page["more"]:
            return ids
        wishes["before"] = ids[-1]


def numbers(person: Person) -> Json:
    """The person's numbers by game, once all projections have followed."""
    projections.catch_up()
    return {each.pop("game"): each for each in person.get("guests/me/numbers/")["games"]}


def test_a_seat_has_a_row_once_all_is_revealed_and_not_before(alice: Person) -> None:
    table = started("anansi", [alice], bots=2)
    play_until(table, [alice], Random(1))
    assert now(table).status == "ended"
    assert rows(table) == []
    score_table(table)
    found = rows(table)
    lines = now(table).result
    assert lines is not None
    told = [(line.seat, line.rank, line.points) for line in lines]
    assert [(row.seat, row.rank, row.points) for row in found] == told
    assert [str(row.player_id) if row.player_id else None for row in found] == [alice.id, None, None]
    assert [row.level for row in found] == [None, "casual", "casual"]
    assert [entry.at for entry in store.entries(table)][-1].startswith(found[0].ended_at.isoformat()[:26])


def test_a_row_counts_the_choices_that_count_by_who_made_them_and_the_undos_that_were_not_free(
    alice: Person, bob: Person, later: Callable[[timedelta], None]
) -> None:
    table = started("asterix", [alice, bob], pace={"deadline": 60})
    play_until(table, [alice, bob], Random(1), lambda _: len(choices(table, 1)) == 3)
    first = choices(table, 1)[0]
    take_back(table, 1, first.seq, ask=True)
    agree(table, 0)
    (gone,) = [entry.data()["entries"] for entry in store.entries(table) if entry.kind == "undone"]
    number = now(table).game.asked[1]
    assert number is not None, "his choice is to be made again"
    later(timedelta(seconds=90))
    assert moves.time_out(table, 1, number).result(20)
    alice.post(f"tables/{table}/resign/")
    score_table(table)
    stood = [sum(entry.seq not in gone for entry in choices(table, seat)) for seat in (0, 1)]
    one, other = rows(table)
    assert (one.by_person, one.by_bot, one.by_clock, one.undos) == (stood[0], 0, 0, 0)
    assert (other.by_person, other.by_bot, other.by_clock, other.undos) == (stood[1] - 1, 0, 1, 1)
    assert one.resigned
    assert (one.rank, other.rank) == (2, 1)


def test_a_game_is_the_person_s_who_sat_there_when_it_began_wherever_they_went(
    alice: Person, bob: Person, charlie: Person
) -> None:
    table = started("anansi", [alice, bob, charlie])
    play_until(table, [alice, bob, charlie], Random(1), lambda _: head(table) > 20)
    by_bob = sum(entry.kind == "played" and entry.seat == 1 for entry in store.entries(table))
    bob.ask("DELETE", f"tables/{table}/seats/1/")
    charlie.post(f"tables/{table}/resign/")
    play_until(table, [alice], Random(1))
    score_table(table)
    _, of_bob, of_charlie = rows(table)
    assert (str(of_bob.player_id), of_bob.by_person, of_bob.resigned) == (bob.id, by_bob, False)
    assert of_bob.by_bot > 0
    assert (str(of_charlie.player_id), of_charlie.rank, of_charlie.resigned) == (charlie.id, 3, True)
    assert listed(bob) == [table]


def test_a_game_that_was_abandoned_has_rows_without_a_rank_and_counts_in_no_numbers(alice: Person, bob: Person) -> None:
    table = weary(alice, bob)
    assert close_idle(table)
    assert close_idle(table)
    assert [(row.rank, row.points) for row in rows(table)] == [(None, None)] * 2
    assert numbers(alice) == {}
    assert listed(alice, outcome="abandoned") == [table]
    assert listed(alice, outcome="not_won") == []


def test_a_table_that_never_began_has_no_rows(alice: Person, bob: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    sit(bob, table, 1)
    for person, seat in ((bob, 1), (alice, 0)):
        person.ask("DELETE", f"tables/{table}/seats/{seat}/")
    assert now(table).status == "abandoned"
    assert rows(table) == []


def test_numbers_are_counted_by_game_in_the_order_in_which_tables_ended(alice: Person, bob: Person) -> None:
    for winner, loser in [(alice, bob), (alice, bob), (bob, alice), (alice, bob)]:
        resigned(winner, loser)
    resigned(alice, bob, "asante")
    assert numbers(alice) == {
        "asterix": {"games": 4, "wins": 3, "average_rank": 1.25, "streak": 1, "longest_streak": 2},
        "asante": {"games": 1, "wins": 1, "average_rank": 1.0, "streak": 1, "longest_streak": 1},
    }
    assert numbers(bob)["asterix"] == {"games": 4, "wins": 1, "average_rank": 1.75, "streak": 0, "longest_streak": 1}


def test_numbers_are_the_same_however_late_a_result_is_taken_in(
    alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    resigned(alice, bob)
    with monkeypatch.context() as patch:
        patch.setattr(projections, "follow", lambda group, alone: projections.mark(group))
        late = resigned(bob, alice)
    Behind.objects.update(again_at=datetime.now(UTC) + timedelta(hours=1))
    resigned(alice, bob)
    assert numbers(alice)["asterix"]["longest_streak"] == 2, "as if that table had not ended"
    assert rows(late) == []
    Behind.objects.update(again_at=datetime.now(UTC))
    assert numbers(alice)["asterix"] == {"games": 3, "wins": 2, "average_rank": 4 / 3, "streak": 1, "longest_streak": 1}
    assert numbers(bob)["asterix"] == {"games": 3, "wins": 1, "average_rank": 5 / 3, "streak": 0, "longest_streak": 1}


def test_one_s_tables_come_with_those_first_that_wait_and_then_the_newest(alice: Person, bob: Person) -> None:
    old, new = resigned(alice, bob), resigned(bob, alice)
    waits = bidding(alice, bob)
    idle = bidding(alice, bob)
    move(alice, idle)
    page = alice.get("guests/me/tables/")
    assert [(table["id"], table["your_turn"]) for table in page["unfinished"]] == [(waits, True), (idle, False)]
    assert [table["id"] for table in page["ended"]] == [new, old]
    assert not page["more"]
    (newest, _) = page["ended"]
    assert newest["game"] == "asterix"
    assert newest["you"] == 1
    assert {seat["name"]: (seat["rank"], seat["resigned"]) for seat in newest["seats"]} == {
        "Bob": (1, False), "Alice": (2, True),
    }  # fmt: skip


def test_one_s_tables_are_found_by_game_by_who_sat_there_and_by_how_they_ended(
    alice: Person, bob: Person, charlie: Person
) -> None:
    won = resigned(alice, bob)
    lost = resigned(charlie, alice, "asante")
    alone = finished("anansi", [alice], Random(1), bots=2)
    running = bidding(alice, bob)
    assert listed(alice) == [alone, lost, won]
    assert listed(alice, game="asante") == [lost]
    assert listed(alice, opponent=bob.id) == [won]
    assert listed(alice, opponent="bots") == [alone]
    assert listed(alice, outcome="not_won", opponent=charlie.id) == [lost]
    assert won in listed(alice, outcome="won")
    assert lost not in listed(alice, outcome="won")
    assert listed(alice, outcome="unfinished") == []
    for wish, found in {
        "outcome=unfinished": [running], f"opponent={bob.id}": [running], f"opponent={charlie.id}": [],
        "opponent=bots": [], "game=asterix": [running], "game=anansi": [], "outcome=won": [],
    }.items():  # fmt: skip
        assert [table["id"] for table in alice.get(f"guests/me/tables/?{wish}")["unfinished"]] == found, wish


def test_pages_go_on_where_the_last_one_ended_whatever_ends_meanwhile(
    alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "PAGE", 2)
    ended = [resigned(alice, bob) for _ in range(5)]
    assert listed(alice) == ended[::-1]
    first = [table["id"] for table in alice.get("guests/me/tables/")["ended"]]
    resigned(alice, bob)
    running = bidding(alice, bob)
    after = alice.get(f"guests/me/tables/?before={first[-1]}")
    assert [table["id"] for table in after["ended"]] == ended[2:0:-1]
    assert after["unfinished"] == [], running
    assert alice.get(f"guests/me/tables/?before={uuid.uuid4()}")["ended"] == []


def test_nobody_sees_another_s_tables_and_strangers_have_none(alice: Person, bob: Person, charlie: Person) -> None:
    resigned(alice, bob)
    assert listed(charlie) == []
    assert numbers(charlie) == {}
    for path in ("guests/me/tables/", "guests/me/numbers/"):
        assert alice.http.get(f"/api/{path}").status_code == 401


def test_with_whom_one_has_played_most_comes_first(alice: Person, bob: Person, charlie: Person) -> None:
    resigned(alice, charlie)
    for _ in range(2):
        resigned(bob, alice)
    finished("anansi", [alice], Random(1), bots=2)
    opponents = alice.get("guests/me/numbers/")["opponents"]
    assert opponents == [
        {"player": bob.id, "name": "Bob", "tables": 2},
        {"player": charlie.id, "name": "Charlie", "tables": 1},
    ]


@pytest.mark.parametrize("wish", ["outcome=draw", "opponent=Bob", "before=1", "page=2"])
def test_a_wish_that_nobody_knows_is_refused(wish: str, alice: Person) -> None:
    assert alice.refused("GET", f"guests/me/tables/?{wish}")[:2] == (400, "bad_request")


def test_a_bot_s_seat_is_nobody_s_result(alice: Person) -> None:
    table = started("asterix", [alice], bots=1)
    bots_move(table)
    assert ending.resign(table, alice.id).result(20) is None
    score_table(table)
    projections.catch_up()
    assert [row.player_id is None for row in rows(table)] == [False, True]
    assert PlayerNumbers.objects.count() == 1
