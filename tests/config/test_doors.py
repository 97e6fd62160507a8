"""Who is counted as one visitor, behind proxies too, and how many sockets one may open and hold."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial

import httpx
import pytest
from django.core.cache import cache
from pytest_django.fixtures import Settings
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from config.rates import visitor
from tests.people import guest
from tests.running.processes import Embedded, embedded, until
from tests.tables.server import PATIENCE, serving


@pytest.fixture
def address(settings: Settings, transactional_db: None) -> Iterator[str]:
    """A real server that counts from nought."""
    settings.GRIOT_RATES = {"strangers": None, "writes": None, "reads": None, "sockets": None}
    settings.GRIOT_SOCKETS = 0
    cache.clear()
    with serving() as address:
        yield address
    cache.clear()


def lobby(stack: ExitStack, address: str, **headers: str) -> ClientConnection:
    """A socket to the lobby."""
    where = f"ws{address.removeprefix('http')}/ws/lobby/"
    return stack.enter_context(connect(where, additional_headers=headers, open_timeout=PATIENCE))


def opened(socket: ClientConnection) -> int | None:
    """The code with which the server closes it; None if it begins to tell."""
    try:
        socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
    return None


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("unknown", "nowhere"),
        ("x" * 30_000, "nowhere"),
        (None, "nowhere"),
    ],
)
def test_an_address_is_one_visitor_and_so_is_the_first_half_of_one_in_ipv6(address: str | None, who: str) -> None:
    assert visitor(address) == who


def test_sockets_are_opened_at_a_rate_by_person_and_by_address(address: str, settings: Settings) -> None:
    with httpx.Client(base_url=address) as http, ExitStack() as stack:
        ama = {"Authorization": f"Bearer {guest(http, 'Ama').token}"}
        settings.GRIOT_RATES = {"sockets": "2/hour"}
        for who in ({}, ama):
            assert [opened(lobby(stack, address, **who)) for _ in range(3)] == [None, None, 4429]


def test_who_is_refused_for_a_token_that_proves_nothing_is_counted_by_address(address: str, settings: Settings) -> None:
    settings.GRIOT_RATES = {"sockets": "1/hour"}
    with ExitStack() as stack:
        tried = [opened(lobby(stack, address, Authorization=f"Bearer {token}")) for token in "ab"]
    assert tried == [4401, 4429]


def lets_in(stack: ExitStack, address: str, who: dict[str, str]) -> bool:
    return opened(lobby(stack, address, **who)) is None


def test_one_visitor_holds_so_many_sockets_and_may_open_another_when_one_is_closed(
    address: str, settings: Settings
) -> None:
    with httpx.Client(base_url=address) as http, ExitStack() as stack:
        ama = {"Authorization": f"Bearer {guest(http, 'Ama').token}"}
        settings.GRIOT_SOCKETS = 2
        for who in ({}, ama):
            first, second, third = (lobby(stack, address, **who) for _ in range(3))
            assert [opened(first), opened(second), opened(third)] == [None, None, 4429]
            second.close()
            # The browser has its answer before the server has counted.
            until(partial(lets_in, stack, address, who), PATIENCE, "room for another")
            assert opened(lobby(stack, address, **who)) == 4429


def test_without_trusted_proxies_a_forged_header_makes_nobody_somebody_else(address: str, settings: Settings) -> None:
    settings.GRIOT_RATES = {"strangers": "1/hour", "sockets": "1/hour"}
    forged = [{"X-Forwarded-For": f"198.51.100.{each}"} for each in range(3)]
    made = [httpx.post(f"{address}/api/guests/", json={"name": "A"}, headers=each).status_code for each in forged]
    assert made == [201, 429, 429]
    with ExitStack() as stack:
        assert [opened(lobby(stack, address, **each)) for each in forged] == [None, 4429, 4429]


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Embedded]:
    """Embedded mode behind proxies of its own: one on this machine, others in a network."""
    with embedded(
        tmp_path_factory.mktemp("proxied"),
        TRUSTED_PROXIES="127.0.0.1 10.9.0.0/16",
        GRIOT_RATES='{"strangers": "1/hour", "sockets": "1/hour", "reads": null}',
    ) as stack:
        yield stack


@pytest.mark.parametrize(
    ("first", "again", "other"),
    [
        pytest.param("198.51.100.1", "198.51.100.1", "198.51.100.2", id="a stranger"),
        pytest.param("198.51.100.3", "1.2.3.4, 198.51.100.3", "198.51.100.4", id="a forged header"),
        pytest.param("198.51.100.5", "198.51.100.5, 10.9.3.4", "198.51.100.6, 10.9.3.4", id="two proxies"),
        pytest.param("198.51.100.7", "198.51.100.8, 198.51.100.7", "198.51.100.8", id="a proxy that is not ours"),
        pytest.param("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", id="IPv6"),
    ],
)
def test_behind_trusted_proxies_the_last_who_is_none_of_them_asks(
    first: str, again: str, other: str, proxied: Embedded
) -> None:
    asked = [{"X-Forwarded-For": each} for each in (first, again, other)]
    where = f"{proxied.address}/api/guests/"
    made = [httpx.post(where, json={"name": "A"}, headers=each).status_code for each in asked]
    assert made == [201, 429, 201]
    with ExitStack() as stack:
        assert [opened(lobby(stack, proxied.address, **each)) for each in asked] == [None, 4429, None]
