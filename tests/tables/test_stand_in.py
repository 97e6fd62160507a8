"""Who leaves or misses a deadline keeps the seat: a bot stands in until they come back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from random import Random
from typing import Any

import msgspec
import pytest

from events import store
from events.entry import Entry
from games.tables import clock
from games.tables.bodies import DAY
from games.tables.verify import verify
from games.tables.writes import absence, ending, moves, opening
from games.tables.writes.seats import leave
from tests.people import (
    PATIENCE,
    Person,
    agree,
    asked,
    bidding,
    bots_move,
    guest,
    move,
    new_move,
    now,
    open_table,
    play_until,
    sit,
    started,
    take_back,
    unchanged,
)  # fmt: skip
from tests.tables.files import exported
from workers.tasks import score_table

Later = Callable[[timedelta], None]


@pytest.fixture(autouse=True)
def no_timer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock answers when it is called, and not by itself."""
    monkeypatch.setattr(clock, "watch", lambda table: None)


def entries(table: str) -> list[Entry]:
    return store.entries(table)


def last(table: str, kind: str) -> Any:
    """What the latest entry of that kind says."""
    return [entry for entry in entries(table) if entry.kind == kind][-1].data()


def go(person: Person, table: str, seat: int) -> None:
    """That person leaves."""
    assert person.ask("DELETE", f"tables/{table}/seats/{seat}/").is_success


def return_to(person: Person, table: str, seat: int) -> dict[str, Any]:
    """That person takes the seat back; the table for them."""
    return person.post(f"tables/{table}/seats/{seat}/return/")


def agreed(host: Person, game: str, guests: list[Person], **terms: Any) -> str:
    """A running table of these people on terms that nobody may wish for over the API."""
    places = (opening.Place("me"), *[opening.Place("open")] * len(guests))
    wish = opening.Terms(game, places, bot_delay=0, **terms)
    table = opening.open_table(host.id, wish).result(PATIENCE)
    for seat, person in enumerate(guests, start=1):
        sit(person, table, seat)
    host.post(f"tables/{table}/start/")
    return table


# Leaving


def test_who_leaves_keeps_seat_view_log_and_voice_but_does_not_choose(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    before, wish = bob.get(f"tables/{table}/"), new_move(bob, table)
    assert before["legal"]
    go(bob, table, 1)
    told = bob.get(f"tables/{table}/")
    assert told["seats"][1] == {
        "seat": 1, "sitter": "bot", "name": "Bob", "level": "casual", "player": bob.id, "resigned": False,
        "host": False, "kept": None,
    }  # fmt: skip
    assert (told["you"], told["view"]) == (1, before["view"])
    assert (told["asked"], told["legal"], told["undo"]["may_ask"]) == (None, [], False)
    with unchanged(table):
        assert bob.refused("POST", f"tables/{table}/moves/", wish) == (409, "bot_plays", None)
        go(bob, table, 1)
    assert [line["your_turn"] for line in bob.get("tables/?mine=1")["tables"]] == [False]
    bob.post(f"tables/{table}/chat/", {"text": "back soon"})
    assert entries(table)[-1].seat == 1
    given = bob.get(f"tables/{table}/entries/")["entries"][-2]
    assert given["data"] == {"level": "casual", "why": "left", "player": bob.id, "name": "Bob"}


def test_the_level_of_the_bot_is_agreed_when_the_table_opens(alice: Person, bob: Person) -> None:
    table = open_table(alice, "asterix", "me open", absence={"level": "novice", "grace": 60})
    assert bob.get(f"tables/{table}/")["absence"] == {"level": "novice", "grace": 60}
    sit(bob, table, 1)
    alice.post(f"tables/{table}/start/")
    go(bob, table, 1)
    assert now(table).chairs[1].level == "novice"


@pytest.mark.parametrize(
    ("wish", "pace", "grace"),
    [({}, {}, 180), ({}, {"deadline": DAY}, None), ({"grace": None}, {}, None), ({"grace": 10}, {"deadline": 60}, 10)],
)
def test_the_usual_grace_follows_the_pace(
    wish: dict[str, Any], pace: dict[str, Any], grace: int | None, alice: Person
) -> None:
    table = open_table(alice, "asterix", "me open", absence=wish, pace=pace)
    assert alice.get(f"tables/{table}/")["absence"]["grace"] == grace


@pytest.mark.parametrize(("grace", "pace"), [(9, {}), (3_601, {}), (60, {"deadline": DAY})])
def test_a_grace_that_cannot_be_is_refused(grace: int, pace: dict[str, Any], alice: Person) -> None:
    wish = {
        "game": "asterix",
        "seats": [{"sitter": "me"}, {"sitter": "open"}],
        "pace": pace,
        "absence": {"grace": grace},
    }
    assert alice.refused("POST", "tables/", wish)[:2] == (400, "bad_request")


def test_nobody_else_takes_the_seat_and_who_resigned_does_not_come_back(
    alice: Person, bob: Person, charlie: Person
) -> None:
    table = started("anansi", [alice, bob, charlie])
    go(bob, table, 1)
    charlie.post(f"tables/{table}/resign/")
    with unchanged(table):
        for person, seat in ((alice, 1), (charlie, 1), (charlie, 2), (alice, 2)):
            assert person.refused("POST", f"tables/{table}/seats/{seat}/return/", {}) == (403, "not_your_seat", None)
        assert charlie.refused("POST", f"tables/{table}/seats/1/", {}) == (409, "not_open", None)
        assert alice.refused("POST", f"tables/{table}/seats/9/return/", {}) == (404, "not_found", None)
    assert return_to(bob, table, 1)["you"] == 1


def test_who_comes_back_plays_and_has_won_no_time_by_it(alice: Person, bob: Person, later: Later) -> None:
    table = started("asterix", [alice, bob], pace={"deadline": 600})
    seat = next(seat for seat, number in enumerate(now(table).game.asked) if number is not None)
    person, due = (alice, bob)[seat], now(table).due()
    later(timedelta(seconds=100))
    go(person, table, seat)
    later(timedelta(seconds=100))
    told = return_to(person, table, seat)
    assert now(table).due() == due
    assert told["seats"][seat]["sitter"] == "person"
    with unchanged(table):
        return_to(person, table, seat)
    move(person, table)
    assert last(table, "played")["by"] == "person"


def test_a_bot_that_comes_too_late_is_told_so(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    go(bob, table, 1)
    number = now(table).game.asked[1]
    assert number is not None
    choice = new_move(bob, table)["move"]
    return_to(bob, table, 1)
    with unchanged(table), pytest.raises(Exception, match="stale"):
        moves.play(table, 1, moves.Bot("casual", b"{}"), None, number, choice).result(PATIENCE)


def test_a_move_that_was_made_before_leaving_is_acknowledged_when_it_is_sent_again(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    wish = new_move(bob, table)
    seq = bob.post(f"tables/{table}/moves/", wish)["seq"]
    go(bob, table, 1)
    assert bob.post(f"tables/{table}/moves/", wish)["seq"] == seq


# Nobody is left who plays


def test_the_last_who_leaves_stops_the_game_and_one_press_goes_on(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    go(alice, table, 0)
    go(bob, table, 1)
    assert [entry.kind for entry in entries(table)[-2:]] == ["handed_over", "paused"]
    assert (now(table).status, last(table, "paused")["why"]) == ("paused", "away")
    assert bots_move(table) == 0
    told = return_to(alice, table, 0)
    assert (told["status"], told["seats"][0]["sitter"], told["seats"][1]["sitter"]) == ("running", "person", "bot")
    go(alice, table, 0)
    assert bob.post(f"tables/{table}/resume/")["seats"][1]["sitter"] == "person"


def test_where_the_others_resign_nobody_is_left_either(alice: Person, bob: Person, charlie: Person) -> None:
    table = started("anansi", [alice, bob, charlie])
    go(alice, table, 0)
    bob.post(f"tables/{table}/resign/")
    assert now(table).status == "running"
    charlie.post(f"tables/{table}/resign/")
    assert (now(table).status, now(table).deserted) == ("paused", False)
    assert return_to(alice, table, 0)["status"] == "running"


def test_who_left_may_resign_without_coming_back(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    go(bob, table, 1)
    bob.post(f"tables/{table}/resign/")
    assert now(table).status == "ended"


# Undo


def kept(alice: Person, bob: Person, charlie: Person) -> tuple[str, int, int]:
    """A table of three that Bob has left; a choice of Alice's there, and one that the bot made for him."""
    table = started("anansi", [alice, bob, charlie])
    play_until(table, [alice, bob, charlie], Random(1), lambda table: table.game.asked[0] is not None)
    chosen = move(alice, table)["seq"]
    go(bob, table, 1)
    while now(table).game.asked[1] is None:
        move(asked(table, [alice, charlie])[0], table)
    bots_move(table)
    return table, chosen, [entry for entry in entries(table) if entry.kind == "played" and entry.seat == 1][-1].seq


def test_who_left_is_asked_whether_others_may_take_something_back(alice: Person, bob: Person, charlie: Person) -> None:
    table, chosen, _ = kept(alice, bob, charlie)
    take_back(table, 0, chosen, ask=True)
    request = now(table).request
    assert request is not None
    assert request.left == (1, 2)
    assert [line["your_turn"] for line in bob.get("tables/?mine=1")["tables"]] == [True]
    agree(table, 2)
    assert now(table).request is not None
    agree(table, 1)
    assert entries(table)[-1].kind == "undone"


def test_what_a_bot_chose_for_somebody_is_not_free_to_take_back(alice: Person, bob: Person, charlie: Person) -> None:
    table, _, chosen = kept(alice, bob, charlie)
    wish = {"id": "00000000-0000-4000-8000-000000000000", "entry": chosen}
    with unchanged(table):
        assert bob.refused("POST", f"tables/{table}/undo/", wish)[1] == "bot_plays"
        assert bob.refused("POST", f"tables/{table}/undo/", {**wish, "ask": True})[1] == "bot_plays"
        assert bob.refused("POST", f"tables/{table}/redo/", wish)[1] == "bot_plays"
    return_to(bob, table, 1)
    with unchanged(table):
        assert bob.refused("POST", f"tables/{table}/undo/", wish)[1] == "stale"
    take_back(table, 1, chosen, ask=True)


# What is known in the end


def test_the_end_says_who_chose_how_many_moves_and_nothing_of_it_before(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    for _ in range(4):
        move(asked(table, [alice, bob])[0], table)
    go(bob, table, 1)
    assert alice.get(f"tables/{table}/")["chosen"] is None
    play_until(table, [alice], Random(1))
    score_table(table)
    played = [(entry.seat, entry.data()["by"]) for entry in entries(table) if entry.kind == "played"]
    assert alice.get(f"tables/{table}/")["chosen"] == [
        {by: played.count((seat, by)) for by in ("person", "bot", "clock")} for seat in (0, 1)
    ]
    assert played.count((1, "bot")) > 0
    assert played.count((1, "person")) > 0
    assert verify(exported(table)).revealed


def test_the_seat_of_who_left_is_kept_at_the_rematch(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob], absence={"level": "novice", "grace": None})
    go(bob, table, 1)
    play_until(table, [alice], Random(1))
    score_table(table)
    again = alice.post(f"tables/{table}/rematch/")
    assert (again["seats"][1]["sitter"], again["seats"][1]["kept"]["player"]) == ("open", bob.id)
    assert again["absence"] == {"level": "novice", "grace": None}
    assert bob.post(f"tables/{table}/rematch/")["you"] == 1


# Deadlines


def test_where_turns_are_long_a_bot_takes_over_once_a_deadline_has_run_out(
    alice: Person, bob: Person, later: Later
) -> None:
    table = agreed(alice, "asterix", [bob], deadline=DAY, grace=None)
    seat = next(seat for seat, number in enumerate(now(table).game.asked) if number is not None)
    number = now(table).game.asked[seat]
    assert number is not None
    later(timedelta(seconds=DAY))
    assert moves.time_out(table, seat, number).result(PATIENCE) is True
    given, played = [entry for entry in entries(table)[-4:] if entry.kind in ("handed_over", "played")]
    assert (given.seat, given.data()["why"], played.data()["by"]) == (seat, "away", "clock")
    assert now(table).chairs[seat].stood_in
    other = 1 - seat
    play_until(table, [], Random(1), lambda table: table.game.asked[other] is not None)
    number = now(table).game.asked[other]
    assert number is not None
    later(timedelta(seconds=DAY))
    assert moves.time_out(table, other, number).result(PATIENCE) is True
    assert (now(table).status, last(table, "paused")["why"]) == ("paused", "away")


def test_nobody_is_replaced_who_has_just_chosen_or_whom_nobody_waits_for(
    alice: Person, bob: Person, later: Later
) -> None:
    table = agreed(alice, "asterix", [bob], grace=100)
    with unchanged(table):
        assert absence.stand_in(table, bob.id).result(PATIENCE) is False
    later(timedelta(seconds=90))
    person = asked(table, [alice, bob])[0]
    move(person, table)
    later(timedelta(seconds=20))
    with unchanged(table):
        assert absence.stand_in(table, person.id).result(PATIENCE) is False
    other = bob if person is alice else alice
    assert absence.stand_in(table, other.id).result(PATIENCE) is True
    later(timedelta(seconds=100))
    with unchanged(table):
        assert absence.stand_in(table, person.id).result(PATIENCE) is False, "nobody else plays"
        assert absence.stand_in(table, other.id).result(PATIENCE) is False, "a bot plays already"


def test_a_pause_wins_nobody_a_bot(alice: Person, bob: Person, later: Later) -> None:
    table = agreed(alice, "asterix", [bob], grace=100, deadline=60, patience=60)
    later(timedelta(seconds=200))
    assert absence.pause(table).result(PATIENCE) is True
    later(timedelta(seconds=30))
    alice.post(f"tables/{table}/resume/")
    assert absence.stand_in(table, bob.id).result(PATIENCE) is False
    later(timedelta(seconds=100))
    assert absence.stand_in(table, bob.id).result(PATIENCE) is True


def test_a_table_of_before_loses_who_leaves_it(alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "_absence", lambda terms, pace: msgspec.UNSET)
    table = started("anansi", [alice, bob], bots=1)
    assert "absence" not in entries(table)[0].data()
    leave(table, bob.id, 1).result(PATIENCE)
    told = bob.get(f"tables/{table}/")
    assert (told["you"], told["seats"][1]["player"], told["absence"]) == (None, None, None)
    alice.post(f"tables/{table}/resign/")
    assert now(table).deserted
    play_until(table, [], Random(1))
    ending.score(table).result(PATIENCE)
    assert verify(exported(table)).revealed


def test_somebody_who_watches_has_no_seat_to_return_to(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    stranger = guest(alice.http, "Dora")
    assert stranger.refused("POST", f"tables/{table}/seats/0/return/", {}) == (403, "not_your_seat", None)
