"""What the lobby asks for, derived from the logs (lobby.py); rebuilt at will, never the truth."""

from __future__ import annotations

from django.db import models


class Listing(models.Model):
    """A table in the lobby. `id` is its stream's."""

    id = models.UUIDField(primary_key=True, editable=False)
    game = models.CharField(max_length=40)
    status = models.CharField(max_length=12, db_index=True)
    opened_at = models.DateTimeField(db_index=True)


class Sitting(models.Model):
    """That person sits, or sat, at that table."""

    table = models.ForeignKey(Listing, on_delete=models.CASCADE, related_name="sittings")
    player = models.UUIDField(db_index=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "player"], name="one_sitting")]
