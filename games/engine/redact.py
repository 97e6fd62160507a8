"""The one redaction: notes leave the server only through `blank`."""

from __future__ import annotations

from typing import Any

import msgspec

from games.engine.contract import ALL, Secret, Viewer


def blank(note: msgspec.Struct, viewer: Viewer) -> dict[str, Any]:
    """The note as the viewer may read it, as plain data: a secret field is its value, or null."""
    told: dict[str, Any] = {"type": note.__struct_config__.tag}
    for name in note.__struct_fields__:
        value = getattr(note, name)
        if isinstance(value, Secret):
            value = value.value if viewer is ALL or viewer in value.seen_by else None
        told[name] = value
    return told
