"""What a game hung on: chances to win after every entry, what luck and choices did to them, and what choices cost.

Two questions, which are not the same. What changed the chances is asked of the true state, move by move: so the parts
of luck, of one's own choices and of the others' add up to the result. What a choice cost is asked of what the seat knew
then: the best move that a search finds in imagined worlds, and the one that was made, played on in the same ones.

All shares are in hundredths of a per cent, as whole numbers: sums of them are exact.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import exp, sqrt
from random import Random
from statistics import mean, stdev
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from games.engine.contract import Choice, Dealer, Outcome, Over, Players, Rules, Strategy
from games.engine.fitted import chances as shares_of
from games.engine.utility import win_shares
from workers.bots.bot import Budget, draw, imaginer
from workers.bots.search import compare, think

S = TypeVar("S")
M = TypeVar("M")

WHOLE: Final = 10_000
"""A certain win."""
_DRAWS: Final = 24
"""So many outcomes stand for all that chance may say."""
_OTHERWISE: Final = 8
"""So many other choices of a seat stand for what it could have done among choices made at once."""
DEEP: Final = 20
"""So many decisions are looked into deeply: those after which one's own chances changed most."""
_QUICK_BUDGET: Final = Budget(simulations=100)
_DEEP_BUDGET: Final = Budget(simulations=600)

Shares = tuple[int, ...]
"""By seat: the chance to win."""


class Event(NamedTuple):
    """What happened by an entry that counts."""

    seq: int
    what: Choice | Outcome


class Moment(msgspec.Struct, frozen=True):
    """The chances after an entry."""

    seq: int
    shares: Shares


class Parts(msgspec.Struct, frozen=True):
    """What took a seat from its chances at the beginning to its share of the win. Their sum is the difference."""

    luck: int
    own: int
    others: int


class Decision(msgspec.Struct, frozen=True):
    """A choice, the best that was found given what the seat knew, and the chances that it cost."""

    seq: int
    seat: int
    made: Any
    best: Any
    loss: int


class Analysis(msgspec.Struct, frozen=True):
    """`moments`: from the beginning (`seq` 0) on. `parts`: by seat. `decisions`: the costliest first.

    `left`: the entries of decisions that nobody has looked into yet, in the order in which that is worth most.
    """

    moments: tuple[Moment, ...]
    parts: tuple[Parts, ...]
    decisions: tuple[Decision, ...]
    left: tuple[int, ...] = ()


class Played(msgspec.Struct, frozen=True):
    """A game that is over: how it began, what happened, and how the win was shared in the end.

    `gave_up`: the seat that ended it by that; None where it was played out.
    """

    seats: int
    start: Any
    events: tuple[Event, ...]
    shares: tuple[float, ...]
    gave_up: int | None = None


class _Open(NamedTuple, Generic[S]):
    """A question of which not all is answered: where it was put, to whom, and what has been answered."""

    state: S
    seats: tuple[int, ...]
    answers: list[Choice]


class _Asked(NamedTuple):
    """A choice between several moves, and how much it changed the seat's chances."""

    seq: int
    seat: int
    swing: int


class _Judge(Strategy[S, M]):
    """A game's strategy that judges by the chance to win, in hundredths of a per cent."""

    def __init__(self, rules: Rules[S, M, Any, Any], strategy: Strategy[S, M], seats: int) -> None:
        self._rules, self._strategy, self._seats = rules, strategy, seats
        # A constant of each strategy, but this one judges for any game: it has that of the game it was made for.
        self.lookahead = strategy.lookahead  # type: ignore[misc]

    def evaluate(self, state: S, seat: int) -> float:
        return WHOLE * self.by_seat(state)[seat]

    def policy(self, state: S, seat: int, chance: Random) -> M:
        return self._strategy.policy(state, seat, chance)

    def settled(self, state: S) -> bool:
        return self._strategy.settled(state)

    def by_seat(self, state: S) -> list[float]:
        """The seats' chances in a state that waits for nothing but people."""
        if isinstance(self._rules.waiting(state), Over):
            return win_shares(self._rules.scores(state))
        standings = self._strategy.standings(state, self._seats)
        best = max(standings)  # the exponential of a great lead would be too large a number
        return shares_of([exp(self._strategy.odds * (each - best)) for each in standings])

    def shares(self, state: S, chance: Random) -> Shares:
        """The same as whole numbers; where chance is to speak, the mean over what it may say."""
        draws = _DRAWS if isinstance(self._rules.waiting(state), Dealer) else 1
        total = [0.0] * self._seats
        for _ in range(draws):
            after = self._rules.copy(state) if draws > 1 else state
            while isinstance(waiting := self._rules.waiting(after), Dealer):
                self._rules.deal(after, draw(waiting, chance))
            total = [so_far + each for so_far, each in zip(total, self.by_seat(after), strict=True)]
        return tuple([round(WHOLE * each / draws) for each in total])


class _Ledger:
    """What took each seat where it is."""

    def __init__(self, seats: int) -> None:
        self.luck, self.own, self.others = [0] * seats, [0] * seats, [0] * seats

    def by_seat(self) -> tuple[Parts, ...]:
        return tuple([Parts(*each) for each in zip(self.luck, self.own, self.others, strict=True)])


def analyse(
    rules: Rules[Any, Any, Any, Any],
    strategy: Strategy[Any, Any],
    played: Played,
    of: Collection[int],
    seed: str,
    so_far: Analysis | None = None,
) -> Iterator[Analysis]:
    """What that game hung on and what the choices of these seats cost, step by step, from `so_far` on.

    The first step has the chances and their parts, each other one decision more, the last none that is left. However it
    was stopped and taken up again, the last is the same for the same `seed`.
    """
    judge = _Judge(rules, strategy, played.seats)
    if so_far is None:
        so_far = _Story(rules, judge, played, Random(seed)).told(of)
        yield so_far
    questions = _questions(rules, played, so_far.left)
    while so_far.left:
        seq, *left = so_far.left
        budget = _DEEP_BUDGET if len(so_far.decisions) < DEEP else _QUICK_BUDGET
        decision = _decision(rules, judge, seq, *questions[seq], Random(f"{seed}, entry {seq}"), budget)
        decisions = sorted([*so_far.decisions, decision], key=lambda each: -each.loss)
        so_far = replace(so_far, decisions=tuple(decisions), left=tuple(left))
        yield so_far


def _questions(rules: Rules[S, Any, Any, Any], played: Played, wanted: Collection[int]) -> dict[int, tuple[Choice, S]]:
    """By entry: what was chosen there, and the state before."""
    found, state = {}, rules.copy(played.start)
    for seq, what in played.events:
        if isinstance(what, Outcome):
            rules.deal(state, what.pieces)
            continue
        if seq in wanted:
            found[seq] = what, rules.copy(state)
        rules.play(state, what.seat, what.move)
    return found


def _decision(
    rules: Rules[S, M, Any, Any],
    judge: _Judge[S, M],
    seq: int,
    choice: Choice,
    state: S,
    chance: Random,
    budget: Budget,
) -> Decision:
    seat, made = choice.seat, choice.move
    deal = imaginer(rules, rules.view(state, seat))
    best = think(rules, judge, deal, seat, chance, budget).move
    loss = 0
    if best != made:
        there, here = compare(rules, judge, deal, seat, (best, made), chance, budget.simulations)
        loss = _certain([better - worse for better, worse in zip(there, here, strict=True)])
    return Decision(seq, seat, made, best if loss else made, loss)


def _certain(differences: list[float]) -> int:
    """Their mean, if it is too large to be the luck of these worlds (two standard errors); else nothing."""
    least = 2 * stdev(differences) / sqrt(len(differences))
    return round(mean(differences)) if mean(differences) > least else 0


class _Story(Generic[S, M]):
    """A game told anew, with the chances after each entry."""

    def __init__(self, rules: Rules[S, M, Any, Any], judge: _Judge[S, M], played: Played, chance: Random) -> None:
        self.rules, self.judge, self.played, self.chance = rules, judge, played, chance
        self.state: S = rules.copy(played.start)
        self.ledger = _Ledger(played.seats)
        self.now = judge.shares(self.state, chance)
        self.open: _Open[S] | None = None
        self.asked: list[_Asked] = []
        self.waits: list[tuple[int, int]] = []

    def told(self, of: Collection[int]) -> Analysis:
        """The chances after each entry that changed them, the parts, and which choices of these seats to look into."""
        moments = [Moment(0, self.now)]
        for seq, what in self.played.events:
            if isinstance(what, Outcome):
                self.rules.deal(self.state, what.pieces)
                self._luck()
            else:
                self._choose(seq, what)
            if self.now != moments[-1].shares:
                moments.append(Moment(seq, self.now))
        self._end()
        if self.now != moments[-1].shares:
            moments.append(Moment(self.played.events[-1].seq if self.played.events else 0, self.now))
        asked = sorted([each for each in self.asked if each.seat in of], key=lambda each: -abs(each.swing))
        return Analysis(tuple(moments), self.ledger.by_seat(), (), tuple([each.seq for each in asked]))

    def _luck(self) -> None:
        before, self.now = self.now, self.judge.shares(self.state, self.chance)
        for seat, (then, now) in enumerate(zip(before, self.now, strict=True)):
            self.ledger.luck[seat] += now - then

    def _choose(self, seq: int, choice: Choice) -> None:
        """What is chosen at once counts once all have chosen: before, the others' choices are nothing yet."""
        rules = self.rules
        if self.open is None:
            waiting = rules.waiting(self.state)
            self.open = _Open(rules.copy(self.state), waiting.seats if isinstance(waiting, Players) else (), [])
        if len(rules.legal(self.state, choice.seat)) > 1:
            self.waits.append((seq, choice.seat))
        rules.play(self.state, choice.seat, choice.move)
        self.open.answers.append(choice)
        left = set(self.open.seats) - {each.seat for each in self.open.answers}
        waiting = rules.waiting(self.state)
        if not (isinstance(waiting, Players) and left.issuperset(waiting.seats)):
            self._close(self.open)
            self.open = None

    def _close(self, question: _Open[S]) -> None:
        before, self.now = self.now, self.judge.shares(self.state, self.chance)
        chose = {each.seat for each in question.answers}
        for seat, (then, now) in enumerate(zip(before, self.now, strict=True)):
            # Of one who chose alone all is own; among several, what the seat's other choices would have led to is not.
            otherwise = then if len(chose) == 1 or seat not in chose else self._otherwise(question, seat)
            own = now - otherwise if seat in chose else 0
            self.ledger.own[seat] += own
            self.ledger.others[seat] += now - then - own
            self.asked += [_Asked(*each, own) for each in self.waits if each[1] == seat]
        self.waits = []

    def _otherwise(self, question: _Open[S], seat: int) -> int:
        """The seat's mean chances had it chosen something else sensible, and the others the same."""
        total = 0
        for _ in range(_OTHERWISE):
            state = self.rules.copy(question.state)
            for by, move in self._answers(state, question, seat):
                self.rules.play(state, by, move)
            total += self.judge.shares(state, self.chance)[seat]
        return round(total / _OTHERWISE)

    def _answers(self, state: S, question: _Open[S], seat: int) -> Iterator[tuple[int, M]]:
        for each in question.answers:
            waiting = self.rules.waiting(state)
            if not isinstance(waiting, Players) or each.seat not in waiting.seats:
                continue  # the other choice has ended the question
            move = self.judge.policy(state, seat, self.chance) if each.seat == seat else each.move
            if move in self.rules.legal(state, each.seat):
                yield each.seat, move

    def _end(self) -> None:
        """To how the win was shared: by the rules this is so already, unless somebody gave up."""
        before, self.now = self.now, tuple([round(WHOLE * each) for each in self.played.shares])
        for seat, (then, now) in enumerate(zip(before, self.now, strict=True)):
            part = self.ledger.own if seat == self.played.gave_up else self.ledger.others
            part[seat] += now - then
