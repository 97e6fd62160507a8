"""The games as OpenSpiel games: OpenSpiel's own test passes, and its search can play them."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel
import pytest

from games import catalog
from games.engine.contract import Over
from games.engine.kit.play import apply, random_event
from workers.bots import Budget
from workers.research import ismcts

GAMES = [game.rules.key for game in catalog.games()]
TABLES = [
    (game.rules.key, seats)
    for game in catalog.games()
    for seats in sorted({game.rules.seats.start, game.rules.seats.stop - 1})
]


def loaded(key: str, players: int) -> Any:
    return pyspiel.load_game(f"griot_{key}", {"players": players})


def somewhere(key: str, players: int, chance: Random, steps: int) -> Any:
    """A state that waits for a seat with a choice, after so many random steps or more."""
    state = loaded(key, players).new_initial_state()
    while steps > 0 or state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(chance.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_random_games_are_what_openspiel_asks_for(key: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(key, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", GAMES)
def test_chance_deals_piece_by_piece_with_the_odds_of_what_is_left(key: str) -> None:
    state, chance = loaded(key, loaded_seats(key)).new_initial_state(), Random(2)
    while not state.is_terminal():
        if state.is_chance_node():
            world = state.world
            left = list(world.waiting.pool)
            for piece in () if world.waiting.put_back else world.dealt:
                left.remove(piece)
            kinds = sorted(set(world.waiting.pool))
            odds = {kinds[number]: share for number, share in state.chance_outcomes()}
            assert odds == {kind: left.count(kind) / len(left) for kind in sorted(set(left))}
        state.apply_action(chance.choice(state.legal_actions()))


def loaded_seats(key: str) -> int:
    """The smallest table."""
    return catalog.game(key).rules.seats.start


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_resampled_state_looks_the_same_to_the_player_who_asks(key: str, players: int) -> None:
    chance = Random(4)
    for steps in (20, 60):
        state = somewhere(key, players, chance, steps)
        player = state.current_player()
        twin = state.resample_from_infostate(player, chance.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert (twin.current_player(), twin.legal_actions()) == (player, state.legal_actions())


def test_resampled_states_differ_in_what_the_player_does_not_see() -> None:
    chance = Random(4)
    state = somewhere("anansi", 3, chance, 40)
    twins = {str(state.resample_from_infostate(state.current_player(), chance.random)) for _ in range(20)}
    assert len(twins) > 10


def test_a_copy_goes_its_own_way() -> None:
    state = somewhere("asterix", 2, Random(1), 10)
    before, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


@pytest.mark.parametrize("key", ["anansi", "asterix", "bania"])
def test_its_search_makes_a_legal_move_from_a_view_also_when_others_are_asked_first(key: str) -> None:
    game, chance = catalog.game(key), Random(6)
    rules = game.rules
    state = rules.start(rules.standard(rules.seats.start, rules.options_type()))
    asked: set[int] = set()
    while asked != set(range(rules.seats.start)) and not isinstance(waiting := rules.waiting(state), Over):
        for seat in getattr(waiting, "seats", ()):
            legal = rules.legal(state, seat)
            budget = Budget(simulations=6)
            assert ismcts.choose(rules, game.strategy, rules.view(state, seat), seat, chance, budget) in legal
            asked.add(seat)
        event = random_event(rules, state, chance)
        assert event is not None
        apply(rules, state, event)


def test_its_search_stops_when_the_time_is_up_and_moves_all_the_same() -> None:
    game = catalog.game("anansi")
    state = somewhere("anansi", 3, Random(1), 60)
    seat = state.current_player()
    view = game.rules.view(state.world.state, seat)
    asked = []

    def spent() -> bool:
        asked.append(True)
        return len(asked) > 3

    budget = Budget(simulations=10**9, spent=spent)
    move = ismcts.choose(game.rules, game.strategy, view, seat, Random(1), budget)
    assert move in game.rules.legal(state.world.state, seat)
    assert len(asked) == 4
