"""What stands in the database of the running Griot, read as an operator would read it."""

from __future__ import annotations

import time
from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any, Final, cast

from django.db import connection

from events import store
from events.audit import audit
from events.chat import texts_of
from events.entry import Entry, Tampered
from events.projections import Projection, differences, projections
from games.players.names import names
from games.tables import queries, render
from games.tables.export import export
from games.tables.models import Listing
from tests.chaos.checks import Standing
from tests.running.processes import until
from workers.models import Heartbeat

_LONGER: Final = 3
"""After so many times its bound, a table that has not moved is given up."""


def connect_anew() -> None:
    """Forget connections to a database that may have been killed since."""
    connection.close()
    if connection.vendor == "postgresql":
        cast("Any", connection).close_pool()  # Django's stubs know what all databases have


def standing(table: str) -> Standing:
    """What stands of that table now."""
    found = store.whole(table)
    assert found is not None, "it was acknowledged that this table was opened"
    head, entries = found
    texts = texts_of(table, [entry.seq for entry in entries if entry.kind == "said"])
    players = {entry.data()["player"] for entry in entries if entry.kind == "seated"}
    side = render.SideData(names({player for player in players if player}), texts)
    try:
        audit(table)
        audited = ""
    except Tampered as tampered:
        audited = str(tampered)
    return Standing(table, head, entries, side, _exported(entries, texts, head.seed), audited)


def _exported(entries: list[Entry], texts: dict[int, tuple[str | None, str | None]], seed: bytes) -> bytes:
    try:
        return export(entries, {seq: text for seq, (text, _) in texts.items()}, seed)
    except Exception:  # noqa: BLE001  whatever is wrong with the log, there is no export of it: the checks say so
        return b""


def different() -> dict[str, list[str]]:
    """By projection: what a rebuild would change."""
    return {projection.name: _differences(projection) for projection in projections()}


def _differences(projection: Projection) -> list[str]:
    try:
        return differences(projection)
    except Exception as error:  # noqa: BLE001  whatever is wrong with a log: nothing can be made of it, which is a fault
        return [f"cannot be made anew: {type(error).__name__}"]


def until_alive(queues: Collection[str], since: datetime) -> None:
    """Return once a worker of each of these queues has shown that it lives, after that time."""
    alive = Heartbeat.objects.filter(queue__in=queues, at__gt=since)
    until(lambda: alive.count() == len(queues), 120, f"a heartbeat of {', '.join(queues)}")


def waits(bound: float) -> dict[str, float | None]:
    """How many seconds each table that waits for somebody takes to move on; None: far more than the bound.

    From now, or from when its clock answers: until then a person may think, and look at what came before.
    """
    began = time.monotonic()
    ids = [str(id) for id in Listing.objects.filter(status__in=("running", "ended")).values_list("id", flat=True)]
    before = store.lengths(ids)
    may_rest = {id: _may_rest(id) for id in ids}
    found: dict[str, float | None] = dict.fromkeys(ids)

    def all_have_moved() -> bool:
        now = store.lengths([id for id in ids if found[id] is None])
        waited = time.monotonic() - began
        found.update({id: max(waited - may_rest[id], 0.0) for id, head in now.items() if head > before[id]})
        return None not in found.values() or time.monotonic() > began + _LONGER * bound

    until(all_have_moved, 2 * _LONGER * bound)
    return found


def _may_rest(id: str) -> float:
    """For how many seconds nobody has to move at that table: its clock still runs."""
    due = queries.table(id).next_due()
    return 0.0 if due is None else max((due - datetime.now(UTC)).total_seconds(), 0.0)
