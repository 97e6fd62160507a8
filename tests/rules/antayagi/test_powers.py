"""Powers that no worked example settles: Magician, Lollipop, Muffin, Hat, Fish, T-Rex (AY-7)."""

from __future__ import annotations

import pytest

from games.rules.antayagi.messages import (
    CardTaken,
    ChooseCard,
    ChoosePartner,
    HandDiscarded,
    HandTurned,
    TakeCard,
    TRexAte,
)
from tests.rules.antayagi.scene import IN, OUT, A, B, C, Scene


def test_the_magician_is_discarded_before_what_its_keeper_cannot_keep() -> None:
    scene = Scene(3, A, {A: "magician bone bone", B: "fish bone bone"})
    scene.trades(B, 0, 0)
    assert scene.discard() == "magician fish"
    assert scene.bag(A) == scene.bag(B) == ""


def test_a_partner_who_keeps_a_lollipop_takes_from_who_showed_the_magician() -> None:
    scene = Scene(3, A, {A: "magician treasure fish", B: "lollipop bone bone"})
    scene.trades(B, 0, 0)
    scene.takes(B, 0)
    assert (scene.bag(A), scene.bag(B)) == ("", "lollipop treasure")


def test_a_lollipop_chain() -> None:
    hands = {A: "bone bone bone", B: "lollipop fish lollipop/hat"}
    scene = Scene(3, A, hands, draw="fish fish")
    scene.trades(B, 0, 0)
    assert scene.offers(A) == [TakeCard(0), TakeCard(1)]
    scene.takes(A, 1)
    assert scene.offers(A) == [TakeCard(0)]
    scene.takes(A, 0)
    assert scene.told(CardTaken) == [
        CardTaken(A, B, 1, "hat_lyrical_lollipop", "bag"),
        CardTaken(A, B, 0, "fish", "discard"),
    ]
    assert scene.bag(A) == "lollipop lollipop"
    assert scene.hand(B) == "fish"


def test_a_chain_ends_with_the_others_last_card() -> None:
    scene = Scene(3, A, {A: "bone bone bone", B: "lollipop lollipop"})
    scene.trades(B, 0, 0)
    scene.takes(A, 0)
    assert scene.bag(A) == "lollipop lollipop"
    assert len(scene.state.hands[B]) == 1
    assert scene.turn_of(B)


def test_a_taken_hat_turns_and_a_taken_muffin_empties_the_takers_hand() -> None:
    for taken in ("hat", "muffin"):
        scene = Scene(3, A, {A: "bone fish t_rex", B: f"lollipop {taken} bone"})
        scene.trades(B, 0, 0)
        scene.takes(A, 0)
        assert [note.seat for note in scene.told(HandTurned)] == [A] * (taken == "hat")
        assert [note.seat for note in scene.told(HandDiscarded)] == [A] * (taken == "muffin")


@pytest.mark.parametrize("idle", ["magician", "sabotage"])
def test_a_taken_magician_or_sabotage_does_nothing(idle: str) -> None:
    scene = Scene(3, A, {A: "bone fish t_rex", B: f"lollipop {idle} bone", C: "bone bone bone"})
    scene.trades(B, 0, 0)
    if idle == "sabotage":
        scene.passes(B)
    scene.takes(A, 0)
    assert scene.bag(A) == "lollipop"
    assert scene.discard() == idle


def test_a_taken_power_comes_before_the_partners_power() -> None:
    scene = Scene(3, A, {A: "muffin fish t_rex", B: "lollipop muffin bone"})
    scene.trades(B, 0, 0)
    scene.takes(A, 0)
    assert [note.seat for note in scene.told(HandDiscarded)] == [A, B]
    assert scene.told(HandDiscarded)[1].cards == ("bone",)


def test_a_hat_turns_only_what_is_in_hand_then() -> None:
    scene = Scene(3, A, {A: "bone treasure fish", B: "hat bone bone"}, draw="fish fish bone/hat")
    scene.trades(B, 0, 0)
    assert scene.facings(A) == [IN, IN, OUT]
    assert scene.state.turned == [2, 0, 0]
    scene.plays(B, ChoosePartner(A))
    scene.plays(A, ChooseCard(0))
    scene.plays(B, ChooseCard(0))
    assert scene.state.turned[A] == 1
    assert scene.facings(A)[:2] == [IN, OUT]


def test_a_hand_that_has_been_turned_and_then_discarded_leaves_nothing_turned() -> None:
    scene = Scene(3, A, {A: "bone* treasure* fish*", B: "muffin bone bone"}, draw="fish fish fish treasure")
    scene.trades(B, 0, 0)
    assert [len(note.cards) for note in scene.told(HandDiscarded)] == [2]
    assert scene.hand(A) == "fish fish treasure"
    assert scene.facings(A) == [OUT, OUT, OUT]


def test_a_card_given_from_behind_the_turned_ones_leaves_them_turned() -> None:
    scene = Scene(3, A, {A: "bone* treasure* fish", B: "t_rex bone bone"}, draw="fish magician")
    scene.trades(B, 2, 0)
    assert scene.hand(A) == "bone treasure magician"
    assert scene.facings(A) == [IN, IN, OUT]


def test_a_hat_for_an_empty_hand_turns_nothing_that_comes_later() -> None:
    scene = Scene(3, A, {A: "bone", B: "hat fish fish"}, draw="bone fish fish fish")
    scene.trades(B, 0, 0)
    assert [note.count for note in scene.told(HandTurned)] == [0]
    assert scene.facings(A) == [OUT, OUT, OUT]


def test_a_t_rex_meal() -> None:
    scene = Scene(3, A, {A: "t_rex bone bone", B: "bone fish fish"}, {B: "muffin/hat treasure muffin lollipop"})
    scene.trades(B, 0, 0)
    assert scene.told(TRexAte) == [TRexAte(B, "hat_omniscient_muffin")]
    assert scene.bag(B) == "treasure muffin lollipop"
    assert scene.discard() == "t_rex muffin"


def test_of_two_cards_of_a_kind_a_t_rex_eats_the_one_that_has_lain_there_longer() -> None:
    hands = {A: "t_rex fish fish", B: "treasure fish fish"}
    for bag, meal, left in (
        ("bone bone/hat", "bone", ["hat_bone"]),
        ("bone/hat bone", "hat_bone", ["bone"]),
        ("bone waste bone", "bone", ["toxic_waste", "bone"]),
    ):
        scene = Scene(3, A, hands, {B: bag})
        scene.trades(B, 0, 0)
        assert scene.told(TRexAte) == [TRexAte(B, meal)]
        assert scene.state.bags[B] == left


def test_the_active_players_t_rex_eats_before_the_partners() -> None:
    scene = Scene(3, A, {A: "muffin", B: "bone fish fish"}, {A: "t_rex", B: "t_rex"})
    scene.trades(B, 0, 0)
    assert scene.told(TRexAte) == [TRexAte(A, "bone"), TRexAte(B, "omniscient_muffin")]
    assert scene.discard() == "fish fish t_rex bone t_rex muffin"


def test_two_t_rexes_eat_twice_and_treasure_feeds_none() -> None:
    scene = Scene(
        3, A, {A: "lollipop bone bone", B: "bone fish fish", C: "fish fish fish"}, {B: "t_rex t_rex treasure"}
    )
    scene.trades(B, 0, 0)
    scene.takes(B, 0)
    assert [note.card for note in scene.told(TRexAte)] == ["lyrical_lollipop", "bone"]
    assert scene.bag(B) == "treasure"


def test_a_t_rex_in_a_hand_and_one_without_food_do_nothing() -> None:
    scene = Scene(3, A, {A: "t_rex t_rex bone", B: "hat fish fish"}, {A: "bone", B: "treasure waste"})
    scene.trades(B, 0, 0)
    assert scene.told(TRexAte) == []
    assert scene.bag(B) == "treasure waste t_rex"
    assert scene.bag(A) == "bone"


def test_numbers_reached_before_a_t_rex_has_eaten_do_not_count() -> None:
    scene = Scene(
        3, A, {A: "bone fish fish", B: "bone treasure fish"}, {B: "t_rex treasure treasure treasure treasure"}
    )
    scene.trades(B, 0, 1)
    assert not scene.over()
    assert scene.goods(B) == (4, 5)


def test_one_toxic_waste_serves_every_fish_but_not_those_before_it() -> None:
    scene = Scene(3, A, {A: "fish bone bone", B: "waste bone fish"}, {B: "waste fish"})
    scene.trades(B, 0, 0)
    assert scene.bag(B) == "waste fish fish"
    assert scene.goods(B) == (4, 6)
    late = Scene(3, A, {A: "fish bone bone", B: "waste bone fish"})
    late.trades(B, 0, 0)
    assert (late.bag(A), late.bag(B), late.discard()) == ("waste", "", "fish")
