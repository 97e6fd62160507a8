"""Tables over HTTP: one view an address."""

from __future__ import annotations

from functools import cache
from uuid import UUID

import msgspec
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from events.writer import Refused
from games import catalog
from games.engine.schema import game_schema
from games.tables import lobby, queries, rematch, wire
from games.tables.api.documented import documented
from games.tables.api.http import asker, known, number, only_query, read
from games.tables.writes import WRITE_TIMEOUT, ending, moves, opening, pausing, seats, talk


@cache
def _games() -> wire.Games:
    return wire.Games([_game_info(listed) for listed in catalog.games()])


def _game_info(listed: catalog.Game) -> wire.GameInfo:
    rules = listed.rules
    return wire.GameInfo(
        key=rules.key,
        version=rules.version,
        players=wire.PlayerCount(min(rules.seats), max(rules.seats)),
        options=msgspec.json.schema(rules.options_type),
        windows=rules.windows,
        schema=game_schema(rules),
    )


class Games(APIView):
    """Which games there are."""

    @documented("list_games", gives=wire.Games)
    def get(self, request: Request) -> Response:
        only_query(request)
        return Response(_games())


class Tables(APIView):
    """The lobby, and opening a table."""

    @documented("list_tables", gives=wire.Lobby, query={"mine": "1: only tables where you sit"})
    def get(self, request: Request) -> Response:
        only_query(request, "mine")
        mine = number(request, "mine", 0) == 1
        return Response(lobby.mine(str(asker(request).pk)) if mine else lobby.tables(_player(request)))

    @documented("open_table", takes=wire.NewTable, gives=wire.TableInfo, status=201, errors=("not_found",))
    def post(self, request: Request) -> Response:
        player = str(asker(request).pk)
        wish = read(request, wire.NewTable)
        try:
            table = opening.open_table(player, _terms(wish)).result(WRITE_TIMEOUT)
        except msgspec.ValidationError as error:
            raise Refused("bad_request", f"options: {error}") from None
        return Response(queries.info(table, player), status=201)


class Table(APIView):
    """One table, as you may see it."""

    @documented("get_table", gives=wire.TableInfo, errors=("not_found",))
    def get(self, request: Request, table: UUID) -> Response:
        only_query(request)
        return _shown(request, table)


class Seat(APIView):
    """Sitting down and standing up."""

    @documented(
        "sit_down",
        takes=wire.Sit,
        gives=wire.TableInfo,
        errors=("not_found", "seat_taken", "already_seated", "not_open"),
    )
    def post(self, request: Request, table: UUID, seat: int) -> Response:
        wish = read(request, wire.Sit)
        seats.sit(str(table), str(asker(request).pk), seat, wish.salt).result(WRITE_TIMEOUT)
        return _shown(request, table)

    @documented("leave_seat", gives=wire.TableInfo, errors=("not_found", "not_your_seat", "not_running"))
    def delete(self, request: Request, table: UUID, seat: int) -> Response:
        seats.leave(str(table), str(asker(request).pk), seat).result(WRITE_TIMEOUT)
        return _shown(request, table)


class Start(APIView):
    """Beginning the game."""

    @documented(
        "start", takes=wire.Nothing, gives=wire.TableInfo, errors=("not_found", "not_seated", "not_open", "not_full")
    )
    def post(self, request: Request, table: UUID) -> Response:
        read(request, wire.Nothing)
        seats.start(str(table), str(asker(request).pk)).result(WRITE_TIMEOUT)
        return _shown(request, table)


class Moves(APIView):
    """Making a move from your seat."""

    @documented(
        "make_move", takes=wire.NewMove, gives=wire.Answer, errors=("not_found", "not_seated", "not_legal", "stale")
    )
    def post(self, request: Request, table: UUID) -> Response:
        player = str(asker(request).pk)
        wish = read(request, wire.NewMove)
        seat = queries.seat_of(str(table), player)
        if seat is None:
            raise Refused("not_your_seat")
        answer = moves.play(str(table), seat, player, wish.id, wish.asked, wish.move).result(WRITE_TIMEOUT)
        return Response(wire.Answer(answer.id, answer.seq, answer.undone, answer.held))


class Resign(APIView):
    """Giving up for good."""

    @documented("resign", takes=wire.Nothing, gives=wire.TableInfo, errors=("not_found", "not_seated", "not_running"))
    def post(self, request: Request, table: UUID) -> Response:
        read(request, wire.Nothing)
        ending.resign(str(table), str(asker(request).pk)).result(WRITE_TIMEOUT)
        return _shown(request, table)


class Resume(APIView):
    """Going on where nobody had moved for long."""

    @documented("resume", takes=wire.Nothing, gives=wire.TableInfo, errors=("not_found", "not_seated", "not_paused"))
    def post(self, request: Request, table: UUID) -> Response:
        read(request, wire.Nothing)
        pausing.resume(str(table), str(asker(request).pk)).result(WRITE_TIMEOUT)
        return _shown(request, table)


class Rematch(APIView):
    """The same people once more; who asks second gets the table that is there already."""

    @documented(
        "rematch", takes=wire.Sit, gives=wire.TableInfo, status=201, errors=("not_found", "not_seated", "not_ended")
    )
    def post(self, request: Request, table: UUID) -> Response:
        player = str(asker(request).pk)
        again = rematch.rematch(str(table), player, read(request, wire.Sit).salt)
        return Response(queries.info(again, player), status=201)


class Chat(APIView):
    """Saying something at the table."""

    @documented("say", takes=wire.Say, gives=wire.Said, errors=("not_found", "id_reused"))
    def post(self, request: Request, table: UUID) -> Response:
        wish = read(request, wire.Say)
        queries.table(str(table))
        said = talk.say(str(table), str(asker(request).pk), wish.text, wish.id).result(WRITE_TIMEOUT)
        return Response(wire.Said(said))


class Entries(APIView):
    """The log, as you may read it."""

    @documented(
        "list_entries", gives=wire.Entries, errors=("not_found",), query={"after": "only what came after this entry"}
    )
    def get(self, request: Request, table: UUID) -> Response:
        only_query(request, "after")
        after = number(request, "after", 0) or 0
        return Response(queries.entries(str(table), _player(request), after))


class ViewAt(APIView):
    """What a seat saw at an entry: your own at any time, others' after the end."""

    @documented(
        "get_view", gives=wire.ViewAt, errors=("not_found", "not_allowed"), query={"as": "a seat; without it your own"}
    )
    def get(self, request: Request, table: UUID, seq: int) -> Response:
        only_query(request, "as")
        return Response(queries.view_at(str(table), _player(request), seq, number(request, "as", None)))


def _terms(wish: wire.NewTable) -> opening.Terms:
    places = tuple(opening.Place(seat.sitter, seat.level) for seat in wish.seats)
    pace = wish.pace
    return opening.Terms(
        wish.game, places, wish.options, wish.salt, pace.deadline, pace.window, pace.bot_delay, pace.patience
    )


def _player(request: Request) -> str | None:
    player = known(request)
    return str(player.pk) if player else None


def _shown(request: Request, table: UUID, status: int = 200) -> Response:
    return Response(queries.info(str(table), _player(request)), status=status)
