"""Guests over HTTP: a name, a cookie for browsers, a token for programs."""

from __future__ import annotations

import msgspec
from django.conf import settings
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from events.writer import Refused
from games import catalog
from games.players import models, preferences, tokens
from games.players.models import Player
from games.tables.api.documented import documented
from games.tables.api.http import asker, read
from games.tables.wire import requests, responses


class Guests(APIView):
    """Becoming somebody."""

    @documented("become_guest", takes=requests.NewGuest, gives=responses.Welcome, status=201)
    def post(self, request: Request) -> Response:
        player, token = tokens.welcome(read(request, requests.NewGuest).name)
        return _with_cookie(Response(responses.Welcome(_person(player), token), status=201), token)


class Me(APIView):
    """Who you are."""

    @documented("get_me", gives=responses.Me)
    def get(self, request: Request) -> Response:
        if not isinstance(request.user, Player):
            return Response(responses.Me(None))
        answer = Response(responses.Me(_person(request.user)))
        return _with_cookie(answer, str(request.auth)) if tokens.COOKIE in request.COOKIES else answer

    @documented("rename_me", takes=requests.NewGuest, gives=responses.Me)
    def patch(self, request: Request) -> Response:
        player = asker(request)
        tokens.rename(player, read(request, requests.NewGuest).name)
        return Response(responses.Me(_person(player)))

    @documented("revoke_token", gives=None, status=204, errors=("bad_origin",))
    def delete(self, request: Request) -> Response:
        asker(request)
        tokens.revoke(str(request.auth))
        answer = Response(status=204)
        answer.delete_cookie(tokens.COOKIE, samesite="Lax")
        return answer


class Preferences(APIView):
    """What you want done for you in reaction windows; nobody else is shown."""

    @documented("get_preferences", gives=responses.Preferences)
    def get(self, request: Request) -> Response:
        return Response(_shown(preferences.of(str(asker(request).pk))))

    @documented("change_preferences", takes=requests.NewPreferences, gives=responses.Preferences)
    def patch(self, request: Request) -> Response:
        player = str(asker(request).pk)
        wished = read(request, requests.NewPreferences)
        wishes = msgspec.to_builtins(wished)
        if wished.let_pass_topics is not msgspec.UNSET:
            named = {game: _known(game, topics) for game, topics in wished.let_pass_topics.items()}
            wishes["let_pass_topics"] = {game: topics for game, topics in named.items() if topics}
        return Response(_shown(preferences.change(player, **wishes)))


def _known(game: str, topics: tuple[str, ...]) -> list[str]:
    """These topics in the order of the game, each once."""
    try:
        windows = catalog.game(game).rules.windows
    except KeyError:
        raise Refused("bad_request", "let_pass_topics") from None
    there_are = windows.topics if windows is not None else ()
    if not set(topics) <= set(there_are):
        raise Refused("bad_request", "let_pass_topics")
    return [topic for topic in there_are if topic in topics]


def _shown(chosen: models.Preferences) -> responses.Preferences:
    return responses.Preferences(chosen.continue_for_me, chosen.let_pass_for_me, chosen.let_pass_topics)


def _person(player: Player) -> responses.Person:
    return responses.Person(str(player.pk), player.name)


def _with_cookie(answer: Response, token: str) -> Response:
    answer.set_cookie(
        tokens.COOKIE,
        tokens.sealed(token),
        max_age=tokens.LIFE,
        httponly=True,
        samesite="Lax",
        secure=settings.SESSION_COOKIE_SECURE,
    )
    return answer
