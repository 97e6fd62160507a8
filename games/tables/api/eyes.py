"""What is asked of a past, in the query: which stretch of it, and through whose eyes."""

from __future__ import annotations

from typing import Final

from rest_framework.request import Request

from games.tables import queries
from games.tables.api.http import number, only_query

STRETCH: Final = {"from": "the first entry", "to": f"the last one; {queries.STRETCH} are told at most"}
"""For `documented`."""
_OPEN: Final[dict[str | None, queries.Eyes]] = {"none": "none", "all": "all"}


def eyes(request: Request) -> queries.Eyes:
    """Through whose eyes; None if the query does not say."""
    asked = request.query_params.get("as")
    return _OPEN[asked] if asked in _OPEN else number(request, "as", None)


def stretch(request: Request) -> tuple[int, int]:
    """The first and the last entry; refuses all other questions but that for the eyes."""
    only_query(request, "from", "to", "as")
    first = number(request, "from", 1) or 0
    return first, number(request, "to", first) or 0
