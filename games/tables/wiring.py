"""Tells the log whom to call after a commit. Fold and projections are named in the settings."""

from __future__ import annotations

from events import writer
from games.tables import waking


def connect() -> None:
    """Called when Django is ready."""
    writer.on_written(waking.after_write)
