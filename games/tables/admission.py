"""Who may stay: each socket was opened by a token, and is closed as soon as that proves nothing any more.

A notification tells every process at once that a token is gone (games/players/gone.py). Whatever is lost on the way, or
cannot be heard (on SQLite: what another process has done), a look at all tokens finds; one query for all sockets here.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from typing import Final, Protocol

import structlog
from channels.db import database_sync_to_async
from django.conf import settings
from django.db import Error

from events import notify
from events.loops import PerLoop
from games.players import tokens
from games.players.gone import TOKENS
from games.players.models import Token

_REMEMBERED: Final = 1000  # more tokens than are revoked while one socket opens
_log = structlog.get_logger(__name__)


class OpenSocket(Protocol):
    """A socket that somebody has opened."""

    async def turn_out(self) -> None:
        """Close it: it reads and tells nothing more. Never raises."""


class Admission:
    """The open sockets of this process, by the token (the number of its row) that opened them."""

    def __init__(self) -> None:
        self._sockets: defaultdict[str, set[OpenSocket]] = defaultdict(set)
        self._gone: deque[str] = deque(maxlen=_REMEMBERED)
        self._loop = asyncio.get_running_loop()
        self._listening = asyncio.ensure_future(asyncio.to_thread(notify.listen, self._notified, TOKENS))
        self._tasks = {self._loop.create_task(self._look())}
        self._waiting: list[tuple[str, asyncio.Future[Token | None]]] = []
        self._asking: asyncio.Task[None] | None = None

    async def proof(self, token: str) -> Token | None:
        """The row of that token, with the person whom it proves, or None. No revocation is missed from then on.

        After a start all come back at once: who comes while others are asked for is asked for with those who do, too.
        """
        await self._listening
        answer: asyncio.Future[Token | None] = self._loop.create_future()
        self._waiting.append((token, answer))
        if self._asking is None or self._asking.done():
            self._asking = self._loop.create_task(self._ask())
        return await answer

    async def _ask(self) -> None:
        while self._waiting:
            waiting, self._waiting = [each for each in self._waiting if not each[1].done()], []
            try:
                found = await database_sync_to_async(tokens.proofs)([token for token, _ in waiting])
            except Exception as error:  # noqa: BLE001  theirs to handle
                for _, answer in waiting:
                    _give(answer, error)
            else:
                for (_, answer), proof in zip(waiting, found, strict=True):
                    _give(answer, proof)

    def enter(self, token: str, socket: OpenSocket) -> bool:
        """Keep the socket in mind; False if its token was revoked while it opened."""
        if token in self._gone:
            return False
        self._sockets[token].add(socket)
        return True

    def leave(self, token: str, socket: OpenSocket) -> None:
        """The socket is closed. May come twice."""
        sockets = self._sockets.get(token, set())
        sockets.discard(socket)
        if not sockets:
            self._sockets.pop(token, None)

    async def close(self) -> None:
        """Hear nothing more."""
        stop_listening = await self._listening
        stop_listening()
        for task in self._tasks:
            task.cancel()

    def _notified(self, token: str, _: int) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._heard, token)

    def _heard(self, token: str) -> None:
        self._gone.append(token)
        self._turn_out(token)

    def _turn_out(self, token: str) -> None:
        for socket in self._sockets.pop(token, ()):
            task = self._loop.create_task(socket.turn_out())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(settings.GRIOT_TOKEN_LOOK)
            if not (here := [*self._sockets]):
                continue
            try:
                living = await database_sync_to_async(tokens.living)(here)
            except Error as error:  # the database is away for a moment: the next look comes
                _log.warning("token_look_failed", error=type(error).__name__)
                continue
            for token in here:
                if token not in living:
                    self._turn_out(token)


def _give(answer: asyncio.Future[Token | None], outcome: Token | Exception | None) -> None:
    if answer.done():
        return  # whoever connected has gone
    if isinstance(outcome, Exception):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)


admission: Final = PerLoop(Admission)
"""The one of this process."""
