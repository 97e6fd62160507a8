"""Tables with windows: how long they are, moves made there, and what somebody gets, made comparable."""

from __future__ import annotations

import re
import uuid

import httpx

from games.tables import bodies
from tests.people import Json, Person, now

W = 3  # seconds: the shortest that a host may wish for
LIVE = bodies.Pace(window=W, bot_delay=50)
LONG = bodies.Pace(deadline=3 * 86_400, window=W, bot_delay=50)
_DEADLINE = re.compile(r',?"deadline":\["[^"]*"\]')
_NO_CHANGE = re.compile(r'"waiting":\{\},?')
_ALWAYS_OTHERWISE = re.compile(
    r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z"  # times
    r"|\b[0-9a-f]{64}\b"  # hashes, commitment
    r"|\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b"  # random ids, and those that look so
)


def comparable(text: str) -> str:
    """Its length, and the text without what is always otherwise.

    A question that is put while people still look at what came before begins when they are done: its deadline is that
    of the question before, or a millisecond off. All know both, and the entry's own time.
    """
    text = _NO_CHANGE.sub("", _DEADLINE.sub("", text))
    return f"{len(text)} {_ALWAYS_OTHERWISE.sub('*', text)}"


def move_of(person: Person, table: str, move: Json) -> httpx.Response:
    """What the server says to a move that the person makes for the question that is open."""
    seat = now(table).seat_of(person.id)
    assert seat is not None
    wish = {"id": str(uuid.uuid4()), "asked": now(table).game.asked[seat], "move": move}
    return person.ask("POST", f"tables/{table}/moves/", wish)
