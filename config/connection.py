"""A client's connection: one that sends a request without end, or none, is cut off before it costs anybody else."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST = 32 * 1024
"""Bytes of a request beside its body: the address, the headers, and what frames the body."""
PATIENCE = 10.0
"""Seconds from the first byte of a request to its last, or from the connection to its first request."""


class _TooLong(Exception):
    """The address or the headers are longer than any request of ours needs."""


class Connection(HttpToolsProtocol):
    """uvicorn's own, with the limits that its parser lacks (docs/decisions/0016); sockets begin here too."""

    _long: HTTPStatus | None = None  # what to answer to a request that is too long
    _whole = True  # whether the request that began last has come to its end
    _head = 0  # bytes of its address and of those headers that are complete
    _beside = 0  # bytes of it that are no body, of all reads but the one with which it began
    _clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._clock = self.loop.call_later(PATIENCE, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._stop_clock()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what has come, unless too much has."""
        if not self._whole:
            self._beside += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:  # refused, or a socket by now
            return
        if not self._whole and self._beside > LONGEST:
            # A header without end is told to nobody before it ends, and the parser copies it at every read.
            self._long = self._long or HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            self.send_400_response("")
        cycle: Any = self.cycle  # None before the first request, whatever its type says
        answering = cycle is not None and not cycle.response_complete
        if self._clock is None and not (self._whole and answering):
            self._clock = self.loop.call_later(PATIENCE, self.transport.close)

    def on_message_begin(self) -> None:
        """Count anew."""
        self._whole, self._head, self._beside = False, 0, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Count it."""
        self._count(len(url), HTTPStatus.REQUEST_URI_TOO_LONG)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count it, and a little more: a thousand short ones cost more than a long one."""
        self._count(len(name) + len(value) + 32, HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        """Count it out: how long a body may be is for `LimitBody` to say."""
        self._beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole request has come: what takes time from here on is ours, or a socket."""
        self._whole = True
        self._stop_clock()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, or too long a one, and close."""
        status = self._long or HTTPStatus.BAD_REQUEST
        body = b'{"code":"%s","reason":null}' % (b"too_large" if self._long else b"bad_request")
        head = f"HTTP/1.1 {status} {status.phrase}\r\ncontent-type: application/json\r\nconnection: close\r\n"
        self.transport.write(head.encode() + b"content-length: %d\r\n\r\n" % len(body) + body)
        self.transport.close()

    def _count(self, length: int, status: HTTPStatus) -> None:
        self._head += length
        if self._head > LONGEST:
            self._long = status
            raise _TooLong  # in the parser, which stops there

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
