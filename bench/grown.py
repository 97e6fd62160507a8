"""A table with a long log, in a database of its own: Asterix with five players on SQLite, random moves, then talk."""

from __future__ import annotations

import os
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

import django
import msgspec
from django.conf import settings
from django.core.management import call_command

GAME: Final = "asterix"
PLAYERS: Final = 5
GAME_AT_MOST: Final = 800
"""Some games end soon after that."""


@contextmanager
def fresh() -> Iterator[None]:
    """Django set up in this process, on an empty database that goes afterwards. Only once a process."""
    with tempfile.TemporaryDirectory(prefix="griot-bench-") as folder, at(folder):
        yield


@contextmanager
def at(folder: str) -> Iterator[None]:
    """The same, in that folder, which stays; all that was written is there at the end."""
    os.environ |= {"GRIOT_VAR": folder, "DJANGO_SETTINGS_MODULE": "config.settings"}
    django.setup()
    assert settings.VAR.samefile(folder)
    settings.REST_FRAMEWORK["DEFAULT_THROTTLE_CLASSES"] = []
    call_command("migrate", verbosity=0)
    from events import writer  # noqa: PLC0415  after django.setup

    yield
    writer.stop()


def opened(people: list[str]) -> str:
    """A table that has begun."""
    from games.tables.writes import opening, seats  # noqa: PLC0415  after django.setup

    places = (opening.Place("me"), *[opening.Place("open")] * (PLAYERS - 1))
    table = opening.open_table(people[0], opening.Terms(GAME, places)).result()
    for seat, player in enumerate(people[1:], 1):
        seats.sit(table, player, seat, "").result()
    seats.start(table, people[0]).result()
    return table


def grown(length: int, chance: Random) -> str:
    """A table whose log is about that long."""
    from events import cache  # noqa: PLC0415  after django.setup
    from games.tables.writes import moves, talk  # noqa: PLC0415  after django.setup

    people = [str(uuid.UUID(int=chance.getrandbits(128))) for _ in range(PLAYERS)]
    table = opened(people)
    while (now := cache.current(table)).seq < min(length, GAME_AT_MOST):
        game: Any = now.state.game
        seat, asked = next((seat, asked) for seat, asked in enumerate(game.asked) if asked is not None)
        move = msgspec.to_builtins(chance.choice(game.rules.legal(game.state, seat)))
        moves.play(table, seat, people[seat], str(uuid.uuid4()), asked, move).result()
    sayings = [talk.say(table, people[0], f"word {number}", None) for number in range(length - now.seq)]
    for said in sayings:
        said.result()
    return table
