"""Tables by id: the current state from the fold's cache, as render.py shows it to a person."""

from __future__ import annotations

from events import cache
from events.fold import Folded, NoStream, fold_to
from events.writer import Refused
from games.tables import render, wire
from games.tables.fold import FOLD
from games.tables.table import Table


def folded(table: str) -> Folded[Table]:
    """The table as of its latest entry; refused as `not_found` if there is none."""
    try:
        return cache.current(table)
    except NoStream:
        raise Refused("not_found") from None


def table(id: str) -> Table:
    """The table as it stands; refused as `not_found` if there is none."""
    return folded(id).state


def seat_of(id: str, player: str | None) -> int | None:
    """Where that person sits."""
    return table(id).seat_of(player)


def info(id: str, player: str | None) -> wire.TableInfo:
    """The table for that person."""
    now = folded(id)
    return render.info(now.state, now.seq, now.state.seat_of(player))


def entries(id: str, player: str | None, after: int) -> wire.Entries:
    """All entries after that one, as the person may read them."""
    now = folded(id)
    lines = cache.after(id, after)
    seq = max(now.seq, lines[-1][0].seq if lines else 0)
    return wire.Entries(seq, render.entries(lines, now.state.seat_of(player), render.side_data(now.state, lines)))


def view_at(id: str, player: str | None, seq: int, seat: int | None) -> wire.ViewAt:
    """What a seat (None: the person's own) saw at that entry; others' only after the end."""
    now = folded(id)
    viewer = now.state.seat_of(player) if seat is None else seat
    if seat is not None and not 0 <= seat < len(now.state.chairs):
        raise Refused("not_found", "seat")
    if seat is not None and seat != now.state.seat_of(player) and now.state.seed is None:
        raise Refused("not_allowed")
    if not 1 <= seq <= now.seq:
        raise Refused("not_found", "seq")
    then = fold_to(FOLD, id, seq).state
    view = then.game.rules.view(then.game.state, viewer) if then.replay else None
    return wire.ViewAt(seq, view)
