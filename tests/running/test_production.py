"""Production by the commands of docker-compose.yml, on a real PostgreSQL and a real Redis."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.people import guest, open_table
from tests.running.processes import ROOT, Production, health, until

WHOLE = {"database": True, "broker": True, "worker": True, "bots": True}


@pytest.mark.needs("postgres", "redis")
def test_two_web_processes_and_their_workers_serve_the_same_people(production: Production) -> None:
    one, two = production.addresses
    assert health(one) == health(two) == (200, WHOLE)
    token = httpx.post(f"{one}/api/guests/", json={"name": "Ama"}).json()["token"]
    me = httpx.get(f"{two}/api/guests/me/", headers={"Authorization": f"Bearer {token}"})
    assert me.json()["player"]["name"] == "Ama"


@pytest.mark.needs("postgres", "redis")
def test_who_has_a_socket_at_one_web_process_is_here_for_who_asks_another_and_away_once_it_is_closed(
    production: Production,
) -> None:
    one, two = production.addresses
    with httpx.Client(base_url=one) as http, httpx.Client(base_url=two) as elsewhere:
        ama = guest(http, "Ama")
        table = open_table(ama, "asterix", "me bot")

        def there() -> Any:
            return elsewhere.get(f"/api/tables/{table}/").json()["presence"]

        headers = {"Authorization": f"Bearer {ama.token}"}
        with connect(f"{one.replace('http', 'ws', 1)}/ws/tables/{table}/", additional_headers=headers, legacy=True):
            until(lambda: there() == ["here", None], 20, "Ama at the other process")
        until(lambda: there() == ["away", None], 20, "that she has gone")


@pytest.mark.needs("postgres", "redis")
@pytest.mark.parametrize("service", ["worker", "bots"])
def test_health_names_the_service_of_which_none_is_alive_and_is_well_again_with_one(
    service: str, production: Production
) -> None:
    workers = [process for name, process in production.processes.items() if name.startswith(service)]
    for worker in workers:
        worker.signal(signal.SIGKILL)
    address = production.addresses[0]
    until(lambda: health(address) == (503, {**WHOLE, service: False}), 40, f"health that misses {service}")
    workers[0].wait()
    workers[0].start()
    until(lambda: health(address) == (200, WHOLE), 40, "good health again")


@pytest.mark.needs("postgres", "redis")
def test_logs_are_json_lines_without_what_people_sent(production: Production) -> None:
    address = production.addresses[0]
    token = httpx.post(f"{address}/api/guests/", json={"name": "Kwaku Ananse"}).json()["token"]
    httpx.post(f"{address}/api/tables/", content=b'{"game": "Kwaku', headers={"Authorization": f"Bearer {token}"})
    printed = production.processes["web-0"].printed
    assert all(json.loads(line)["level"] for line in printed.splitlines() if line.startswith("{"))
    assert any(line.startswith("{") for line in printed.splitlines())
    assert "Kwaku" not in printed
    assert token not in printed


@pytest.mark.parametrize(
    ("environment", "missing"),
    [
        ({"REDIS_URL": "redis://127.0.0.1:1/0"}, "SECRET_KEY"),
        ({"DATABASE_URL": "postgres://griot@127.0.0.1:1/griot", "REDIS_URL": "redis://127.0.0.1:1/0"}, "SECRET_KEY"),
        ({"DATABASE_URL": "postgres://griot@127.0.0.1:1/griot", "SECRET_KEY": "x" * 40}, "REDIS_URL"),
    ],
)
def test_production_refuses_to_start_without_what_it_needs(environment: dict[str, str], missing: str) -> None:
    bare = {key: value for key, value in os.environ.items() if key not in {"SECRET_KEY", "REDIS_URL", "DATABASE_URL"}}
    command = [sys.executable, "manage.py", "check"]
    tried = subprocess.run(command, cwd=ROOT, env={**bare, **environment}, check=False, capture_output=True, text=True)
    assert tried.returncode != 0
    assert f"{missing} must be" in tried.stderr
