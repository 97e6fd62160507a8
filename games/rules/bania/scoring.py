"""Points, majorities and ranks (BA-7.2, BA-7.3, BA-12)."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.contract import ScoreItem, ScoreLine
from games.rules.bania.material import WARES
from games.rules.bania.messages import Ware
from games.rules.bania.state import NOBODY, State


def leaders(hands: Sequence[Sequence[int]]) -> list[tuple[Ware, tuple[int, ...], int]]:
    """For each ware that anybody holds: who holds most of it, and how many cards (BA-12.3, BA-12.4)."""
    rows = []
    for ware, counts in zip(WARES, zip(*hands, strict=True), strict=True):
        most = max(counts)
        if most:
            rows.append((ware, tuple(seat for seat, count in enumerate(counts) if count == most), most))
    return rows


def placed_points(state: State, seat: int) -> int:
    """The points that a seat has scored with tents."""
    return state.setup.settle * state.started[seat] + state.setup.extend * state.extended[seat]


def score_lines(state: State) -> list[ScoreLine]:
    """The score of each seat; majorities and the last tent only count at the end."""
    items = [_placed(state, seat) for seat in range(state.setup.players)]
    if state.ending:
        for ware, seats, _ in leaders(state.hands):
            for seat in seats:
                items[seat].append(ScoreItem("majority", state.setup.majority, {"ware": ware}))
        if state.last_builder != NOBODY:
            items[state.last_builder].append(ScoreItem("last_tent", state.setup.last_tent))
    totals = [sum(item.points for item in row) for row in items]
    return [
        ScoreLine(seat, 1 + sum(other > totals[seat] for other in totals), totals[seat], tuple(row))
        for seat, row in enumerate(items)
    ]


def _placed(state: State, seat: int) -> list[ScoreItem]:
    setup, started, extended = state.setup, state.started[seat], state.extended[seat]
    return [
        ScoreItem("settlements", setup.settle * started, {"count": started}),
        ScoreItem("extensions", setup.extend * extended, {"count": extended}),
    ]
