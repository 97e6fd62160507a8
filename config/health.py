"""`/healthz`: can this web process do its work? Database, broker, and workers that are alive, bots apart."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from functools import partial

import structlog
from django.db import DatabaseError, connection
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from kombu.exceptions import OperationalError
from redis import RedisError

from config.celery import app
from workers.models import Heartbeat

_FRESH = timedelta(seconds=15)  # three times the interval of the heartbeats
_log = structlog.get_logger(__name__)


def _database() -> bool:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return True


def _broker() -> bool:
    with app.connection_for_write() as broker:
        broker.ensure_connection(max_retries=1, timeout=2)
        # A real question, for being connected says little; not a passive one: an empty queue does not exist on Redis.
        app.amqp.queues["default"].bind(broker.default_channel).queue_declare()
    return True


_PARTS: dict[str, Callable[[], bool]] = {
    "database": _database,
    "broker": _broker,
    "worker": partial(Heartbeat.fresh, "default", _FRESH),
    "bots": partial(Heartbeat.fresh, "bots", _FRESH),
}


def _well(part: str) -> bool:
    try:
        return _PARTS[part]()
    except (DatabaseError, OperationalError, RedisError, OSError) as problem:
        _log.warning("unwell", part=part, problem=type(problem).__name__)
        return False


@never_cache
@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    """`{"database": true, "broker": true, "worker": true, "bots": true}` and 200, or 503 with false for what is not."""
    parts = {part: _well(part) for part in _PARTS}
    return JsonResponse(parts, status=200 if all(parts.values()) else 503)
