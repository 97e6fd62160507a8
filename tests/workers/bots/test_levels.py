"""Levels: what people call a bot, how much it thinks, and which of them a game has."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from games import catalog
from games.engine.contract import EVERY_GAME_HAS, Effort, Lookahead
from games.tables import bodies
from tests.engine.toy.case import ToyStrategy
from tests.engine.toy.messages import Options
from tests.engine.toy.rules import Toy
from tests.workers.bots.doors import Counting, Doors, State
from tests.workers.bots.test_bots import positions
from workers.bots import LEVELS, STANDARD, Budget, Level, bot, build, played_by, thinker
from workers.bots.match import play_game

DOORS = Doors()


class Counted(Counting):
    """Counts how often it is asked to judge: once a simulation."""

    lookahead = Lookahead(
        explore=5.0, levels={"strong": Effort("search", 3), "expert": Effort("search", 4, most_seats=2)}
    )

    def __init__(self) -> None:
        self.judged = 0

    def evaluate(self, state: State, seat: int) -> float:
        self.judged += 1
        return super().evaluate(state, seat)


@pytest.mark.parametrize(("name", "judged"), [("strong", 3), ("search", 9)])
def test_a_level_thinks_as_much_as_the_game_gives_it_and_a_bot_as_it_is_told(name: str, judged: int) -> None:
    strategy = Counted()
    bot(name)(DOORS, strategy, DOORS.view(State("choose", "left"), 0), 0, Random(1), Budget(simulations=9))
    assert strategy.judged == judged


def test_a_game_has_the_levels_that_need_no_search_and_those_it_was_measured_for() -> None:
    assert Counted().levels == ("novice", "casual", "strong", "expert")
    assert ToyStrategy(Toy()).levels == ("novice", "casual")


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.rules.key)
def test_what_a_game_says_of_levels_is_of_those_that_there_are(game: catalog.Game) -> None:
    told = game.strategy.lookahead.levels
    assert list(game.strategy.levels) == [level for level in LEVELS if level in (*EVERY_GAME_HAS, *told)]
    assert set(told).isdisjoint(EVERY_GAME_HAS)
    assert get_args(bodies.Level) == LEVELS, "what a table may name"


def _called(part: catalog.Game | str) -> str:
    return part if isinstance(part, str) else part.rules.key


LEVELS_OF_GAMES = [(game, level) for game in catalog.games() for level in game.strategy.levels]


@pytest.mark.parametrize(("game", "level"), LEVELS_OF_GAMES, ids=_called)
def test_twins_of_the_hidden_state_and_the_same_chance_give_the_same_move(game: catalog.Game, level: str) -> None:
    for state, seat in positions(game.rules, f"twins of {level}", count=5):
        twin = game.rules.imagine(game.rules.view(state, seat), Random(8))
        views = [game.rules.view(each, seat) for each in (state, twin)]
        moves = [bot(level)(game.rules, game.strategy, view, seat, Random(4), STANDARD) for view in views]
        assert moves[0] == moves[1]


def test_a_level_is_played_by_the_bot_that_the_game_says() -> None:
    assert [played_by(level, Counted()) for level in ("novice", "casual", "strong")] == ["random", "greedy", "search"]
    assert thinker("novice") == Level("novice")


def test_a_level_that_the_game_has_no_longer_is_played_as_well_as_its_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Counted, "lookahead", Lookahead(explore=5.0, levels={"strong": Effort("search", 3)}))
    strategy = Counted()
    assert played_by("expert", strategy) == "search"
    bot("expert")(DOORS, strategy, DOORS.view(State("choose", "left"), 0), 0, Random(1), Budget(simulations=9))
    assert strategy.judged == 3


def test_a_level_is_offered_at_tables_of_as_many_seats_as_it_was_measured_for() -> None:
    strategy = Counted()
    assert strategy.levels_at(2) == ("novice", "casual", "strong", "expert")
    assert strategy.levels_at(3) == ("novice", "casual", "strong")
    assert (strategy.nearest("expert", 2), strategy.nearest("expert", 3), strategy.nearest("expert")) == (
        "expert", "strong", "expert",
    )  # fmt: skip


def test_a_ceiling_is_no_bot_that_a_table_could_name() -> None:
    for look_up in (bot, build):
        with pytest.raises(KeyError):
            look_up("ceiling")


def test_in_a_game_only_seers_are_given_the_state() -> None:
    toy = Toy()
    given: dict[int, set[type]] = {0: set(), 1: set()}

    def spy(rules: Any, strategy: Any, sees: Any, seat: int, chance: Random, budget: Budget) -> Any:
        given[seat].add(type(sees))
        state = sees if isinstance(sees, toy.state_type) else toy.imagine(sees, chance)
        return toy.legal(state, seat)[0]

    bots: list[Any] = [spy, spy]
    play_game(toy, ToyStrategy(toy), toy.standard(2, Options()), bots, Random(3), seers=[1])
    assert given == {0: {toy.view_type}, 1: {toy.state_type}}
