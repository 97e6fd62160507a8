"""What makes a position of Asterix good, and what a sensible player does there (part 11 of the rules file)."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Final

from games.engine.contract import Effort, Lookahead, Strategy
from games.engine.fitted import read_odds
from games.rules.asterix.cards import CARDS, FULL_HAND, GAULS, IDEFIX, IDEFIX_ONLY, VALUE
from games.rules.asterix.messages import AssignPeeked, Bid, ChooseEscapee, ChooseGaul, Move
from games.rules.asterix.scoring import cheapest, gain, provisional
from games.rules.asterix.state import ASSIGNING, BIDDING, CHOOSING, FINISHED, SCORING, State, acting
from games.rules.asterix.trick import spends_idefix

_YIELD: Final = (6.0, *(1.0 + 1.2 * number for number in range(1, 11)))
"""What is lost with a hand card, in points, by its number: less than the ten that one brings, since others still serve.

Who counts on ten thinks that cheap Romans are not worth a card, and leaves them to whoever does not (docs/bots.md).
"""
_STAYS_OUT: Final = 0.2
"""Below this eagerness a seat may bid Idefix: seats that want little do so most of the time (note 7)."""
_OFTEN: Final = 0.8
_SLACK: Final = 5.0
"""Bids less than so many points worse than the best are mixed with it: else bots that think alike bid alike."""
_NUMBERS: Final = tuple(tuple(number for number in range(11) if hand >> number & 1) for hand in range(FULL_HAND + 1))
_BID: Final = tuple(map(Bid, CARDS))
_HAND_YIELD: Final = tuple(sum(_YIELD[number] for number in numbers) for numbers in _NUMBERS)


class AsterixStrategy(Strategy[State, Move]):
    """A position is worth the points so far and those that the hand will still bring, compared with the other seats."""

    lookahead = Lookahead(
        cut=8, levels={"strong": Effort("search", 200), "expert": Effort("search", 1000, most_seats=2)}
    )
    odds = read_odds(__package__)

    def evaluate(self, state: State, seat: int) -> float:
        """The seat's expected lead over the average of the others, in points."""
        return self.standings(state, state.setup.players)[seat]

    def standings(self, state: State, seats: int) -> list[float]:
        """The expected leads of all seats."""
        standing = _standings(state)
        if state.phase == ASSIGNING:
            _foresee_look(state, standing)
        total = sum(standing)
        return [own - (total - own) / (seats - 1) for own in standing]

    def slack(self, state: State) -> float:
        """Bids are made at once (note 1), nothing else is; with two seats mixing cost more than it brought."""
        return _SLACK if state.phase == BIDDING and state.setup.players > 2 else 0.0

    def policy(self, state: State, seat: int, chance: Random) -> Move:
        """Bid strong cards for valuable prizes and low ones for the rest, with enough chance not to be predictable."""
        if state.phase == BIDDING:
            return _BID[_card_to_bid(state, seat, chance)]
        if state.phase == ASSIGNING:
            return AssignPeeked(_receiver(state))
        if state.phase == CHOOSING:
            return ChooseGaul(chance.choice([gaul for gaul in GAULS if gaul not in state.gauls]))
        return ChooseEscapee(cheapest(state.fronts[seat].counts, state.setup.bonus))


def _standings(state: State) -> list[float]:
    """Points by seat: finished rounds, front area, and the hand, as far as the pile still has cards for it (note 4)."""
    bonus, pirates = state.setup.bonus, acting(state.phase)
    played_out = state.phase in (SCORING, FINISHED)
    cards = sum(hand.bit_count() for hand in state.hands)
    usable = 0.0 if played_out else min(1.0, len(state.pool) / max(1, cards))
    standing = []
    for seat, results in enumerate(state.results):
        points = sum(result.points for result in results)
        if state.phase != FINISHED:
            points += provisional(state.fronts[seat].cards, bonus, pirates).points
        standing.append(points + usable * _HAND_YIELD[state.hands[seat]])
    return standing


def _card_to_bid(state: State, seat: int, chance: Random) -> int:
    """The card to bid: the more the prize is worth, the stronger (notes 2, 3, 5 and 6)."""
    hand, value = state.hands[seat], VALUE[state.prize]
    gauls = _NUMBERS[hand & ~IDEFIX_ONLY]
    if not value:
        eagerness = 0.8 if gain(state.fronts[seat], state.prize, state.setup.bonus) > -3 else 0.0
    else:
        eagerness = _eagerness(state, seat, value)
        if hand & IDEFIX_ONLY and (not gauls or (eagerness < _STAYS_OUT and chance.random() < _OFTEN)):
            return IDEFIX
    place = int((eagerness + 0.4 * chance.random() - 0.15) * len(gauls))
    if place <= 0:
        return gauls[0]
    return gauls[place] if place < len(gauls) else gauls[-1]


def _eagerness(state: State, seat: int, value: int) -> float:
    """How much the seat wants a Roman of this value: for what it is worth to itself, or to the seat that gains most."""
    fronts, hands = state.fronts, state.hands
    worth = _steps_by_count(value, state.setup.bonus)
    own = most = worth[fronts[seat].counts[value]]
    for other, front in enumerate(fronts):
        step = worth[front.counts[value]]
        if step > most and hands[other]:
            most = step
    envy = 0.6 * most
    return (own if own > envy else envy) / 45


@lru_cache
def _steps_by_count(value: int, bonus: tuple[int, ...]) -> tuple[int, ...]:
    """By how many of them there are: what one more Roman of this value is worth, without Pirates."""
    return tuple([value + more - now for now, more in pairwise(bonus)])


def _receiver(state: State) -> int:
    """The seat to which the looker gives the looked-at card, Idefix counted (note 6)."""
    looker, others = state.looker, len(state.fronts) - 1
    gains = [gain(front, state.peeked, state.setup.bonus) for front in state.fronts]
    given = _idefix_lost(state, looker_keeps=False)
    worth = [-points / others - given for points in gains]
    worth[looker] = gains[looker] - _idefix_lost(state, looker_keeps=True)
    return worth.index(max(worth))


def _idefix_lost(state: State, *, looker_keeps: bool) -> float:
    """What the looker loses with Idefix if it keeps the looked-at card, or gives it away."""
    return _YIELD[IDEFIX] if spends_idefix(state.hands[state.looker], state.peeked, looker_keeps) else 0.0


def _foresee_look(state: State, standing: list[float]) -> None:
    """Add what the looker will probably do, in place."""
    to = _receiver(state)
    standing[to] += gain(state.fronts[to], state.peeked, state.setup.bonus)
    standing[state.looker] -= _idefix_lost(state, looker_keeps=to == state.looker)
