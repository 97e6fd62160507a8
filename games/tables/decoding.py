"""Whatever a thread may decode is worked out before there are threads (docs/decisions/0047).

msgspec works out what a struct is made of when one is decoded for the first time. A second thread that decodes one
meanwhile finds it half done, and the process ends (msgspec 0.22; `segmentation fault`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from typing import Final

import msgspec

_LATE: Final = ("api.urls", "live", "lobby_live", "review_live", "fold")
"""Modules here that else come with the first request, table or socket. They lead to all others that decode."""


def work_out() -> None:
    """When Django is ready; in a worker once more, with its tasks."""
    for name in _LATE:
        import_module(f"{__package__}.{name}")
    for kind in _kinds(msgspec.Struct):
        with suppress(TypeError):  # a few cannot be decoded at all: they are only written
            msgspec.json.Decoder(kind)


def _kinds(of: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in type.__subclasses__(of):
        yield kind
        yield from _kinds(kind)
