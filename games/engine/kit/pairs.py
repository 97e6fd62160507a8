"""Law 5: two states go on with the same entries, and whoever was told the same must be shown the same."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from games.engine.contract import Choice, Event, Over, Viewer
from games.engine.kit.broken import Place, brief, difference
from games.engine.kit.case import KitCase
from games.engine.kit.play import AnyRules, seats_of, shared_event
from games.engine.kit.tell import sent, waited_for
from games.engine.knowledge import told
from games.engine.replay import Replay

AnyCase = KitCase[Any, Any, Any, Any]


class Pair:
    """Two games that `same` viewers could not tell from each other so far."""

    def __init__(self, case: AnyCase, one: Any, other: Any, same: Iterable[Viewer], place: Place) -> None:
        self.case = case
        self.sides = (_begin(case.rules, one), _begin(case.rules, other))
        self.same = list(same)
        self.place = place
        self.entries = 0

    def step(self, left: Event, right: Event) -> None:
        """One entry on each side. LawBroken 5a or 5b."""
        one, other = self.sides
        learned = {
            v: self.case.learns(one.state, left, v) == self.case.learns(other.state, right, v) for v in self.same
        }
        self.entries += 1
        told_left, told_right = (_enter(one, left, self.entries), _enter(other, right, self.entries))
        place = self.place.at(self.place.step + self.entries)
        for viewer in list(self.same):
            was, is_now = told(left, told_left, viewer), told(right, told_right, viewer)
            if was == is_now:
                continue
            if learned[viewer]:
                events = f"{brief(left)} or {brief(right)}"
                raise place.broken("5a", f"learns nothing from {events}, but is told {difference(was, is_now)}", viewer)
            self.same.remove(viewer)
        self.compare()

    def compare(self) -> None:
        """LawBroken 5b where a viewer who was told the same is shown, asked or offered something else."""
        one, other = self.sides
        place = self.place.at(self.place.step + self.entries)
        for viewer in self.same:
            for (what, left), (_, right) in zip(_shown(one, viewer), _shown(other, viewer), strict=True):
                if left != right:
                    raise place.broken(
                        "5b", f"was told the same, but {what} differs: {difference(left, right)}", viewer
                    )

    def go_on(self, chance: Random, depth: int) -> None:
        """The same entries to both, as long as these are possible and anybody is left to compare."""
        for _ in range(depth):
            event = shared_event(self.case.rules, self.sides[0].state, self.sides[1].state, chance)
            if event is None or not self.same:
                return
            self.step(event, event)


def _begin(rules: AnyRules, state: Any) -> Replay[Any]:
    return Replay.begin(rules, rules.copy(state), seats=seats_of(rules, state), digest=b"", number=0)


def _enter(side: Replay[Any], event: Event, number: int) -> list[Any]:
    notes: list[Any] = []
    if isinstance(event, Choice):
        side.choose(number, event, notes.append)
    else:
        side.deal(number, event, notes.append)
    return notes


def _shown(side: Replay[Any], viewer: Viewer) -> list[tuple[str, Any]]:
    rules, state = side.rules, side.state
    view = rules.view(state, viewer)
    shown: list[tuple[str, Any]] = [
        ("who is waited for", waited_for(rules, state)),
        ("the view", sent(view)),
        ("the hints", sent(rules.hints(view))),
    ]
    if isinstance(viewer, int):
        shown += [("what is legal", sent(rules.legal(state, viewer))), ("`asked`", side.asked[viewer])]
    elif not isinstance(side.waiting, Over):
        shown.append(("the score as things stand", sent(rules.scores(state))))
    return shown
