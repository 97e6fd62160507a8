"""The Django app: after every migrate it sees to triggers and privileges, and marks what new projections must read."""

from __future__ import annotations

from typing import Any

from django.apps import AppConfig
from django.core import checks
from django.db import DEFAULT_DB_ALIAS
from django.db.models.signals import post_migrate


class EventsConfig(AppConfig):
    """The log."""

    name = "events"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Connect what keeps the triggers in place."""
        from events import triggers  # noqa: PLC0415  connections are configured only now

        # After every migrate and not in a migration: one that remakes a table on SQLite drops its triggers.
        post_migrate.connect(_install, sender=self, dispatch_uid="events.triggers")
        checks.register(triggers.check, checks.Tags.database)


def _install(sender: Any, using: str, **_: Any) -> None:
    from events import privileges, projections, triggers  # noqa: PLC0415  connections are configured only now

    if triggers.install(using):
        privileges.restrict(using)
        if using == DEFAULT_DB_ALIAS:
            projections.adopt()
