"""The toy for the kit: what may be learned, when, and by whom."""

from __future__ import annotations

from random import Random
from typing import Any

from games.engine.contract import ALL, Choice, Event, Strategy, Viewer
from games.engine.kit.case import KitCase, Tiny
from tests.engine.toy.messages import Bid, Bury, Move, Setup, View
from tests.engine.toy.rules import State, Toy

TINY = [
    Tiny("prizes", Setup(2, ("b1", "b2", "r1", "r2"), hand=1, rounds=1, prizes=2), depth=5, distinct=True),
    Tiny("hands", Setup(2, ("b1", "b2", "r1", "r2", "r3"), hand=2, rounds=2), depth=4, distinct=True),
    Tiny("copies", Setup(2, ("b1", "b1", "b1", "r1", "r2"), hand=1, rounds=1, chips=(1,)), depth=8),
    Tiny("bids and peek", Setup(2, ("b1", "b2", "r1", "r2"), hand=1, rounds=1, chips=(1, 2)), depth=8, distinct=True),
    Tiny("voids", Setup(3, ("b1", "b2", "b3", "g1", "r1", "r2", "r3"), hand=2, rounds=2), depth=6, distinct=True),
]


class ToyStrategy(Strategy[State, Move]):
    """Counts points; plays any legal move."""

    def __init__(self, rules: Toy) -> None:
        self.rules = rules

    def evaluate(self, state: State, seat: int) -> float:
        return self.rules.scores(state)[seat].points

    def policy(self, state: State, seat: int, chance: Random) -> Move:
        return chance.choice(self.rules.legal(state, seat))


class ToyCase(KitCase[State, Move, str, View]):
    """Written from the text at the top of rules.py."""

    def __init__(self, rules: Toy) -> None:
        self.rules = rules
        self.strategy = ToyStrategy(rules)

    def tiny(self) -> list[Tiny]:
        return TINY

    def facts(self, state: State) -> Any:
        return (
            (state.phase, state.turn, state.round, state.leader, state.peeked),
            tuple(sorted(state.pool)),
            tuple(state.prizes),
            tuple(tuple(sorted(hand)) for hand in state.hands),
            tuple(tuple(sorted(chips)) for chips in state.chips),
            tuple(sorted(state.bids.items())),
            tuple(sorted(state.shown)),
            tuple((card.by, card.card) for card in state.buried),
            tuple(tuple(stack) for stack in state.stacks),
            tuple(state.trick),
            tuple(state.discard),
            tuple(state.points),
        )

    def learns(self, before: State, event: Event, viewer: Viewer) -> Any:
        if isinstance(event, Choice):
            if isinstance(event.move, Bid):
                if len(before.bids) + 1 == before.setup.seats:
                    return tuple(sorted({**before.bids, str(event.seat): event.move.chip}.items()))
                return event.move.chip if viewer in (event.seat, ALL) else None
            if isinstance(event.move, Bury):
                return "bury"
            return str(event.move), before.peeked
        if before.phase == "prizes":
            return event.pieces
        return tuple(sorted(event.pieces)) if viewer in (before.turn, ALL) else None

    def hides(self, state: State, viewer: Viewer) -> bool:
        return any(hand for seat, hand in enumerate(state.hands) if seat != viewer) and len(state.pool) > 1

    def bound(self, setup: Setup) -> int:
        return setup.rounds * (2 * setup.seats + 1)

    def invariants(self, state: State) -> None:
        cards = [state.pool, state.prizes, *state.hands, *state.stacks, state.trick, state.discard]
        lone = [card.card for card in state.buried] + [state.peeked] * (state.peeked is not None)
        everything = sorted([card for part in cards for card in part] + [str(card) for card in lone])
        assert everything == sorted(state.setup.deck), "T-1: all cards are somewhere, once"
        held = [len(chips) + (str(seat) in state.bids) for seat, chips in enumerate(state.chips)]
        rounds = state.round + (state.phase in ("peek", "place", "trick") and bool(state.setup.chips))
        assert held == [len(state.setup.chips) - rounds] * state.setup.seats, "T-2: one chip a round"


CASE = ToyCase(Toy())
