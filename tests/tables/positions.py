"""Tables that begin in the middle of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from events.writer import open_stream
from games import catalog
from games.engine.chance import commitment
from games.tables import bodies
from games.tables.writes.session import Session
from tests.people import PATIENCE, Person

HURRY = bodies.Pace(bot_delay=0)


def opened_at(game: str, state: Any, people: Sequence[Person | None], pace: bodies.Pace = HURRY) -> str:
    """The id of a table that will start from that state; where None sits, a bot does. Seat 0 is the host's."""
    host = people[0]
    assert host is not None

    rules = catalog.game(game).rules

    def decide(session: Session) -> str:
        opened = bodies.Opened(
            game=game, version=rules.version, seats=len(people), options={}, pace=pace,
            commitment=commitment(session.seed), host=host.id, position=msgspec.to_builtins(rules.written(state)),
            origin=bodies.Origin("uploaded", "a file", 1),
        )  # fmt: skip
        session.append("opened", body=opened)
        for seat, person in enumerate(people):
            sitter = bodies.Seated("bot", level="casual") if person is None else bodies.Seated("person", person.id)
            session.append("seated", seat=seat, body=sitter)
        return session.stream

    return open_stream(decide).result(PATIENCE)
