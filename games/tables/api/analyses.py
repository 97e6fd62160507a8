"""What a game that is over hung on."""

from __future__ import annotations

from uuid import UUID

from django.utils.decorators import method_decorator
from django.views.decorators.gzip import gzip_page
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.tables import analyses
from games.tables.api.documented import documented
from games.tables.api.http import asker, read
from games.tables.wire import findings, requests


@method_decorator(gzip_page, name="dispatch")
class Analysis(APIView):
    """Asking for it, and how far it is: it goes on for as long as somebody asks."""

    @documented("analyse", takes=requests.Nothing, gives=findings.AnalysisNow, errors=("not_found", "not_allowed"))
    def post(self, request: Request, table: UUID) -> Response:
        player = str(asker(request).pk)
        read(request, requests.Nothing)
        return Response(analyses.ask(str(table), player))
