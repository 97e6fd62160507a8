"""Law 4: a viewer cannot tell an imagined world from the true one, and imagined worlds are not just the true one."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from games.engine.contract import Choice, Players, Viewer
from games.engine.kit.broken import Place, brief, difference
from games.engine.kit.pairs import AnyCase, Pair
from games.engine.kit.play import after, seats_of
from games.engine.kit.tell import sent, waited_for
from games.engine.knowledge import told

ENOUGH = 30
"""Twins of one viewer before it is judged whether they differ often enough."""
SHARE = 0.1
"""At least this share of the twins must differ from the truth, in states that hide something."""


class Twins:
    """Law 4 over many positions of one game."""

    def __init__(self, case: AnyCase) -> None:
        self.case = case
        self.hidden: Counter[Viewer] = Counter()
        self.differed: Counter[Viewer] = Counter()

    def check(self, state: Any, viewer: Viewer, chance: Random, depth: int, place: Place) -> None:
        """LawBroken 4 where the twin is no twin; with a depth, both go on and keep law 5."""
        case, rules = self.case, self.case.rules
        view = rules.view(state, viewer)
        twin = rules.imagine(view, chance)
        self._alike(state, twin, view, viewer, place)
        try:
            case.invariants(twin)
        except AssertionError as error:
            raise place.broken("4", f"imagines a world that breaks invariant {error}", viewer) from error
        if case.hides(state, viewer):
            self.hidden[viewer] += 1
            self.differed[viewer] += case.facts(twin) != case.facts(state)
        if depth:
            Pair(case, state, twin, (viewer,), place).go_on(chance, depth)
        if viewer is None:
            self._forced(state, twin, view, place)
        elif isinstance(viewer, int) and (moves := rules.legal(state, viewer)):
            self._taken_back(state, twin, Choice(viewer, chance.choice(moves)), place)

    def _alike(self, state: Any, twin: Any, view: Any, viewer: Viewer, place: Place) -> None:
        rules = self.case.rules
        pairs = [
            ("view", sent(view), sent(rules.view(twin, viewer))),
            ("who is waited for", waited_for(rules, state), waited_for(rules, twin)),
        ]
        if isinstance(viewer, int):
            pairs.append(("legal", sent(rules.legal(state, viewer)), sent(rules.legal(twin, viewer))))
        for what, true, imagined in pairs:
            if true != imagined:
                raise place.broken(
                    "4", f"{what} is another in the imagined world: {difference(true, imagined)}", viewer
                )

    def _forced(self, state: Any, twin: Any, view: Any, place: Place) -> None:
        rules = self.case.rules
        for seat in range(seats_of(rules, state)):
            if rules.forced(view, seat):
                for world in (state, twin):
                    if len(moves := rules.legal(world, seat)) != 1:
                        raise place.broken("4", f"seat {seat} is forced, but may choose between {brief(moves)}", None)
            if rules.rests(view, seat) and rules.legal(state, seat):
                raise place.broken("4", f"seat {seat} rests, but has a choice", None)

    def _taken_back(self, state: Any, twin: Any, choice: Choice, place: Place) -> None:
        """What a seat may take back freely tells it nothing that it could not foretell."""
        rules, seat = self.case.rules, choice.seat
        barriers = {rules.barrier(world, seat, choice.move) for world in (state, twin)}
        if len(barriers) > 1:
            raise place.broken("4", f"{brief(choice)} is a barrier in one world only", seat)
        if barriers == {True} or rules.waiting(state) == Players((seat,), window=True):
            return
        shown = []
        for world in (state, twin):
            later, notes = after(rules, world, choice)
            shown.append((told(choice, notes, seat), waited_for(rules, later), sent(rules.view(later, seat))))
        for true, imagined in zip(*shown, strict=True):
            if true != imagined:
                what = f"{brief(choice)} has no barrier, but tells what was hidden: {difference(true, imagined)}"
                raise place.broken("4", what, seat)

    def judge(self, place: Place) -> None:
        """LawBroken 4 where a viewer's twins hardly ever differ from the truth: then law 4 checks nothing."""
        for viewer, hidden in self.hidden.items():
            differed = self.differed[viewer]
            if hidden >= ENOUGH and differed < SHARE * hidden:
                raise place.broken("4", f"only {differed} of {hidden} imagined worlds differ from the truth", viewer)
