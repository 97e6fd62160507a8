"""Every bot: from the view alone, legal, and the same again for the same chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from mypy import api as mypy

from games import catalog
from games.engine.contract import Choice, Dealer, Over, Players, Rules
from tests.engine.toy.messages import Options
from tests.engine.toy.rules import Toy
from workers.bots import NAMES, Budget, bot, uniform
from workers.bots.bot import draw
from workers.bots.match import play_game

SMALL = Budget(worlds=2, simulations=20)
GAMES = catalog.games()
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules.key)
by_name = pytest.mark.parametrize("name", NAMES)


def positions(rules: Rules[Any, Any, Any, Any], seed: str, *, count: int) -> list[tuple[Any, int]]:
    """States from the middle of random games, each with a seat that is asked."""
    chance = Random(seed)
    asked: list[tuple[Any, int]] = []
    while len(asked) < count:
        asked += questions(rules, chance)
    return chance.sample(asked, count)


def questions(rules: Rules[Any, Any, Any, Any], chance: Random) -> Iterator[tuple[Any, int]]:
    """The states of a random game in which a seat is asked, and that seat."""
    state = rules.start(rules.standard(rules.seats.start, rules.options_type()))
    while not isinstance(waiting := rules.waiting(state), Over):
        if isinstance(waiting, Dealer):
            rules.deal(state, draw(waiting, chance))
            continue
        seat = chance.choice(waiting.seats)
        yield rules.copy(state), seat
        rules.play(state, seat, chance.choice(rules.legal(state, seat)))


@by_game
@by_name
def test_a_bot_makes_a_legal_move_and_the_same_one_for_the_same_chance(name: str, game: catalog.Game) -> None:
    for state, seat in positions(game.rules, "legal", count=15):
        view = game.rules.view(state, seat)
        moves = [bot(name)(game.rules, game.strategy, view, seat, Random(7), SMALL) for _ in range(2)]
        assert moves[0] == moves[1]
        assert moves[0] in game.rules.legal(state, seat)


@by_game
@by_name
def test_a_bot_that_is_handed_a_state_refuses_to_play(name: str, game: catalog.Game) -> None:
    ((state, seat),) = positions(game.rules, "state", count=1)
    with pytest.raises(TypeError, match="given a view"):
        bot(name)(game.rules, game.strategy, state, seat, Random(1), SMALL)


@by_game
def test_in_a_game_bots_receive_their_own_view_and_nothing_else(game: catalog.Game) -> None:
    given: list[tuple[Any, int]] = []

    def spy(rules: Any, strategy: Any, view: Any, seat: int, chance: Random, budget: Budget) -> Any:
        given.append((view, seat))
        return uniform.consider(rules, strategy, view, seat, chance, budget).move

    players = game.rules.seats.start
    setup = game.rules.standard(players, game.rules.options_type())
    played = play_game(game.rules, game.strategy, setup, [spy] * players, Random(3))
    assert len(given) == played.moves
    assert all(isinstance(view, game.rules.view_type) and view.you == seat for view, seat in given)


def test_the_types_refuse_a_bot_that_is_handed_a_state(tmp_path: Any) -> None:
    program = """
from random import Random
from games.rules import asterix
from workers.bots import STANDARD, greedy, uniform
state = asterix.RULES.start(asterix.RULES.standard(2, asterix.RULES.options_type()))
view = asterix.RULES.view(state, 0)
uniform.consider(asterix.RULES, asterix.STRATEGY, view, 0, Random(1), STANDARD)
greedy.consider(asterix.RULES, asterix.STRATEGY, state, 0, Random(1), STANDARD)
"""
    plain = ["--strict", "--config-file=", f"--cache-dir={tmp_path}", "--no-error-summary", "--follow-imports=silent"]
    output, errors, _ = mypy.run([*plain, "-c", program])
    assert not errors
    assert output.startswith("<string>:8: error:"), output
    assert len([line for line in output.splitlines() if "error:" in line]) == 1


def test_random_makes_every_legal_move_equally_often() -> None:
    toy = Toy()
    state = toy.start(toy.standard(2, Options()))
    while isinstance(dealer := toy.waiting(state), Dealer):
        toy.deal(state, draw(dealer, Random(3)))
    chance, view = Random(11), toy.view(state, 0)
    made = [uniform.consider(toy, GAMES[0].strategy, view, 0, chance, SMALL).move for _ in range(4000)]
    for move in toy.legal(state, 0):
        assert 900 < made.count(move) < 1100  # 1,000 each of four moves; five standard deviations are 137


def test_an_unknown_bot_is_an_error() -> None:
    with pytest.raises(KeyError):
        bot("grandmaster")


@by_game
def test_a_game_among_bots_replays_from_its_events(game: catalog.Game) -> None:
    rules, players = game.rules, game.rules.seats.start
    setup = rules.standard(players, rules.options_type())
    played, again = (
        play_game(rules, game.strategy, setup, [bot("random")] * players, Random("again")) for _ in range(2)
    )
    assert played == again
    state = rules.start(setup)
    for event in played.events:
        if isinstance(event, Choice):
            assert isinstance(waiting := rules.waiting(state), Players)
            assert event.seat in waiting.seats
            rules.play(state, event.seat, event.move)
        else:
            rules.deal(state, event.pieces)
    assert isinstance(rules.waiting(state), Over)
    assert tuple(rules.scores(state)) == played.scores
