"""One settings module; the environment decides whether it is embedded (SQLite) or production (PostgreSQL, Redis).

docs/operations.md explains every variable.
"""

from __future__ import annotations

import ipaddress
import json
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

import dj_database_url
from django.core.exceptions import ImproperlyConfigured
from kombu import Queue

from config.logs import logging

ROOT = Path(__file__).resolve().parent.parent
VAR = Path(os.environ.get("GRIOT_VAR") or ROOT / "var")
VAR.mkdir(parents=True, exist_ok=True)
CLIENT = ROOT / "frontend" / "dist"

DATABASE_URL = os.environ.get("DATABASE_URL", "")
REDIS_URL = os.environ.get("REDIS_URL", "")
PRODUCTION = bool(DATABASE_URL or REDIS_URL)
DEBUG = False


def _list(name: str, default: str = "") -> list[str]:
    return [item.strip() for item in os.environ.get(name, default).split(",") if item.strip()]


def _proxies() -> list[str]:
    """Addresses and networks; a word that is neither would be trusted by nobody and missed by nobody."""
    words = os.environ.get("TRUSTED_PROXIES", "").replace(",", " ").split()
    try:
        return [str(ipaddress.ip_network(word)) for word in words]
    except ValueError as problem:
        raise ImproperlyConfigured(f"TRUSTED_PROXIES must be addresses and networks: {problem}") from None


def _secret_key() -> str:
    if key := os.environ.get("SECRET_KEY"):
        return key
    if PRODUCTION:
        raise ImproperlyConfigured(
            "DATABASE_URL or REDIS_URL is set, so SECRET_KEY must be: a long random text, kept secret"
        )
    # Embedded: the key lies beside the data that it signs.
    path = VAR / "secret_key"
    if not path.exists():
        fresh = VAR / f"secret_key.{os.getpid()}"
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(48))
        with suppress(FileExistsError):  # another process was first: its key is the key
            os.link(fresh, path)
        fresh.unlink()
    return path.read_text()


SECRET_KEY = _secret_key()
ALLOWED_HOSTS = _list("ALLOWED_HOSTS", "127.0.0.1,localhost,[::1]")
CSRF_TRUSTED_ORIGINS = _list("TRUSTED_ORIGINS")
TRUSTED_PROXIES = _proxies()
_HTTPS = bool(CSRF_TRUSTED_ORIGINS) and all(origin.startswith("https://") for origin in CSRF_TRUSTED_ORIGINS)

INSTALLED_APPS = [
    "csp",
    "rest_framework",
    "drf_spectacular",
    "events",
    "games.players",
    "games.tables",
    "workers",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    *(["whitenoise.middleware.WhiteNoiseMiddleware"] if CLIENT.is_dir() else []),
]
ROOT_URLCONF = "config.urls"
ASGI_APPLICATION = "config.asgi.application"
USE_TZ = True
TIME_ZONE = "UTC"
USE_I18N = False  # the client has the words, in its own catalogues
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Database -------------------------------------------------------------------------------------------------------------
DATABASES: dict[str, Any] = {
    "default": dj_database_url.parse(DATABASE_URL or f"sqlite:///{(VAR / 'griot.sqlite3').absolute()}")
}
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    DATABASES["default"]["CONN_MAX_AGE"] = None
    DATABASES["default"]["OPTIONS"] = {
        "timeout": 20,
        "transaction_mode": "IMMEDIATE",
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;",
    }
else:
    # A pool, no CONN_MAX_AGE: under ASGI each request has a thread of its own, whose connection nobody would use again.
    DATABASES["default"].setdefault("OPTIONS", {})["pool"] = {"min_size": 1, "max_size": 16, "timeout": 10}
    if not REDIS_URL:
        raise ImproperlyConfigured(
            "with PostgreSQL, REDIS_URL must be set: the processes tell each other through Redis what is new"
        )

# Between processes ----------------------------------------------------------------------------------------------------
GRIOT_NOTIFY = "redis" if REDIS_URL else "sqlite"
# Seconds between two looks at how long the logs are that somebody watches: heals a notification that got lost.
GRIOT_POLL = float(os.environ.get("GRIOT_POLL") or 5)
# Seconds between two looks whether the tokens of open sockets still prove somebody: for a notification that got lost.
GRIOT_TOKEN_LOOK = float(os.environ.get("GRIOT_TOKEN_LOOK") or 30)
# Seconds between two notes of who has an open socket; 0: nobody is looked at, and nobody's seat taken over for that.
GRIOT_BEAT = float(os.environ.get("GRIOT_BEAT") or 4)
GRIOT_FOLD = "games.tables.fold.FOLD"  # what the log is folded into
GRIOT_PROJECTIONS = [
    "games.tables.lobby.Lobby",
    "games.tables.schedule.Schedule",
    "games.tables.results.Results",
    "games.tables.numbers.Numbers",
    "games.tables.analyses.Analyses",
]
if REDIS_URL:
    CHANNEL_LAYERS: dict[str, Any] = {
        "default": {"BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer", "CONFIG": {"hosts": [REDIS_URL]}}
    }
    _REDIS: dict[str, Any] = {
        "BACKEND": "django.core.cache.backends.redis.RedisCache",
        "LOCATION": REDIS_URL,
        "KEY_PREFIX": "griot",
        # A count that is late is worth less than the answer: nobody waits long for a Redis that is away.
        "OPTIONS": {"pool_class": "config.pool.SharedPool", "socket_connect_timeout": 0.5, "socket_timeout": 0.5},
    }
    CACHES: dict[str, Any] = {"default": _REDIS, "presence": _REDIS, "thoughts": _REDIS}
else:
    CHANNEL_LAYERS = {"default": {"BACKEND": "channels.layers.InMemoryChannelLayer"}}
    CACHES = {
        "default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"},
        "presence": {  # read by all processes, and small: one file for each person
            "BACKEND": "django.core.cache.backends.filebased.FileBasedCache",
            "LOCATION": str(VAR / "presence"),
            "OPTIONS": {"MAX_ENTRIES": 100_000},
        },
        "thoughts": {  # written by a worker, read by the web server
            "BACKEND": "django.core.cache.backends.filebased.FileBasedCache",
            "LOCATION": str(VAR / "thoughts"),
            "OPTIONS": {"MAX_ENTRIES": 1_000},
        },
    }

# Workers --------------------------------------------------------------------------------------------------------------
CELERY_BROKER_URL = REDIS_URL or "griot://localhost"
CELERY_BROKER_TRANSPORT_OPTIONS = (
    {"visibility_timeout": 600, "socket_connect_timeout": 2}
    if REDIS_URL
    else {"folder": str(VAR / "broker"), "polling_interval": 0.05}
)
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None  # for as long as it takes: see `Broker` in config/celery.py
# Each with processes of its own: a bot that thinks for seconds holds up neither scores nor the sweep.
CELERY_TASK_QUEUES = [Queue("default"), Queue("bots"), Queue("analysis")]
CELERY_TASK_DEFAULT_QUEUE = "default"
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_TIME_LIMIT = 60
CELERY_TASK_SOFT_TIME_LIMIT = 50
CELERY_TASK_ACKS_LATE = True  # a killed worker's task goes to another: all tasks may run twice
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1  # a bot's turn never waits behind a busy process
CELERY_WORKER_ENABLE_REMOTE_CONTROL = bool(REDIS_URL)  # the embedded broker carries tasks and nothing else
# A lost message costs seconds (the sweep), a request that hangs on a dead broker costs more.
CELERY_TASK_PUBLISH_RETRY_POLICY = {"max_retries": 1, "interval_start": 0, "interval_step": 0.2, "interval_max": 0.2}
CELERY_BEAT_SCHEDULER = "celery.beat:Scheduler"  # intervals only: nothing to remember, no file
CELERY_BEAT_SCHEDULE = {
    "sweep": {"task": "workers.sweep", "schedule": 3.0, "options": {"expires": 9}},
    **{
        f"heartbeat of {queue}": {
            "task": "workers.heartbeat",
            "args": [queue],
            "schedule": 5.0,
            "options": {"queue": queue, "expires": 15},
        }
        for queue in ("default", "bots")  # nobody's game waits for an analysis: without its worker all is well
    },
}

# The API --------------------------------------------------------------------------------------------------------------
DATA_UPLOAD_MAX_MEMORY_SIZE = 64 * 1024
GRIOT_RATES: dict[str, str | None] = {  # by kind of request, see config/rates.py; null: no limit
    "strangers": "60/hour",
    "writes": "600/min",
    "reads": "1200/min",
    "exports": "30/min",
    "thoughts": "30/min",
    "sockets": "120/min",
    **json.loads(os.environ.get("GRIOT_RATES") or "{}"),
}
GRIOT_SOCKETS = int(os.environ.get("GRIOT_SOCKETS") or 50)  # open at once, of one visitor in one process; 0: no limit
GRIOT_TABLES: dict[str, int | None] = {  # that one person hosts or sits at, see games/tables/shares.py; null: no limit
    "unfinished": 20,
    "open": 8,  # of these
    **json.loads(os.environ.get("GRIOT_TABLES") or "{}"),
}
GRIOT_UPLOADS: dict[str, int] = {  # exports that people bring to go on from, see games/tables/uploads.py
    "bytes": 4 * 1024 * 1024,
    "entries": 5_000,
    "seconds": 20,  # of a worker's time
    "files": 3,  # of one person
    "waiting": 20,  # of all together, until a worker has looked at them
    "hours": 24,  # until they are dropped
    **json.loads(os.environ.get("GRIOT_UPLOADS") or "{}"),
}
GRIOT_SOCKET_RATE = float(os.environ.get("GRIOT_SOCKET_RATE") or 20)  # messages a second; 0: no limit
REST_FRAMEWORK = {
    "DEFAULT_RENDERER_CLASSES": ["games.tables.api.http.JSON"],
    "DEFAULT_PARSER_CLASSES": ["games.tables.api.http.JSON"],
    "DEFAULT_AUTHENTICATION_CLASSES": ["games.tables.api.http.Known"],
    "DEFAULT_PERMISSION_CLASSES": ["games.tables.api.http.Reaches"],
    "UNAUTHENTICATED_USER": None,
    "DEFAULT_THROTTLE_CLASSES": ["config.rates.Rate"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "games.tables.api.http.handle",
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Griot",
    "DESCRIPTION": "Play board and card games; every move is a line of a story that is never rewritten.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "OAS_VERSION": "3.1.0",  # the JSON Schema of our messages knows null
    "POSTPROCESSING_HOOKS": ["games.tables.api.documented.add_messages"],
    "ENUM_GENERATE_CHOICE_DESCRIPTION": False,
}

# The client and its safety --------------------------------------------------------------------------------------------
STATIC_URL = "/static/"
STATIC_ROOT = CLIENT  # served as built; the build names files by their content
WHITENOISE_IMMUTABLE_FILE_TEST = r"^/static/assets/"
WHITENOISE_ALLOW_ALL_ORIGINS = False
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "worker-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "manifest-src": ["'self'"],
        # 'self' covers our own sockets in browsers of today; older ones need them named.
        "connect-src": ["'self'", *(f"ws{origin.removeprefix('http')}" for origin in CSRF_TRUSTED_ORIGINS)],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_HSTS_SECONDS = 31_536_000 if _HTTPS else 0
SESSION_COOKIE_SECURE = _HTTPS  # for our own signed cookie: there are no Django sessions

LOGGING = logging(as_json=PRODUCTION, level=os.environ.get("LOG_LEVEL") or ("INFO" if PRODUCTION else "WARNING"))
