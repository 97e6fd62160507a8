"""Tiny games of Asterix, solved exactly, and how much the best reply to a bot gains there.

Two seats, three cards each, three Romans, one round. Every trick is a matrix game whose cells go on by chance (note 1
of part 11 of the rules file): nothing stays hidden but bids that are made at once. A game is worth its lead in points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any, Final, TypeAlias

from games.engine.contract import Dealer, Over
from games.rules.asterix import RULES, STRATEGY
from games.rules.asterix.messages import Setup
from games.rules.asterix.state import State
from workers.bots import STANDARD, Bot

PLAIN: Final = Setup(
    players=2,
    gauls=("asterix", "obelix"),
    hands=(("2", "5", "9"), ("2", "5", "9")),
    deck=("roman_05", "roman_08", "roman_12"),
    rounds=1,
)
"""Who loses keeps the card: in each position one bid is as good as any mixture."""
BLUFF: Final = Setup(
    players=2,
    gauls=("asterix", "obelix"),
    hands=(("4", "8", "idefix"), ("4", "8", "idefix")),
    deck=("roman_10", "roman_10", "roman_10"),
    rounds=1,
)
"""Idefix is good against a strong card and bad against a weak one: who always bids the same gives away an eighth of the
span in one seat, and a sixteenth in the other."""
NOTHING: Final = (None,)
"""What a seat chooses that is not asked."""
Matrix: TypeAlias = list[list[Fraction]]
Frequencies: TypeAlias = Callable[[State, int], dict[Any, Fraction]]
"""How often a seat makes which move in a position."""


def value(matrix: Matrix) -> Fraction:
    """What the game is worth to the one who chooses the row (L. S. Shapley, R. N. Snow, "Basic Solutions of Discrete
    Games", 1950: some square part of the matrix, where both make the other indifferent, solves the whole of it).
    """
    rows, columns = len(matrix), len(matrix[0])
    for size in range(1, min(rows, columns) + 1):
        for some in combinations(range(rows), size):
            for others in combinations(range(columns), size):
                part = [[matrix[row][column] for column in others] for row in some]
                mine, theirs = _indifferent([list(line) for line in zip(*part, strict=True)]), _indifferent(part)
                if mine is None or theirs is None:
                    continue
                (odds, worth), (other_odds, _) = mine, theirs
                least = min(_mean(odds, [matrix[row][column] for row in some]) for column in range(columns))
                most = max(_mean(other_odds, [line[column] for column in others]) for line in matrix)
                if least == worth == most:
                    return worth
    raise AssertionError("every matrix game has a value")


def _mean(odds: list[Fraction], cells: list[Fraction]) -> Fraction:
    return sum((each * cell for each, cell in zip(odds, cells, strict=True)), Fraction(0))


def _indifferent(lines: Matrix) -> tuple[list[Fraction], Fraction] | None:
    """Odds for which every line has one mean, and that mean; None if there are none or one is below 0."""
    size = len(lines)
    system = [[*line, Fraction(-1), Fraction(0)] for line in lines]
    system.append([*[Fraction(1)] * size, Fraction(0), Fraction(1)])
    for at in range(size + 1):
        pivot = next((row for row in range(at, size + 1) if system[row][at]), None)
        if pivot is None:
            return None
        system[at], system[pivot] = system[pivot], system[at]
        system[at] = [cell / system[at][at] for cell in system[at]]
        for row in range(size + 1):
            if row != at:
                factor = system[row][at]
                system[row] = [cell - factor * by for cell, by in zip(system[row], system[at], strict=True)]
    *odds, worth = [row[-1] for row in system]
    return (odds, worth) if min(odds) >= 0 else None


def solved(setup: Setup) -> tuple[Fraction, int]:
    """The lead of the first seat where both play as well as can be, and the span of all leads that there are."""
    leads: list[int] = []

    def worth(state: State) -> Fraction:
        if isinstance(RULES.waiting(state), Over):
            leads.append(_lead(state))
        return _walk(state, worth, value)

    start = worth(RULES.start(setup))
    return start, max(leads) - min(leads)


def reply(setup: Setup, seat: int, bot: Frequencies) -> Fraction:
    """The most that the seat can win, in its own lead, from one that chooses with these frequencies."""
    side = 1 if seat == 0 else -1

    def worth(state: State) -> Fraction:
        def best(matrix: Matrix) -> Fraction:
            theirs = _moves(state, 1 - seat)
            often = {None: Fraction(1)} if theirs is NOTHING else bot(state, 1 - seat)
            odds = [often.get(move, Fraction(0)) for move in theirs]
            mine = matrix if seat == 0 else [list(line) for line in zip(*matrix, strict=True)]
            return side * max(side * _mean(odds, line) for line in mine)

        return _walk(state, worth, best)

    return side * worth(RULES.start(setup))


def _walk(state: State, worth: Callable[[State], Fraction], bidding: Callable[[Matrix], Fraction]) -> Fraction:
    """What a position is worth to the first seat, by what comes after it."""
    waiting = RULES.waiting(state)
    if isinstance(waiting, Over):
        return Fraction(_lead(state))
    if isinstance(waiting, Dealer):
        counts: Counter[Any] = Counter(combinations(waiting.pool, waiting.take))
        parts = (Fraction(count, counts.total()) * worth(_dealt(state, pieces)) for pieces, count in counts.items())
        return sum(parts, Fraction(0))
    return bidding([[worth(_played(state, mine, theirs)) for theirs in _moves(state, 1)] for mine in _moves(state, 0)])


def _moves(state: State, seat: int) -> Sequence[Any]:
    return RULES.legal(state, seat) or NOTHING


def pure(setup: Setup, seat: int) -> Fraction:
    """The lead that the seat can be sure of, if the other one knows each of its bids before."""

    def worth(state: State) -> Fraction:
        def sure(matrix: Matrix) -> Fraction:
            if seat == 0:
                return max([min(line) for line in matrix])
            columns: Matrix = [list(line) for line in zip(*matrix, strict=True)]
            return min([max(line) for line in columns])

        return _walk(state, worth, sure)

    return (1 if seat == 0 else -1) * worth(RULES.start(setup))


def _lead(state: State) -> int:
    first, second = (line.points for line in RULES.scores(state))
    return first - second


def _dealt(state: State, pieces: tuple[str, ...]) -> State:
    after = RULES.copy(state)
    RULES.deal(after, pieces)
    return after


def _played(state: State, *moves: Any) -> State:
    after = RULES.copy(state)
    for seat, move in enumerate(moves):
        if move is not None:
            RULES.play(after, seat, move)
    return after


def measured(bot: Bot, choices: int) -> Frequencies:
    """The frequencies of so many choices in each position, each with other luck."""
    known: dict[str, dict[Any, Fraction]] = {}

    def often(state: State, seat: int) -> dict[Any, Fraction]:
        view = RULES.view(state, seat)
        where = f"{seat} {view.hands} {view.prize} {view.peeked} {view.unseen} {view.fronts}"
        if where not in known:
            made = Counter(
                bot(RULES, STRATEGY, view, seat, Random(f"{where} {luck}"), STANDARD) for luck in range(choices)
            )
            known[where] = {move: Fraction(count, choices) for move, count in made.items()}
        return known[where]

    return often
