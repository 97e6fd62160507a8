"""The games as PettingZoo environments: PettingZoo's own tests pass, and a seat is shown what it may know alone."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import numpy
import pytest
from pettingzoo import test as own

from games import catalog
from workers.research import zoo

TABLES = [
    (game.rules.key, seats)
    for game in catalog.games()
    for seats in sorted({game.rules.seats.start, game.rules.seats.stop - 1})
]


def play(table: Any, seed: int) -> tuple[list[tuple[str, int]], dict[str, float]]:
    """A whole episode of random legal actions: who chose what, and what everybody got."""
    chance = Random(seed)
    table.reset(seed=seed)
    chosen, got = [], dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        got[agent] += reward
        action = None if over else chance.choice(numpy.flatnonzero(seen["action_mask"]).tolist())
        if action is not None:
            chosen.append((agent, action))
        table.step(action)
    return chosen, got


@pytest.mark.filterwarnings("ignore::UserWarning")  # that it is not drawn, and that its observations are no arrays
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_interface_is_what_pettingzoo_asks_for(key: str, seats: int) -> None:
    own.api_test(zoo.env(key, seats), num_cycles=100)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_seed_decides_all_that_chance_says(key: str, seats: int) -> None:
    own.seed_test(lambda: zoo.env(key, seats), num_cycles=60)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_an_episode_ends_by_the_rules_and_shares_one_win(key: str, seats: int) -> None:
    table = zoo.GriotEnv(key, seats)
    chosen, got = play(table, seed=3)
    assert len(chosen) <= table.game.bounds.choices
    assert sum(got.values()) == pytest.approx(1)
    assert not table.agents


def test_the_same_seed_gives_the_same_episode_and_another_one_another() -> None:
    table = zoo.GriotEnv("asterix", 3)
    assert play(table, 1) == play(table, 1) != play(table, 2)


def test_an_agent_sees_its_view_and_no_action_while_others_choose() -> None:
    table = zoo.GriotEnv("anansi", 3)
    table.reset(seed=5)
    state, asked, rules = table._state, table.agent_selection, table.game.rules
    for seat, agent in enumerate(table.possible_agents):
        seen = table.observe(agent)
        assert msgspec.convert(zoo.view_in(seen), rules.view_type) == rules.view(state, seat)
        assert seen["action_mask"].sum() == len(rules.legal(state, seat))
        assert bool(seen["action_mask"].any()) == (agent == asked)


def test_an_action_that_is_not_legal_is_refused() -> None:
    table = zoo.GriotEnv("bania", 2)
    table.reset(seed=5)
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="may not choose"):
        table.step(int(numpy.flatnonzero(mask == 0)[0]))
