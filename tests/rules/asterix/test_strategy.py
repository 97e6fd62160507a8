"""What casual bots bid: at once and unseen, so each by its own chance (note 1 of part 11 of the rules file)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.rules.asterix import RULES, STRATEGY
from games.rules.asterix.messages import AssignPeeked, Bid, Move
from tests.rules.asterix.puzzles import at, looked
from tests.rules.asterix.scene import Scene
from workers.bots import STANDARD, bot

FULL = "1 2 3 4 5 6 7 8 9 10 D"
TIMES = 60


def made(scene: Scene, seat: int) -> list[Move]:
    """What the casual bot in that seat does there, each time with other luck."""
    chance = (Random(f"{seat} {luck}") for luck in range(TIMES))
    return [bot("casual")(RULES, STRATEGY, scene.sees(seat), seat, luck, STANDARD) for luck in chance]


@pytest.mark.parametrize("prize", ["roman_01", "roman_03", "roman_05", "roman_07", "roman_08"])
def test_with_full_hands_no_bid_is_what_a_bot_always_makes(prize: str) -> None:
    bids = Counter(made(at(*[FULL] * 4, prize=prize), 0))
    assert bids.most_common(1)[0][1] <= TIMES / 2
    assert len(bids) >= 4


@pytest.mark.parametrize("prize", ["roman_03", "roman_05", "roman_07", "roman_08"])
def test_idefix_of_several_bots_seldom_meet_and_it_is_bid_all_the_same(prize: str) -> None:
    scene = at(*[FULL] * 4, prize=prize)
    tricks = list(zip(*[made(scene, seat) for seat in range(4)], strict=True))
    dogs = [bids.count(Bid("idefix")) for bids in tricks]
    assert sum(dogs) > 0
    assert sum(each > 1 for each in dogs) < TIMES / 4
    assert sum(each > 2 for each in dogs) < TIMES / 10


def test_with_full_hands_a_dear_roman_is_bid_more_for_than_a_cheap_one() -> None:
    cheap, dear = [
        sum(
            int(bid.card)
            for bid in made(at(*[FULL] * 4, prize=prize), 0)
            if isinstance(bid, Bid) and bid.card != "idefix"
        )
        for prize in ("roman_01", "roman_08")
    ]
    assert dear > 1.5 * cheap


def test_with_two_seats_the_best_bid_is_made_as_it_costs_more_to_mix() -> None:
    assert set(made(at("1 4 9", "1 4 9", prize="roman_03"), 0)) == {Bid("1")}


def test_what_is_not_chosen_at_once_is_not_mixed() -> None:
    scene = looked("roman_02", (), ("roman_02",), ())  # to keep it is a few points worse
    assert set(made(scene, 0)) == {AssignPeeked(2)}
