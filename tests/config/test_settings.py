"""The environment decides; what it decides is tried in processes of their own, where nothing has been read yet."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.means import ROOT

PRODUCTION = {
    "DATABASE_URL": "postgres://griot:secret@db/griot",
    "REDIS_URL": "redis://redis/0",
    "SECRET_KEY": "k" * 50,
    "TRUSTED_ORIGINS": "https://griot.example.org",
}
ASKED = (
    "GRIOT_NOTIFY",
    "CELERY_BROKER_URL",
    "SECRET_KEY",
    "SESSION_COOKIE_SECURE",
    "SECURE_HSTS_SECONDS",
    "GRIOT_RATES",
    "GRIOT_TABLES",
    "CHANNEL_LAYERS",
    "CONTENT_SECURITY_POLICY",
)


def decided(var: Path, **environment: str) -> dict[str, Any]:
    """The settings that this environment makes."""
    bare = {key: value for key, value in os.environ.items() if not key.startswith("GRIOT_")}
    code = f"import json, config.settings as s; print(json.dumps({{name: getattr(s, name) for name in {ASKED}}}))"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**bare, "GRIOT_VAR": str(var), **environment},
        check=True,
        capture_output=True,
    )
    answer: dict[str, Any] = json.loads(ran.stdout)
    return answer


def test_without_a_word_it_is_embedded_with_a_key_of_its_own_that_stays_and_that_only_the_owner_reads(
    tmp_path: Path,
) -> None:
    first, second = decided(tmp_path), decided(tmp_path)
    assert (first["GRIOT_NOTIFY"], first["CELERY_BROKER_URL"]) == ("sqlite", "griot://localhost")
    assert first["SECRET_KEY"] == second["SECRET_KEY"] == (tmp_path / "secret_key").read_text()
    assert stat.S_IMODE((tmp_path / "secret_key").stat().st_mode) == 0o600
    assert not first["SESSION_COOKIE_SECURE"]


def test_with_postgresql_and_redis_it_is_production_and_https_makes_cookies_secure(tmp_path: Path) -> None:
    made = decided(tmp_path, **PRODUCTION)
    assert (made["GRIOT_NOTIFY"], made["CELERY_BROKER_URL"]) == ("redis", "redis://redis/0")
    assert made["CHANNEL_LAYERS"]["default"]["BACKEND"] == "channels_redis.pubsub.RedisPubSubChannelLayer"
    assert made["SESSION_COOKIE_SECURE"]
    assert made["SECURE_HSTS_SECONDS"] > 0
    assert "wss://griot.example.org" in made["CONTENT_SECURITY_POLICY"]["DIRECTIVES"]["connect-src"]
    assert not (tmp_path / "secret_key").exists()


def test_rates_and_how_many_tables_a_person_may_have_can_be_changed_one_by_one(tmp_path: Path) -> None:
    rates = decided(tmp_path, GRIOT_RATES='{"reads": null, "writes": "5/min"}')["GRIOT_RATES"]
    assert (rates["reads"], rates["writes"]) == (None, "5/min")
    assert rates["strangers"]
    tables = decided(tmp_path, GRIOT_TABLES='{"open": null}')["GRIOT_TABLES"]
    assert tables["open"] is None
    assert tables["unfinished"]
