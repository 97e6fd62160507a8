"""Analysis of a game that is over: parts that add up to the result, and decisions judged by what their seats knew."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import pytest

from games import catalog
from games.engine.contract import Choice, Outcome, Players, ScoreItem, ScoreLine, Waiting
from games.engine.utility import win_shares
from tests.workers.bots.doors import Counting, Doors, Move, State
from tests.workers.bots.test_bots import by_game
from workers.bots import bot
from workers.bots.analysis import WHOLE, Analysis, Event, Played, analyse
from workers.bots.bot import Budget
from workers.bots.match import play_game

QUICK = Budget(worlds=1, moves=8)


class Against(Doors):
    """Doors with somebody who does nothing and has no points: who has more than none wins."""

    seats: ClassVar = range(2, 3)

    def scores(self, state: State) -> list[ScoreLine]:
        points = (state.points, 0)
        return [
            ScoreLine(seat, 1 + (points[1 - seat] > own), own, (ScoreItem("points", own),))
            for seat, own in enumerate(points)
        ]


class Leading(Counting):
    odds: ClassVar = 0.5

    def evaluate(self, state: State, seat: int) -> float:
        return state.points if seat == 0 else 0


class Pennies(Against):
    """Both show a side at once; seat 0 wins if they show the same."""

    def waiting(self, state: State) -> Waiting:
        asked = {"hide": (0, 1), "shown": (1,)}.get(state.phase)
        return Players(asked) if asked else super().waiting(state)

    def legal(self, state: State, seat: int) -> list[Move]:
        return ["left", "right"]

    def play(self, state: State, seat: int, move: Move, tell: Any = None) -> None:
        if state.phase == "hide":
            state.phase, state.prize = "shown", move
        else:
            state.phase, state.points = "over", 1 if move == state.prize else -1


class Tossing(Leading):
    def policy(self, state: State, seat: int, chance: Random) -> Move:
        return chance.choice(Pennies().legal(state, seat))


DOORS = Against()


def opened(*moves: Move, prize: str = "left") -> Played:
    """Those moves, and who won by them."""
    state = DOORS.start(None)
    events = [Event(1, Outcome((prize,)))]
    events += [Event(seq, Choice(0, move)) for seq, move in enumerate(moves, start=2)]
    DOORS.deal(state, (prize,))
    for move in moves:
        DOORS.play(state, 0, move)
    return Played(2, DOORS.start(None), tuple(events), tuple(win_shares(DOORS.scores(state))))


def steps(played: Played, rules: Any = DOORS, so_far: Analysis | None = None) -> list[Analysis]:
    strategy = Tossing() if isinstance(rules, Pennies) else Leading()
    return list(analyse(rules, strategy, played, range(played.seats), "6", so_far))


def analysed(played: Played, rules: Any = DOORS) -> Analysis:
    return steps(played, rules)[-1]


def match(game: catalog.Game, seed: int) -> Played:
    """A game among casual bots of one glance."""
    rules, players = game.rules, game.rules.seats.start
    setup = rules.standard(players, rules.options_type())
    bots = [bot("casual")] * players
    played = play_game(rules, game.strategy, setup, bots, Random(seed), QUICK)
    events = tuple(Event(seq, what) for seq, what in enumerate(played.events, start=3))
    return Played(players, rules.start(setup), events, tuple(win_shares(played.scores)))


@by_game
def test_luck_and_choices_add_up_to_what_came_of_the_game(game: catalog.Game) -> None:
    played = match(game, seed=3)
    (found,) = analyse(game.rules, game.strategy, played, (), "1")
    first, last = found.moments[0], found.moments[-1]
    assert first.seq == 0
    assert last.shares == tuple(round(WHOLE * share) for share in played.shares)
    for seat, part in enumerate(found.parts):
        assert part.luck + part.own + part.others == last.shares[seat] - first.shares[seat]
    assert [moment.seq for moment in found.moments] == sorted({moment.seq for moment in found.moments})
    assert all(abs(sum(moment.shares) - WHOLE) <= played.seats for moment in found.moments)
    assert any(part.luck for part in found.parts)
    assert all(part.own for part in found.parts)


@by_game
def test_points_foretell_who_wins(game: catalog.Game) -> None:
    assert game.strategy.odds > 0


def test_a_choice_is_judged_by_what_its_seat_knew_and_luck_by_what_came_of_it() -> None:
    found = analysed(opened("go", "right"))
    assert found.parts[0].own < -3_000
    assert {each.made: each.loss for each in found.decisions}["right"] == 0


def test_what_is_found_to_be_better_is_named_with_what_it_would_have_brought() -> None:
    found = analysed(opened("go", "left"))
    worst = found.decisions[0]
    assert (worst.made, worst.seq) == ("go", 2)
    assert worst.best in ("stay", "wait")  # either wins for certain
    assert worst.loss > 1_000
    assert found.parts[0].own > 0


def test_a_choice_among_several_at_once_is_ones_own_as_far_as_another_would_have_changed_it() -> None:
    events = (Event(1, Choice(0, "left")), Event(2, Choice(1, "left")))
    found = analysed(Played(2, State(), events, (1.0, 0.0)), Pennies())
    for part, gained in zip(found.parts, (5_000, -5_000), strict=True):
        assert part.own + part.others == gained
        assert part.luck == 0
        assert 0 < part.own / gained < 2
    assert [moment.seq for moment in found.moments] == [0, 2]


def test_who_gives_up_has_lost_by_that() -> None:
    state = DOORS.start(None)
    events = (Event(1, Outcome(("left",))),)
    found = analysed(Played(2, state, events, (0.0, 1.0), gave_up=0))
    assert (found.parts[0].own, found.parts[1].others) == (-5_000, 5_000)


def test_it_goes_on_step_by_step_the_choice_that_changed_most_first() -> None:
    first, second, last = steps(opened("go", "left"))
    assert (first.decisions, first.left) == ((), (3, 2))
    assert (second.decisions[0].seq, second.left) == (3, (2,))
    assert (len(last.decisions), last.left) == (2, ())
    assert first.moments == last.moments
    assert first.parts == last.parts


def test_whoever_takes_it_up_again_comes_to_the_same() -> None:
    played = opened("go", "left")
    first, second, last = steps(played)
    assert steps(played, so_far=first) == [second, last]
    assert steps(played, so_far=second) == [last]
    assert steps(played, so_far=last) == []


def test_the_same_game_and_random_numbers_bring_the_same() -> None:
    assert analysed(opened("wait", "collect")) == analysed(opened("wait", "collect"))


@pytest.mark.parametrize("seats", [(), (0,)])
def test_only_the_choices_of_the_seats_that_are_asked_for_are_looked_into(seats: tuple[int, ...]) -> None:
    *_, found = analyse(DOORS, Leading(), opened("go", "left"), seats, "1")
    assert {each.seat for each in found.decisions} == set(seats)
