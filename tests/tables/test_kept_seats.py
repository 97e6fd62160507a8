"""A rematch keeps the seats of those who sat there for a time, and all terms for good."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from random import Random
from typing import Any
from uuid import UUID

import msgspec
import pytest

from events import store
from games import catalog
from games.players.models import Player
from games.tables import bodies
from games.tables.bodies import DAY, HOUR, MINUTE
from games.tables.verify import verify
from tests.people import PATIENCE, Json, Person, finished, guest, now, open_table, sit, unchanged
from tests.running.processes import until
from tests.tables.files import exported
from tests.tables.server import sitting
from tests.tables.test_lobby_live import agrees, looking
from tests.tables.test_rematch import scored

Later = Callable[[timedelta], None]
GAMES = [game.rules.key for game in catalog.games()]


@pytest.fixture
def again(alice: Person, bob: Person) -> str:
    """The table that follows one of Alice and Bob; Alice has come, Bob not yet."""
    return str(alice.post(f"tables/{scored(alice, bob)}/rematch/")["id"])


def kept(person: Person, table: str, seat: int = 1) -> Json | None:
    """For whom the seat is kept, as the table tells that person."""
    found: Json | None = person.get(f"tables/{table}/")["seats"][seat]["kept"]
    return found


def opened(table: str) -> Any:
    """The body of the first entry."""
    return store.entries(table)[0].data()


def test_a_stranger_does_not_get_the_seat_of_who_sat_there_until_its_time_is_over(
    again: str, bob: Person, charlie: Person, later: Later
) -> None:
    until = datetime.fromisoformat(now(again).opened_at) + timedelta(minutes=10)
    told = {"player": bob.id, "name": "Bob", "until": bodies.instant(until)}
    assert [kept(person, again) for person in (bob, charlie)] == [told, told]
    with unchanged(again):
        refused = charlie.refused("POST", f"tables/{again}/seats/1/", {})
        assert refused == (409, "seat_kept", bodies.instant(until))
    later(timedelta(minutes=9))
    with unchanged(again):
        assert charlie.refused("POST", f"tables/{again}/seats/1/", {}) == refused
    later(timedelta(minutes=1))
    assert sit(charlie, again, 1)["you"] == 1
    assert kept(bob, again) is None


def test_who_sat_there_sits_down_at_once_and_gives_the_seat_away_by_leaving(
    again: str, alice: Person, bob: Person, charlie: Person
) -> None:
    assert sit(bob, again, 1)["seats"][1]["kept"] is None
    bob.ask("DELETE", f"tables/{again}/seats/1/")
    assert kept(alice, again) is None
    assert sit(charlie, again, 1)["you"] == 1


def test_who_sat_there_does_not_get_the_seat_of_another_either(
    alice: Person, bob: Person, charlie: Person, later: Later
) -> None:
    again = alice.post(f"tables/{finished('anansi', [alice, bob, charlie], Random(2))}/rematch/")["id"]
    assert [kept(alice, again, seat) is None for seat in range(3)] == [True, False, False]
    with unchanged(again):
        assert charlie.refused("POST", f"tables/{again}/seats/1/", {})[:2] == (409, "seat_kept")
    sit(charlie, again, 2)
    later(timedelta(minutes=10))
    with unchanged(again):
        assert charlie.refused("POST", f"tables/{again}/seats/1/", {}) == (409, "already_seated", None)


@pytest.mark.parametrize(
    ("deadline", "seconds"), [(None, 10 * MINUTE), (HOUR - 1, 10 * MINUTE), (HOUR, DAY), (3 * DAY, DAY)]
)
def test_how_long_a_seat_is_kept_follows_from_the_pace(deadline: int | None, seconds: int) -> None:
    assert bodies.Pace(deadline).seats_kept == seconds


def test_no_other_table_keeps_seats(alice: Person) -> None:
    table = open_table(alice, "asterix", "me open bot")
    assert [kept(alice, table, seat) for seat in range(3)] == [None] * 3
    assert "kept" not in opened(table), "logs of before read the same"


def test_where_nobody_else_sat_nothing_is_kept(alice: Person) -> None:
    again = alice.post(f"tables/{finished('anansi', [alice], Random(5), bots=2)}/rematch/")["id"]
    assert "kept" not in opened(again)


def test_lists_and_their_socket_tell_for_whom_a_seat_is_kept(address: str, people: list[Person], later: Later) -> None:
    alice, bob = people
    again = alice.post(f"tables/{scored(alice, bob)}/rematch/")["id"]
    with looking(address, bob) as socket:
        (told,) = agrees(socket, bob.http, bob)["tables"]
    assert (told["id"], told["seats"]) == (again, bob.get(f"tables/{again}/")["seats"])
    assert told["seats"][1]["kept"]["player"] == bob.id
    sit(bob, again, 1)
    assert bob.get("tables/")["tables"][0]["seats"][1]["kept"] is None


def test_who_was_renamed_or_erased_meanwhile_is_called_by_no_old_name(again: str, alice: Person, bob: Person) -> None:
    def called() -> list[str | None]:
        places: list[Json] = [alice.get(f"tables/{again}/"), *alice.get("tables/")["tables"]]
        return [place["seats"][1]["kept"]["name"] for place in places]

    assert called() == ["Bob", "Bob"]
    bob.ask("PATCH", "guests/me/", {"name": "Robert"})
    assert called() == ["Robert", "Robert"]
    Player.objects.filter(pk=UUID(bob.id)).delete()
    assert called() == [None, None]


def test_a_socket_calls_nobody_by_an_old_name(address: str, people: list[Person]) -> None:
    alice, bob = people
    charlie = guest(alice.http, "Charlie")
    again = alice.post(f"tables/{scored(alice, bob)}/rematch/")["id"]
    alice.ask("PUT", f"tables/{again}/people/{charlie.id}/", {"may_talk": False, "may_sit": True})
    with sitting(address, again, alice) as socket:

        def called(one: str | None, other: str | None) -> bool:
            socket.send({"type": "resync"})
            told = socket.until("view")
            return [told["seats"][1]["kept"]["name"], told["restricted"][0]["name"]] == [one, other]

        assert called("Bob", "Charlie")
        bob.ask("PATCH", "guests/me/", {"name": "Robert"})
        until(lambda: called("Robert", "Charlie"), PATIENCE, "the new name")
        Player.objects.filter(pk__in=[UUID(bob.id), UUID(charlie.id)]).delete()
        until(lambda: called(None, None), PATIENCE, "no name at all")


def test_the_file_of_a_table_with_kept_seats_proves_itself(
    again: str, alice: Person, bob: Person, charlie: Person, later: Later
) -> None:
    later(timedelta(minutes=11))
    sit(charlie, again, 1)
    for person, seat in ((charlie, 1), (alice, 0)):
        person.ask("DELETE", f"tables/{again}/seats/{seat}/")
    assert opened(again)["kept"] == [None, bob.id]
    assert verify(exported(again)).revealed


# A rematch keeps the terms

UNUSUAL: dict[str, Any] = {"deadline": 2 * HOUR, "window": None, "bot_delay": 77, "patience": 3 * HOUR}


def unusual_pace(game: str) -> dict[str, Any]:
    """No field of it as it usually is."""
    windows = catalog.game(game).rules.windows
    pace = UNUSUAL | ({"window": windows.least + 1} if windows else {})
    usual = bodies.Pace(patience=bodies.usual_patience(pace["deadline"], alone=False))
    assert set(pace) == set(bodies.Pace.__struct_fields__), "a field that is new needs an unusual value here"
    assert not [name for name, value in pace.items() if value == getattr(usual, name) and (windows or name != "window")]
    return pace


def unusual_options(game: str, seats: int) -> dict[str, Any]:
    """No option of it as it usually is."""
    rules = catalog.game(game).rules
    options: dict[str, Any] = {}
    for field in msgspec.structs.fields(rules.options_type):
        named = msgspec.json.schema(field.type).get("enum", [])
        for value in named:
            try:
                rules.standard(seats, rules.options_type(**{field.name: value}))
            except ValueError:
                continue
            if value != field.default:
                options[field.encode_name] = value
        assert field.encode_name in options, f"how to make {field.name} unusual is for this test to say"
    return options


@pytest.mark.parametrize("game", GAMES)
def test_the_next_game_has_the_same_terms_down_to_the_last_field(game: str, alice: Person, charlie: Person) -> None:
    seats = min(catalog.game(game).rules.seats)
    pace, options = unusual_pace(game), unusual_options(game, seats)
    table = finished(game, [alice], Random(3), bots=seats - 1, options=options, pace=pace)
    again = opened(alice.post(f"tables/{table}/rematch/")["id"])
    assert (opened(table)["pace"], opened(table)["options"]) == (pace, options), "the wish was heard"
    own, elsewhere = {"commitment", "host", "kept"}, {"position", "origin", "deal"}
    same = set(bodies.Opened.__struct_fields__) - own - elsewhere
    for name in same:
        assert again[name] == opened(table)[name], name
    assert same >= {"game", "version", "seats", "options", "pace"}
