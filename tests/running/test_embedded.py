"""The embedded mode as people run it: one command, real processes."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import uuid
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.people import guest, started
from tests.running.processes import ROOT, Embedded, Process, alive, embedded, free_port, health, until
from tests.tables.conftest import no_cookies


def again(stack: Embedded, folder: Path, *arguments: str, **environment: str) -> Process:
    """Another start on the same folder."""
    command = [sys.executable, "-m", "config.serve", *arguments]
    return Process("again", command, {**stack.environment, **environment}, folder)


def reborn(stack: Embedded, name: str, killed: int) -> bool:
    return stack.child(name) not in (None, killed)


def test_one_command_serves_and_says_where_and_nobody_starts_or_resets_beside_it(
    embedded: Embedded, tmp_path: Path
) -> None:
    assert health(embedded.address) == (200, {"database": True, "broker": True, "worker": True, "bots": True})
    until(lambda: embedded.address in embedded.supervisor.printed, 5, "the printed address")
    assert httpx.get(f"{embedded.address}/api/games/").json()["games"]
    assert not list(ROOT.glob("celerybeat*"))  # beat keeps no file, least of all where it was started
    second = again(embedded, tmp_path, PORT=str(free_port()))
    assert second.wait(20) == 1
    assert "already runs" in second.printed
    assert again(embedded, tmp_path, "reset").wait(20) == 1
    assert health(embedded.address)[0] == 200


def test_each_process_that_is_killed_comes_back(embedded: Embedded) -> None:
    for name in ("worker", "bots", "analysis", "web"):
        killed = embedded.child(name)
        assert killed is not None
        subprocess.run(["kill", "-9", str(killed)], check=True)
        until(partial(reborn, embedded, name, killed), 20, f"another {name}")
    embedded.ready()


def test_bots_that_think_for_ever_hold_up_no_score(embedded: Embedded) -> None:
    bots = embedded.child("bots")
    assert bots is not None
    os.kill(bots, signal.SIGSTOP)  # thinks, and never comes to an end
    try:
        with httpx.Client(base_url=embedded.address, cookies=no_cookies()) as http:
            alice, bob = guest(http, "Alice"), guest(http, "Bob")
            started("asterix", [alice], bots=1)  # here a bot is waited for
            table = started("asterix", [alice, bob])
            alice.post(f"tables/{table}/resign/")
            until(lambda: alice.get(f"tables/{table}/")["status"] == "scored", what="the score")
    finally:
        os.kill(bots, signal.SIGCONT)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_everything_in_seconds(embedded: Embedded, number: signal.Signals) -> None:
    children = embedded.children()
    assert len(children) == 4
    with httpx.stream("GET", f"{embedded.address}/api/games/"):  # a connection that stays open holds nothing up
        embedded.supervisor.signal(number)
        assert embedded.supervisor.wait(30) == 0  # after 8 s it kills them; a busy machine takes a while for that
    assert not any(map(alive, children))


def test_the_children_do_not_outlive_a_supervisor_that_is_killed(embedded: Embedded) -> None:
    children = embedded.children()
    embedded.supervisor.signal(signal.SIGKILL)
    until(lambda: not any(map(alive, children)), 15, "the end of all children")


def test_a_port_that_is_taken_is_said_plainly(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        started = Embedded(tmp_path, PORT=str(port)).supervisor
        assert started.wait(20) == 1
    assert f"Port {port} of 127.0.0.1" in started.printed
    assert f"make play PORT={port + 1}" in started.printed


def test_a_server_that_cannot_start_is_given_up_with_a_word(tmp_path: Path) -> None:
    broken = Embedded(tmp_path, LOG_LEVEL="NO SUCH LEVEL")
    assert broken.supervisor.wait(60) != 0
    assert "NO SUCH LEVEL" in broken.supervisor.printed


def test_not_even_at_debug_is_a_token_written_down(tmp_path: Path) -> None:
    with embedded(tmp_path, LOG_LEVEL="DEBUG") as stack:
        token = httpx.post(f"{stack.address}/api/guests/", json={"name": "Ama"}).json()["token"]
        nowhere = f"{stack.address.replace('http', 'ws', 1)}/ws/tables/{uuid.uuid4()}/"
        with connect(nowhere, additional_headers={"Authorization": f"Bearer {token}"}) as there:
            with pytest.raises(ConnectionClosed) as closed:
                there.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
    assert "[debug" in stack.supervisor.printed
    assert token not in stack.supervisor.printed


def test_the_data_is_still_there_after_a_restart_and_gone_after_a_reset(tmp_path: Path) -> None:
    with embedded(tmp_path) as first:
        token = httpx.post(f"{first.address}/api/guests/", json={"name": "Ama"}).json()["token"]
    me = {"Authorization": f"Bearer {token}"}
    with embedded(tmp_path) as second:
        assert httpx.get(f"{second.address}/api/guests/me/", headers=me).json()["player"]["name"] == "Ama"
    assert again(second, tmp_path, "reset").wait(20) == 0
    assert [path.name for path in second.var.iterdir()] == ["serve.lock"]
