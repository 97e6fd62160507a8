"""How good a result is for each seat, as one number: for ratings, for searches, for figures.

Only ranks count, not points. Both lists are by seat; ranks are those of `ScoreLine`: 1 is best, tied seats share one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.engine.contract import ScoreLine


def win_shares(scores: Sequence[ScoreLine]) -> list[float]:
    """Each seat's share of the win: 1 for a single winner, 1/n for each of n who share it, 0 for the rest. Sum: 1."""
    ranks = _ranks(scores)
    return [(rank == 1) / ranks.count(1) for rank in ranks]


def rank_utilities(scores: Sequence[ScoreLine]) -> list[float]:
    """Where each seat stands among the others, from 1 (better than all) to 0 (worse than all). Sum: seats / 2.

    It is the share of the other seats that this seat beats, where a tie counts as half. So with four seats the places
    are worth 1, 2/3, 1/3 and 0; two who share the first place get 5/6 each; if all are tied, each gets 1/2.
    ValueError for fewer than two seats.
    """
    ranks = _ranks(scores)
    if len(ranks) < 2:
        raise ValueError("a rank needs another seat to be compared with")
    tied = Counter(ranks)
    # A rank is 1 + the number of seats that are better.
    return [(2 * (len(ranks) - rank) - (tied[rank] - 1)) / (2 * (len(ranks) - 1)) for rank in ranks]


def _ranks(scores: Sequence[ScoreLine]) -> list[int]:
    return [line.rank for line in sorted(scores, key=lambda line: line.seat)]
