"""What makes a position of Anansi good, and what a sensible player does there (part 11 of the rules file)."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from games.engine.contract import Effort, Lookahead, Strategy
from games.engine.fitted import read_odds
from games.rules.anansi import scoring, tricks
from games.rules.anansi.cards import BY_VALUE, CARDS, COLOUR, COLOURS, HEADS, SUIT, VALUE, cards_of, hand_of
from games.rules.anansi.messages import PLAY, RECRUIT, Move
from games.rules.anansi.rules import Anansi
from games.rules.anansi.state import State

_RULES: Final = Anansi()
_WHIM: Final = 0.1
"""How often the policy plays any legal move: people are not that easy to predict."""
_SHARE: Final = 0.5
"""How often a seat that wants to recruit still may do so in the trick."""
_ENVY: Final = 1 / 3
"""How much the points that the others have on average count against a seat's own points."""
_STEPS: Final = 10
"""The strength of a hand is rounded to so many grades; the forecast is worked out once for each."""
_TRUMPED: Final = 0.4
"""How often a trump in another hand beats a card: only if its holder cannot follow."""
_STRONG: Final[dict[str | None, int]] = {
    trump: hand_of([card for card in CARDS if VALUE[card] > 11 or (VALUE[card] > 8 and COLOUR[card] == trump)])
    for trump in (*COLOURS, None)
}
"""By trump: the cards with which a hand is likely to win tricks."""
_ABOVE: Final = {
    card: hand_of([other for other in CARDS if COLOUR[other] == COLOUR[card] and VALUE[other] > VALUE[card]])
    for card in CARDS
}
"""By card: those of its colour that beat it."""
_HEADS: Final = max(HEADS.values())
_WITH_HEADS: Final = tuple(hand_of([card for card in CARDS if HEADS[card] == each]) for each in range(_HEADS + 1))
_PLAY: Final = tuple(map(PLAY.__getitem__, BY_VALUE))
_RECRUIT: Final = tuple(map(RECRUIT.__getitem__, BY_VALUE))


class AnansiStrategy(Strategy[State, Move]):
    """A position is worth the points so far and the forecast of this round, compared with the other seats."""

    lookahead = Lookahead(levels={"strong": Effort("search", 200), "expert": Effort("search", 1000, most_seats=3)})
    odds = read_odds(__package__)

    def evaluate(self, state: State, seat: int) -> float:
        """The seat's expected points less a third of what the others expect on average."""
        return self.standings(state, state.setup.seats)[seat]

    def standings(self, state: State, seats: int) -> list[float]:
        """The same of all seats."""
        after = _finish_trick(state) if state.trick else state
        standing = [_standing(after, each, due) for each, due in enumerate(_tricks_due(after))]
        total = sum(standing)
        return [own - _ENVY * (total - own) / (seats - 1) for own in standing]

    def policy(self, state: State, seat: int, chance: Random) -> Move:
        """Play to make listeners and stacks equal; now and then any legal move."""
        if chance.random() < _WHIM:
            return chance.choice(_RULES.legal(state, seat))
        return _sensible(state, seat)


def _finish_trick(state: State) -> State:
    """The state after this trick, if the rest of the table plays sensibly."""
    after = state.copy()
    finished = len(after.tricks)
    while after.turn is not None and len(after.tricks) == finished:
        _RULES.play(after, after.turn, _sensible(after, after.turn))
    return after


def _standing(state: State, seat: int, tricks_due: float) -> float:
    listeners, bonuses = scoring.pile(state, seat)
    points = listeners + sum(bonuses)
    left = state.hands[seat].bit_count()
    if not left:
        return points
    grade = min(_STEPS, round(_STEPS * tricks_due / left))
    bonus = state.setup.bonuses[state.round - 1]
    return points + _forecast(bonus, state.listeners[seat], state.stacks[seat], left, grade)


def _tricks_due(state: State) -> list[float]:
    """About how many tricks each hand will win: for each card, how likely the others can beat it."""
    hands, trump = state.hands, state.trump
    chances = 2 * max(1, state.setup.seats - 1 - state.setup.quota)
    held = sum(hands)
    due = []
    for hand in hands:
        others = held ^ hand
        number = max(1, others.bit_count())
        trumped = _TRUMPED * (others & SUIT[trump]).bit_count()
        tricks_due = 0.0
        for card in cards_of(hand):
            stronger = (others & _ABOVE[card]).bit_count() + (0.0 if COLOUR[card] == trump else trumped)
            tricks_due += max(0.0, 1 - stronger / number) ** chances
        due.append(tricks_due)
    return due


@lru_cache(maxsize=1 << 16)
def _forecast(bonus: int, listeners: int, stacks: int, left: int, grade: int) -> float:
    """The points of a round for a player who aims for listeners = stacks, with so many tricks left.

    In each trick the player tries to win or to lose or, where the quota allows, sets a card aside
    for 0, 1 or 2 listeners; `grade` says how strong the hand is.
    """
    if not left:
        if listeners > stacks:
            return 0.0
        return listeners + bonus if listeners == stacks else float(listeners)
    strong = grade / _STEPS
    lost = _forecast(bonus, listeners, stacks, left - 1, grade)
    won = _forecast(bonus, listeners, stacks + 1, left - 1, grade)
    play = max(_mix(won, lost, min(0.9, 0.15 + 1.3 * strong)), _mix(won, lost, 0.5 * strong))
    aside = [
        lost,
        *(_forecast(bonus, listeners + heads, stacks, left - 1, grade) for heads in (1, 2)),
    ]
    return _mix(max(play, *aside), play, _SHARE)


def _mix(one: float, other: float, share: float) -> float:
    return share * one + (1 - share) * other


def _highest(hand: int) -> int:
    return hand.bit_length() - 1


def _lowest(hand: int) -> int:
    return (hand & -hand).bit_length() - 1


def _sensible(state: State, seat: int) -> Move:
    hand = state.hands[seat]
    gap = state.stacks[seat] - state.listeners[seat]
    if not state.trick:
        return _PLAY[_highest(hand) if gap < 0 else _lowest(hand)]
    trump = state.trump
    led = COLOUR[state.trick[0].card]
    cards = tricks.playable(hand, led, trump)
    ducks = cards & tricks.WEAKER[led, trump][tricks.heading(state.trick, trump).card]
    if gap >= 0 and state.recruiters < state.setup.quota:
        aside = _to_recruit(hand, gap, trump, can_duck=ducks > 0)
        if aside is not None:
            return _RECRUIT[aside]
    last = len(state.trick) + 1 == state.setup.seats
    return _PLAY[_to_win(cards ^ ducks, ducks, last=last) if gap < 0 else _to_lose(cards, ducks, last=last)]


# These return the number of a card's bit. Of cards that may follow and can win, all have one colour: values decide.


def _to_recruit(hand: int, gap: int, trump: str | None, *, can_duck: bool) -> int | None:
    """The card to recruit with: the one that brings most of the wanted listeners. None: better play a card."""
    # A hand wins some tricks anyway: the listeners for them may be taken in advance.
    wanted = gap + (_STRONG[trump] & hand).bit_count() // 2
    if wanted == 0 and can_duck:
        return None
    for heads in range(min(wanted, _HEADS), -1, -1):
        # Of equal ones the highest: it is most likely to win a trick that the player does not want.
        if fitting := hand & _WITH_HEADS[heads]:
            return _highest(fitting)
    return None


def _to_win(wins: int, ducks: int, *, last: bool) -> int:
    """The card to play to win: the lowest that is safe; without one that wins, the lowest."""
    if not wins:
        return _lowest(ducks)
    return _lowest(wins) if last else _highest(wins)


def _to_lose(cards: int, ducks: int, *, last: bool) -> int:
    """The card to play to lose: the highest that loses. If all win: at the end the highest, before it the lowest."""
    if ducks:
        return _highest(ducks)
    return _highest(cards) if last else _lowest(cards)
