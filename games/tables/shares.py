"""How many tables one person may keep going, so that nobody takes the place of all others (docs/decisions/0019)."""

from __future__ import annotations

from django.conf import settings

from events.writer import Refused
from games.tables import lobby


def must_have_room(player: str, table: str | None) -> None:
    """Refused as `too_many_tables` if the person may have no further table; `table` may be one that they have already.

    Those count that are not over and that they host or sit at: who has left a table that they host has it still, since
    bots play on there. One query, of rows that are read before the decision: so who asks several times at once may get
    one more for each request that the web processes answer at a time.
    """
    has = lobby.unfinished(player)
    if table in has:
        return
    counts = {"unfinished": len(has), "open": list(has.values()).count("open")}
    for kind, count in counts.items():
        most = settings.GRIOT_TABLES[kind]
        if most is not None and count >= most:
            raise Refused("too_many_tables", kind)
