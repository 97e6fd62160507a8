"""The proxy of docker-compose.yml, a real one: what belongs to a table finds its web process (config/Caddyfile)."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import cast
from uuid import uuid4

import httpx
import pytest

from tests import means
from tests.running.processes import ROOT, Process, free_port, until

pytestmark = pytest.mark.needs("caddy")
# Where a container would be asked for by its name.
CONTAINERS = """dynamic a web 8000 {
				refresh 5s
			}"""

# Debian's Caddy, older than the image, does not know it; it chooses no process.
TRUSTED = "trusted_proxies static {$TRUSTED_PROXIES}"


class Echo(BaseHTTPRequestHandler):
    """Stands for a web process: says who it is, and what it was asked with."""

    def do_GET(self) -> None:
        web = cast("ThreadingHTTPServer", self.server)
        body = json.dumps({"port": web.server_port, "headers": [*self.headers]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing is printed."""


def serving(port: int = 0) -> ThreadingHTTPServer:
    server = ThreadingHTTPServer(("127.0.0.1", port), Echo)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


@pytest.fixture
def webs() -> Iterator[list[ThreadingHTTPServer]]:
    servers = [serving(), serving()]
    yield servers
    for each in servers:
        each.shutdown()
        each.server_close()


@pytest.fixture
def site(webs: list[ThreadingHTTPServer], tmp_path: Path) -> Iterator[httpx.Client]:
    """What browsers see of the proxy before these web processes."""
    written = (ROOT / "config" / "Caddyfile").read_text()
    assert CONTAINERS in written
    assert TRUSTED in written
    addresses = " ".join(f"127.0.0.1:{each.server_port}" for each in webs)
    (tmp_path / "Caddyfile").write_text(written.replace(CONTAINERS, f"to {addresses}").replace(TRUSTED, ""))
    address = f"http://127.0.0.1:{free_port()}"
    command = [str(means.caddy()), "run", "--adapter", "caddyfile", "--config", str(tmp_path / "Caddyfile")]
    own = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    proxy = Process("caddy", command, {**own, "SITE": address, "TRUSTED_PROXIES": ""}, tmp_path)
    try:
        with httpx.Client(base_url=address, trust_env=False) as client:
            until(lambda: answers(client), 30, "the proxy's first answer")
            yield client
    finally:
        proxy.stop()


def answers(site: httpx.Client) -> bool:
    try:
        return site.get("/").status_code == 200
    except httpx.TransportError:
        return False


def port(site: httpx.Client, path: str, **headers: str) -> int:
    """Which web process answers that."""
    told = site.get(path, headers=headers).json()
    assert "Griot-Table" not in told["headers"]
    return int(told["port"])


def of_table(table: str) -> list[str]:
    return [f"/tables/{table}", f"/ws/tables/{table}/?after=3", f"/api/tables/{table}/", f"/api/tables/{table}/moves/"]


def test_all_that_belongs_to_a_table_goes_to_one_web_process_and_the_tables_to_all(site: httpx.Client) -> None:
    homes = set[int]()
    for table in (str(uuid4()) for _ in range(40)):
        [home] = {port(site, path) for path in of_table(table)}
        homes.add(home)
    assert len(homes) == 2


def test_what_belongs_to_no_table_goes_anywhere_whatever_the_browser_says(site: httpx.Client) -> None:
    table = str(uuid4())
    assert len({port(site, "/api/games/", **{"Griot-Table": table}) for _ in range(60)}) == 2
    [home] = {port(site, path) for path in of_table(table)}
    assert {port(site, f"/tables/{table}", **{"Griot-Table": str(number)}) for number in range(20)} == {home}


def test_the_tables_of_a_web_process_that_is_gone_are_answered_by_another(
    site: httpx.Client, webs: list[ThreadingHTTPServer]
) -> None:
    stays, goes = webs
    tables = [str(uuid4()) for _ in range(20)]
    assert {port(site, f"/tables/{table}") for table in tables} == {stays.server_port, goes.server_port}
    goes.shutdown()
    goes.server_close()
    assert {port(site, f"/tables/{table}") for table in tables} == {stays.server_port}
