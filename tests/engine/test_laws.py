"""Every game of the catalogue keeps the laws.

GRIOT_LAWS=10000 (`make laws`) looks at so many positions of each game, spread over its player counts, and at so many
views of each viewer in the tiny worlds; the summary gives the numbers (conftest.py).
"""

from __future__ import annotations

import importlib
import math
import os
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games import catalog
from games.engine.kit.broken import Place
from games.engine.kit.case import KitCase, Tiny
from games.engine.kit.check import check_game, check_tiny
from games.engine.kit.elsewhere import log_of, retell
from games.engine.kit.laws import play_through
from games.engine.kit.play import random_event
from tests.engine.conftest import LAWS

MORE = int(os.environ.get("GRIOT_LAWS", "0"))
GAMES = [game.rules.key for game in catalog.games()]


def case_of(key: str) -> KitCase[Any, Any, Any, Any]:
    """What the game tells the kit about itself; a game without it is an error, not a gap."""
    case: KitCase[Any, Any, Any, Any] = importlib.import_module(f"tests.rules.{key}.kit_case").CASE
    return case


TABLES = [(key, seats) for key in GAMES for seats in case_of(key).rules.seats]
TINY = [(key, tiny) for key in GAMES for tiny in case_of(key).tiny()]


@pytest.mark.parametrize("key", GAMES)
def test_the_case_is_that_of_the_game_in_the_catalogue(key: str) -> None:
    assert type(case_of(key).rules) is type(catalog.game(key).rules)
    assert case_of(key).tiny()


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_random_games_keep_the_laws(key: str, seats: int, record_property: Callable[[str, object], None]) -> None:
    case = case_of(key)
    positions = 40
    games = max(2, 1 + math.ceil(MORE / len(case.rules.seats) / positions))  # one more, since some are over sooner
    looked_at = check_game(case, seats=seats, games=games, chance=Random(seats), positions=positions)
    assert looked_at >= max(games, MORE / len(case.rules.seats))
    record_property(LAWS, f"{key}, {seats} players: {looked_at:,} positions of {games:,} random games")


@pytest.mark.parametrize(("key", "tiny"), TINY, ids=lambda part: part.name if isinstance(part, Tiny) else part)
def test_all_histories_of_a_tiny_world_keep_the_laws(
    key: str, tiny: Tiny, record_property: Callable[[str, object], None]
) -> None:
    case = case_of(key)
    samples, views = (400, MORE) if MORE else (150, 12)
    report = check_tiny(case, tiny, samples=samples, views=views, chance=Random(6))
    record_property(LAWS, str(report))
    assert len(report.views) > 2
    if case.secrets:
        assert report.most_worlds > 1
        assert report.odds


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_told_alike_in_another_process_with_another_hash_seed(key: str) -> None:
    case = case_of(key)
    rules = case.rules
    chance = Random(9)
    setup = rules.standard(rules.seats[-1], rules.options_type())
    run = play_through(case, setup, lambda state: random_event(rules, state, chance), Place(key))
    log = log_of(run)
    here = retell(rules, log)
    for seed in ("1", "2"):
        elsewhere = subprocess.run(
            [sys.executable, "-m", "games.engine.kit.elsewhere", f"tests.rules.{key}.kit_case:CASE"],
            input=log,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        )
        assert elsewhere.stdout.decode().strip() == here
