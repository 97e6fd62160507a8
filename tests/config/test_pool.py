"""Connections to Redis are kept from request to request."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.cache.backends.redis import RedisCache
from redis import Redis

from config.pool import SharedPool
from tests.running.processes import own_redis


def made_anew(address: str) -> RedisCache:
    """A cache as Django makes one for each request that asks for it."""
    return RedisCache(address, {"OPTIONS": {"pool_class": "config.pool.SharedPool", "socket_timeout": 0.5}})


@pytest.mark.needs("redis-server")
def test_caches_that_are_made_for_each_request_share_their_connections(tmp_path: Path) -> None:
    with own_redis(tmp_path) as (_, address), Redis.from_url(address) as watcher:
        made_anew(address).set("some", 1)
        before = watcher.info("stats")["total_connections_received"]
        assert [made_anew(address).get("some") for _ in range(5)] == [1] * 5
        assert watcher.info("stats")["total_connections_received"] == before


def test_another_address_or_another_patience_has_connections_of_its_own() -> None:
    one = SharedPool.from_url("redis://127.0.0.1:1/0", socket_timeout=0.5)
    assert SharedPool.from_url("redis://127.0.0.1:1/0", socket_timeout=0.5) is one
    assert SharedPool.from_url("redis://127.0.0.1:1/1", socket_timeout=0.5) is not one
    assert SharedPool.from_url("redis://127.0.0.1:1/0", socket_timeout=0.6) is not one
