"""OpenAPI from our message types: `@documented` on a view says what goes in, what comes out and which errors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.utils import OpenApiParameter, extend_schema

from games.players.tokens import COOKIE
from games.tables.errors import STATUS
from games.tables.wire import messages, responses

F = TypeVar("F", bound=Callable[..., Any])
_REF = "#/components/schemas/{name}"
_SOCKET = (
    messages.MoveMessage, messages.SayMessage, messages.UndoMessage, messages.RedoMessage, messages.AnswerUndoMessage,
    messages.Ping, messages.Resync, messages.ShowMessage, messages.OfferMessage, messages.TakeMessage,
    messages.PointMessage,
)  # fmt: skip
_ANSWERS = (
    messages.ViewMessage, messages.EntriesMessage, messages.ChangedMessage, messages.PresenceMessage,
    messages.LobbyMessage, messages.Ack, messages.RefusedMessage, messages.Pong,
    messages.ReviewMessage, messages.PointedMessage,
)  # fmt: skip
_EYES = OpenApiParameter(
    "as",
    {"type": "string", "pattern": "^(none|all|[0-9]{1,9})$"},
    required=False,
    description="a seat, `none` (a spectator) or `all` (everything lies open); without it your own",
)
_types: set[Any] = {responses.Error, *_SOCKET, *_ANSWERS}


class KnownScheme(OpenApiAuthenticationExtension):
    """How a program or a browser says who it is."""

    target_class = "games.tables.api.http.Known"
    name = ["token", "cookie"]

    def get_security_definition(self, auto_schema: Any) -> list[dict[str, Any]]:
        """A bearer token, or the browser's cookie."""
        return [{"type": "http", "scheme": "bearer"}, {"type": "apiKey", "in": "cookie", "name": COOKIE}]

    def get_security_requirement(self, auto_schema: Any) -> list[dict[str, list[Any]]]:
        """Either of them will do."""
        return [{name: []} for name in self.name]


def documented(
    name: str,
    *,
    takes: type[msgspec.Struct] | None = None,
    gives: type[msgspec.Struct] | dict[str, Any] | None,
    status: int = 200,
    errors: tuple[str, ...] = (),
    query: dict[str, str] | None = None,
    eyes: bool = False,
    parameters: Sequence[OpenApiParameter] = (),
) -> Callable[[F], F]:
    """Describe one operation; every operation may also answer 401, 405, 406 and 429.

    `gives`: a message, or the schema of what is none. `query`: whole numbers by name. `eyes`: it can be asked through
    whose eyes to look. `parameters`: whatever else.
    """
    always = ("who_are_you", "bad_method", "not_acceptable", "too_many")
    codes = {STATUS[code] for code in (*errors, *always)}
    if takes is not None:
        codes |= {400, 413, 415, 403}
        _types.add(takes)
    if query is not None or eyes or parameters:
        codes.add(400)
    if isinstance(gives, type):
        _types.add(gives)
    by_status: dict[Any, Any] = {(each, "application/json"): _named(responses.Error) for each in sorted(codes)}
    by_status[status if gives is None else (status, "application/json")] = (
        _named(gives) if isinstance(gives, type) else gives
    )
    numbers = [OpenApiParameter(name, int, required=False, description=text) for name, text in (query or {}).items()]
    return extend_schema(
        operation_id=name,
        request={"application/json": _named(takes)} if takes else None,
        responses=by_status,
        parameters=[*numbers, *[_EYES] * eyes, *parameters],
    )


def _named(kind: type[msgspec.Struct]) -> dict[str, str]:
    return {"$ref": _REF.format(name=kind.__name__)}


def add_messages(result: dict[str, Any], generator: Any, request: Any, public: bool) -> dict[str, Any]:
    """drf-spectacular's postprocessing hook: the types of all messages, the socket's too."""
    ordered = sorted(_types, key=lambda kind: str(kind.__name__))
    _, components = msgspec.json.schema_components(ordered, ref_template=_REF)
    result.setdefault("components", {}).setdefault("schemas", {}).update(components)
    return result
