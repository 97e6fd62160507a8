"""The web process: HTTP by Django, sockets by Channels. Who may open a socket is for the consumer to say."""

from __future__ import annotations

import gc
import os
import warnings
from importlib import import_module
from typing import Any, cast

import django
from channels.routing import ProtocolTypeRouter, URLRouter
from django.conf import settings
from django.urls import re_path
from django.utils.module_loading import import_string
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from config.handler import Handler
from config.limits import LimitBody, OurHosts, nowhere

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
# WhiteNoise hands open files to Django, which then reads them in one piece: right for the client's small files.
warnings.filterwarnings("ignore", message="StreamingHttpResponse must consume synchronous iterators")
django.setup(set_prefix=False)
http = Handler()
# Only now: it needs the models, which are set up above.
sockets: list[Any] = [
    *import_string("games.tables.live.websocket_urlpatterns"),
    *import_string("games.tables.lobby_live.websocket_urlpatterns"),
    *import_string("games.tables.review_live.websocket_urlpatterns"),
    re_path("", cast("Any", nowhere)),
]

doors = import_string("config.doors.Doors")

# Here and not by uvicorn's own switch: so one setting holds however the program is started.
application = ProxyHeadersMiddleware(
    cast(
        "Any",
        OurHosts(
            ProtocolTypeRouter(
                {
                    "http": LimitBody(
                        http, settings.DATA_UPLOAD_MAX_MEMORY_SIZE, {"/api/uploads/": settings.GRIOT_UPLOADS["bytes"]}
                    ),
                    "websocket": doors(URLRouter(sockets)),
                }
            )
        ),
    ),
    settings.TRUSTED_PROXIES,
)

# What is loaded by now stays: every full collection would look through all of it, and nobody is answered meanwhile
# (0.1 s and more, measured). The views come with the addresses, which Django would load for the first request.
import_module(settings.ROOT_URLCONF)
gc.freeze()
gc.set_threshold(20_000, 50, 100)  # what a move leaves behind is freed by counting; looking for cycles is for the rest
