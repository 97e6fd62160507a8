"""The tiny worlds of law 6 reach the secrets that they are for."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.engine.contract import Choice, Dealer, Event, Players
from games.engine.kit.case import Tiny
from games.engine.kit.play import apply, draw
from games.rules.asante import RULES
from games.rules.asante.effect_notes import CardCancelled, CardGiven, CardLetPass, NothingFitted, PileLookedAt
from games.rules.asante.notes import CardDrawn, PileRenewed
from games.rules.asante.state import State
from tests.rules.asante.kit_case import CASE

REACHED: dict[str, dict[type[Any], int]] = {
    "window": {CardCancelled: 1, CardLetPass: 2},
    "peeks": {PileLookedAt: 2, CardDrawn: 1},
    "peek again": {PileLookedAt: 2},
    "jackal": {CardGiven: 1},
    "haggler": {NothingFitted: 1},
    "renewed": {PileRenewed: 1, CardLetPass: 1},
}
"""By tiny world: what happens so often in one of its histories."""


def step(tiny: Tiny, state: State, chance: Random) -> Event | None:
    """Something that the tiny world allows."""
    waiting = RULES.waiting(state)
    if isinstance(waiting, Dealer):
        return draw(waiting, chance)
    if not isinstance(waiting, Players):
        return None
    seat = waiting.seats[0]
    return Choice(seat, chance.choice([move for move in RULES.legal(state, seat) if tiny.allow(state, seat, move)]))


@pytest.mark.parametrize("tiny", CASE.tiny(), ids=lambda tiny: tiny.name)
def test_a_tiny_world_reaches_what_it_is_for(tiny: Tiny) -> None:
    chance = Random(1)
    most: Counter[type[Any]] = Counter()
    for _ in range(3000):
        state = RULES.start(tiny.setup)
        notes: list[Any] = []
        for _ in range(tiny.depth):
            event = step(tiny, state, chance)
            if event is None:
                break
            apply(RULES, state, event, notes.append)
        most |= Counter(map(type, notes))
    assert all(most[kind] >= times for kind, times in REACHED[tiny.name].items())
