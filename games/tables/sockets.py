"""What all sockets have in common: who connects, what is taken in, how it ends. What they tell is each one's own."""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from contextlib import suppress
from typing import Any, ClassVar, NoReturn, cast

import msgspec
import structlog
from channels.consumer import get_handler_name
from channels.exceptions import StopConsumer
from channels.generic.websocket import AsyncWebsocketConsumer
from django.conf import settings

from events.writer import Refused
from games.players import tokens
from games.players.models import Token
from games.players.pages import own_origin
from games.tables.admission import admission
from games.tables.hub import hub
from games.tables.wire import messages, requests

_log = structlog.get_logger(__name__)


class Consumer(AsyncWebsocketConsumer):
    """One connection, from the handshake to the end: a task sends what is new, messages are taken in meanwhile."""

    decoder: ClassVar[msgspec.json.Decoder[Any]]
    """Of what the client may say."""
    player: str | None
    """The id of who has connected; None: a stranger."""
    _bucket: TokenBucket
    _sender: asyncio.Task[None] | None = None
    _token: str | None = None
    _ended: bool = False
    _here: bool = False

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
                    event = await receive()
                    if event["type"] == "websocket.receive":  # nearly all, so without the steps between
                        await self.receive(event.get("text"), event.get("bytes"))
                    else:
                        await self.dispatch(event)
        finally:
            await self.disconnect(1006)  # else it is called only if the client ends it, not if we or a fault do

    async def dispatch(self, message: dict[str, Any]) -> None:
        """Like Channels' own, without its way to a thread and back to close old database connections: none is used."""
        await getattr(self, get_handler_name(message))(message)

    async def connect(self) -> None:
        """Accept, even to refuse: a browser is told the code of a close, but not of a handshake that fails."""
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in self.scope["headers"]}
        proof, refusal = await _who(headers, self.scope.get("scheme", "ws") == "wss")
        self.player = str(proof.player_id) if proof else None
        if not await cast("Any", self.scope)["admit"](self.player):  # config/doors.py
            refusal = 4429
        await self.accept()
        if refusal is not None:
            await self.hang_up(refusal)
        try:
            await self.join()
        except Refused:
            await self.hang_up(4404)
        self._bucket = TokenBucket(settings.GRIOT_SOCKET_RATE)
        if proof is not None:
            self._token = str(proof.pk)
            if not admission().enter(self._token, self):
                self.leave()
                await self.hang_up(4401)
        if self.player is not None:
            self._here = True
            hub().attendance.enter(self.player)
        self._sender = asyncio.create_task(self._send_news())

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """Answer one message; who has too much to say is cut off."""
        if self._ended:
            raise StopConsumer
        if not self._bucket.spend():
            await self.hang_up(4429)
        said = text_data or bytes_data or b""
        try:
            message = self.decoder.decode(said)
        except msgspec.ValidationError as error:
            await self.say(messages.RefusedMessage(_id_of(said), "bad_request", str(error)))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            await self.say(messages.RefusedMessage(None, "bad_request", "malformed JSON"))
        else:
            await self.answer(message)

    async def disconnect(self, code: int) -> None:
        """Send nothing more."""
        if self._sender is not None:
            self._sender.cancel()
            self.leave()
        if self._token is not None:
            admission().leave(self._token, self)
        if self._here and self.player is not None:
            self._here = False
            hub().attendance.leave(self.player)

    async def hang_up(self, code: int) -> NoReturn:
        """Close; what the client has sent meanwhile is not read."""
        await self._end(code)
        raise StopConsumer

    async def turn_out(self) -> None:
        """Close, from outside: the token that has opened this proves nothing any more."""
        if self._sender is not None:
            self._sender.cancel()
        await self._end(4401)

    async def send(self, text_data: str) -> None:  # type: ignore[override]  # text is all that is sent here
        """Send, unless this end has closed: the answer to a message may come later than that."""
        if not self._ended:
            event: Any = {"type": "websocket.send", "text": text_data}
            await self.base_send(event)  # what Channels' own does in three steps

    async def _end(self, code: int) -> None:
        if not self._ended:
            self._ended = True
            with suppress(OSError):
                await self.close(code)

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
            await self._end(1011)


class _Letter(msgspec.Struct):
    id: requests.MoveId | None = None


def _id_of(said: str | bytes) -> str | None:
    """The id of a message that is none of ours otherwise; None where it has none that could be told."""
    try:
        return msgspec.json.decode(said, type=_Letter).id
    except msgspec.ValidationError:
        return None


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


async def _who(headers: dict[str, str], encrypted: bool) -> tuple[Token | None, int | None]:
    """What proves who connects (None: a stranger, who may watch), and a close code if refused."""
    scheme, _, bearer = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        proof = await admission().proof(bearer.strip())
        return proof, None if proof else 4401
    origin, host = headers.get("origin"), headers.get("host", "")
    cookie = tokens.cookie(headers.get("cookie", ""))
    if (cookie or origin) and not own_origin(origin, host, encrypted=encrypted):
        return None, 4403
    token = tokens.unsealed(cookie) if cookie else None
    return await admission().proof(token) if token else None, None
