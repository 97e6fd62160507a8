"""Law 1 for what a game says of its size: every legal move is in its list, and none of its bounds is passed."""

from __future__ import annotations

from typing import Any

from games.engine.contract import Choice, Dealer, Event
from games.engine.kit.broken import Place, brief
from games.engine.kit.play import AnyRules, seats_of


class Extent:
    """What the rules say of games with one setup, held against one game. What they do not say is not looked at."""

    def __init__(self, rules: AnyRules, setup: Any, place: Place) -> None:
        self.rules, self.bounds = rules, rules.bounds(setup)
        moves = rules.moves(setup)
        self.listed = None if moves is None else frozenset(moves)
        self.choices = self.pieces = 0
        if moves is None or self.listed is None:
            return
        if len(self.listed) != len(moves):
            raise place.broken("1", "lists a move twice")
        if list(moves) != list(rules.moves(setup) or ()):
            raise place.broken("1", "lists its moves in another order when it is asked again")

    def check_offers(self, state: Any, place: Place) -> None:
        """LawBroken 1 if a legal move is not listed."""
        if self.listed is None:
            return
        for seat in range(seats_of(self.rules, state)):
            if not self.listed.issuperset(moves := self.rules.legal(state, seat)):
                lacking = [move for move in moves if move not in self.listed]
                raise place.broken("1", f"seat {seat} is offered what is not listed: {brief(lacking)}")

    def check_event(self, state: Any, event: Event, place: Place) -> None:
        """LawBroken 1 if this event, in this state, is one too many."""
        if self.bounds is None:
            return
        if isinstance(event, Choice):
            self.choices += 1
        else:
            self.pieces += len(event.pieces)
            waiting = self.rules.waiting(state)
            kinds = len(set(waiting.pool)) if isinstance(waiting, Dealer) else 0
            if kinds > self.bounds.kinds:
                raise place.broken("1", f"deals from {kinds} kinds of pieces, not {self.bounds.kinds} at most")
        if self.choices > self.bounds.choices or self.pieces > self.bounds.pieces:
            raise place.broken("1", f"{self.choices} choices and {self.pieces} pieces pass the bounds {self.bounds}")
