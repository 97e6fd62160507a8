"""How many sockets one visitor may open and hold: a socket costs nothing to open and stays until somebody closes it."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from django.conf import settings

from config.limits import App, Receive, Send
from config.rates import Rate, visitor


class Doors:
    """Gives each socket's scope `admit(player)`: whether this person (None: the address) may have one more.

    The rate is `sockets` of `GRIOT_RATES`; how many may be open at once, in this process, is `GRIOT_SOCKETS`. Who
    connects is for the consumer to find out, which therefore asks.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        held: list[str] = []

        async def admit(player: str | None) -> bool:
            who = player or visitor((scope.get("client") or ("",))[0])
            if settings.GRIOT_SOCKETS and self._open[who] >= settings.GRIOT_SOCKETS:
                return False
            self._open[who] += 1
            held.append(who)
            return await asyncio.to_thread(Rate().within, "sockets", who)

        try:
            await self.app({**scope, "admit": admit}, receive, send)
        finally:
            for who in held:
                self._open[who] -= 1
                if not self._open[who]:
                    del self._open[who]
