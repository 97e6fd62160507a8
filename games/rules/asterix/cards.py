"""The cards of Asterix, from components.json (part 3 of the rules file), as tables made once.

A hand is a set of cards kept as bits: bit 0 is Idefix, bit n the Gaul card n.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, get_args

from games.rules.asterix.messages import Card, Gaul

_DATA: Final[Any] = json.loads(files(__package__).joinpath("components.json").read_text(encoding="utf-8"))

GAULS: Final[tuple[Gaul, ...]] = get_args(Gaul)
CARDS: Final[tuple[Card, ...]] = ("idefix", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10")
"""A hand card by its bit."""
NUMBER: Final[dict[str, int]] = {card: number for number, card in enumerate(CARDS)}
"""The bit of a hand card."""
FULL_HAND: Final = (1 << len(CARDS)) - 1
IDEFIX: Final = 0
IDEFIX_ONLY: Final = 1 << IDEFIX
"""The hand that holds nothing but Idefix."""
NO_BID: Final = -1

VALUE: Final[dict[str, int]] = {row["id"]: row["value"] for row in _DATA["roman_cards"]} | {
    row["id"]: 0 for row in _DATA["pirate_cards"]
}
"""The value of each card of the Roman deck; Pirates have none."""
ROMAN: Final[dict[int, str]] = {value: kind for kind, value in VALUE.items() if value}
DECK: Final[tuple[str, ...]] = tuple(
    sorted(row["id"] for rows in ("roman_cards", "pirate_cards") for row in _DATA[rows] for _ in range(row["count"]))
)
PIRATES: Final[tuple[str, ...]] = tuple(
    row["id"] for row in sorted(_DATA["pirate_cards"], key=lambda row: int(row["resolution_order"]))
)
"""The Pirates in the order in which they act (AX-11.3)."""
FREE_PIRATE: Final = PIRATES[-1]
"""The Pirate whose holder chooses (AX-11.7)."""
IS_PIRATE: Final = frozenset(PIRATES)


def _prey(target: dict[str, str]) -> tuple[int, ...]:
    """The values that a Pirate may free, in order of preference."""
    values = sorted(row["value"] for row in _DATA["roman_cards"] if target.get("rank") in (None, row["rank"]))
    return tuple(reversed(values)) if target["type"] == "highest_value" else tuple(values)


PREY: Final[dict[str, tuple[int, ...]]] = {row["id"]: _prey(row["target"]) for row in _DATA["pirate_cards"]}

FLASKS: Final[dict[str, tuple[int, ...]]] = {
    gaul["id"]: (0, *(card["flasks"] for card in sorted(gaul["cards"], key=lambda card: int(card["value"]))))
    for gaul in _DATA["gauls"]
}
"""The flasks of each card, by Gaul and bit; Idefix has none."""
STRENGTH: Final[dict[str, tuple[int, ...]]] = {
    gaul: (0, *(10 * value + flasks[value] for value in range(1, 11)), 0) for gaul, flasks in FLASKS.items()
}
"""How strong a bid is, by Gaul and bit: first by value, then by flasks (AX-6.2, AX-6.3); 0 for Idefix and NO_BID."""


def hand_of(cards: tuple[str, ...]) -> int:
    """The hand that holds these cards."""
    return sum(1 << NUMBER[card] for card in cards)


def cards_of(hand: int) -> tuple[Card, ...]:
    """The cards of a hand: "1" to "10", then "idefix"."""
    return _CARDS_OF[hand]


_CARDS_OF: Final[tuple[tuple[Card, ...], ...]] = tuple(
    tuple(CARDS[number] for number in (*range(1, 11), IDEFIX) if hand >> number & 1) for hand in range(FULL_HAND + 1)
)
