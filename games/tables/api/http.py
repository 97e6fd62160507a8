"""Between DRF and our messages: who is asking, strict JSON in, canonical types out, one shape of error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

import msgspec
from django.conf import settings
from django.core.exceptions import RequestDataTooBig, SuspiciousOperation
from django.http import Http404, HttpResponse
from rest_framework import exceptions
from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.parsers import BaseParser
from rest_framework.permissions import BasePermission
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from events.writer import NoStream, Refused
from games.players import tokens
from games.players.models import Player
from games.players.pages import own_origin
from games.tables import reach
from games.tables.errors import STATUS
from games.tables.wire import responses

M = TypeVar("M", bound=msgspec.Struct)
SAFE = {"GET", "HEAD", "OPTIONS"}


class JSON(BaseParser, BaseRenderer):
    """Bodies stay bytes until a view says of which type they are; answers are msgspec structs."""

    media_type = "application/json"
    format = "json"
    charset = None

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> Any:
        try:
            return stream.read(settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1)
        except RequestDataTooBig:
            raise Refused("too_large") from None

    def render(self, data: Any, accepted_media_type: str | None = None, renderer_context: Any = None) -> bytes:
        if renderer_context and not isinstance(
            data, responses.Games
        ):  # what any other tells is for who asked, and for now
            renderer_context["response"].headers.setdefault("Cache-Control", "no-store")
        return b"" if data is None else msgspec.json.encode(data)


class Known(BaseAuthentication):
    """By bearer token, or by the browser's cookie and then only from our own pages."""

    def authenticate(self, request: Request) -> tuple[Player, str] | None:
        scheme, _, bearer = get_authorization_header(request).decode("latin-1").partition(" ")
        if scheme.lower() == "bearer":
            player = tokens.whose(bearer.strip())
            if player is None:
                raise _counted(request, Refused("who_are_you"))
            return player, bearer.strip()
        token = tokens.unsealed(request.COOKIES.get(tokens.COOKIE, ""))
        player = tokens.whose(token) if token else None
        if player is None or token is None:
            return None
        if request.method not in SAFE and not own_origin(
            request.headers.get("Origin"), request.get_host(), encrypted=request.is_secure()
        ):
            raise _counted(request, Refused("bad_origin"))
        return player, token

    def authenticate_header(self, request: Request) -> str:
        return "Bearer"


class Reaches(BasePermission):
    """A table that is not for who asks is not there, whatever they ask of it: for every address with a `table`."""

    def has_permission(self, request: Request, view: Any) -> bool:
        table, player = view.kwargs.get("table"), known(request)
        if table is not None and not reach.may_reach(str(table), str(player.pk) if player else None):
            view.check_throttles(request)  # DRF counts only what it lets through
            raise Refused("not_found")
        return True


def _counted(request: Request, refused: Refused) -> Refused:
    """The refusal of who somebody says they are, counted as a stranger's; raises where that is one too many."""
    request.user = None  # type: ignore[assignment]  # UNAUTHENTICATED_USER, as DRF itself puts it
    request.parser_context["view"].check_throttles(request)
    return refused


def read(request: Request, kind: type[M]) -> M:
    """The body as that message; refused as `bad_request` or `too_large`."""
    data: object = request.data  # bytes by our parser; without a body DRF does not ask it
    body = data if isinstance(data, bytes) else b""
    if len(body) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
        raise Refused("too_large")
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except msgspec.ValidationError as error:
        raise Refused("bad_request", str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("bad_request", "malformed JSON") from None


def number(request: Request, name: str, default: int | None) -> int | None:
    """A whole number of the query, or the default; refused as `bad_request`."""
    value = request.query_params.get(name)
    if value is None:
        return default
    if not (value.isascii() and value.isdigit() and len(value) < 10):
        raise Refused("bad_request", name)
    return int(value)


def only_query(request: Request, *names: str) -> None:
    """Refuse questions that we do not know, as for unknown fields."""
    for name in request.query_params:
        if name not in names:
            raise Refused("bad_request", name)


def known(request: Request) -> Player | None:
    """Who is asking, if we know."""
    user: object = request.user
    return user if isinstance(user, Player) else None


def asker(request: Request) -> Player:
    """Who is asking; refused as `who_are_you` if nobody known."""
    player = known(request)
    if player is None:
        raise Refused("who_are_you")
    return player


def handle(error: Exception, context: dict[str, Any]) -> HttpResponse | None:
    """DRF's exception handler: every refusal in one shape; anything else is a bug and fails loudly."""
    if isinstance(error, Http404 | NoStream):
        error = Refused("not_found")
    if isinstance(error, SuspiciousOperation):  # of Django's own limits, as for the fields of a query
        error = Refused("bad_request")
    if isinstance(error, exceptions.APIException):
        error = _OURS.get(type(error), _unknown)(error)
    if not isinstance(error, Refused):
        return None
    answer = Response(responses.Error(error.code, error.reason), status=STATUS[error.code])
    if error.code == "who_are_you":
        answer["WWW-Authenticate"] = "Bearer"
    if error.code == "too_many" and error.reason:
        answer["Retry-After"] = error.reason
    return answer


def _throttled(error: exceptions.APIException) -> Refused:
    wait = getattr(error, "wait", None)
    return Refused("too_many", str(int(wait) + 1) if wait else None)


def _simple(code: str) -> Callable[[exceptions.APIException], Refused]:
    return lambda error: Refused(code)


def _unknown(error: exceptions.APIException) -> NoReturn:
    raise error


_OURS: dict[type[exceptions.APIException], Callable[[exceptions.APIException], Refused]] = {
    exceptions.ParseError: _simple("bad_request"),
    exceptions.NotAuthenticated: _simple("who_are_you"),
    exceptions.AuthenticationFailed: _simple("who_are_you"),
    exceptions.PermissionDenied: _simple("not_allowed"),
    exceptions.NotFound: _simple("not_found"),
    exceptions.MethodNotAllowed: _simple("bad_method"),
    exceptions.NotAcceptable: _simple("not_acceptable"),
    exceptions.UnsupportedMediaType: _simple("bad_media_type"),
    exceptions.Throttled: _throttled,
}
