"""The worked examples of part 10 of the rules file, one test each. Seats count from 0: P1 is seat 0."""

from __future__ import annotations

from games.engine.contract import Dealer
from games.rules.bania import RULES
from games.rules.bania.messages import BuyTent, Options, Pass, PlaceElephant, Roll, SkipElephant
from games.rules.bania.notes import (
    BonusTaken,
    CardsCollected,
    ElephantReturned,
    EndReached,
    GameEnded,
    LastTentScored,
    MajorityScored,
    SettlementClosed,
    TentBought,
    TentPlaced,
)
from games.rules.bania.state import ACTION, BUILD, DRAW, ELEPHANT, TRADE
from tests.rules.bania.scene import PLAIN, Scene, counted, drawn_map, tent

NONE = (0, 0, 0, 0)
CARAVAN = "E5:I E6:I D5:O D6:O F5:K"
"""The settlement of W-14 to W-19."""


def labels(text: str) -> set[str]:
    """E5 E6 as a set."""
    return set(text.split())


def caravan(*hands: tuple[int, int, int, int]) -> Scene:
    """P1's elephant stands on D5."""
    return Scene(hands, CARAVAN, elephants={0: "D5"})


def test_w01_setup_of_three_players() -> None:
    scene = Scene.start(RULES.standard(3, Options()))
    scene.deals(2)
    for _ in range(3):
        waiting = scene.waiting
        assert isinstance(waiting, Dealer)
        assert waiting.take == 4
        scene.deals(*waiting.pool[:4])
    assert scene.state.turn == 2
    assert scene.state.hands == [[2, 2, 2, 2]] * 3
    assert scene.state.piles == [9, 9, 9, 9]
    assert len(scene.state.bag) == 48
    assert [line.points for line in scene.scores()] == [0, 0, 0]
    assert scene.sees(None).elephants == (None, None, None)


def test_w02_cards_only_start_a_settlement() -> None:
    scene = Scene(supply="SSO>K")
    scene.buys("SSO>K", "E5")
    assert scene.told(TentBought) == [TentBought(0, tent("SSO>K"), "e5", counted(2, 1, 0, 0), (), 0)]
    assert scene.told(TentPlaced) == [TentPlaced(0, tent("SSO>K"), "e5", 3, 0, 1)]
    assert scene.hand() == (0, 1, 2, 2)
    assert scene.piles == (13, 12, 11, 11)
    assert scene.points() == [3, 0]
    assert scene.state.phase == BUILD


def test_w03_a_tent_beside_pays_a_part() -> None:
    scene = Scene(board="E5:S", supply="SSO>K")
    scene.buys("SSO>K", "E6")
    assert scene.told(TentBought) == [TentBought(0, tent("SSO>K"), "e6", counted(1, 1, 0, 0), ("e5",), 0)]
    assert scene.told(TentPlaced) == [TentPlaced(0, tent("SSO>K"), "e6", 1, 1, 2)]
    assert scene.hand() == (1, 1, 2, 2)
    assert scene.piles == (12, 12, 11, 11)
    assert scene.settlement("E5") == {"E5", "E6"}


def test_w04_the_board_pays_everything() -> None:
    scene = Scene((NONE, PLAIN), "D4:S D5:S E6:O", "SSO>K")
    scene.buys("SSO>K", "E5")
    assert scene.told(TentBought) == [TentBought(0, tent("SSO>K"), "e5", counted(0, 0, 0, 0), ("d4", "d5", "e6"), 0)]
    assert scene.told(TentPlaced)[0].points == 1
    assert scene.settlement("E5") == {"D4", "D5", "E5", "E6"}


def test_w05_three_for_one_with_too_few_cards_and_with_just_enough() -> None:
    scene = Scene(((0, 1, 3, 1), PLAIN), supply="SSO>K SOK>I")
    assert not scene.can_buy("SSO>K", "E5")
    scene.buys("SOK>I", "E5")
    assert scene.state.phase == TRADE
    assert scene.told(TentPlaced) == []
    assert scene.gifts() == {(0, 0, 2, 1)}
    scene.gives(0, 0, 2, 1)
    assert scene.hand() == NONE
    assert scene.piles == (13, 13, 13, 13)
    assert scene.told(TentPlaced)[0].points == 3


def test_w06_what_is_handed_in_is_chosen() -> None:
    scene = Scene(((0, 2, 4, 1), PLAIN), supply="SOK>I")
    scene.buys("SOK>I", "E5")
    assert scene.gifts() == {(0, 0, 3, 0), (0, 1, 2, 0), (0, 0, 2, 1), (0, 1, 1, 1)}
    scene.gives(0, 1, 2, 0)
    assert scene.hand() == (0, 0, 1, 1)
    assert scene.told(TentPlaced)[0].points == 3


def test_w07_an_empty_pile_blocks_a_trade() -> None:
    scene = Scene(((0, 3, 4, 4), (15, 0, 0, 0)), "B2:S", "SOK>I")
    assert not scene.can_buy("SOK>I", "G4")
    scene.buys("SOK>I", "B3")
    assert scene.told(TentBought)[0].paid == counted(0, 1, 1, 0)


def test_w08_a_tent_on_the_board_pays_twice_in_a_turn() -> None:
    scene = Scene(((0, 2, 2, 0), PLAIN), "E5:S", "SOK>I SOK>I")
    scene.buys("SOK>I", "E6")
    assert scene.told(TentBought)[0].helped == ("e5",)
    assert scene.hand() == (0, 1, 1, 0)
    scene.buys("SOK>I", "D5")
    assert scene.told(TentBought)[0].helped == ("e5",)
    assert scene.hand() == NONE
    assert scene.told(TentPlaced)[0].points == 1
    assert scene.settlement("E5") == {"D5", "E5", "E6"}


def test_w09_one_tent_pays_one_icon() -> None:
    scene = Scene(((0, 3, 1, 0), PLAIN), "E5:S", "SSO>K")
    scene.buys("SSO>K", "E6")
    assert scene.told(TentBought)[0].trades == 1
    assert scene.gifts() == {(0, 2, 1, 0)}
    scene.gives(0, 2, 1, 0)
    assert scene.hand() == NONE
    assert scene.piles == (13, 13, 13, 13)
    assert scene.told(TentPlaced)[0].points == 1


def test_w10_two_open_settlements_join() -> None:
    scene = Scene((NONE, PLAIN), "C3:O C4:K E4:S E5:I E6:I", "SOK>I")
    scene.buys("SOK>I", "D4")
    bought = scene.told(TentBought)[0]
    assert (bought.paid, set(bought.helped)) == (counted(0, 0, 0, 0), {"c3", "c4", "e4"})
    assert scene.told(TentPlaced) == [TentPlaced(0, tent("SOK>I"), "d4", 1, 2, 6)]
    assert scene.told(SettlementClosed) == []
    assert scene.settlement("D4") == {"C3", "C4", "D4", "E4", "E5", "E6"}


def test_w11_a_settlement_of_seven_closes_and_eight_is_too_many() -> None:
    scene = Scene((NONE, PLAIN), "C3:O C4:K B3:S E4:S E5:I E6:I", "SOK>I")
    scene.buys("SOK>I", "D4")
    assert scene.told(TentPlaced)[0].points == 1
    assert scene.told(SettlementClosed) == [SettlementClosed(("b3", "c3", "c4", "d4", "e4", "e5", "e6"))]
    assert scene.unusable() == labels("A2 A3 B2 B4 C2 C5 D3 D5 D6 E3 E7 F3 F4 F5 F6")
    larger = Scene((NONE, PLAIN), "C3:O C4:K B3:S E4:S E5:I E6:I E7:S", "SOK>I")
    assert not larger.can_buy("SOK>I", "D4")
    assert "D4" in larger.unusable()


def test_w12_closing_returns_elephants() -> None:
    board = "D4:S D5:O E4:K E5:I E6:S F4:O"
    scene = Scene(((2, 2, 3, 2), (3, 3, 3, 3)), board, "SOK>I KKI>O", elephants={0: "E5", 1: "D4"})
    scene.buys("SOK>I", "B2")
    assert scene.hand() == (1, 1, 2, 2)
    assert scene.told(TentPlaced)[0].points == 3
    scene.buys("KKI>O", "F5")
    assert scene.told(TentBought)[0].helped == ("e5",)
    assert scene.hand() == (1, 1, 0, 2)
    assert len(scene.told(SettlementClosed)) == 1
    assert scene.told(ElephantReturned) == [ElephantReturned(0, "e5"), ElephantReturned(1, "d4")]
    scene.ends()
    assert scene.state.phase != ELEPHANT
    scene.refills()
    assert len(scene.state.supplies[0]) == 4
    assert scene.asks(1)
    assert scene.told(BonusTaken) == []
    purchase = next(move for move in scene.offers(1) if isinstance(move, BuyTent))
    scene.moves(purchase)
    while scene.state.phase == TRADE:
        scene.moves(scene.offers(1)[0])
    scene.ends()
    assert set(scene.offers(1)) == {PlaceElephant(purchase.space), SkipElephant()}


def test_w13_the_ring_around_a_closed_settlement() -> None:
    scene = Scene(board="E5:S E4:S E6:O D4:O D5:K F4:K F5:I")
    assert scene.unusable() == labels("C3 C4 C5 D3 D6 E3 E7 F3 F6 G3 G4 G5")


def test_w14_an_elephant_brings_one_card_of_each_ware() -> None:
    scene = caravan(NONE, PLAIN)
    scene.begins(0)
    assert scene.told(BonusTaken) == [BonusTaken(0, "d5", counted(0, 1, 1, 1), counted(0, 0, 0, 0))]
    assert scene.hand() == (0, 1, 1, 1)
    assert scene.piles == (13, 12, 12, 12)


def test_w15_an_empty_pile_gives_nothing() -> None:
    scene = caravan((1, 2, 7, 0), (0, 4, 8, 1))
    assert scene.piles == (14, 9, 0, 14)
    scene.begins(0)
    assert scene.told(BonusTaken) == [BonusTaken(0, "d5", counted(0, 1, 0, 1), counted(0, 0, 1, 0))]
    assert scene.hand() == (1, 3, 7, 1)
    assert scene.piles == (14, 8, 0, 13)


def test_w16_dice_with_one_full_elephant() -> None:
    scene = caravan((1, 1, 1, 1), PLAIN)
    scene.rolls("ISfb")
    scene.stops()
    assert scene.told(CardsCollected) == [CardsCollected(0, counted(1, 1, 1, 2), counted(0, 0, 0, 0), 1)]
    assert scene.hand() == (2, 2, 2, 3)
    assert scene.piles == (11, 11, 11, 10)


def test_w17_half_an_elephant_brings_nothing() -> None:
    scene = caravan((1, 1, 1, 1), PLAIN)
    scene.rolls("ISSf")
    scene.stops()
    assert scene.told(CardsCollected) == [CardsCollected(0, counted(2, 0, 0, 1), counted(0, 0, 0, 0), 0)]
    assert scene.hand() == (3, 1, 1, 2)
    assert scene.piles == (10, 12, 12, 11)


def test_w18_two_full_elephants() -> None:
    scene = caravan((1, 1, 1, 1), PLAIN)
    scene.rolls("fbfb")
    scene.stops()
    assert scene.told(CardsCollected)[0].cards == counted(0, 2, 2, 2)
    assert scene.hand() == (1, 3, 3, 3)
    assert scene.piles == (12, 10, 10, 10)
    alone = Scene(((1, 1, 1, 1), PLAIN), CARAVAN)
    alone.rolls("fbfb")
    alone.stops()
    assert alone.told(CardsCollected)[0].cards == counted(0, 0, 0, 0)


def test_w19_twelve_cards_forbid_rolling() -> None:
    scene = caravan((3, 2, 2, 2), PLAIN)
    scene.begins(0)
    assert scene.hand() == (3, 3, 3, 3)
    assert {type(move) for move in scene.offers(0)} == {BuyTent}
    alone = Scene(((3, 2, 2, 2), PLAIN), CARAVAN)
    alone.begins(0)
    assert Roll() in alone.offers(0)


def test_w20_all_four_tents_in_a_turn() -> None:
    scene = Scene(((3, 3, 3, 3), PLAIN), supply="SSO>K, OOK>S, SKI>O, SOI>K")
    assert len(scene.state.bag) == 52
    for notation, space, hand, points in (
        ("SSO>K", "E5", (1, 2, 3, 3), 3),
        ("OOK>S", "E6", (1, 0, 3, 3), 4),
        ("SKI>O", "D5", (1, 0, 3, 2), 5),
        ("SOI>K", "D6", (1, 0, 3, 1), 6),
    ):
        scene.buys(notation, space)
        assert scene.hand() == hand
        assert scene.points() == [points, 0]
    assert scene.state.phase == DRAW
    scene.refills()
    assert len(scene.state.supplies[0]) == 4
    assert len(scene.state.bag) == 48
    assert scene.state.phase == BUILD


def test_w21_the_last_tent_and_the_final_scoring() -> None:
    rows = (
        "A O . S . I S\nB S . O K . O K\nC S I . I . . O I\nD . S S . . S . I .\nE O . O . K S . . . O\n"
        "F O . . I . I . S K\nG . K . . K K . .\nH O . . . . . S\nI S O O O K ."
    )
    scene = Scene(((1, 4, 0, 3), (2, 4, 0, 1)), drawn_map(rows), "SSK>I", started=(6, 7), extended=(15, 10))
    assert sum(map(bool, scene.state.board)) == 38
    assert len(scene.state.bag) == 14
    assert scene.piles == (12, 7, 15, 11)
    assert scene.points() == [33, 31]
    assert {move.space for move in scene.offers(0) if isinstance(move, BuyTent)} == {"g8"}
    scene.buys("SSK>I", "G8")
    assert set(scene.told(TentBought)[0].helped) == {"f8", "h7", "f9"}
    assert scene.told(TentBought)[0].paid == counted(0, 0, 0, 0)
    assert scene.told(TentPlaced) == [TentPlaced(0, tent("SSK>I"), "g8", 1, 2, 5)]
    assert scene.settlement("G8") == {"E10", "F8", "F9", "G8", "H7"}
    assert scene.over()
    assert scene.told(EndReached) == [EndReached("board_full")]
    assert scene.told(MajorityScored) == [
        MajorityScored("spice", (1,), 2, 2),
        MajorityScored("oil", (0, 1), 4, 2),
        MajorityScored("incense", (0,), 3, 2),
    ]
    assert scene.told(LastTentScored) == [LastTentScored(0, 3)]
    assert scene.points() == [41, 35]
    assert scene.told(GameEnded) == [GameEnded((0,), 41)]


def test_w22_a_shared_victory() -> None:
    rows = (
        "A O . S . I S\nB S . O K . O K\nC S I . I . . O I\nD . S S . . S . I .\nE O . O . K S . . . O\n"
        "F O . . I . I . S K\nG K"
    )
    hands = ((1, 0, 2, 0), (3, 1, 0, 0), (3, 0, 2, 1))
    tents = drawn_map(rows)
    scene = Scene(hands, tents, started=(9, 9, 6), extended=(1, 2, 2), last_builder=0, quiet=30, ended="no_tents")
    lines = scene.scores()
    assert [line.points for line in lines] == [33, 33, 26]
    assert [line.rank for line in lines] == [1, 1, 3]
    majorities = [[item.args["ware"] for item in line.items if item.key == "majority"] for line in lines]
    assert majorities == [["silk"], ["spice", "oil"], ["spice", "silk", "incense"]]


def test_w23_an_elephant_is_placed_and_brings_what_others_added() -> None:
    scene = Scene(supplies=("SSO>K KKI>O OOK>S SOI>K", "SOK>I SSK>I SII>O OKI>S"))
    scene.buys("SSO>K", "E5")
    assert scene.hand() == (0, 1, 2, 2)
    scene.buys("KKI>O", "E6")
    assert scene.hand() == (0, 1, 1, 1)
    assert scene.points() == [4, 0]
    scene.ends()
    assert set(scene.offers(0)) == {PlaceElephant("e5"), PlaceElephant("e6"), SkipElephant()}
    scene.puts("E5")
    scene.refills()
    assert len(scene.state.bag) == 50
    scene.buys("SOK>I", "D5")
    assert scene.hand(1) == (1, 2, 2, 2)
    assert scene.told(TentPlaced)[0].points == 1
    scene.ends()
    scene.keeps_elephant()
    scene.refills()
    assert scene.told(BonusTaken) == [BonusTaken(0, "e5", counted(0, 1, 1, 1), counted(0, 0, 0, 0))]
    assert scene.hand() == (0, 2, 2, 2)
    assert scene.piles == (14, 11, 11, 11)


def test_w24_a_forced_pass() -> None:
    scene = Scene(((0, 4, 4, 4), (15, 0, 0, 0)), supply="SSO>K SOK>I SSK>O SOI>K")
    assert scene.offers(0) == [Pass()]
    scene.passes()
    assert scene.asks(1)
    assert scene.state.phase == ACTION
    assert not scene.allows(1, Roll())
    assert scene.state.passes == 1
