"""Bots among themselves: one game in this process, from the setup to the scores."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any, Final, TypeVar

import msgspec

from games.engine.contract import Choice, Dealer, Event, Outcome, Over, Players, Rules, ScoreLine, Strategy, Tell
from games.engine.replay import check_choice
from workers.bots.bot import STANDARD, Bot, Budget, draw

S = TypeVar("S")
M = TypeVar("M")
P = TypeVar("P")
V = TypeVar("V")

ENDLESS: Final = 100_000
"""More events than any game has: a game that comes this far does not end."""


class Played(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    events: tuple[Event, ...]
    scores: tuple[ScoreLine, ...]

    @property
    def moves(self) -> int:
        """How many choices were made; outcomes do not count."""
        return sum(isinstance(event, Choice) for event in self.events)


class Sitters:
    """The bots of one game, by seat: answers for them from their views.

    `seers` are seats whose bots are given the state instead: `ceiling`, which measures how much there is to know.
    """

    def __init__(
        self,
        rules: Rules[S, M, P, V],
        strategy: Strategy[S, M],
        bots: Sequence[Bot],
        chance: Random,
        budget: Budget = STANDARD,
        seers: Collection[int] = (),
    ) -> None:
        self._rules: Rules[Any, Any, Any, Any] = rules
        self._strategy: Strategy[Any, Any] = strategy
        self._bots = tuple(bots)
        self._chance = chance
        self._budget = budget
        self._seers = seers

    def answer(self, state: Any, players: Players) -> Choice:
        """What one of the seats that are asked chooses; NotOffered if it is not legal."""
        # Any of them, since at a table nobody knows who answers first.
        seat = self._chance.choice(players.seats)
        given = state if seat in self._seers else self._rules.view(state, seat)
        move = self._bots[seat](self._rules, self._strategy, given, seat, self._chance, self._budget)
        choice = Choice(seat, move)
        check_choice(self._rules, state, choice)
        return choice


def play_game(
    rules: Rules[S, M, P, V],
    strategy: Strategy[S, M],
    setup: Any,
    bots: Sequence[Bot],
    chance: Random,
    budget: Budget = STANDARD,
    tell: Tell | None = None,
    seers: Collection[int] = (),
    dealing: Random | None = None,
) -> Played:
    """The game that these bots, one a seat, play with this chance; `tell` hears what happens.

    `dealing` draws outcomes in place of `chance`, so that other bots, or the same in other seats, begin alike.
    """
    sitters = Sitters(rules, strategy, bots, chance, budget, seers)
    state = rules.start(setup)
    events: list[Event] = []
    while not isinstance(waiting := rules.waiting(state), Over):
        if len(events) == ENDLESS:
            raise RuntimeError("this game does not end")
        event: Event
        if isinstance(waiting, Dealer):
            event = Outcome(draw(waiting, dealing or chance))
            rules.deal(state, event.pieces, tell)
        else:
            event = sitters.answer(state, waiting)
            rules.play(state, event.seat, event.move, tell)
        events.append(event)
    return Played(tuple(events), tuple(rules.scores(state)))
