"""Law 6, first half: all histories of a tiny world, grouped by what each viewer was told and by what it sees."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from games.engine.contract import Choice, Dealer, Event, Outcome, Players, Viewer
from games.engine.kit.broken import Place, brief, difference
from games.engine.kit.case import Tiny
from games.engine.kit.pairs import AnyCase
from games.engine.kit.play import after, apply, outcomes, seats_of, viewers
from games.engine.kit.tell import frozen, sent, waited_for
from games.engine.knowledge import Key, first_key, next_key, told
from games.engine.replay import check_choice, check_outcome

MOST = 400_000
"""The most histories of a tiny world."""


class Names:
    """Small numbers for things that are compared often."""

    def __init__(self) -> None:
        self.known: dict[Any, int] = {}

    def __call__(self, thing: Any) -> int:
        return self.known.setdefault(thing, len(self.known))


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice in a history: by whom, what (as a number), and out of how many."""

    seat: int
    move: int
    of: int


@dataclass(frozen=True, slots=True)
class History:
    """One way in which things may have gone; `keys` and `shown` by viewer, in the order of `viewers`.

    Histories with the same key are the same to that viewer.
    """

    keys: tuple[Key, ...]
    shown: tuple[int, ...]
    world: int
    chance: float
    choices: tuple[Chosen, ...]


@dataclass
class Group:
    """What is possible for a viewer with this key: the share of each possible world. They add up to 1."""

    worlds: dict[int, float]
    others_chose: bool


class SmallWorld:
    """All histories of a tiny world. LawBroken 5a or 5b if listing them shows it."""

    def __init__(self, case: AnyCase, tiny: Tiny, place: Place) -> None:
        self.case, self.tiny, self.place = case, tiny, place
        self.histories: list[History] = []
        self.worlds = Names()
        self.views: list[dict[int, Any]] = []
        """By viewer: what it sees, under the number in `shown`."""
        self._shown, self._moves = Names(), Names()
        state = self._after_script()
        self.viewers: tuple[Viewer, ...] = viewers(seats_of(case.rules, state))
        self.views = [{} for _ in self.viewers]
        self._list(state, tuple(map(first_key, self.viewers)), 1.0, (), 0)

    def _after_script(self) -> Any:
        rules = self.case.rules
        state = rules.start(self.tiny.setup)
        for event in self.tiny.script:
            if isinstance(event, Choice):
                check_choice(rules, state, event)
            else:
                waiting = rules.waiting(state)
                assert isinstance(waiting, Dealer)
                check_outcome(waiting, event)
            apply(rules, state, event)
        return state

    def _list(self, state: Any, keys: tuple[Key, ...], chance: float, choices: tuple[Chosen, ...], n: int) -> None:
        if len(self.histories) >= MOST:
            raise ValueError(f"{self.place.game} has more than {MOST} histories")
        shown = tuple(self._see(state, i, viewer) for i, viewer in enumerate(self.viewers))
        world = self.worlds(self.case.facts(state))
        self.histories.append(History(keys, shown, world, chance, choices))
        if n == self.tiny.depth:
            return
        learned: dict[Any, bytes] = {}
        merged: dict[Any, list[Any]] = {}
        for event, share, chosen in self._events(state):
            new, notes = after(self.case.rules, state, event)
            messages = tuple(told(event, notes, viewer) for viewer in self.viewers)
            self._learns(state, event, messages, learned, n)
            # If the order of an outcome changes nothing and nobody is told of it, all orders are one history.
            key = (frozen(new), messages, None if isinstance(event, Outcome) else sent(event))
            merged.setdefault(key, [new, messages, chosen, 0.0])[3] += share
        for new, messages, chosen, share in merged.values():
            longer = tuple(map(next_key, keys, messages))
            self._list(new, longer, chance * share, (*choices, *chosen), n + 1)

    def _events(self, state: Any) -> Iterator[tuple[Event, float, tuple[Chosen, ...]]]:
        waiting = self.case.rules.waiting(state)
        if isinstance(waiting, Dealer):
            for outcome, share in outcomes(waiting):
                yield outcome, share, ()
        elif isinstance(waiting, Players):
            for seat in waiting.seats:
                moves = self.case.rules.legal(state, seat)
                for move in moves:
                    if self.tiny.allow(state, seat, move):
                        yield (Choice(seat, move), 1.0, (Chosen(seat, self._moves(sent(move)), len(moves)),))

    def _see(self, state: Any, index: int, viewer: Viewer) -> int:
        view = self.case.rules.view(state, viewer)
        legal = self.case.rules.legal(state, viewer) if isinstance(viewer, int) else []
        number = self._shown((index, sent(view), sent(legal), waited_for(self.case.rules, state)))
        self.views[index].setdefault(number, view)
        return number

    def _learns(self, state: Any, event: Event, messages: tuple[bytes, ...], learned: dict[Any, bytes], n: int) -> None:
        """Law 5a among all that may happen next."""
        who = event.seat if isinstance(event, Choice) else None
        for viewer, message in zip(self.viewers, messages, strict=True):
            first = learned.setdefault((who, viewer, self.case.learns(state, event, viewer)), message)
            if first != message:
                what = f"learns nothing from {brief(event)}, but is told {difference(first, message)}"
                raise self.place.at(n).broken("5a", what, viewer)

    def groups(self, index: int) -> dict[int, list[Group]]:
        """For one viewer: each view, and the groups of histories, told alike, that lead to it. LawBroken 5b."""
        alike: dict[Key, list[History]] = defaultdict(list)
        for history in self.histories:
            alike[history.keys[index]].append(history)
        views: dict[int, list[Group]] = defaultdict(list)
        for histories in alike.values():
            shown = {history.shown[index] for history in histories}
            if len(shown) > 1:
                one, other = sorted(shown)[:2]
                named = self.views[index]
                what = f"was told the same, but is shown or asked another thing: {difference(named[one], named[other])}"
                raise self.place.broken("5b", what, self.viewers[index])
            views[shown.pop()].append(weigh(histories, self.viewers[index]))
        return views


def weigh(histories: list[History], viewer: Viewer) -> Group:
    """Worlds of histories that the viewer was told alike, weighed: chance, and 1/legal for what is still hidden.

    A choice is hidden if several are possible for the viewer; a revealed one weighs 1.
    """
    # Told alike, so the same seats chose in the same order: position by position they can be compared.
    positions = range(len(histories[0].choices))
    foreign = [at for at in positions if histories[0].choices[at].seat != viewer]
    hidden = [at for at in foreign if len({history.choices[at].move for history in histories}) > 1]
    worlds: dict[int, float] = defaultdict(float)
    for history in histories:
        weight = history.chance
        for at in hidden:
            weight /= history.choices[at].of
        worlds[history.world] += weight
    total = sum(worlds.values())
    return Group({world: weight / total for world, weight in worlds.items()}, bool(foreign))
