"""The cards of Asante, from components.json (part 3 of the rules file), as tables made once."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, NamedTuple

_DATA: Final[Any] = json.loads(files(__package__).joinpath("components.json").read_text(encoding="utf-8"))
NUMBERS: Final[dict[str, Any]] = _DATA["constants"]
"""The numbers of parts 3 to 5 of the rules file, by name."""

WARES: Final[tuple[str, ...]] = tuple(row["id"] for row in _DATA["ware_types"])
WARE: Final[dict[str, int]] = {ware: number for number, ware in enumerate(WARES)}
"""The index of each ware type in a stand."""
HOLY_PLACES: Final[tuple[str, ...]] = tuple(row["id"] for row in _DATA["holy_places"])
HOLY: Final[dict[str, int]] = {kind: number for number, kind in enumerate(HOLY_PLACES)}
"""The index of each kind of Holy Place in `State.holy`."""
ARTIFACTS: Final[tuple[str, ...]] = tuple(row["id"] for row in _DATA["artifacts"])
PERSONS: Final[tuple[str, ...]] = tuple(row["id"] for row in _DATA["persons"])
ANIMALS: Final[tuple[str, ...]] = tuple(row["id"] for row in _DATA["animals"])
ANIMALIST: Final = "animalist"
ANNOUNCED: Final = tuple(card for card in (*PERSONS, *ANIMALS) if card != ANIMALIST)
"""The cards that are announced when they are played (AS-8.1). An Animalist never is (AS-8.8)."""

MARKERS_TO_USE: Final[dict[str, int]] = {row["id"]: row["action_cost"] for row in _DATA["artifacts"]}
SLOTS: Final = range(1, NUMBERS["holy_row_slots"] + 1)
"""The slots of the row, numbered as in moves. In front of each slot every player has one place for an Artifact."""


class WareCard(NamedTuple):
    """What a Ware card shows (AS-6): its wares and packages, their number, the price and income for all together."""

    wares: dict[str, int]
    packages: int
    size: int
    buy: int
    sell: int


WARE_CARDS: Final[dict[str, WareCard]] = {
    row["id"]: WareCard(row["wares"], row["packages"], row["size"], row["buy"], row["sell"])
    for row in _DATA["ware_cards"]
}
PLAIN_SIZE: Final[dict[str, int]] = {card: 0 if sheet.packages else sheet.size for card, sheet in WARE_CARDS.items()}
"""How many wares a Ware card without packages shows, 0 for one with packages. A Haggler asks for it (AS-11.7)."""

_GROUPS: Final = {"ware": "ware_cards", "artifact": "artifacts", "person": "persons", "animal": "animals"}
GROUP: Final[dict[str, str]] = {row["id"]: group for group, rows in _GROUPS.items() for row in _DATA[rows]}
"""By card: ware, artifact, person or animal."""


def _copies(*tables: str) -> tuple[str, ...]:
    return tuple(sorted(row["id"] for table in tables for row in _DATA[table] for _ in range(row["count"])))


DECK: Final = _copies(*_GROUPS.values())
"""The 97 cards of the main deck, sorted."""
HOLY_DECK: Final = _copies("holy_places")
"""The 15 Holy Place cards, sorted."""
