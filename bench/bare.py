"""The least that a server of sockets does, to measure beside: `python -m bench.bare PORT`.

uvicorn as `config.child` starts it, on one core, with an application that lets everybody in and tells them once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn


async def application(
    scope: dict[str, Any], receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
) -> None:
    """Accepts, says so, and stays."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"{}"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": '{"type":"view"}'})
    while (await receive())["type"] != "websocket.disconnect":
        pass


if __name__ == "__main__":
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    uvicorn.run(application, host="127.0.0.1", port=int(sys.argv[1]), access_log=False, lifespan="off")
