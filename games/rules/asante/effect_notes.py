"""Notes about announced cards (AS-8, AS-11, AS-12) and about choices inside effects (part 6.2).

`source` is the card or Holy Place whose effect it is.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from games.engine.contract import Secret

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


EffectNote: TypeAlias = (
    CardAnnounced
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
