"""Counting requests, also those that are refused, and what happens while Redis is away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from django.core.cache import cache
from django.test import Client
from pytest_django.fixtures import Settings
from structlog.testing import capture_logs

from tests.running.processes import answers, own_redis


def new_guest(name: str) -> int:
    """The status of what a stranger is answered who asks for a name."""
    return Client().post("/api/guests/", {"name": name}, content_type="application/json").status_code


@pytest.fixture
def counted(settings: Settings) -> Iterator[None]:
    """Two reads a minute are allowed, and none was made."""
    settings.GRIOT_RATES = {"reads": "2/min"}
    cache.clear()
    yield
    cache.clear()


@pytest.mark.django_db
@pytest.mark.usefixtures("counted")
def test_asking_for_tables_that_are_not_there_is_counted() -> None:
    assert [Client().get(f"/api/tables/{uuid4()}/").status_code for _ in range(3)] == [404, 404, 429]


@pytest.mark.django_db
@pytest.mark.usefixtures("counted")
def test_guessing_tokens_is_counted() -> None:
    guesses = [Client().get("/api/games/", headers={"Authorization": f"Bearer {uuid4()}"}) for _ in range(3)]
    assert [guess.status_code for guess in guesses] == [401, 401, 429]


@pytest.mark.django_db
@pytest.mark.needs("redis-server")
def test_while_redis_is_away_requests_are_answered_uncounted_with_one_warning(
    tmp_path: Path, settings: Settings
) -> None:
    settings.GRIOT_RATES = {"strangers": "1/hour", "writes": "600/min", "reads": "1200/min"}
    with own_redis(tmp_path) as (redis, address):
        kept = {"pool_class": "config.pool.SharedPool"}  # as in production: what is kept must not outlive its Redis
        redis_cache = "django.core.cache.backends.redis.RedisCache"
        settings.CACHES = {"default": {"BACKEND": redis_cache, "LOCATION": address, "OPTIONS": kept}}
        assert [new_guest(name) for name in ("Ama", "Kofi")] == [201, 429]
        redis.stop()
        with capture_logs() as lines:
            assert [new_guest(name) for name in ("Yaa", "Esi")] == [201, 201]
            assert [Client().get("/api/games/").status_code for _ in range(3)] == [200] * 3
        assert [(line["event"], line["log_level"]) for line in lines] == [("requests are not counted", "warning")]
        redis.start()
        answers(address)
        assert Client().get("/api/games/").status_code == 200
        assert [new_guest(name) for name in ("Abena", "Kojo")] == [201, 429]
