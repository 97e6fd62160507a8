"""Buying, placing, closing and the elephant: what no worked example shows (BA-2, BA-6, BA-7, BA-9)."""

from __future__ import annotations

from collections import Counter
from itertools import groupby, product
from random import Random

import pytest

from games.engine.contract import Dealer
from games.engine.kit.play import apply, random_event
from games.rules.bania import RULES
from games.rules.bania.material import AXIAL, BAG, COST, COSTS, NEIGHBOURS, SPACES, YIELD
from games.rules.bania.messages import BuyTent, EndBuilding, Options, PlaceElephant, Setup, SkipElephant
from games.rules.bania.notes import (
    ElephantPlaced,
    ElephantReturned,
    ElephantSkipped,
    SettlementClosed,
    TentPlaced,
    TentsDrawn,
)
from games.rules.bania.state import ACTION, BUILD, DRAW, ELEPHANT, IN_STOCK, REFILL, TRADE, State
from tests.rules.bania.kit_case import BESIDE, legal_spaces
from tests.rules.bania.scene import FULL_BAG, PLAIN, Scene, tent

RICH = (5, 5, 5, 5)


def test_the_tents_are_even_in_all_wares() -> None:
    assert len(BAG) == 60
    icons = [sum(COSTS[COST[kind]][ware] for kind in BAG) for ware in range(4)]
    assert icons == [45] * 4
    assert Counter(YIELD[kind] for kind in BAG) == dict.fromkeys(range(4), 15)
    assert Counter(COST[kind] for kind in BAG) == {n: 6 if max(cost) == 1 else 3 for n, cost in enumerate(COSTS)}


def test_tents_yield_what_they_do_not_cost() -> None:
    for kind, count in Counter(BAG).items():
        costs, supplied = COSTS[COST[kind]], YIELD[kind]
        if max(costs) == 2:
            assert (count, costs[supplied] < 2) == (1, True)
        else:
            assert count == (1 if costs[supplied] else 3)
    assert len(set(BAG)) == 12 * 3 + 4 * 4


def test_the_map_is_that_of_its_coordinates() -> None:
    inside = {(q, r) for q, r in product(range(-5, 5), range(-4, 5)) if -5 <= q + r <= 4}
    assert set(AXIAL) == inside
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    for (q, r), beside in zip(AXIAL, NEIGHBOURS, strict=True):
        assert {AXIAL[space] for space in beside} == {(q + a, r + b) for a, b in steps} & inside
    assert Counter(map(len, NEIGHBOURS)) == {6: 44, 4: 20, 3: 6}
    corners = {"a1": (-1, -4), "a6": (4, -4), "e1": (-5, 0), "e5": (-1, 0), "e10": (4, 0), "i1": (-5, 4), "i6": (0, 4)}
    assert {name: AXIAL[SPACES.index(name)] for name in corners} == corners
    for row, along in groupby(zip(SPACES, AXIAL, strict=True), lambda each: each[0][0]):
        names, places = zip(*along, strict=True)
        assert names == tuple(f"{row}{number}" for number in range(1, len(names) + 1))
        assert list(places) == sorted(places), "numbers run left to right"


def payable(state: State, seat: int, kind: str, space: int) -> bool:
    """BA-6.11, icon by icon: the tents around pay first, then the hand, then three cards for one."""
    hand, piles = list(state.hands[seat]), list(state.piles)
    around = Counter(YIELD[state.board[beside]] for beside in BESIDE[space] if state.board[beside])
    missing = Counter[int]()
    for ware, need in enumerate(COSTS[COST[kind]]):
        for _ in range(need):
            if around[ware]:
                around[ware] -= 1
            elif hand[ware]:
                hand[ware] -= 1
            else:
                missing[ware] += 1
    obtainable = all(count <= piles[ware] for ware, count in missing.items())
    return obtainable and sum(hand) >= 3 * missing.total()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exactly_what_can_be_paid_on_a_legal_space_is_offered(seats: int) -> None:
    chance = Random(seats)
    asked = 0
    for _ in range(3):
        state = RULES.start(RULES.standard(seats, Options()))
        while event := random_event(RULES, state, chance):
            if state.phase in (ACTION, BUILD) and chance.random() < 0.5:
                seat = state.turn
                offered = {move for move in RULES.legal(state, seat) if isinstance(move, BuyTent)}
                assert offered == {
                    BuyTent(kind, SPACES[space])
                    for kind in state.supplies[seat]
                    for space in legal_spaces(state)
                    if payable(state, seat, kind, space)
                }
                asked += 1
            apply(RULES, state, event)
    assert asked > 60


def test_the_empty_board_offers_every_tent_on_every_space() -> None:
    scene = Scene((RICH, PLAIN), supply="SSO>K OOK>S SKI>O SOI>K", setup=Setup(players=2, must_build=21))
    assert len(scene.offers(0)) == 281


def test_tents_of_one_kind_are_one_move() -> None:
    scene = Scene(supply="SOK>I SOK>I SOK>I")
    moves = [move for move in scene.offers(0) if isinstance(move, BuyTent) and move.tent == tent("SOK>I")]
    assert len(moves) == 70


def test_two_trades_are_made_one_after_the_other() -> None:
    scene = Scene(((0, 1, 4, 3), PLAIN), supply="SSO>K")
    scene.buys("SSO>K", "A1")
    assert scene.state.wanted == [0, 0]
    scene.gives(0, 0, 3, 0)
    assert scene.state.phase == TRADE
    assert scene.told(TentPlaced) == []
    assert scene.gifts() == {(0, 0, 1, 2), (0, 0, 0, 3)}
    scene.gives(0, 0, 0, 3)
    assert scene.hand() == (0, 0, 1, 0)
    assert scene.told(TentPlaced)[0].points == 3


def test_a_trade_needs_as_many_cards_in_the_pile_as_are_wanted() -> None:
    setup = Setup(players=2, must_build=30)
    assert Scene(((0, 1, 4, 4), (13, 0, 0, 0)), supply="SSO>K", setup=setup).can_buy("SSO>K", "A1")
    assert not Scene(((0, 1, 4, 4), (14, 0, 0, 0)), supply="SSO>K", setup=setup).can_buy("SSO>K", "A1")


def test_tents_of_different_settlements_pay_together() -> None:
    scene = Scene(((0, 0, 1, 0), PLAIN), "E5:S E7:O", "SOK>I")
    scene.buys("SOK>I", "E6")
    assert scene.hand() == (0, 0, 0, 0)
    assert scene.told(TentPlaced)[0].joined == 2


def test_a_blank_gap_beside_three_settlements_counts_each_once() -> None:
    # E5 touches the same settlement with D4 and D5, and another with F5.
    scene = Scene((RICH, PLAIN), "D4:S D5:S C4:S F5:O G5:O G4:O", "SOK>I", setup=Setup(players=2, must_build=30))
    assert scene.can_buy("SOK>I", "E5")
    scene.buys("SOK>I", "E5")
    assert len(scene.settlement("E5")) == 7


def test_a_settlement_that_cannot_grow_stays_open_and_feeds_its_elephant() -> None:
    setup = Setup(players=2, board=("a1", "a2", "b1", "b2", "i1"))
    scene = Scene((PLAIN, PLAIN), "A1:S A2:O B1:K B2:I", "SOK>I", elephants={0: "A1"}, setup=setup)
    assert scene.told(SettlementClosed) == []
    scene.begins(0)
    assert scene.hand() == (3, 3, 3, 3)


def test_an_emptied_supply_is_filled_after_the_last_trade_and_building_goes_on() -> None:
    scene = Scene(((0, 1, 3, 1), PLAIN), supply="SOK>I", setup=Setup(players=2, supply=1))
    scene.buys("SOK>I", "E5")
    assert scene.state.phase == TRADE
    scene.gives(0, 0, 2, 1)
    assert scene.state.phase == DRAW
    scene.refills()
    assert scene.told(TentsDrawn)[0].reason == "emptied"
    assert scene.state.phase == BUILD
    scene.ends()
    scene.keeps_elephant()
    assert scene.asks(1), "nothing is missing (BA-10.1)"


def test_an_emptied_supply_takes_what_is_left_in_the_bag() -> None:
    bag = ("tent_soi_k", "tent_sok_i", "tent_oki_s", "tent_ski_o", "tent_sso_k")
    scene = Scene((RICH, PLAIN), supply="SOI>K SOK>I", setup=Setup(players=2, must_build=30, supply=2, bag=bag))
    scene.buys("SOI>K", "E5")
    scene.buys("SOK>I", "A1")
    scene.refills()
    assert len(scene.state.supplies[0]) == 1
    assert scene.state.bag == []
    assert scene.state.phase == BUILD


def test_nothing_is_drawn_after_a_purchase_that_empties_the_supply_and_ends_the_game() -> None:
    setup = Setup(players=2, board=("e5", "a1"), supply=1)
    scene = Scene(((0, 1, 3, 1), PLAIN), "A1:S", "SOK>I", setup=setup)
    scene.buys("SOK>I", "E5")
    scene.gives(0, 0, 2, 1)
    assert scene.over()
    assert scene.state.supplies[0] == []
    assert len(scene.state.bag) == FULL_BAG - 3


def test_an_empty_bag_leaves_the_supply_short() -> None:
    setup = Setup(players=2, bag=("tent_oki_s", "tent_oki_s", "tent_soi_k"), supply=1)
    scene = Scene((PLAIN, PLAIN), supply="SOI>K", setup=setup)
    scene.buys("SOI>K", "E5")
    assert scene.waiting == Dealer(("tent_oki_s",), 1)
    scene.refills()
    scene.buys("OKI>S", "E6")
    assert scene.state.phase == BUILD
    assert scene.offers(0) == [EndBuilding()]
    scene.ends()
    scene.keeps_elephant()
    assert scene.asks(1)
    assert scene.state.supplies[0] == []


def test_an_elephant_may_stand_on_any_open_tent_of_this_turn() -> None:
    scene = Scene((RICH, PLAIN), "E5:S", "SOK>I SOI>K", setup=Setup(players=2, must_build=30))
    scene.buys("SOK>I", "E6")
    scene.buys("SOI>K", "A1")
    scene.ends()
    assert scene.state.phase == ELEPHANT
    assert scene.offers(0) == [PlaceElephant("e6"), PlaceElephant("a1"), SkipElephant()]
    scene.keeps_elephant()
    assert scene.told(ElephantSkipped) == [ElephantSkipped(0)]
    assert scene.state.phase == REFILL


def test_an_elephant_on_the_board_stays_where_it_is() -> None:
    scene = Scene((PLAIN, PLAIN), "E5:S", "SOK>I", elephants={0: "E5"})
    scene.buys("SOK>I", "E6")
    scene.ends()
    assert scene.state.phase == REFILL


def test_no_elephant_goes_to_a_settlement_that_closed_in_this_turn() -> None:
    scene = Scene((PLAIN, PLAIN), "D4:S D5:O E4:K E5:I E6:S F4:O", "KKI>O")
    scene.buys("KKI>O", "F5")
    scene.ends()
    assert scene.state.phase == REFILL


def test_a_settlement_that_closes_by_a_join_returns_the_elephants_of_both_parts() -> None:
    scene = Scene(((0, 0, 0, 0), PLAIN), "C3:O C4:K B3:S E4:S E5:I E6:I", "SOK>I", elephants={0: "B3", 1: "E6"})
    scene.buys("SOK>I", "D4")
    assert scene.told(ElephantReturned) == [ElephantReturned(0, "b3"), ElephantReturned(1, "e6")]
    assert scene.state.elephants == [IN_STOCK, IN_STOCK]
    assert scene.state.returned


def test_an_elephant_returned_by_another_player_may_be_placed_in_the_own_next_turn() -> None:
    board = "D4:S D5:O E4:K E5:I E6:S F4:O"
    scene = Scene((PLAIN, PLAIN), board, "KKI>O", elephants={1: "D4"})
    scene.buys("KKI>O", "F5")
    assert not scene.state.returned
    scene.ends()
    scene.refills()
    purchase = next(move for move in scene.offers(1) if isinstance(move, BuyTent))
    scene.moves(purchase)
    while scene.state.phase == TRADE:
        scene.moves(scene.offers(1)[0])
    scene.ends()
    scene.puts(purchase.space)
    assert scene.told(ElephantPlaced) == [ElephantPlaced(1, purchase.space)]


def test_elephants_may_share_a_settlement() -> None:
    scene = Scene((PLAIN, PLAIN), "E5:S", "SOK>I", elephants={1: "E5"})
    scene.buys("SOK>I", "E6")
    scene.ends()
    scene.puts("E6")
    assert scene.state.elephants == [SPACES.index("e6"), SPACES.index("e5")]


def test_a_purchase_names_its_kind() -> None:
    scene = Scene(supply="SSO>K")
    scene.buys("SSO>K", "E5")
    assert scene.state.board[SPACES.index("e5")] == tent("SSO>K")
