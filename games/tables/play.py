"""All writes: every one is a decision about a table as it stands, made by the one writer of this process.

Each function returns a future, so that sockets can await and views can block. Refusals (`Refused`)
change nothing and carry a stable code (docs/wire.md).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import uuid
from concurrent.futures import Future
from random import Random
from typing import Any, Literal, TypeAlias

import msgspec

from events.entry import leaf
from events.writer import Refused, Repeated, StreamSession, open_stream, write
from games import catalog
from games.engine.canonical import canonical
from games.engine.chance import commitment, draw
from games.engine.contract import Choice, Dealer, Over, Rules
from games.engine.replay import NotOffered, check_choice
from games.players import preferences
from games.tables import bodies, wire
from games.tables.result import result
from games.tables.table import Table

At: TypeAlias = StreamSession[Table]
AnyRules: TypeAlias = Rules[Any, Any, Any, Any]
REPLACEMENT: bodies.Level = "casual"
_clock = Random(secrets.randbits(128))  # fallbacks draw from a source of their own (design.md part 5)


class Bot(msgspec.Struct, frozen=True):
    """A bot as the author of a move: `saw` is the canonical view that it was given."""

    level: bodies.Level
    saw: bytes
    failed: bool = False


By: TypeAlias = str | Bot
"""Who chooses: the id of a player, or a bot."""


def open_table(host: str, wish: wire.NewTable, id: str | None = None) -> Future[str]:
    """Open a table; the future holds its id. ValidationError for wrong options.

    With an `id` that somebody has opened already it stays as it is.
    """
    rules = _rules(wish.game)
    if len(wish.seats) not in rules.seats:
        raise Refused("bad_request", "seats")
    options = _options(rules, wish)
    if sum(seat.sitter == "me" for seat in wish.seats) > 1:
        raise Refused("bad_request", "seats")
    pace = bodies.Pace(wish.pace.deadline, _window(rules, wish.pace.window), wish.pace.bot_delay)

    def decide(at: At) -> str:
        if at.seq:
            return at.stream
        opened = bodies.Opened(
            game=rules.key,
            version=rules.version,
            seats=len(wish.seats),
            options=options,
            pace=pace,
            commitment=commitment(at.seed),
            host=host,
        )
        at.append("opened", body=opened)
        for seat, wanted in enumerate(wish.seats):
            if wanted.sitter == "me":
                at.append("seated", seat=seat, body=bodies.Seated("person", player=host, salt=wish.salt))
            elif wanted.sitter == "bot":
                at.append("seated", seat=seat, body=bodies.Seated("bot", level=wanted.level))
        return at.stream

    return open_stream(decide, id)


def sit(table: str, player: str, seat: int, salt: str) -> Future[None]:
    """Take an open seat; sitting down again where one sits already only brings the newer salt."""

    def decide(at: At) -> None:
        _must_be(at, "open", "not_open")
        _must_exist(at, seat)
        here = at.state.seat_of(player)
        if here not in (None, seat):
            raise Refused("already_seated")
        if here is None and at.state.chairs[seat].sitter != "open":
            raise Refused("seat_taken")
        at.append("seated", seat=seat, body=bodies.Seated("person", player=player, salt=salt))

    return write(table, decide)


def leave(table: str, player: str, seat: int) -> Future[None]:
    """Stand up: an open table keeps the seat free, in a running game a bot takes over."""

    def decide(at: At) -> None:
        _must_sit(at, player, seat)
        if at.state.status == "open":
            at.append("left", seat=seat)
            if not any(chair.sitter == "person" for chair in at.state.chairs):
                at.append("abandoned")
                at.append("revealed", body=bodies.Revealed(at.seed.hex()))
        elif at.state.status in ("running", "paused"):
            at.append("handed_over", seat=seat, body=bodies.HandedOver(REPLACEMENT, "left"))
        else:
            raise Refused("not_running")

    return write(table, decide)


def start(table: str, player: str) -> Future[None]:
    """Begin, once every seat is taken."""

    def decide(at: At) -> None:
        if at.state.seat_of(player) is None:
            raise Refused("not_seated")
        _must_be(at, "open", "not_open")
        if any(chair.sitter == "open" for chair in at.state.chairs):
            raise Refused("not_full")
        at.append("started")
        _settle(at)

    return write(table, decide)


def play_move(table: str, seat: int, by: By, id: str | None, asked: int, move: dict[str, Any]) -> Future[wire.Answer]:
    """Make a move for a seat that entry `asked` asks; a repeated `id` gets the first answer.

    Bots have no ids of their own: for the same question they get the same. A pass that is to wait for the end of
    its window changes nothing yet: then the clock passes anyway.
    """

    def decide(at: At) -> wire.Answer:
        _may_speak(at, seat, by)
        name = id or _own_id(at, seat, asked)
        replay = at.state.replay
        if at.state.status != "running" or replay is None or replay.asked[seat] != asked:
            return _repeated(at, seat, name, move)
        try:
            chosen = msgspec.convert(move, at.state.rules.move_type)
        except msgspec.ValidationError:
            raise Refused("bad_request", "move") from None
        choice = Choice(seat, chosen)
        try:
            check_choice(replay.rules, replay.state, choice)
        except NotOffered:
            view = replay.rules.view(replay.state, seat)
            raise Refused("not_legal", replay.rules.refusal(view, seat, chosen)) from None
        if _waits(at, by, seat, chosen):
            return wire.Answer(name, asked, held=True)
        try:
            entry, _ = at.append("played", seat=seat, id=name, body=_played(at, by, chosen))
        except Repeated:
            return _repeated(at, seat, name, move)
        _settle(at)
        return wire.Answer(name, entry.seq)

    return write(table, decide)


def time_out(table: str, seat: int, asked: int) -> Future[bool]:
    """The clock answers for that seat, if entry `asked` still asks it and the time is really over."""

    def decide(at: At) -> bool:
        due = at.state.due()
        late = due is not None and at.now >= due
        return late and _fall_back(at, seat, asked, "clock")

    return write(table, decide)


def let_pass(table: str, seat: int, asked: int) -> Future[bool]:
    """Where turns are long: pass in the window that entry `asked` opened, for somebody who wants such windows let pass.

    It is the person's answer, given in advance: nothing in the log tells that it was.
    """

    def decide(at: At) -> bool:
        table, player = at.state, at.state.chairs[seat].player
        if player is None or not table.in_window or not table.terms.pace.long:
            return False
        wanted = preferences.letting_pass(table.people_asked(), table.terms.game, table.topic)
        return player in wanted and _fall_back(at, seat, asked, "person")

    return write(table, decide)


def resign(table: str, player: str) -> Future[None]:
    """Give up for good: with two players the other wins, with more a bot takes the seat."""

    def decide(at: At) -> None:
        seat = at.state.seat_of(player)
        if seat is None:
            raise Refused("not_seated")
        _must_be(at, "running", "not_running")
        at.append("resigned", seat=seat)
        if len(at.state.chairs) == 2:
            at.append("ended", body=bodies.Ended("resigned"))
        else:
            at.append("handed_over", seat=seat, body=bodies.HandedOver(REPLACEMENT, "resigned"))

    return write(table, decide)


def say(table: str, player: str, text: str, id: str | None) -> Future[int]:
    """Say something at the table, as a seat or from among the spectators; the number of the entry."""

    def decide(at: At) -> int:
        seat = at.state.seat_of(player)
        if not at.state.may_talk(seat):
            raise Refused("not_seated")
        # Ids count per seat; spectators share none, so each has a room of ids of its own.
        own = str(uuid.uuid5(uuid.UUID(player), id)) if id is not None and seat is None else id
        if own is not None and (earlier := at.earlier(seat, own)) is not None:
            if earlier.leaf != leaf(at.seed, earlier.seq, canonical({"text": text})):
                raise Refused("id_reused")
            return earlier.seq
        return at.append_said(text, seat=seat, id=own, player=player).seq

    return write(table, decide)


def score(table: str) -> Future[bool]:
    """After the end: the result and the seed, together; False if that has been done or is not due."""

    def decide(at: At) -> bool:
        if at.state.status != "ended":
            return False
        at.append("scored", body=bodies.Scored(result(at.state)))
        at.append("revealed", body=bodies.Revealed(at.seed.hex()))
        return True

    return write(table, decide)


def _rules(game: str) -> AnyRules:
    try:
        return catalog.game(game).rules
    except KeyError:
        raise Refused("not_found", "game") from None


def _options(rules: AnyRules, wish: wire.NewTable) -> dict[str, Any]:
    options = msgspec.convert(wish.options, rules.options_type)
    try:
        rules.standard(len(wish.seats), options)
    except ValueError:
        raise Refused("bad_request", "options") from None
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain


def _window(rules: AnyRules, wanted: int | None) -> int | None:
    if rules.windows is None:
        return None
    seconds = rules.windows.usual if wanted is None else wanted
    if not rules.windows.least <= seconds <= rules.windows.most:
        raise Refused("bad_request", "window")
    return seconds


def _must_be(at: At, status: Literal["open", "running"], code: str) -> None:
    if at.state.status != status:
        raise Refused(code)


def _must_exist(at: At, seat: int) -> None:
    if not 0 <= seat < len(at.state.chairs):
        raise Refused("not_found")


def _must_sit(at: At, player: str, seat: int) -> None:
    _must_exist(at, seat)
    if at.state.chairs[seat].player != player:
        raise Refused("not_your_seat")


def _may_speak(at: At, seat: int, by: By) -> None:
    _must_exist(at, seat)
    chair = at.state.chairs[seat]
    if isinstance(by, Bot):
        if chair.sitter != "bot":
            raise Refused("stale")
    elif chair.player != by:
        raise Refused("not_your_seat")


def _waits(at: At, by: By, seat: int, move: Any) -> bool:
    """Whether this is a pass that must not be quick, since its author's are not when there is no other choice."""
    if isinstance(by, Bot) or not at.state.in_window or at.state.due() is None or move != _fallback(at, seat):
        return False
    return preferences.of(by).continue_for_me


def _fall_back(at: At, seat: int, asked: int, by: bodies.By) -> bool:
    """Append what is played for a seat that says nothing; False if entry `asked` asks it no more."""
    if at.state.status != "running" or at.state.replay is None or at.state.game.asked[seat] != asked:
        return False
    played = bodies.Played(by, _raw(_fallback(at, seat)))
    at.append("played", seat=seat, id=_own_id(at, seat, asked), body=played)
    _settle(at)
    return True


def _fallback(at: At, seat: int) -> Any:
    rules, state = at.state.rules, at.state.game.state
    return rules.fallback(rules.view(state, seat), rules.legal(state, seat), _clock)


def _own_id(at: At, seat: int, asked: int) -> str:
    # Looks like the random id that a client makes: exports of running tables hold ids, and must not tell who answered.
    own = hmac.digest(at.seed, f"id {seat} {asked}".encode(), "sha256")
    return str(uuid.UUID(bytes=own[:16], version=4))


def _repeated(at: At, seat: int, id: str, move: dict[str, Any]) -> wire.Answer:
    # Only a move that would be refused is looked up: a repeat never has a question of its own any more.
    earlier = at.earlier(seat, id)
    if earlier is None:
        raise Refused("stale" if at.state.status == "running" else "not_running")
    played = msgspec.json.decode(earlier.body or b"{}")
    if earlier.kind != "played" or played["move"] != move:
        raise Refused("id_reused")
    return wire.Answer(id, earlier.seq, at.undone(earlier.seq))


def _played(at: At, by: By, move: Any) -> bodies.Played:
    if not isinstance(by, Bot):
        return bodies.Played("person", _raw(move))
    saw = hmac.digest(at.seed, b"view" + hashlib.sha256(by.saw).digest(), "sha256").hex()
    return bodies.Played("bot", _raw(move), by.level, saw, by.failed)


def _raw(move: Any) -> msgspec.Raw:
    return msgspec.Raw(canonical(move))


def _settle(at: At) -> None:
    """Append whatever chance owes, and the end when it has come."""
    while isinstance(waiting := at.state.game.waiting, Dealer):
        pieces = draw(at.seed, at.state.game.digest, waiting)
        at.append("dealt", body=bodies.Dealt(list(pieces)))
    if isinstance(waiting, Over):
        at.append("ended", body=bodies.Ended("played"))
