"""How the kit says that a law is broken, and where."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from games.engine.contract import Viewer


class LawBroken(AssertionError):
    """A game breaks a law; `law` is its number, with the letter where it has one ("5b")."""

    def __init__(self, law: str, message: str) -> None:
        super().__init__(f"law {law}: {message}")
        self.law = law


@dataclass(frozen=True)
class Place:
    """Where the kit stands: a game (and how to come back to it) and the number of events before this point."""

    game: str
    step: int = 0

    def at(self, step: int) -> Place:
        """The same game at another step."""
        return replace(self, step=step)

    def broken(self, law: str, what: str, viewer: Viewer | str = "") -> LawBroken:
        """The exception to raise: law, game, step, viewer where there is one, and what is wrong."""
        who = "" if viewer == "" else ", viewer " + ("spectator" if viewer is None else str(viewer))
        return LawBroken(law, f"{self.game}, step {self.step}{who}: {what}")


def brief(value: Any, limit: int = 400) -> str:
    """The value in one line of a message."""
    text = repr(value)
    return text if len(text) <= limit else text[:limit] + "..."


def difference(one: Any, other: Any) -> str:
    """Where two messages that should be alike begin to differ."""
    left, right = repr(one), repr(other)
    at = next((i for i, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), min(len(left), len(right)))
    start = max(0, at - 60)
    return f"...{left[start : at + 120]}... against ...{right[start : at + 120]}..."
