"""A front area: the Roman deck's cards that a seat has won in this round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from games.rules.asterix.cards import VALUE

TOP_VALUE: Final = max(VALUE.values())


class Front(msgspec.Struct):
    """The cards in the order in which they came, and how many Romans of each value they are: bots ask that most."""

    cards: list[str]
    counts: list[int]
    """By value; index 0 counts the Pirates."""

    def add(self, card: str) -> None:
        """The card is laid down here."""
        self.cards.append(card)
        self.counts[VALUE[card]] += 1

    def remove(self, card: str) -> None:
        """The card leaves."""
        self.cards.remove(card)
        self.counts[VALUE[card]] -= 1

    def copy(self) -> Front:
        """An equal front area that shares nothing that can change."""
        return Front(self.cards[:], self.counts[:])


def front_of(cards: Sequence[str]) -> Front:
    """The front area in which these cards lie."""
    return Front(list(cards), tally(cards))


def tally(cards: Sequence[str]) -> list[int]:
    """How many Romans of each value these are, by value; index 0 counts the Pirates."""
    counts = [0] * (TOP_VALUE + 1)
    for card in cards:
        counts[VALUE[card]] += 1
    return counts
