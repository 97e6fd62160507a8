"""Moves: by people and bots, by the clock for whoever says nothing, and what chance owes after each."""

from __future__ import annotations

import hashlib
import hmac
import uuid
from concurrent.futures import Future
from functools import cache
from random import SystemRandom
from typing import Any, TypeAlias

import msgspec

from events.canonical import canonical
from events.entry import Entry
from events.writer import Decide, Refused, Repeated, write
from games.engine.chance import draw
from games.engine.contract import Choice, Dealer, Over, Rules
from games.engine.replay import NotOffered, check_choice
from games.players import preferences
from games.tables import bodies
from games.tables.writes.absence import miss
from games.tables.writes.session import Session, must_exist

_fallback_chance = SystemRandom()  # of their own (design.md part 5), and another in each process that is forked


class Bot(bodies.Unprinted, frozen=True):
    """A bot as the author of a move: `saw` is the canonical view that it was given; the rest as in `bodies.Played`."""

    level: bodies.Level
    saw: bytes
    failed: bool = False
    build: str | None = None
    seed: str | None = None
    simulations: int | None = None


By: TypeAlias = str | Bot
"""Who chooses: the id of a player, or a bot."""


class Answer(msgspec.Struct, frozen=True):
    """A move that stands in the log as entry `seq`; `undone` if it has been taken back since.

    `held`: a pass that the platform plays at the end of the window; `seq` is then the entry that asks.
    """

    id: str
    seq: int
    undone: bool = False
    held: bool = False


def play(table: str, seat: int, by: By, id: str | None, asked: int, move: dict[str, Any]) -> Future[Answer]:
    """Make a move: see `playing`."""
    return write(table, playing(seat, by, id, asked, move))


def playing(seat: int, by: By, id: str | None, asked: int, move: dict[str, Any]) -> Decide[Answer]:
    """The decision that makes a move for a seat that entry `asked` asks; a repeated `id` gets the first answer.

    A bot sends no id. It is derived from the seat and the question, so a second worker's answer is a repeat. A pass
    that is to wait for the end of its window changes nothing yet: then the clock passes anyway.
    """

    def decide(session: Session) -> Answer:
        _may_speak(session, seat, by)
        name = id or _own_id(session, seat, asked)
        replaced = session.state.chairs[seat].stood_in and not isinstance(by, Bot)
        if replaced or not _asks(session, seat, asked):
            return _repeated(session, seat, name, move, "bot_plays" if replaced else "stale")
        chosen = _legal(session, seat, move)
        if _waits(session, by, seat, chosen):
            return Answer(name, asked, held=True)
        try:
            entry, _ = session.append("played", seat=seat, id=name, body=_played(session, by, chosen))
        except Repeated:
            return _repeated(session, seat, name, move, "stale")
        settle(session)
        return Answer(name, entry.seq)

    return decide


def time_out(table: str, seat: int, asked: int) -> Future[bool]:
    """The clock answers for that seat, if entry `asked` still asks it and the time is really over."""

    def decide(session: Session) -> bool:
        due = session.state.due()
        if due is None or session.now < due or not _asks(session, seat, asked):
            return False
        if session.state.terms.pace.long and miss(session, seat):
            return True
        return _answer_for(session, seat, "clock")

    return write(table, decide)


def let_pass(table: str, seat: int, asked: int) -> Future[bool]:
    """Where windows wait: pass in the window that entry `asked` opened, for somebody who wants such windows let pass.

    It is the person's answer, given in advance: nothing in the log tells that it was.
    """

    def decide(session: Session) -> bool:
        table, player = session.state, session.state.chairs[seat].player
        if player is None or not table.in_window or not table.terms.windows_wait:
            return False
        wanted = preferences.who_lets_pass(table.people_asked(), table.terms.game, table.topic)
        return player in wanted and _asks(session, seat, asked) and _answer_for(session, seat, "person")

    return write(table, decide)


def seen(seed: bytes, view: bytes) -> str:
    """What the log of a table with that seed keeps of a canonical view that a bot was given."""
    return hmac.digest(seed, b"view" + hashlib.sha256(view).digest(), "sha256").hex()


def settle(session: Session) -> None:
    """Append whatever chance owes, and the end when it has come."""
    seed = session.state.terms.chance_seed(session.seed)
    while isinstance(waiting := session.state.game.waiting, Dealer):
        pieces = draw(seed, session.state.game.digest, waiting)
        session.append("dealt", body=bodies.Dealt(list(pieces)))
    if isinstance(waiting, Over):
        session.append("ended", body=bodies.Ended("played"))


def _may_speak(session: Session, seat: int, by: By) -> None:
    must_exist(session, seat)
    chair = session.state.chairs[seat]
    if isinstance(by, Bot):
        if chair.sitter != "bot" or session.state.bots_wait:
            raise Refused("stale")
    elif chair.player != by:
        raise Refused("not_your_seat")


def _asks(session: Session, seat: int, asked: int) -> bool:
    replay = session.state.replay
    return session.state.status == "running" and replay is not None and replay.asked[seat] == asked


@cache
def _holding(rules: Rules[Any, Any, Any, Any]) -> Any:
    # msgspec works a union of moves out anew whenever something is made into it (17 us), but a struct's fields once.
    holding = msgspec.defstruct("Written", [("move", rules.move_type)])
    msgspec.json.Decoder(holding)  # before any other thread has it (docs/decisions/0047)
    return holding


def _written(rules: Rules[Any, Any, Any, Any], move: dict[str, Any]) -> Any:
    """The move that a client has written down so; ValidationError if it is none."""
    return msgspec.convert({"move": move}, _holding(rules)).move


def _legal(session: Session, seat: int, move: dict[str, Any]) -> Any:
    rules, state = session.state.rules, session.state.game.state
    try:
        chosen = _written(rules, move)
    except msgspec.ValidationError:
        raise Refused("bad_request", "move") from None
    try:
        check_choice(rules, state, Choice(seat, chosen))
    except NotOffered:
        raise Refused("not_legal", rules.refusal(rules.view(state, seat), seat, chosen)) from None
    return chosen


def _waits(session: Session, by: By, seat: int, move: Any) -> bool:
    """Whether this pass is kept back until the end of the window, where the clock passes anyway.

    It is for who wants `continue_for_me`: the clock passes for them when there is nothing to choose, so a quick pass of
    theirs would show that there was a choice.
    """
    if isinstance(by, Bot) or not session.state.in_window or session.state.due() is None:
        return False
    return bool(move == session.state.fallback(seat, _fallback_chance)) and preferences.of(by).continue_for_me


def _answer_for(session: Session, seat: int, by: bodies.By) -> bool:
    """Append what is played for a seat that is asked and says nothing."""
    asked = session.state.game.asked[seat]
    assert asked is not None
    played = bodies.Played(by, _raw(session.state.fallback(seat, _fallback_chance)))
    session.append("played", seat=seat, id=_own_id(session, seat, asked), body=played)
    settle(session)
    return True


def _own_id(session: Session, seat: int, asked: int) -> str:
    # Looks like the random id that a client makes: exports of running tables hold ids, and must not tell who answered.
    own = hmac.digest(session.seed, f"id {seat} {asked}".encode(), "sha256")
    return str(uuid.UUID(bytes=own[:16], version=4))


def _repeated(session: Session, seat: int, id: str, move: dict[str, Any], code: str) -> Answer:
    # We look for an earlier answer only when the move would otherwise be refused.
    earlier = session.earlier(seat, id)
    if earlier is None:
        raise Refused(code if session.state.status == "running" else "not_running")
    if earlier.kind != "played" or not _same(session, earlier, move):
        raise Refused("id_reused")
    return Answer(id, earlier.seq, session.undone(earlier.seq))


def _same(session: Session, earlier: Entry, move: dict[str, Any]) -> bool:
    """Whether that entry made this move, however the client has written it down."""
    played = msgspec.json.decode(earlier.body or b"", type=bodies.Played)
    try:
        return bytes(played.move) == canonical(_written(session.state.rules, move))
    except msgspec.ValidationError:
        return False


def _played(session: Session, by: By, move: Any) -> bodies.Played:
    if not isinstance(by, Bot):
        return bodies.Played("person", _raw(move))
    saw = seen(session.seed, by.saw)
    return bodies.Played("bot", _raw(move), by.level, by.build, saw, by.failed, by.seed, by.simulations)


def _raw(move: Any) -> msgspec.Raw:
    return msgspec.Raw(canonical(move))
