"""x"""

from __future__ import annotations

from random import Random

from games.engine.contract import Strategy
from games.rules.antayagi.messages import Move
from games.rules.antayagi.state import State


class AntayagiStrategy(Strategy[State, Move]):
    def evaluate(self, state: State, seat: int) -> float:
        return 0.0

    def policy(self, state: State, seat: int, chance: Random) -> Move:
        from games.rules.antayagi import RULES

        return chance.choice(RULES.legal(state, seat))
