"""Tables that come from others, over HTTP."""

from __future__ import annotations

from uuid import UUID

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.tables import deals, learning, practice, queries
from games.tables.api.documented import documented
from games.tables.api.http import asker, read
from games.tables.wire import requests, responses


class Practice(APIView):
    """Playing on from a decision of yours, alone."""

    @documented(
        "practise",
        takes=requests.Practise,
        gives=responses.TableInfo,
        status=201,
        errors=("not_found", "not_seated", "not_allowed", "too_many_tables"),
    )
    def post(self, request: Request, table: UUID) -> Response:
        player, wish = str(asker(request).pk), read(request, requests.Practise)
        opened = practice.practise(str(table), player, wish.entry, real=wish.real, salt=wish.salt)
        return Response(queries.info(opened, player), status=201)


class Again(APIView):
    """Practising once more from the same place."""

    @documented(
        "practise_again",
        takes=requests.Again,
        gives=responses.TableInfo,
        status=201,
        errors=("not_found", "not_seated", "not_allowed", "too_many_tables"),
    )
    def post(self, request: Request, table: UUID) -> Response:
        player, wish = str(asker(request).pk), read(request, requests.Again)
        opened = practice.again(str(table), player, same=wish.same, salt=wish.salt)
        return Response(queries.info(opened, player), status=201)


class Deal(APIView):
    """The chance of a table that is over, once more."""

    @documented(
        "play_deal_again",
        takes=requests.Sit,
        gives=responses.TableInfo,
        status=201,
        errors=("not_found", "not_ended", "not_allowed", "too_many_tables"),
    )
    def post(self, request: Request, table: UUID) -> Response:
        player = str(asker(request).pk)
        opened = deals.play_again(str(table), player, read(request, requests.Sit).salt)
        return Response(queries.info(opened, player), status=201)


class Lesson(APIView):
    """The lesson of a game: yours that goes on, or a new one."""

    @documented(
        "learn",
        takes=requests.Learn,
        gives=responses.TableInfo,
        status=201,
        errors=("not_found", "too_many_tables"),
    )
    def post(self, request: Request, game: str) -> Response:
        player, wish = str(asker(request).pk), read(request, requests.Learn)
        opened = learning.learn(game, player, wish.salt, anew=wish.anew, bot_delay=wish.bot_delay)
        return Response(queries.info(opened, player), status=201)
