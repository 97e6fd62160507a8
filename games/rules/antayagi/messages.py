"""Everything that Antayagí writes down or sends: setup, options, moves, view, notes and hints.

Cards are kinds (cards.py). Slots count from 0, as seats do. The index of a tuple by seat is the seat.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from games.engine.contract import Secret
from games.rules.antayagi.cards import DECK, HAND_SIZE, TURN_LIMIT

Back = Literal["hat", "plain", "sabotage", "t_rex"]
Facing = Literal["in", "out"]
"""`in`: the holder sees the face, the others the back; `out`: the other way round."""
Phase = Literal[
    "first_player", "deal", "choose_partner", "choose_card", "reaction", "take_card", "draw", "top_card", "over"
]
"""Chance must speak in first_player, deal, draw (a face) and top_card (the back of the new top card)."""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """The numbers of a game. Chance decides on `first` if it is not given."""

    players: int
    base_target: int
    first: int | None = None
    cards: tuple[str, ...] = DECK
    hand_size: int = HAND_SIZE
    turn_limit: int = TURN_LIMIT


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who begins (AY-4.2); a seat that the table does not have is refused."""

    first_player: Literal["random", "seat_0", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6"] = "random"


# Moves


class ChoosePartner(msgspec.Struct, frozen=True, tag="choose_partner", forbid_unknown_fields=True):
    """Trade with this seat (AY-5.1)."""

    seat: int


class ChooseCard(msgspec.Struct, frozen=True, tag="choose_card", forbid_unknown_fields=True):
    """Give the card in this slot of the own hand (AY-5.5)."""

    slot: int


class PlaySabotage(msgspec.Struct, frozen=True, tag="play_sabotage", forbid_unknown_fields=True):
    """Play the Sabotage in this slot of the own hand (AY-6.5)."""

    slot: int


class Pass(msgspec.Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Keep the Sabotage (AY-6.4)."""


class TakeCard(msgspec.Struct, frozen=True, tag="take_card", forbid_unknown_fields=True):
    """Take the card in this slot of the other participant's hand (AY-7.5)."""

    slot: int


Move: TypeAlias = ChoosePartner | ChooseCard | PlaySabotage | Pass | TakeCard


# View


class Slot(msgspec.Struct, frozen=True):
    """A card in a hand; null for viewers who cannot see its face. `deck`: how often the pile had been reshuffled when
    it was drawn; the card is one of the unseen cards of that deck."""

    back: Back
    facing: Facing
    card: str | None
    deck: int


class Memory(msgspec.Struct, frozen=True):
    """A card of another hand that the viewer saw before a Hat turned it (AY-10.7)."""

    seat: int
    slot: int
    card: str


class Offer(msgspec.Struct, frozen=True):
    """A card that lies revealed on the table."""

    seat: int
    card: str


class View(msgspec.Struct, frozen=True, tag="view"):
    """All that a viewer may know of a table (10.2 of the rules file)."""

    you: int | None
    setup: Setup
    phase: Phase
    waiting: tuple[int, ...]
    """The seats that may move now."""
    turn: int
    """From 1; the turns completed, once the game is over."""
    active: int | None
    partner: int | None
    hands: tuple[tuple[Slot, ...], ...]
    bags: tuple[tuple[str, ...], ...]
    """Cards in the order in which they came."""
    goods: tuple[int, ...]
    targets: tuple[int, ...]
    pile: int
    top: Back | None
    """The back of the top card of the draw pile."""
    discard: tuple[str, ...]
    """The discard pile, which lies open; the first card was discarded first."""
    shuffles: int
    """How often the discard pile has become the draw pile."""
    chosen: tuple[int, ...]
    """The participants whose card for the exchange is chosen and not yet revealed."""
    choices: tuple[int | None, ...]
    """The chosen slots, by seat: only the viewer's own (the viewer ALL sees all)."""
    revealed: tuple[Offer, ...]
    """The active player's card, then the partner's, while a Sabotage can be played."""
    asking: tuple[int, ...]
    """Who is asked for a Sabotage, and who will be after that if nobody plays one."""
    saboteurs: tuple[int, ...]
    """Who has played a Sabotage in this turn, in order; an odd number cancels the exchange."""
    powers: tuple[Offer, ...]
    """Received cards whose power is still to be carried out, the next one last."""
    taker: int | None
    """Who takes a card by a Lollipop."""
    drawer: int | None
    """Who draws, while chance must speak."""
    partner_draws: bool
    """Whether the partner is still owed the card of AY-9.1."""
    turned: tuple[int, ...]
    """By seat: how many cards of the hand, from the first slot on, a Hat has turned."""
    unseen: tuple[tuple[str, ...], ...]
    """By deck: the cards that this viewer has not seen. They are in hands or, of the newest deck, in the pile."""
    memories: tuple[Memory, ...]
    winners: tuple[int, ...]


# Notes


class FirstPlayerDrawn(msgspec.Struct, frozen=True, tag="first_player_drawn"):
    """Chance names who begins (AY-4.2)."""

    seat: int


class CardDealt(msgspec.Struct, frozen=True, tag="card_dealt"):
    """Before the first turn: from the deck to this slot (AY-4.4)."""

    seat: int
    slot: int
    back: Back
    facing: Facing
    card: Secret[str]


class TopCardShown(msgspec.Struct, frozen=True, tag="top_card_shown"):
    """The draw pile has a new top card, of which everybody sees the back (AY-4.5)."""

    back: Back
    pile: int


class TurnStarted(msgspec.Struct, frozen=True, tag="turn_started"):
    """It is the turn of this seat."""

    turn: int
    seat: int


class ExchangeSkipped(msgspec.Struct, frozen=True, tag="exchange_skipped"):
    """A turn without an exchange (AY-5.3): the seat has no card (`own_hand`), or nobody else has (`other_hands`)."""

    seat: int
    empty: Literal["own_hand", "other_hands"]


class PartnerChosen(msgspec.Struct, frozen=True, tag="partner_chosen"):
    """The active seat trades with this partner."""

    seat: int
    partner: int


class CardChosen(msgspec.Struct, frozen=True, tag="card_chosen"):
    """A participant has made its secret choice."""

    seat: int
    slot: Secret[int]


class Reveal(msgspec.Struct, frozen=True):
    """A card from a slot of a hand, now open on the table."""

    seat: int
    slot: int
    card: str


class CardsRevealed(msgspec.Struct, frozen=True, tag="cards_revealed"):
    """Both cards turn over together (AY-5.8), in seat order. `asking`: who will be asked for a Sabotage, in order."""

    cards: tuple[Reveal, ...]
    asking: tuple[int, ...]


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A seat keeps its Sabotage."""

    seat: int


class SabotagePlayed(msgspec.Struct, frozen=True, tag="sabotage_played"):
    """From a hand to the discard pile (AY-6.5); `cancelled`: how things stand now; `asking`: who is asked, in order."""

    seat: int
    slot: int
    played: int
    """How many Sabotages this is in this exchange."""
    cancelled: bool
    asking: tuple[int, ...]


class ExchangeCancelled(msgspec.Struct, frozen=True, tag="exchange_cancelled"):
    """Both cards go to the discard pile, the active player's first (AY-5.12)."""

    reason: Literal["equal", "sabotage"]
    cards: tuple[Offer, ...]


class MagicianWorked(msgspec.Struct, frozen=True, tag="magician_worked"):
    """The Magician of this seat is discarded; `keeper` gets its own card back (AY-7.2)."""

    seat: int
    keeper: int


class CardReceived(msgspec.Struct, frozen=True, tag="card_received"):
    """A revealed card arrives (AY-7.3); `giver` is the seat itself where a Magician lets it keep its card."""

    seat: int
    giver: int
    card: str
    place: Literal["bag", "discard"]


class CardTaken(msgspec.Struct, frozen=True, tag="card_taken"):
    """By a Lollipop: out of a slot of the giver's hand, and at once to its place (AY-7.5)."""

    seat: int
    giver: int
    slot: int
    card: str
    place: Literal["bag", "discard"]


class NothingToTake(msgspec.Struct, frozen=True, tag="nothing_to_take"):
    """A Lollipop finds an empty hand (AY-7.5a)."""

    seat: int
    giver: int


class HandDiscarded(msgspec.Struct, frozen=True, tag="hand_discarded"):
    """By a Muffin: the whole hand, in the order of slots (AY-7.6); it may have been empty."""

    seat: int
    cards: tuple[str, ...]


class HandTurned(msgspec.Struct, frozen=True, tag="hand_turned"):
    """By a Hat: the holder sees these cards from now on (AY-7.8)."""

    seat: int
    count: int
    cards: Secret[tuple[str, ...]]


class TRexAte(msgspec.Struct, frozen=True, tag="t_rex_ate"):
    """A T-Rex and its meal go from the bag to the discard pile (AY-7.10)."""

    seat: int
    card: str


class CardDrawn(msgspec.Struct, frozen=True, tag="card_drawn"):
    """From the draw pile to the last slot of a hand (AY-9.4); `pile` cards are left."""

    seat: int
    slot: int
    back: Back
    facing: Facing
    card: Secret[str]
    pile: int


class PileReshuffled(msgspec.Struct, frozen=True, tag="pile_reshuffled"):
    """The whole discard pile becomes the draw pile (AY-9.5)."""

    pile: int


class GameEnded(msgspec.Struct, frozen=True, tag="game_ended"):
    """`reason`: target (AY-8.4), both_targets (AY-8.5), turn_limit (AY-8.9)."""

    winners: tuple[int, ...]
    reason: Literal["target", "both_targets", "turn_limit"]


Note: TypeAlias = (
    FirstPlayerDrawn
    | CardDealt
    | TopCardShown
    | TurnStarted
    | ExchangeSkipped
    | PartnerChosen
    | CardChosen
    | CardsRevealed
    | Passed
    | SabotagePlayed
    | ExchangeCancelled
    | MagicianWorked
    | CardReceived
    | CardTaken
    | NothingToTake
    | HandDiscarded
    | HandTurned
    | TRexAte
    | CardDrawn
    | PileReshuffled
    | GameEnded
)


# Hints


class SeatHint(msgspec.Struct, frozen=True):
    """How a bag stands; `eats`: what a T-Rex in it will eat first, null where there is no T-Rex or no food."""

    goods: int
    target: int
    missing: int
    t_rexes: int
    eats: str | None
    sabotages: int


class Preview(msgspec.Struct, frozen=True):
    """What the revealed exchange brings a participant if it stands, before any card is taken by a Lollipop.

    `receives` is null for who showed a Magician; where both reach their targets only the partner `wins` (AY-8.5)."""

    seat: int
    receives: str | None
    goods: int
    target: int
    wins: bool
    takes: bool
    """A Lollipop then takes cards too, which may change all this."""


class Hints(msgspec.Struct, frozen=True, tag="hints"):
    """What a player would work out by counting."""

    seats: tuple[SeatHint, ...]
    exchange: tuple[Preview, ...]
