"""Who is likely to win, as a turn begins: what a search counts where it stops (part 11 of the rules file)."""

from __future__ import annotations

from typing import Final

from games.engine.fitted import read_fit
from games.rules.asante.state import State
from games.rules.asante.worth import future, hand_worth, last_hope, possessions, sales, wares_worth

FEATURES: Final = (
    "gold",
    "late_gold",  # the nearer the end, the more gold counts
    "wares",
    "hand",
    "sales",  # what the best sales of the hand would bring
    "late_goods",  # these three as the end comes near
    "possessions",  # Artifacts and Holy Places
    "on_turn",
    "last_gold",  # in the last turn nothing else counts,
    "last_hope",  # but what can still become gold
)
_FIT: Final = read_fit(__package__ or "").weights
WEIGHTS: Final = tuple([_FIT[feature] for feature in FEATURES])


def features(state: State, seat: int) -> tuple[float, ...]:
    """What speaks for this seat; in gold, where it can be counted."""
    if state.last_turn:
        return (0, 0, 0, 0, 0, 0, 0, 0, state.gold[seat], last_hope(state, seat))
    gold, left = state.gold[seat], future(state)
    wares, hand = wares_worth(state.stands[seat]), hand_worth(state.hands[seat])
    hopes = sales(state.hands[seat], state.stands[seat], 0)
    late = 1 - left
    goods = wares + hand + hopes
    return (
        gold,
        late * gold,
        wares,
        hand,
        hopes,
        late * goods,
        left * possessions(state, seat),
        seat == state.active,
        0,
        0,
    )
