"""Who is here, by their sockets in any process; a bot stands in for who is away while another waits."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from django.core.cache import caches
from pytest_django.fixtures import Settings

from games.players import presence
from games.players.presence import Seen
from games.tables import attendance, clock
from games.tables.table import Table
from games.tables.verify import verify
from tests.people import PATIENCE, Person, asked, move, new_move, now, started
from tests.running.processes import answers, own_redis
from tests.tables.files import exported
from tests.tables.server import Socket, sitting
from tests.tables.test_lobby_live import looking
from tests.tables.test_stand_in import agreed, entries, last, return_to
from workers.tasks import score_table

Later = Callable[[timedelta], None]
GRACE = 100


@pytest.fixture(autouse=True)
def beating(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """People are looked at, and often."""
    settings.GRIOT_BEAT = 0.4
    monkeypatch.setattr(presence, "_failed_at", float("-inf"))
    caches["presence"].clear()


@pytest.fixture
def table(alice: Person, bob: Person) -> Table:
    """A game of two that has just begun."""
    return now(agreed(alice, "asterix", [bob], grace=GRACE, deadline=60))


def since(table: Table, seconds: float) -> datetime:
    """So long after the game began."""
    return datetime.fromisoformat(table.acted_at[0]) + timedelta(seconds=seconds)


def seen(table: Table, *times: tuple[float, float] | None) -> dict[str, Seen]:
    """By seat: who was here, from when to when; None: never."""
    players = [chair.player or "" for chair in table.chairs]
    pairs = zip(players, times, strict=True)
    return {player: Seen(*(since(table, each) for each in time)) for player, time in pairs if time is not None}


# What follows from who was seen


@pytest.mark.parametrize(
    ("last_seen", "told"), [(200, "here"), (199.5, "here"), (198, "away"), (101, "away"), (100, "gone"), (0, "gone")]
)
def test_somebody_is_here_away_or_gone_by_when_they_were_last_seen(last_seen: float, told: str, table: Table) -> None:
    known = seen(table, (0, 200), (0, last_seen))
    assert attendance.told(table, known, since(table, 200)) == ["here", told]


def test_of_who_was_never_seen_nothing_is_known_nor_of_bots(alice: Person) -> None:
    table = now(started("asterix", [alice], bots=1))
    assert attendance.told(table, {}, since(table, 1_000)) == [None, None]


@pytest.mark.parametrize(
    ("times", "first"),
    [
        ([(0, 500), (0, 0)], 100),
        ([(0, 500), (0, 50)], 150),
        ([(80, 500), (0, 0)], 180),  # nobody waited before
        ([(-500, 500), (-500, -400)], 100),  # the game had not begun
        ([(0, 500), None], None),
        ([(0, 0), (0, 0)], None),
        ([(0, 500), (0, 500)], None),
    ],
)
def test_a_bot_may_stand_in_for_who_was_away_for_the_grace_time_while_another_waited(
    times: list[tuple[float, float] | None], first: float | None, table: Table
) -> None:
    known, bob = seen(table, *times), table.chairs[1].player
    if first is None:
        assert attendance.absent(table, known, since(table, 500)) == []
    else:
        assert attendance.absent(table, known, since(table, first - 0.001)) == []
        assert attendance.absent(table, known, since(table, first)) == [bob]


def test_nobody_is_absent_where_that_was_not_agreed(alice: Person, bob: Person) -> None:
    table = now(agreed(alice, "asterix", [bob], grace=None))
    assert attendance.absent(table, seen(table, (0, 9_999), (0, 0)), since(table, 9_999)) == []


# Where it stands


class Clock(datetime):
    """A clock that is put forward by hand."""

    shown = datetime(2026, 11, 22, 12, tzinfo=UTC)

    @classmethod
    def now(cls, tz: object = None) -> datetime:  # type: ignore[override]  # a plain one will do
        return cls.shown


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], datetime]:
    """Puts the clock of the store forward; what it shows then."""
    monkeypatch.setattr(presence, "datetime", Clock)

    def forward(seconds: float) -> datetime:
        Clock.shown += timedelta(seconds=seconds)
        return Clock.shown

    return forward


def test_what_one_process_notes_another_reads(by_hand: Callable[[float], datetime]) -> None:
    began = by_hand(0)
    presence.note({"alice": Seen(began, began)})
    assert presence.seen(["alice", "bob"]) == {"alice": Seen(began, began)}


def test_while_nobody_notes_anything_nothing_is_known_and_afterwards_nobody_was_away_before(
    by_hand: Callable[[float], datetime],
) -> None:
    began = by_hand(0)
    presence.note({"alice": Seen(began, began)})
    by_hand(300)
    assert presence.seen(["alice"]) == {}
    again = by_hand(0)
    presence.note({})
    assert presence.seen(["alice"]) == {"alice": Seen(began, again)}
    later = by_hand(0.5)
    presence.note({})
    assert presence.seen(["alice"]) == {"alice": Seen(began, again)}, "the pulse goes on from when it began again"
    assert again < later


@pytest.mark.needs("redis-server")
def test_while_redis_is_away_nobody_is(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    monkeypatch.setattr(presence, "_AGAIN", 0.0)
    with own_redis(tmp_path) as (redis, address):
        settings.CACHES = {"presence": {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": address}}
        here = {chair.player or "": Seen(now, now) for chair in table.chairs for now in [datetime.now(UTC)]}
        presence.note(here)
        assert attendance.look(table) == ["here", "here"]
        redis.stop()
        presence.note(here)
        assert attendance.look(table) == [None, None]
        assert not attendance.nobody_there(table)
        redis.start()
        answers(address)
        presence.note(here)
        assert "gone" not in attendance.look(table)


# Over sockets


def signs(socket: Socket, wanted: list[str | None]) -> None:
    """Read on until the socket has said, latest of all, that these are here."""
    while not (told := [each for each in socket.messages if each["type"] == "presence"]) or told[-1]["seats"] != wanted:
        socket.next()


def test_everybody_is_told_who_is_here_and_a_socket_anywhere_will_do(address: str, people: list[Person]) -> None:
    alice, bob = people
    table = started("asterix", [alice, bob])
    with sitting(address, table, alice) as mine, sitting(address, table, None) as watching:
        with sitting(address, table, bob):
            for socket in (mine, watching):
                signs(socket, ["here", "here"])
        for socket in (mine, watching):
            signs(socket, ["here", "away"])
        with looking(address, bob):
            signs(mine, ["here", "here"])
        assert alice.get(f"tables/{table}/")["presence"] == ["here", "here"]
        assert {frozenset(each) for each in watching.messages if each["type"] == "presence"} == {
            frozenset({"type", "seats"})
        }


def test_a_page_that_is_loaded_anew_does_not_flicker(address: str, people: list[Person]) -> None:
    alice, bob = people
    table = started("asterix", [alice, bob])
    with sitting(address, table, alice) as mine, ExitStack() as second:
        with sitting(address, table, bob):
            signs(mine, ["here", "here"])
        second.enter_context(sitting(address, table, bob))
        alice.post(f"tables/{table}/chat/", {"text": "still here?"})
        mine.until("entries")
        told = [each["seats"] for each in mine.messages if each["type"] == "presence"]
        assert told[-1] == ["here", "here"]
        assert ["here", "away"] not in told


def test_a_bot_takes_over_from_who_is_away_and_they_come_back_from_elsewhere(
    address: str, people: list[Person]
) -> None:
    alice, bob = people
    table = agreed(alice, "asterix", [bob], grace=0)
    with sitting(address, table, alice) as mine, ExitStack() as gone:
        gone.enter_context(sitting(address, table, bob))
        signs(mine, ["here", "here"])
        gone.close()
        while now(table).chairs[1].sitter == "person":
            mine.next()
        given = last(table, "handed_over")
        assert (given["why"], given["level"]) == ("away", "casual")
        signs(mine, ["here", "gone"])
        with sitting(address, table, bob) as again:
            signs(again, ["here", "here"])
            assert again.messages[0]["seats"][1] == {**again.messages[0]["seats"][1], "sitter": "bot", "player": bob.id}
            return_to(bob, table, 1)
            while now(table).game.asked[1] is None:
                move(alice, table)
            again.send({"type": "move", **new_move(bob, table)})
            assert again.until("ack")["seq"] == entries(table)[-1].seq or entries(table)[-1].kind == "dealt"
    alice.post(f"tables/{table}/resign/")
    score_table(table)
    assert verify(exported(table)).revealed


# Where nobody is left


def noted(table: Table, seconds: float) -> None:
    """All who sit there were last seen so long ago."""
    then = datetime.now(UTC)
    caches["presence"].set("pulse", (then - timedelta(hours=1), then))
    ago = then - timedelta(seconds=seconds)
    caches["presence"].set_many({f"here:{chair.player}": (ago, ago) for chair in table.chairs})


@pytest.mark.parametrize(("away", "paused"), [(GRACE + 1, True), (GRACE - 50, False)])
def test_at_the_end_of_a_deadline_the_game_is_paused_where_nobody_has_been_for_long(
    away: float, paused: bool, table: Table, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "watch", lambda table: None)
    later(timedelta(seconds=GRACE + 60))
    noted(table, away)
    ahead = datetime.now(UTC) + timedelta(seconds=GRACE + 60)
    monkeypatch.setattr(clock, "datetime", type("Ahead", (datetime,), {"now": classmethod(lambda cls, tz: ahead)}))
    monkeypatch.setattr(attendance, "_missed", lambda table, seat, now: True)
    assert all(write.result(PATIENCE) for write in clock.call_time(table))
    if paused:
        assert (now(table.id).status, last(table.id, "paused")["why"]) == ("paused", "away")
    else:
        assert last(table.id, "played")["by"] == "clock"


def test_who_has_just_moved_is_not_away_whatever_their_sockets_say(
    table: Table, alice: Person, bob: Person, later: Later
) -> None:
    later(timedelta(seconds=50))
    person = asked(table.id, [alice, bob])[0]
    move(person, table.id)
    moved = now(table.id)
    times: list[tuple[float, float] | None] = [(0, 500), (0, 500)]
    times[moved.seat_of(person.id) or 0] = (0, 0)
    known = seen(table, *times)
    assert attendance.absent(table, known, since(table, GRACE)) == [person.id]
    assert attendance.absent(moved, known, since(table, GRACE + 49)) == []
