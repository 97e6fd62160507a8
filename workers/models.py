"""Whether a queue has a worker that is alive, as a row that its own task writes."""

from __future__ import annotations

from datetime import timedelta

from django.db import models
from django.utils import timezone

from events import store


class Heartbeat(models.Model):
    """When a worker of that queue last did anything."""

    queue = models.CharField(max_length=20, primary_key=True)
    at = models.DateTimeField()

    @classmethod
    def beat(cls, queue: str) -> None:
        """A worker of that queue is alive now."""
        with store.write_transaction():  # like the log: else a writer would find the file locked, and sleep
            cls.objects.update_or_create(queue=queue, defaults={"at": timezone.now()})

    @classmethod
    def fresh(cls, queue: str, within: timedelta) -> bool:
        """Whether a worker of that queue has been alive within that time."""
        return cls.objects.filter(queue=queue, at__gt=timezone.now() - within).exists()
