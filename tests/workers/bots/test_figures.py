"""Shares of the win over a series, and their intervals."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest

from workers.bots.figures import Share, Spread, Wager, rounded, wilson


def test_the_interval_is_that_of_wilson() -> None:
    # 40 of 100 by hand: (0.4 + 0.03317 +- 2.5758 * sqrt(0.0024 + 0.000166)) / 1.06635 at 99 %.
    assert wilson(40, 100, 95) == pytest.approx((0.30940, 0.49800), abs=1e-4)
    assert wilson(40, 100, 99) == pytest.approx((0.28386, 0.52858), abs=1e-4)


def test_the_interval_of_a_sure_winner_ends_at_one() -> None:
    low, high = wilson(50, 50, 99)
    assert high == 1.0
    assert 0.85 < low < 0.9


@pytest.mark.parametrize(("won", "verdict"), [(45, "above"), (25, "open"), (5, "below")])
def test_a_share_is_above_or_below_a_fair_one_only_for_certain(won: int, verdict: str) -> None:
    assert Share.of("greedy", 1, 2, [1.0] * won + [0.0] * (50 - won)).verdict == verdict


def test_a_bot_on_two_of_three_chairs_is_measured_against_two_thirds() -> None:
    assert Share.of("greedy", 2, 3, [1.0] * 66 + [0.0] * 34).verdict == "open"


def wagered(share: float, fair: float, most: int, chance: Random) -> tuple[str, int]:
    """What a wager says of a bot that wins that share of the games, and after how many games."""
    wager = Wager(fair)
    for played in range(1, most + 1):
        wager.add(float(chance.random() < share))
        if wager.verdict != "open":
            return wager.verdict, played
    return "open", most


@pytest.mark.parametrize("fair", [0.2, 0.5])
def test_a_wager_on_equal_bots_is_hardly_ever_won_however_often_one_looks(fair: float) -> None:
    chance = Random(7)
    won = sum([wagered(fair, fair, 500, chance)[0] != "open" for _ in range(200)])
    assert won <= 6  # two are to be expected, and more than six hardly ever


@pytest.mark.parametrize(("share", "verdict"), [(0.5, "above"), (0.05, "below")])
def test_a_wager_on_unequal_bots_is_won_soon(share: float, verdict: str) -> None:
    chance = Random(7)
    found = [wagered(share, 0.25, 400, chance) for _ in range(20)]
    assert {won for won, _ in found} == {verdict}
    assert median([played for _, played in found]) < 150


def test_a_spread_tells_the_least_the_middle_and_the_most() -> None:
    assert Spread.of([4, 1, 10]) == Spread(1, 4, 5, 10)


def test_figures_are_rounded_for_reading() -> None:
    assert rounded({"share": 1 / 3, "games": 3, "interval": (0.123456, 1)}) == {
        "share": 0.3333,
        "games": 3,
        "interval": [0.1235, 1],
    }
