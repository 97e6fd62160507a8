"""How many goods receiving a card is worth (note 2 of part 13 of the rules file): estimates, not rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from games.rules.antayagi.cards import BAGGED, EDIBLE, FACE, FISH, HAT, LOLLIPOP, MUFFIN, T_REX, WASTE, WORTH

TURNED: Final = 0.15
"""That of a Hat: to see the own hand."""
_WORTH: Final = {LOLLIPOP: 1.6, MUFFIN: 0.8, HAT: TURNED, "treasure": 1.15, "bone": 1.0}
"""What it usually is; for other cards it depends on the bag."""


def _worth(card: str, t_rex: bool, food: bool, waste: bool) -> float:
    """How many goods receiving this card is worth to the owner of a bag with or without these."""
    face = FACE[card]
    if face == T_REX:
        return -1.0 if food else -0.7
    if card in WASTE:
        return -0.7
    counts = card in BAGGED or (card == FISH and waste)
    worth = float(WORTH[card]) if face == FISH and counts else _WORTH.get(face, 0.0)
    return worth - 0.8 if t_rex and card in EDIBLE and worth > 0 else worth


_WORTHS: Final = {holds: {card: _worth(card, *holds) for card in FACE} for holds in product((False, True), repeat=3)}


def worths(bag: Sequence[str]) -> dict[str, float]:
    """By card: how many goods receiving it is worth to the owner of this bag."""
    return _WORTHS[T_REX in bag, not EDIBLE.isdisjoint(bag), not WASTE.isdisjoint(bag)]
