"""Whether a worker is alive, as a row that its own task writes."""

from __future__ import annotations

from datetime import timedelta

from django.db import models
from django.utils import timezone


class Heartbeat(models.Model):
    """One row: when a worker last did anything."""

    at = models.DateTimeField()

    @classmethod
    def beat(cls) -> None:
        """A worker is alive now."""
        cls.objects.update_or_create(pk=1, defaults={"at": timezone.now()})

    @classmethod
    def fresh(cls, within: timedelta) -> bool:
        """Whether a worker has been alive within that time."""
        return cls.objects.filter(at__gt=timezone.now() - within).exists()
