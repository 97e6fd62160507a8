"""Law 5 from a position of a full-size game: go on with two different events, and compare."""

from __future__ import annotations

from random import Random
from typing import Any

from games.engine.contract import Choice, Dealer, Event, Outcome, Players
from games.engine.kit.broken import Place
from games.engine.kit.pairs import AnyCase, Pair
from games.engine.kit.play import AnyRules, draw, seats_of, viewers


def check_fork(case: AnyCase, state: Any, chance: Random, depth: int, place: Place) -> bool:
    """LawBroken 5a or 5b; False where nothing else could have happened."""
    events = _two_ways(case.rules, state, chance)
    if events is None:
        return False
    pair = Pair(case, state, state, viewers(seats_of(case.rules, state)), place)
    pair.step(*events)
    pair.go_on(chance, depth)
    return True


def check_order(case: AnyCase, state: Any, chance: Random, depth: int, place: Place) -> bool:
    """LawBroken 5b if it can be seen which of two choices of one question was made first; False where there are none.

    They are told as if made together, so once both are in, everybody is shown the same.
    """
    rules = case.rules
    waiting = rules.waiting(state)
    if not isinstance(waiting, Players) or len(waiting.seats) < 2:
        return False
    first, second = (Choice(seat, chance.choice(rules.legal(state, seat))) for seat in chance.sample(waiting.seats, 2))
    pair = Pair(case, state, state, (), place)
    pair.step(first, second)
    later = zip(pair.sides, (second, first), strict=True)
    if not all(choice.move in rules.legal(side.state, choice.seat) for side, choice in later):
        return False
    pair.step(second, first)
    pair.same = list(viewers(seats_of(rules, state)))
    pair.compare()
    pair.go_on(chance, depth)
    return True


def _two_ways(rules: AnyRules, state: Any, chance: Random) -> tuple[Event, Event] | None:
    waiting = rules.waiting(state)
    if isinstance(waiting, Players):
        rich = [(seat, moves) for seat in waiting.seats if len(moves := rules.legal(state, seat)) > 1]
        if not rich:
            return None
        seat, moves = chance.choice(rich)
        one, other = chance.sample(moves, 2)
        return Choice(seat, one), Choice(seat, other)
    if isinstance(waiting, Dealer):
        return _two_outcomes(waiting, chance)
    return None


def _two_outcomes(dealer: Dealer, chance: Random) -> tuple[Outcome, Outcome] | None:
    one = draw(dealer, chance)
    for _ in range(4):  # the second outcome can be the same by chance
        # Half of the time the same pieces in another order: an order that nobody learns must not show later either.
        reorder = len(set(one.pieces)) > 1 and chance.random() < 0.5
        other = Outcome(tuple(chance.sample(one.pieces, len(one.pieces)))) if reorder else draw(dealer, chance)
        if other != one:
            return one, other
    return None
