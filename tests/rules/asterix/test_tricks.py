"""Paragraphs AX-1 to AX-10 that no worked example shows."""

from __future__ import annotations

from random import Random

import pytest

from games.engine.contract import Dealer
from games.engine.kit.play import apply, random_event
from games.rules.asterix import RULES
from games.rules.asterix.messages import (
    AssignPeeked,
    Bid,
    BidMade,
    BidsRevealed,
    CardDiscarded,
    CardTakenBack,
    ChooseGaul,
    GameEnded,
    GaulChosen,
    OpenBid,
    Options,
    PrizeSetAside,
    PrizeTurned,
    RoundEnded,
    RoundScored,
    RoundStarted,
    Setup,
)
from tests.rules.asterix.puzzles import at
from tests.rules.asterix.scene import OB, A, C, G, Scene, V


def test_gauls_are_chosen_in_seat_order_and_each_only_once() -> None:
    scene = Scene.start(RULES.standard(3, Options()))
    for seat, gaul in enumerate((V, A, C)):
        assert scene.asks(seat)
        taken = (V, A, C)[:seat]
        assert scene.offers(seat) == [ChooseGaul(free) for free in (A, OB, G, V, C) if free not in taken]
        scene.plays(seat, ChooseGaul(gaul))
    assert scene.notes == [GaulChosen(0, V), GaulChosen(1, A), GaulChosen(2, C), RoundStarted(1, 50)]
    assert scene.waiting == Dealer(tuple(sorted(scene.state.pool)), 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_number_of_players_gets_eleven_cards_and_the_whole_deck(seats: int) -> None:
    state = RULES.start(RULES.standard(seats, Options()))
    assert [hand.bit_count() for hand in state.hands] == [11] * seats
    assert len(state.pool) == 50
    assert state.setup.rounds == 4


def test_any_card_may_be_bid_for_a_roman_but_no_idefix_for_a_pirate() -> None:
    scene = Scene((A, OB))
    scene.deals("roman_04")
    assert len(scene.offers(0)) == 11
    assert scene.allows(0, Bid("idefix"))
    other = Scene((A, OB))
    other.deals("pirate_any")
    assert len(other.offers(1)) == 10
    assert not other.allows(1, Bid("idefix"))


def test_a_bid_is_told_without_its_content_until_all_are_in() -> None:
    scene = Scene((A, OB))
    scene.deals("roman_04")
    scene.notes.clear()
    scene.plays(1, Bid("6"))
    (made,) = scene.told(BidMade)
    assert (made.seat, made.card.value, made.card.seen_by) == (1, "6", (1,))
    assert scene.notes == [made]
    assert scene.asks(0)
    assert scene.offers(1) == []
    scene.plays(0, Bid("idefix"))
    assert scene.told(BidsRevealed) == [BidsRevealed("roman_04", (OpenBid(0, "idefix", 0), OpenBid(1, "6", 2)))]


def test_the_events_of_a_trick_are_told_in_the_order_of_the_rules() -> None:
    scene = Scene((A, OB, G))
    scene.trick("roman_04", "8", "D", "8")
    scene.deals("roman_05")
    scene.plays(1, "assign_peeked", to=0)
    assert [type(note).__struct_config__.tag for note in scene.notes] == [
        "prize_turned",
        *["bid_made"] * 3,
        "bids_revealed",
        "bids_cancelled",
        "prize_set_aside",
        *["card_taken_back"] * 2,
        "card_looked_at",
        "peeked_assigned",
        "card_taken_back",
    ]


def test_idefix_looks_although_all_gaul_cards_cancelled() -> None:
    scene = Scene((A, OB, G), pile=("roman_04", "roman_05", "roman_06"))
    scene.trick("roman_04", "8", "D", "8")
    assert scene.told(PrizeSetAside) == [PrizeSetAside("roman_04")]
    scene.deals("roman_05")
    scene.plays(1, "assign_peeked", to=1)
    assert scene.fronts() == [[], ["roman_05"], []]
    assert scene.told(CardDiscarded) == [CardDiscarded(1, "idefix", "kept_roman")]


def test_a_pirate_that_nobody_wins_is_set_aside_and_costs_only_who_sat_out() -> None:
    scene = Scene((A, G, OB), ("8", "8 1", "D"))
    scene.trick("pirate_any", "8", "8", None)
    assert scene.state.set_aside == ["pirate_any"]
    assert scene.told(CardTakenBack) == [CardTakenBack(0, "8", "no_winner"), CardTakenBack(1, "8", "no_winner")]
    assert scene.told(CardDiscarded) == [CardDiscarded(2, "idefix", "sat_out")]
    assert scene.hands() == ["8", "1 8", ""]


def test_who_bid_its_last_gaul_card_beside_idefix_has_not_sat_out() -> None:
    scene = Scene((A, OB), ("4 D", "9 1"))
    scene.trick("pirate_any", "4", "9")
    assert scene.hands() == ["D", "1 9"]
    assert scene.told(CardDiscarded) == [CardDiscarded(0, "4", "lost_to_pirate")]


def test_a_looked_at_card_may_go_to_a_seat_without_cards() -> None:
    scene = Scene((A, OB, G), ("4 D", "9 2", "10"), ("roman_03", "roman_05", "roman_06", "roman_01"))
    scene.trick("roman_06", "4", "2", "10")
    assert scene.hands() == ["4 D", "2 9", ""]
    scene.trick("roman_03", "D", "9", None)
    scene.deals("roman_05")
    assert scene.offers(0) == [AssignPeeked(0), AssignPeeked(1), AssignPeeked(2)]
    scene.plays(0, "assign_peeked", to=2)
    assert scene.fronts()[2] == ["roman_06", "roman_05"]


def test_a_last_idefix_may_look_at_a_roman_and_comes_back_when_it_is_given_away() -> None:
    scene = Scene((A, OB), ("D", "9 2"), ("roman_03", "roman_05", "roman_06"))
    scene.trick("roman_03", "D", "2")
    scene.deals("roman_05")
    scene.plays(0, "assign_peeked", to=1)
    assert scene.hands() == ["D", "9"]
    assert scene.told(CardTakenBack)[-1] == CardTakenBack(0, "idefix", "gave_roman")


def test_a_round_ends_when_all_hands_are_empty() -> None:
    scene = Scene((A, OB), ("D", "D"))
    assert scene.told(RoundEnded) == [RoundEnded(1, "hands_empty")]
    assert scene.told(GameEnded) == [GameEnded((0, 1))]
    assert scene.over()


def test_an_empty_pile_ends_the_round_even_if_only_one_seat_is_in_play() -> None:
    scene = Scene((A, OB), ("4", "9 1"), ("roman_03",))
    scene.trick("roman_03", "4", "1")
    assert scene.hands() == ["", "1 9"]
    assert scene.told(RoundEnded) == [RoundEnded(1, "pile_empty")]
    assert scene.scored() == [3, 0]


def test_every_round_starts_afresh_with_the_same_gauls() -> None:
    scene = Scene((V, C), ("1 D", "10"), ("roman_05", "roman_06"), rounds=2)
    scene.trick("roman_05", "1", "10")
    scene.deals("roman_06")
    assert scene.told(RoundStarted) == [RoundStarted(2, 2)]
    assert scene.state.last_fronts == [["roman_06"], ["roman_05"]]
    assert scene.sees(None).last_fronts == (("roman_06",), ("roman_05",))
    assert scene.state.gauls == [V, C]
    assert scene.hands() == ["1 D", "10"]
    assert scene.fronts() == [[], []]
    assert scene.state.set_aside == []
    assert scene.state.pool == ["roman_05", "roman_06"]
    assert [[score.points for score in results] for results in scene.state.results] == [[6], [5]]


def test_seats_without_cards_are_not_asked() -> None:
    scene = Scene((A, OB, G), ("4", "9 2", "10 3"), ("roman_03", "roman_05", "roman_06"))
    scene.trick("roman_06", "4", "2", "3")
    scene.deals("roman_03")
    assert scene.asks(1, 2)
    assert scene.offers(0) == []
    assert scene.told(PrizeTurned)[-1] == PrizeTurned("roman_03", 1, ())


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=1),
        Setup(players=6),
        Setup(players=2, gauls=(A, A)),
        Setup(players=2, gauls=(A,)),
        Setup(players=2, hands=(("1",),)),
        Setup(players=2, hands=(("1", "1"), ("2",))),
        Setup(players=2, deck=("roman_15", "roman_15")),
        Setup(players=2, deck=("roman_11",)),
        Setup(players=2, rounds=0),
        Setup(players=2, bonus=(0, 0)),
    ],
)
def test_a_setup_that_the_rules_do_not_know_is_refused(setup: Setup) -> None:
    with pytest.raises(ValueError, match="AX"):
        RULES.start(setup)


def test_only_moves_that_reveal_something_may_not_be_taken_back_freely() -> None:
    scene = Scene((A, OB), ("4 D", "9 1"), ("roman_03", "roman_05", "roman_06"))
    start = RULES.start(RULES.standard(2, Options()))
    assert not RULES.barrier(start, 0, ChooseGaul(A))
    RULES.play(start, 0, ChooseGaul(A))
    assert RULES.barrier(start, 1, ChooseGaul(OB))
    scene.deals("roman_03")
    assert not RULES.barrier(scene.state, 1, Bid("1"))
    scene.plays(1, Bid("1"))
    assert RULES.barrier(scene.state, 0, Bid("idefix"))
    scene.plays(0, Bid("idefix"))
    scene.deals("roman_05")
    assert RULES.barrier(scene.state, 0, AssignPeeked(0))


def test_a_game_is_four_rounds_and_its_log_speaks_at_every_step() -> None:
    chance = Random(7)
    state = RULES.start(RULES.standard(3, Options()))
    scores = 0
    while event := random_event(RULES, state, chance):
        notes: list[object] = []
        apply(RULES, state, event, notes.append)
        assert notes
        scores += sum(isinstance(note, RoundScored) for note in notes)
    assert scores == 4 * 3
    assert all(len(line.items) == 4 for line in RULES.scores(state))


def test_who_has_played_the_last_card_rests_until_the_scoring_and_nobody_else_does() -> None:
    scene = at("2 6", "", "1 9", prize="roman_05")
    rests = [RULES.rests(scene.sees(None), seat) for seat in range(3)]
    assert rests == [False, True, False]  # AX-5.5
    assert not scene.asks(1)
    begun = Scene.start(RULES.standard(3, Options()))
    assert not any(RULES.rests(begun.sees(None), seat) for seat in range(3))
