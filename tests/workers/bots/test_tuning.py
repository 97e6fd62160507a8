"""Fitted weights: what is found again in made-up results, and what the command says and writes."""

from __future__ import annotations

import math
from io import StringIO
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
from django.core.management import call_command
from django.core.management.base import CommandError
from django.test import override_settings

from games import catalog
from games.engine.contract import Choice
from games.engine.fitted import Fit, Fitted, chances, strength
from games.engine.kit.play import apply, random_event
from games.engine.utility import win_shares
from workers.management.fitting import Positions, fit, loss

FITTED = [game for game in catalog.games() if isinstance(game.strategy, Fitted)]


def made_up(seats: int, count: int, weights: list[float]) -> Positions:
    """Positions with features at random, won as these weights say."""
    source = np.random.default_rng(seats)
    features = source.normal(size=(count, seats, len(weights)))
    won = np.zeros((count, seats))
    for at, position in enumerate(features):
        shares = np.array(chances([strength(weights, list(seat)) for seat in position]))
        won[at, source.choice(seats, p=shares)] = 1
    return Positions(features, won)


def test_a_fit_finds_the_weights_by_which_games_were_won_at_tables_of_any_size() -> None:
    true = [1.0, -0.5, 0.0]
    tables = [made_up(seats, 3000, true) for seats in (2, 4)]
    found = fit(tables, 3)
    assert found == pytest.approx(true, abs=0.1)
    assert loss(tables, found) <= loss(tables, np.array(true)) < loss(tables, np.zeros(3))


def test_even_chances_lose_the_logarithm_of_the_seats() -> None:
    assert loss([made_up(4, 50, [1.0])], np.zeros(1)) == pytest.approx(math.log(4))


def test_what_never_differs_gets_no_weight() -> None:
    positions = made_up(3, 500, [1.0])
    always = np.concatenate([positions.features, np.ones((500, 3, 1))], axis=2)
    assert fit([Positions(always, positions.won)], 2)[1] == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("game", FITTED, ids=lambda game: game.rules.key)
def test_chances_add_up_in_settled_positions_and_are_the_result_in_the_end(game: catalog.Game) -> None:
    rules, strategy, players = game.rules, game.strategy, game.rules.seats.start
    state = rules.start(rules.standard(players, rules.options_type()))
    chance, settled = Random(2), 0
    while event := random_event(rules, state, chance):
        if isinstance(event, Choice) and strategy.settled(state):
            settled += 1
            outlook = [strategy.outlook(state, seat) for seat in range(players)]
            assert sum(outlook) == pytest.approx(100)
            assert 0 < min(outlook) <= max(outlook) < 100
        apply(rules, state, event)
    assert settled > 5
    shares = win_shares(rules.scores(state))
    assert [strategy.outlook(state, seat) for seat in range(players)] == [100 * share for share in shares]


@pytest.mark.parametrize("game", FITTED, ids=lambda game: game.rules.key)
def test_the_command_fits_and_writes_what_it_was_made_of(game: catalog.Game, tmp_path: Path) -> None:
    folder = tmp_path / "games" / "rules" / game.rules.key
    folder.mkdir(parents=True)
    with override_settings(ROOT=tmp_path):
        call_command("tune", game.rules.key, "--games", "6", "--worlds", "1", "--seed", "5", stdout=StringIO())
    made = msgspec.json.decode((folder / "weights.json").read_bytes(), type=Fit)
    assert isinstance(game.strategy, Fitted)
    assert tuple(made.weights) == game.strategy.features
    assert "--games 6" in made.command
    assert "--seed 5" in made.command
    assert made.loss < made.loss_even
    assert made.positions > 10


def test_a_game_without_weights_is_refused_in_words() -> None:
    with pytest.raises(CommandError, match="no weights that can be fitted"):
        call_command("tune", "bania", "--games", "1")
