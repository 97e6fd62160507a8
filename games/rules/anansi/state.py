"""The state of a game of Anansi."""

from __future__ import annotations

import msgspec

from games.rules.anansi.cards import Colour
from games.rules.anansi.messages import Laid, Phase, RoundScore, Setup, Trick


class State(msgspec.Struct):
    """The full state. Lists are by seat; only lists change in place."""

    setup: Setup
    phase: Phase
    round: int
    row: tuple[Colour, ...]
    leader: int | None
    turn: int | None
    trump: Colour | None
    columns: list[tuple[str, ...]]
    """The cards under each trump card of the row, from left to right."""
    undealt: tuple[str, ...]
    """The cards that chance has not dealt yet, sorted; once all hands are dealt, the open cards (AN-4.9)."""
    hands: list[int]
    """Sets of cards as bits (cards.py)."""
    trick: list[Laid]
    recruiters: int
    """How many players have recruited in this trick."""
    tricks: list[Trick]
    """The finished tricks of this round: all that a player could remember, voids too (AN-7.4)."""
    listeners: list[int]
    stacks: list[int]
    supply: int
    scored: tuple[tuple[RoundScore, ...], ...]

    def copy(self) -> State:
        """An equal state that shares nothing that can change."""
        return State(
            self.setup,
            self.phase,
            self.round,
            self.row,
            self.leader,
            self.turn,
            self.trump,
            self.columns[:],
            self.undealt,
            self.hands[:],
            self.trick[:],
            self.recruiters,
            self.tricks[:],
            self.listeners[:],
            self.stacks[:],
            self.supply,
            self.scored,
        )
