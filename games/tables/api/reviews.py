"""Trying other moves at a table that is over."""

from __future__ import annotations

from uuid import UUID

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.tables import queries
from games.tables.api.documented import documented
from games.tables.api.http import asker, read
from games.tables.wire import requests, responses


class WhatIf(APIView):
    """What other moves from an entry on would have led to; nothing of it is kept."""

    @documented(
        "try_moves",
        takes=requests.Trial,
        gives=responses.WhatIf,
        errors=("not_found", "not_allowed", "not_running", "not_legal"),
    )
    def post(self, request: Request, table: UUID) -> Response:
        player, wish = str(asker(request).pk), read(request, requests.Trial)
        return Response(queries.what_if(str(table), player, wish.at, wish.eyes, wish.moves))
