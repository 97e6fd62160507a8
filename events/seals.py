"""Seals of snapshots: a fold starts from one, so an edited one would be believed. The key is not in the database."""

from __future__ import annotations

import hmac

from django.utils.crypto import salted_hmac


def seal(stream: str, fold: str, seq: int, body: bytes) -> str:
    """64 hexadecimal digits that only a process with this server's SECRET_KEY can make for that snapshot."""
    sealed = b"%s %s %d " % (stream.encode(), fold.encode(), seq) + body
    return salted_hmac("griot.snapshot", sealed, algorithm="sha256").hexdigest()


def holds(found: str, stream: str, fold: str, seq: int, body: bytes) -> bool:
    """Whether that is the seal of that snapshot."""
    return hmac.compare_digest(found, seal(stream, fold, seq, body))
