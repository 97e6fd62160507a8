"""Faults that tests switch into the real rules of a game, and how closely the kit looks for them.

`tests/rules/KEY/faults.py` enters them in `FAULTS`; test_faults.py lets the kit find each.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import msgspec

from games.engine.contract import Rules, Secret, Tell, Viewer
from games.engine.kit.case import Tiny
from games.engine.kit.check import check_game, check_tiny
from games.engine.kit.odds import SmallWorldReport
from games.engine.kit.pairs import AnyCase
from games.engine.kit.play import AnyRules, seats_of

T = TypeVar("T", bound=msgspec.Struct)


@dataclass(frozen=True)
class Fault:
    """Rules that break a law, and where the kit finds it: in a tiny world, or in random games by these `checks`."""

    rules: Callable[[], AnyRules]
    law: str
    checks: str
    tiny: Tiny | None


@dataclass(frozen=True)
class Faults:
    """The faults of one game by name; how many seats, games, positions, samples and views are enough to find them."""

    case: AnyCase
    seats: int
    games: int
    positions: int
    samples: int = 150
    views: int = 60
    known: dict[str, Fault] = field(default_factory=dict)

    def enter(self, name: str, law: str, tiny: Tiny | None = None) -> Callable[[type[AnyRules]], type[AnyRules]]:
        """Enter the faulty rules under their name; "5b" is found by the checks of law 5, "4:5a" by those of law 4."""
        checks, _, named = law.partition(":")

        def enter(rules: type[AnyRules]) -> type[AnyRules]:
            assert name not in self.known
            self.known[name] = Fault(rules, named or law, checks[0], tiny)
            return rules

        return enter

    def look(self, rules: AnyRules, laws: str, tiny: Tiny | None) -> SmallWorldReport | None:
        """Let the kit look: the report of a tiny world, None for random games. LawBroken if it finds something."""
        case = copy(self.case)
        case.rules = rules
        if tiny is not None:
            return check_tiny(case, tiny, samples=self.samples, views=self.views, chance=Random(3))
        checks, chance = frozenset(laws), Random(11)
        check_game(case, seats=self.seats, games=self.games, positions=self.positions, chance=chance, laws=checks)
        return None

    def places(self) -> dict[str, tuple[str, Tiny | None]]:
        """All places where the kit looks for faults, as `look` takes them: each tiny world, and random games."""
        worlds = {fault.tiny.name: fault.tiny for fault in self.known.values() if fault.tiny is not None}
        checks = "".join(sorted({fault.checks for fault in self.known.values() if fault.tiny is None}))
        return {"games": (checks, None)} | {name: ("", tiny) for name, tiny in worlds.items()}


def changed(struct: T, **fields: Any) -> T:
    """The view, note or state with other fields."""
    replaced: T = msgspec.structs.replace(struct, **fields)
    return replaced


class Retold(Rules[Any, Any, Any, Any]):
    """A base class to put before the real rules: it changes the notes that they tell."""

    loud: tuple[tuple[type[msgspec.Struct], str], ...] = ()
    """Secret fields of notes that everybody at the table is told."""

    def retell(self, state: Any, note: Any) -> Any:
        """The note that is told instead of this one; None: it is not told."""
        for kind, name in self.loud:
            if isinstance(note, kind):
                everybody = tuple(range(seats_of(self, state)))
                note = changed(note, **{name: Secret(getattr(note, name).value, everybody)})
        return note

    def play(self, state: Any, seat: int, move: Any, tell: Tell | None = None) -> None:
        """As the real rules."""
        real: Any = super()
        real.play(state, seat, move, self._retelling(state, tell))

    def deal(self, state: Any, outcome: tuple[Any, ...], tell: Tell | None = None) -> None:
        """As the real rules."""
        real: Any = super()
        real.deal(state, outcome, self._retelling(state, tell))

    def _retelling(self, state: Any, tell: Tell | None) -> Tell:
        def retold(note: Any) -> None:
            instead = self.retell(state, note)
            if tell is not None and instead is not None:
                tell(instead)

        return retold


class Smuggling(Rules[Any, Any, Any, Any]):
    """A base class to put before the real rules: `imagine` gets the true state past the view."""

    truth: Any = None

    def view(self, state: Any, viewer: Viewer) -> Any:
        """As the real rules."""
        real: Any = super()
        self.truth = self.copy(state)
        return real.view(state, viewer)

    def imagine(self, view: Any, chance: Random) -> Any:
        """The state that was seen last."""
        return self.copy(self.truth)
