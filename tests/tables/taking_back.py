"""What the tests of undo and redo do at a table, and what they are answered."""

from __future__ import annotations

import uuid

from events import store
from events.entry import Entry
from tests.people import (
    Json,
    Person,
    asked,
    move,
    now,
    started,
    take_back,
)


def choose(table: str, people: list[Person]) -> tuple[int, int]:
    """Whoever is asked makes a move: the seat and the entry."""
    person = asked(table, people)[0]
    seat = now(table).seat_of(person.id)
    assert seat is not None
    return seat, move(person, table)["seq"]


def chose(table: str, people: list[Person], times: int) -> list[tuple[int, int]]:
    return [choose(table, people) for _ in range(times)]


def played(table: str) -> list[Entry]:
    return [entry for entry in store.entries(table) if entry.kind == "played"]


def about(person: Person, table: str) -> Json:
    """What that person is told of undo."""
    told: Json = person.get(f"tables/{table}/")["undo"]
    return told


def press(person: Person, table: str, what: str, entry: int, **more: object) -> tuple[int, str]:
    """Status, and "" or the code of the refusal."""
    wish = {"id": str(uuid.uuid4()), "entry": entry, **more}
    answer = person.ask("POST", f"tables/{table}/{what}/", wish)
    return answer.status_code, answer.json().get("code", "")


STALE = (409, "stale")
NOT_ALLOWED = (403, "not_allowed")
DONE = (200, "")


def kinds(table: str, after: int) -> list[str]:
    return [entry.kind for entry in store.entries(table, after)]


def requested(three: list[Person]) -> tuple[str, int, int]:
    """Somebody has asked for their last card, over which another has played: the table, the seat, the request."""
    table = started("anansi", three)
    (first, number), _ = chose(table, three, 2)
    return table, first, take_back(table, first, number, ask=True)


def announce(legal: list[Json]) -> Json:
    return next(each for each in legal if each["type"] == "play_person")
