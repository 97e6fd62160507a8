"""How a game ends, and in which order (AY-8)."""

from __future__ import annotations

from random import Random

from games.engine.kit.play import apply, random_event
from games.rules.antayagi import RULES
from games.rules.antayagi.messages import GameEnded, Setup
from games.rules.antayagi.state import State
from tests.rules.antayagi.scene import A, B, C, Scene


def test_the_active_player_wins_alone() -> None:
    scene = Scene(3, A, {A: "fish bone bone", B: "bone fish fish"}, {A: "bone bone treasure muffin"})
    scene.trades(B, 0, 0)
    assert scene.told(GameEnded) == [GameEnded((A,), "target")]
    assert scene.over()
    assert [line.rank for line in scene.scores()] == [1, 2, 2]
    assert len(scene.state.hands[A]) == len(scene.state.hands[B]) == 2


def test_the_partner_wins_alone() -> None:
    scene = Scene(5, A, {A: "bone bone bone", B: "hat fish fish"}, {B: "bone bone treasure"})
    scene.trades(B, 0, 0)
    assert scene.told(GameEnded) == [GameEnded((B,), "target")]


def test_where_both_reach_their_targets_the_partner_wins_even_with_fewer_goods() -> None:
    bags = {A: "bone bone treasure muffin lollipop waste", B: "bone bone treasure muffin"}
    scene = Scene(3, A, {A: "bone bone bone", B: "fish fish fish"}, bags)
    scene.trades(B, 0, 0)
    assert (scene.goods(A), scene.goods(B)) == ((7, 6), (5, 5))
    assert scene.told(GameEnded) == [GameEnded((B,), "both_targets")]
    assert [line.rank for line in scene.scores()] == [2, 1, 3]


def test_more_goods_than_needed_are_no_harm() -> None:
    scene = Scene(3, A, {A: "bone bone bone", B: "fish fish fish"}, {A: "bone bone treasure muffin lollipop waste"})
    scene.trades(B, 0, 0)
    assert scene.goods(A) == (7, 6)
    assert scene.told(GameEnded) == [GameEnded((A,), "target")]


def at_the_limit(bags: dict[int, str]) -> State:
    """The last turn that the guard allows, which a cancelled exchange ends."""
    scene = Scene(3, A, {A: "bone bone bone", B: "bone fish fish"}, bags, turns=299)
    scene.trades(B, 0, 0)
    assert scene.over()
    assert scene.state.turns == 300
    (ended,) = scene.told(GameEnded)
    assert ended.reason == "turn_limit"
    assert list(ended.winners) == scene.state.winners
    return scene.state


def test_after_300_turns_the_nearest_to_its_target_wins() -> None:
    state = at_the_limit({A: "treasure treasure", B: "treasure treasure waste", C: "treasure"})
    assert state.winners == [A]
    assert [line.rank for line in RULES.scores(state)] == [1, 2, 3]


def test_of_equally_near_ones_the_one_with_more_goods_wins() -> None:
    state = at_the_limit({A: "treasure treasure", B: "treasure treasure treasure waste"})
    assert state.winners == [B]
    assert [line.rank for line in RULES.scores(state)] == [2, 1, 3]


def test_all_still_equal_share_the_win() -> None:
    state = at_the_limit({A: "treasure t_rex", C: "muffin"})
    assert state.winners == [A, C]
    assert [line.rank for line in RULES.scores(state)] == [1, 3, 1]


def test_the_turn_before_the_last_goes_on() -> None:
    scene = Scene(3, A, {A: "bone bone bone", B: "bone fish fish"}, turns=298)
    scene.trades(B, 0, 0)
    assert scene.turn_of(B)
    assert scene.sees(None).turn == 300


def test_a_game_that_nobody_can_win_ends_at_the_guard() -> None:
    state = RULES.start(Setup(players=3, base_target=60, first=0))
    chance = Random(4)
    while event := random_event(RULES, state, chance):
        apply(RULES, state, event)
    assert state.turns == 300


def test_scores_list_the_goods_by_face_and_the_target() -> None:
    lines = Scene(3, A, {}, {B: "bone bone/hat waste fish treasure"}).scores()
    line = lines[B]
    assert (line.points, line.rank) == (5, 1)
    assert [(item.key, item.points, item.args) for item in line.items] == [
        ("bone", 2, {"count": 2}),
        ("fish", 2, {"count": 1}),
        ("treasure", 1, {"count": 1}),
        ("target", 0, {"target": 6}),
    ]
    assert [each.rank for each in lines] == [2, 1, 2]
