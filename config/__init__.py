"""Wiring only: settings, addresses, ASGI and Celery. Imports everything, is imported by nothing."""
