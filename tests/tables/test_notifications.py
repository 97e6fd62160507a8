"""Notifications that wake a socket may fail in every way, and its viewer misses nothing."""

from __future__ import annotations

import uuid
from random import Random

import httpx
import pytest
from pytest_django.fixtures import Settings

from events import notify
from tests.people import Person, bidding, head
from tests.tables.following import Story, agrees, step
from tests.tables.server import sitting


def lost(heard: notify.Heard) -> notify.Heard:
    """No notification ever arrives."""
    return lambda stream, head: None


def doubled(heard: notify.Heard) -> notify.Heard:
    """Every notification arrives three times."""

    def hear(stream: str, head: int) -> None:
        for _ in range(3):
            heard(stream, head)

    return hear


def late(heard: notify.Heard) -> notify.Heard:
    """A notification arrives after the next one."""
    held: list[tuple[str, int]] = []

    def hear(stream: str, head: int) -> None:
        held.append((stream, head))
        if len(held) > 1:
            heard(*held.pop())
            heard(*held.pop())

    return hear


def wrong(heard: notify.Heard) -> notify.Heard:
    """Notifications of entries read long ago, of entries that are not there yet, and of no table at all."""

    def hear(stream: str, head: int) -> None:
        heard(stream, 1)
        heard(stream, head + 3)
        heard(str(uuid.uuid4()), head)
        heard(stream, head)

    return hear


@pytest.fixture(params=[lost, doubled, late, wrong], ids=lambda how: how.__name__)
def bad_bell(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, settings: Settings) -> None:
    """The hub hears badly, from its beginning on; its slow poll is quick enough for a test."""
    listen = notify.listen
    monkeypatch.setattr(notify, "listen", lambda heard, *topic: listen(request.param(heard), *topic))
    settings.GRIOT_POLL = 0.05


def test_bells_may_be_lost_doubled_late_or_wrong(
    bad_bell: None, online: httpx.Client, address: str, people: list[Person]
) -> None:
    table = bidding(*people)
    chance = Random(6)
    with sitting(address, table, people[0]) as socket, sitting(address, table, None, after=0) as watching:
        stories = [(people[0], Story(socket)), (None, Story(watching, 0))]
        for _ in range(12):
            step(table, people, chance)
            for viewer, story in stories:
                agrees(story.follow(head(table)), online, table, viewer)
