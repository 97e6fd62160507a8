"""One pool of connections to Redis for each process: settings.py names it to Django's caches.

Django makes a cache anew for each request that asks for it, and each with a pool of its own: so every request that
counted something or asked who is here opened a connection to Redis, and closed it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from redis import ConnectionPool


class SharedPool:
    """What Django takes a pool from. It serves all threads; after a fork redis-py opens its connections anew."""

    @staticmethod
    def from_url(url: str, **options: Any) -> ConnectionPool:
        """The pool of this process for that address and these options, which must be hashable."""
        return _pool(url, tuple(sorted(options.items())))


@cache
def _pool(url: str, options: tuple[tuple[str, Any], ...]) -> ConnectionPool:
    return ConnectionPool.from_url(url, **dict(options))
