"""Reason codes, hints, barrier and fallback."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.engine.contract import ALL, OVER
from games.engine.kit.play import apply, random_event
from games.rules.bania import RULES
from games.rules.bania.messages import (
    BuyTent,
    EndBuilding,
    Hints,
    Move,
    Options,
    Pass,
    PlaceElephant,
    Price,
    Reroll,
    Roll,
    Setup,
    SkipElephant,
    StopRolling,
    TradeIn,
    View,
    Wares,
)
from games.rules.bania.notes import BonusTaken, CardsCollected, TentPlaced
from games.rules.bania.state import ACTION, BUILD, TRADE
from tests.rules.bania.scene import PLAIN, Scene, counted, tent

CLOSED = "E5:S E4:S E6:O D4:O D5:K F4:K F5:I"


def refused(scene: Scene, move: Move, seat: int = 0) -> str:
    """The reason code; the move must indeed not be offered."""
    assert move not in scene.offers(seat)
    return RULES.refusal(scene.sees(seat), seat, move)


@pytest.mark.parametrize(
    ("notation", "space", "code"),
    [
        ("SSO>K", "z9", "no_such_space"),
        ("SOK>I", "a1", "tent_not_in_supply"),
        ("SSO>K", "e5", "space_taken"),
        ("SSO>K", "c3", "space_unusable"),
        ("SSO>K", "a1", "cards_missing"),
    ],
)
def test_a_purchase_is_refused_for_its_reason(notation: str, space: str, code: str) -> None:
    scene = Scene(((1, 1, 1, 1), PLAIN), CLOSED, "SSO>K")
    assert refused(scene, BuyTent(tent(notation), space)) == code


def test_a_purchase_that_no_pile_can_serve_is_refused() -> None:
    scene = Scene(((0, 3, 4, 4), (15, 0, 0, 0)), supply="SOK>I")
    assert refused(scene, BuyTent(tent("SOK>I"), "g4")) == "pile_empty"


def test_other_moves_are_refused_for_their_reasons() -> None:
    full = Scene(((3, 3, 3, 3), PLAIN), CLOSED, "SSO>K SOK>I")
    assert refused(full, Roll()) == "must_build"
    assert refused(full, Pass()) == "can_act"
    assert refused(full, Roll(), seat=1) == "not_your_turn"
    assert refused(full, StopRolling()) == "wrong_phase"
    poor = Scene(supply="SSO>K", setup=Setup(players=2, cards=4))
    assert refused(poor, Roll()) == "piles_empty"


def test_trades_and_elephants_are_refused_for_their_reasons() -> None:
    scene = Scene(((0, 2, 4, 1), PLAIN), "A1:S", "SOK>I")
    scene.buys("SOK>I", "E5")
    assert refused(scene, TradeIn(Wares(0, 1, 1, 0))) == "wrong_number"
    assert refused(scene, TradeIn(Wares(-1, 0, 4, 0))) == "wrong_number"
    assert refused(scene, TradeIn(Wares(3, 0, 0, 0))) == "cards_missing"
    assert refused(scene, EndBuilding()) == "wrong_phase"
    scene.gives(0, 0, 3, 0)
    scene.ends()
    assert refused(scene, PlaceElephant("a1")) == "not_built_now"
    assert refused(scene, PlaceElephant("z9")) == "not_built_now"


def test_an_elephant_on_a_closed_settlement_is_refused() -> None:
    scene = Scene(((3, 3, 3, 2), PLAIN), "D4:S D5:O E4:K E5:I E6:S F4:O", "KKI>O SOK>I")
    scene.buys("KKI>O", "F5")
    scene.buys("SOK>I", "A1")
    scene.ends()
    assert refused(scene, PlaceElephant("f5")) == "settlement_closed"


def test_dice_that_are_not_there_are_refused() -> None:
    scene = Scene()
    scene.rolls("SSSS")
    for dice in ((), (5,), (1, 1)):
        assert refused(scene, Reroll(dice)) == "no_such_die"


def test_dice_may_be_named_in_any_order() -> None:
    scene = Scene()
    scene.rolls("SSSS")
    move = msgspec.convert({"type": "reroll", "dice": [4, 1]}, RULES.move_type)
    assert move in RULES.legal(scene.state, 0)
    assert move == Reroll((1, 4))


def test_after_the_end_every_move_is_refused() -> None:
    scene = Scene(((4, 4, 4, 4), PLAIN), "A1:S", "SOI>K", setup=Setup(players=2, board=("e5", "a1")))
    scene.buys("SOI>K", "E5")
    assert refused(scene, Roll()) == "game_over"


# Hints


def hints(scene: Scene, seat: int | None = 0) -> Hints:
    shown: Hints = scene.hints(seat)
    return shown


def price(scene: Scene, notation: str, space: str) -> Price:
    (found,) = (each for each in hints(scene).prices[tent(notation)].values() if space.lower() in each.spaces)
    return found


def test_the_price_says_what_is_paid_by_whom_and_what_it_brings() -> None:
    scene = Scene(board="E5:S", supply="SSO>K KKI>O")
    beside = price(scene, "SSO>K", "E6")
    assert (beside.pays, beside.trades, beside.points, beside.helped, beside.size) == (
        counted(1, 1, 0, 0), 0, 1, ("e5",), 2,
    )  # fmt: skip
    alone = price(scene, "SSO>K", "A1")
    assert (alone.pays, alone.points, alone.helped, alone.size, alone.refused) == (counted(2, 1, 0, 0), 3, (), 1, None)
    assert len(alone.spaces) == 63, "all that do not touch E5 are one answer"


def test_the_price_says_why_it_cannot_be_paid() -> None:
    scene = Scene(((0, 1, 3, 1), PLAIN), supply="SSO>K SOK>I")
    assert price(scene, "SSO>K", "A1").refused == "cards_missing"
    assert (price(scene, "SOK>I", "A1").trades, price(scene, "SOK>I", "A1").refused) == (1, None)
    empty = Scene(((0, 3, 4, 4), (15, 0, 0, 0)), supply="SOK>I")
    assert price(empty, "SOK>I", "G4").refused == "pile_empty"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_prices_agree_with_what_is_legal_and_with_what_then_happens(seats: int) -> None:
    chance = Random(seats)
    state = RULES.start(RULES.standard(seats, Options()))
    compared = 0
    while event := random_event(RULES, state, chance):
        if state.phase in (ACTION, BUILD):
            seat = state.turn
            prices = RULES.hints(RULES.view(state, seat)).prices
            good = {
                BuyTent(kind, space): each
                for kind, listed in prices.items()
                for each in listed.values()
                for space in each.spaces
                if not each.refused
            }
            assert all(first == each.spaces[0] for listed in prices.values() for first, each in listed.items())
            offered = [move for move in RULES.legal(state, seat) if isinstance(move, BuyTent)]
            assert set(offered) == set(good)
            if offered:
                move = chance.choice(offered)
                after, notes = RULES.copy(state), list[object]()
                RULES.play(after, seat, move, notes.append)
                told = good[move]
                assert [sum(state.hands[seat]) - sum(after.hands[seat])] == [sum(msgspec.structs.astuple(told.pays))]
                assert len(after.wanted) == told.trades
                placed = [(note.points, note.size) for note in notes if isinstance(note, TentPlaced)]
                assert placed in ([], [(told.points, told.size)])
                compared += 1
        apply(RULES, state, event)
    assert compared > 15
    assert RULES.waiting(state) is OVER


def test_hints_say_what_dice_and_elephants_bring() -> None:
    scene = Scene(((1, 1, 1, 1), PLAIN), "E5:I E6:I D5:O D6:O F5:K", "SOK>I", elephants={1: "D5"})
    assert hints(scene, None).bonus == (counted(0, 0, 0, 0), counted(0, 1, 1, 1))
    assert hints(scene, None).prices == {}
    assert hints(scene).no_roll is None
    scene.rolls("SSfb")
    assert hints(scene).collect == counted(2, 0, 0, 0)
    building = Scene(((3, 3, 3, 3), PLAIN), "E5:I E6:O", "SOK>I")
    assert hints(building).no_roll == "must_build"
    building.buys("SOK>I", "E7")
    building.ends()
    (put,) = hints(building).elephant
    assert (put.space, put.cards) == ("e7", counted(0, 1, 0, 1))
    assert hints(building, 1).elephant == ()


def test_hints_bring_no_more_than_the_piles_hold() -> None:
    # Three Spice are rolled and two are left (BA-8.7); the elephant of W-14 finds no Silk (BA-4.2).
    scene = Scene(((1, 0, 0, 0), (12, 0, 15, 0)), "E5:I E6:I D5:O D6:O F5:K", elephants={1: "D5"})
    scene.rolls("SSSO")
    assert hints(scene).collect == counted(2, 1, 0, 0)
    assert hints(scene).bonus[1] == counted(0, 1, 0, 1)
    scene.stops()
    assert scene.told(CardsCollected)[0].cards == counted(2, 1, 0, 0)
    assert scene.told(BonusTaken)[0].cards == counted(0, 1, 0, 1)


def test_hints_say_who_holds_most() -> None:
    assert hints(Scene(((1, 0, 2, 0), (3, 1, 0, 0), (3, 0, 2, 1)))).majorities == (2, 4, 6)


# Barrier, fallback, view


def test_only_what_chance_answers_cannot_be_taken_back() -> None:
    scene = Scene(((5, 5, 5, 5), PLAIN), supply="SOK>I OKI>S", setup=Setup(players=2, must_build=30, supply=2))
    state = scene.state
    assert RULES.barrier(state, 0, Roll())
    assert not RULES.barrier(state, 0, BuyTent(tent("SOK>I"), "a1"))
    scene.buys("SOK>I", "A1")
    assert RULES.barrier(state, 0, BuyTent(tent("OKI>S"), "i1")), "it empties the supply"
    assert not RULES.barrier(state, 0, EndBuilding()), "the elephant comes first"
    scene.ends()
    assert RULES.barrier(state, 0, SkipElephant())
    assert RULES.barrier(state, 0, PlaceElephant("a1"))
    rolling = Scene()
    rolling.rolls("SSSS")
    assert RULES.barrier(rolling.state, 0, Reroll((1,)))
    assert not RULES.barrier(rolling.state, 0, StopRolling())


def test_a_trade_is_a_barrier_only_if_it_empties_the_supply() -> None:
    for supply, barrier in ((1, True), (2, False)):
        scene = Scene(((0, 1, 3, 1), PLAIN), supply="SOK>I", setup=Setup(players=2, supply=supply))
        scene.buys("SOK>I", "A1")
        assert scene.state.phase == TRADE
        assert RULES.barrier(scene.state, 0, TradeIn(Wares(0, 0, 2, 1))) == barrier


def test_time_that_runs_out_ends_what_was_begun_or_rolls() -> None:
    def made(scene: Scene) -> Move:
        return RULES.fallback(scene.sees(0), scene.offers(0), Random(1))

    scene = Scene(supply="SSO>K")
    assert made(scene) == Roll()
    scene.buys("SSO>K", "E5")
    assert made(scene) == EndBuilding()
    scene.ends()
    assert made(scene) == SkipElephant()
    rolling = Scene()
    rolling.rolls("SSSS")
    assert made(rolling) == StopRolling()
    assert isinstance(made(Scene(((3, 3, 3, 3), PLAIN))), BuyTent)


def test_everybody_sees_the_same() -> None:
    scene = Scene(board="E5:S", elephants={1: "E5"})
    views: list[View] = [scene.sees(viewer) for viewer in (0, 1, None, ALL)]
    assert [view.you for view in views] == [0, 1, None, None]
    assert len({msgspec.structs.replace(view, you=None) for view in views}) == 1
    space = next(space for space in views[0].spaces if space.space == "e5")
    assert (space.q, space.r, space.kind, space.ware, space.elephant) == (-1, 0, "tent", "spice", 1)


def test_the_state_can_be_told_from_the_view_alone() -> None:
    chance = Random(3)
    state = RULES.start(RULES.standard(3, Options()))
    while event := random_event(RULES, state, chance):
        assert RULES.imagine(RULES.view(state, 1), chance) == state
        apply(RULES, state, event)
