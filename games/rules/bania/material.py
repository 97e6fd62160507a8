"""Wares, tents, dice and the map of Bania, from components.json (part 3 of the rules file), as tables made once.

Wares are numbered in the order of the rules file: Spice, Oil, Silk, Incense. Spaces are numbered along the rows.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final, TypeAlias, get_args

from games.rules.bania.messages import Ware, Wares

_DATA: Final[Any] = json.loads(files(__package__).joinpath("components.json").read_text(encoding="utf-8"))

Counts: TypeAlias = tuple[int, int, int, int]
"""How many of each ware, by the number of the ware."""

WARES: Final[tuple[Ware, ...]] = get_args(Ware)
WARE: Final[dict[str, int]] = {ware: number for number, ware in enumerate(WARES)}
FRONT: Final = "elephant_front"
BACK: Final = "elephant_back"
FACES: Final[tuple[str, ...]] = tuple(sorted(_DATA["dice"]["faces"]))

_TENTS: Final[list[Any]] = sorted(_DATA["tent_types"], key=lambda row: str(row["type"]))
TENTS: Final[tuple[str, ...]] = tuple(row["type"] for row in _TENTS)
BAG: Final[tuple[str, ...]] = tuple(row["type"] for row in _TENTS for _ in range(row["count"]))
YIELD: Final[dict[str, int]] = {row["type"]: WARE[row["yield"]] for row in _TENTS}
"""The ware that a tent on the board supplies."""


def _counts(cost: dict[str, int]) -> Counts:
    spice, oil, silk, incense = (cost.get(ware, 0) for ware in WARES)
    return spice, oil, silk, incense


COSTS: Final[tuple[Counts, ...]] = tuple(sorted({_counts(row["cost"]) for row in _TENTS}))
"""The sixteen different costs."""
COST: Final[dict[str, int]] = {row["type"]: COSTS.index(_counts(row["cost"])) for row in _TENTS}
"""By tent: the number of its cost in COSTS."""

_SPACES: Final[list[Any]] = _DATA["board"]["spaces"]
SPACES: Final[tuple[str, ...]] = tuple(row["id"] for row in _SPACES)
SPACE: Final[dict[str, int]] = {name: number for number, name in enumerate(SPACES)}
AXIAL: Final[tuple[tuple[int, int], ...]] = tuple((row["q"], row["r"]) for row in _SPACES)
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(SPACE[name] for name in row["neighbours"]) for row in _SPACES
)


def least(some: Sequence[int], others: Sequence[int]) -> Counts:
    """By ware: the lower one of two counts."""
    a, b, c, d = some
    e, f, g, h = others
    return a if a < e else e, b if b < f else f, c if c < g else g, d if d < h else h


def wares(counts: Counts | list[int]) -> Wares:
    """These counts, as they are sent."""
    return Wares(*counts)


def counts_of(sent: Wares) -> Counts:
    """The counts in what was sent."""
    return sent.spice, sent.oil, sent.silk, sent.incense
