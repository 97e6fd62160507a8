"""What stands before Django: hosts that are not ours, bodies too large and sockets that lead nowhere end here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any

from django.conf import settings
from django.http.request import split_domain_port, validate_host

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Receive, Send], Awaitable[None]]  # loosely, as the stubs of Django and of Channels disagree

_HEALTH = "/healthz"


class _TooLarge(Exception):
    """More has come than any request of ours needs."""


class OurHosts:
    """Answers only what is asked of a host of `ALLOWED_HOSTS`: 400 to others, and sockets to others do not open.

    Django looks only where its own code asks for the host: not for static files and not for sockets. `/healthz` is
    for programs that know this process by its number, and tells them nothing that differs by host.
    """

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        ours = len(hosts) == 1 and validate_host(split_domain_port(hosts[0])[0], settings.ALLOWED_HOSTS)
        if ours or scope["path"] == _HEALTH:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await _refuse(send, 400, "bad_request")
        else:
            await receive()
            await send({"type": "websocket.close"})


class LimitBody:
    """Answers 413 to a request whose body is over the limit, before anything of it is kept.

    Django would first write the whole body to a temporary file and only then look at its size.
    """

    def __init__(self, app: App, limit: int, larger: Mapping[str, int] = MappingProxyType({})) -> None:
        """`larger`: other limits, by path."""
        self.app = app
        self.limit = limit
        self.larger = larger

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        limit = self.larger.get(scope["path"], self.limit)
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        if not announced.isdigit() or int(announced) > limit:
            return await _refuse(send, 413, "too_large")
        come = 0

        async def counted() -> Any:
            nonlocal come
            event = await receive()
            if event["type"] == "http.request":
                come += len(event["body"])
                if come > limit:
                    raise _TooLarge
            return event

        try:
            await self.app(scope, counted, send)
        except _TooLarge:
            await _refuse(
                send, 413, "too_large"
            )  # Django reads the body before it answers, so nothing has been sent yet


async def _refuse(send: Send, status: int, code: str) -> None:
    body = b'{"code":"%s","reason":null}' % code.encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def nowhere(scope: Any, receive: Receive, send: Send) -> None:
    """A socket to an address that does not exist is refused; without this the server would log an error."""
    await receive()
    await send({"type": "websocket.close", "code": 4404, "reason": "not_found"})
