"""Paragraphs that no worked example settles: setup, exchange, window, draws."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.engine.contract import Dealer
from games.engine.kit.play import draw
from games.rules.antayagi import RULES
from games.rules.antayagi.messages import (
    CardDealt,
    CardDrawn,
    ChooseCard,
    ChoosePartner,
    ExchangeCancelled,
    ExchangeSkipped,
    Options,
    Pass,
    PlaySabotage,
    SabotagePlayed,
    Setup,
    TopCardShown,
    TurnStarted,
)
from tests.rules.antayagi.scene import IN, OUT, A, B, C, D, Scene, back_of, kinds


@pytest.mark.parametrize(("seats", "target", "pile"), [(3, 5, 56), (4, 5, 53), (5, 4, 50), (6, 4, 47), (7, 4, 44)])
def test_a_table_is_set_out_for_every_number_of_players(seats: int, target: int, pile: int) -> None:
    scene = Scene.start(RULES.standard(seats, Options()))
    chance = Random(seats)
    assert scene.waiting == Dealer(tuple(range(seats)), 1)
    scene.deals(seats - 1)
    waiting = scene.waiting
    assert isinstance(waiting, Dealer)
    assert (len(waiting.pool), waiting.take) == (65, 3 * seats)
    scene.deals(*draw(waiting, chance).pieces)
    waiting = scene.waiting
    assert isinstance(waiting, Dealer)
    assert len(waiting.pool) == pile
    scene.deals(*draw(waiting, chance).pieces)
    assert scene.asks(seats - 1)
    view = scene.sees(None)
    assert view.targets == (target,) * seats
    assert (view.pile, view.discard, view.bags) == (pile, (), ((),) * seats)


def test_hands_are_dealt_one_card_at_a_time_clockwise_from_the_first_player() -> None:
    scene = Scene.start(Setup(players=3, base_target=5, first=1))
    cards = tuple(kinds("bone fish hat treasure bone/hat muffin sabotage t_rex waste"))
    scene.deals(*cards)
    assert scene.state.hands == [list(cards[2::3]), list(cards[::3]), list(cards[1::3])]
    dealt = scene.told(CardDealt)
    assert [(note.seat, note.slot) for note in dealt] == [(s, n) for n in range(3) for s in (1, 2, 0)]
    facing = {note.card.value: note.facing for note in dealt}
    assert {card for card, way in facing.items() if way == "in"} == {"hat", "hat_bone"}
    seen = {note.card.value: note.card.seen_by for note in dealt}
    assert seen["bone"] == (0, 2)
    assert seen["hat"] == (0,)
    assert seen["sabotage"] == (0, 1, 2)


def test_the_host_may_name_who_begins() -> None:
    setup = RULES.standard(3, Options(first_player="seat_2"))
    assert setup.first == 2
    assert RULES.start(setup).phase == "deal"
    with pytest.raises(ValueError, match="first_player"):
        RULES.standard(3, Options(first_player="seat_3"))


def test_a_partner_needs_a_card_and_is_not_oneself() -> None:
    scene = Scene(4, A, {C: ""})
    assert scene.offers(A) == [ChoosePartner(B), ChoosePartner(D)]
    assert scene.offers(B) == []


def test_both_choose_at_the_same_time_and_nobody_else() -> None:
    scene = Scene(4, B, {B: "bone fish", D: "hat"})
    scene.plays(B, ChoosePartner(D))
    assert scene.asks(B, D)
    assert scene.offers(B) == [ChooseCard(0), ChooseCard(1)]
    assert scene.offers(D) == [ChooseCard(0)]
    assert scene.offers(A) == []
    scene.plays(D, ChooseCard(0))
    assert scene.asks(B)
    assert scene.offers(D) == []


def test_gaps_close_and_the_order_stays() -> None:
    scene = Scene(3, A, {A: "bone fish hat", B: "t_rex magician waste"}, draw="treasure bone/hat")
    scene.trades(B, 1, 0)
    assert scene.hand(A) == "bone hat bone"
    assert scene.hand(B) == "magician waste treasure"


def test_two_magicians_are_equal_cards() -> None:
    scene = Scene(3, A, {A: "magician bone bone", B: "magician fish fish"})
    scene.trades(B, 0, 0)
    assert scene.told(ExchangeCancelled)[0].reason == "equal"
    assert scene.discard() == "magician magician"


# The window


def test_a_sabotage_of_a_sabotage() -> None:
    hands = {A: "treasure bone sabotage", B: "bone t_rex hat", C: "sabotage sabotage muffin", D: "sabotage fish bone"}
    scene = Scene(4, A, hands, draw="fish bone")
    scene.trades(B, 0, 0)
    scene.passes(A)
    scene.sabotages(C, 1)
    # A fresh round from C's left neighbour: D, then A, who passed before; C itself is not asked.
    scene.sabotages(D, 0)
    # And now C, who may answer D's.
    scene.passes(A)
    scene.sabotages(C, 0)
    scene.passes(A)
    played = scene.told(SabotagePlayed)
    assert [(note.seat, note.slot, note.cancelled, note.asking) for note in played] == [
        (C, 1, True, (D, A)),
        (D, 0, False, (A, C)),
        (C, 0, True, (A,)),
    ]
    assert scene.told(ExchangeCancelled)[0].reason == "sabotage"
    assert scene.discard() == "sabotage sabotage sabotage treasure bone"
    assert (scene.hand(C), scene.hand(D)) == ("muffin", "fish bone")


def test_the_window_begins_with_the_active_player_and_passing_comes_last() -> None:
    hands = {A: "sabotage bone bone", B: "sabotage fish sabotage", C: "fish bone treasure"}
    scene = Scene(3, B, hands)
    scene.trades(C, 1, 1)
    assert scene.asks_for_a_sabotage(B)
    assert scene.offers(B) == [PlaySabotage(0), PlaySabotage(1), Pass()]
    scene.passes(B)
    scene.passes(A)
    assert scene.bag(B) == "bone"


def test_a_revealed_sabotage_cannot_be_played() -> None:
    scene = Scene(3, A, {A: "sabotage bone bone", B: "bone fish t_rex", C: "bone bone bone"})
    scene.trades(B, 0, 0)
    assert scene.told(SabotagePlayed) == []
    assert scene.bag(A) == "bone"
    assert scene.discard() == "sabotage"


def test_a_turned_sabotage_is_used_in_the_same_way() -> None:
    scene = Scene(3, A, {A: "bone fish t_rex", B: "treasure bone bone", C: "sabotage* bone* fish"})
    scene.trades(B, 0, 0)
    scene.sabotages(C, 0)
    assert scene.discard() == "sabotage bone treasure"
    assert scene.facings(C) == [IN, OUT]
    assert scene.state.turned[C] == 1


def test_five_sabotages_in_one_window_cancel() -> None:
    hands = {A: "bone sabotage sabotage", B: "fish sabotage", C: "sabotage sabotage"}
    scene = Scene(3, A, hands)
    scene.trades(B, 0, 0)
    for seat in (A, B, C, A, C):
        scene.sabotages(seat, scene.state.hands[seat].index("sabotage"))
    assert [note.played for note in scene.told(SabotagePlayed)] == [1, 2, 3, 4, 5]
    assert scene.told(ExchangeCancelled)[0].reason == "sabotage"


def test_a_sabotage_does_not_count_in_the_next_exchange() -> None:
    scene = Scene(3, A, {A: "bone fish t_rex", B: "treasure bone bone", C: "sabotage sabotage fish"}, draw="fish fish")
    scene.trades(B, 0, 0)
    scene.sabotages(C, 0)
    assert scene.told(ExchangeCancelled)[0].reason == "sabotage"
    scene.trades(A, 0, 1)
    scene.passes(C)
    assert (scene.bag(A), scene.bag(B)) == ("bone", "t_rex")
    assert scene.sees(None).saboteurs == ()


# Draws


def test_the_partner_draws_one_and_the_active_player_fills_up() -> None:
    hands = {A: "bone sabotage", B: "fish magician", C: "bone bone bone"}
    scene = Scene(3, A, hands, draw="t_rex fish treasure bone")
    scene.trades(B, 0, 1)
    scene.sabotages(A, 0)
    assert [note.seat for note in scene.told(CardDrawn)] == [B, A, A, A]
    assert scene.hand(B) == "fish t_rex"


def test_every_draw_shows_the_next_back_and_both_ask_chance_whatever_fits() -> None:
    scene = Scene(3, A, {A: "bone fish fish", B: "treasure fish fish"})
    state = scene.state
    RULES.play(state, A, ChoosePartner(B))
    RULES.play(state, A, ChooseCard(0))
    RULES.play(state, B, ChooseCard(0))
    asked = []
    while isinstance(waiting := RULES.waiting(state), Dealer):
        asked.append(state.phase)
        assert waiting.take == 1
        backs = {back_of(str(card)) for card in waiting.pool} if state.phase == "draw" else {state.top}
        assert backs == {state.top}
        piece = "sabotage" if "sabotage" in waiting.pool else waiting.pool[0]
        RULES.deal(state, (piece,), scene.notes.append)
    assert asked == ["draw", "top_card"] * 2
    assert [note.back for note in scene.told(TopCardShown)] == ["sabotage", "sabotage"]


def test_a_drawn_card_shows_its_face_to_the_others_or_to_its_holder() -> None:
    hands = {A: "bone bone bone", B: "fish", C: "t_rex bone bone"}
    scene = Scene(3, A, hands, draw="treasure hat")
    scene.trades(B, 0, 0)
    treasure, hat = scene.told(CardDrawn)
    assert (treasure.seat, treasure.facing, treasure.card.seen_by) == (B, OUT, (A, C))
    assert (hat.seat, hat.facing, hat.card.seen_by) == (A, IN, (A,))


def test_after_a_reshuffle_no_top_back_is_known_until_it_is_dealt() -> None:
    scene = Scene(3, A, {A: "bone fish hat", B: "fish treasure muffin"}, draw="magician", pile=1)
    state = scene.state
    RULES.play(state, A, ChoosePartner(B))
    RULES.play(state, A, ChooseCard(0))
    RULES.play(state, B, ChooseCard(0))
    RULES.deal(state, ("itinerant_magician",))
    view = RULES.view(state, None)
    assert (view.phase, view.top, view.shuffles, view.discard) == ("top_card", None, 1, ())
    waiting = RULES.waiting(state)
    assert isinstance(waiting, Dealer)
    assert Counter(waiting.pool) == Counter(back_of(card) for cards in state.pool for card in cards)


def test_nothing_is_drawn_where_nothing_is_left() -> None:
    cards = ("bone", "bone", "treasure")
    scene = Scene.start(Setup(players=3, base_target=9, first=0, cards=cards, hand_size=1, turn_limit=5))
    scene.deals("bone", "treasure", "bone")
    scene.plays(0, ChoosePartner(1))
    scene.plays(0, ChooseCard(0))
    scene.plays(1, ChooseCard(0))
    skipped = scene.told(ExchangeSkipped)
    assert skipped == [ExchangeSkipped(1, "own_hand"), ExchangeSkipped(2, "other_hands"), *skipped[2:]]
    assert [note.seat for note in scene.told(TurnStarted)] == [0, 1, 2, 0, 1]
    assert scene.state.turns == 5
    assert scene.state.phase == "over"


@pytest.mark.parametrize(
    "wrong",
    [
        Setup(players=2, base_target=5),
        Setup(players=3, base_target=5, first=3),
        Setup(players=3, base_target=5, hand_size=4),
        Setup(players=3, base_target=5, cards=("bone",) * 8),
        Setup(players=3, base_target=5, cards=("bone",) * 8 + ("apple",)),
        Setup(players=3, base_target=0),
    ],
)
def test_a_setup_of_another_game_is_refused(wrong: Setup) -> None:
    with pytest.raises(ValueError, match=r"AY|players|3\.2"):
        RULES.start(wrong)
