"""A deal once more: the chance of a table that is over, for other people or for the same (docs/decisions/0030)."""

from __future__ import annotations

from events import store
from events.writer import Refused
from games.tables import bodies, origins, queries
from games.tables.table import Table
from games.tables.writes import WRITE_TIMEOUT, opening


def play_again(id: str, player: str, salt: str) -> str:
    """The id of a new table with the chance of that one; the person sits there.

    Refused as `not_ended` before it is revealed, as `not_allowed` for a game that did not begin at the beginning.
    """
    table = queries.table(id)
    if table.status != "scored":
        raise Refused("not_ended")
    found = store.whole(id)
    if table.terms.position is not None or found is None:
        raise Refused("not_allowed")
    head, entries = found
    terms, pace = table.terms, table.terms.pace
    agreed = table.absence or bodies.Absence(grace=bodies.usual_grace(pace))
    wish = opening.Terms(
        terms.game, _places(table, player), terms.options, salt, pace.deadline, pace.window, pace.bot_delay,
        pace.patience, undo=terms.undo_rule, practice=terms.practice is True, version=terms.version,
        origin=bodies.Origin("deal", id), deal=origins.deal(entries, head.seed),
        stand_in=opening.level_now(terms, agreed.level), grace=agreed.grace, advice=terms.advice is True,
    )  # fmt: skip
    return opening.open_table(player, wish).result(WRITE_TIMEOUT)


def _places(table: Table, player: str) -> tuple[opening.Place, ...]:
    """The person where they sat, else in the place of the first person; bots where bots sat; the rest is open."""
    chairs, seated = table.chairs, table.seat_of(player)
    of_people = [seat for seat, chair in enumerate(chairs) if chair.player is not None]
    own = seated if seated is not None else of_people[0] if of_people else 0
    return tuple(
        opening.Place("me") if seat == own
        else opening.Place("bot", opening.level_now(table.terms, chair.level))
        if chair.sitter == "bot" and chair.player is None
        else opening.Place("open")
        for seat, chair in enumerate(chairs)
    )  # fmt: skip
