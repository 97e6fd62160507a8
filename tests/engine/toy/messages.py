"""What the toy says and hears."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from games.engine.contract import Secret


class Setup(msgspec.Struct, frozen=True):
    """Without `chips` nobody bids or peeks; without `prizes` each trick is worth 1."""

    seats: int
    deck: tuple[str, ...]
    hand: int
    rounds: int
    chips: tuple[int, ...] = ()
    prizes: int = 0


class Options(msgspec.Struct, frozen=True):
    """None."""


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """Bid this chip, hidden until all are in."""

    chip: int


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Lay the card that was peeked at face up before oneself."""


class Bury(msgspec.Struct, frozen=True, tag="bury"):
    """Lay the card that was peeked at face down in the middle, for good."""


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Play a card of the hand, of the led colour if there is one."""

    card: str


Move: TypeAlias = Bid | Take | Bury | Play


class Buried(msgspec.Struct, frozen=True):
    """A card in the middle; null: hidden from the viewer."""

    by: int
    card: str | None


class View(msgspec.Struct, frozen=True, tag="view"):
    """All that a viewer may know; null: hidden from it."""

    you: int | None
    setup: Setup
    phase: str
    turn: int
    round: int
    leader: int
    pool: int
    prizes: tuple[str, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    sizes: tuple[int, ...]
    chips: tuple[tuple[int, ...], ...]
    bidders: tuple[int, ...]
    bids: tuple[int | None, ...]
    shown: tuple[tuple[int, int], ...]
    peeked: str | None
    buried: tuple[Buried, ...]
    stacks: tuple[tuple[str, ...], ...]
    trick: tuple[str, ...]
    discard: tuple[str, ...]
    voids: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]


class PrizesLaid(msgspec.Struct, frozen=True, tag="prizes_laid"):
    """What the tricks are worth, in order."""

    cards: tuple[str, ...]


class HandDealt(msgspec.Struct, frozen=True, tag="hand_dealt"):
    """A hand, sorted, since nobody may learn the order of the deal."""

    seat: int
    cards: Secret[tuple[str, ...]]


class BidMade(msgspec.Struct, frozen=True, tag="bid_made"):
    """A chip lies face down."""

    seat: int
    chip: Secret[int]


class BidsShown(msgspec.Struct, frozen=True, tag="bids_shown"):
    """All bids, in the order of seats."""

    bids: tuple[tuple[int, int], ...]


class Peeked(msgspec.Struct, frozen=True, tag="peeked"):
    """The highest bidder looks at a card of the pile."""

    seat: int
    card: Secret[str]


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    """The card lies face up before the seat."""

    seat: int
    card: str


class WasBuried(msgspec.Struct, frozen=True, tag="was_buried"):
    """The card lies face down in the middle."""

    seat: int


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A card of the trick."""

    seat: int
    card: str


class TrickWon(msgspec.Struct, frozen=True, tag="trick_won"):
    """The highest card of the led colour."""

    seat: int
    points: int


Note: TypeAlias = PrizesLaid | HandDealt | BidMade | BidsShown | Peeked | Taken | WasBuried | Played | TrickWon


class Hints(msgspec.Struct, frozen=True):
    """The cards that can be played."""

    playable: tuple[str, ...]
