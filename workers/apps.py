"""The Django app of the workers: Celery tasks and the commands that let bots play."""

from __future__ import annotations

from django.apps import AppConfig


class WorkersConfig(AppConfig):
    """The app `workers`."""

    name = "workers"
    label = "workers"
