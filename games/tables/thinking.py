"""What workers think about for people: advice at a question, and after the end what a bot considered.

An answer is kept for a while in the cache `thoughts`, whose keys are also who may think: a key that is there is not
thought again. It is made from the log, which keeps all that it takes: what is lost is thought again when it is asked
for. What waits for a worker is forgotten after `_WAITING`, the message with it, in case the worker died.
"""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
import structlog
from django.core.cache import caches
from redis import RedisError

from events import store
from events.writer import Refused
from games.tables import grammar, queries, waking
from games.tables.table import Table
from games.tables.wire import findings

T = TypeVar("T", findings.Considered, findings.Advice)

_WAITING: Final = 20  # seconds
_KEPT: Final = 86_400
_ADVICE_KEPT: Final = 3_600  # it holds what a player may know: no longer than it is of use
_log = structlog.get_logger(__name__)


def ask_considered(id: str, entry: int) -> findings.Considered:
    """Let a worker find out what the bot considered that made this choice, unless that is known.

    Refused as `not_allowed` before the table is revealed, as `not_found` where no bot has thought of that entry.
    """
    _must_be_thought(id, entry)
    key = _considered_key(id, entry)
    if _is_new(key, findings.Considered("waiting")):
        waking.send_thought("workers.consider", [id, entry], waking.NEXT, _WAITING)
    return _kept(key, findings.Considered)


def considered(id: str, entry: int) -> findings.Considered:
    """How far that is; refused as above."""
    _must_be_thought(id, entry)
    return _kept(_considered_key(id, entry), findings.Considered)


def keep_considered(id: str, entry: int, found: findings.Considered) -> None:
    """What a worker has found."""
    caches["thoughts"].set(_considered_key(id, entry), msgspec.json.encode(found), _KEPT)


def ask_advice(id: str, player: str, asked: int) -> findings.Advice:
    """Let a worker think about the question that entry `asked` put to that person, unless one does or has.

    Refused as `not_seated` where they have no seat, as `not_allowed` where the table wants no advice, as `stale` where
    it is not they who are asked, and by that entry.
    """
    seat = _asked_seat(id, player, asked)
    key = _advice_key(id, seat, asked)
    if _is_new(key, findings.Advice("waiting")):
        waking.send_thought("workers.advise", [id, seat, asked], waking.FIRST, _WAITING)
    return _kept(key, findings.Advice)


def advice(id: str, player: str, asked: int) -> findings.Advice:
    """How far that is; refused as above, so also once the question is answered."""
    return _kept(_advice_key(id, _asked_seat(id, player, asked), asked), findings.Advice)


def keep_advice(id: str, seat: int, asked: int, found: findings.Advice) -> None:
    """What a worker has found."""
    caches["thoughts"].set(_advice_key(id, seat, asked), msgspec.json.encode(found), _ADVICE_KEPT)


def is_asked_still(table: Table, seat: int, asked: int) -> bool:
    """Whether that entry's question to the person in that seat is open."""
    return table.is_asked(seat) and table.game.asked[seat] == asked


def _must_be_thought(id: str, entry: int) -> None:
    now = queries.folded(id)
    if now.state.seed is None:
        raise Refused("not_allowed")
    found = store.entries(id, entry - 1, entry) if 1 <= entry <= now.seq else []
    if not found or found[0].kind != "played" or grammar.decoded(found[0]).by != "bot":
        raise Refused("not_found", "entry")


def _asked_seat(id: str, player: str, asked: int) -> int:
    table = queries.table(id)
    seat = table.seat_of(player)
    if seat is None:
        raise Refused("not_seated")
    if table.terms.advice is not True:
        raise Refused("not_allowed")
    if not is_asked_still(table, seat, asked):
        raise Refused("stale")
    return seat


def _is_new(key: str, waiting: findings.Considered | findings.Advice) -> bool:
    """Whether nobody has asked before; from now on somebody has. False too while the cache cannot be reached."""
    try:
        return caches["thoughts"].add(key, msgspec.json.encode(waiting), _WAITING)
    except RedisError as problem:
        _log.warning("thoughts are not kept", problem=type(problem).__name__)
        return False


def _kept(key: str, kind: type[T]) -> T:
    try:
        kept = caches["thoughts"].get(key)
    except RedisError:
        kept = None
    return kind(None) if kept is None else msgspec.json.decode(kept, type=kind)


def _considered_key(id: str, entry: int) -> str:
    return f"considered.{id}.{entry}"


def _advice_key(id: str, seat: int, asked: int) -> str:
    return f"advice.{id}.{seat}.{asked}"
