"""One settings module; the environment decides whether it is embedded (SQLite) or production (PostgreSQL, Redis)."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any

import dj_database_url

ROOT = Path(__file__).resolve().parent.parent
VAR = Path(os.environ.get("GRIOT_VAR", ROOT / "var"))
VAR.mkdir(parents=True, exist_ok=True)


def _flag(name: str, default: str = "0") -> bool:
    return os.environ.get(name, default).lower() in {"1", "true", "yes", "on"}


def _local_secret() -> str:
    # Embedded mode keeps its key beside its data; production must bring SECRET_KEY.
    path = VAR / "secret_key"
    if not path.exists():
        fresh = VAR / f"secret_key.{os.getpid()}"
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(48))
        try:
            os.link(fresh, path)  # fails if another process was first: then its key is the key
        except FileExistsError:
            pass
        fresh.unlink()
    return path.read_text()


DATABASE_URL = os.environ.get("DATABASE_URL", "")
REDIS_URL = os.environ.get("REDIS_URL", "")
DEBUG = False
SECRET_KEY = os.environ.get("SECRET_KEY") or _local_secret()
ALLOWED_HOSTS = os.environ.get("ALLOWED_HOSTS", "127.0.0.1,localhost,[::1]").split(",")
CSRF_TRUSTED_ORIGINS = [origin for origin in os.environ.get("TRUSTED_ORIGINS", "").split(",") if origin]

INSTALLED_APPS = [
    "django.contrib.staticfiles",
    "channels",
    "rest_framework",
    "drf_spectacular",
    "events",
    "games.players",
    "games.tables",
    "workers",
]

if DATABASE_URL:
    DATABASES: dict[str, Any] = {"default": dj_database_url.parse(DATABASE_URL, conn_max_age=600)}
else:
    DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": VAR / "griot.sqlite3"}}
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    DATABASES["default"]["OPTIONS"] = {
        "timeout": 20,
        "transaction_mode": "IMMEDIATE",
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;",
    }

USE_TZ = True
TIME_ZONE = "UTC"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
ROOT_URLCONF = "config.urls"
ASGI_APPLICATION = "config.asgi.application"
