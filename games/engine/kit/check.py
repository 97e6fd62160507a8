"""The two checks of the kit: the laws on full-size games, and law 6 on a tiny world."""

from __future__ import annotations

from random import Random
from typing import Any

from games.engine.contract import Choice
from games.engine.kit.at_once import check_at_once
from games.engine.kit.broken import Place, brief
from games.engine.kit.case import Tiny
from games.engine.kit.forks import check_fork, check_order
from games.engine.kit.laws import check_looks, check_quiet, check_replay, check_types, play_through
from games.engine.kit.odds import SmallWorldReport, check_views
from games.engine.kit.pairs import AnyCase
from games.engine.kit.play import random_event, viewers
from games.engine.kit.small_world import SmallWorld
from games.engine.kit.twins import Twins
from games.engine.schema import fractions_in, game_schema

DEPTH = 24
"""How far two states go on together."""
ALL_LAWS = frozenset("12345")


def check_game(
    case: AnyCase,
    *,
    seats: int,
    games: int,
    chance: Random,
    positions: int = 40,
    laws: frozenset[str] = ALL_LAWS,
    options: Any = None,
) -> int:
    """Laws 1 to 5 and 7 on so many random games; LawBroken names the first that breaks.

    Laws 1, 3 and 7 look at every step; 2, 4 and 5 at up to `positions` steps of each game, evenly drawn.
    Returns at how many.
    Without `options` the game's defaults hold. `laws` picks some of 2 to 5.
    """
    rules = case.rules
    fractions = fractions_in(game_schema(rules))
    if fractions:
        raise Place(rules.key).broken("3", f"the schema lets fractions through: {fractions}")
    check_looks(rules, Place(rules.key))
    setup = rules.standard(seats, rules.options_type() if options is None else options)
    twins = Twins(case)
    looked_at = 0
    for _ in range(games):
        seed = chance.getrandbits(32)
        place = Place(f"{rules.key} with {seats} seats, Random({seed})")
        looked_at += _check_one(case, setup, Random(seed), positions, laws, twins, place)
    if "4" in laws:
        twins.judge(Place(f"{rules.key} with {seats} seats"))
    return looked_at


def _check_one(
    case: AnyCase, setup: Any, chance: Random, positions: int, laws: frozenset[str], twins: Twins, place: Place
) -> int:
    run = play_through(case, setup, lambda state: random_event(case.rules, state, chance), place)
    if "3" in laws:
        check_replay(case, run, chance, place)
    choices = [event for event in run.events if isinstance(event, Choice)]
    steps = range(len(run.states))
    looked_at = min(positions, len(steps))
    for step in sorted(chance.sample(steps, looked_at)):
        state, here = run.states[step], place.at(step)
        if "2" in laws:
            check_quiet(case, state, choices, chance, here)
            check_at_once(case, state, chance.choice(viewers(len(case.rules.scores(state)))), chance, here)
        if "3" in laws:
            check_types(case.rules, state, run.notes[step - 1] if step else [], here)
        if "5" in laws:
            check_fork(case, state, chance, DEPTH, here)
            check_order(case, state, chance, DEPTH, here)
        if "4" in laws:
            everybody = viewers(len(case.rules.scores(state)))
            further = chance.choice(everybody)
            for viewer in everybody:
                twins.check(state, viewer, chance, DEPTH if viewer == further else 0, here)
    return looked_at


def check_tiny(
    case: AnyCase, tiny: Tiny, *, samples: int, chance: Random, views: int | None = None
) -> SmallWorldReport:
    """Law 6 on a tiny world, in numbers. LawBroken 5a, 5b, 6a, 6b or 6c.

    All histories are listed and all views compared; where several worlds are possible, they are imagined
    `samples` times from each of `views` views a viewer, evenly drawn (None: from all).
    """
    small = SmallWorld(case, tiny, Place(f"{case.rules.key}, tiny world {brief(tiny.name)}"))
    return check_views(small, samples=samples, views=views, chance=chance)
