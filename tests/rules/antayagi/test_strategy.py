"""What bots think of a position (part 13 of the rules file)."""

from __future__ import annotations

from random import Random

import pytest

from games.engine.contract import Choice, Players
from games.engine.kit.play import apply, random_event
from games.rules.antayagi import RULES, STRATEGY
from games.rules.antayagi.messages import ChooseCard, ChoosePartner, Move, Options, Pass, PlaySabotage, TakeCard
from tests.rules.antayagi.scene import A, B, C, D, Scene
from workers.bots import Budget, bot
from workers.bots.match import play_game


def greedy(scene: Scene, seat: int) -> Move:
    """What the bot chooses."""
    view = scene.sees(seat)
    return bot("greedy")(RULES, STRATEGY, view, seat, Random(1), Budget(worlds=24))


def test_a_win_is_everything() -> None:
    scene = Scene(3, A, {A: "fish bone bone", B: "bone fish fish"}, {A: "bone bone treasure muffin"})
    before = [STRATEGY.evaluate(scene.state, seat) for seat in (A, B, C)]
    assert sum(before) == pytest.approx(100)
    assert before[A] > 50 > before[B]
    scene.trades(B, 0, 0)
    assert [STRATEGY.evaluate(scene.state, seat) for seat in (A, B, C)] == [100, 0, 0]


def test_who_jumps_over_the_target_wins_as_well() -> None:
    scene = Scene(3, A, {A: "fish bone bone", B: "bone treasure fish"}, {A: "bone bone treasure muffin"})
    scene.trades(B, 0, 1)
    assert [STRATEGY.evaluate(scene.state, seat) for seat in (A, B, C)] == [100, 0, 0]


def test_goods_help_toxic_waste_and_waiting_t_rexes_hurt() -> None:
    def worth(bag: str) -> float:
        scene = Scene(3, A, {A: "bone bone bone", B: "bone fish fish", C: "bone bone fish"}, {A: bag})
        return STRATEGY.evaluate(scene.state, A)

    assert worth("bone treasure") > worth("treasure") > worth("treasure t_rex") > worth("t_rex")
    assert worth("bone bone") > worth("bone bone waste") > worth("bone")


def test_it_trades_with_whom_it_sees_goods() -> None:
    hands = {A: "bone bone bone", B: "waste fish magician", C: "bone treasure bone", D: "t_rex t_rex fish"}
    assert greedy(Scene(4, A, hands, {A: "treasure"}), A) == ChoosePartner(C)


def test_it_takes_the_best_card() -> None:
    scene = Scene(3, A, {A: "bone bone bone", B: "lollipop t_rex treasure"})
    scene.trades(B, 0, 0)
    assert greedy(scene, A) == TakeCard(1)
    assert STRATEGY.policy(scene.state, A, Random(1)) == TakeCard(1)


@pytest.mark.parametrize(("bag", "answer"), [("treasure treasure treasure bone", PlaySabotage(0)), ("", Pass())])
def test_a_sabotage_is_kept_for_an_exchange_that_would_win_the_game_for_another(bag: str, answer: Move) -> None:
    scene = Scene(4, A, {A: "fish fish hat", B: "bone hat fish", C: "sabotage fish fish"}, {A: bag})
    scene.trades(B, 0, 0)
    assert scene.asks_for_a_sabotage(C)
    assert greedy(scene, C) == answer
    assert STRATEGY.policy(scene.state, C, Random(1)) == answer


@pytest.mark.parametrize(("bag", "answer"), [("", Pass()), ("bone bone treasure", PlaySabotage(0))])
def test_a_sabotage_is_not_spent_on_a_first_good_but_on_one_that_brings_another_near(bag: str, answer: Move) -> None:
    scene = Scene(3, A, {A: "bone fish fish", B: "fish hat hat", C: "sabotage fish fish"}, {B: bag, C: "treasure"})
    scene.trades(B, 0, 0)
    assert greedy(scene, C) == answer


def test_it_does_not_sabotage_what_another_has_already_stopped() -> None:
    hands = {A: "fish fish hat", B: "bone hat fish", C: "sabotage fish fish", D: "sabotage bone bone"}
    scene = Scene(4, A, hands, {A: "treasure treasure treasure bone"})
    scene.trades(B, 0, 0)
    scene.sabotages(C, 0)
    assert greedy(scene, D) == Pass()


def test_known_rubbish_is_given_to_somebody_who_is_about_to_win() -> None:
    hands = {A: "hat bone/hat bone/hat", B: "bone bone bone"}
    scene = Scene(3, A, hands, {B: "treasure treasure treasure bone"})
    scene.plays(A, ChoosePartner(B))
    assert greedy(scene, A) == ChooseCard(0)


@pytest.mark.parametrize("seats", [3, 7])
def test_games_among_greedy_bots_end_in_sensible_time(seats: int) -> None:
    setup = RULES.standard(seats, Options())
    for seed in range(2):
        played = play_game(RULES, STRATEGY, setup, [bot("greedy")] * seats, Random(seed), Budget(worlds=3))
        turns = sum(isinstance(event, Choice) and isinstance(event.move, ChoosePartner) for event in played.events)
        assert turns < 121, "the longest game of the rules file's thinking players"


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_the_policy_beats_random_play(seats: int) -> None:
    chance = Random(11)
    games, won = 60, 0
    for game in range(games):
        clever = game % seats
        state = RULES.start(RULES.standard(seats, Options()))
        while event := random_event(RULES, state, chance):
            waiting = RULES.waiting(state)
            if isinstance(waiting, Players) and clever in waiting.seats:
                event = Choice(clever, STRATEGY.policy(state, clever, chance))
            apply(RULES, state, event)
        won += clever in state.winners
    assert won / games > 1.3 / seats
