"""How a fault of the toy is entered, and what all faults are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tests.engine.toy.rules import Toy

FAULTS: dict[str, tuple[type[Toy], tuple[str, ...]]] = {}


def fault(name: str, *laws: str) -> Callable[[type[Toy]], type[Toy]]:
    """Enter the faulty rules under their name, with the laws that must find them."""

    def enter(rules: type[Toy]) -> type[Toy]:
        FAULTS[name] = (rules, laws)
        return rules

    return enter


def changed(view: Any, **fields: Any) -> Any:
    """The view with other fields."""
    return msgspec.structs.replace(view, **fields)
