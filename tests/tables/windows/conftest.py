"""Alice announces, Bob is asked, over a real server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from games.tables.writes import moves
from tests.people import Person, guest
from tests.tables.twins import Dice
from tests.tables.windows.midwives import Midwives


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Dice:
    """Chance as it is arranged."""
    arranged = Dice()
    monkeypatch.setattr(moves, "draw", arranged)
    return arranged


@pytest.fixture
def alice(online: httpx.Client) -> Person:
    """The active player."""
    return guest(online, "Alice")


@pytest.fixture
def bob(online: httpx.Client) -> Person:
    """The opponent, who is asked."""
    return guest(online, "Bob")


@pytest.fixture
def midwives(address: str, alice: Person, dice: Dice) -> Iterator[Midwives]:
    """Tables where a Midwife is announced."""
    with ExitStack() as stack:
        yield Midwives(address, alice, dice, stack)
