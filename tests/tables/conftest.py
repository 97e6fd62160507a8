"""Tables for tests: the program in this process, or a real server on the loopback; people who sit down at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import datetime, timedelta, tzinfo
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from django.core.wsgi import get_wsgi_application
from pytest_django.fixtures import Settings

from events import session, writer
from games import catalog
from games.engine.contract import Players, Waiting, Windows
from games.tables.writes import moves
from tests.people import Person, guest
from tests.tables.server import serving
from tests.tables.stories import Story


@pytest.fixture(autouse=True)
def no_limits(settings: Settings, transactional_db: None) -> None:
    """Nobody asks too often."""
    settings.GRIOT_RATES = {"strangers": None, "writes": None, "reads": None}
    settings.GRIOT_SOCKETS = 0
    settings.GRIOT_TABLES = {"unfinished": None, "open": None}
    settings.GRIOT_SOCKET_RATE = 0.0


@pytest.fixture
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables have the same seeds in every run: what happens seldom must not come to pass in some runs only."""
    monkeypatch.setattr(writer, "secrets", SimpleNamespace(token_bytes=Random(1).randbytes))
    monkeypatch.setattr(moves, "_fallback_chance", Random(1))


def no_cookies() -> CookieJar:
    """For programs, which have tokens: several people share a client."""
    return CookieJar(DefaultCookiePolicy(allowed_domains=[]))


@pytest.fixture
def http(no_limits: None) -> Iterator[httpx.Client]:
    """The program in this process."""
    transport = httpx.WSGITransport(app=get_wsgi_application())
    with httpx.Client(transport=transport, base_url="http://localhost", cookies=no_cookies()) as client:
        yield client


@pytest.fixture
def address(no_limits: None) -> Iterator[str]:
    """A real server on the loopback, in threads of this process: its address."""
    with serving() as address:
        yield address


@pytest.fixture
def online(address: str) -> Iterator[httpx.Client]:
    """The program behind the real server."""
    with httpx.Client(base_url=address, cookies=no_cookies()) as client:
        yield client


@pytest.fixture
def people(online: httpx.Client) -> list[Person]:
    """Two who sit down, at the real server."""
    return [guest(online, "Alice"), guest(online, "Bob")]


@pytest.fixture
def alice(http: httpx.Client) -> Person:
    """Opens tables."""
    return guest(http, "Alice")


@pytest.fixture
def bob(http: httpx.Client) -> Person:
    """Sits down at them."""
    return guest(http, "Bob")


@pytest.fixture
def charlie(http: httpx.Client) -> Person:
    """Has no seat."""
    return guest(http, "Charlie")


@pytest.fixture
def three(alice: Person, bob: Person, charlie: Person) -> list[Person]:
    return [alice, bob, charlie]


@pytest.fixture
def story(address: str, online: httpx.Client) -> Iterator[Callable[[str, Any, int], Story]]:
    """Opens a table of a game at a position, for so many seats."""
    with ExitStack() as stack:
        yield lambda game, state, seats: Story(address, online, stack, game, state, seats)


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question of Asterix is a window, of several seats at once too."""
    rules = catalog.game("asterix").rules
    ask = rules.waiting

    def waiting(state: Any) -> Waiting:
        asked = ask(state)
        return Players(asked.seats, window=True) if isinstance(asked, Players) else asked

    monkeypatch.setattr(rules, "waiting", waiting)
    monkeypatch.setattr(rules, "windows", Windows())


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[timedelta], None]:
    """Puts the log's clock forward."""
    gone = timedelta()

    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]  # a plain one will do
            return datetime.now(tz) + gone

    def put_forward(by: timedelta) -> None:
        nonlocal gone
        gone += by
        monkeypatch.setattr(session, "datetime", Clock)

    return put_forward
