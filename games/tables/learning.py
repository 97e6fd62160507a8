"""Lesson tables: a game that teaches itself, of one person against bots that play what was written for it (0035).

A real table in every other respect. A person has one of each game: whoever asks again goes on with it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from events import store
from events.fold import effective
from events.writer import Refused
from games import lessons
from games.tables import bodies, lobby
from games.tables.table import Table
from games.tables.writes import WRITE_TIMEOUT, ending, opening, seats


def learn(game: str, player: str, salt: str, *, anew: bool, bot_delay: int = bodies.BOT_DELAY) -> str:
    """The id of that person's lesson of the game, begun: the one that goes on, or (`anew`) another one in its place."""
    try:
        lesson = lessons.lesson(game)
    except KeyError:
        raise Refused("not_found", "game") from None
    earlier = lobby.learning(player, game)
    if earlier is not None and not anew:
        return earlier
    if earlier is not None:
        ending.close_solo(earlier, player).result(WRITE_TIMEOUT)
    wish = opening.Terms(
        lesson.game, _places(lesson), lesson.options, salt, patience=bodies.WEEK, bot_delay=bot_delay, grace=None,
        version=lesson.version, origin=bodies.Origin("lesson", ""), position=lesson.begins(), advice=False,
        deal=bodies.Deal(lesson.seed, {}),
    )  # fmt: skip
    table = opening.open_table(player, wish).result(WRITE_TIMEOUT)
    seats.start(table, player).result(WRITE_TIMEOUT)
    return table


def written_move(table: Table, seat: int) -> Any | None:
    """The move that the lesson has for that seat now; None at other tables, and where the learner went another way."""
    if not table.terms.is_lesson:
        return None
    played = [entry for entry in effective(store.entries(table.id)) if entry.kind == "played"]
    moves = [(entry.seat, entry.data()["move"]) for entry in played if entry.seat is not None]
    found = lessons.lesson(table.terms.game).next_move(moves, seat)
    if found is None:
        return None
    # As moves, since a list in the file is a tuple in a move.
    written = msgspec.convert(found, table.rules.move_type)
    return written if written in table.rules.legal(table.game.state, seat) else None


def _places(lesson: lessons.Lesson) -> tuple[opening.Place, ...]:
    return tuple(opening.Place("me" if seat == lesson.own else "bot") for seat in range(lesson.seats))
