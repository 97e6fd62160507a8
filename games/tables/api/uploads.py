"""Files that people bring, over HTTP."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.conf import settings
from django.utils.decorators import method_decorator
from django.views.decorators.gzip import gzip_page
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from events.writer import Refused
from games.tables import queries, uploads
from games.tables.api.documented import documented
from games.tables.api.eyes import STRETCH, eyes, stretch
from games.tables.api.http import JSON, asker, number, only_query, read
from games.tables.wire import requests, responses
from games.tables.writes import opening


class File(JSON):
    """The body as it comes, and as much as a file may hold."""

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> Any:
        file = stream.read(settings.GRIOT_UPLOADS["bytes"] + 1)
        if len(file) > settings.GRIOT_UPLOADS["bytes"]:
            raise Refused("too_large")
        return file


class Uploads(APIView):
    """Bringing an export."""

    parser_classes = [File]

    @documented(
        "upload", takes=None, gives=responses.UploadInfo, status=201, errors=("bad_request", "bad_origin", "too_large")
    )
    def post(self, request: Request) -> Response:
        player, file = str(asker(request).pk), request.data
        if not isinstance(file, bytes) or not file:
            raise Refused("bad_request")
        return Response(uploads.bring(player, file), status=201)


class Upload(APIView):
    """How far it is."""

    @documented("get_upload", gives=responses.UploadInfo, errors=("not_found",))
    def get(self, request: Request, upload: UUID) -> Response:
        only_query(request)
        return Response(uploads.info(str(upload), str(asker(request).pk)))


@method_decorator(gzip_page, name="dispatch")
class Entries(APIView):
    """What happened in it, entry by entry."""

    @documented(
        "list_uploaded_entries",
        gives=responses.Entries,
        errors=("not_found",),
        query={"after": "only what came after this entry"},
        eyes=True,
    )
    def get(self, request: Request, upload: UUID) -> Response:
        only_query(request, "after", "as")
        after = number(request, "after", 0) or 0
        return Response(uploads.entries(str(upload), str(asker(request).pk), after, eyes(request)))


@method_decorator(gzip_page, name="dispatch")
class Past(APIView):
    """A stretch of it, as anybody saw it."""

    @documented("get_uploaded_past", gives=responses.Past, errors=("not_found",), query=STRETCH, eyes=True)
    def get(self, request: Request, upload: UUID) -> Response:
        first, last = stretch(request)
        return Response(uploads.past(str(upload), str(asker(request).pk), first, last, eyes(request)))


class GoOn(APIView):
    """A new table that goes on from it."""

    @documented(
        "go_on_from_upload",
        takes=requests.GoOn,
        gives=responses.TableInfo,
        status=201,
        errors=("not_found", "too_many_tables"),
    )
    def post(self, request: Request, upload: UUID) -> Response:
        player, wish = str(asker(request).pk), read(request, requests.GoOn)
        places = tuple(opening.Place(seat.sitter, seat.level) for seat in wish.seats)
        pace = wish.pace
        terms = opening.Terms(
            "", places, {}, wish.salt, pace.deadline, pace.window, pace.bot_delay, pace.patience, undo=wish.undo,
            practice=wish.practice, advice=wish.advice,
        )  # fmt: skip
        return Response(queries.info(uploads.go_on(str(upload), player, wish.entry, terms), player), status=201)
