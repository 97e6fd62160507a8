"""The state of a game of Anansi."""

from __future__ import annotations

import msgspec

from games.rules.anansi.cards import Colour
from games.rules.anansi.messages import Laid, Phase, RoundScore, Setup, Trick


class State(msgspec.Struct):
    """Everything, by seat where it is a list. What is not a list never changes in place."""

    setup: Setup
    phase: Phase
    round: int
    row: tuple[Colour, ...]
    leader: int | None
    turn: int | None
    trump: Colour | None
    columns: list[tuple[str, ...]]
    """Under the trump cards of the row, from left to right."""
    undealt: tuple[str, ...]
    """The pool of chance, sorted; once all hands are dealt, the open cards (AN-4.9)."""
    hands: list[list[str]]
    """By colour and value."""
    trick: list[Laid]
    recruiters: int
    """How many have recruited in this trick."""
    tricks: list[Trick]
    """The finished tricks of this round: all that a memory could hold (AN-7.4 is read off them)."""
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
            [hand[:] for hand in self.hands],
            self.trick[:],
            self.recruiters,
            self.tricks[:],
            self.listeners[:],
            self.stacks[:],
            self.supply,
            self.scored,
        )
