"""What a process has one of: one for each event loop, as tests have several."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class PerLoop(Generic[T]):
    """Called, it gives the one of the running loop, which is made when it is first asked for."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._by_loop: dict[asyncio.AbstractEventLoop, T] = {}

    def __call__(self) -> T:
        """The one of the running loop; those of loops that have closed are forgotten."""
        loop = asyncio.get_running_loop()
        if loop not in self._by_loop:
            for closed in self._by_loop.keys() - self.living().keys():
                del self._by_loop[closed]
            self._by_loop[loop] = self._make()
        return self._by_loop[loop]

    def living(self) -> dict[asyncio.AbstractEventLoop, T]:
        """Those of the loops that have not closed."""
        return {loop: one for loop, one in self._by_loop.items() if not loop.is_closed()}
