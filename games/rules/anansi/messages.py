"""All that Anansi says and hears: setup, moves, views, notes and hints."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from games.engine.contract import Secret
from games.rules.anansi.cards import BONUSES, CARDS, LISTENERS, Colour

Phase: TypeAlias = Literal["row", "leader", "display", "hand", "lead", "follow", "game_over"]
"""In the first four phases chance must speak."""

Case: TypeAlias = Literal["over", "under", "exact"]

Reason: TypeAlias = Literal[
    "game_over",
    "not_your_turn",
    "not_in_hand",
    "must_follow_suit",
    "must_play_trump",
    "leader_cannot_recruit",
    "recruit_quota_used",
]
"""The codes of AN-6.5; if several apply, the first one counts."""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """All numbers of a game. Chance decides on `row` and `leader` if they are not given."""

    seats: int
    hand: int
    quota: int
    display: int = 2
    cards: tuple[str, ...] = tuple(sorted(CARDS))
    supply: int = LISTENERS
    bonuses: tuple[int, ...] = BONUSES
    bonus_for_zero: bool = True
    row: tuple[Colour, ...] = ()
    leader: int | None = None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules file offers no options."""


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Put a card into the trick."""

    card: str


class Recruit(msgspec.Struct, frozen=True, tag="recruit", forbid_unknown_fields=True):
    """Set a card aside and take its listeners."""

    card: str


Move: TypeAlias = Play | Recruit

PLAY: dict[str, Play] = {card: Play(card) for card in CARDS}
RECRUIT: dict[str, Recruit] = {card: Recruit(card) for card in CARDS}


class Laid(msgspec.Struct, frozen=True):
    """A card that lies open before a seat in a trick: part of the trick, or set aside to recruit."""

    seat: int
    card: str
    recruits: bool


class Trick(msgspec.Struct, frozen=True):
    """A finished trick of this round; `laid` in the order of turns, so the leader's card comes first."""

    trump: Colour
    winner: int
    laid: tuple[Laid, ...]


class RoundScore(msgspec.Struct, frozen=True):
    """What a round brought to a seat (AN-8.2): `points` is `kept` plus `bonus`."""

    seat: int
    listeners: int
    stacks: int
    case: Case
    kept: int
    bonus: int
    points: int


class Placing(msgspec.Struct, frozen=True):
    """A seat's place in the ranking (AN-8.12); `listeners` are those of its scoring pile."""

    seat: int
    rank: int
    points: int
    listeners: int


class Column(msgspec.Struct, frozen=True):
    """A column of the trump display, in the order in which its cards came."""

    colour: Colour
    cards: tuple[str, ...]


class SeatView(msgspec.Struct, frozen=True):
    """What lies before a seat. `hand` is null where hidden; `voids`: colours it has shown not to hold (AN-7.4)."""

    seat: int
    hand: tuple[str, ...] | None
    cards: int
    listeners: int
    inspired: int
    uninspired: int
    stacks: int
    voids: tuple[Colour, ...]
    pile_listeners: int
    pile_bonuses: tuple[int, ...]
    points: int


class View(msgspec.Struct, frozen=True):
    """All that a viewer may know. `display` is in row order; `unseen`: the cards hidden from the viewer.

    `bonus` is that of this round; `recruits_left`: how many may still recruit in this trick; `open` the cards out
    of play (AN-4.9), empty until all hands are dealt; `scored` has one tuple for each finished round.
    """

    you: int | None
    setup: Setup
    phase: Phase
    round: int
    rounds: int
    bonus: int
    trick_number: int
    tricks_in_round: int
    leader: int | None
    turn: int | None
    display: tuple[Column, ...]
    trump: Colour | None
    led: Colour | None
    trick: tuple[Laid, ...]
    recruits_left: int
    tricks: tuple[Trick, ...]
    seats: tuple[SeatView, ...]
    open: tuple[str, ...]
    unseen: tuple[str, ...]
    supply: int
    scored: tuple[tuple[RoundScore, ...], ...]


class RowLaid(msgspec.Struct, frozen=True, tag="row_laid"):
    """The trump cards lie side by side, from left to right."""

    row: tuple[Colour, ...]


class LeaderDrawn(msgspec.Struct, frozen=True, tag="leader_drawn"):
    """Chance named the leader of the first trick."""

    seat: int


class DisplayLaid(msgspec.Struct, frozen=True, tag="display_laid"):
    """A round's first cards lie in the trump display."""

    round: int
    cards: tuple[str, ...]


class HandDealt(msgspec.Struct, frozen=True, tag="hand_dealt"):
    """A seat has its hand; sorted, since nobody may learn the order of the deal."""

    seat: int
    count: int
    cards: Secret[tuple[str, ...]]


class OpenLaid(msgspec.Struct, frozen=True, tag="open_laid"):
    """The cards left over lie open, out of play for this round."""

    cards: tuple[str, ...]


class RoundOpened(msgspec.Struct, frozen=True, tag="round_opened"):
    """All is dealt and the leader may begin."""

    round: int
    bonus: int
    leader: int


class TrumpSet(msgspec.Struct, frozen=True, tag="trump_set"):
    """The trump of the next trick; `before` is the one until now; `counts` of the columns in row order."""

    colour: Colour
    before: Colour | None
    counts: tuple[int, ...]


class CardPlayed(msgspec.Struct, frozen=True, tag="card_played"):
    """A card went from a hand into the trick; `leads`: it opened the trick."""

    seat: int
    card: str
    leads: bool


class CardRecruited(msgspec.Struct, frozen=True, tag="card_recruited"):
    """A card was set aside before its seat, which took `listeners`; `supply` is what is left."""

    seat: int
    card: str
    listeners: int
    supply: int


class ListenersInspired(msgspec.Struct, frozen=True, tag="listeners_inspired"):
    """So many more listeners of a seat lie inspired on its stacks, `inspired` in all (AN-5.29)."""

    seat: int
    count: int
    inspired: int


class TrickWon(msgspec.Struct, frozen=True, tag="trick_won"):
    """A seat took the trick with `card`; `cards` became its story stack number `stacks`."""

    seat: int
    card: str
    cards: tuple[str, ...]
    stacks: int


class DisplayExtended(msgspec.Struct, frozen=True, tag="display_extended"):
    """The trick's recruiting cards went into the trump display; `counts` of the columns in row order."""

    recruits: tuple[Laid, ...]
    counts: tuple[int, ...]


class RoundScored(msgspec.Struct, frozen=True, tag="round_scored"):
    """A round was scored; `supply` is what lies there afterwards."""

    round: int
    lines: tuple[RoundScore, ...]
    supply: int


class GameEnded(msgspec.Struct, frozen=True, tag="game_ended"):
    """The last round was scored; `ranking` in the order of places."""

    ranking: tuple[Placing, ...]


Note: TypeAlias = (
    RowLaid
    | LeaderDrawn
    | DisplayLaid
    | HandDealt
    | OpenLaid
    | RoundOpened
    | TrumpSet
    | CardPlayed
    | CardRecruited
    | ListenersInspired
    | TrickWon
    | DisplayExtended
    | RoundScored
    | GameEnded
)


class CardHint(msgspec.Struct, frozen=True):
    """A card of the viewer's hand, and what it would do.

    `listeners`: what recruiting it brings now; `points_recruiting`: the points of the round if it ended then;
    `trump_next`: the next trick's trump if it is recruited and nobody recruits after it; `wins_now`: if it is
    played, it would be the best card of the trick so far; `points_winning`: the points of the round if it
    ended after this card had won the trick; the two reasons say why it cannot be played or recruited (null: it can).
    """

    card: str
    listeners: int
    points_recruiting: int
    trump_next: Colour
    wins_now: bool
    points_winning: int
    play_refused: Reason | None
    recruit_refused: Reason | None


class Balance(msgspec.Struct, frozen=True):
    """A seat's listeners less its stacks, and what the round would bring if it ended like this."""

    seat: int
    balance: int
    case: Case
    points: int


class Hints(msgspec.Struct, frozen=True):
    """What a player would work out; `heading`: whose card wins the trick as it lies; `trump_next` as it stands."""

    cards: tuple[CardHint, ...]
    balances: tuple[Balance, ...]
    heading: int | None
    trump_next: Colour | None
