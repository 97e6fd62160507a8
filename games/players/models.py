"""People and the tokens by which they are known."""

from __future__ import annotations

import uuid

from django.db import models


class Player(models.Model):
    """A person. Logs hold the id and never the name, so that a name can be erased."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    name = models.CharField(max_length=32)
    joined_at = models.DateTimeField(auto_now_add=True)


class Token(models.Model):
    """What proves who somebody is; only its hash is kept."""

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="tokens")
    digest = models.BinaryField(max_length=32, unique=True)
    used_at = models.DateTimeField()

    def __repr__(self) -> str:
        return f"Token of {self.player_id}"


class Preferences(models.Model):
    """What the platform does for a person in reaction windows (docs/decisions/0007-windows.md)."""

    player = models.OneToOneField(Player, on_delete=models.CASCADE, primary_key=True, related_name="preferences")
    continue_for_me = models.BooleanField(default=False)
    let_pass_for_me = models.BooleanField(default=False)
    let_pass_topics = models.JSONField(default=dict)
    """By game: the topics of windows (`Rules.windows`) that pass even where `let_pass_for_me` is off."""
    changed_at = models.DateTimeField(auto_now=True)
