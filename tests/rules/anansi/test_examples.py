"""The worked examples of part 10 of the rules file."""

from __future__ import annotations

from random import Random

import pytest

from games.engine.contract import Dealer
from games.rules.anansi import RULES
from games.rules.anansi.cards import CARDS
from games.rules.anansi.messages import Options
from games.rules.anansi.scoring import score
from tests.rules.anansi.scene import A, B, C, D, E, Scene, cards, finished, moves, of_type, play, recruit


def after_display(row: str, display: str) -> Scene:
    return Scene(4, leader=A, hands=["H1", "", "", ""], row=row, display=display)


def test_an_ex01_of_two_colours_with_one_card_each_the_left_one_is_trump() -> None:
    scene = after_display("LSH", "H9 S3")
    assert scene.columns() == {"H": 1, "L": 0, "S": 1}
    assert scene.state.trump == "snake"


def test_an_ex02_two_cards_of_one_colour_make_it_trump_wherever_it_lies() -> None:
    scene = after_display("LHS", "S3 S11")
    assert scene.columns()["S"] == 2
    assert scene.state.trump == "snake"


def test_an_ex03_who_can_follow_must_but_may_recruit_with_anything() -> None:
    hand = "H1 H10 L2 L13 S14"
    scene = Scene(4, leader=A, hands=["", hand, "", ""], display="S1", trick="L5")
    assert scene.offers(B) == moves("L2 L13", hand)
    scene = Scene(4, leader=D, hands=["", hand, "", ""], display="S1", trick="L5 +H2")
    assert scene.offers(B) == moves("L2 L13")


def test_an_ex04_who_cannot_follow_must_trump() -> None:
    hand = "H1 H12 S4 S9"
    scene = Scene(4, leader=A, hands=["", hand, "", ""], display="S1", trick="L5")
    assert scene.offers(B) == moves("S4 S9", hand)
    scene = Scene(4, leader=D, hands=["", hand, "", ""], display="S1", trick="L5 +H2")
    assert scene.offers(B) == moves("S4 S9")


def test_an_ex05_who_has_neither_plays_anything() -> None:
    scene = Scene(4, leader=A, hands=["", "H1 H12", "", ""], display="S1", trick="L5")
    assert scene.offers(B) == moves("H1 H12", "H1 H12")
    scene = Scene(4, leader=D, hands=["", "H1 H12", "", ""], display="S1", trick="L5 +H2")
    assert scene.offers(B) == moves("H1 H12")


@pytest.mark.parametrize(("hand", "plays"), [("H2 L14", "H2 L14"), ("L14 S1", "S1")])
def test_an_ex06_when_trump_is_led_it_must_be_followed_and_nothing_more(hand: str, plays: str) -> None:
    scene = Scene(4, leader=D, hands=["", hand, "", ""], display="S2", trick="S6 +H3")
    assert scene.offers(B) == moves(plays)


def test_an_ex07_without_trump_the_highest_of_the_led_colour_wins() -> None:
    scene = Scene(4, leader=A, hands=["S3", "S4", "H13", "L2 S5"], display="S1", trick="L5 L9 H14")
    notes = scene.plays(D, play("L2"))
    assert of_type(notes, "trick_won") == [
        {"type": "trick_won", "seat": B, "card": "leopard_9", "cards": list(cards("L5 L9 H14 L2")), "stacks": 1}
    ]
    assert scene.state.turn == B


def test_an_ex08_of_two_trumps_the_higher_wins() -> None:
    scene = Scene(4, leader=A, hands=["L14 H1", "S2 H2", "L10 H3", "S7 H4"], display="S1")
    scene.plays(A, play("L14"))
    assert scene.offers(B) == moves("S2", "H2 S2")
    scene.plays(B, play("S2"))
    scene.plays(C, play("L10"))
    assert of_type(scene.plays(D, play("S7")), "trick_won")[0]["seat"] == D


def test_an_ex09_a_recruiting_card_cannot_win() -> None:
    scene = Scene(3, leader=A, hands=["L6 H1", "S14 H2", "L3 H3"], display="S1 S2")
    scene.plays(A, play("L6"))
    assert of_type(scene.plays(B, recruit("S14")), "card_recruited") == [
        {"type": "card_recruited", "seat": B, "card": "snake_14", "listeners": 2, "supply": 34}
    ]
    assert (scene.state.listeners[B], scene.state.supply, scene.columns()["S"]) == (2, 34, 2)
    notes = scene.plays(C, play("L3"))
    assert of_type(notes, "trick_won") == [
        {"type": "trick_won", "seat": A, "card": "leopard_6", "cards": list(cards("L6 L3")), "stacks": 1}
    ]
    assert of_type(notes, "display_extended") == [
        {
            "type": "display_extended",
            "recruits": [{"seat": B, "card": "snake_14", "recruits": True}],
            "counts": [0, 0, 3],
        }
    ]
    assert scene.columns() == {"H": 0, "L": 0, "S": 3}
    assert (scene.state.trump, scene.state.turn, scene.state.phase) == ("snake", A, "lead")


def test_an_ex10_trump_moves_only_after_the_trick() -> None:
    scene = Scene(3, leader=A, hands=["L8 S1", "H5 S2", "L11 S3"], display="H1 L1 L2 S4", row="HSL")
    assert scene.state.trump == "leopard"
    scene.plays(A, play("L8"))
    scene.plays(B, recruit("H5"))
    assert (scene.state.listeners[B], scene.state.trump) == (1, "leopard")
    notes = scene.plays(C, play("L11"))
    assert of_type(notes, "trick_won")[0]["seat"] == C
    assert scene.columns() == {"H": 2, "L": 2, "S": 1}
    assert of_type(notes, "trump_set") == [
        {"type": "trump_set", "colour": "hornet", "before": "leopard", "counts": [2, 1, 2]}
    ]
    assert scene.state.turn == C


def five_with_two_recruiters() -> Scene:
    hands = ["H12 S1", "H3 S5", "H10 S2", "H8 S3", "L4 S4"]
    scene = Scene(5, leader=D, hands=hands, display="L1 S9", row="LHS")
    assert scene.state.trump == "leopard"
    scene.plays(D, play("H8"))
    scene.plays(E, recruit("L4"))
    scene.plays(A, recruit("H12"))
    return scene


def test_an_ex11_with_five_players_two_may_recruit_in_a_trick() -> None:
    scene = five_with_two_recruiters()
    assert scene.offers(B) == moves("H3")
    scene.plays(B, play("H3"))
    notes = scene.plays(C, play("H10"))
    assert of_type(notes, "trick_won")[0] == {
        "type": "trick_won",
        "seat": C,
        "card": "hornet_10",
        "cards": list(cards("H8 H3 H10")),
        "stacks": 1,
    }
    assert [laid["card"] for laid in of_type(notes, "display_extended")[0]["recruits"]] == list(cards("L4 H12"))
    assert scene.columns() == {"H": 1, "L": 2, "S": 1}
    assert (scene.state.trump, scene.state.supply, scene.state.turn) == ("leopard", 34, C)


def test_an_ex12_a_card_without_heads_recruits_nobody_but_moves_the_display() -> None:
    scene = five_with_two_recruiters()
    assert (scene.state.listeners[E], scene.state.listeners[A]) == (0, 2)
    scene.plays(B, play("H3"))
    scene.plays(C, play("H10"))
    assert scene.state.columns[0] == cards("L1 L4")
    assert scene.state.listeners[E] == 0


def test_an_ex13_exact_under_and_over() -> None:
    first = [(2, 3), (2, 3), (1, 2), (1, 2)]
    scene = Scene(
        4,
        leader=A,
        hands=["H14", "H1", "H2", "H3"],
        display="S1",
        rounds=[first],
        listeners=[3, 2, 3, 0],
        stacks=[2, 4, 2, 1],
    )
    assert scene.state.supply == 22
    for seat, short in enumerate(("H14", "H1", "H2", "H3")):
        notes = scene.plays(seat, play(short))
    (scored,) = of_type(notes, "round_scored")
    assert [(line["case"], line["points"], line["kept"], line["bonus"]) for line in scored["lines"]] == [
        ("exact", 7, 3, 4),
        ("under", 2, 2, 0),
        ("over", 0, 0, 0),
        ("under", 0, 0, 0),
    ]
    assert scored["supply"] == scene.state.supply == 25
    assert sum(line.kept for lines in scene.state.scored for line in lines) + scene.state.supply == 36


def test_an_ex14_nothing_at_all_is_exact() -> None:
    line = score(RULES.standard(5, Options()), 3, E, 0, 0)
    assert (line.case, line.kept, line.bonus, line.points) == ("exact", 0, 7, 7)


def test_an_ex15_more_listeners_break_a_tie() -> None:
    rounds = ([(4, 5), (3, 3), (0, 2)], [(3, 5), (3, 3), (2, 2)], [(2, 2), (4, 6), (2, 2)])
    lines = finished(*rounds, leader=B).scores()
    assert [sum(item.points for item in line.items if item.key == "listeners") for line in lines] == [9, 10, 4]
    assert [(line.points, line.rank) for line in lines] == [(16, 2), (16, 1), (15, 3)]


def test_an_ex16_equal_in_both_is_a_shared_victory() -> None:
    rounds = ([(2, 3), (2, 3), (4, 7)], [(2, 3), (2, 3), (4, 7)], [(3, 3), (3, 3), (4, 7)])
    lines = finished(*rounds, hand=13).scores()
    assert [(line.points, line.rank) for line in lines] == [(14, 1), (14, 1), (12, 3)]


def test_an_ex17_a_short_supply_gives_what_it_has() -> None:
    scene = Scene(3, leader=A, hands=["L6 S1", "L13 H9", "L7 H2"], display="S2", supply=1)
    scene.plays(A, play("L6"))
    assert of_type(scene.plays(B, recruit("L13")), "card_recruited")[0]["listeners"] == 1
    assert (scene.state.listeners[B], scene.state.supply) == (1, 0)
    scene.plays(C, play("L7"))
    scene.plays(C, play("H2"))
    scene.plays(A, play("S1"))
    assert of_type(scene.plays(B, recruit("H9")), "card_recruited")[0]["listeners"] == 0
    assert [line.listeners for line in scene.state.scored[0]] == [0, 1, 0]


def test_an_ex17_both_short_recruits_go_to_the_display() -> None:
    scene = Scene(3, leader=A, hands=["L6 S1 S5", "L13 H9 S6", "L7 H2 S7"], display="S2", supply=1)
    scene.plays(A, play("L6"))
    scene.plays(B, recruit("L13"))
    scene.plays(C, play("L7"))
    scene.plays(C, play("H2"))
    scene.plays(A, play("S1"))
    scene.plays(B, recruit("H9"))
    assert scene.columns() == {"H": 1, "L": 1, "S": 1}


def test_an_ex18_listeners_are_inspired_by_themselves() -> None:
    hands = ["H2 H3 L1 L2 L3", "S6 S12 L13 L14 H1", "H4 H5 L4 L5 L6"]
    scene = Scene(3, leader=A, hands=hands, display="S1 S2", stacks=[1, 1, 0])

    def seen() -> tuple[int, int, int]:
        view = scene.sees(None).seats[B]
        return view.listeners, view.inspired, view.uninspired

    scene.plays(A, play("H3"))
    notes = scene.plays(B, recruit("S6"))
    assert seen() == (1, 1, 0)
    assert of_type(notes, "listeners_inspired") == [
        {"type": "listeners_inspired", "seat": B, "count": 1, "inspired": 1}
    ]
    scene.plays(C, play("H4"))
    scene.plays(C, play("H5"))
    scene.plays(A, play("H2"))
    assert of_type(scene.plays(B, recruit("S12")), "listeners_inspired") == []
    assert seen() == (3, 1, 2)
    for leader, each in [(C, "L4 L1 L13"), (B, "L14 L5 L2")]:
        laid = each.split()
        scene.plays(leader, play(laid[0]))
        scene.plays((leader + 1) % 3, play(laid[1]))
        notes = scene.plays((leader + 2) % 3, play(laid[2]))
        assert of_type(notes, "listeners_inspired")[0]["count"] == 1
    assert (scene.state.stacks[B], seen()) == (3, (3, 3, 0))


@pytest.mark.parametrize(("seats", "hand", "left"), [(3, 10, 10), (4, 10, 0), (5, 8, 0)])
def test_an_ex19_the_deal(seats: int, hand: int, left: int) -> None:
    chance = Random(seats)
    state = RULES.start(RULES.standard(seats, Options()))
    while isinstance(waiting := RULES.waiting(state), Dealer):
        RULES.deal(state, tuple(chance.sample(waiting.pool, waiting.take)))
    assert [each.bit_count() for each in state.hands] == [hand] * seats
    assert sum(map(len, state.columns)) == 2
    assert len(RULES.view(state, None).open) == left
    assert 2 + seats * hand + left == len(CARDS) == 42


def last_three_tricks() -> Scene:
    scene = Scene(
        3,
        leader=B,
        hands=["H10 L3 S2", "L12 H4 L7", "H13 S9 L1"],
        display="H1 H2 H3 L2 L4 S1 S3 S4",
        row="SHL",
        listeners=[2, 1, 0],
        stacks=[2, 3, 2],
    )
    assert scene.state.trump == "snake"
    scene.plays(B, play("L12"))
    assert scene.offers(C) == moves("L1", "H13 L1 S9")
    scene.plays(C, recruit("H13"))
    assert (scene.state.listeners[C], scene.state.supply) == (2, 31)
    assert scene.offers(A) == moves("L3")
    scene.plays(A, play("L3"))
    assert (scene.state.stacks[B], scene.columns(), scene.state.trump) == (4, {"S": 3, "H": 4, "L": 2}, "hornet")
    scene.plays(B, play("L7"))
    assert scene.offers(C) == moves("L1", "L1 S9")
    scene.plays(C, play("L1"))
    assert scene.offers(A) == moves("H10", "H10 S2")
    scene.plays(A, recruit("S2"))
    assert (scene.state.stacks[B], scene.columns(), scene.state.trump) == (5, {"S": 4, "H": 4, "L": 2}, "snake")
    assert scene.offers(B) == moves("H4")
    scene.plays(B, play("H4"))
    assert scene.offers(C) == moves("S9", "S9")
    return scene


def test_an_ex20_the_last_three_tricks_of_a_round() -> None:
    scene = last_three_tricks()
    scene.plays(C, play("S9"))
    assert scene.offers(A) == moves("H10", "H10")
    notes = scene.plays(A, play("H10"))
    assert [note.__struct_config__.tag for note in notes] == [
        "card_played",
        "trick_won",
        "trump_set",
        "round_scored",
    ]
    (scored,) = of_type(notes, "round_scored")
    assert [(line["case"], line["points"]) for line in scored["lines"]] == [("exact", 4), ("under", 1), ("under", 2)]
    assert [line["stacks"] for line in scored["lines"]] == [2, 5, 3]
    assert (scene.state.supply, scene.state.leader, scene.state.round, scene.state.phase) == (31, C, 2, "display")


def test_an_ex20_had_c_recruited_in_the_last_trick() -> None:
    scene = last_three_tricks()
    scene.plays(C, recruit("S9"))
    assert (scene.state.listeners[C], scene.state.supply) == (3, 30)
    assert scene.offers(A) == moves("H10")
    scene.plays(A, play("H10"))
    assert [(line.case, line.points) for line in scene.state.scored[0]] == [("under", 2), ("under", 1), ("over", 0)]
    assert (scene.state.supply, scene.state.leader) == (33, A)
