"""What Bania is asked and answers: setup, options, moves, view and hints; notes.py has what it tells.

Kinds are those of components.json: wares (`spice`, ...), tent types (`tent_sso_k` costs two Spice and one Oil
and yields Silk), spaces (`e5`), faces of the dice. The index of a tuple by seat is the seat.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Ware = Literal["spice", "oil", "silk", "incense"]


class Wares(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many of each ware."""

    spice: int
    oil: int
    silk: int
    incense: int


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """The numbers of a game; an empty tuple stands for what the rules file says."""

    players: int
    board: tuple[str, ...] = ()
    """The spaces in play, or empty: all seventy (part 3.6)."""
    bag: tuple[str, ...] = ()
    """The tents, or empty: all sixty (part 3.5)."""
    cards: int = 15
    """Cards of each ware (part 3.2)."""
    hand: tuple[int, ...] = (2, 2, 2, 2)
    """Cards of Spice, Oil, Silk and Incense in a hand at the start (BA-1.3)."""
    supply: int = 4
    """Tents in front of each player (BA-1.4, BA-10.1)."""
    closing: int = 7
    """The size at which a settlement closes (BA-2.3)."""
    dice: int = 4
    rolls: int = 3
    """The most rolls in a turn (BA-8)."""
    trade: int = 3
    """Cards handed in for one (BA-6.8)."""
    must_build: int = 12
    """Who holds so many cards may not roll (BA-5.3)."""
    stall: int = 10
    """Turns a player without a tent, after which the game ends (BA-11.2)."""
    settle: int = 3
    """Points for the first tent of a settlement (BA-7.2)."""
    extend: int = 1
    """Points for any other tent (BA-7.3)."""
    majority: int = 2
    """Points for most cards of a ware (BA-12.3)."""
    last_tent: int = 3
    """Points for the last tent of the game (BA-12.5)."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules file leaves a table nothing to choose."""


# Moves


class BuyTent(msgspec.Struct, frozen=True, tag="buy_tent", forbid_unknown_fields=True):
    """Buy this tent of the own supply for this space (BA-6)."""

    tent: str
    space: str


class TradeIn(msgspec.Struct, frozen=True, tag="trade_in", forbid_unknown_fields=True):
    """Hand in three cards for one that the open purchase lacks (BA-6.13)."""

    give: Wares


class EndBuilding(msgspec.Struct, frozen=True, tag="end_building", forbid_unknown_fields=True):
    """Buy no more in this turn (BA-7.8)."""


class PlaceElephant(msgspec.Struct, frozen=True, tag="place_elephant", forbid_unknown_fields=True):
    """Put the own elephant on this tent of this turn (BA-9.1)."""

    space: str


class SkipElephant(msgspec.Struct, frozen=True, tag="skip_elephant", forbid_unknown_fields=True):
    """Keep the elephant in stock (BA-9.3)."""


class Roll(msgspec.Struct, frozen=True, tag="roll", forbid_unknown_fields=True):
    """Roll all dice instead of building (BA-8.1)."""


class Reroll(msgspec.Struct, frozen=True, tag="reroll", forbid_unknown_fields=True):
    """Roll these dice, numbered from 1, once more (BA-8.2). In whatever order they are named, it is the same move."""

    dice: tuple[int, ...]

    def __post_init__(self) -> None:
        if list(self.dice) != (in_order := sorted(self.dice)):
            msgspec.structs.force_setattr(self, "dice", tuple(in_order))


class StopRolling(msgspec.Struct, frozen=True, tag="stop_rolling", forbid_unknown_fields=True):
    """Take what the dice show (BA-8.4)."""


class Pass(msgspec.Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Do nothing, because nothing can be done (BA-5.6)."""


Move: TypeAlias = BuyTent | TradeIn | EndBuilding | PlaceElephant | SkipElephant | Roll | Reroll | StopRolling | Pass


# View


class Space(msgspec.Struct, frozen=True):
    """A hexagon of the map at axial coordinates (pointy top), and what is on it.

    `kind`: free (a tent may be placed), unusable (blank, but never again legal, BA-2.5) or tent.
    """

    space: str
    q: int
    r: int
    kind: Literal["free", "unusable", "tent"]
    tent: str | None
    ware: Ware | None
    """What the tent yields."""
    elephant: int | None
    """Whose elephant stands on the tent."""


class Settlement(msgspec.Struct, frozen=True):
    """Tents that are connected (BA-2.2), in the order of the map."""

    spaces: tuple[str, ...]
    closed: bool


class Purchase(msgspec.Struct, frozen=True):
    """A tent that waits for trades (BA-6.13): one for each ware that is wanted."""

    tent: str
    space: str
    wanted: tuple[Ware, ...]


class View(msgspec.Struct, frozen=True, tag="view"):
    """All that a viewer may know of a table. Nothing is secret but what chance will say (part 7 of the rules file)."""

    you: int | None
    setup: Setup
    phase: str
    """action, build, trade, elephant, roll, over; or, while chance must speak, starter, supply, draw, refill,
    rolling."""
    waiting: tuple[int, ...]
    """The seats that may move now."""
    turn: int | None
    """Whose turn it is."""
    turns: int
    """How many turns have begun."""
    starter: int | None
    spaces: tuple[Space, ...]
    settlements: tuple[Settlement, ...]
    free: int
    """On how many spaces a tent may still be placed; at 0 the game ends."""
    piles: Wares
    bag: tuple[str, ...]
    """What is left in the bag, sorted; it has no order until chance draws from it."""
    hands: tuple[Wares, ...]
    supplies: tuple[tuple[str, ...], ...]
    elephants: tuple[str | None, ...]
    """By seat: the space on which the elephant stands; null if it is in stock."""
    returned: bool
    """Whether the elephant of the seat on turn came back in this turn (BA-7.5)."""
    built: tuple[str, ...]
    """Where tents were placed in this turn."""
    purchase: Purchase | None
    dice: tuple[str, ...]
    """What the dice showed after the last roll."""
    rolls: int
    """Rolls made in this turn."""
    rolling: tuple[int, ...]
    """The dice that are being rolled now, numbered from 1."""
    started: tuple[int, ...]
    """By seat: tents that started a settlement."""
    extended: tuple[int, ...]
    """By seat: all other tents that were placed."""
    points: tuple[int, ...]
    """By seat: the points so far; after the end, all."""
    last_builder: int | None
    """Who placed the last tent (BA-12.5)."""
    passes: int
    """How many turns in a row ended by a pass (BA-11.1)."""
    quiet: int
    """How many turns in a row nobody placed a tent (BA-11.2)."""
    ending: str | None
    """Why the game ended: board_full, all_passed, no_tents or bag_used_up."""


# Hints


class Price(msgspec.Struct, frozen=True):
    """What a tent costs on these legal spaces, and what it brings; spaces with equal answers stand together.

    `refused`: why it cannot be bought there with the cards that the seat holds now: cards_missing or pile_empty.
    """

    spaces: tuple[str, ...]
    pays: Wares
    trades: int
    points: int
    helped: tuple[str, ...]
    """The spaces of the tents that pay a part."""
    size: int
    """The size of the settlement afterwards."""
    refused: str | None


class ElephantHint(msgspec.Struct, frozen=True):
    """What an elephant here would bring at the start of a turn."""

    space: str
    cards: Wares


class Hints(msgspec.Struct, frozen=True, tag="hints"):
    """What a player would work out by looking and counting."""

    prices: dict[str, dict[str, Price]]
    """Prices for each tent of the own supply, whoever's turn it is, by the first of their spaces."""
    no_roll: str | None
    """Why the seat on turn may not roll: must_build (BA-5.3) or piles_empty (BA-5.4)."""
    collect: Wares | None
    """What stopping now would bring."""
    bonus: tuple[Wares, ...]
    """By seat: what its elephant would bring now."""
    elephant: tuple[ElephantHint, ...]
    """For each tent on which the own elephant may be put now."""
    majorities: tuple[int, ...]
    """By seat: what the hands would score if the game ended now."""
