"""Playing a game through the contract alone: events at random, alone or in step with another state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from games.engine.contract import Choice, Dealer, Event, Outcome, Players, Rules, Tell, Viewer

AnyRules = Rules[Any, Any, Any, Any]


@dataclass(frozen=True)
class Run:
    """A game from its setup: `states[i]` and what was told by `events[i]`; one state more than events."""

    setup: Any
    events: list[Event]
    notes: list[list[Any]]
    states: list[Any]


def seats_of(rules: AnyRules, state: Any) -> int:
    """How many seats this game has."""
    return len(rules.scores(state))


def viewers(seats: int) -> tuple[Viewer, ...]:
    """Every seat, and the spectator."""
    return (*range(seats), None)


def apply(rules: AnyRules, state: Any, event: Event, tell: Tell | None = None) -> None:
    """Choice or outcome, in place."""
    if isinstance(event, Choice):
        rules.play(state, event.seat, event.move, tell)
    else:
        rules.deal(state, event.pieces, tell)


def after(rules: AnyRules, state: Any, event: Event) -> tuple[Any, list[Any]]:
    """A copy of the state after the event, and the notes."""
    state = rules.copy(state)
    notes: list[Any] = []
    apply(rules, state, event, notes.append)
    return state, notes


def draw(dealer: Dealer, chance: Random) -> Outcome:
    """What chance could say."""
    if dealer.put_back:
        return Outcome(tuple(chance.choices(dealer.pool, k=dealer.take)))
    return Outcome(tuple(chance.sample(dealer.pool, dealer.take)))


def random_event(rules: AnyRules, state: Any, chance: Random) -> Event | None:
    """Something that can happen now: any seat that is waited for, any of its moves; None when the game is over."""
    waiting = rules.waiting(state)
    if isinstance(waiting, Dealer):
        return draw(waiting, chance)
    if isinstance(waiting, Players):
        seat = chance.choice(waiting.seats)
        return Choice(seat, chance.choice(rules.legal(state, seat)))
    return None


def shared_event(rules: AnyRules, one: Any, other: Any, chance: Random) -> Event | None:
    """Something that can happen in both states, or None."""
    left, right = rules.waiting(one), rules.waiting(other)
    if isinstance(left, Dealer) and isinstance(right, Dealer):
        ours, theirs = (Counter[Any](dealer.pool) for dealer in (left, right))
        pool = tuple(sorted((ours & theirs).elements()))
        if (left.take, left.put_back) != (right.take, right.put_back) or len(pool) < (
            1 if left.put_back else left.take
        ):
            return None
        return draw(Dealer(pool, left.take, left.put_back), chance)
    if isinstance(left, Players) and isinstance(right, Players):
        seats = [seat for seat in left.seats if seat in right.seats]
        for seat in chance.sample(seats, len(seats)):
            moves = rules.legal(other, seat)
            common = [move for move in rules.legal(one, seat) if move in moves]
            if common:
                return Choice(seat, chance.choice(common))
    return None


def outcomes(dealer: Dealer) -> Iterator[tuple[Outcome, float]]:
    """Every outcome in every order, by kind, each with its chance."""

    def rest(pool: Counter[Any], take: int) -> Iterator[tuple[tuple[Any, ...], float]]:
        if not take:
            yield (), 1.0
            return
        total = pool.total()
        for piece in sorted(pool):
            fewer = pool if dealer.put_back else +(pool - Counter([piece]))
            for others, chance in rest(fewer, take - 1):
                yield (piece, *others), chance * pool[piece] / total

    for pieces, chance in rest(Counter(dealer.pool), dealer.take):
        yield Outcome(pieces), chance
