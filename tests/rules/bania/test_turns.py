"""Rolling, turns, stalls and every way in which the game can end (BA-3 to BA-5, BA-8, BA-10 to BA-12)."""

from __future__ import annotations

import msgspec
import pytest

from games.engine.contract import Dealer
from games.rules.bania import RULES
from games.rules.bania.material import FACES
from games.rules.bania.messages import BuyTent, Options, Pass, Reroll, Roll, Setup, StopRolling
from games.rules.bania.notes import (
    CardsCollected,
    DiceRolled,
    DiceTaken,
    EndReached,
    GameEnded,
    LastTentScored,
    StarterDrawn,
    TentsDrawn,
    TurnPassed,
)
from games.rules.bania.state import ACTION, BUILD, FINISHED, ROLL, TRADE
from tests.rules.bania.scene import FULL_BAG, PLAIN, Scene, counted, faces


def test_chance_names_the_starter_and_deals_the_supplies_in_turn_order() -> None:
    scene = Scene.start(RULES.standard(3, Options()))
    assert scene.waiting == Dealer((0, 1, 2), 1)
    scene.deals(1)
    for _ in range(3):
        waiting = scene.waiting
        assert isinstance(waiting, Dealer)
        scene.deals(*waiting.pool[:4])
    assert scene.notes[0] == StarterDrawn(1)
    drawn = scene.told(TentsDrawn)
    assert [(note.seat, note.bag, note.reason) for note in drawn] == [
        (1, 56, "start"),
        (2, 52, "start"),
        (0, 48, "start"),
    ]
    assert scene.state.bag == sorted(scene.state.bag)
    assert scene.asks(1)


def test_the_first_roll_takes_all_dice_and_a_reroll_only_those_that_are_named() -> None:
    scene = Scene()
    scene.moves(Roll())
    assert scene.told(DiceTaken) == [DiceTaken(0, (1, 2, 3, 4), 1)]
    assert scene.waiting == Dealer(FACES, 4, put_back=True)
    scene.deals(*faces("SfOb"))
    assert len(scene.offers(0)) == 16
    assert scene.offers(0)[-1] == StopRolling()
    scene.rerolls((2, 4), "KI")
    assert scene.told(DiceRolled) == [DiceRolled(0, faces("SKOI"), (2, 4), 2)]
    scene.rerolls((1,), "f")
    assert scene.told(CardsCollected) == [CardsCollected(0, counted(0, 1, 1, 1), counted(0, 0, 0, 0), 0)]
    assert scene.asks(1)


def test_a_die_that_was_set_aside_may_be_rolled_again() -> None:
    scene = Scene()
    scene.rolls("SSSS")
    scene.rerolls((1,), "O")
    assert Reroll((1, 2)) in scene.offers(0)
    assert scene.state.phase == ROLL


@pytest.mark.parametrize("dice", [1, 4, 5])
def test_any_of_the_dice_may_be_rolled_again(dice: int) -> None:
    scene = Scene(setup=Setup(players=2, dice=dice))
    scene.rolls("S" * dice)
    assert len(set(scene.offers(0))) == 2**dice, "every choice of them, or to stop"


def test_stopping_ends_the_turn_without_an_elephant_and_without_a_refill() -> None:
    scene = Scene()
    scene.rolls("SSOO")
    scene.stops()
    assert scene.hand() == (4, 4, 2, 2)
    assert scene.asks(1)
    assert scene.state.phase == ACTION
    assert scene.state.quiet == 1


def test_a_pile_that_runs_out_gives_what_it_has() -> None:
    scene = Scene(((1, 0, 0, 0), (13, 0, 0, 0)))
    scene.rolls("SSSO")
    scene.stops()
    assert scene.told(CardsCollected) == [CardsCollected(0, counted(1, 1, 0, 0), counted(2, 0, 0, 0), 0)]


def test_dice_and_elephant_share_a_pile_that_runs_short() -> None:
    # BA-8.7: two from the dice and one from the bonus, but only two are there.
    scene = Scene(((0, 0, 0, 0), (0, 13, 0, 0)), "D5:O E5:I", elephants={0: "D5"})
    scene.rolls("OOfb")
    scene.stops()
    assert scene.told(CardsCollected)[0].cards == counted(0, 2, 0, 1)
    assert scene.told(CardsCollected)[0].lost == counted(0, 1, 0, 0)


def test_one_may_roll_past_twelve_cards() -> None:
    scene = Scene(((3, 3, 3, 2), PLAIN))
    scene.rolls("SSSS")
    scene.stops()
    assert scene.hand() == (7, 3, 3, 2)


@pytest.mark.parametrize(("hand", "may"), [((3, 3, 3, 2), True), ((3, 3, 3, 3), False)])
def test_twelve_cards_forbid_a_roll(hand: tuple[int, int, int, int], may: bool) -> None:
    assert (Roll() in Scene((hand, PLAIN)).offers(0)) == may


def test_nobody_rolls_when_all_piles_are_empty() -> None:
    setup = Setup(players=2, cards=4)
    scene = Scene((PLAIN, PLAIN), supply="SSO>K", setup=setup)
    assert scene.piles == (0, 0, 0, 0)
    assert not scene.allows(0, Roll())


def test_nobody_passes_who_can_do_anything_else() -> None:
    assert Pass() not in Scene(((0, 0, 0, 0), PLAIN)).offers(0)


def test_a_roll_turn_builds_nothing_and_a_build_turn_rolls_nothing() -> None:
    scene = Scene(supply="SSO>K")
    scene.buys("SSO>K", "E5")
    assert scene.state.phase == BUILD
    assert not scene.allows(0, Roll())
    rolling = Scene(supply="SSO>K")
    rolling.rolls("SSOO")
    assert not any(isinstance(move, BuyTent) for move in rolling.offers(0))


# The ways in which the game can end


def test_the_game_ends_when_everybody_has_passed_in_a_row() -> None:
    # One card of each ware, all in hands: no piles to roll for, and too few cards for any tent.
    setup = Setup(players=2, cards=1, hand=(0, 0, 0, 0), supply=1)
    scene = Scene(((0, 1, 0, 0), (1, 0, 1, 1)), supply="SSO>K", setup=setup)
    assert scene.offers(0) == [Pass()]
    scene.passes()
    assert scene.told(TurnPassed) == [TurnPassed(0)]
    assert scene.state.passes == 1
    assert scene.asks(1)
    scene.passes()
    assert scene.over()
    assert scene.told(EndReached) == [EndReached("all_passed")]
    assert scene.told(LastTentScored) == [], "nobody ever placed one (BA-11.4)"
    assert scene.told(GameEnded) == [GameEnded((1,), 6)]


def test_a_turn_that_is_no_pass_ends_the_row_of_passes() -> None:
    scene = Scene(((0, 4, 4, 4), (15, 0, 0, 0)), supply="SSO>K SOK>I SSK>O SOI>K")
    scene.passes()
    purchase = next(move for move in scene.offers(1) if isinstance(move, BuyTent))
    scene.moves(purchase)
    while scene.state.phase == TRADE:
        scene.moves(scene.offers(1)[0])
    scene.ends()
    scene.keeps_elephant()
    scene.refills()
    assert scene.state.passes == 0
    assert scene.state.quiet == 0


def test_the_game_ends_after_too_many_turns_without_a_tent() -> None:
    scene = Scene(((0, 0, 0, 0), (0, 0, 0, 0)))
    for turn in range(20):
        assert scene.asks(turn % 2)
        scene.rolls("fffb" if turn else "ffff")
        scene.stops()
    assert scene.over()
    assert scene.told(EndReached) == [EndReached("no_tents")]
    assert scene.told(GameEnded) == [GameEnded((0, 1), 0)]


def test_the_last_tent_counts_however_long_ago_it_was_placed() -> None:
    scene = Scene(((2, 1, 0, 0), (0, 0, 0, 0)), supply="SSO>K", setup=Setup(players=2, stall=1))
    scene.buys("SSO>K", "E5")
    scene.ends()
    scene.keeps_elephant()
    scene.refills()
    for _ in range(2):
        scene.rolls("ffff")
        scene.stops()
    assert scene.told(EndReached) == [EndReached("no_tents")]
    assert scene.told(LastTentScored) == [LastTentScored(0, 3)]
    assert scene.told(GameEnded) == [GameEnded((0,), 6)]


def test_a_tent_starts_the_count_of_quiet_turns_anew() -> None:
    scene = Scene(supply="SSO>K", setup=Setup(players=2, stall=1), quiet=1)
    scene.buys("SSO>K", "E5")
    scene.ends()
    scene.keeps_elephant()
    scene.refills()
    assert scene.state.quiet == 0
    assert not scene.over()


def test_the_game_ends_with_the_last_of_all_tents() -> None:
    setup = Setup(players=2, bag=("tent_oki_s", "tent_soi_k"), supply=1)
    scene = Scene(supply="SOI>K", setup=setup)
    scene.buys("SOI>K", "E5")
    assert not scene.over()
    scene.ends()
    scene.keeps_elephant()
    scene.buys("OKI>S", "A1")
    assert scene.over()
    assert scene.told(EndReached) == [EndReached("bag_used_up")]
    assert scene.told(LastTentScored) == [LastTentScored(1, 3)]


def test_the_game_ends_at_once_when_no_space_is_legal() -> None:
    setup = Setup(players=2, board=("e5", "a1"))
    scene = Scene(((4, 4, 4, 4), PLAIN), "A1:S", "SOI>K SOK>I", setup=setup)
    scene.buys("SOI>K", "E5")
    assert scene.over()
    assert scene.state.phase == FINISHED
    assert scene.told(EndReached) == [EndReached("board_full")]
    assert len(scene.state.supplies[0]) == 3, "no refill after the end (BA-7.6)"
    assert scene.offers(0) == []


def test_a_closing_can_end_the_game() -> None:
    setup = Setup(players=2, board=("e4", "e5", "e6", "e7"), closing=3)
    scene = Scene(((4, 4, 4, 4), PLAIN), "E4:S E5:O", "SOI>K", elephants={1: "E4"}, setup=setup)
    scene.buys("SOI>K", "E6")
    assert scene.over()
    assert scene.state.elephants == [-1, -1]


# Final scoring


def test_all_who_hold_most_score_in_full() -> None:
    hands = ((1, 1, 0, 0), (1, 1, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0))
    scene = Scene(hands, quiet=40, ended="no_tents")
    assert scene.points() == [4, 4, 2, 2]
    assert [line.rank for line in scene.scores()] == [1, 1, 3, 3]


def test_scores_before_the_end_count_tents_only() -> None:
    scene = Scene(board="E5:S E6:O A1:K", last_builder=1)
    assert scene.points() == [6, 1]


def test_two_players_share_a_victory() -> None:
    setup = Setup(players=2, board=("a1", "a2", "e5"))
    scene = Scene(((1, 0, 1, 1), (0, 3, 0, 0)), "A1:S A2:O", "SKI>O", setup=setup, started=(0, 1), extended=(0, 1))
    scene.buys("SKI>O", "E5")
    assert scene.over()
    assert scene.points() == [3 + 3, 3 + 1 + 2]
    assert [line.rank for line in scene.scores()] == [1, 1]
    assert scene.told(GameEnded) == [GameEnded((0, 1), 6)]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (Setup(players=1), "players"),
        (Setup(players=5), "players"),
        (Setup(players=2, board=("e5", "e5")), "space"),
        (Setup(players=2, board=("z9",)), "space"),
        (Setup(players=2, bag=("tent_sso_k", "tent_sso_k"), supply=1), "box"),
        (Setup(players=2, bag=("tent_sso_k",)), "every supply"),
        (Setup(players=4, hand=(4, 2, 2, 2)), "every hand"),
        (Setup(players=2, hand=(2, 2, 2)), "every hand"),
        (Setup(players=2, closing=1), "settlement"),
    ],
)
def test_a_setup_of_another_game_is_refused(wrong: Setup, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        RULES.start(wrong)


def test_the_standard_setup_is_small_and_holds_the_whole_box() -> None:
    setup = RULES.standard(4, Options())
    assert msgspec.json.encode(setup) == b'{"players":4}'
    assert len(RULES.start(setup).bag) == FULL_BAG
