"""What stands before Django: bodies that are too large and sockets that lead nowhere end here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Receive, Send], Awaitable[None]]  # loosely, as the stubs of Django and of Channels disagree

_TOO_LARGE = b'{"code":"too_large","reason":null}'


class _TooLarge(Exception):
    """More has come than any request of ours needs."""


class LimitBody:
    """Answers 413 to a request whose body is over the limit, before anything of it is kept.

    Django would first write the whole body to a temporary file and only then look at its size.
    """

    def __init__(self, app: App, limit: int) -> None:
        self.app = app
        self.limit = limit

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        if not announced.isdigit() or int(announced) > self.limit:
            return await _refuse(send)
        come = 0

        async def counted() -> Any:
            nonlocal come
            event = await receive()
            if event["type"] == "http.request":
                come += len(event["body"])
                if come > self.limit:
                    raise _TooLarge
            return event

        try:
            await self.app(scope, counted, send)
        except _TooLarge:
            await _refuse(send)  # Django reads the body before it answers, so nothing has been sent yet


async def _refuse(send: Send) -> None:
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(_TOO_LARGE)),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": _TOO_LARGE})


async def nowhere(scope: Any, receive: Receive, send: Send) -> None:
    """A socket to an address that does not exist is refused; without this the server would log an error."""
    await receive()
    await send({"type": "websocket.close", "code": 4404, "reason": "not_found"})
