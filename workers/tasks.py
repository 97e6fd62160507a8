"""What workers do, as thin as can be: load, decide, write like anybody else. Twice is harmless, late is refused."""

from __future__ import annotations

import secrets
from concurrent.futures import Future, wait
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec
import structlog
from celery import shared_task
from msgspec.structs import replace

from events.canonical import canonical
from events.writer import Refused
from games import catalog
from games.engine.contract import Players
from games.tables import bodies, clock, learning, queries, sweep, thinking, uploads
from games.tables.table import Table
from games.tables.writes import ending, moves, talk
from workers import analysing, considering
from workers.bots import STANDARD, Budget, build, played_by, thinker
from workers.models import Heartbeat

log = structlog.get_logger()
LESSON = "lesson"
"""What stands in the log in place of a build where nobody chose: the move is written in the lesson."""
LEAST: Final = timedelta(milliseconds=400)
"""So long after its worker has come to it a bot answers at the earliest, however late that is."""
WRITING: Final = timedelta(milliseconds=100)
"""So long before its answer a bot has done with thinking."""
LONGEST: Final = timedelta(seconds=3)
"""No bot thinks for longer."""


class Chosen(NamedTuple):
    """A move, and the bot that chose it."""

    move: Any
    by: moves.Bot


@shared_task(name="workers.take_bot_turn", ignore_result=True)
def take_bot_turn(table_id: str, seat: int, asked: int, at: str | None = None) -> None:
    """Think from the bot's view, now, and answer at that moment, if the seat is still asked by that entry.

    So how long a bot thinks is never seen (docs/decisions/0036). Until then the answer waits in the clock of this
    process, and the worker is free. In a window what is there by then is played, if only the pass.
    """
    table = queries.table(table_id)
    if not _still_asked(table, seat, asked):
        return
    now, moment = datetime.now(UTC), _moment(table, at)
    until = now + LONGEST if moment is None else min(now + LONGEST, moment - WRITING)
    if moment is None:
        answered = _answer(table.id, seat, asked, _chosen(table, seat, asked, until))
        wait([answered])
        _note_late(table.id, seat, asked, answered)
        return
    ready: list[Chosen] = []
    answer_at_moment = partial(clock.at, moment, lambda: _answer_unwatched(table.id, seat, asked, ready[-1]))
    if table.in_window:
        ready.append(_fallback(table, seat))
        answer_at_moment()
    ready.append(_chosen(table, seat, asked, until))
    if not table.in_window:
        answer_at_moment()


@shared_task(name="workers.remark", ignore_result=True)
def remark(table_id: str, seat: int, asked: int, at: str) -> None:
    """Let that bot say what it has to say about the question of entry `asked`, at that moment, by its view."""
    table = queries.table(table_id)
    if not table.bot_talks(seat) or asked not in table.game.asked:
        return
    game = catalog.game(table.terms.game, table.terms.version)
    line = game.strategy.remark(table.rules.view(table.game.state, seat), seat, Random(secrets.token_hex(16)))
    if line is not None:
        clock.at(datetime.fromisoformat(at), partial(talk.remark, table_id, seat, asked, line.text))


@shared_task(name="workers.score_table", ignore_result=True)
def score_table(table_id: str) -> None:
    """Append the result and reveal the seed, once."""
    ending.score(table_id).result()


@shared_task(name="workers.verify_upload", ignore_result=True)
def verify_upload(upload: str) -> None:
    """Find out whether a file that somebody brought proves itself."""
    uploads.check(upload)


@shared_task(name="workers.analyse_table", ignore_result=True)
def analyse_table(table_id: str, turn: int) -> None:
    """Find out a piece of what that game hung on, if somebody still waits for it."""
    analysing.work(table_id, turn)


@shared_task(name="workers.consider", ignore_result=True)
def consider(table_id: str, entry: int) -> None:
    """Find out what the bot considered that made this choice."""
    thinking.keep_considered(table_id, entry, considering.considered(table_id, entry))


@shared_task(name="workers.advise", ignore_result=True)
def advise(table_id: str, seat: int, asked: int) -> None:
    """Find advice for the person in that seat, if they are still asked by that entry."""
    table = queries.table(table_id)
    if thinking.is_asked_still(table, seat, asked):
        thinking.keep_advice(table_id, seat, asked, considering.advice(table, seat))


@shared_task(name="workers.sweep", ignore_result=True)
def sweep_tables() -> None:
    """Set moving again whatever stands still."""
    sweep.sweep()


@shared_task(name="workers.heartbeat", ignore_result=True)
def heartbeat(queue: str) -> None:
    """Write down that a worker of that queue, through which this came, is alive; /healthz reads it."""
    Heartbeat.beat(queue)


def _still_asked(table: Table, seat: int, asked: int) -> bool:
    if table.status != "running" or table.bots_wait or not isinstance(table.game.waiting, Players):
        return False
    return table.game.asked[seat] == asked and table.chairs[seat].sitter == "bot"


def _moment(table: Table, at: str | None) -> datetime | None:
    """When the answer may be seen: as it was drawn, or a fixed time from now where that is too soon to think first."""
    if not table.terms.pace.bot_delay:
        return None
    earliest = datetime.now(UTC) + LEAST
    return earliest if at is None else max(datetime.fromisoformat(at), earliest)


def _chosen(table: Table, seat: int, asked: int, until: datetime) -> Chosen:
    """What the bot wants to play; at a lesson what is written for it, as far as the learner has kept to that."""
    view, level = table.rules.view(table.game.state, seat), _level(table, seat)
    by = moves.Bot(level, canonical(view))
    written = learning.written_move(table, seat)
    if written is not None:
        return Chosen(written, replace(by, build=LESSON))
    game = catalog.game(table.terms.game, table.terms.version)
    # Not the table's, and new for each turn: a source that forked workers inherit draws the same in all of them.
    seed = secrets.token_hex(16)
    try:
        thought = thinker(level)(game.rules, game.strategy, view, seat, Random(seed), _budget(until))
    except Exception as error:  # noqa: BLE001  an engine that breaks must not stop the table: the fallback answers
        log.warning("bot_failed", table=table.id, seat=seat, asked=asked, error=type(error).__name__)
        return _fallback(table, seat)
    return Chosen(thought.move, replace(by, build=_build(table, level), seed=seed, simulations=thought.simulations))


def _budget(until: datetime) -> Budget:
    end = monotonic() + (until - datetime.now(UTC)).total_seconds()
    return replace(STANDARD, spent=lambda: monotonic() >= end)


def _fallback(table: Table, seat: int) -> Chosen:
    level, saw = _level(table, seat), canonical(table.rules.view(table.game.state, seat))
    move = table.fallback(seat, Random(secrets.randbits(128)))
    return Chosen(move, moves.Bot(level, saw, failed=True, build=_build(table, level)))


def _build(table: Table, level: str) -> str:
    return str(build(played_by(level, catalog.game(table.terms.game, table.terms.version).strategy)))


def _answer(table: str, seat: int, asked: int, chosen: Chosen) -> Future[moves.Answer]:
    return moves.play(table, seat, chosen.by, None, asked, msgspec.to_builtins(chosen.move))


def _answer_unwatched(table: str, seat: int, asked: int, chosen: Chosen) -> None:
    _answer(table, seat, asked, chosen).add_done_callback(partial(_note_late, table, seat, asked))


def _note_late(table: str, seat: int, asked: int, answered: Future[moves.Answer]) -> None:
    error = answered.exception()
    if isinstance(error, Refused):
        log.info("bot_late", table=table, seat=seat, asked=asked, code=error.code)
    elif error is not None:
        log.error("bot_not_written", table=table, seat=seat, asked=asked, error=type(error).__name__)


def _level(table: Table, seat: int) -> bodies.Level:
    return table.chairs[seat].level or "casual"
