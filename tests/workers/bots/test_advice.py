"""Advice: what the best bot of a game likes best, and figures that say by how much."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from games.engine.contract import Effort, Lookahead
from tests.engine.toy.messages import Bid
from tests.workers.bots.doors import Counting, Doors, State
from tests.workers.bots.test_greedy import TOY, Likes, dealt
from workers.bots import Budget
from workers.bots.advice import WORLDS, advise

DOORS = Doors()


class Foreseeing(Counting):
    """A game with a level that searches."""

    lookahead: ClassVar = Lookahead(explore=5.0, levels={"strong": Effort("search", 100)})


def test_where_the_game_has_a_search_it_advises_what_pays_a_move_later() -> None:
    view = DOORS.view(State("choose", "left"), 0)
    found = advise(DOORS, Foreseeing(), view, 0, Random(1), Budget())
    assert found.moves[0].move == "wait"
    assert found.moves[0].behind == 0
    assert all(each.behind > 0 for each in found.moves[1:]), "how much less the others bring"


def test_elsewhere_it_advises_the_three_moves_that_look_best_one_move_ahead() -> None:
    state = dealt(3)
    found = advise(TOY, Likes(chips=1.0), TOY.view(state, 1), 1, Random(2), Budget(worlds=2))
    assert [each.move for each in found.moves] == [Bid(1), Bid(2), Bid(3)]
    assert [each.behind for each in found.moves] == [0.0, 1.0, 2.0]
    assert found.worlds == WORLDS
    assert [each.better for each in found.moves] == [WORLDS, 0, 0], "the lowest chip is better in every world"


def test_a_move_without_another_is_held_against_none() -> None:
    view = DOORS.view(State("paid", "left"), 0)
    found = advise(DOORS, Foreseeing(), view, 0, Random(1), Budget())
    assert ([each.move for each in found.moves], found.worlds) == (["collect"], 0)
