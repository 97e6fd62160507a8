"""What all sockets have in common: who connects, what is taken in, how it ends. What they tell is each one's own."""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from contextlib import suppress
from typing import Any, ClassVar, NoReturn

import msgspec
import structlog
from channels.consumer import get_handler_name
from channels.db import database_sync_to_async
from channels.exceptions import StopConsumer
from channels.generic.websocket import AsyncWebsocketConsumer
from django.conf import settings

from events.writer import Refused
from games.players import tokens
from games.tables import wire
from games.tables.api.http import own_origin

_log = structlog.get_logger(__name__)


class Consumer(AsyncWebsocketConsumer):
    """One connection, from the handshake to the end: a task sends what is new, messages are taken in meanwhile."""

    decoder: ClassVar[msgspec.json.Decoder[Any]]
    """Of what the client may say."""
    player: str | None
    """The id of who has connected; None: a stranger."""
    _bucket: TokenBucket
    _sender: asyncio.Task[None] | None = None

    @abstractmethod
    async def join(self) -> None:
        """Find what is to be sent; refused as `not_found` if there is no such thing."""

    @abstractmethod
    def leave(self) -> None:
        """Undo `join`; may come twice."""

    @abstractmethod
    async def follow(self) -> None:
        """Send what there is and then what is new, until it is cancelled."""

    @abstractmethod
    async def answer(self, message: Any) -> None:
        """Answer a message of the client's."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Dispatch what comes.

        Channels' own would also open a channel of the layer, and wait for both in tasks: the news come from the hub
        (docs/decisions/0008).
        """
        self.scope, self.base_send = scope, send
        try:
            # OSError: what ASGI servers raise for sending to a client that has gone.
            with suppress(StopConsumer, OSError):
                while True:
                    await self.dispatch(await receive())
        finally:
            await self.disconnect(1006)  # else it is called only if the client ends it, not if we or a fault do

    async def dispatch(self, message: dict[str, Any]) -> None:
        """Like Channels' own, without its way to a thread and back to close old database connections: none is used."""
        await getattr(self, get_handler_name(message))(message)

    async def connect(self) -> None:
        """Accept, even to refuse: a browser is told the code of a close, but not of a handshake that fails."""
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in self.scope["headers"]}
        self.player, refusal = await database_sync_to_async(_who)(headers, self.scope.get("scheme", "ws") == "wss")
        await self.accept()
        if refusal is not None:
            await self.hang_up(refusal)
        try:
            await self.join()
        except Refused:
            await self.hang_up(4404)
        self._bucket = TokenBucket(settings.GRIOT_SOCKET_RATE)
        self._sender = asyncio.create_task(self._send_news())

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """Answer one message; who has too much to say is cut off."""
        if not self._bucket.spend():
            await self.hang_up(4429)
        try:
            message = self.decoder.decode(text_data or bytes_data or b"")
        except msgspec.ValidationError as error:
            await self.say(wire.RefusedMessage(None, "bad_request", str(error)))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            await self.say(wire.RefusedMessage(None, "bad_request", "malformed JSON"))
        else:
            await self.answer(message)

    async def disconnect(self, code: int) -> None:
        """Send nothing more."""
        if self._sender is not None:
            self._sender.cancel()
            self.leave()

    async def hang_up(self, code: int) -> NoReturn:
        """Close; what the client has sent meanwhile is not read."""
        await self.close(code)
        raise StopConsumer

    async def say(self, message: msgspec.Struct) -> None:
        """Send one message."""
        await self.send(msgspec.json.encode(message).decode())

    async def _send_news(self) -> None:
        try:
            await self.follow()
        except OSError:
            pass  # the client has gone: `receive` hears of it too
        except Exception as error:  # noqa: BLE001  the socket must not look alive: closed, the client comes back
            _log.error("socket_failed", path=self.scope["path"], error=type(error).__name__)
            with suppress(OSError):
                await self.close(1011)


class TokenBucket:
    """How many messages a socket may send: `rate` a second, and a burst of ten seconds' worth."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = rate * 10
        self._at = time.monotonic()

    def spend(self) -> bool:
        """Whether one more message may come now (rate 0: without limit)."""
        now = time.monotonic()
        self._left = min(self._rate * 10, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left -= 1
        return self._rate == 0 or self._left >= 0


def _who(headers: dict[str, str], encrypted: bool) -> tuple[str | None, int | None]:
    """The id of who connects (None: a stranger, who may watch), and a close code if refused."""
    scheme, _, bearer = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        player = tokens.whose(bearer.strip())
        return (str(player.pk), None) if player else (None, 4401)
    origin, host = headers.get("origin"), headers.get("host", "")
    cookie = tokens.cookie(headers.get("cookie", ""))
    token = tokens.unsealed(cookie) if cookie else None
    player = tokens.whose(token) if token else None
    if (cookie or origin) and not own_origin(origin, host, encrypted=encrypted):
        return None, 4403
    return (str(player.pk) if player else None), None
