"""Law 2 for what a game answers for all at once: it is what it answers one by one."""

from __future__ import annotations

from random import Random
from typing import Any

from games.engine.contract import Viewer
from games.engine.kit.broken import Place, difference
from games.engine.kit.laws import shared
from games.engine.kit.pairs import AnyCase
from games.engine.kit.play import seats_of
from games.engine.kit.tell import frozen

WORLDS = 3


def check_at_once(case: AnyCase, state: Any, viewer: Viewer, chance: Random, place: Place) -> None:
    """`standings` are the evaluations of the seats; an imaginer deals the worlds of `imagine`, each its own."""
    seats = seats_of(case.rules, state)
    one_by_one = [case.strategy.evaluate(state, seat) for seat in range(seats)]
    if (standings := case.strategy.standings(state, seats)) != one_by_one:
        raise place.broken("2", f"the standings {standings} are not what `evaluate` says: {one_by_one}")
    view, seed = case.rules.view(state, viewer), chance.getrandbits(64)
    deal, fate = case.rules.imaginer(view), Random(seed)
    dealt = [deal(fate) for _ in range(WORLDS)]
    fate = Random(seed)
    for world in dealt:
        imagined = case.rules.imagine(view, fate)
        if frozen(world) != frozen(imagined):
            what = difference(frozen(imagined), frozen(world))
            raise place.broken("2", f"an imaginer deals another world than `imagine`: {what}", viewer)
    if shared(dealt[0], dealt[1:]) or shared(dealt[0], view):
        raise place.broken("2", "worlds of one imaginer share something that can change", viewer)
