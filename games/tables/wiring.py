"""Ties the log to tables, once per process: which fold, which projection, who listens."""

from __future__ import annotations

from events import writer
from games.tables import waking


def connect() -> None:
    """Called when Django is ready."""
    writer.on_written(waking.after_write)
