"""Bania for the conformance kit: what must hold, from parts 3, 7 and 9 of the rules file. Nothing is secret here."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from games.engine.contract import Event, Outcome, Viewer
from games.engine.kit.case import KitCase, Tiny
from games.rules.bania import RULES, STRATEGY
from games.rules.bania.messages import Move, Roll, Setup, View
from games.rules.bania.state import State

DATA: Any = json.loads(
    Path(__file__).parents[3].joinpath("games/rules/bania/components.json").read_text(encoding="utf-8")
)
LABELS: list[str] = [space["id"] for space in DATA["board"]["spaces"]]
BESIDE: list[list[int]] = [[LABELS.index(name) for name in space["neighbours"]] for space in DATA["board"]["spaces"]]
TENTS = {row["type"]: row["count"] for row in DATA["tent_types"]}


def groups(state: State) -> set[frozenset[int]]:
    """The settlements, found by walking from tent to tent (BA-2.2)."""
    left = {space for space, tent in enumerate(state.board) if tent}
    found = set()
    while left:
        group, edge = set[int](), {left.pop()}
        while edge:
            space = edge.pop()
            group.add(space)
            edge |= {beside for beside in BESIDE[space] if beside in left}
            left -= edge
        found.add(frozenset(group))
    return found


def legal_spaces(state: State) -> set[int]:
    """The spaces on which a tent may be placed, by counting the settlements around each (BA-2.5)."""
    home = {space: group for group in groups(state) for space in group}
    board = {LABELS.index(name) for name in state.setup.board or LABELS}
    return {
        space
        for space in board - home.keys()
        if 1 + sum(map(len, {home[beside] for beside in BESIDE[space] if beside in home})) <= state.setup.closing
    }


class BaniaCase(KitCase[State, Move, int | str, View]):
    """Everything that is told is open to all."""

    rules = RULES
    strategy = STRATEGY
    secrets = False

    def tiny(self) -> list[Tiny]:
        """Five spaces, settlements of three, one tent each and one die: purchases, trades, a closing, dice, the end."""
        setup = Setup(
            players=2,
            board=("e4", "e5", "e6", "f5", "e8"),
            bag=("tent_oki_s", "tent_oki_s", "tent_soi_k", "tent_soi_k", "tent_sok_i", "tent_sok_i"),
            cards=9,
            hand=(2, 2, 2, 1),
            supply=1,
            closing=3,
            dice=1,
            rolls=2,
            must_build=6,
            stall=1,
        )
        begin = (Outcome((0,)), Outcome(("tent_soi_k",)), Outcome(("tent_sok_i",)))
        return [Tiny("five spaces", setup, depth=9, script=begin, distinct=False)]

    def facts(self, state: State) -> Any:
        """Everything: the bag as a multiset, since it has no order."""
        return (
            state.phase,
            (state.turn, state.turns, state.starter),
            tuple(map(tuple, state.hands)),
            tuple(state.piles),
            tuple(sorted(state.bag)),
            tuple(map(tuple, state.supplies)),
            tuple(state.board),
            tuple(state.elephants),
            (state.returned, tuple(state.built), state.buying, state.site, tuple(state.wanted)),
            (tuple(state.dice), state.rolls, tuple(state.rolling)),
            tuple(state.started),
            tuple(state.extended),
            (state.last_builder, state.passes, state.quiet, state.ending),
        )

    def learns(self, before: State, event: Event, viewer: Viewer) -> Any:
        """Part 7: everybody sees every choice and every outcome, at once and in its order."""
        return event.pieces if isinstance(event, Outcome) else (event.seat, event.move)

    def hides(self, state: State, viewer: Viewer) -> bool:
        """Never: nothing is hidden but what chance will say."""
        return False

    def bound(self, setup: Setup) -> int:
        """I-13: a tent at least every `stall` turns a player; it costs up to four choices, a turn three more."""
        tents = len(setup.bag) or sum(TENTS.values())
        return (tents + 1) * setup.stall * setup.players * (3 + setup.rolls) + 4 * tents

    def invariants(self, state: State) -> None:
        """I-1 to I-9 and I-12 as far as one position shows them; test_invariants.py compares two."""
        self._conserves(state)
        self._board(state)
        setup = state.setup
        placed = sum(map(bool, state.board))
        assert sum(state.started) + sum(state.extended) == placed, "7"
        assert sum(state.started) >= len(groups(state)), "8"
        points = [line.points for line in self.rules.scores(state)]
        if not state.ending:
            # 1 and 3 of the standard setup; `placed` counts every tent once.
            assert sum(points) == setup.extend * placed + (setup.settle - setup.extend) * sum(state.started), "7"
        else:
            assert points == self._final_points(state), "12"
        if state.phase == "action":
            offered = self.rules.legal(state, state.turn)
            full = sum(state.hands[state.turn]) >= setup.must_build or not any(state.piles)
            assert (Roll() in offered) != full, "9"
        assert 0 <= state.rolls <= setup.rolls, "9"
        assert not (state.rolls and state.built), "9"

    def _final_points(self, state: State) -> list[int]:
        """Part 8 of the rules file: tents, for each ware held by nobody else in greater number, the last tent."""
        setup, most = state.setup, [max(counts) for counts in zip(*state.hands, strict=True)]
        return [
            setup.settle * state.started[seat]
            + setup.extend * state.extended[seat]
            + setup.majority * sum(0 < count == top for count, top in zip(hand, most, strict=True))
            + setup.last_tent * (seat == state.last_builder)
            for seat, hand in enumerate(state.hands)
        ]

    def _conserves(self, state: State) -> None:
        setup = state.setup
        for ware, pile in enumerate(state.piles):
            assert pile >= 0, "1"
            assert min(hand[ware] for hand in state.hands) >= 0, "1"
            assert pile + sum(hand[ware] for hand in state.hands) == setup.cards, "1"
        tents = Counter(state.bag) + Counter(tent for tent in (*state.board, state.buying) if tent)
        for supply in state.supplies:
            tents += Counter(supply)
            assert len(supply) <= setup.supply, "5"
        assert tents == (Counter(setup.bag) or Counter(TENTS)), "2"
        if state.phase == "action":
            assert len(state.supplies[state.turn]) == setup.supply or not state.bag, "5"

    def _board(self, state: State) -> None:
        found, closing = groups(state), state.setup.closing
        assert {frozenset(members) for members in state.homes if members} == found, "2.2"
        assert max(map(len, found), default=0) <= closing, "3"
        shown = {LABELS.index(space.space) for space in self.rules.view(state, None).spaces if space.kind == "free"}
        assert shown == legal_spaces(state), "3, 4"
        standing = [space for space in state.elephants if space >= 0]
        assert len(set(standing)) == len(standing), "6"
        for space in standing:
            assert state.board[space], "6"
            assert any(space in group and len(group) < closing for group in found), "6"


CASE = BaniaCase()
