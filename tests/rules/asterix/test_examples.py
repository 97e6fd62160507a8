"""The worked examples of part 10 of the rules file, one test each. Seats count from 0: P1 is seat 0."""

from __future__ import annotations

from games.engine.contract import Dealer
from games.rules.asterix.messages import (
    Bid,
    BidsCancelled,
    CardDiscarded,
    CardLookedAt,
    CardsDrawn,
    CardTakenBack,
    ChooseEscapee,
    PeekedAssigned,
    PirateFoundNobody,
    PrizeSetAside,
    PrizeTurned,
    RomanEscaped,
    RoundEnded,
    RoundScored,
    TrickWon,
)
from games.rules.asterix.state import LOOK, PRIZE
from tests.rules.asterix.scene import OB, A, C, G, Scene, V, finished, scored

LOOKING = ("4 8 D", "2 6 D", "1 9")
"""The hands of E7 to E11."""


def e7(looked_at: str) -> Scene:
    """The trick of E7, up to the look."""
    scene = Scene((A, OB, G), LOOKING, ("roman_02", "roman_10", "roman_07", "roman_03", "pirate_lowest"))
    scene.trick("roman_02", "D", "2", "1")
    assert scene.told(TrickWon) == [TrickWon(1, "roman_02", "2")]
    assert scene.state.phase == LOOK
    scene.deals(looked_at)
    (look,) = scene.told(CardLookedAt)
    assert (look.seat, look.card.value, look.card.seen_by) == (0, looked_at, (0,))
    return scene


def test_ax_e01_equal_values_are_decided_by_flasks() -> None:
    scene = Scene((A, OB, G))
    scene.trick("roman_10", "7", "5", "7")
    assert scene.told(TrickWon) == [TrickWon(2, "roman_10", "7")]
    assert scene.fronts() == [[], [], ["roman_10"]]
    assert scene.told(CardDiscarded) == [CardDiscarded(2, "7", "won")]
    assert scene.told(CardTakenBack) == [CardTakenBack(0, "7", "lost"), CardTakenBack(1, "5", "lost")]
    assert scene.sizes() == [11, 11, 10]
    assert not scene.holds(2, "7")


def test_ax_e02_a_complete_tie_lets_the_third_player_win() -> None:
    scene = Scene((G, V, C))
    scene.trick("roman_09", "10", "10", "4")
    assert scene.told(BidsCancelled) == [BidsCancelled("10", 3, (0, 1))]
    assert scene.fronts() == [[], [], ["roman_09"]]
    assert scene.told(CardDiscarded) == [CardDiscarded(2, "4", "won")]
    assert scene.holds(0, "10")
    assert scene.holds(1, "10")


def test_ax_e03_two_ties_cancel_in_one_trick() -> None:
    scene = Scene((A, OB, G, V, C))
    scene.trick("roman_15", "1", "6", "9", "6", "9")
    assert scene.told(BidsCancelled) == [BidsCancelled("9", 2, (2, 4)), BidsCancelled("6", 2, (1, 3))]
    assert scene.told(TrickWon) == [TrickWon(0, "roman_15", "1")]
    assert scene.sizes() == [10, 11, 11, 11, 11]
    assert not scene.holds(0, "1")


def test_ax_e04_a_complete_tie_of_two_players_sets_the_prize_aside() -> None:
    scene = Scene((A, OB))
    scene.trick("roman_06", "3", "3")
    assert scene.told(PrizeSetAside) == [PrizeSetAside("roman_06")]
    assert scene.state.set_aside == ["roman_06"]
    assert scene.fronts() == [[], []]
    assert scene.sizes() == [11, 11]
    assert scene.state.phase == PRIZE


def test_ax_e05_the_winner_of_a_pirate_keeps_its_card_and_the_others_lose_theirs() -> None:
    scene = Scene((A, OB, C))
    scene.trick("pirate_any", "6", "9", "1")
    assert scene.fronts() == [[], ["pirate_any"], []]
    assert scene.told(CardTakenBack) == [CardTakenBack(1, "9", "took_pirate")]
    assert scene.told(CardDiscarded) == [
        CardDiscarded(0, "6", "lost_to_pirate"),
        CardDiscarded(2, "1", "lost_to_pirate"),
    ]
    assert scene.sizes() == [10, 11, 10]


def test_ax_e06_cancelled_cards_are_lost_to_a_pirate_too() -> None:
    scene = Scene((A, G, OB, C))
    scene.trick("pirate_highest", "8", "8", "3", "2")
    assert scene.fronts() == [[], [], ["pirate_highest"], []]
    assert scene.holds(2, "3")
    assert [note.seat for note in scene.told(CardDiscarded)] == [0, 1, 3]
    assert scene.sizes() == [10, 10, 11, 10]


def test_ax_e07_a_roman_kept_costs_idefix() -> None:
    scene = e7("roman_10")
    scene.plays(0, "assign_peeked", to=0)
    assert scene.told(PeekedAssigned) == [PeekedAssigned(0, 0, "roman_10")]
    assert scene.fronts() == [["roman_10"], ["roman_02"], []]
    assert scene.told(CardDiscarded)[-1] == CardDiscarded(0, "idefix", "kept_roman")
    assert scene.hands() == ["4 8", "6 D", "1 9"]
    scene.deals("roman_07")
    assert scene.state.prize == "roman_07"


def test_ax_e08_a_roman_given_away_brings_idefix_back() -> None:
    scene = e7("roman_03")
    scene.plays(0, "assign_peeked", to=1)
    assert scene.fronts() == [[], ["roman_02", "roman_03"], []]
    assert scene.told(CardTakenBack)[-1] == CardTakenBack(0, "idefix", "gave_roman")
    assert scene.hands() == ["4 8 D", "6 D", "1 9"]
    scene.deals("roman_07")
    assert scene.state.prize == "roman_07"


def test_ax_e09_a_pirate_kept_brings_idefix_back() -> None:
    scene = e7("pirate_lowest")
    scene.plays(0, "assign_peeked", to=0)
    assert scene.fronts()[0] == ["pirate_lowest"]
    assert scene.told(CardTakenBack)[-1] == CardTakenBack(0, "idefix", "kept_pirate")
    assert scene.hands()[0] == "4 8 D"


def test_ax_e10_a_pirate_given_away_costs_idefix() -> None:
    scene = e7("pirate_lowest")
    scene.plays(0, "assign_peeked", to=2)
    assert scene.fronts()[2] == ["pirate_lowest"]
    assert scene.told(CardDiscarded)[-1] == CardDiscarded(0, "idefix", "gave_pirate")
    assert scene.hands()[0] == "4 8"


def test_ax_e11_two_idefix_cancel_and_nobody_looks() -> None:
    scene = Scene((A, OB, G), LOOKING, ("roman_14", "roman_10", "roman_07"))
    scene.trick("roman_14", "D", "D", "1")
    assert scene.fronts() == [[], [], ["roman_14"]]
    assert scene.told(CardDiscarded) == [CardDiscarded(2, "1", "won")]
    assert scene.told(CardTakenBack) == [
        CardTakenBack(0, "idefix", "idefix_cancelled"),
        CardTakenBack(1, "idefix", "idefix_cancelled"),
    ]
    assert scene.hands() == ["4 8 D", "2 6 D", "9"]
    assert scene.waiting == Dealer(("roman_07", "roman_10"), 1)
    scene.deals("roman_10")
    assert scene.state.prize == "roman_10"


def test_ax_e12_everybody_bidding_idefix_sets_the_prize_aside() -> None:
    scene = Scene((A, OB), ("4 8 D", "2 6 D"), ("roman_09", "roman_05", "roman_07"))
    scene.trick("roman_09", "D", "D")
    assert scene.told(PrizeSetAside) == [PrizeSetAside("roman_09")]
    assert scene.state.set_aside == ["roman_09"]
    assert scene.hands() == ["4 8 D", "2 6 D"]
    scene.deals("roman_05")
    assert scene.state.prize == "roman_05"


def test_ax_e13_a_last_idefix_that_sees_a_pirate_is_lost() -> None:
    for to, first in ((1, []), (0, ["pirate_general"])):
        pile = ("roman_05", "pirate_general", "roman_08", "roman_04", "roman_02")
        scene = Scene((C, V), ("D", "3 7"), pile)
        scene.trick("roman_05", "D", "3")
        scene.deals("pirate_general")
        scene.plays(0, "assign_peeked", to=to)
        assert scene.told(CardDiscarded)[-1] == CardDiscarded(0, "idefix", "last_card")
        assert scene.hands() == ["", "7"]
        scene.deals("roman_08")
        assert scene.fronts()[0] == first
        assert sorted(scene.fronts()[1]) == sorted({*pile[:3]} - {*first})
        assert PirateFoundNobody(to, "pirate_general") in scene.notes
        assert scene.scored() == [0, 13]


def test_ax_e14_a_last_idefix_sits_out_of_a_pirate_and_is_lost() -> None:
    scene = Scene((G, V, C), ("D", "3 7", "5 D"), ("pirate_decurion", "roman_01", "roman_02"))
    scene.notes.clear()
    scene.deals("pirate_decurion")
    assert scene.told(PrizeTurned) == [PrizeTurned("pirate_decurion", 2, (0,))]
    assert scene.offers(2) == [Bid("5")]
    scene.bids(None, "7", "5")
    assert scene.fronts() == [[], ["pirate_decurion"], []]
    assert scene.told(CardDiscarded) == [CardDiscarded(2, "5", "lost_to_pirate"), CardDiscarded(0, "idefix", "sat_out")]
    assert scene.hands() == ["", "3 7", "D"]


def test_ax_e15_several_last_idefix_cards_are_lost_before_the_trick() -> None:
    scene = Scene((A, OB, G, V), ("D", "D", "4 9", "2 D"))
    assert scene.told(CardDiscarded) == [
        CardDiscarded(0, "idefix", "last_idefix"),
        CardDiscarded(1, "idefix", "last_idefix"),
    ]
    scene.deals("roman_04")
    assert scene.asks(2, 3)

    without = Scene((A, OB, G), ("D", "D", "4 9"))
    assert isinstance(without.waiting, Dealer)
    assert without.waiting.take == 2
    without.deals("roman_04", "roman_05")
    assert without.told(CardsDrawn) == [CardsDrawn(2, ("roman_04", "roman_05"), ("4", "9"), 48)]


def test_ax_e16_idefix_counts_in_the_final_draw_and_drawn_pirates_act() -> None:
    pile = ("pirate_lowest", "roman_12", "roman_09", "pirate_any", "roman_02")
    scene = Scene((A, OB), ("5", "1 8 D"), pile)
    scene.trick("pirate_lowest", "5", "8")
    assert scene.hands() == ["", "1 8 D"]
    scene.deals("roman_12", "roman_09", "pirate_any")
    assert scene.told(CardsDrawn) == [CardsDrawn(1, ("roman_12", "roman_09", "pirate_any"), ("1", "8", "idefix"), 1)]
    assert scene.told(RomanEscaped) == [
        RomanEscaped(1, "pirate_lowest", "roman_09"),
        RomanEscaped(1, "pirate_any", "roman_12"),
    ]
    assert scene.over()
    assert scene.scored() == [0, 0]


def test_ax_e17_a_short_pile_is_drawn_whole() -> None:
    scene = Scene((A, OB), ("5", "1 8 9 D"), ("pirate_lowest", "roman_12", "roman_09"))
    scene.trick("pirate_lowest", "5", "8")
    scene.deals("roman_12", "roman_09")
    assert scene.told(RomanEscaped) == [RomanEscaped(1, "pirate_lowest", "roman_09")]
    assert scene.scored() == [0, 12]


def test_ax_e18_idefix_on_the_last_card_has_nothing_to_look_at() -> None:
    scene = Scene((A, OB, G), ("4 D", "2 6", "7"), ("roman_08",))
    scene.trick("roman_08", "D", "2", "7")
    assert scene.told(TrickWon) == [TrickWon(2, "roman_08", "7")]
    assert scene.told(CardTakenBack)[-1] == CardTakenBack(0, "idefix", "pile_empty")
    assert scene.told(RoundEnded) == [RoundEnded(1, "pile_empty")]
    assert scene.scored() == [0, 0, 8]


def test_ax_e19_sets_score_one_step_each() -> None:
    scene = scored(*("roman_03",) * 2, *("roman_07",) * 3, "roman_10", "roman_12")
    assert scene.told(RoundScored)[0] == RoundScored(
        1, 0, ("roman_03", "roman_03", "roman_07", "roman_07", "roman_07", "roman_10", "roman_12"), 49, 70, 119, 119
    )


def test_ax_e20_two_pirates_act_in_order() -> None:
    front = ("pirate_highest", "roman_04", "roman_04", "roman_09", "roman_10", "roman_10", "roman_12")
    scene = scored(*front, "pirate_centurion")
    assert scene.told(RomanEscaped) == [
        RomanEscaped(0, "pirate_centurion", "roman_10"),
        RomanEscaped(0, "pirate_highest", "roman_12"),
    ]
    note = scene.told(RoundScored)[0]
    assert (note.romans, note.values, note.bonus, note.points) == (
        ("roman_04", "roman_04", "roman_09", "roman_10"),
        27,
        20,
        47,
    )


def test_ax_e21_the_holder_chooses_the_roman_that_goes() -> None:
    front = ("roman_02", "roman_05", "roman_05", "roman_08", "roman_08", "roman_08", "pirate_any")
    for value, points in ((2, 104), (5, 81), (8, 68)):
        scene = scored(*front)
        assert scene.offers(0) == [ChooseEscapee(2), ChooseEscapee(5), ChooseEscapee(8)]
        scene.plays(0, "choose_escapee", value=value)
        assert scene.told(RomanEscaped) == [RomanEscaped(0, "pirate_any", f"roman_{value:02d}")]
        assert scene.scored() == [points, 0]


def test_ax_e22_a_pirate_may_find_nobody_and_another_breaks_a_set() -> None:
    scene = scored(*("roman_06",) * 4, "pirate_lowest", "pirate_decurion")
    assert scene.told(PirateFoundNobody) == [PirateFoundNobody(0, "pirate_decurion")]
    assert scene.told(RomanEscaped) == [RomanEscaped(0, "pirate_lowest", "roman_06")]
    assert scene.scored() == [68, 0]
    assert scored(*("roman_06",) * 4).scored() == [124, 0]


def test_ax_e23_equal_totals_are_ranked_by_the_best_round() -> None:
    third = (100, 100, 100, 99)
    lines = finished((90, 110, 84, 126), (101, 99, 130, 80), third).scores()
    assert [line.points for line in lines] == [410, 410, 399]
    assert [line.rank for line in lines] == [2, 1, 3]
    shared = finished((90, 106, 84, 130), (101, 99, 130, 80), third).scores()
    assert [line.rank for line in shared] == [1, 1, 3]
