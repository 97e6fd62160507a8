"""Wiring only: settings, addresses, ASGI and Celery. Imports everything, is imported by nothing."""

from config.celery import app as celery_app  # before anything sends a task: Celery has to know its broker

__all__ = ["celery_app"]
