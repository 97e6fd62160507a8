"""Tables with bots, and a real Celery worker on the embedded broker, in threads of this process."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import httpx
import pytest
from celery.contrib.testing.worker import start_worker
from django.core.wsgi import get_wsgi_application
from pytest_django.fixtures import Settings

from config.celery import app
from events import writer
from games.tables import waking
from tests.people import Person, guest
from tests.tables.conftest import no_cookies

Sent: TypeAlias = list[tuple[str, list[Any], dict[str, Any]]]
QUEUES = ("bots", "default", "analysis")


@pytest.fixture
def http(settings: Settings, transactional_db: None) -> Iterator[httpx.Client]:
    """The program in this process, and an empty broker."""
    settings.GRIOT_RATES = {"strangers": None, "writes": None, "reads": None}
    settings.GRIOT_TABLES = {"unfinished": None, "open": None}
    empty_broker()
    transport = httpx.WSGITransport(app=get_wsgi_application())
    with httpx.Client(transport=transport, base_url="http://localhost", cookies=no_cookies()) as client:
        yield client
    empty_broker()


@pytest.fixture
def alice(http: httpx.Client) -> Person:
    """Plays with bots."""
    return guest(http, "Alice")


@pytest.fixture
def bob(http: httpx.Client) -> Person:
    """Plays with Alice."""
    return guest(http, "Bob")


@pytest.fixture
def worker(http: httpx.Client) -> Iterator[None]:
    """A worker of all queues, without beat: what the sweep does is left to the tests."""
    with start_worker(app, pool="solo", concurrency=1, queues=QUEUES, perform_ping_check=False):
        yield


def empty_broker() -> int:
    """All messages are lost, also those that were about to be sent; how many there were."""
    writer.stop()
    waking._waker.stop()
    with app.connection_for_write() as broker:
        return sum(broker.SimpleQueue(queue).clear() or 0 for queue in QUEUES)


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch, http: httpx.Client) -> Sent:
    """What would be sent to workers, instead of sending it: name, arguments, options and named arguments."""
    found: Sent = []

    def send(name: str, args: list[Any], kwargs: dict[str, Any] | None = None, **options: Any) -> None:
        found.append((name, args, {**options, **(kwargs or {})}))

    monkeypatch.setattr(app, "send_task", send)
    monkeypatch.setattr(waking._waker, "put", lambda wake: wake())  # what has been told has been sent
    return found
