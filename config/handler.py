"""Django's handler for ASGI, with middleware and view of a request in one thread at a stretch."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import IO, Any, cast

from asgiref.sync import sync_to_async
from django.core import signals
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.db import close_old_connections
from django.http import FileResponse
from django.http.response import HttpResponseBase
from django.urls import set_script_prefix


class Handler(ASGIHandler):
    """Answers like Django's own, at a fraction of the cost.

    All our middleware and views are synchronous. Django's handler makes a thread and a connection to the database for
    each request and goes there and back seven times, twice of it for signals, and each time waits for the interpreter's
    lock. A client that is slow to send or to take holds no thread (docs/decisions/0012).
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(8, thread_name_prefix="http")
        super().__init__()

    def load_middleware(self, is_async: bool = False) -> None:
        """The synchronous chain, whatever is asked for."""
        super().load_middleware(is_async=False)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request. It is not watched whether the client goes meanwhile: nobody could stop the view."""
        try:
            body = await self.read_body(receive)
        except RequestAborted:
            return
        with closing(body):
            loop = asyncio.get_running_loop()
            response = await loop.run_in_executor(self._threads, self._respond, scope, body)
            await self.send_response(response, send)
        if response.streaming:
            await sync_to_async(response.close)()

    def _respond(self, scope: Any, body: IO[bytes]) -> HttpResponseBase:
        """The response of the synchronous chain; one that is there as a whole is done with: its signals are sent."""
        set_script_prefix(get_script_prefix(scope))
        signals.request_started.send(sender=self.__class__, scope=scope)
        request, refusal = self.create_request(scope, body)
        response = cast("HttpResponseBase", refusal) if request is None else self.get_response(request)
        if isinstance(response, FileResponse):
            response.block_size = self.chunk_size  # like Django's own
        if response.streaming:
            close_old_connections()  # of this thread
        else:
            response.close()
        return response
