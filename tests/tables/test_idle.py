"""Games that nobody finishes: paused after a time that the table says, later abandoned; anybody seated may go on."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from random import Random
from typing import Any

import pytest

from events import store
from games.tables import clock, waking
from games.tables.bodies import DAY, HOUR, LONG, WEEK
from games.tables.table import Table
from games.tables.verify import verify
from games.tables.writes import ending, moves, opening
from tests.people import PATIENCE, Person, bots_move, head, move, new_move, now, open_table, sit, started, unchanged
from tests.tables.files import exported
from workers.tasks import score_table


def weary(alice: Person, bob: Person, game: str = "asterix", **terms: Any) -> str:
    """A running table that has no patience at all, which nobody may wish for over the API."""
    places = (opening.Place("me"), opening.Place("open"), *[opening.Place("bot")] * (game == "anansi"))
    wish = opening.Terms(game, places, bot_delay=0, **{"patience": 0, **terms})
    table = opening.open_table(alice.id, wish).result(PATIENCE)
    sit(bob, table, 1)
    alice.post(f"tables/{table}/start/")
    return table


def close_idle(table: str) -> bool:
    return ending.close_idle(table).result(PATIENCE)


@pytest.fixture
def no_timer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock answers when it is called, and not by itself."""
    monkeypatch.setattr(clock, "watch", lambda table: None)


@pytest.fixture
def out_of_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """So much time has passed that every table is due."""
    monkeypatch.setattr(Table, "closing_at", lambda table: datetime.fromisoformat(table.moved_at))


def kinds(table: str) -> list[str]:
    return [entry.kind for entry in store.entries(table)]


# Who has patience, and how much


@pytest.mark.parametrize(
    ("pace", "seats", "patience"),
    [
        ({}, "me open", WEEK),
        ({"deadline": 60}, "me open", DAY),
        ({"deadline": LONG - 1}, "me bot", DAY),
        ({"deadline": LONG}, "me open", WEEK),
        ({"deadline": 3 * DAY}, "me open", 9 * DAY),
        ({"deadline": 30 * DAY}, "me open", 60 * DAY),
        ({"deadline": 3 * DAY}, "bot bot", HOUR),
        ({}, "bot bot", HOUR),
        ({"deadline": 60, "patience": 5 * DAY}, "me open", 5 * DAY),
        ({"patience": HOUR}, "me open", HOUR),
    ],
)
def test_a_table_says_how_long_it_waits_for_people(
    pace: dict[str, int], seats: str, patience: int, alice: Person, charlie: Person
) -> None:
    table = open_table(alice, "asterix", seats, pace=pace)
    assert charlie.get(f"tables/{table}/")["pace"]["patience"] == patience


def test_the_next_game_has_the_same_patience(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob], pace={"patience": 5 * DAY})
    alice.post(f"tables/{table}/resign/")
    score_table(table)
    assert alice.post(f"tables/{table}/rematch/")["pace"]["patience"] == 5 * DAY


# Whose move counts


def test_what_people_do_before_all_eyes_puts_the_end_off(alice: Person, bob: Person, charlie: Person) -> None:
    table = started("asterix", [alice, bob])
    patience = timedelta(seconds=now(table).terms.pace.patience)

    def puts_it_off() -> bool:
        last = store.entries(table)[-1]
        return now(table).closing_at() == datetime.fromisoformat(last.at) + patience

    assert puts_it_off()
    move(alice, table)
    (choice,) = [entry for entry in store.entries(table) if entry.kind == "played"]
    assert now(table).moved_at == choice.at, "what chance deals after it is nobody's"
    bob.post(f"tables/{table}/chat/", {"text": "hm"})
    assert puts_it_off()
    charlie.post(f"tables/{table}/chat/", {"text": "go on"})
    assert not puts_it_off(), "a spectator does not sit here"
    bob.ask("DELETE", f"tables/{table}/seats/1/")
    assert puts_it_off()


def test_the_moves_of_a_bot_and_of_the_clock_count_as_nobodys(no_timer: None, alice: Person, bob: Person) -> None:
    table = weary(alice, bob, "anansi", patience=HOUR, deadline=0)
    before = now(table).moved_at
    seen: set[str] = set()
    while len(seen) < 2:
        length = head(table)
        if not bots_move(table):
            clock.call_time(now(table))
            moves.time_out(table, 0, 0).result(PATIENCE)
        seen |= {json.loads(each.body or b"{}").get("by") for each in store.entries(table, length)} - {None}
    assert seen == {"bot", "clock"}
    assert now(table).moved_at == before


def test_an_answer_in_a_window_counts_as_nobodys_since_nobody_is_told_whose_it_was(
    windows: None, alice: Person, bob: Person
) -> None:
    table = started("asterix", [alice, bob], pace={"window": 600})
    before = now(table).moved_at
    move(alice, table)
    move(bob, table)
    assert now(table).moved_at == before


# What happens then


def test_a_table_is_left_alone_before_its_time(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    waiting = open_table(alice, "asterix", "me open")
    over = started("asterix", [alice, bob])
    alice.post(f"tables/{over}/resign/")
    score_table(over)
    for each in (table, waiting, over):
        with unchanged(each):
            assert close_idle(each) is False


def test_a_game_in_which_nobody_moves_is_paused_and_says_how_long_it_stays(
    no_timer: None, alice: Person, bob: Person
) -> None:
    table = weary(alice, bob, deadline=0, patience=0)
    wish = new_move(alice, table)
    assert close_idle(table) is True
    paused = alice.get(f"tables/{table}/entries/")["entries"][-1]
    assert (paused["kind"], paused["seat"], paused["data"]["why"]) == ("paused", None, "idle")
    for person in (alice, bob):
        told = person.get(f"tables/{table}/")
        assert (told["status"], told["asked"], told["legal"], told["waiting"]) == ("paused", None, [], None)
        assert told["closes_at"] == paused["data"]["until"]
    with unchanged(table):
        assert alice.refused("POST", f"tables/{table}/moves/", wish) == (409, "not_running", None)
        assert alice.refused("POST", f"tables/{table}/resign/") == (409, "not_running", None)
        assert moves.time_out(table, 0, wish["asked"]).result(PATIENCE) is False, "the clock rests"


def test_bots_rest_while_a_game_is_paused_and_play_on_after_it(alice: Person, bob: Person) -> None:
    table = weary(alice, bob, "anansi")
    while not waking.bots_asked(now(table)):
        person = alice if now(table).game.asked[0] else bob
        move(person, table)
    assert close_idle(table) is True
    with unchanged(table):
        assert not bots_move(table)
    bob.post(f"tables/{table}/resume/")
    assert bots_move(table)


@pytest.mark.parametrize("patience", [2 * HOUR, 30 * DAY])
def test_a_paused_game_waits_as_long_again_but_a_week_at_most(
    patience: int, out_of_patience: None, alice: Person, bob: Person
) -> None:
    table = weary(alice, bob, patience=patience)
    assert close_idle(table) is True
    entry = store.entries(table)[-1]
    wait = datetime.fromisoformat(entry.data()["until"]) - datetime.fromisoformat(entry.at)
    assert round(wait.total_seconds()) == min(patience, WEEK)


def test_anybody_seated_lets_a_paused_game_go_on(
    out_of_patience: None, alice: Person, bob: Person, charlie: Person
) -> None:
    table = started("asterix", [alice, bob], pace={"deadline": 600})
    old = new_move(alice, table)
    with unchanged(table):
        assert bob.refused("POST", f"tables/{table}/resume/") == (409, "not_paused", None)
    close_idle(table)
    with unchanged(table):
        assert charlie.refused("POST", f"tables/{table}/resume/") == (409, "not_seated", None)
    told = bob.post(f"tables/{table}/resume/")
    assert told["status"] == "running"
    resumed = store.entries(table)[-1]
    assert (resumed.kind, resumed.seat) == ("resumed", 1)
    due = datetime.fromisoformat(told["waiting"]["deadline"]) - datetime.fromisoformat(resumed.at)
    assert round(due.total_seconds()) == 600, "with all the time there is"
    assert now(table).moved_at == resumed.at
    with unchanged(table):
        assert alice.refused("POST", f"tables/{table}/moves/", old) == (409, "stale", None), "the question was renewed"
    assert move(alice, table)["seq"] == resumed.seq + 1


def test_a_game_that_stays_paused_is_abandoned_and_all_is_open(alice: Person, bob: Person, charlie: Person) -> None:
    table = weary(alice, bob)
    move(alice, table)
    seq = head(table)
    assert charlie.refused("GET", f"tables/{table}/views/{seq}/?as=0") == (403, "not_allowed", None)
    assert [close_idle(table), close_idle(table), close_idle(table)] == [True, True, False]
    assert kinds(table)[-3:] == ["paused", "abandoned", "revealed"]
    told = charlie.get(f"tables/{table}/")
    assert (told["status"], told["closes_at"], told["result"]) == ("abandoned", None, None)
    assert charlie.get(f"tables/{table}/views/{seq}/?as=0")["view"]
    document = json.loads(exported(table))
    assert document["seed"]
    assert all("body" in line for line in document["entries"])
    with unchanged(table):
        for what in ("resume", "resign", "rematch"):
            assert alice.refused("POST", f"tables/{table}/{what}/")[0] == 409


def test_a_table_that_never_began_is_abandoned_without_a_pause(alice: Person) -> None:
    for places in ((opening.Place("me"), opening.Place("open")), (opening.Place("bot"), opening.Place("bot"))):
        table = opening.open_table(alice.id, opening.Terms("asterix", places, patience=0)).result(PATIENCE)
        closes_at = datetime.fromisoformat(alice.get(f"tables/{table}/")["closes_at"])
        assert abs(closes_at - datetime.fromisoformat(now(table).moved_at)) < timedelta(seconds=0.01)
        assert close_idle(table) is True
        assert kinds(table)[-2:] == ["abandoned", "revealed"]


def test_a_game_that_all_people_have_left_is_paused_at_once_and_then_abandoned(alice: Person, bob: Person) -> None:
    table = weary(alice, bob)
    for seat, person in enumerate((alice, bob)):
        person.ask("DELETE", f"tables/{table}/seats/{seat}/")
    assert kinds(table)[-3:] == ["handed_over", "handed_over", "paused"]
    assert close_idle(table) is True
    assert now(table).status == "abandoned"


@pytest.mark.parametrize("goes_on", [True, False])
def test_the_file_of_a_game_that_was_paused_proves_itself(goes_on: bool, alice: Person, bob: Person) -> None:
    table = weary(alice, bob)
    chance = Random(1)
    for _ in range(3):
        person = alice if now(table).game.asked[0] else bob
        person.post(f"tables/{table}/moves/", new_move(person, table, chance.choice))
    close_idle(table)
    if goes_on:
        alice.post(f"tables/{table}/resume/")
        move(alice if now(table).game.asked[0] else bob, table)
        alice.post(f"tables/{table}/resign/")
        score_table(table)
    else:
        assert not verify(exported(table)).revealed
        close_idle(table)
    assert verify(exported(table)).revealed
