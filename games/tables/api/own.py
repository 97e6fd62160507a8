"""What somebody has played: their tables, and how they have done."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from events.writer import Refused
from games.tables import lobby, numbers, results
from games.tables.api.documented import documented
from games.tables.api.http import asker, only_query
from games.tables.wire import responses

_UUID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
_OUTCOMES: dict[str, results.Outcome] = {"won": "won", "not_won": "not_won", "abandoned": "abandoned"}


def _wish(name: str, description: str, **schema: Any) -> OpenApiParameter:
    return OpenApiParameter(name, {"type": "string", **schema}, required=False, description=description)


_WISHES = (
    _wish("game", "only tables of this game", maxLength=40),
    _wish("opponent", "only tables with this person, or where only bots were the others", pattern=f"^(bots|{_UUID})$"),
    _wish("outcome", "only these; `unfinished`: those that are not over", enum=["unfinished", *_OUTCOMES]),
    _wish("before", "go on after this table, the last one that you have", pattern=f"^{_UUID}$"),
)


class OwnTables(APIView):
    """Your tables: first those that are not over, then the newest."""

    @documented("list_own_tables", gives=responses.OwnTables, parameters=_WISHES)
    def get(self, request: Request) -> Response:
        player = str(asker(request).pk)
        only_query(request, *(wish.name for wish in _WISHES))
        ask = request.query_params.get
        game, opponent, outcome, before = ask("game"), ask("opponent"), ask("outcome"), ask("before")
        if outcome not in (None, "unfinished", *_OUTCOMES):
            raise Refused("bad_request", "outcome")
        if opponent is not None and opponent != "bots":
            opponent = str(_id(opponent, "opponent"))
        last = _id(before, "before") if before is not None else None
        unfinished, ended, more = list[responses.Summary](), list[responses.PlayedTable](), False
        if last is None and outcome in (None, "unfinished"):
            going_on = (table for table in lobby.going_on(player) if _fits(table, player, game, opponent))
            unfinished = [table.summary(player) for table in going_on]
        if outcome != "unfinished":
            wanted = _OUTCOMES.get(outcome or "")
            ended, more = results.played(player, game=game, opponent=opponent, outcome=wanted, before=last)
        return Response(responses.OwnTables(unfinished, ended, more))


class OwnNumbers(APIView):
    """How you have done, by game."""

    @documented("get_own_numbers", gives=responses.OwnNumbers)
    def get(self, request: Request) -> Response:
        only_query(request)
        return Response(numbers.of(str(asker(request).pk)))


def _fits(table: lobby.Listed, player: str, game: str | None, opponent: str | None) -> bool:
    others = {seat.player for seat in table.seats if seat.sitter != "bot" and seat.player != player}
    if opponent is not None and (others if opponent == "bots" else opponent not in others):
        return False
    return game in (None, table.game)


def _id(text: str, name: str) -> UUID:
    try:
        return UUID(text)
    except ValueError:
        raise Refused("bad_request", name) from None
