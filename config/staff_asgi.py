"""The staff's own server: `uvicorn config.staff_asgi:application` (docs/operations.md)."""

from __future__ import annotations

import os

from django.core.asgi import get_asgi_application

os.environ["DJANGO_SETTINGS_MODULE"] = "config.staff"
application = get_asgi_application()
