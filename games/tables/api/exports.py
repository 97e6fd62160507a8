"""A table as a file that proves itself, and what such a file holds."""

from __future__ import annotations

from functools import cache
from typing import Any
from uuid import UUID

import msgspec
from django.http import HttpResponse
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.tables import queries
from games.tables.api.documented import documented
from games.tables.api.http import only_query
from games.tables.export import FORMAT, ExportedTable


class Export(APIView):
    """The whole log: of a revealed table everything, of another what everybody may know of it now."""

    rate = "exports"  # the whole game is told anew

    @documented("export_table", gives=ExportedTable, errors=("not_found",))
    def get(self, request: Request, table: UUID) -> HttpResponse:
        only_query(request)
        # As written, byte by byte: a checksum is over them.
        headers = {"Content-Disposition": f'attachment; filename="griot-{table}.json"', "Cache-Control": "no-store"}
        return HttpResponse(queries.export(str(table)), content_type="application/json", headers=headers)


class ExportSchema(APIView):
    """The JSON Schema of an export; its version stands in the file as `format`."""

    @documented("get_export_schema", gives={"type": "object"})
    def get(self, request: Request) -> Response:
        only_query(request)
        return Response(export_schema())


@cache
def export_schema() -> dict[str, Any]:
    """What a file of the format `FORMAT` holds, as JSON Schema."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": FORMAT,
        **msgspec.json.schema(ExportedTable),
    }
