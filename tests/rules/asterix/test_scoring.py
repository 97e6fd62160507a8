"""Pirates, sets, totals and ranks: AX-11 and AX-12, and the scores and hints that say so."""

from __future__ import annotations

from random import Random

import pytest

from games.rules.asterix import RULES
from games.rules.asterix.messages import (
    AssignHint,
    AssignPeeked,
    Bid,
    CardHint,
    ChooseEscapee,
    ChooseGaul,
    EscapeeHint,
    Freed,
    FrontHint,
    GameEnded,
    RomanEscaped,
    RoundScored,
    Setup,
)
from tests.rules.asterix.scene import OB, A, C, G, Scene, finished, hand, scored


@pytest.mark.parametrize(
    ("front", "points"),
    [
        ((), 0),
        (("pirate_lowest", "pirate_any"), 0),
        (("roman_12", "roman_14", "pirate_general"), 14),
        (("roman_15", "roman_10", "pirate_highest"), 10),
        (("roman_09", "roman_08", "pirate_decurion"), 8),
        (("roman_01", "roman_15", "pirate_lowest"), 15),
        (("roman_10", "roman_10", "roman_10", "pirate_centurion"), 40),
        (("roman_10", "pirate_highest", "pirate_centurion"), 0),
        (("roman_01",) * 3 + ("roman_02",) * 2, 3 + 50 + 4 + 20),
        (("roman_04",) * 2 + ("pirate_any",), 4),
    ],
)
def test_a_front_area_scores_what_its_pirates_leave(front: tuple[str, ...], points: int) -> None:
    assert scored(*front).scored() == [points, 0]


def test_all_pirates_act_in_the_fixed_order_whatever_the_order_they_came_in() -> None:
    romans = ("roman_02", "roman_05", "roman_09", "roman_10", "roman_12", "roman_14")
    pirates = ("any", "lowest", "highest", "decurion", "general", "centurion")
    scene = scored(*(f"pirate_{pirate}" for pirate in pirates), *romans)
    assert [(note.pirate, note.card) for note in scene.told(RomanEscaped)] == [
        ("pirate_centurion", "roman_10"),
        ("pirate_general", "roman_12"),
        ("pirate_decurion", "roman_09"),
        ("pirate_highest", "roman_14"),
        ("pirate_lowest", "roman_02"),
        ("pirate_any", "roman_05"),
    ]
    assert scene.scored() == [0, 0]


def test_the_holder_is_asked_only_about_what_the_other_pirates_left() -> None:
    scene = scored("roman_02", "roman_05", "roman_08", "pirate_any", "pirate_lowest")
    assert scene.asks(0)
    assert scene.fronts()[0] == ["roman_05", "roman_08", "pirate_any", "pirate_lowest"]
    assert scene.state.last_fronts[0] == ["roman_02", "roman_05", "roman_08", "pirate_any", "pirate_lowest"]
    assert scene.offers(0) == [ChooseEscapee(5), ChooseEscapee(8)]
    assert RULES.barrier(scene.state, 0, ChooseEscapee(5))
    view = scene.sees(0)
    assert RULES.hints(view).escapees == (EscapeeHint(5, 8), EscapeeHint(8, 5))
    assert RULES.hints(view).fronts[0] == FrontHint(8, 0, 8, estimated=True)
    assert RULES.fallback(view, scene.offers(0), Random(1)) == ChooseEscapee(5)
    scene.plays(0, "choose_escapee", value=8)
    assert scene.told(RoundScored)[0].romans == ("roman_05",)
    assert scene.hints(None).fronts[0] == FrontHint(5, 0, 5, estimated=False)


def test_the_scores_of_a_running_round_count_pirates_and_the_best_choice() -> None:
    fronts = (("roman_02", "roman_05", "roman_05", "pirate_any"), ("roman_12", "pirate_highest"))
    lines = Scene.at(Setup(players=2), fronts=fronts).scores()
    assert [line.points for line in lines] == [30, 0]
    assert [line.rank for line in lines] == [1, 2]
    assert lines[0].items[0].key == "round_so_far"
    assert lines[0].items[0].args == {"round": 1, "values": 10, "bonus": 20}


@pytest.mark.parametrize(
    ("front", "freed"),
    [
        (("roman_02", "roman_13", "roman_07", "pirate_highest"), [("highest", 13)]),
        (("roman_14", "roman_12", "pirate_highest", "pirate_general"), [("general", 12), ("highest", 14)]),
        (("roman_10", "roman_09", "roman_10", "pirate_lowest", "pirate_centurion"), [("centurion", 10), ("lowest", 9)]),
        (("roman_15", "roman_08", "pirate_general", "pirate_decurion", "pirate_any"), []),
        (("roman_08", "roman_08", "pirate_any"), [("any", 8)]),
        (("pirate_any", "pirate_highest", "pirate_lowest"), []),
    ],
)
def test_a_hint_says_whom_the_pirates_of_a_front_area_would_free_now_but_nobody_their_holder_may_choose(
    front: tuple[str, ...], freed: list[tuple[str, int]]
) -> None:
    hints = Scene.at(Setup(players=2), fronts=(front, ())).hints(None)
    assert hints.fronts[0].freed == tuple(Freed(f"pirate_{pirate}", f"roman_{value:02}") for pirate, value in freed)
    assert hints.fronts[1].freed == ()


def test_each_finished_round_is_one_item_of_the_score() -> None:
    (first, _) = finished((10, 20, 30, 40), (1, 1, 1, 1)).scores()
    assert [(item.key, item.points) for item in first.items] == [("round", n) for n in (10, 20, 30, 40)]
    assert first.items[2].args == {"round": 3, "values": 30, "bonus": 0}


def test_lower_places_are_ranked_by_the_best_round_too() -> None:
    lines = finished((50, 50, 50, 50), (10, 10, 10, 30), (15, 15, 15, 15), (30, 10, 10, 10), (0, 0, 0, 0)).scores()
    assert [line.rank for line in lines] == [1, 2, 4, 2, 5]


def test_the_end_names_all_who_share_the_first_place() -> None:
    deck = ("roman_05", "roman_05")
    scene = Scene.at(Setup(players=2, hands=(hand("1"), hand("2")), deck=deck, rounds=1), fronts=((), deck[:1]))
    scene.trick("roman_05", "1", "2")
    assert scene.told(GameEnded) == [GameEnded((1,))]
    even = Scene.at(Setup(players=2, hands=(hand("3"), hand("2")), deck=deck, rounds=1), fronts=((), deck[:1]))
    even.trick("roman_05", "3", "2")
    assert even.told(GameEnded) == [GameEnded((0, 1))]


def test_hints_say_what_the_prize_is_worth_to_each_seat() -> None:
    scene = Scene.at(Setup(players=3), fronts=(("roman_10",), ("pirate_centurion",), ()))
    scene.deals("roman_10")
    hints = scene.hints(None)
    assert hints.worth == (30, 0, 10)
    assert hints.fronts == (FrontHint(10, 0, 10, False), FrontHint(0, 0, 0, False), FrontHint(0, 0, 0, False))
    assert hints.cards == ()


def test_hints_say_whose_equal_card_beats_or_cancels_the_own_one() -> None:
    scene = Scene((A, OB, C), ("3 1 D", "3 1", "1 3 5"))
    scene.deals("pirate_any")
    cards = scene.hints(0).cards
    assert cards == (
        CardHint("1", 3, None, beaten_by=(), cancels_with=(2,)),
        CardHint("3", 3, None, beaten_by=(), cancels_with=(1,)),
        CardHint("idefix", 0, "idefix_not_for_pirates", beaten_by=(), cancels_with=()),
    )
    assert scene.hints(1).cards[0].beaten_by == (0, 2)


def test_hints_say_what_becomes_of_idefix() -> None:
    scene = Scene((A, OB), ("4 D", "9 1"), ("roman_03", "roman_05", "pirate_lowest", "roman_06"))
    scene.trick("roman_03", "D", "1")
    pirate = RULES.copy(scene.state)
    scene.deals("roman_05")
    view = scene.sees(0)
    assert RULES.hints(view).assign == (AssignHint(0, 5, "discarded"), AssignHint(1, 5, "taken_back"))
    assert scene.hints(1).assign == ()
    RULES.deal(pirate, ("pirate_lowest",))
    assert RULES.hints(RULES.view(pirate, 0)).assign == (AssignHint(0, 0, "taken_back"), AssignHint(1, -3, "discarded"))


def test_a_refused_move_is_given_its_reason() -> None:
    scene = Scene((A, OB, G, C), ("4 D", "9 1", "D", ""))
    assert scene.refuses(0, Bid("4")) == "wrong_phase"
    scene.deals("pirate_any")
    assert scene.refuses(0, Bid("idefix")) == "idefix_not_for_pirates"
    assert scene.refuses(0, Bid("5")) == "card_not_in_hand"
    assert scene.refuses(0, AssignPeeked(1)) == "wrong_phase"
    assert scene.refuses(2, Bid("idefix")) == "sitting_out"
    assert scene.refuses(3, Bid("4")) == "no_cards"
    scene.plays(0, Bid("4"))
    assert scene.refuses(0, Bid("4")) == "already_bid"


def test_a_refused_gaul_seat_or_value_is_given_its_reason() -> None:
    start = RULES.start(RULES.standard(2, RULES.options_type()))
    assert RULES.refusal(RULES.view(start, 1), 1, ChooseGaul(A)) == "not_your_turn"
    RULES.play(start, 0, ChooseGaul(A))
    assert RULES.refusal(RULES.view(start, 1), 1, ChooseGaul(A)) == "gaul_taken"
    looking = Scene((A, OB), ("4 D", "9 1"), ("roman_03", "roman_05", "roman_06"))
    looking.trick("roman_03", "D", "1")
    looking.deals("roman_05")
    assert looking.refuses(0, AssignPeeked(2)) == "no_such_seat"
    assert looking.refuses(1, AssignPeeked(1)) == "not_your_turn"
    asked = scored("roman_02", "roman_05", "pirate_any")
    assert asked.refuses(0, ChooseEscapee(3)) == "value_not_present"
