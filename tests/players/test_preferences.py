"""What a person wants done for them: set one by one, told to nobody else."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import httpx
import pytest

from games.players import preferences
from games.players.models import Player, Preferences
from tests.people import Person, guest, open_table, refusal

WHERE = "guests/me/preferences/"
OFF: dict[str, Any] = {"continue_for_me": False, "let_pass_for_me": False, "let_pass_topics": {}}


@pytest.fixture
def bob(http: httpx.Client) -> Person:
    """Somebody else."""
    return guest(http, "Bob")


def test_all_are_off_until_they_are_switched_on_one_by_one(alice: Person, bob: Person) -> None:
    assert alice.get(WHERE) == OFF
    named = {"let_pass_topics": {"asante": ["midwife", "camel"]}}
    for wish in ({"let_pass_for_me": True}, {"continue_for_me": True}, {"let_pass_for_me": False}, {}, named):
        before = alice.get(WHERE)
        assert alice.ask("PATCH", WHERE, wish).json() == {**before, **wish}
        assert alice.get(WHERE) == {**before, **wish}
    assert bob.get(WHERE) == OFF


def test_named_topics_are_kept_in_the_order_of_the_game_each_once_until_they_are_named_anew(alice: Person) -> None:
    for wished, kept in (
        ({"asante": ["camel", "midwife", "camel"]}, {"asante": ["midwife", "camel"]}),
        ({"asante": ["gorilla"], "antayagi": []}, {"asante": ["gorilla"]}),
        ({"asante": []}, {}),
    ):
        assert alice.ask("PATCH", WHERE, {"let_pass_topics": wished}).json() == {**OFF, "let_pass_topics": kept}


@pytest.mark.parametrize(
    "wish",
    [
        {"continue_for_me": None},
        {"continue_for_me": 1},
        {"let_pass": True},
        {"player": "x"},
        {"let_pass_topics": ["midwife"]},
        {"let_pass_topics": {"asante": "midwife"}},
        {"let_pass_topics": {"asante": ["animalist"]}},  # never announced: AS-8.8
        {"let_pass_topics": {"antayagi": ["sabotage"]}},
        {"let_pass_topics": {"chess": []}},
    ],
)
def test_what_is_no_preference_changes_nothing(wish: dict[str, Any], alice: Person) -> None:
    assert alice.refused("PATCH", WHERE, wish)[:2] == (400, "bad_request")
    assert alice.get(WHERE) == OFF


def test_a_stranger_has_none(http: httpx.Client) -> None:
    assert refusal(http.get(f"/api/{WHERE}"))[:2] == (401, "who_are_you")
    assert refusal(http.patch(f"/api/{WHERE}", json={"let_pass_for_me": True}))[:2] == (401, "who_are_you")


def test_nobody_else_is_shown_them(alice: Person, bob: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    paths = (f"tables/{table}/", f"tables/{table}/entries/", "tables/")
    before = [bob.get(path) for path in paths]
    alice.ask("PATCH", WHERE, {"continue_for_me": True, "let_pass_for_me": True})
    assert [bob.get(path) for path in paths] == before


def test_a_wish_to_let_pass_is_about_windows_that_open_later_and_about_nobody_else(alice: Person, bob: Person) -> None:
    alice.ask("PATCH", WHERE, {"let_pass_for_me": True})
    at, moment = Preferences.objects.get().changed_at, timedelta(milliseconds=1)
    for opened, lets_pass in ((at - moment, set()), (at, {alice.id}), (at + moment, {alice.id})):
        asked = {alice.id: opened, bob.id: opened}
        assert preferences.who_lets_pass(asked, "asante", "camel") == lets_pass
    assert preferences.who_lets_pass({bob.id: at + moment}, "asante", "camel") == set()


@pytest.mark.parametrize(
    ("wish", "passed"),
    [
        ({}, set()),
        ({"continue_for_me": True}, set()),
        ({"let_pass_topics": {"asante": ["camel"]}}, {("asante", "camel")}),
        ({"let_pass_for_me": True}, {("asante", "camel"), ("asante", "midwife"), ("antayagi", None)}),
    ],
)
def test_a_window_is_let_pass_if_all_are_or_its_topic_is_named(
    wish: dict[str, Any], passed: set[tuple[str, str | None]], alice: Person
) -> None:
    alice.ask("PATCH", WHERE, wish)
    asked = {alice.id: Preferences.objects.get().changed_at}
    windows = [("asante", "camel"), ("asante", "midwife"), ("antayagi", None)]
    assert {each for each in windows if preferences.who_lets_pass(asked, *each)} == passed


def test_they_go_with_the_person(http: httpx.Client) -> None:
    person = guest(http, "Ama")
    person.ask("PATCH", WHERE, {"continue_for_me": True})
    gone, _ = Player.objects.filter(pk=person.id).delete()
    assert gone == 3, "the person, the token, the preferences"
