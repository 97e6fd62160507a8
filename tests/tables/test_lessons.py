"""Lesson tables: begun by one press, written moves as long as the learner keeps to them, and nobody's result."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from events import store
from events.fold import effective
from games import lessons
from games.tables import bodies, waking
from games.tables.models import SeatResult
from games.tables.verify import Unproved, verify
from tests.people import Json, Person, bots_move, new_move, now, play_until, take_back, unchanged
from tests.rules.lessons import GAMES
from tests.tables.files import exported
from tests.tables.forging import Draft
from workers.tasks import score_table, take_bot_turn

Turn = tuple[int, Any]


def learns(person: Person, game: str, **wish: Any) -> str:
    return str(person.post(f"games/{game}/lesson/", wish)["id"])


def moves(table: str) -> list[Turn]:
    """All that was played there and counts."""
    counting = (entry for entry in effective(store.entries(table)) if entry.kind == "played")
    return [(entry.seat, entry.data()["move"]) for entry in counting if entry.seat is not None]


def builds(table: str) -> list[str | None]:
    """Which program made each move of a bot."""
    played = (entry.data() for entry in store.entries(table) if entry.kind == "played")
    return [each["build"] for each in played if each["by"] == "bot"]


def script(game: str) -> list[Turn]:
    return [(turn.seat, turn.move) for turn in lessons.lesson(game).script]


def as_written(person: Person, table: str, most: int = 1000) -> None:
    """The learner plays what is written for them, and the bots what they like."""
    lesson = lessons.lesson(now(table).terms.game)
    bots_move(table)
    for _ in range(most):
        wanted = lesson.next_move(moves(table), lesson.own)
        if wanted is None:
            return
        person.post(f"tables/{table}/moves/", {**new_move(person, table), "move": wanted})
        bots_move(table)


def otherwise(person: Person, table: str) -> None:
    """The learner plays anything but what is written."""
    lesson = lessons.lesson(now(table).terms.game)
    wanted = lesson.next_move(moves(table), lesson.own)
    other = new_move(person, table, lambda legal: next(move for move in legal if move != wanted))
    person.post(f"tables/{table}/moves/", other)


@pytest.mark.parametrize("game", GAMES)
def test_one_request_opens_a_lesson_that_has_begun_and_says_what_it_is(game: str, alice: Person) -> None:
    lesson = lessons.lesson(game)
    opened = alice.post(f"games/{game}/lesson/", {"salt": "5a" * 16})
    assert opened["origin"] == {"kind": "lesson", "table": "", "entry": 0, "seat": None}
    assert (opened["status"], opened["you"], opened["version"]) == ("running", lesson.own, lesson.version)
    assert opened["pace"]["deadline"] is None
    assert [seat["sitter"] for seat in opened["seats"]].count("bot") == lesson.seats - 1
    told = alice.get(f"tables/{opened['id']}/entries/?after=0")["entries"][0]
    assert (told["kind"], told["data"]["origin"]["kind"]) == ("opened", "lesson")
    assert "position" not in told["data"]
    assert lesson.seed not in str(alice.get(f"tables/{opened['id']}/")), "what is to come is told to nobody"


@pytest.mark.parametrize("game", GAMES)
def test_who_keeps_to_the_lesson_meets_all_that_is_written_for_it(game: str, alice: Person) -> None:
    table = learns(alice, game)
    as_written(alice, table)
    assert moves(table)[: len(script(game))] == script(game)
    others = len(script(game)) - sum(seat == lessons.lesson(game).own for seat, _ in script(game))
    assert builds(table)[:others] == ["lesson"] * others
    assert "lesson" not in builds(table)[others:]


@pytest.mark.parametrize("game", GAMES)
def test_after_another_choice_the_bots_play_by_themselves_to_the_end_of_the_game(game: str, alice: Person) -> None:
    table = learns(alice, game)
    as_written(alice, table, 1)
    before = builds(table).count("lesson")
    otherwise(alice, table)
    play_until(table, [alice], Random(1))
    assert builds(table).count("lesson") == before
    score_table(table)
    assert now(table).status == "scored"
    assert verify(exported(table)).revealed


@pytest.mark.parametrize("game", GAMES)
def test_who_takes_another_choice_back_is_led_back_into_the_lesson(game: str, alice: Person) -> None:
    table, own = learns(alice, game), lessons.lesson(game).own
    as_written(alice, table, 1)
    otherwise(alice, table)
    for seat, number in waking.bots_asked(now(table))[:1]:  # more could end the game, from where nobody goes back
        take_bot_turn(table, seat, number)
    chosen = [entry for entry in effective(store.entries(table)) if entry.kind == "played" and entry.seat == own]
    take_back(table, own, chosen[-1].seq, ask=True)
    as_written(alice, table)
    assert moves(table)[: len(script(game))] == script(game)


def test_chance_says_the_same_in_every_lesson_whatever_was_chosen_before(alice: Person, bob: Person) -> None:
    tables = [learns(person, "anansi", salt=salt * 16) for person, salt in ((alice, "5a"), (bob, "b0"))]
    as_written(alice, tables[0])
    bots_move(tables[1])
    otherwise(bob, tables[1])
    for table, person, luck in zip(tables, (alice, bob), (1, 2), strict=True):
        play_until(table, [person], Random(luck))
    dealt = [[entry.body for entry in store.entries(table) if entry.kind == "dealt"] for table in tables]
    assert dealt[0] == dealt[1] != []


def test_a_lesson_is_gone_on_with_until_it_is_wished_anew(alice: Person, bob: Person) -> None:
    first = learns(alice, "anansi")
    as_written(alice, first, 2)
    with unchanged(first):
        assert learns(alice, "anansi") == first
        assert learns(bob, "anansi") != first
    second = learns(alice, "anansi", anew=True)
    assert [now(first).status, now(second).status] == ["abandoned", "running"]
    assert verify(exported(first)).revealed
    assert learns(alice, "anansi") == second


def test_leaving_a_lesson_ends_it_and_the_next_begins_at_the_beginning(alice: Person) -> None:
    table = learns(alice, "anansi")
    assert alice.ask("DELETE", f"tables/{table}/seats/0/").is_success
    assert now(table).status == "abandoned"
    assert learns(alice, "anansi") != table


def test_a_lesson_stands_in_its_learners_list_alone_and_counts_among_their_tables(alice: Person, bob: Person) -> None:
    table = learns(alice, "anansi")
    mine = [each for each in alice.get("tables/?mine=1")["tables"] if each["id"] == table]
    assert [each["lesson"] for each in mine] == [True]
    assert table not in {each["id"] for each in alice.get("tables/")["tables"]}
    assert table not in {each["id"] for each in bob.get("tables/")["tables"]}
    assert table in {each["id"] for each in alice.get("guests/me/tables/")["unfinished"]}
    assert bob.get(f"tables/{table}/")["origin"]["kind"] == "lesson", "who is sent the link may look on"


def test_a_lesson_that_is_over_is_nobodys_result(alice: Person) -> None:
    table = learns(alice, "anansi")
    play_until(table, [alice], Random(1))
    score_table(table)
    assert now(table).status == "scored"
    assert not SeatResult.objects.filter(table=table).exists()


def test_a_lesson_waits_for_its_learner(alice: Person) -> None:
    table = now(learns(alice, "anansi"))
    assert table.terms.pace.patience >= 7 * 24 * 3600
    assert table.next_due() is None
    assert table.missed_at(0) is None


def test_in_a_lesson_a_reaction_window_waits_for_its_learner_too(alice: Person) -> None:
    table = learns(alice, "asante")
    as_written(alice, table, 5)
    assert now(table).in_window
    assert now(table).next_due() is None


def test_there_is_no_lesson_of_no_game(alice: Person) -> None:
    assert alice.refused("POST", "games/chess/lesson/") == (404, "not_found", "game")


def another_hand(body: Json) -> None:
    hands = body["position"]["hands"]
    hands[0], hands[1] = hands[1], hands[0]


def no_position(body: Json) -> None:
    body["position"] = None


def no_deal(body: Json) -> None:
    del body["deal"]


def another_seed(body: Json) -> None:
    body["deal"]["seed"] = "0" * 64


def of_a_table(body: Json) -> None:
    body["origin"]["table"] = "3f1cf4b6-9d7f-4c0c-8df2-0d1c7a1b5f00"


def a_real_one(body: Json) -> None:
    body["origin"] = None


@pytest.mark.parametrize(
    "forge",
    [another_hand, no_position, no_deal, another_seed, of_a_table, a_real_one],
    ids=lambda forge: forge.__name__,
)
def test_a_lesson_with_another_beginning_or_another_chance_is_refused(
    forge: Callable[[Json], None], alice: Person
) -> None:
    table = learns(alice, "anansi")
    as_written(alice, table)
    play_until(table, [alice], Random(1))
    score_table(table)
    draft = Draft(table)
    assert verify(draft.file()).revealed
    forge(draft.line("opened").body)
    with pytest.raises((Unproved, msgspec.MsgspecError)):
        verify(draft.file())


def test_an_older_origin_is_still_written_as_it_was() -> None:
    before = b'{"kind":"deal","table":"t","entry":0,"seat":null}'
    assert msgspec.json.encode(msgspec.json.decode(before, type=bodies.Origin)) == before
