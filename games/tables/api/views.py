"""Tables over HTTP: one view an address."""

from __future__ import annotations

from concurrent.futures import Future
from functools import cache
from uuid import UUID

import msgspec
from django.utils.decorators import method_decorator
from django.views.decorators.gzip import gzip_page
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from events.writer import Refused
from games import catalog
from games.engine.schema import game_schema
from games.players import names
from games.tables import lobby, queries, rematch
from games.tables.api.documented import documented
from games.tables.api.eyes import STRETCH, eyes, stretch
from games.tables.api.http import asker, known, number, only_query, read
from games.tables.bodies import Level
from games.tables.wire import requests, responses
from games.tables.writes import WRITE_TIMEOUT, absence, ending, moves, opening, people, seats, talk, undo


@cache
def _games() -> responses.Games:
    return responses.Games([_game_info(listed) for listed in catalog.games()])


def _game_info(listed: catalog.Game) -> responses.GameInfo:
    rules = listed.rules
    return responses.GameInfo(
        key=rules.key,
        version=rules.version,
        players=responses.PlayerCount(min(rules.seats), max(rules.seats)),
        options=msgspec.json.schema(rules.options_type),
        windows=rules.windows,
        levels=msgspec.convert(
            {seats: listed.strategy.levels_at(seats) for seats in rules.seats}, dict[int, tuple[Level, ...]]
        ),
        schema=game_schema(rules),
    )


@method_decorator(gzip_page, name="dispatch")
class Games(APIView):
    """Which games there are."""

    @documented("list_games", gives=responses.Games)
    def get(self, request: Request) -> Response:
        only_query(request)
        return Response(_games())


class Tables(APIView):
    """The lobby, and opening a table."""

    @documented("list_tables", gives=responses.Lobby, query={"mine": "1: only tables where you sit"})
    def get(self, request: Request) -> Response:
        only_query(request, "mine")
        mine = number(request, "mine", 0) == 1
        return Response(lobby.mine(str(asker(request).pk)) if mine else lobby.tables(_player(request)))

    @documented(
        "open_table",
        takes=requests.NewTable,
        gives=responses.TableInfo,
        status=201,
        errors=("not_found", "too_many_tables"),
    )
    def post(self, request: Request) -> Response:
        player = str(asker(request).pk)
        wish = read(request, requests.NewTable)
        try:
            table = opening.open_table(player, _terms(wish)).result(WRITE_TIMEOUT)
        except msgspec.ValidationError as error:
            raise Refused("bad_request", f"options: {error}") from None
        return Response(queries.written(table, player), status=201)


class Table(APIView):
    """One table, as you may see it."""

    @documented("get_table", gives=responses.TableInfo, errors=("not_found",))
    def get(self, request: Request, table: UUID) -> Response:
        only_query(request)
        return _shown(request, table)


class Seat(APIView):
    """Sitting down and standing up."""

    @documented(
        "sit_down",
        takes=requests.Sit,
        gives=responses.TableInfo,
        errors=("not_found", "seat_taken", "seat_kept", "may_not_sit", "already_seated", "not_open", "too_many_tables"),
    )
    def post(self, request: Request, table: UUID, seat: int) -> Response:
        wish = read(request, requests.Sit)
        seats.sit(str(table), str(asker(request).pk), seat, wish.salt).result(WRITE_TIMEOUT)
        return Response(queries.written(str(table), _player(request)))

    @documented("leave_seat", gives=responses.TableInfo, errors=("not_found", "not_your_seat", "not_running"))
    def delete(self, request: Request, table: UUID, seat: int) -> Response:
        seats.leave(str(table), str(asker(request).pk), seat).result(WRITE_TIMEOUT)
        return _shown(request, table)


class Bot(APIView):
    """A bot in a seat of your table, before the game begins."""

    @documented(
        "seat_bot",
        takes=requests.SeatBot,
        gives=responses.TableInfo,
        errors=("not_found", "not_allowed", "not_open", "seat_taken", "seat_kept"),
    )
    def put(self, request: Request, table: UUID, seat: int) -> Response:
        host, wish = str(asker(request).pk), read(request, requests.SeatBot)
        seats.seat_bot(str(table), host, seat, wish.level).result(WRITE_TIMEOUT)
        return _shown(request, table)

    @documented("free_seat", gives=responses.TableInfo, errors=("not_found", "not_allowed", "not_open", "seat_taken"))
    def delete(self, request: Request, table: UUID, seat: int) -> Response:
        seats.free(str(table), str(asker(request).pk), seat).result(WRITE_TIMEOUT)
        return _shown(request, table)


class Return(APIView):
    """Taking your seat back from the bot that stood in."""

    @documented(
        "come_back",
        takes=requests.Nothing,
        gives=responses.TableInfo,
        errors=("not_found", "not_your_seat", "not_running"),
    )
    def post(self, request: Request, table: UUID, seat: int) -> Response:
        read(request, requests.Nothing)
        absence.come_back(str(table), str(asker(request).pk), seat).result(WRITE_TIMEOUT)
        return _shown(request, table)


class Restriction(APIView):
    """What the host lets somebody do who does not sit there."""

    @documented(
        "restrict",
        takes=requests.Restrict,
        gives=responses.TableInfo,
        errors=("not_found", "not_allowed", "is_seated", "too_many_restricted"),
    )
    def put(self, request: Request, table: UUID, player: UUID) -> Response:
        host, wish = str(asker(request).pk), read(request, requests.Restrict)
        if not (wish.may_talk and wish.may_sit) and not names.names([str(player)]):
            raise Refused("not_found", "player")
        change = people.restrict(str(table), host, str(player), may_talk=wish.may_talk, may_sit=wish.may_sit)
        change.result(WRITE_TIMEOUT)
        return _shown(request, table)


class Start(APIView):
    """Beginning the game."""

    @documented(
        "start",
        takes=requests.Nothing,
        gives=responses.TableInfo,
        errors=("not_found", "not_seated", "not_open", "not_full", "host_first"),
    )
    def post(self, request: Request, table: UUID) -> Response:
        read(request, requests.Nothing)
        seats.start(str(table), str(asker(request).pk)).result(WRITE_TIMEOUT)
        return Response(queries.written(str(table), _player(request)))


class Moves(APIView):
    """Making a move from your seat."""

    @documented(
        "make_move",
        takes=requests.NewMove,
        gives=responses.Answer,
        errors=("not_found", "not_your_seat", "not_running", "bot_plays", "not_legal", "stale", "id_reused"),
    )
    def post(self, request: Request, table: UUID) -> Response:
        player = str(asker(request).pk)
        wish = read(request, requests.NewMove)
        seat = queries.seat_of(str(table), player)
        if seat is None:
            raise Refused("not_your_seat")
        answer = moves.play(str(table), seat, player, wish.id, wish.asked, wish.move).result(WRITE_TIMEOUT)
        return Response(responses.Answer(answer.id, answer.seq, answer.undone, answer.held))


class Undo(APIView):
    """Taking back a choice of yours."""

    @documented("get_undo", gives=responses.TakingBack, errors=("not_found", "not_seated"))
    def get(self, request: Request, table: UUID) -> Response:
        only_query(request)
        return Response(queries.taking_back(str(table), str(asker(request).pk)))

    @documented(
        "undo",
        takes=requests.TakeBack,
        gives=responses.Done,
        errors=("not_found", "not_seated", "not_allowed", "not_running", "stale", "id_reused"),
    )
    def post(self, request: Request, table: UUID) -> Response:
        player, wish = str(asker(request).pk), read(request, requests.TakeBack)
        return _done(undo.undo(str(table), player, wish.id, wish.entry, ask=wish.ask))


class Redo(APIView):
    """Bringing back what you took back."""

    @documented(
        "redo",
        takes=requests.TakeBack,
        gives=responses.Done,
        errors=("not_found", "not_seated", "not_allowed", "not_running", "stale", "id_reused"),
    )
    def post(self, request: Request, table: UUID) -> Response:
        player, wish = str(asker(request).pk), read(request, requests.TakeBack)
        return _done(undo.redo(str(table), player, wish.id, wish.entry, ask=wish.ask))


class UndoAnswer(APIView):
    """Agreeing to what another wants to take or bring back, or not."""

    @documented(
        "answer_undo",
        takes=requests.AnswerUndo,
        gives=responses.Done,
        errors=("not_found", "not_seated", "not_running", "stale", "id_reused"),
    )
    def post(self, request: Request, table: UUID) -> Response:
        player, wish = str(asker(request).pk), read(request, requests.AnswerUndo)
        return _done(undo.answer(str(table), player, wish.id, wish.entry, yes=wish.yes))


class Final(APIView):
    """Which of your moves could not be taken back freely."""

    @documented("get_final", gives=responses.Final, errors=("not_found", "not_seated"))
    def get(self, request: Request, table: UUID) -> Response:
        only_query(request)
        return Response(queries.final(str(table), str(asker(request).pk)))


def _done(written: Future[undo.Answer]) -> Response:
    done = written.result(WRITE_TIMEOUT)
    return Response(responses.Done(done.id, done.seq))


class Resign(APIView):
    """Giving up for good."""

    @documented(
        "resign", takes=requests.Nothing, gives=responses.TableInfo, errors=("not_found", "not_seated", "not_running")
    )
    def post(self, request: Request, table: UUID) -> Response:
        read(request, requests.Nothing)
        ending.resign(str(table), str(asker(request).pk)).result(WRITE_TIMEOUT)
        return _shown(request, table)


class Resume(APIView):
    """Going on where nobody had moved for long."""

    @documented(
        "resume", takes=requests.Nothing, gives=responses.TableInfo, errors=("not_found", "not_seated", "not_paused")
    )
    def post(self, request: Request, table: UUID) -> Response:
        read(request, requests.Nothing)
        absence.resume(str(table), str(asker(request).pk)).result(WRITE_TIMEOUT)
        return _shown(request, table)


class Rematch(APIView):
    """The same people once more; who asks second gets the table that is there already."""

    @documented(
        "rematch",
        takes=requests.Sit,
        gives=responses.TableInfo,
        status=201,
        errors=("not_found", "not_seated", "not_ended", "may_not_sit", "too_many_tables"),
    )
    def post(self, request: Request, table: UUID) -> Response:
        player = str(asker(request).pk)
        again = rematch.rematch(str(table), player, read(request, requests.Sit).salt)
        return Response(queries.info(again, player), status=201)


class Chat(APIView):
    """Saying something at the table."""

    @documented(
        "say", takes=requests.Say, gives=responses.Said, errors=("not_found", "silenced", "not_seated", "id_reused")
    )
    def post(self, request: Request, table: UUID) -> Response:
        wish = read(request, requests.Say)
        said = talk.say(str(table), str(asker(request).pk), wish.text, wish.id).result(WRITE_TIMEOUT)
        return Response(responses.Said(said))


@method_decorator(gzip_page, name="dispatch")  # with padding by chance, against guessing by size
class Entries(APIView):
    """The log, as you may read it."""

    @documented(
        "list_entries",
        gives=responses.Entries,
        errors=("not_found", "not_allowed"),
        query={"after": "only what came after this entry", "proof": "1: each with what the chain is made of"},
        eyes=True,
    )
    def get(self, request: Request, table: UUID) -> Response:
        only_query(request, "after", "as", "proof")
        after, proof = number(request, "after", 0) or 0, number(request, "proof", 0) == 1
        return Response(queries.entries(str(table), _player(request), after, eyes(request), proof=proof))


class ViewAt(APIView):
    """What a seat saw at an entry: your own at any time, others' after the end."""

    @documented("get_view", gives=responses.ViewAt, errors=("not_found", "not_allowed"), eyes=True)
    def get(self, request: Request, table: UUID, seq: int) -> Response:
        only_query(request, "as")
        return Response(queries.view_at(str(table), _player(request), seq, eyes(request)))


@method_decorator(gzip_page, name="dispatch")
class Past(APIView):
    """A stretch of the past, entry by entry: as you saw it then, or after the end as anybody did."""

    @documented("get_past", gives=responses.Past, errors=("not_found", "not_allowed"), query=STRETCH, eyes=True)
    def get(self, request: Request, table: UUID) -> Response:
        first, last = stretch(request)
        return Response(queries.past(str(table), _player(request), first, last, eyes(request)))


def _terms(wish: requests.NewTable) -> opening.Terms:
    places = tuple(opening.Place(seat.sitter, seat.level) for seat in wish.seats)
    pace = wish.pace
    return opening.Terms(
        wish.game, places, wish.options, wish.salt, pace.deadline, pace.window, pace.bot_delay, pace.patience,
        undo=wish.undo, practice=wish.practice, stand_in=wish.absence.level, grace=wish.absence.grace,
        advice=wish.advice,
    )  # fmt: skip


def _player(request: Request) -> str | None:
    player = known(request)
    return str(player.pk) if player else None


def _shown(request: Request, table: UUID) -> Response:
    return Response(queries.info(str(table), _player(request)))
