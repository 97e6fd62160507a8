"""What the tests of the log do all the time."""

from __future__ import annotations

from events.writer import StreamSession, open_stream, write
from tests.events.toy import Sum

PATIENCE = 30


def opened() -> str:
    """A new stream with one entry."""

    def decide(session: StreamSession[Sum]) -> str:
        session.append("opened")
        return session.stream

    return open_stream(decide).result(PATIENCE)


def play(stream: str, add: int, *, seat: int | None = None, id: str | None = None) -> int:
    """Append a move; its number."""
    return write(stream, lambda session: session.append("played", seat=seat, id=id, body={"add": add})[0].seq).result(
        PATIENCE
    )


def rewind(stream: str, kind: str, *entries: int) -> int:
    """Append `undone` or `redone`; its number."""
    return write(stream, lambda session: session.append(kind, body={"entries": list(entries)})[0].seq).result(PATIENCE)
