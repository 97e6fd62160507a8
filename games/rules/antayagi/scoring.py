"""Goods, targets, who has won, and the order of the others (AY-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.engine.contract import ScoreItem, ScoreLine, Tell
from games.rules.antayagi.cards import FACE, WASTE, WORTH
from games.rules.antayagi.messages import GameEnded, Setup
from games.rules.antayagi.state import NOBODY, State


def goods(bag: Sequence[str]) -> int:
    """How many goods lie in this bag (AY-8.1)."""
    return sum(map(WORTH.__getitem__, bag))


def target(setup: Setup, bag: Sequence[str]) -> int:
    """How many goods the owner of this bag needs (AY-8.2)."""
    return setup.base_target + sum(map(WASTE.__contains__, bag))


def won_exchange(state: State, tell: Tell | None) -> bool:
    """End the game if a participant has reached its target; returns whether it did (AY-8.4, AY-8.5)."""
    setup, bags = state.setup, state.bags
    reached = [
        seat for seat in (state.partner, state.active) if goods(bags[seat]) >= target(setup, bags[seat])
    ]  # the partner first: if both have reached it, the partner wins
    if not reached:
        return False
    _end(state, reached[:1], "both_targets" if len(reached) > 1 else "target", tell)
    return True


def end_at_limit(state: State, tell: Tell | None) -> None:
    """End the game after the last turn of the turn limit: who is nearest to the target wins (AY-8.9)."""
    standings = _standings(state)
    best = min(standings)
    _end(state, [seat for seat, standing in enumerate(standings) if standing == best], "turn_limit", tell)


def _end(
    state: State, winners: list[int], reason: Literal["target", "both_targets", "turn_limit"], tell: Tell | None
) -> None:
    state.phase = "over"
    state.asked = 0
    state.drawer = NOBODY
    state.winners = winners
    if tell is not None:
        tell(GameEnded(tuple(winners), reason))


def _standings(state: State) -> list[tuple[int, int]]:
    """By seat: how many goods it lacks, then its goods, so that less is better (AY-8.10)."""
    pairs = [(goods(bag), target(state.setup, bag)) for bag in state.bags]
    return [(needed - held, -held) for held, needed in pairs]


def score_lines(state: State) -> list[ScoreLine]:
    """The goods of every seat by face, and its target. Winners rank first (AY-8.10)."""
    keys = [(seat not in state.winners, *standing) for seat, standing in enumerate(_standings(state))]
    result = []
    for seat, bag in enumerate(state.bags):
        counts: dict[str, int] = {}
        for card in bag:
            if WORTH[card]:
                counts[FACE[card]] = counts.get(FACE[card], 0) + 1
        items = [ScoreItem(face, counts[face] * WORTH[face], {"count": counts[face]}) for face in sorted(counts)]
        items.append(ScoreItem("target", 0, {"target": target(state.setup, bag)}))
        rank = 1 + sum([other < keys[seat] for other in keys])
        result.append(ScoreLine(seat, rank, goods(bag), tuple(items)))
    return result
