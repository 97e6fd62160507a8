"""Addresses: the API, its schema, the health of this program, and the client for every other path."""

from __future__ import annotations

from uuid import UUID

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.urls import include, path, re_path
from django.views.decorators.http import require_safe
from drf_spectacular.views import SpectacularJSONAPIView

from config.health import healthz
from games.tables import queries

_NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Griot</title>
<h1>The client is not built</h1><p>The server runs, but there is nothing to show yet. Run <code>make play</code>.</p>"""


@require_safe
def client(request: HttpRequest, head: bytes = b"") -> HttpResponse:
    """The client's one page; what it shows is decided in the browser. 503 where it has not been built."""
    try:
        page = (settings.CLIENT / "index.html").read_bytes()
    except FileNotFoundError:
        return HttpResponse(_NOT_BUILT, status=503)
    # The page names the files of one build: an old page would ask for files that are gone.
    page = page.replace(b"</head>", head + b"</head>", 1)
    return HttpResponse(page, headers={"Cache-Control": "no-cache"})


@require_safe
def table(request: HttpRequest, id: UUID) -> HttpResponse:
    """The same page, where it knows which game it will show: the browser need not ask before it fetches the board."""
    game = queries.game_of(str(id))
    return client(request, b"" if game is None else f'<meta name="griot:game" content="{game}" />'.encode())


@require_safe
def worker(request: HttpRequest) -> HttpResponse:
    """The client's service worker, at the root: it looks after pages below its own folder. 404 where not built."""
    try:
        script = (settings.CLIENT / "worker.js").read_bytes()
    except FileNotFoundError:
        return HttpResponse(status=404)
    return HttpResponse(script, content_type="text/javascript", headers={"Cache-Control": "no-cache"})


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Nothing here, in the words of the API."""
    return JsonResponse({"code": "not_found", "reason": None}, status=404)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """A request that Django itself does not take (an unknown Host, a broken header)."""
    return JsonResponse({"code": "bad_request", "reason": None}, status=400)


def failed(request: HttpRequest) -> HttpResponse:
    """A fault of ours: the log has it, the answer tells nothing of it."""
    return JsonResponse({"code": "failed", "reason": None}, status=500)


handler400 = bad_request
handler404 = not_found
handler500 = failed

urlpatterns = [
    path("api/schema/", SpectacularJSONAPIView.as_view(), name="schema"),
    path("api/", include("games.tables.api.urls")),
    path("healthz", healthz),
    path("worker.js", worker),
    path("tables/<uuid:id>", table),
    re_path(r"^(?!api/|static/|ws/)", client),
]
