"""What bots say (AY-10.10 to AY-10.13, note 9 of part 13): by their view alone, of cards that others do not see."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games import catalog
from games.engine.contract import Line
from games.rules.antayagi import RULES, STRATEGY
from games.rules.antayagi.cards import BACK, FACE
from games.rules.antayagi.messages import ChooseCard, ChoosePartner
from tests.rules.antayagi.scene import A, B, C, Scene
from tests.workers.bots.test_bots import positions

HANDS = {A: "bone treasure fish", B: "waste t_rex hat", C: "sabotage hat bone"}


def trading() -> Scene:
    """A has chosen B."""
    scene = Scene(3, A, HANDS)
    scene.plays(A, ChoosePartner(B))
    return scene


def lines(scene: Scene, seat: int, count: int = 200) -> list[Line]:
    """What that seat says, with so many kinds of luck."""
    said = [STRATEGY.remark(scene.sees(seat), seat, Random(luck)) for luck in range(count)]
    return [line for line in said if line is not None]


def test_a_line_stands_in_the_log_as_a_command() -> None:
    assert Line("is", {"who": 1, "slot": 2, "card": "bone"}).text == "/is card=bone slot=2 who=1"
    assert Line("trade").text == "/trade"


def test_who_would_get_a_card_asks_for_the_best_and_others_want_it_kept() -> None:
    scene = trading()
    wished = {line.text for line in lines(scene, B) if line.key != "is"}
    assert wished == {"/give slot=2 who=0"}
    wished = {line.text for line in lines(scene, C) if line.key != "is"}
    assert wished == {"/keep slot=2 who=0"}, "B has nothing that is worth keeping"


def test_what_a_bot_says_that_a_card_is_holds_two_times_of_three() -> None:
    scene = trading()
    claims = [line for seat in (A, B, C) for line in lines(scene, seat, 1000) if line.key == "is"]
    held = [
        FACE[scene.state.hands[int(line.args["who"])][int(line.args["slot"]) - 1]] == line.args["card"]
        for line in claims
    ]
    assert 0.6 < sum(held) / len(held) < 0.8


def test_nobody_can_see_at_the_back_that_a_claim_is_false() -> None:
    scene = trading()
    for seat in (A, B, C):
        for line in lines(scene, seat):
            if line.key == "is":
                back = BACK[scene.state.hands[int(line.args["who"])][int(line.args["slot"]) - 1]]
                assert back in {BACK[card] for card, face in FACE.items() if face == line.args["card"]}


def test_nobody_speaks_of_a_card_that_they_do_not_see_nor_to_who_has_chosen() -> None:
    scene = trading()
    spoken = Counter((line.args["who"], line.args["slot"]) for line in lines(scene, A))
    assert set(spoken) <= {(B, 1), (B, 2)}, "the Hat is held with its face to B; nothing of A's own hand"
    scene.plays(B, ChooseCard(0))
    assert lines(scene, A) == []
    assert {line.args["who"] for line in lines(scene, C)} == {A}


def test_who_would_like_the_cards_of_the_active_seat_wants_to_be_chosen() -> None:
    scene = Scene(3, A, HANDS)
    assert {line.text for line in lines(scene, B)} == {"/trade"}
    assert lines(scene, A) == []
    poor = Scene(3, A, {A: "waste t_rex fish", B: "bone bone bone", C: "bone bone fish"})
    assert lines(poor, B) == []


def test_in_a_window_nobody_says_anything() -> None:
    scene = Scene(3, A, {A: "bone fish fish", B: "treasure fish hat", C: "sabotage hat bone"})
    scene.trades(B, 0, 0)
    assert scene.asks_for_a_sabotage(C)
    assert [lines(scene, seat) for seat in (A, B, C)] == [[], [], []]


def test_twins_of_the_hidden_state_say_the_same() -> None:
    said = 0
    games = [positions(RULES, f"twins who talk {number}", count=5) for number in range(5)]
    for state, _ in [each for game in games for each in game]:
        for seat in range(state.setup.players):
            twin = RULES.imagine(RULES.view(state, seat), Random(8))
            one, other = [STRATEGY.remark(RULES.view(each, seat), seat, Random(4)) for each in (state, twin)]
            assert one == other
            said += one is not None
    assert said > 10


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.rules.key)
def test_bots_of_other_games_are_silent(game: catalog.Game) -> None:
    assert game.strategy.talks == (game.rules.key == "antayagi")
    if not game.strategy.talks:
        assert game.strategy.remark(None, 0, Random(1)) is None
