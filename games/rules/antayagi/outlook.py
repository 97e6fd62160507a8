"""Who is likely to win, as a turn begins: what a search counts where it stops (part 13 of the rules file)."""

from __future__ import annotations

from typing import Final

from games.engine.fitted import read_fit
from games.rules.antayagi.cards import SABOTAGE, T_REX, WASTE
from games.rules.antayagi.scoring import goods, target
from games.rules.antayagi.state import State

FEATURES: Final = (
    "lack",  # goods that are missing
    "one_short",  # any good wins (note 6)
    "two_short",
    "t_rex",  # in the bag, waiting for food
    "waste",  # it raises the target but makes Fish count (note 2)
    "sabotage",  # one in hand or more (note 4)
    "cards",
    "on_turn",
    "next",
)
_FIT: Final = read_fit(__package__ or "").weights
WEIGHTS: Final = tuple([_FIT[feature] for feature in FEATURES])


def features(state: State, seat: int) -> tuple[float, ...]:
    """What speaks for this seat."""
    bag, hand = state.bags[seat], state.hands[seat]
    lack = target(state.setup, bag) - goods(bag)
    away = (seat - state.active) % len(state.hands)
    return (
        lack,
        lack == 1,
        lack == 2,
        bag.count(T_REX),
        sum([card in WASTE for card in bag]),
        SABOTAGE in hand,
        len(hand),
        away == 0,
        away == 1,
    )
