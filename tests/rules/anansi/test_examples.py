"""The worked examples of part 10 of the rules file."""

from __future__ import annotations

from random import Random

import pytest

from games.engine.contract import Dealer
from games.rules.anansi import RULES
from games.rules.anansi.cards import CARDS
from games.rules.anansi.messages import Options, RoundScore, Setup
from games.rules.anansi.scoring import end_round, score
from games.rules.anansi.state import State
from tests.rules.anansi.scene import LETTERS, A, B, C, D, E, cards, counts, go, moves, of_type, play, recruit, scene


def after_display(row: str, display: str) -> State:
    setup = Setup(4, 10, 1, row=tuple(LETTERS[letter] for letter in row), leader=0)
    state = RULES.start(setup)
    RULES.deal(state, cards(display))
    return state


def test_an_ex01_of_two_colours_with_one_card_each_the_left_one_is_trump() -> None:
    state = after_display("LSH", "H9 S3")
    assert counts(state) == {"H": 1, "L": 0, "S": 1}
    assert state.trump == "snake"


def test_an_ex02_two_cards_of_one_colour_make_it_trump_wherever_it_lies() -> None:
    state = after_display("LHS", "S3 S11")
    assert counts(state)["S"] == 2
    assert state.trump == "snake"


def test_an_ex03_who_can_follow_must_but_may_recruit_with_anything() -> None:
    hand = "H1 H10 L2 L13 S14"
    state = scene(4, leader=A, hands=["", hand, "", ""], display="S1", trick="L5")
    assert RULES.legal(state, B) == moves("L2 L13", hand)
    state = scene(4, leader=D, hands=["", hand, "", ""], display="S1", trick="L5 +H2")
    assert RULES.legal(state, B) == moves("L2 L13")


def test_an_ex04_who_cannot_follow_must_trump() -> None:
    hand = "H1 H12 S4 S9"
    state = scene(4, leader=A, hands=["", hand, "", ""], display="S1", trick="L5")
    assert RULES.legal(state, B) == moves("S4 S9", hand)
    state = scene(4, leader=D, hands=["", hand, "", ""], display="S1", trick="L5 +H2")
    assert RULES.legal(state, B) == moves("S4 S9")


def test_an_ex05_who_has_neither_plays_anything() -> None:
    state = scene(4, leader=A, hands=["", "H1 H12", "", ""], display="S1", trick="L5")
    assert RULES.legal(state, B) == moves("H1 H12", "H1 H12")
    state = scene(4, leader=D, hands=["", "H1 H12", "", ""], display="S1", trick="L5 +H2")
    assert RULES.legal(state, B) == moves("H1 H12")


@pytest.mark.parametrize(("hand", "plays"), [("H2 L14", "H2 L14"), ("L14 S1", "S1")])
def test_an_ex06_when_trump_is_led_it_must_be_followed_and_nothing_more(hand: str, plays: str) -> None:
    state = scene(4, leader=D, hands=["", hand, "", ""], display="S2", trick="S6 +H3")
    assert RULES.legal(state, B) == moves(plays)


def test_an_ex07_without_trump_the_highest_of_the_led_colour_wins() -> None:
    state = scene(4, leader=A, hands=["S3", "S4", "H13", "L2 S5"], display="S1", trick="L5 L9 H14")
    notes = go(state, D, play("L2"))
    assert of_type(notes, "trick_won") == [
        {"type": "trick_won", "seat": B, "card": "leopard_9", "cards": list(cards("L5 L9 H14 L2")), "stacks": 1}
    ]
    assert state.turn == B


def test_an_ex08_of_two_trumps_the_higher_wins() -> None:
    state = scene(4, leader=A, hands=["L14 H1", "S2 H2", "L10 H3", "S7 H4"], display="S1")
    go(state, A, play("L14"))
    assert RULES.legal(state, B) == moves("S2", "H2 S2")
    go(state, B, play("S2"))
    go(state, C, play("L10"))
    assert of_type(go(state, D, play("S7")), "trick_won")[0]["seat"] == D


def test_an_ex09_a_recruiting_card_cannot_win() -> None:
    state = scene(3, leader=A, hands=["L6 H1", "S14 H2", "L3 H3"], display="S1 S2")
    go(state, A, play("L6"))
    assert of_type(go(state, B, recruit("S14")), "card_recruited") == [
        {"type": "card_recruited", "seat": B, "card": "snake_14", "listeners": 2, "supply": 34}
    ]
    assert (state.listeners[B], state.supply, counts(state)["S"]) == (2, 34, 2)
    notes = go(state, C, play("L3"))
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
    assert counts(state) == {"H": 0, "L": 0, "S": 3}
    assert (state.trump, state.turn, state.phase) == ("snake", A, "lead")


def test_an_ex10_trump_moves_only_after_the_trick() -> None:
    state = scene(3, leader=A, hands=["L8 S1", "H5 S2", "L11 S3"], display="H1 L1 L2 S4", row="HSL")
    assert state.trump == "leopard"
    go(state, A, play("L8"))
    go(state, B, recruit("H5"))
    assert (state.listeners[B], state.trump) == (1, "leopard")
    notes = go(state, C, play("L11"))
    assert of_type(notes, "trick_won")[0]["seat"] == C
    assert counts(state) == {"H": 2, "L": 2, "S": 1}
    assert of_type(notes, "trump_set") == [
        {"type": "trump_set", "colour": "hornet", "before": "leopard", "counts": [2, 1, 2]}
    ]
    assert state.turn == C


def five_with_two_recruiters() -> State:
    hands = ["H12 S1", "H3 S5", "H10 S2", "H8 S3", "L4 S4"]
    state = scene(5, leader=D, hands=hands, display="L1 S9", row="LHS")
    assert state.trump == "leopard"
    go(state, D, play("H8"))
    go(state, E, recruit("L4"))
    go(state, A, recruit("H12"))
    return state


def test_an_ex11_with_five_players_two_may_recruit_in_a_trick() -> None:
    state = five_with_two_recruiters()
    assert RULES.legal(state, B) == moves("H3")
    go(state, B, play("H3"))
    notes = go(state, C, play("H10"))
    assert of_type(notes, "trick_won")[0] == {
        "type": "trick_won",
        "seat": C,
        "card": "hornet_10",
        "cards": list(cards("H8 H3 H10")),
        "stacks": 1,
    }
    assert [laid["card"] for laid in of_type(notes, "display_extended")[0]["recruits"]] == list(cards("L4 H12"))
    assert counts(state) == {"H": 1, "L": 2, "S": 1}
    assert (state.trump, state.supply, state.turn) == ("leopard", 34, C)


def test_an_ex12_a_card_without_heads_recruits_nobody_but_moves_the_display() -> None:
    state = five_with_two_recruiters()
    assert (state.listeners[E], state.listeners[A]) == (0, 2)
    go(state, B, play("H3"))
    go(state, C, play("H10"))
    assert state.columns[0] == cards("L1 L4")
    assert state.listeners[E] == 0


def test_an_ex13_exact_under_and_over() -> None:
    state = scene(
        4,
        leader=A,
        hands=["", "", "", ""],
        display="S1",
        round_=2,
        listeners=[3, 2, 3, 0],
        stacks=[3, 4, 2, 1],
        supply=22,
    )
    state.scored = (tuple(RoundScore(seat, 2, 2, "exact", kept, 0, kept) for seat, kept in enumerate((2, 2, 1, 1))),)
    end_round(state, None)
    lines = state.scored[-1]
    assert [(line.case, line.points, line.kept, line.bonus) for line in lines] == [
        ("exact", 7, 3, 4),
        ("under", 2, 2, 0),
        ("over", 0, 0, 0),
        ("under", 0, 0, 0),
    ]
    assert state.supply == 25
    assert sum(line.kept for scored in state.scored for line in scored) + state.supply == 36


def test_an_ex14_nothing_at_all_is_exact() -> None:
    line = score(RULES.standard(5, Options()), 3, E, 0, 0)
    assert (line.case, line.kept, line.bonus, line.points) == ("exact", 0, 7, 7)


def at_the_end(*piles: tuple[int, tuple[int, ...]]) -> State:
    """A finished game with these listeners and bonus cards on the scoring piles."""
    state = RULES.start(RULES.standard(len(piles), Options()))
    rounds = []
    for at, worth in enumerate((2, 4, 7)):
        lines = []
        for seat, (listeners, bonuses) in enumerate(piles):
            kept, bonus = (listeners if at == 0 else 0), (worth if worth in bonuses else 0)
            lines.append(RoundScore(seat, kept, kept, "exact", kept, bonus, kept + bonus))
        rounds.append(tuple(lines))
    state.scored = tuple(rounds)
    state.phase = "game_over"
    return state


def test_an_ex15_more_listeners_break_a_tie() -> None:
    state = at_the_end((9, (7,)), (10, (2, 4)), (4, (4, 7)))
    assert [(line.points, line.rank) for line in RULES.scores(state)] == [(16, 2), (16, 1), (15, 3)]


def test_an_ex16_equal_in_both_is_a_shared_victory() -> None:
    state = at_the_end((7, (7,)), (7, (7,)), (12, ()))
    assert [(line.points, line.rank) for line in RULES.scores(state)] == [(14, 1), (14, 1), (12, 3)]


def test_an_ex17_a_short_supply_gives_what_it_has() -> None:
    state = scene(3, leader=A, hands=["L6 S1", "L13 H9", "L7 H2"], display="S2", supply=1)
    go(state, A, play("L6"))
    assert of_type(go(state, B, recruit("L13")), "card_recruited")[0]["listeners"] == 1
    assert (state.listeners[B], state.supply) == (1, 0)
    go(state, C, play("L7"))
    go(state, C, play("H2"))
    go(state, A, play("S1"))
    assert of_type(go(state, B, recruit("H9")), "card_recruited")[0]["listeners"] == 0
    assert [line.listeners for line in state.scored[0]] == [0, 1, 0]


def test_an_ex17_both_short_recruits_go_to_the_display() -> None:
    state = scene(3, leader=A, hands=["L6 S1 S5", "L13 H9 S6", "L7 H2 S7"], display="S2", supply=1)
    go(state, A, play("L6"))
    go(state, B, recruit("L13"))
    go(state, C, play("L7"))
    go(state, C, play("H2"))
    go(state, A, play("S1"))
    go(state, B, recruit("H9"))
    assert counts(state) == {"H": 1, "L": 1, "S": 1}


def test_an_ex18_listeners_are_inspired_by_themselves() -> None:
    hands = ["H2 H3 L1 L2 L3", "S6 S12 L13 L14 H1", "H4 H5 L4 L5 L6"]
    state = scene(3, leader=A, hands=hands, display="S1 S2", stacks=[0, 1, 0])

    def seen() -> tuple[int, int, int]:
        view = RULES.view(state, None).seats[B]
        return view.listeners, view.inspired, view.uninspired

    go(state, A, play("H3"))
    notes = go(state, B, recruit("S6"))
    assert seen() == (1, 1, 0)
    assert of_type(notes, "listeners_inspired") == [
        {"type": "listeners_inspired", "seat": B, "count": 1, "inspired": 1}
    ]
    go(state, C, play("H4"))
    go(state, C, play("H5"))
    go(state, A, play("H2"))
    assert of_type(go(state, B, recruit("S12")), "listeners_inspired") == []
    assert seen() == (3, 1, 2)
    for leader, each in [(C, "L4 L1 L13"), (B, "L14 L5 L2")]:
        laid = each.split()
        go(state, leader, play(laid[0]))
        go(state, (leader + 1) % 3, play(laid[1]))
        notes = go(state, (leader + 2) % 3, play(laid[2]))
        assert of_type(notes, "listeners_inspired")[0]["count"] == 1
    assert (state.stacks[B], seen()) == (3, (3, 3, 0))


@pytest.mark.parametrize(("seats", "hand", "left"), [(3, 10, 10), (4, 10, 0), (5, 8, 0)])
def test_an_ex19_the_deal(seats: int, hand: int, left: int) -> None:
    chance = Random(seats)
    state = RULES.start(RULES.standard(seats, Options()))
    while isinstance(waiting := RULES.waiting(state), Dealer):
        RULES.deal(state, tuple(chance.sample(waiting.pool, waiting.take)))
    assert [len(each) for each in state.hands] == [hand] * seats
    assert sum(counts(state).values()) == 2
    assert len(RULES.view(state, None).open) == left
    assert 2 + seats * hand + left == len(CARDS) == 42


def last_three_tricks() -> State:
    state = scene(
        3,
        leader=B,
        hands=["H10 L3 S2", "L12 H4 L7", "H13 S9 L1"],
        display="H1 H2 H3 L2 L4 S1 S3 S4",
        row="SHL",
        listeners=[2, 1, 0],
        stacks=[2, 3, 2],
        supply=33,
    )
    assert state.trump == "snake"
    go(state, B, play("L12"))
    assert RULES.legal(state, C) == moves("L1", "H13 L1 S9")
    go(state, C, recruit("H13"))
    assert (state.listeners[C], state.supply) == (2, 31)
    assert RULES.legal(state, A) == moves("L3")
    go(state, A, play("L3"))
    assert (state.stacks[B], counts(state), state.trump) == (4, {"S": 3, "H": 4, "L": 2}, "hornet")
    go(state, B, play("L7"))
    assert RULES.legal(state, C) == moves("L1", "L1 S9")
    go(state, C, play("L1"))
    assert RULES.legal(state, A) == moves("H10", "H10 S2")
    go(state, A, recruit("S2"))
    assert (state.stacks[B], counts(state), state.trump) == (5, {"S": 4, "H": 4, "L": 2}, "snake")
    assert RULES.legal(state, B) == moves("H4")
    go(state, B, play("H4"))
    assert RULES.legal(state, C) == moves("S9", "S9")
    return state


def test_an_ex20_the_last_three_tricks_of_a_round() -> None:
    state = last_three_tricks()
    go(state, C, play("S9"))
    assert RULES.legal(state, A) == moves("H10", "H10")
    notes = go(state, A, play("H10"))
    assert [note["type"] for note in notes] == [
        "card_played",
        "trick_won",
        "trump_set",
        "round_scored",
    ]
    scored = notes[-1]
    assert [(line["case"], line["points"]) for line in scored["lines"]] == [("exact", 4), ("under", 1), ("under", 2)]
    assert [line["stacks"] for line in scored["lines"]] == [2, 5, 3]
    assert (state.supply, state.leader, state.round, state.phase) == (31, C, 2, "display")


def test_an_ex20_had_c_recruited_in_the_last_trick() -> None:
    state = last_three_tricks()
    go(state, C, recruit("S9"))
    assert (state.listeners[C], state.supply) == (3, 30)
    assert RULES.legal(state, A) == moves("H10")
    go(state, A, play("H10"))
    assert [(line.case, line.points) for line in state.scored[0]] == [("under", 2), ("under", 1), ("over", 0)]
    assert (state.supply, state.leader) == (33, A)
