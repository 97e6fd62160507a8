"""The program in this process, for what stands in its database."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from django.core.wsgi import get_wsgi_application
from pytest_django.fixtures import Settings

from tests.people import Person, guest
from tests.tables.conftest import no_cookies


@pytest.fixture
def http(settings: Settings, transactional_db: None) -> Iterator[httpx.Client]:
    """Nobody asks too often."""
    settings.GRIOT_RATES = {"strangers": None, "writes": None, "reads": None}
    transport = httpx.WSGITransport(app=get_wsgi_application())
    with httpx.Client(transport=transport, base_url="http://localhost", cookies=no_cookies()) as client:
        yield client


@pytest.fixture
def people(http: httpx.Client) -> list[Person]:
    """Two who play."""
    return [guest(http, "Alice"), guest(http, "Bob")]
