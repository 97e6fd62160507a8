"""The strategy is legal, sees what part 11 of the rules file says, and beats chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.engine.contract import Choice, Dealer, Over, Players
from games.engine.kit.play import apply, random_event
from games.engine.replay import check_choice
from games.rules.asante import RULES, STRATEGY
from games.rules.asante.messages import Frame, Options
from games.rules.asante.moves import LetPass
from games.rules.asante.state import DRAW, PLAY
from games.rules.asante.worth import sales, standing
from tests.rules.asante.scene import A, B, Scene


def test_the_policy_gains_much_more_than_random_play() -> None:
    chance = Random(11)
    won = 0
    for game in range(12):
        clever = game % 2
        state = RULES.start(RULES.standard(2, Options()))
        while event := random_event(RULES, state, chance):
            if isinstance(event, Choice) and event.seat == clever:
                event = Choice(clever, STRATEGY.policy(state, clever, chance))
                check_choice(RULES, state, event)
            apply(RULES, state, event)
        won += RULES.scores(state)[clever].rank == 1
    assert won >= 11


def test_games_of_the_policy_against_itself_end_soon() -> None:
    chance = Random(5)
    for _ in range(8):
        state = RULES.start(RULES.standard(2, Options()))
        while not isinstance(waiting := RULES.waiting(state), Over):
            if isinstance(waiting, Dealer):
                RULES.deal(state, tuple(chance.sample(waiting.pool, waiting.take)))
            else:
                seat = waiting.seats[0]
                RULES.play(state, seat, STRATEGY.policy(state, seat, chance))
        assert state.turn < 120


def better(scene: Scene, move: tuple[str, dict[str, object]], than: tuple[str, dict[str, object]]) -> bool:
    """Whether the evaluation prefers the first move."""
    worth = []
    for kind, fields in (move, than):
        after = RULES.copy(scene.state)
        RULES.play(after, A, scene.move(kind, **fields))
        worth.append(STRATEGY.evaluate(after, A))
    return worth[0] > worth[1]


def test_a_sale_is_better_than_the_end_of_the_turn() -> None:
    scene = Scene("T1 camel", stand="1 JE 1 PE 1 SI 1 FR")
    assert better(scene, ("sell_wares", {"card": "T1"}), ("end_turn", {}))


def test_a_purchase_that_completes_a_sale_is_better_than_the_end_of_the_turn() -> None:
    scene = Scene("T1 E1 M1", stand="1 PE")
    assert better(scene, ("buy_wares", {"card": "E1"}), ("end_turn", {}))


@pytest.mark.parametrize(("hand", "stand", "wanted"), [("T1 E1 M1", "1 PE", True), ("Q3", "2 TE", False)])
def test_the_policy_buys_what_can_be_sold_next_and_nothing_else(hand: str, stand: str, wanted: bool) -> None:
    scene = Scene(hand, stand=stand)
    chosen = Counter(STRATEGY.policy(scene.state, A, Random(seed)).__struct_config__.tag for seed in range(30))
    assert (chosen.most_common(1)[0][0] == "buy_wares") == wanted


def test_wares_that_nobody_wants_are_not_bought() -> None:
    scene = Scene("Q3 camel", stand="2 TE")
    assert better(scene, ("end_turn", {}), ("buy_wares", {"card": "Q3"}))


def test_in_the_last_turn_only_gold_counts() -> None:
    scene = Scene("E1 pottery", stand="2 JE", gold=(20, 60), last_turn=True)
    assert better(scene, ("sell_wares", {"card": "E1"}), ("place_artifact", {"card": "pottery", "slot": 1}))


def test_in_the_last_turn_wares_and_cards_are_worth_something_only_to_who_can_still_sell() -> None:
    scene = Scene("T1", "T2", stand="2 JE", other_stand="2 JE", gold=(10, 20))
    scene.state.last_turn = True
    assert standing(scene.state, A) > 10
    assert standing(scene.state, B) == 20
    scene.state.markers = 0
    assert standing(scene.state, A) == 10


def test_in_the_last_turn_it_is_the_best_sale_that_the_last_marker_is_worth() -> None:
    best, both = (Scene(hand, stand="2 JE 2 TE", markers=1, last_turn=True) for hand in ("E1 camel", "E1 T1"))
    assert standing(best.state, A) <= standing(both.state, A)


@pytest.mark.parametrize(("last_turn", "stand"), [(True, ""), (False, "1 JE 1 TE")])
def test_wares_wait_for_a_sale_that_lacks_one_more_but_in_the_last_turn_they_become_gold(
    last_turn: bool, stand: str
) -> None:
    scene = Scene("moneychanger three_jewelry_tea_salt", stand="1 JE 1 TE 1 FR", markers=1, last_turn=last_turn)
    scene.person("moneychanger")
    while not scene.idle:
        scene.plays(A, STRATEGY.policy(scene.state, A, Random(1)))
    assert scene.stand() == stand


def test_wares_that_a_card_does_not_take_make_up_for_none_that_it_needs() -> None:
    few, many = [1, 1, 0, 0, 0, 0], [4, 1, 0, 0, 0, 0]
    assert sales(["pair_pelt_package"], few, 0) == sales(["pair_pelt_package"], many, 0) > 0


def test_cards_that_are_still_to_be_drawn_count_for_who_draws_them_and_against_the_other() -> None:
    scene = Scene(artifacts="map - -", phase=PLAY)
    owed = RULES.copy(scene.state)
    owed.frames.append(Frame("draw", "map", left=1))
    assert STRATEGY.evaluate(owed, A) > STRATEGY.evaluate(scene.state, A)
    assert STRATEGY.evaluate(owed, B) < STRATEGY.evaluate(scene.state, B)


def test_a_game_that_is_won_is_better_than_any_other() -> None:
    scene = Scene(gold=(62, 60), last_turn=True)
    running = STRATEGY.evaluate(scene.state, A)
    scene.plays(A, "end_turn")
    assert STRATEGY.evaluate(scene.state, A) > 900 > running
    assert STRATEGY.evaluate(scene.state, B) < -900


def test_an_effect_that_is_begun_is_thought_through_to_its_end() -> None:
    scene = Scene("gorilla T1", "T2", other_stand="1 JE 1 PE 1 SI")
    before = STRATEGY.evaluate(scene.state, A)
    scene.plays(A, "play_animal", card="gorilla")
    assert STRATEGY.evaluate(scene.state, A) > before
    state = RULES.copy(scene.state)
    STRATEGY.evaluate(state, B)
    assert state == scene.state


@pytest.mark.parametrize(("card", "pattern"), [("gorilla", "play_animalist"), ("marabou", "let_pass")])
def test_an_animalist_is_kept_for_cards_that_are_worth_it(card: str, pattern: str) -> None:
    scene = Scene(card, "animalist", other_stand="1 JE", other_holy="victoria")
    scene.plays(A, "play_animal", card=card)
    move = STRATEGY.policy(scene.state, B, Random(1))
    assert move.__struct_config__.tag == pattern


def test_the_policy_answers_every_window_that_it_can_only_pass_with_the_pass() -> None:
    scene = Scene("camel", "T1")
    scene.plays(A, "play_animal", card="camel")
    assert scene.waiting == Players((B,), window=True)
    assert STRATEGY.policy(scene.state, B, Random(1)) == LetPass()


def test_a_card_that_fits_nothing_may_be_rejected() -> None:
    scene = Scene("T1", phase=DRAW)
    scene.plays(A, "draw_card")
    scene.deals("healer")
    moves = {STRATEGY.policy(scene.state, A, Random(seed)).__struct_config__.tag for seed in range(30)}
    assert "reject_card" in moves
