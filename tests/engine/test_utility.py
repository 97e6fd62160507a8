"""What a result is worth to each seat."""

from __future__ import annotations

from itertools import product

import pytest

from games.engine.contract import ScoreLine
from games.engine.utility import rank_utilities, win_shares


def scores(*ranks: int) -> list[ScoreLine]:
    """A result with these ranks by seat."""
    return [ScoreLine(seat, rank, 0, ()) for seat, rank in enumerate(ranks)]


def test_a_single_winner_has_the_whole_win() -> None:
    assert win_shares(scores(3, 1, 2)) == [0.0, 1.0, 0.0]


def test_a_shared_win_is_shared_evenly() -> None:
    assert win_shares(scores(1, 3, 1)) == [0.5, 0.0, 0.5]


def test_results_are_by_seat_in_whatever_order_the_lines_come() -> None:
    lines = list(reversed(scores(1, 2, 3)))
    assert win_shares(lines) == [1.0, 0.0, 0.0]
    assert rank_utilities(lines) == [1.0, 0.5, 0.0]


@pytest.mark.parametrize(
    ("ranks", "utilities"),
    [
        ((2, 1), [0, 1]),
        ((1, 1), [1 / 2, 1 / 2]),
        ((1, 2, 3, 4), [1, 2 / 3, 1 / 3, 0]),
        ((1, 1, 3, 4), [5 / 6, 5 / 6, 1 / 3, 0]),
        ((1, 2, 2, 4), [1, 1 / 2, 1 / 2, 0]),
        ((1, 2, 2, 2), [1, 1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_a_seat_counts_whom_it_beats_and_half_of_whom_it_ties(ranks: tuple[int, ...], utilities: list[float]) -> None:
    assert rank_utilities(scores(*ranks)) == pytest.approx(utilities)


def test_sums_are_the_same_for_every_result() -> None:
    for points in product(range(3), repeat=4):
        ranks = [1 + sum(other > mine for other in points) for mine in points]
        assert sum(win_shares(scores(*ranks))) == pytest.approx(1)
        assert sum(rank_utilities(scores(*ranks))) == pytest.approx(2)


def test_one_seat_alone_has_no_rank_among_others() -> None:
    with pytest.raises(ValueError, match="another seat"):
        rank_utilities(scores(1))
