"""Everything that Asterix writes down or sends: setup, options, moves, view, notes and hints.

Cards are kinds: `roman_01` to `roman_15` and `pirate_...` in the Roman deck, "1" to "10" and
"idefix" in the hands. Fields named `seats` are ascending; the index of a tuple by seat is the seat.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from games.engine.contract import Secret

Gaul = Literal["asterix", "obelix", "getafix", "vitalstatistix", "cacofonix"]
Card = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "idefix"]


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """The numbers of a game; an empty tuple stands for what the rules file says."""

    players: int
    gauls: tuple[Gaul, ...] = ()
    """By seat, or empty: the players choose (AX-1.3)."""
    hands: tuple[tuple[Card, ...], ...] = ()
    """The hand of each seat in every round, or empty: all eleven cards (AX-2.1)."""
    deck: tuple[str, ...] = ()
    """The Roman deck of every round, or empty: all fifty cards (AX-2.2)."""
    rounds: int = 4
    bonus: tuple[int, ...] = (0, 0, 20, 50, 100)
    """Points for a set of 0, 1, 2, 3 or 4 Romans of one value (AX-11.9)."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules file leaves a table nothing to choose."""


# Moves


class ChooseGaul(msgspec.Struct, frozen=True, tag="choose_gaul", forbid_unknown_fields=True):
    """Take this Gaul for the whole game (AX-1.3)."""

    gaul: Gaul


class Bid(msgspec.Struct, frozen=True, tag="bid", forbid_unknown_fields=True):
    """Bid this card of the hand for the prize (AX-5)."""

    card: Card


class AssignPeeked(msgspec.Struct, frozen=True, tag="assign_peeked", forbid_unknown_fields=True):
    """Lay the looked-at card before this seat; before the own one: keep it (AX-9.4)."""

    to: int


class ChooseEscapee(msgspec.Struct, frozen=True, tag="choose_escapee", forbid_unknown_fields=True):
    """Let one Roman of this value go with the Pirate that takes any (AX-11.7)."""

    value: int


Move: TypeAlias = ChooseGaul | Bid | AssignPeeked | ChooseEscapee


# View


class RoundScore(msgspec.Struct, frozen=True):
    """What one seat scored in one round: values of the Romans and set bonuses (AX-11.10)."""

    values: int
    bonus: int

    @property
    def points(self) -> int:
        """Values and set bonuses together."""
        return self.values + self.bonus


class LastTrick(msgspec.Struct, frozen=True):
    """The trick that was revealed last, at the start of a round that of the round before.

    `bids` by seat, null for no bid; a null winner means nobody.
    """

    prize: str
    bids: tuple[str | None, ...]
    winner: int | None


class View(msgspec.Struct, frozen=True, tag="view"):
    """All that a viewer may know of a table (part 7 of the rules file)."""

    you: int | None
    setup: Setup
    phase: str
    """setup, bidding, idefix, scoring, over; or, while chance must speak, prize, look, final_draw."""
    waiting: tuple[int, ...]
    """The seats that may move now."""
    round: int
    rounds: int
    gauls: tuple[str | None, ...]
    hands: tuple[tuple[str, ...], ...]
    """Hands are public. A card that was bid stays in its hand until it is discarded."""
    discards: tuple[tuple[str, ...], ...]
    prize: str | None
    chosen: tuple[int, ...]
    """The seats whose bid for this prize is in."""
    sitting_out: tuple[int, ...]
    bids: tuple[str | None, ...]
    """Bids not yet revealed, by seat: only the viewer's own (the viewer ALL sees all)."""
    last_trick: LastTrick | None
    looker: int | None
    """Whose Idefix looks, or looked, at the top card of the pile."""
    peeked: str | None
    """The looked-at card, for its looker only until it is assigned."""
    pile: int
    unseen: tuple[str, ...]
    """The Roman-deck cards this viewer has not seen in this round: the pile and a card others look at."""
    fronts: tuple[tuple[str, ...], ...]
    """By seat: the cards in the order in which they were laid down."""
    set_aside: tuple[str, ...]
    last_fronts: tuple[tuple[str, ...], ...]
    """The front areas at the end of the round before, before Pirates acted; empty in the first round."""
    results: tuple[tuple[RoundScore, ...], ...]
    """Finished rounds, by seat."""
    totals: tuple[int, ...]


# Notes


class GaulChosen(msgspec.Struct, frozen=True, tag="gaul_chosen"):
    """A seat took its Gaul."""

    seat: int
    gaul: str


class RoundStarted(msgspec.Struct, frozen=True, tag="round_started"):
    """Hands are complete and the Roman deck is shuffled (AX-2)."""

    round: int
    pile: int


class PrizeTurned(msgspec.Struct, frozen=True, tag="prize_turned"):
    """From the pile to the centre (AX-4.5); these seats sit this one out (AX-5.4)."""

    card: str
    pile: int
    sitting_out: tuple[int, ...]


class BidMade(msgspec.Struct, frozen=True, tag="bid_made"):
    """From a hand to the bid slot, face down."""

    seat: int
    card: Secret[str]


class OpenBid(msgspec.Struct, frozen=True):
    """A revealed bid; Idefix has no flasks."""

    seat: int
    card: str
    flasks: int


class BidsRevealed(msgspec.Struct, frozen=True, tag="bids_revealed"):
    """All bids turn over together (AX-5.7), in seat order."""

    prize: str
    bids: tuple[OpenBid, ...]


class BidsCancelled(msgspec.Struct, frozen=True, tag="bids_cancelled"):
    """A complete tie: these bids are out of the comparison (AX-6.4)."""

    card: str
    flasks: int
    seats: tuple[int, ...]


class TrickWon(msgspec.Struct, frozen=True, tag="trick_won"):
    """The prize goes from the centre to the front area of the seat that bid `card`."""

    seat: int
    prize: str
    card: str


class PrizeSetAside(msgspec.Struct, frozen=True, tag="prize_set_aside"):
    """Nobody won; the prize goes from the centre out of the round (AX-7.4, AX-8.4)."""

    prize: str


class CardDiscarded(msgspec.Struct, frozen=True, tag="card_discarded"):
    """A hand card is lost for the round. `reason`: won (AX-7.2), lost_to_pirate (AX-8.3), sat_out (AX-8.5),
    kept_roman, gave_pirate or last_card (AX-9.7), last_idefix (AX-4.1)."""

    seat: int
    card: str
    reason: str


class CardTakenBack(msgspec.Struct, frozen=True, tag="card_taken_back"):
    """A bid goes back into its hand. `reason`: lost (AX-7.3), no_winner (AX-7.4, AX-8.4), took_pirate (AX-8.2),
    idefix_cancelled (AX-9.2), pile_empty (AX-9.9), gave_roman or kept_pirate (AX-9.7)."""

    seat: int
    card: str
    reason: str


class CardLookedAt(msgspec.Struct, frozen=True, tag="card_looked_at"):
    """From the pile to the seat whose Idefix looks (AX-9.3)."""

    seat: int
    card: Secret[str]
    pile: int


class PeekedAssigned(msgspec.Struct, frozen=True, tag="peeked_assigned"):
    """The looked-at card goes face up from `seat` to the front area of `to` (AX-9.6)."""

    seat: int
    to: int
    card: str


class CardsDrawn(msgspec.Struct, frozen=True, tag="cards_drawn"):
    """The final draw: from the pile to the front area, using up the hand (AX-10.2 to AX-10.4)."""

    seat: int
    cards: tuple[str, ...]
    hand: tuple[str, ...]
    pile: int


class RoundEnded(msgspec.Struct, frozen=True, tag="round_ended"):
    """`reason`: hands_empty (AX-4.2), pile_empty (AX-4.3) or final_draw (AX-4.4)."""

    round: int
    reason: str


class RomanEscaped(msgspec.Struct, frozen=True, tag="roman_escaped"):
    """A Pirate frees a Roman of the same front area, which is set aside (AX-11.2)."""

    seat: int
    pirate: str
    card: str


class PirateFoundNobody(msgspec.Struct, frozen=True, tag="pirate_found_nobody"):
    """A Pirate has no fitting Roman (AX-11.4)."""

    seat: int
    pirate: str


class RoundScored(msgspec.Struct, frozen=True, tag="round_scored"):
    """The score of one seat and its new total; `romans` are those that were left."""

    round: int
    seat: int
    romans: tuple[str, ...]
    values: int
    bonus: int
    points: int
    total: int


class GameEnded(msgspec.Struct, frozen=True, tag="game_ended"):
    """The last round is scored; these seats share the first place."""

    winners: tuple[int, ...]


Note: TypeAlias = (
    GaulChosen
    | RoundStarted
    | PrizeTurned
    | BidMade
    | BidsRevealed
    | BidsCancelled
    | TrickWon
    | PrizeSetAside
    | CardDiscarded
    | CardTakenBack
    | CardLookedAt
    | PeekedAssigned
    | CardsDrawn
    | RoundEnded
    | RomanEscaped
    | PirateFoundNobody
    | RoundScored
    | GameEnded
)


# Hints


class Freed(msgspec.Struct, frozen=True):
    """A Pirate of a front area, and the Roman that it would free now (AX-11.3)."""

    pirate: str
    card: str


class FrontHint(msgspec.Struct, frozen=True):
    """What a front area would score now, Pirates applied; `estimated`: a free choice is taken as the best one."""

    values: int
    bonus: int
    points: int
    estimated: bool
    freed: tuple[Freed, ...] = ()
    """In the order in which the Pirates act; without what the holder of one may choose still (AX-11.7)."""


class CardHint(msgspec.Struct, frozen=True):
    """A card of the own hand, and which seats hold an equal card that beats it or cancels with it."""

    card: str
    flasks: int
    refused: str | None
    beaten_by: tuple[int, ...]
    cancels_with: tuple[int, ...]


class AssignHint(msgspec.Struct, frozen=True):
    """If the looked-at card goes to this seat: the change of its round score, and what becomes of Idefix."""

    to: int
    points: int
    idefix: Literal["discarded", "taken_back"]


class EscapeeHint(msgspec.Struct, frozen=True):
    """The round score after this value is given up."""

    value: int
    points: int


class Hints(msgspec.Struct, frozen=True, tag="hints"):
    """What a player would work out by counting."""

    fronts: tuple[FrontHint, ...]
    worth: tuple[int, ...]
    """By how much the prize would change the round score of each seat; empty without a prize."""
    cards: tuple[CardHint, ...]
    assign: tuple[AssignHint, ...]
    escapees: tuple[EscapeeHint, ...]
