"""What workers think about for people: asked for by POST, at a rate of its own, and looked for by GET."""

from __future__ import annotations

from uuid import UUID

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.tables import thinking
from games.tables.api.documented import documented
from games.tables.api.http import asker, only_query, read
from games.tables.wire import findings, requests


class _Thoughts(APIView):
    @property
    def rate(self) -> str:
        """Thinking costs more than looking whether it is done (config/rates.py)."""
        return "thoughts" if self.request.method == "POST" else "reads"


class Considered(_Thoughts):
    """What a bot considered, at a table that is revealed."""

    @documented("get_considered", gives=findings.Considered, errors=("not_found", "not_allowed"))
    def get(self, request: Request, table: UUID, entry: int) -> Response:
        only_query(request)
        return Response(thinking.considered(str(table), entry))

    @documented(
        "ask_considered",
        takes=requests.Nothing,
        gives=findings.Considered,
        errors=("not_found", "not_allowed"),
    )
    def post(self, request: Request, table: UUID, entry: int) -> Response:
        asker(request)
        read(request, requests.Nothing)
        return Response(thinking.ask_considered(str(table), entry))


class Advice(_Thoughts):
    """Advice at a question that is put to you."""

    @documented("get_advice", gives=findings.Advice, errors=("not_found", "not_seated", "not_allowed", "stale"))
    def get(self, request: Request, table: UUID, asked: int) -> Response:
        only_query(request)
        return Response(thinking.advice(str(table), str(asker(request).pk), asked))

    @documented(
        "ask_advice",
        takes=requests.Nothing,
        gives=findings.Advice,
        errors=("not_found", "not_seated", "not_allowed", "stale"),
    )
    def post(self, request: Request, table: UUID, asked: int) -> Response:
        player = str(asker(request).pk)
        read(request, requests.Nothing)
        return Response(thinking.ask_advice(str(table), player, asked))
