"""Practice tables: a game of one's own against bots, from a position of another table (docs/decisions/0030).

Nothing of it reaches the table that it comes from: no entry, no message, no notice. A person has one at a time.
"""

from __future__ import annotations

import secrets
from random import Random
from typing import Any

from events.fold import fold_to
from events.writer import Refused
from games.tables import bodies, lobby, origins, queries
from games.tables.fold import FOLD
from games.tables.table import Chair, Table
from games.tables.writes import WRITE_TIMEOUT, ending, opening, seats


def practise(id: str, player: str, entry: int, *, real: bool, salt: str) -> str:
    """The id of a practice table from that entry of the person's table, begun.

    What the person's seat did not know then is drawn anew, or (`real`) is as it was, which is open only after the end.
    """
    table, seat = queries.table(id), queries.seat_of(id, player)
    if seat is None:
        raise Refused("not_seated")
    origin = bodies.Origin("continued", id, entry) if real else bodies.Origin("imagined", id, entry, seat)
    return _open(player, seat, table.chairs, origin, _position(table, origin, seat), salt)


def again(id: str, player: str, *, same: bool, salt: str) -> str:
    """The id of another practice table from where this one began.

    What was imagined is drawn anew, or (`same`) is as it was here.
    """
    table = queries.table(id)
    terms, origin, seat = table.terms, table.terms.origin, table.seat_of(player)
    if origin is None or not terms.is_practice or player != terms.host:
        raise Refused("not_allowed")
    if seat is None:
        raise Refused("not_seated")
    if same or origin.kind == "continued":
        assert terms.position is not None
        position = terms.position
    else:
        position = _position(queries.table(origin.table), origin, seat)
    return _open(player, seat, table.chairs, origin, position, salt)


def _position(table: Table, origin: bodies.Origin, seat: int) -> dict[str, Any]:
    """Where that seat was asked at the entry of the origin: as it knew it, or as it was.

    Refused as `not_allowed` where the table does not let people practise as yet, as `not_found` where nobody asked it.
    """
    revealed = table.seed is not None
    if not revealed and (origin.kind == "continued" or table.terms.practice is not True):
        raise Refused("not_allowed")
    if not 1 <= origin.entry <= queries.folded(table.id).seq:
        raise Refused("not_found", "entry")
    then = fold_to(FOLD, table.id, origin.entry).state
    if not origins.can_begin(then) or then.game.asked[seat] is None:
        raise Refused("not_found", "entry")
    if origin.kind == "continued":
        return origins.as_it_was(then.game)
    return origins.imagined(then.game, seat, Random(secrets.randbits(128)))


def _open(
    player: str, own: int, chairs: tuple[Chair, ...], origin: bodies.Origin, position: dict[str, Any], salt: str
) -> str:
    terms = queries.table(origin.table).terms
    for earlier in lobby.practising(player):  # one at a time: else nobody would know what to do with them all
        ending.close_solo(earlier, player).result(WRITE_TIMEOUT)
    places = tuple(
        opening.Place("me") if seat == own else opening.Place("bot", opening.level_now(terms, chair.level))
        for seat, chair in enumerate(chairs)
    )
    wish = opening.Terms(
        terms.game, places, terms.options, salt, window=terms.pace.window, patience=bodies.HOUR,
        version=terms.version, origin=origin, position=position,
    )  # fmt: skip
    table = opening.open_table(player, wish).result(WRITE_TIMEOUT)
    seats.start(table, player).result(WRITE_TIMEOUT)
    return table
