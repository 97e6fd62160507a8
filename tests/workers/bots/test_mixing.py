"""Where bids are made at once, who always bids the same is found out: how far the bots are from play without faults."""

from __future__ import annotations

import os
from fractions import Fraction
from typing import Any

import pytest

from games.rules.asterix import RULES
from games.rules.asterix.messages import Setup
from games.rules.asterix.state import State
from tests.workers.bots.mixing import BLUFF, PLAIN, Matrix, measured, pure, reply, solved, value
from workers.bots import bot

CHOICES = int(os.environ.get("GRIOT_MIXING", "0"))
"""Of each bot in each position: `make mixing`."""
WANTED = Fraction(1, 10)
"""Of the span of all results: what a best reply may gain at most."""
UNMIXED = Fraction(1, 8)
"""The same of a bot that plays well and does not mix, in the game that asks for it: that alone costs no more."""


def whole(*rows: list[int]) -> Matrix:
    return [[Fraction(cell) for cell in row] for row in rows]


@pytest.mark.parametrize(
    ("matrix", "worth"),
    [
        (whole([1, -1], [-1, 1]), Fraction(0)),
        (whole([3, 1], [0, 2]), Fraction(3, 2)),
        (whole([0, -1, 1], [1, 0, -1], [-1, 1, 0]), Fraction(0)),
        (whole([4, 2, 3], [1, 0, 9]), Fraction(2)),
        (whole([5]), Fraction(5)),
    ],
    ids=["matching pennies", "two and two", "rock, paper, scissors", "a saddle", "one cell"],
)
def test_matrix_games_are_solved_exactly(matrix: Matrix, worth: Fraction) -> None:
    assert value(matrix) == worth


def evenly(state: State, seat: int) -> dict[Any, Fraction]:
    """Each legal move as often as the others."""
    moves = RULES.legal(state, seat)
    return dict.fromkeys(moves, Fraction(1, len(moves)))


def always_the_first(state: State, seat: int) -> dict[Any, Fraction]:
    """The lowest card, every time."""
    return {RULES.legal(state, seat)[0]: Fraction(1)}


@pytest.mark.parametrize("setup", [PLAIN, BLUFF], ids=["plain", "bluff"])
def test_a_best_reply_to_poor_play_wins_more_than_the_game_is_worth(setup: Setup) -> None:
    worth, span = solved(setup)
    for poor in (evenly, always_the_first):
        assert reply(setup, 0, poor) > worth
        assert reply(setup, 1, poor) > -worth
    assert reply(setup, 0, always_the_first) - worth > WANTED * span


def test_one_of_these_games_asks_for_mixing_and_the_other_does_not() -> None:
    worth, span = solved(BLUFF)
    assert (worth - pure(BLUFF, 0), -worth - pure(BLUFF, 1)) == (UNMIXED * span, UNMIXED * span / 2)
    worth, _ = solved(PLAIN)
    assert (pure(PLAIN, 0), pure(PLAIN, 1)) == (worth, -worth)


MOST = {
    (PLAIN, "casual"): WANTED,
    (PLAIN, "strong"): WANTED,
    (BLUFF, "casual"): 2 * UNMIXED,
    (BLUFF, "strong"): UNMIXED,
}
"""What is wanted, where it is reached; else what was measured (docs/bots.md)."""


if CHOICES:  # takes minutes: `make mixing`

    @pytest.mark.parametrize(
        ("setup", "level"), MOST, ids=["plain-casual", "plain-strong", "bluff-casual", "bluff-strong"]
    )
    def test_a_best_reply_to_a_bot_gains_no_more_than_it_did(setup: Setup, level: str, record_property: Any) -> None:
        worth, span = solved(setup)
        bids = measured(bot(level), CHOICES)
        gained = [(reply(setup, seat, bids) - fair) / span for seat, fair in enumerate((worth, -worth))]
        record_property("gained", [f"{float(each):.1%}" for each in gained])
        assert max(gained) <= MOST[setup, level], gained
