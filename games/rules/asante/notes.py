"""What Asante tells. `total` is what a player has afterwards, `source` the card or Holy Place at work."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from games.engine.contract import Secret

# Setup, turn, end


class StarterDrawn(msgspec.Struct, frozen=True, tag="starter_drawn"):
    """Who begins (AS-2.7)."""

    seat: int


class RowLaid(msgspec.Struct, frozen=True, tag="row_laid"):
    """The first Holy Places, slots 1 to 3 (AS-2.2)."""

    row: tuple[str, ...]


class HandDealt(msgspec.Struct, frozen=True, tag="hand_dealt"):
    """From the draw pile to a hand (AS-2.6); sorted, since the order dealt is no news."""

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


# Persons and Animals


class CardAnnounced(msgspec.Struct, frozen=True, tag="card_announced"):
    """From the hand, or found by a Tracker, to the resolving zone; the opponent is asked (AS-8.1, AS-8.9)."""

    seat: int
    card: str
    markers: int


class CardLetPass(msgspec.Struct, frozen=True, tag="card_let_pass"):
    """The opponent lets the announced card take effect (AS-8.3)."""

    seat: int
    card: str


class CardCancelled(msgspec.Struct, frozen=True, tag="card_cancelled"):
    """An Animalist from the hand of `seat`: the announced card, then the Animalist go to the discard pile (AS-8.4)."""

    seat: int
    card: str


class CardFinished(msgspec.Struct, frozen=True, tag="card_finished"):
    """From the resolving zone to the discard pile (AS-1.5)."""

    seat: int
    card: str


class MarketCried(msgspec.Struct, frozen=True, tag="market_cried"):
    """For the rest of the turn Ware cards are so much cheaper and dearer in all (AS-11.10)."""

    seat: int
    gold: int


class NothingFitted(msgspec.Struct, frozen=True, tag="nothing_fitted"):
    """No card of the hand fits a Haggler (AS-11.7)."""

    seat: int
    source: str


# Choices inside effects


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """No more of what might be done."""

    seat: int
    source: str


class OptionChosen(msgspec.Struct, frozen=True, tag="option_chosen"):
    """How the effect goes on."""

    seat: int
    source: str
    option: str


class NumberChosen(msgspec.Struct, frozen=True, tag="number_chosen"):
    """So many wares for so many cards (AS-11.2)."""

    seat: int
    number: int
    cards: int


class SlotChosen(msgspec.Struct, frozen=True, tag="slot_chosen"):
    """The Holy Place of the row that is carried out or taken."""

    seat: int
    source: str
    slot: int
    kind: str


class KindChosen(msgspec.Struct, frozen=True, tag="kind_chosen"):
    """The action that Kilimanjaro stands for (AS-9.10)."""

    seat: int
    kind: str


class CardDiscarded(msgspec.Struct, frozen=True, tag="card_discarded"):
    """From the hand to the discard pile."""

    seat: int
    card: str
    source: str


class CardTaken(msgspec.Struct, frozen=True, tag="card_taken"):
    """To the hand: from the discard pile by a Healer, or what a Tracker or Carver found."""

    seat: int
    card: str
    source: str


class CardsExchanged(msgspec.Struct, frozen=True, tag="cards_exchanged"):
    """The top of the discard pile against a card of the hand (AS-10.6)."""

    seat: int
    given: str
    taken: str


class PileLookedAt(msgspec.Struct, frozen=True, tag="pile_looked_at"):
    """The top cards of the draw pile, position 1 first (AS-11.9)."""

    seat: int
    count: int
    cards: Secret[tuple[str, ...]]


class PositionTaken(msgspec.Struct, frozen=True, tag="position_taken"):
    """From this position of the draw pile to the hand (AS-11.9)."""

    seat: int
    position: int
    card: Secret[str]
    pile: int


class HandSeen(msgspec.Struct, frozen=True, tag="hand_seen"):
    """All cards in the hand of `of` (AS-12.4)."""

    seat: int
    of: int
    count: int
    cards: Secret[tuple[str, ...]]


class CardStolen(msgspec.Struct, frozen=True, tag="card_stolen"):
    """From the hand of `of`, set aside until a card is given for it; both players know it (AS-12.4)."""

    seat: int
    of: int
    card: Secret[str]


class CardGiven(msgspec.Struct, frozen=True, tag="card_given"):
    """From hand to hand; the card set aside goes to the hand of `seat`; both players know it (AS-12.4)."""

    seat: int
    to: int
    card: Secret[str]


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
    | CardAnnounced
    | CardLetPass
    | CardCancelled
    | CardFinished
    | MarketCried
    | NothingFitted
    | Stopped
    | OptionChosen
    | NumberChosen
    | SlotChosen
    | KindChosen
    | CardDiscarded
    | CardTaken
    | CardsExchanged
    | PileLookedAt
    | PositionTaken
    | HandSeen
    | CardStolen
    | CardGiven
)
