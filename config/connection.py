"""A client's connection: one that sends without end, or nothing, or never reads, is cut off before it costs others."""

from __future__ import annotations

import asyncio
import socket
from http import HTTPStatus
from typing import Any

from django.conf import settings
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LONGEST = 32 * 1024
"""Bytes of a request beside its body: the address, the headers, and what frames the body."""
PATIENCE = 10.0
"""Seconds from the first byte of a request to its last, or from the connection to its first request."""
STALLED = 20.0
"""Seconds for which a client may take nothing of what there is for it."""
_PIECE = 4096
"""So many bytes of a socket are taken apart at once: the smallest frame has six."""


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
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; it holds for a socket that begins here, too
            milliseconds = int(STALLED * 1000)
            transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
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


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's own, which answers pings without end, and keeps the answers (docs/decisions/0020)."""

    _frames = 0.0  # that came lately, as in a bucket that leaks
    _at = 0.0

    def data_received(self, data: bytes) -> None:
        """Take in what has come, in pieces: a flood is noticed before all of it is taken apart."""
        for start in range(0, len(data), _PIECE):
            super().data_received(data[start : start + _PIECE])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """Hand on the frames that have come, unless that is more than anybody has to say.

        The consumer counts messages; here all frames count, three for each message that it would take.
        """
        rate, now = 3 * settings.GRIOT_SOCKET_RATE, self.loop.time()
        self._frames = max(0.0, self._frames - (now - self._at) * rate) + len(self.conn.events)
        self._at = now
        if rate and self._frames > 10 * rate:
            self.transport.abort()
        else:
            super().handle_events()

    def handle_ping(self) -> None:
        """Answer it, if the client takes answers: else they would be kept without end."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_parser_exception(self) -> None:
        """Close; what is no frame, before the handshake is answered, would else be an error of ours."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()
