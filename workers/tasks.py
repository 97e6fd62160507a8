"""What workers do, as thin as can be: load, decide, write like anybody else. Twice is harmless, late is refused."""

from __future__ import annotations

import secrets
import uuid
from random import Random

import msgspec
import structlog
from celery import shared_task

from events.writer import Refused
from games import catalog
from games.engine.canonical import canonical
from games.engine.contract import Players
from games.tables import play, reading, sweep
from games.tables.fold import Table
from workers.bots import STANDARD, bot
from workers.models import SignOfLife

log = structlog.get_logger()
_chance = Random(secrets.randbits(128))  # not the table's: bots draw from a source of their own


@shared_task(name="workers.take_bot_turn", ignore_result=True)
def take_bot_turn(table_id: str, seat: int, asked: int) -> None:
    """Choose from the bot's view and play it, if the seat is still asked by that entry."""
    table = reading.table(table_id)
    if not _still_asked(table, seat, asked):
        return
    level = table.chairs[seat].level or "casual"
    view = table.rules.view(table.game.state, seat)
    failed = False
    try:
        game = catalog.game(table.terms.game, table.terms.version)
        move = bot(level)(game.rules, game.strategy, view, seat, _chance, STANDARD)
    except Exception as error:  # noqa: BLE001  an engine that breaks must not stop the table: the fallback answers
        log.warning("bot_failed", table=table_id, seat=seat, asked=asked, error=type(error).__name__)
        legal = table.rules.legal(table.game.state, seat)
        move, failed = table.rules.fallback(view, legal, _chance), True
    by = play.Bot(level, canonical(view), failed)
    try:
        play.play_move(table_id, seat, by, _once(table_id, seat, asked), asked, msgspec.to_builtins(move)).result()
    except Refused as refused:
        log.info("bot_late", table=table_id, seat=seat, asked=asked, code=refused.code)


@shared_task(name="workers.score_table", ignore_result=True)
def score_table(table_id: str) -> None:
    """Append the result and reveal the seed, once."""
    play.score(table_id).result()


@shared_task(name="workers.sweep", ignore_result=True)
def sweep_tables() -> None:
    """Set moving again whatever stands still."""
    sweep.sweep()


@shared_task(name="workers.sign_of_life", ignore_result=True)
def sign_of_life() -> None:
    """Write down that a worker is alive; /healthz reads it."""
    SignOfLife.sign()


def _still_asked(table: Table, seat: int, asked: int) -> bool:
    if table.status != "running" or not isinstance(table.game.waiting, Players):
        return False
    return table.game.asked[seat] == asked and table.chairs[seat].sitter == "bot"


def _once(table: str, seat: int, asked: int) -> str:
    # The same question has the same id, so that a task that runs twice cannot move twice.
    return str(uuid.uuid5(uuid.UUID(table), f"{seat}/{asked}"))
