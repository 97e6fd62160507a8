"""The cards of Antayagí, from components.json (part 3 of the rules file), as tables made once.

A card that has the usual back of its face is named by its face, any other by back and face: a Bone with
the plain back is `bone`, one with the hat back is `hat_bone`.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

_DATA: Final[Any] = json.loads(files(__package__).joinpath("components.json").read_text(encoding="utf-8"))

BACKS: Final[tuple[str, ...]] = tuple(sorted(row["id"] for row in _DATA["backs"]))
FACE: Final[dict[str, str]] = {}
"""The face of each card."""
BACK: Final[dict[str, str]] = {}
"""The back of each card."""
_COPIES: Final[dict[str, int]] = {}
for _row in _DATA["cards"]:
    _name = _row["face"] if _row["face"] not in FACE else f"{_row['back']}_{_row['face']}"
    FACE[_name], BACK[_name], _COPIES[_name] = _row["face"], _row["back"], _row["count"]

DECK: Final[tuple[str, ...]] = tuple(sorted(card for card, copies in _COPIES.items() for _ in range(copies)))
"""All 65 cards, sorted."""

BASE_TARGET: Final[dict[int, int]] = {
    players: row["base_target"] for row in _DATA["goods_target"] for players in row["players"]
}
HAND_SIZE: Final[int] = _DATA["hand_size"]
TURN_LIMIT: Final[int] = _DATA["turn_guard"]["completed_turns"]

IN_BACKS: Final = frozenset(row["id"] for row in _DATA["backs"] if row["default_facing"] == "in")
"""The backs of cards that are held with the face to the holder."""
FACES_IN: Final = frozenset(card for card, back in BACK.items() if back in IN_BACKS)
"""The cards that are held so."""
SABOTAGE: Final = "sabotage"
"""The one card whose back tells its face: everybody knows it, however it is held."""
MAGICIAN: Final = "itinerant_magician"
LOLLIPOP: Final = "lyrical_lollipop"
MUFFIN: Final = "omniscient_muffin"
HAT: Final = "hat"
FISH: Final = "fish"
T_REX: Final = "t_rex"
POWERS: Final = frozenset((LOLLIPOP, MUFFIN, HAT))
"""Faces that do something when they are received."""

_FACES: Final[dict[str, Any]] = {row["id"]: row for row in _DATA["faces"]}
WORTH: Final[dict[str, int]] = {card: _FACES[face]["goods_value_in_bag"] for card, face in FACE.items()}
"""What each card counts in a bag (AY-8.1)."""
BAGGED: Final = frozenset(
    card for card, face in FACE.items() if _FACES[face]["stays_in_bag"] in ("always", "until_it_has_eaten")
)
"""The cards that go into the bag of whoever receives them; a Fish only beside a Toxic Waste (AY-7.3)."""
WASTE: Final = frozenset(card for card, face in FACE.items() if face == "toxic_waste")
PREY: Final[tuple[frozenset[str], ...]] = tuple(
    frozenset(card for card, face in FACE.items() if face == prey) for prey in _DATA["t_rex_prey_order"]
)
"""What a T-Rex eats, what it likes best first (AY-7.10a)."""
EDIBLE: Final = frozenset().union(*PREY)
