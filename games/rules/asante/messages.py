"""Setup, options, view and hints of Asante; the moves are in moves.py, the notes in notes.py and effect_notes.py.

Cards, wares and Holy Places are kinds, by the ids of the rules file. Hands and stands are multisets, sorted.
Slots and positions count from 1. A tuple with one item a seat is indexed by seat, one with one item a slot by slot - 1.
"""

from __future__ import annotations

import msgspec

from games.rules.asante.moves import Move
from games.rules.asante.notes import Note

__all__ = [
    "ArtifactHint",
    "CardHint",
    "Frame",
    "Hints",
    "HolyPlaceHint",
    "Memory",
    "Move",
    "Note",
    "Options",
    "PileCard",
    "SeatView",
    "Setup",
    "TradeHint",
    "View",
    "WareCount",
]


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """The numbers of a game; an empty tuple or null stands for what the rules file says."""

    players: int = 2
    starter: int | None = None
    """Who begins. Null: chance decides (AS-2.7)."""
    deck: tuple[str, ...] = ()
    """Empty: all 97 cards (AS-2.3)."""
    holy_places: tuple[str, ...] = ()
    """The Holy Places that are shuffled. Empty: all 15 (AS-2.2)."""
    row: tuple[str, ...] = ()
    """The Holy Places that lie open from the start, by slot. Empty: chance decides (AS-2.2)."""
    hand: int = 5
    gold: int = 20
    spaces: int = 6
    tokens: int = 8
    """Wares of each type."""
    markers: int = 5
    bonus_from: int = 2
    """Who has at least so many markers left at the end of a turn gets the bonus (AS-3.5)."""
    bonus: int = 1
    look: int = 5
    """How many cards a Hermit sees (AS-11.9)."""
    target: int = 60
    """Gold that triggers the end (AS-14.1)."""
    turns: int = 300
    """The most turns, of both players together (AS-14.6)."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules file leaves a table nothing to choose but the window's time, which is the platform's."""


class Frame(msgspec.Struct, frozen=True):
    """A step that is still to be made, on the stack of steps (part 6.0): the last one is made first. Everybody sees it.

    `step` is the type of the move that answers it, or what chance or the rules do: draw, look, search, refill, finish.

    Example: a Dyer (AS-11.6) exchanges wares of one type for wares of other types. When it takes effect, the stack is

        finish | return_ware (left 5, must 1, rule same)

    You must return a ware and may return four more of its type. You return tea, then stop: `return_ware` leaves the
    stack, and what follows it for a Dyer is laid there:

        finish | take_ware (left 1, rule other, done tea)

    You may take a ware that is not tea. You take silk: nothing is left to answer, so `take_ware` leaves the stack, and
    `finish` puts the Dyer on the discard pile.
    """

    step: str
    source: str
    """The card or Holy Place whose effect this is."""
    left: int = 1
    """How many answers there may still be."""
    must: int = 0
    """How many of these answers must be given; the rest may be refused with `stop`."""
    theirs: bool = False
    """Whether the opponent of the active player answers."""
    rule: str = ""
    """Which wares may be chosen. "other": none of a type in `done`; "same": only the type in `done`."""
    done: tuple[str, ...] = ()
    """The wares or cards moved in this step; with the rule "other" also the types that are barred from the start."""
    slots: tuple[int, ...] = ()
    """Slots of the row: those already carried out (Cartographer), or the one to refill."""
    times: int = 1
    """How often the action may still be done, this time included (Ngorongoro)."""
    card: str = ""
    """What an earlier step chose: a Haggler's Ware card, a Cape Buffalo's Artifact, a Vervet Monkey's ware."""


class Memory(msgspec.Struct, frozen=True):
    """What somebody knows of a hand without seeing it."""

    cards: tuple[str, ...] = ()
    """Cards that are in the hand for certain, sorted."""
    plain: tuple[int, int, int] = (0, 0, 0)
    """Of the others, how many are no Ware card of at most 2, 3, 4 wares without packages: a Haggler found none."""


class PileCard(msgspec.Struct, frozen=True):
    """A card near the top of the draw pile that somebody has looked at (AS-11.9)."""

    card: str | None
    """Null for viewers who have not looked at it."""
    seen_by: tuple[int, ...]


class WareCount(msgspec.Struct, frozen=True):
    """So many tokens of a type."""

    ware: str
    count: int


class SeatView(msgspec.Struct, frozen=True):
    """What lies before a seat."""

    seat: int
    gold: int
    stand: tuple[str, ...]
    free: int
    """Spaces of the stand."""
    artifacts: tuple[str | None, ...]
    used: tuple[bool, ...]
    holy_places: tuple[str, ...]
    hand: tuple[str, ...] | None
    """Null for others."""
    cards: int
    known: Memory | None
    """What the other seat knows of this hand; null for spectators."""
    open: Memory
    """What everybody knows of this hand."""


class View(msgspec.Struct, frozen=True, tag="view"):
    """All that a viewer may know of a table (part 7 of the rules file)."""

    you: int | None
    setup: Setup
    phase: str
    """starter, row, hands, draw, drawn, play, over."""
    waiting: tuple[int, ...]
    active: int | None
    """Whose turn it is; null until it is drawn."""
    turn: int
    last_turn: bool
    markers: int
    holy_place_played: bool
    discount: int
    """What Market Criers change prices by in this turn."""
    seats: tuple[SeatView, ...]
    supply: tuple[WareCount, ...]
    row: tuple[str | None, ...]
    holy_pile: int
    holy_discard: tuple[str, ...]
    """Sorted, since its order has no meaning."""
    pile: int
    top: tuple[PileCard, ...]
    """The first cards of the draw pile, as far as anybody has looked at them."""
    discard: tuple[str, ...]
    """From the bottom to the top."""
    resolving: tuple[str, ...]
    drawn: str | None
    """The drawn card that is to be kept or rejected; null for viewers who do not know it."""
    drawn_seen_by: tuple[int, ...]
    found: str | None
    """The card that a Tracker or Carver found."""
    stolen: str | None
    """The card that a Jackal stole, as long as it is set aside; null for spectators."""
    frames: tuple[Frame, ...]
    """The steps that are still to be made; the last one is made first."""


# Hints


class CardHint(msgspec.Struct, frozen=True):
    """A card of the own hand: why it cannot be played now, or null. A Ware card has two uses: play is null for it."""

    card: str
    play_refused: str | None
    buy: int | None
    """The price now, Market Criers counted."""
    buy_refused: str | None
    sell: int | None
    """The income now."""
    sell_refused: str | None
    missing: tuple[str, ...]
    """The wares that the stand lacks for the sale; "package" for each package that it cannot fill."""


class TradeHint(msgspec.Struct, frozen=True):
    """A purchase or sale that can be made: what comes and goes, and the gold and free spaces after it."""

    card: str
    package_type: str | None
    sale: bool
    wares: tuple[str, ...]
    gold: int
    """What the trade brings; less than 0 for a purchase."""
    gold_after: int
    free_after: int


class ArtifactHint(msgspec.Struct, frozen=True):
    """An own Artifact: why it cannot be used now, or null."""

    slot: int
    card: str
    use_refused: str | None
    markers: int


class HolyPlaceHint(msgspec.Struct, frozen=True):
    """An own kind of Holy Place: why it cannot be played now, or null, and how often its action would be done."""

    kind: str
    play_refused: str | None
    copies: int


class Hints(msgspec.Struct, frozen=True, tag="hints"):
    """What a player would work out."""

    to_target: tuple[int, ...]
    """Gold that each seat lacks to trigger the end."""
    cards: tuple[CardHint, ...]
    trades: tuple[TradeHint, ...]
    artifacts: tuple[ArtifactHint, ...]
    holy_places: tuple[HolyPlaceHint, ...]
