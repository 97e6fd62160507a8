"""Quick luck is even, and takes nothing twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from random import Random

import pytest

from games.engine.kit.odds import chi_square_tail
from games.engine.luck import one_of, out_of, some_of

PIECES = "abcd"


def assert_even(drawn: Counter[tuple[str, ...]], ways: int, each: int) -> None:
    """All so many ways came, about equally often."""
    assert len(drawn) == ways
    assert chi_square_tail(sum((came - each) ** 2 / each for came in drawn.values()), ways - 1) > 0.001


@pytest.mark.parametrize(
    "draw", [one_of, lambda pool, chance: out_of(list(pool), chance)], ids=["that stays", "taken out"]
)
def test_each_piece_is_equally_likely(draw: Callable[[str, Random], str]) -> None:
    chance = Random(1)
    assert_even(Counter((draw(PIECES, chance),) for _ in range(4 * 500)), 4, 500)


@pytest.mark.parametrize(("take", "ways"), [(2, 12), (4, 24)])
def test_each_order_of_some_pieces_is_equally_likely(take: int, ways: int) -> None:
    chance = Random(2)
    drawn = Counter(tuple(some_of(PIECES, take, chance)) for _ in range(ways * 2_000))
    assert set(drawn) == set(permutations(PIECES, take))
    assert_even(drawn, ways, 2_000)


def test_what_is_taken_out_is_gone_and_the_rest_keeps_its_order() -> None:
    pool, chance = list(PIECES), Random(3)
    taken = out_of(pool, chance)
    assert pool == [piece for piece in PIECES if piece != taken]


def test_a_pool_that_is_drawn_from_stays_as_it_is() -> None:
    pool = list(PIECES)
    some_of(pool, 3, Random(4))
    assert pool == list(PIECES)


def test_nothing_is_drawn_of_nothing() -> None:
    assert some_of((), 0, Random(5)) == []
