"""What workers do, as thin as can be: load, decide, write like anybody else. Twice is harmless, late is refused."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any

import msgspec
import structlog
from celery import shared_task

from events.canonical import canonical
from events.writer import Refused
from games import catalog
from games.engine.contract import Players
from games.tables import bodies, clock, queries, sweep, windows
from games.tables.table import Table
from games.tables.writes import ending, moves
from workers.bots import STANDARD, bot, build
from workers.models import Heartbeat

log = structlog.get_logger()


@shared_task(name="workers.take_bot_turn", ignore_result=True)
def take_bot_turn(table_id: str, seat: int, asked: int) -> None:
    """Choose from the bot's view and play it, if the seat is still asked by that entry.

    A window is answered at a time that was drawn before, with what has been chosen by then, if only the pass:
    so how long a bot thinks is never seen.
    """
    table = queries.table(table_id)
    if not _still_asked(table, seat, asked):
        return
    at = windows.bot_answers_at(table, seat)
    if at is None:
        _answer(table, seat, asked, *_chosen(table, seat, asked))
        return
    ready = [(table.fallback(seat, _own_chance()), True)]
    clock.at(at, lambda: _answer(table, seat, asked, *ready[-1], wait=False))
    ready.append(_chosen(table, seat, asked))


@shared_task(name="workers.score_table", ignore_result=True)
def score_table(table_id: str) -> None:
    """Append the result and reveal the seed, once."""
    ending.score(table_id).result()


@shared_task(name="workers.sweep", ignore_result=True)
def sweep_tables() -> None:
    """Set moving again whatever stands still."""
    sweep.sweep()


@shared_task(name="workers.heartbeat", ignore_result=True)
def heartbeat(queue: str) -> None:
    """Write down that a worker of that queue, through which this came, is alive; /healthz reads it."""
    Heartbeat.beat(queue)


def _still_asked(table: Table, seat: int, asked: int) -> bool:
    if table.status != "running" or not isinstance(table.game.waiting, Players):
        return False
    return table.game.asked[seat] == asked and table.chairs[seat].sitter == "bot"


def _chosen(table: Table, seat: int, asked: int) -> tuple[Any, bool]:
    """What the bot wants to play, and whether it broke over it: then it is the fallback."""
    chance = _own_chance()
    view = table.rules.view(table.game.state, seat)
    game = catalog.game(table.terms.game, table.terms.version)
    try:
        return bot(_level(table, seat))(game.rules, game.strategy, view, seat, chance, STANDARD), False
    except Exception as error:  # noqa: BLE001  an engine that breaks must not stop the table: the fallback answers
        log.warning("bot_failed", table=table.id, seat=seat, asked=asked, error=type(error).__name__)
        return table.fallback(seat, chance), True


def _own_chance() -> Random:
    # Not the table's, and new for each turn: a source that forked workers inherit draws the same in all of them.
    return Random(secrets.randbits(128))


def _answer(table: Table, seat: int, asked: int, move: Any, failed: bool, *, wait: bool = True) -> None:
    saw = canonical(table.rules.view(table.game.state, seat))
    by = moves.Bot(_level(table, seat), saw, failed, str(build(_level(table, seat))))
    answered = moves.play(table.id, seat, by, None, asked, msgspec.to_builtins(move))
    if not wait:
        return
    try:
        answered.result()
    except Refused as refused:
        log.info("bot_late", table=table.id, seat=seat, asked=asked, code=refused.code)


def _level(table: Table, seat: int) -> bodies.Level:
    return table.chairs[seat].level or "casual"
