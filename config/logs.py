"""Logs: one JSON object a line in production, plain lines otherwise, all of them through structlog.

What a log line may hold: who, where, how long, and codes. Never bodies, hands, cookies or tokens; tracebacks therefore
come as text without local variables.
"""

from __future__ import annotations

from http import HTTPStatus
from logging import LogRecord
from typing import Any

import structlog

_SHARED: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]
_QUIET = ("celery.app.trace", "celery.beat", "celery.worker.strategy", "uvicorn.access", "kombu", "asyncio", "httpx")


def _is_ours(record: LogRecord) -> bool:
    return getattr(record, "status_code", 500) == HTTPStatus.INTERNAL_SERVER_ERROR


def _is_no_broken_text(record: LogRecord) -> bool:
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def logging(*, as_json: bool, level: str) -> dict[str, Any]:
    """Django's LOGGING; sets up structlog to go the same way."""
    structlog.configure(
        processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    rendered = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if as_json
        else [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)]
    )
    formatter = {
        "()": structlog.stdlib.ProcessorFormatter,
        "foreign_pre_chain": _SHARED,
        "processors": [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendered],
    }
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": formatter},
        "filters": {
            "ours": {"()": "django.utils.log.CallbackFilter", "callback": _is_ours},
            "no broken text": {"()": "django.utils.log.CallbackFilter", "callback": _is_no_broken_text},
        },
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["out"], "level": level},
        "loggers": {
            # Servers bring handlers of their own: take them away, so that every line looks alike.
            **{name: {"handlers": [], "propagate": True, "level": level} for name in ("django", "celery")},
            # At DEBUG they write down handshakes, tokens included.
            **{
                name: {"handlers": [], "propagate": True, "level": "INFO" if level == "DEBUG" else level}
                for name in ("uvicorn", "websockets")
            },
            # A socket that sends bytes as text is closed with a code; uvicorn writes down a traceback too.
            "uvicorn.error": {
                "handlers": [],
                "propagate": True,
                "level": "INFO" if level == "DEBUG" else level,
                "filters": ["no broken text"],
            },
            # What the asker did wrong is for the asker to know, and /healthz says itself that it is not well.
            "django.request": {"handlers": [], "propagate": True, "filters": ["ours"]},
            # A line for each task, tick or request would bury what matters.
            **{name: {"handlers": [], "propagate": True, "level": "WARNING"} for name in _QUIET},
        },
    }
