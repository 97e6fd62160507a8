"""Who may know that a table is there: everybody, but of a practice table only its owner until its origin is open.

What somebody practises would tell the others at the real table what they think about, and perhaps what they know.
"""

from __future__ import annotations

import msgspec

from events import cache, store
from events.fold import NoStream
from games.tables import bodies
from games.tables.table import Table

_opened = msgspec.json.Decoder(bodies.Opened)


def may_reach(table: str, player: str | None) -> bool:
    """Whether that person may ask for the table at all; False too if there is none. Costs little and folds nothing."""
    terms = _terms(table)
    return terms is not None and not hidden(terms, player)


def hidden(terms: bodies.Opened, player: str | None) -> bool:
    """Whether a table with these terms is kept from that person as yet."""
    if not terms.is_practice or player == terms.host:
        return False
    origin = terms.origin
    assert origin is not None
    try:
        came_from: Table = cache.current(origin.table).state
    except NoStream:
        return True
    return came_from.seed is None or hidden(came_from.terms, player)


def _terms(table: str) -> bodies.Opened | None:
    """What it was opened with, which never changes: from memory where it is there."""
    known = cache.kept(table)
    if known is not None and known.seq:
        kept: Table = known.state
        return kept.terms
    first = store.entries(table, 0, 1)
    return _opened.decode(first[0].body or b"null") if first else None
