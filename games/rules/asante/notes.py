"""The notes of Asante. Those about announced cards and about choices inside effects are in effect_notes.py.

`total` is what a player has afterwards, `source` the card or Holy Place whose effect it is.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from games.engine.contract import Secret
from games.rules.asante.effect_notes import EffectNote

# Setup, turn, end


class StarterDrawn(msgspec.Struct, frozen=True, tag="starter_drawn"):
    """Who begins (AS-2.7)."""

    seat: int


class RowLaid(msgspec.Struct, frozen=True, tag="row_laid"):
    """The first Holy Places, slots 1 to 3 (AS-2.2)."""

    row: tuple[str, ...]


class HandDealt(msgspec.Struct, frozen=True, tag="hand_dealt"):
    """From the draw pile to a hand (AS-2.6); sorted, since nobody may learn the order of the deal."""

    seat: int
    count: int
    cards: Secret[tuple[str, ...]]


class TurnStarted(msgspec.Struct, frozen=True, tag="turn_started"):
    """All markers available, all Artifacts ready (AS-3.2); `last`: the game ends with this turn."""

    seat: int
    turn: int
    last: bool


class PlayBegun(msgspec.Struct, frozen=True, tag="play_begun"):
    """From the DRAW to the PLAY phase with so many markers (AS-4.4)."""

    seat: int
    markers: int


class BonusTaken(msgspec.Struct, frozen=True, tag="bonus_taken"):
    """Gold for markers not spent (AS-3.5)."""

    seat: int
    gold: int
    total: int


class EndTriggered(msgspec.Struct, frozen=True, tag="end_triggered"):
    """Enough gold at the end of a turn: the opponent has one more (AS-14.1)."""

    seat: int
    gold: int


class GameEnded(msgspec.Struct, frozen=True, tag="game_ended"):
    """`reason`: last_turn (AS-14.1) or turn_limit (AS-14.6); `tied`: equal gold, so the last turn decides (AS-14.5)."""

    winner: int
    gold: tuple[int, ...]
    reason: str
    tied: bool


# Piles


class DrawBegun(msgspec.Struct, frozen=True, tag="draw_begun"):
    """A marker is spent to see the top card; so many are left (AS-4.1)."""

    seat: int
    markers: int


class CardDrawn(msgspec.Struct, frozen=True, tag="card_drawn"):
    """From the draw pile, which then has `pile` cards: to the hand; if `source` is draw_card, to be kept or not."""

    seat: int
    card: Secret[str]
    source: str
    pile: int


class CardKept(msgspec.Struct, frozen=True, tag="card_kept"):
    """The drawn card goes to the hand (AS-4.2)."""

    seat: int
    card: Secret[str]


class CardRejected(msgspec.Struct, frozen=True, tag="card_rejected"):
    """The drawn card goes to the discard pile (AS-4.3)."""

    seat: int
    card: str


class CardTurned(msgspec.Struct, frozen=True, tag="card_turned"):
    """From the draw pile face up (AS-11.17): `found`, else to the discard pile."""

    seat: int
    card: str
    source: str
    found: bool
    pile: int


class SearchFailed(msgspec.Struct, frozen=True, tag="search_failed"):
    """No such card is left in the piles (AS-11.17)."""

    seat: int
    source: str


class PileRenewed(msgspec.Struct, frozen=True, tag="pile_renewed"):
    """The discard pile is shuffled and becomes the draw pile (AS-13.1)."""

    cards: int


class RowRefilled(msgspec.Struct, frozen=True, tag="row_refilled"):
    """From the Holy Place draw pile to the row (AS-7.5)."""

    slot: int
    kind: str


class HolyPileRenewed(msgspec.Struct, frozen=True, tag="holy_pile_renewed"):
    """The Holy Place discard pile is shuffled and becomes their draw pile (AS-13.3)."""

    cards: int


# Wares and gold


class WaresBought(msgspec.Struct, frozen=True, tag="wares_bought"):
    """Wares from the supply for gold; the Ware card to the discard pile (AS-6.1)."""

    seat: int
    card: str
    wares: tuple[str, ...]
    gold: int
    total: int


class WaresSold(msgspec.Struct, frozen=True, tag="wares_sold"):
    """Wares to the supply for gold; the Ware card to the discard pile (AS-6.3)."""

    seat: int
    card: str
    wares: tuple[str, ...]
    gold: int
    total: int


class GoldTaken(msgspec.Struct, frozen=True, tag="gold_taken"):
    """By an effect."""

    seat: int
    gold: int
    total: int
    source: str


class GoldPaid(msgspec.Struct, frozen=True, tag="gold_paid"):
    """For an effect."""

    seat: int
    gold: int
    total: int
    source: str


class WareTaken(msgspec.Struct, frozen=True, tag="ware_taken"):
    """From the supply to a stand."""

    seat: int
    ware: str
    source: str


class WareReturned(msgspec.Struct, frozen=True, tag="ware_returned"):
    """From a stand to the supply."""

    seat: int
    ware: str
    source: str


class WareStolen(msgspec.Struct, frozen=True, tag="ware_stolen"):
    """From the stand of `of` to the supply; whoever keeps it takes it from there (AS-12.6)."""

    seat: int
    of: int
    ware: str


# Artifacts and Holy Places


class ArtifactPlaced(msgspec.Struct, frozen=True, tag="artifact_placed"):
    """From the hand, or found by a Carver, to a place; what lay there goes to the discard pile (AS-7.2 to AS-7.4)."""

    seat: int
    card: str
    slot: int
    replaced: str | None


class ArtifactUsed(msgspec.Struct, frozen=True, tag="artifact_used"):
    """For so many markers (AS-7.7)."""

    seat: int
    card: str
    slot: int
    markers: int


class ArtifactSeized(msgspec.Struct, frozen=True, tag="artifact_seized"):
    """From a place of `of` to the resolving zone (AS-12.2)."""

    seat: int
    of: int
    card: str
    slot: int


class HolyPlaceTaken(msgspec.Struct, frozen=True, tag="holy_place_taken"):
    """To the front of a seat: from a slot of the row, or from the front of `of` (AS-7.3, AS-7.4, AS-11.14, AS-12.5)."""

    seat: int
    kind: str
    slot: int | None
    of: int | None


class HolyPlacePlayed(msgspec.Struct, frozen=True, tag="holy_place_played"):
    """One of so many copies goes to the Holy Place discard pile (AS-9.3)."""

    seat: int
    kind: str
    copies: int


class MarkersRetrieved(msgspec.Struct, frozen=True, tag="markers_retrieved"):
    """Spent markers are available again (AS-9.8)."""

    seat: int
    count: int
    markers: int
    source: str


Note: TypeAlias = (
    StarterDrawn
    | RowLaid
    | HandDealt
    | TurnStarted
    | PlayBegun
    | BonusTaken
    | EndTriggered
    | GameEnded
    | DrawBegun
    | CardDrawn
    | CardKept
    | CardRejected
    | CardTurned
    | SearchFailed
    | PileRenewed
    | RowRefilled
    | HolyPileRenewed
    | WaresBought
    | WaresSold
    | GoldTaken
    | GoldPaid
    | WareTaken
    | WareReturned
    | WareStolen
    | ArtifactPlaced
    | ArtifactUsed
    | ArtifactSeized
    | HolyPlaceTaken
    | HolyPlacePlayed
    | MarkersRetrieved
    | EffectNote
)
