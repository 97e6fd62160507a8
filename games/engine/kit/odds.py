"""Law 6, second half: a view holds what was told, and `imagine` draws from its worlds with the right odds."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from games.engine.contract import Viewer
from games.engine.kit.broken import brief
from games.engine.kit.small_world import Group, SmallWorld

LEVEL = 0.001
ROUNDS = 3
"""So many samples in a row must look wrong at LEVEL before the odds are called broken."""
SURE = 14.0
"""A world that should have come so many times on average, and never came, counts as missing.

That happens by chance once in a million times; so it is looked for twice, since `make laws` asks for millions.
"""
PATIENCE = 10
"""How many times the usual number of samples may be drawn to wait for a rare world."""


@dataclass
class SmallWorldReport:
    """Law 6 in numbers, for one tiny world."""

    name: str
    histories: int
    worlds: int
    views: dict[Viewer, int] = field(default_factory=dict)
    most_worlds: int = 0
    """The most worlds that one view leaves open."""
    sampled: int = 0
    """Views from which worlds were imagined."""
    covered: int = 0
    """Of these, views where every single world had to come up."""
    odds: int = 0
    """Of these, views where the odds were tested."""
    samples: int = 0

    def __str__(self) -> str:
        views = " + ".join(str(number) for number in self.views.values())
        return (
            f"{self.name}: {self.histories} histories, {self.worlds} worlds, {views} views of up to {self.most_worlds} "
            f"worlds; {self.samples} imagined from {self.sampled} views, {self.covered} covered, odds of {self.odds}"
        )


def check_views(small: SmallWorld, *, samples: int, views: int | None, chance: Random) -> SmallWorldReport:
    """LawBroken 5b, 6a, 6b or 6c.

    Worlds are imagined from all views of a single world and, of the others, from `views` of each viewer (None: all).
    """
    report = SmallWorldReport(small.place.game, len(small.histories), len(small.worlds.known))
    by_viewer = [small.groups(index) for index in range(len(small.viewers))]
    for index, viewer in enumerate(small.viewers):
        report.views[viewer] = len(by_viewer[index])
        for number, groups in by_viewer[index].items():
            report.most_worlds = max(report.most_worlds, len(worlds_of(groups)))
            if viewer is not None:
                _same_worlds(small, small.views[index][number], viewer, groups)
    for index, viewer in enumerate(small.viewers):
        for number in _drawn(by_viewer[index], views, chance):
            sampler = Sampler(small, small.views[index][number], viewer, samples, chance)
            sampler.check(by_viewer[index][number], report)
    return report


def _drawn(views: dict[int, list[Group]], most: int | None, chance: Random) -> list[int]:
    # A view of a single world costs nothing to try.
    several = [number for number, groups in views.items() if len(worlds_of(groups)) > 1]
    single = [number for number, groups in views.items() if len(worlds_of(groups)) == 1]
    return single + (several if most is None else chance.sample(several, min(most, len(several))))


def worlds_of(groups: list[Group]) -> set[int]:
    """All worlds that are possible in one of the groups."""
    return {world for group in groups for world in group.worlds}


def _same_worlds(small: SmallWorld, view: Any, viewer: Viewer, groups: list[Group]) -> None:
    first = groups[0].worlds.keys()
    for group in groups[1:]:
        if group.worlds.keys() != first:
            known = list(small.worlds.known)
            lacks = known[next(iter(group.worlds.keys() ^ first))]
            what = f"the view {brief(view)} forgets what was told: {brief(lacks)} is possible or not"
            raise small.place.broken("6a", what, viewer)


class Sampler:
    """Draws worlds from one view."""

    def __init__(self, small: SmallWorld, view: Any, viewer: Viewer, samples: int, chance: Random) -> None:
        self.small, self.view, self.viewer, self.samples, self.chance = (small, view, viewer, samples, chance)
        self.drawn = 0

    def check(self, groups: list[Group], report: SmallWorldReport) -> None:
        """LawBroken 6b or 6c."""
        # If groups differ (only a spectator's may), their union counts. For spectators the odds are not checked.
        expected: dict[int, float] = {}
        for group in groups:
            for world, share in group.worlds.items():
                expected[world] = expected.get(world, 0.0) + share / len(groups)
        counts = self._draw(self.samples if len(expected) > 1 else 2, expected)
        report.covered += self._all_come(counts, expected)
        tested = self.viewer is not None and len(expected) > 1
        if tested and (self.small.tiny.distinct or not any(group.others_chose for group in groups)):
            report.odds += 1
            for group in groups:
                self._odds_alike(groups[0].worlds, group.worlds)
            self._odds(counts, expected)
        report.sampled += 1
        report.samples += self.drawn

    def _draw(self, times: int, possible: dict[int, float]) -> Counter[int]:
        rules, facts, known = (self.small.case.rules, self.small.case.facts, self.small.worlds.known)
        counts: Counter[int] = Counter()
        for _ in range(times):
            world = facts(rules.imagine(self.view, self.chance))
            number = known.get(world, -1)
            if number not in possible:
                raise self._broken("6b", f"imagines a world that cannot be: {brief(world)}")
            counts[number] += 1
        self.drawn += times
        return counts

    def _all_come(self, counts: Counter[int], expected: dict[int, float]) -> bool:
        """LawBroken 6b for a world that never comes. False if some worlds are too rare to wait for."""
        seen = set(counts)
        patience = PATIENCE * self.samples
        common = {world for world, share in expected.items() if share * patience >= SURE}
        for _ in range(2):
            if missing := common - seen:
                rarest = min(expected[world] for world in missing)
                seen |= set(self._draw(math.ceil(SURE / rarest), expected))
        if common - seen:
            world = list(self.small.worlds.known)[min(common - seen)]
            raise self._broken("6b", f"never imagines {brief(world)} in {self.drawn} samples")
        return len(common) == len(expected)

    def _odds_alike(self, one: dict[int, float], other: dict[int, float]) -> None:
        if any(not math.isclose(one[world], other[world], rel_tol=1e-6) for world in one):
            raise self._broken("6c", "was told things that change the odds, and forgets them")

    def _odds(self, counts: Counter[int], expected: dict[int, float]) -> None:
        for attempt in range(1, ROUNDS + 1):
            if not improbable(counts, expected):
                return
            worst = max(expected, key=lambda world: abs(counts[world] - expected[world] * counts.total()))
            came, due = counts[worst], expected[worst] * counts.total()
            counts = self._draw(2 * attempt * self.samples, expected)
        world = list(self.small.worlds.known)[worst]
        raise self._broken("6c", f"wrong odds: {brief(world)} came {came} times instead of {due:.0f}")

    def _broken(self, law: str, what: str) -> Exception:
        return self.small.place.broken(law, f"{what}; view: {brief(self.view, 1200)}", self.viewer)


def improbable(counts: Counter[int], expected: dict[int, float]) -> bool:
    """Whether counts as far from the expected ones come by chance less often than LEVEL.

    By chi-square; rare worlds are counted together.
    """
    total = counts.total()
    cells = [(counts[world], share * total) for world, share in expected.items()]
    large = [cell for cell in cells if cell[1] >= 5]
    small = [cell for cell in cells if cell[1] < 5]
    if small:
        large.append((sum(came for came, _ in small), sum(due for _, due in small)))
    statistic = sum((came - due) ** 2 / due for came, due in large)
    return len(large) > 1 and chi_square_tail(statistic, len(large) - 1) < LEVEL


def chi_square_tail(statistic: float, freedom: int) -> float:
    """How often chance alone makes a chi-square of so many degrees of freedom at least that large."""
    half = statistic / 2
    if half <= 0:
        return 1.0
    # The upper incomplete gamma function of a whole or half number is a finite sum.
    odd = freedom % 2 / 2
    powers = [odd + k for k in range(freedom // 2)]
    tail = math.erfc(math.sqrt(half)) if odd else 0.0
    return tail + sum(math.exp(power * math.log(half) - half - math.lgamma(power + 1)) for power in powers)
