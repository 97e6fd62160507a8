"""What makes a position of Asante good, and what a sensible player does there (part 11 of the rules file)."""

from __future__ import annotations

from random import Random

from games.engine.contract import Strategy
from games.rules.asante.messages import Move
from games.rules.asante.rules import Asante
from games.rules.asante.state import State

_RULES = Asante()


class AsanteStrategy(Strategy[State, Move]):
    """Gold."""

    def evaluate(self, state: State, seat: int) -> float:
        """The lead in gold."""
        return float(state.gold[seat] - state.gold[1 - seat])

    def policy(self, state: State, seat: int, chance: Random) -> Move:
        """Any."""
        return chance.choice(_RULES.legal(state, seat))
