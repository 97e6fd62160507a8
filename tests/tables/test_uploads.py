"""Files that people bring: verified by a worker, read, and gone on from; nothing else of them is taken over."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from random import Random
from typing import Any

import httpx
import pytest
from kombu.exceptions import OperationalError
from pytest_django.fixtures import Settings

from config.celery import app
from events import store
from events.canonical import canonical
from events.fold import fold_to
from games import catalog
from games.tables import uploads, waking
from games.tables.fold import FOLD
from games.tables.models import Upload
from games.tables.verify import verify
from tests.people import (
    Json,
    Person,
    bidding,
    finished,
    guest,
    move,
    now,
    play_until,
    started,
    take_back,
    unchanged,
)
from tests.tables.files import exported, sealed, short_game
from workers.tasks import score_table, verify_upload

GAMES = [listed.rules.key for listed in catalog.games()]


def bring(person: Person, file: bytes) -> httpx.Response:
    headers = {"Authorization": f"Bearer {person.token}", "Content-Type": "application/json"}
    return person.http.post("/api/uploads/", content=file, headers=headers)


def proved(person: Person, file: bytes) -> Json:
    """What is said of that file once a worker has looked at it."""
    brought = bring(person, file).json()
    assert brought["status"] == "waiting", brought
    verify_upload(brought["id"])
    return person.get(f"uploads/{brought['id']}/")


def a_choice(table: str) -> int:
    """The entry of a choice in the middle of a game."""
    return [entry.seq for entry in store.entries(table) if entry.kind == "played"][4]


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_looked_back_at_and_its_game_goes_on_as_it_stood_then(game: str, alice: Person, bob: Person) -> None:
    seats = min(catalog.game(game).rules.seats)
    table = finished(game, [alice], Random(1), bots=seats - 1)
    file, entry = exported(table), a_choice(table)
    with unchanged(table):
        told = proved(bob, file)
        assert (told["status"], told["game"]["game"], told["game"]["seats"]) == ("proved", game, seats)
        for eyes in ("0", str(seats - 1), "none", "all"):
            looks_as_it_was(table, told["id"], bob, eyes)
        wish = {
            "entry": entry,
            "seats": [{"sitter": "bot"}] * (seats - 1) + [{"sitter": "me"}],
            "pace": {"bot_delay": 0},
        }
        opened = bob.post(f"uploads/{told['id']}/tables/", wish)
    again = str(opened["id"])
    assert again != table
    assert opened["origin"] == {"kind": "uploaded", "table": table, "entry": entry, "seat": None}
    was = fold_to(FOLD, table, entry).state.game
    assert canonical(now(again).terms.position) == canonical(was.rules.written(was.state))
    bob.post(f"tables/{again}/start/")
    play_until(again, [bob], Random(2))
    score_table(again)
    assert verify(exported(again)).revealed
    assert now(again).result is not None


def looks_as_it_was(table: str, upload: str, person: Person, eyes: str) -> None:
    """Of the file all that is the game's is told as of the table itself."""

    def both(query: str, what: str) -> tuple[list[Json], list[Json]]:
        here, there = (
            person.get(f"{each}/{query}&as={eyes}")[what] for each in (f"uploads/{upload}", f"tables/{table}")
        )
        return here, there

    for stretch in ("from=1&to=30", "from=31&to=40"):
        here, there = both(f"past/?{stretch}", "moments")
        assert [moment["seq"] for moment in here] == [moment["seq"] for moment in there]
        assert [of_the_game(moment) for moment in here] == [of_the_game(moment) for moment in there]
    here, there = both("entries/?after=3", "entries")
    assert here[-1]["kind"] == "revealed"
    for mine, theirs in zip(here, there, strict=False):  # of a table there come so many at once
        assert [mine[name] for name in LINE] == [theirs[name] for name in LINE]


LINE = ("seq", "kind", "at", "hash", "notes")


def of_the_game(moment: Json) -> Json:
    """What changed, without who sat there."""
    return {name: value for name, value in moment["changed"].items() if name not in ("seats", "rematch", "may_talk")}


def test_what_was_taken_back_is_seen_in_a_file(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    choice = move(alice, table)["seq"]
    take_back(table, 0, choice)
    alice.post(f"tables/{table}/resign/")
    score_table(table)
    upload = proved(bob, exported(table))["id"]
    (undone,) = (line for line in bob.get(f"uploads/{upload}/entries/")["entries"] if line["kind"] == "undone")
    assert undone["data"]["entries"] == [choice]
    moments = bob.get(f"uploads/{upload}/past/?from={choice - 1}&to={choice + 1}&as=0")["moments"]
    before, chosen, again = (moment["changed"] for moment in moments)
    assert chosen["view"] != before["view"] == again["view"]


@pytest.mark.parametrize(
    "query", ["past/?from=0", "past/?from=5&to=4", "past/?from=10000", "past/?as=2", "entries/?as=2"]
)
def test_where_a_file_has_nothing_there_is_nothing_to_see(query: str, alice: Person, bob: Person) -> None:
    told = proved(bob, exported(short_game(alice, bob)))
    assert bob.refused("GET", f"uploads/{told['id']}/{query}")[:2] == (404, "not_found")


def test_it_may_be_of_a_server_that_nobody_here_knows(alice: Person, bob: Person, transactional_db: None) -> None:
    file = exported(short_game(alice, bob))
    document = json.loads(file)
    charlie = guest(alice.http, "Charlie")
    told = proved(charlie, file)
    story = charlie.get(f"uploads/{told['id']}/entries/")["entries"]
    words = json.dumps([told, story, charlie.get(f"uploads/{told['id']}/past/?from=1&to=100")])
    for secret in (alice.id, bob.id, "Alice", "I give up", document["id"]):
        assert secret not in words
    assert len(story) == len(document["entries"])
    entry = next(line["seq"] for line in story if line["kind"] == "played")
    wish = {"entry": entry, "seats": [{"sitter": "me"}, {"sitter": "open"}]}
    opened = charlie.post(f"uploads/{told['id']}/tables/", wish)
    assert [seat["name"] for seat in opened["seats"]] == ["Charlie", None]
    assert not {alice.id, bob.id} & set(json.dumps([entry.data() for entry in store.entries(opened["id"])]).split('"'))


def test_what_does_not_prove_itself_is_refused_with_the_place(alice: Person, bob: Person) -> None:
    document = json.loads(exported(short_game(alice, bob)))
    document["entries"][4]["at"] = document["entries"][4]["at"].replace("2", "3", 1)
    told = proved(bob, sealed(document))
    assert (told["status"], told["why"], told["where"], told["game"]) == ("refused", "not_proved", "5", None)
    assert not Upload.objects.get(id=told["id"]).file, "what nobody may go on from is not kept"
    for query in ("past/", "entries/"):
        assert bob.refused("GET", f"uploads/{told['id']}/{query}")[0] == 404


@pytest.mark.parametrize("file", [b"{}", b"no json", b"[" * 50_000, b"\xff\xfe"])
def test_what_is_no_export_is_refused(file: bytes, bob: Person) -> None:
    assert proved(bob, file)["why"] == "not_proved"


def test_a_file_that_breaks_the_check_is_refused_and_not_checked_for_ever(
    alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: Any) -> None:
        raise ZeroDivisionError

    file = exported(short_game(alice, bob))
    monkeypatch.setattr("games.tables.verify.verify", breaks)
    assert proved(bob, file)["why"] == "not_proved"


def test_a_game_that_is_not_over_is_refused(alice: Person, bob: Person) -> None:
    assert proved(bob, exported(bidding(alice, bob)))["why"] == "not_revealed"


def test_a_file_that_begins_with_a_position_is_refused(alice: Person, bob: Person) -> None:
    table = finished("asterix", [alice], Random(1), bots=1)
    entry = next(each.seq for each in store.entries(table) if each.kind == "played") - 1
    practice = str(alice.post(f"tables/{table}/practice/", {"entry": entry, "real": True})["id"])
    alice.post(f"tables/{practice}/resign/")
    score_table(practice)
    assert proved(bob, exported(practice))["why"] == "has_position"


@pytest.mark.parametrize(("limit", "why"), [({"entries": 10}, "too_long"), ({"seconds": -1}, "too_slow")])
def test_a_worker_gives_a_file_so_many_entries_and_seconds(
    limit: dict[str, int], why: str, alice: Person, bob: Person, settings: Settings
) -> None:
    file = exported(short_game(alice, bob))
    settings.GRIOT_UPLOADS = settings.GRIOT_UPLOADS | limit
    assert proved(bob, file)["why"] == why


def test_a_file_has_so_many_bytes(bob: Person, settings: Settings) -> None:
    settings.GRIOT_UPLOADS = settings.GRIOT_UPLOADS | {"bytes": 100}
    answer = bring(bob, b"x" * 101)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert proved(bob, b"x" * 100)["status"] == "refused"


def test_one_file_waits_at_a_time_and_few_are_kept_for_a_while(
    alice: Person, bob: Person, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = bring(bob, b"{}").json()
    assert bring(bob, b"{}").status_code == 429
    verify_upload(waiting["id"])
    ids = [proved(bob, b"{}")["id"] for _ in range(3)]
    assert bob.refused("GET", f"uploads/{waiting['id']}/")[0] == 404
    assert [bob.get(f"uploads/{id}/")["status"] for id in ids] == ["refused"] * 3
    settings.GRIOT_UPLOADS = settings.GRIOT_UPLOADS | {"hours": 0}
    proved(alice, b"{}")
    assert bob.refused("GET", f"uploads/{ids[-1]}/")[0] == 404


def test_many_who_wait_keep_others_out_for_a_moment(alice: Person, bob: Person, settings: Settings) -> None:
    settings.GRIOT_UPLOADS = settings.GRIOT_UPLOADS | {"waiting": 1}
    bring(alice, b"{}")
    assert bring(bob, b"{}").status_code == 429


def test_a_file_that_no_worker_looked_at_keeps_nobody_out_once_its_page_is_gone(
    alice: Person, bob: Person, settings: Settings
) -> None:
    settings.GRIOT_UPLOADS = settings.GRIOT_UPLOADS | {"waiting": 1}
    bring(alice, b"{}")
    Upload.objects.update(asked_at=datetime.now(UTC) - uploads._WAITS)
    assert bring(bob, b"{}").status_code == 201
    Upload.objects.update(asked_at=datetime.now(UTC) - uploads._WAITS)
    assert bring(alice, b"{}").status_code == 201
    assert bring(alice, b"{}").status_code == 429


def test_a_file_is_taken_while_the_broker_is_away(bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: Any, **__: Any) -> None:
        raise OperationalError

    monkeypatch.setattr(app, "send_task", away)
    assert bring(bob, b"{}").status_code == 201
    waking._waker.stop()  # by now it has been tried


def test_only_who_brought_a_file_hears_of_it(alice: Person, bob: Person) -> None:
    told = proved(alice, exported(short_game(alice, bob)))
    for method, path in (("GET", ""), ("GET", "entries/"), ("GET", "past/"), ("POST", "tables/")):
        wish = {"entry": 5, "seats": [{"sitter": "me"}, {"sitter": "bot"}]}
        assert bob.refused(method, f"uploads/{told['id']}/{path}", wish if method == "POST" else None)[0] == 404


def test_a_worker_that_was_lost_is_asked_again(bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(uploads, "_ask", asked.append)
    waiting = bring(bob, b"{}").json()
    assert len(asked) == 1
    bob.get(f"uploads/{waiting['id']}/")
    assert len(asked) == 1
    monkeypatch.setattr(uploads, "_ASK_AGAIN", -uploads._ASK_AGAIN)
    bob.get(f"uploads/{waiting['id']}/")
    assert len(asked) == 2


@pytest.mark.parametrize("entry", [0, 1, 10_000])
def test_where_no_game_went_on_nobody_goes_on(entry: int, alice: Person, bob: Person) -> None:
    told = proved(bob, exported(short_game(alice, bob)))
    wish = {"entry": entry, "seats": [{"sitter": "me"}, {"sitter": "bot"}]}
    assert bob.refused("POST", f"uploads/{told['id']}/tables/", wish) == (404, "not_found", "entry")
    wish = {"entry": 6, "seats": [{"sitter": "me"}]}
    assert bob.refused("POST", f"uploads/{told['id']}/tables/", wish) == (400, "bad_request", "seats")
