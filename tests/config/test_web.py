"""What the web process answers around the API: the client's page, headers, health, limits."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import urlsplit
from uuid import uuid4

import httpx
import pytest
from django.core.cache import cache
from django.db import OperationalError
from django.test import Client
from django.utils import timezone
from pytest_django.fixtures import Settings

from config.asgi import application
from config.limits import LimitBody
from games.tables.lobby import Rank
from games.tables.models import Listing
from tests.tables.server import PATIENCE, serving
from workers.models import Heartbeat

WHOLE = {"database": True, "broker": True, "worker": True, "bots": True}


@pytest.fixture
def built(tmp_path: Path, settings: Settings) -> Path:
    """A client that is built, as far as the server is concerned."""
    settings.CLIENT = tmp_path
    (tmp_path / "index.html").write_text("<!doctype html><title>Griot</title>")
    return tmp_path


@pytest.fixture
def counted() -> Iterator[None]:
    """Requests are counted from nought."""
    cache.clear()
    yield
    cache.clear()


@pytest.mark.parametrize("path", ["/", "/tables/3b1e", "/any/where?x=1"])
def test_every_path_outside_the_api_is_the_page_of_the_client_and_is_asked_for_anew(path: str, built: Path) -> None:
    answer = Client().get(path)
    assert (answer.status_code, answer.content) == (200, (built / "index.html").read_bytes())
    assert answer["Cache-Control"] == "no-cache"


@pytest.mark.django_db
def test_the_page_of_a_table_names_its_game_for_who_fetches_the_board(built: Path) -> None:
    (built / "index.html").write_text("<html><head><title>Griot</title></head></html>")
    table = Listing.objects.create(
        id=uuid4(),
        game="bania",
        status="open",
        public=True,
        host=uuid4(),
        opened_at=datetime.now(UTC),
        rank=0,
        asked_mask=0,
    )
    page = Client().get(f"/tables/{table.pk}").content.decode()
    assert page == '<html><head><title>Griot</title><meta name="griot:game" content="bania" /></head></html>'
    assert Client().get(f"/tables/{uuid4()}").content == (built / "index.html").read_bytes()
    Listing.objects.update(rank=Rank.NOWHERE)  # what somebody practises is there for nobody else
    assert Client().get(f"/tables/{table.pk}").content == (built / "index.html").read_bytes()


def test_the_page_of_a_table_opens_without_the_database(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(**_: object) -> NoReturn:
        raise OperationalError("no route to host")

    monkeypatch.setattr(Listing.objects, "filter", away)
    assert Client().get(f"/tables/{uuid4()}").content == (built / "index.html").read_bytes()


def test_a_client_that_is_not_built_is_a_clear_503(tmp_path: Path, settings: Settings) -> None:
    settings.CLIENT = tmp_path
    answer = Client().get("/")
    assert answer.status_code == 503
    assert b"make play" in answer.content


def test_the_service_worker_lies_at_the_root_and_is_asked_for_anew(built: Path) -> None:
    assert Client().get("/worker.js").status_code == 404
    (built / "worker.js").write_text("self;")
    answer = Client().get("/worker.js")
    assert (answer.status_code, answer.content) == (200, b"self;")
    assert (answer["Content-Type"], answer["Cache-Control"]) == ("text/javascript", "no-cache")
    assert "worker-src 'self'" in answer["Content-Security-Policy"]


@pytest.mark.parametrize("path", ["/api/nowhere/", "/api/tables/x/y/z/", "/ws/elsewhere/"])
def test_unknown_paths_of_the_api_are_refused_in_its_own_words(path: str) -> None:
    answer = Client().get(path)
    assert (answer.status_code, answer.json()) == (404, {"code": "not_found", "reason": None})


def test_pages_may_neither_run_foreign_or_inline_code_nor_be_framed(built: Path) -> None:
    answer = Client().get("/")
    policy = dict(each.strip().split(" ", 1) for each in answer["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert (answer["X-Frame-Options"], answer["X-Content-Type-Options"]) == ("DENY", "nosniff")


@pytest.mark.django_db
@pytest.mark.parametrize(("queue", "part"), [("default", "worker"), ("bots", "bots")])
def test_health_is_good_while_each_queue_has_a_worker_and_says_which_has_none(queue: str, part: str) -> None:
    Heartbeat.beat("default")
    Heartbeat.beat("bots")
    answer = Client().get("/healthz")
    assert (answer.status_code, answer.json()) == (200, WHOLE)
    Heartbeat.objects.filter(queue=queue).update(at=timezone.now() - timedelta(seconds=20))
    answer = Client().get("/healthz")
    assert (answer.status_code, answer.json()) == (503, {**WHOLE, part: False})


@pytest.mark.django_db
def test_strangers_readers_and_writers_are_counted_apart_and_told_when_to_come_back(
    settings: Settings, counted: None
) -> None:
    settings.GRIOT_RATES = {"strangers": "1/hour", "writes": "1/hour", "reads": None}
    client = Client()
    first = client.post("/api/guests/", {"name": "Ama"}, content_type="application/json")
    assert first.status_code == 201
    refused = Client().post("/api/guests/", {"name": "Kofi"}, content_type="application/json")
    assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
    assert int(refused["Retry-After"]) > 0
    me = {"Authorization": f"Bearer {first.json()['token']}"}
    assert (
        client.patch("/api/guests/me/", {"name": "Yaa"}, content_type="application/json", headers=me).status_code == 200
    )
    assert (
        client.patch("/api/guests/me/", {"name": "Esi"}, content_type="application/json", headers=me).status_code == 429
    )
    assert all(Client().get("/api/games/").status_code == 200 for _ in range(3))


def scope(length: int | None) -> dict[str, Any]:
    headers = [] if length is None else [(b"content-length", b"%d" % length)]
    return {"type": "http", "method": "POST", "path": "/api/guests/", "query_string": b"", "headers": headers}


async def answered(length: int | None, pieces: list[bytes]) -> tuple[int, int]:
    """What a program that reads the whole body answers behind a limit of 10 bytes, and how many bytes it got."""
    got = 0
    sent: list[dict[str, Any]] = []
    waiting = [{"type": "http.request", "body": piece, "more_body": True} for piece in pieces]
    waiting.append({"type": "http.request", "body": b"", "more_body": False})

    async def program(scope: Any, receive: Any, send: Any) -> None:
        nonlocal got
        more = True
        while more:
            event = await receive()
            got, more = got + len(event["body"]), event["more_body"]
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def receive() -> Any:
        return waiting.pop(0)

    async def send(event: Any) -> None:
        sent.append(event)

    await LimitBody(program, 10)(scope(length), receive, send)
    return sent[0]["status"], got


@pytest.mark.parametrize(
    ("length", "pieces", "status", "got"),
    [
        (10, [b"x" * 10], 200, 10),
        (11, [b"x" * 11], 413, 0),  # announced: nothing of it is read
        (None, [b"x" * 6, b"x" * 6], 413, 6),  # in pieces, without a word about how many
        (3, [b"x" * 6, b"x" * 6], 413, 6),  # more than announced
    ],
)
async def test_a_body_over_the_limit_is_refused_before_it_is_kept(
    length: int | None, pieces: list[bytes], status: int, got: int
) -> None:
    assert await answered(length, pieces) == (status, got)


@pytest.mark.django_db(transaction=True)
def test_clients_that_are_slow_to_send_hold_nobody_up() -> None:
    begun = b"POST /api/guests/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    with serving() as address, ExitStack() as stack:
        where = urlsplit(address)
        for _ in range(20):  # more than there are threads
            slow = stack.enter_context(socket.create_connection((where.hostname, where.port)))
            slow.sendall(begun)
        assert httpx.get(f"{address}/api/games/", timeout=PATIENCE).status_code == 200


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("host", ["evil.example", "", "evil.example:80", "127.0.0.1.evil.example", "a b"])
def test_a_host_that_is_not_ours_is_answered_nothing_and_opens_no_socket(
    host: str, caplog: pytest.LogCaptureFixture
) -> None:
    with serving() as address:
        for path in ("/", "/api/games/", "/static/index.html", "/api/nowhere/"):
            answer = httpx.get(f"{address}{path}", headers={"Host": host, "Cookie": "griot=x"}, timeout=PATIENCE)
            assert (answer.status_code, answer.json()) == (400, {"code": "bad_request", "reason": None}), path
        asked = {"Host": host, "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        asked["Sec-WebSocket-Key"] = "dGhlIHNhbXBsZSBub25jZQ=="
        assert httpx.get(f"{address}/ws/lobby/", headers=asked, timeout=PATIENCE).status_code == 403
        assert httpx.get(f"{address}/healthz", headers={"Host": host}, timeout=PATIENCE).status_code in (200, 503)
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_socket_to_nowhere_is_closed_without_an_error() -> None:
    scope: Any = {"type": "websocket", "path": "/ws/nowhere/", "query_string": b"", "subprotocols": []}
    scope["headers"] = [(b"host", b"localhost")]
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(event: Any) -> None:
        sent.append(event)

    await application(scope, receive, send)
    assert sent == [{"type": "websocket.close", "code": 4404, "reason": "not_found"}]
