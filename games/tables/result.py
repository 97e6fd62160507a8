"""The result of a table: the scores of the rules, and last ranks for those who resigned. Pure."""

from __future__ import annotations

import msgspec

from games.engine.contract import ScoreLine
from games.tables.table import Table


def result(table: Table) -> tuple[ScoreLine, ...]:
    """One line a seat, in seat order; who resigned ranks behind all others, the first to resign last."""
    lines = table.rules.scores(table.game.state)
    stayed = sorted(line.rank for line in lines if line.seat not in table.resigned)
    rank = {line.seat: 1 + stayed.index(line.rank) for line in lines if line.seat not in table.resigned}
    for place, seat in enumerate(reversed(table.resigned)):
        rank[seat] = len(stayed) + 1 + place
    return tuple(msgspec.structs.replace(line, rank=rank[line.seat]) for line in lines)
