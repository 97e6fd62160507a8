"""What other moves would have led to: tried in memory on a table whose log is open to all, and written nowhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from events.entry import Entry
from events.writer import Refused
from games.engine.chance import draw
from games.engine.contract import Choice, Dealer, Outcome, Over, Tell
from games.engine.replay import NotOffered, check_choice
from games.tables.fold import FOLD, Telling
from games.tables.render import UnblankedEntry
from games.tables.table import Table
from games.tables.wire import requests


def tried(
    then: Table, entry: Entry, seed: bytes, moves: Sequence[requests.Tried]
) -> tuple[Table, list[UnblankedEntry]]:
    """The table after these moves and what chance says to them, and what all that tells, as if it were entries.

    `then`: the table as of `entry`. Chance says what it would have said (design.md part 5): the same choices as in the
    game meet the same fate. Refused as `not_running`, or as `not_legal` with the place of the move that is not.
    """
    if then.status != "running":
        raise Refused("not_running")
    table, told = FOLD.copy(then), list[UnblankedEntry]()
    table.undoing, table.asked_at, table.look = None, (None,) * len(table.chairs), 0

    def step(kind: str, seat: int | None, change: Callable[[int, Tell], object]) -> None:
        number, notes = entry.seq + len(told) + 1, list[Any]()
        change(number, notes.append)
        told.append((Entry(table.id, number, kind, seat, entry.at, None, None, "", ""), Telling(tuple(notes))))

    def settle() -> None:
        while isinstance(waiting := table.game.waiting, Dealer):
            outcome = Outcome(draw(seed, table.game.digest, waiting))
            step("dealt", None, lambda number, tell: table.game.deal(number, outcome, tell))  # noqa: B023  called now
        if isinstance(waiting, Over):
            table.status = "ended"

    settle()
    for place, each in enumerate(moves):
        choice = _legal(table, each, place)
        step("played", each.seat, lambda number, tell: table.game.choose(number, choice, tell))  # noqa: B023  called now
        settle()
    return table, told


def _legal(table: Table, tried: requests.Tried, place: int) -> Choice:
    asked = table.game.asked
    if table.status != "running" or tried.seat >= len(asked) or asked[tried.seat] is None:
        raise Refused("not_legal", str(place))
    try:
        choice = Choice(tried.seat, msgspec.convert(tried.move, table.rules.move_type))
        check_choice(table.rules, table.game.state, choice)
    except (msgspec.ValidationError, NotOffered):
        raise Refused("not_legal", str(place)) from None
    return choice
