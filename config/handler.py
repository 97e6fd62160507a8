"""Django's handler for ASGI, with middleware and view of a request in one thread at a stretch."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from channels.db import database_sync_to_async
from django.core.handlers.asgi import ASGIHandler
from django.http import HttpRequest
from django.http.response import HttpResponseBase


class Handler(ASGIHandler):
    """Answers like Django's own, at a fraction of the cost.

    All our middleware and views are synchronous. Django's handler makes a thread and a connection to the database for
    each request and goes there and back seven times, and each time waits for the interpreter's lock. A client that is
    slow to send or to take holds no thread (docs/decisions/0012).
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(8, thread_name_prefix="http")
        super().__init__()

    def load_middleware(self, is_async: bool = False) -> None:
        """The synchronous chain, whatever is asked for."""
        super().load_middleware(is_async=False)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request."""
        await self.handle(scope, receive, send)

    async def get_response_async(self, request: HttpRequest) -> HttpResponseBase:
        """The response of the synchronous chain."""
        respond = database_sync_to_async(self.get_response, thread_sensitive=False, executor=self._threads)
        return await respond(request)
