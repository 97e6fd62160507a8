"""What the host may do about people who do not sit at the table: silence them, and keep them from sitting down."""

from __future__ import annotations

import uuid
from contextlib import ExitStack
from uuid import UUID

import httpx
import pytest

from events import store
from games.players.models import Player
from games.tables.table import MOST_RESTRICTED
from games.tables.verify import verify
from games.tables.writes import people as writes
from tests.people import PATIENCE, Json, Person, guest, head, now, open_table, sit, started, unchanged
from tests.tables.files import exported
from tests.tables.following import Story, agrees
from tests.tables.server import sitting
from tests.tables.test_rematch import scored
from workers.tasks import score_table

QUIET: Json = {"may_talk": False, "may_sit": True}
STANDING: Json = {"may_talk": True, "may_sit": False}
NEITHER: Json = {"may_talk": False, "may_sit": False}
BOTH: Json = {"may_talk": True, "may_sit": True}
WORD: Json = {"text": "hello"}


def restrict(host: Person, table: str, person: Person, wish: Json) -> Json:
    """The table, once the host lets that person do so much."""
    answer = host.ask("PUT", f"tables/{table}/people/{person.id}/", wish)
    assert answer.is_success, answer.text
    told: Json = answer.json()
    return told


def words(person: Person, table: str) -> tuple[int, str, str | None]:
    """How the words of somebody who may not talk are refused."""
    return person.refused("POST", f"tables/{table}/chat/", WORD)


@pytest.fixture
def table(alice: Person) -> str:
    """Alice is the host, one seat is open."""
    return open_table(alice, "asterix", "me open")


def test_who_is_silenced_writes_no_more_until_the_host_lets_them(
    table: str, alice: Person, bob: Person, charlie: Person
) -> None:
    restrict(alice, table, charlie, QUIET)
    with unchanged(table):
        assert words(charlie, table) == (403, "silenced", None)
    assert [person.get(f"tables/{table}/")["may_talk"] for person in (bob, charlie)] == [True, False]
    bob.post(f"tables/{table}/chat/", WORD)
    restrict(alice, table, charlie, BOTH)
    charlie.post(f"tables/{table}/chat/", WORD)
    assert charlie.get(f"tables/{table}/")["may_talk"]


def test_who_is_kept_from_sitting_down_does_not_until_the_host_lets_them(
    table: str, alice: Person, charlie: Person
) -> None:
    restrict(alice, table, charlie, STANDING)
    with unchanged(table):
        assert charlie.refused("POST", f"tables/{table}/seats/1/", {}) == (403, "may_not_sit", None)
    charlie.post(f"tables/{table}/chat/", WORD)
    restrict(alice, table, charlie, BOTH)
    assert sit(charlie, table, 1)["you"] == 1


def test_who_sits_cannot_be_restricted_and_is_heard_whatever_was_before(
    table: str, alice: Person, charlie: Person
) -> None:
    restrict(alice, table, charlie, QUIET)
    assert sit(charlie, table, 1)["may_talk"] is True
    charlie.post(f"tables/{table}/chat/", WORD)
    with unchanged(table):
        for wish in (NEITHER, STANDING, BOTH):
            assert alice.refused("PUT", f"tables/{table}/people/{charlie.id}/", wish) == (409, "is_seated", None)
    charlie.ask("DELETE", f"tables/{table}/seats/1/")
    with unchanged(table):
        assert words(charlie, table) == (403, "silenced", None)


def test_only_the_host_restricts_and_never_themselves(table: str, alice: Person, bob: Person, charlie: Person) -> None:
    sit(bob, table, 1)
    with unchanged(table):
        for person in (bob, charlie):
            for other in (alice, charlie):
                told = person.refused("PUT", f"tables/{table}/people/{other.id}/", NEITHER)
                assert told == (403, "not_allowed", None)
        assert alice.refused("PUT", f"tables/{table}/people/{alice.id}/", NEITHER) == (403, "not_allowed", None)
        stranger = alice.http.put(f"/api/tables/{table}/people/{bob.id}/", json=NEITHER)
        assert (stranger.status_code, stranger.json()["code"]) == (401, "who_are_you")


def test_the_host_need_not_sit_there(alice: Person, charlie: Person) -> None:
    table = open_table(alice, "asterix", "open bot")
    assert restrict(alice, table, charlie, NEITHER)["restricted"]
    with unchanged(table):
        assert words(charlie, table)[1] == "silenced"


@pytest.mark.parametrize("wish", [{}, {"may_talk": False}, {**NEITHER, "may_win": False}, {**NEITHER, "may_sit": 0}])
def test_a_wish_that_leaves_something_open_is_none(wish: Json, table: str, alice: Person, charlie: Person) -> None:
    with unchanged(table):
        assert alice.refused("PUT", f"tables/{table}/people/{charlie.id}/", wish)[:2] == (400, "bad_request")


def test_nobody_can_be_restricted_whom_there_is_not(table: str, alice: Person) -> None:
    with unchanged(table):
        told = alice.refused("PUT", f"tables/{table}/people/{uuid.uuid4()}/", NEITHER)
        assert told == (404, "not_found", "player")
        assert alice.refused("PUT", f"tables/{table}/people/5/", NEITHER)[:2] == (404, "not_found")
        assert alice.refused("PUT", f"tables/{uuid.uuid4()}/people/{alice.id}/", NEITHER)[:2] == (404, "not_found")


def test_what_changes_nothing_is_no_entry(table: str, alice: Person, charlie: Person) -> None:
    with unchanged(table):
        restrict(alice, table, charlie, BOTH)
    restrict(alice, table, charlie, QUIET)
    with unchanged(table):
        restrict(alice, table, charlie, QUIET)
    restrict(alice, table, charlie, NEITHER)
    assert len(now(table).restricted) == 1


def test_a_table_has_room_for_so_many_and_no_more(table: str, alice: Person, charlie: Person) -> None:
    others = [str(uuid.uuid4()) for _ in range(MOST_RESTRICTED)]
    for other in others:
        writes.restrict(table, alice.id, other, may_talk=False, may_sit=True).result(PATIENCE)
    with unchanged(table):
        told = alice.refused("PUT", f"tables/{table}/people/{charlie.id}/", NEITHER)
        assert told == (409, "too_many_restricted", None)
    writes.restrict(table, alice.id, others[7], may_talk=True, may_sit=False).result(PATIENCE)
    writes.restrict(table, alice.id, others[7], may_talk=True, may_sit=True).result(PATIENCE)
    assert len(restrict(alice, table, charlie, NEITHER)["restricted"]) == MOST_RESTRICTED


def test_everybody_is_told_who_may_do_less_by_entry_and_as_it_stands(
    table: str, alice: Person, bob: Person, charlie: Person
) -> None:
    restrict(alice, table, charlie, QUIET)
    told = {"player": charlie.id, "name": "Charlie", **QUIET}
    for person in (alice, bob, charlie):
        entry = person.get(f"tables/{table}/entries/")["entries"][-1]
        assert (entry["kind"], entry["seat"], entry["by"], entry["data"]) == ("restricted", None, None, told)
        assert person.get(f"tables/{table}/")["restricted"] == [told]
    restrict(alice, table, charlie, BOTH)
    assert bob.get(f"tables/{table}/")["restricted"] == []


def test_who_was_renamed_or_erased_meanwhile_is_called_by_no_old_name(
    table: str, alice: Person, charlie: Person
) -> None:
    def called() -> list[str | None]:
        entry = alice.get(f"tables/{table}/entries/")["entries"][-1]
        return [alice.get(f"tables/{table}/")["restricted"][0]["name"], entry["data"]["name"]]

    restrict(alice, table, charlie, NEITHER)
    assert called() == ["Charlie", "Charlie"]
    charlie.ask("PATCH", "guests/me/", {"name": "Charlotte"})
    assert called() == ["Charlotte", "Charlotte"]
    Player.objects.filter(pk=UUID(charlie.id)).delete()
    assert called() == [None, None]
    restrict(alice, table, charlie, BOTH)


def test_sockets_that_are_open_hear_of_it_each_what_concerns_them(
    address: str, online: httpx.Client, people: list[Person]
) -> None:
    alice, bob = people
    charlie = guest(online, "Charlie")
    table = started("asterix", [alice, bob])
    viewers = (alice, bob, charlie, None)
    with ExitStack() as stack:
        stories = [Story(stack.enter_context(sitting(address, table, person))) for person in viewers]
        for wish, heard in ((QUIET, False), (BOTH, True)):
            restrict(alice, table, charlie, wish)
            may_talk = [story.follow(head(table)).now["may_talk"] for story in stories]
            assert may_talk == [True, True, heard, True]
            for viewer, story in zip(viewers, stories, strict=True):
                agrees(story, online, table, viewer)
        restrict(alice, table, charlie, QUIET)
        stories[2].socket.send({"type": "say", "id": str(uuid.uuid4()), "text": "hello"})
        assert stories[2].socket.until("refused")["code"] == "silenced"


def test_at_a_table_that_is_over_people_can_be_silenced_too_and_its_file_proves_itself(
    alice: Person, bob: Person, charlie: Person
) -> None:
    table = scored(alice, bob)
    restrict(alice, table, charlie, QUIET)
    with unchanged(table):
        assert words(charlie, table) == (403, "silenced", None)
    assert store.entries(table)[-1].kind == "restricted"
    assert verify(exported(table)).revealed


def test_a_restriction_is_no_sign_that_somebody_plays(table: str, alice: Person, charlie: Person) -> None:
    before = now(table).closing_at()
    restrict(alice, table, charlie, NEITHER)
    assert now(table).closing_at() == before


def test_who_may_not_sit_at_a_rematch_is_told_so(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    alice.post(f"tables/{table}/resign/")
    score_table(table)
    again = alice.post(f"tables/{table}/rematch/")["id"]
    restrict(alice, again, bob, STANDING)
    with unchanged(again):
        assert bob.refused("POST", f"tables/{table}/rematch/") == (403, "may_not_sit", None)
