"""Conditions that several effects share. Each returns None if it holds, otherwise a reason code.

`others` is the number of cards in the active player's hand without the one that is played.
"""

from __future__ import annotations

from games.rules.asante.state import State


def always(state: State, others: int) -> str | None:
    """A condition that always holds."""
    return None


def can_draw(state: State, others: int) -> str | None:
    """A card can be drawn, turned over or looked at (AS-13.1)."""
    return None if state.can_draw else "no_card_to_draw"


def has_ware(state: State, others: int) -> str | None:
    """At least 1 ware on the own stand."""
    return None if any(state.stand) else "stand_empty"


def has_space(state: State, others: int) -> str | None:
    """At least 1 free space on the own stand."""
    return None if state.free > 0 else "no_space"


def has_card(state: State, others: int) -> str | None:
    """At least 1 other card in hand."""
    return None if others else "no_other_card"


def opponent_has_ware(state: State, others: int) -> str | None:
    """At least 1 ware on the opponent's stand."""
    return None if any(state.stands[state.other]) else "opponent_stand_empty"
