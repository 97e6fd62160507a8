"""What docker-compose.yml hands to whom."""

from __future__ import annotations

import ipaddress
import re
import shlex
from typing import Any

import yaml

from tests.means import ROOT

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]


def holding(secret: str) -> set[str]:
    """The services that are told this variable, be it in their environment or in their command."""
    return {name for name, service in SERVICES.items() if f"${{{secret}:" in str(service)}


def test_only_migrate_has_the_password_of_whom_the_tables_belong_to() -> None:
    # The database itself has both, to make the roles with.
    assert holding("OWNER_PASSWORD") == {"migrate", "postgres"}
    assert holding("APP_PASSWORD") == {"web", "worker", "bots", "analysis", "beat", "postgres"}
    assert all("env_file" not in service for service in SERVICES.values())
    assert "griot_owner:" in SERVICES["migrate"]["environment"]["DATABASE_URL"]
    for name in ("web", "worker", "bots", "analysis", "beat"):
        assert "griot_app:" in SERVICES[name]["environment"]["DATABASE_URL"], name


def test_every_variable_that_the_settings_read_is_handed_on() -> None:
    read = set(re.findall(r'environ\.get\("(GRIOT_\w+)"\)', (ROOT / "config" / "settings.py").read_text()))
    read.remove("GRIOT_VAR")  # the embedded mode alone keeps data there
    assert len(read) > 5
    assert read <= COMPOSE["x-environment"].keys()


def test_the_database_makes_the_roles_when_it_is_made() -> None:
    assert "./config/roles.sql:/docker-entrypoint-initdb.d/roles.sql:ro" in SERVICES["postgres"]["volumes"]


def test_web_believes_our_proxy_and_those_before_it_and_nobody_else() -> None:
    ours = SERVICES["proxy"]["networks"]["front"]["ipv4_address"]
    assert SERVICES["web"]["environment"]["TRUSTED_PROXIES"] == f"{ours} ${{TRUSTED_PROXIES:-}}"
    assert SERVICES["proxy"]["environment"]["TRUSTED_PROXIES"] == "${TRUSTED_PROXIES:-}"
    assert "--no-proxy-headers" in shlex.split(SERVICES["web"]["command"]), "config/asgi.py sees to them"
    (front,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    address = ipaddress.ip_address(ours)
    assert address in ipaddress.ip_network(front["subnet"])
    assert address not in ipaddress.ip_network(front["ip_range"]), "nobody else is given it"


def test_only_the_proxy_is_reached_from_outside_and_it_reaches_web_only() -> None:
    assert {name for name, service in SERVICES.items() if "ports" in service} == {"proxy"}
    assert {name for name, service in SERVICES.items() if "front" in service.get("networks", ())} == {"proxy", "web"}
    assert "default" not in SERVICES["proxy"]["networks"]
