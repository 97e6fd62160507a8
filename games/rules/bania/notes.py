"""What happened, as every seat and every spectator is told it: Bania has no secrets."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from games.rules.bania.messages import Ware, Wares


class StarterDrawn(msgspec.Struct, frozen=True, tag="starter_drawn"):
    """This seat begins (BA-1.6)."""

    seat: int


class TentsDrawn(msgspec.Struct, frozen=True, tag="tents_drawn"):
    """From the bag to the supply. `reason`: start (BA-1.4), emptied (BA-7.7) or refill (BA-10.1)."""

    seat: int
    tents: tuple[str, ...]
    bag: int
    reason: str


class BonusTaken(msgspec.Struct, frozen=True, tag="bonus_taken"):
    """From the piles to the hand, for the elephant on `space` (BA-4); `lost` where a pile was empty (BA-4.2)."""

    seat: int
    space: str
    cards: Wares
    lost: Wares


class TentBought(msgspec.Struct, frozen=True, tag="tent_bought"):
    """Cards from the hand to the piles; tents on `helped` pay the rest, but for so many trades (BA-6)."""

    seat: int
    tent: str
    space: str
    paid: Wares
    helped: tuple[str, ...]
    trades: int


class CardsTraded(msgspec.Struct, frozen=True, tag="cards_traded"):
    """From the hand to the piles, in exchange for one `ware`, which is paid at once (BA-6.12)."""

    seat: int
    given: Wares
    ware: Ware
    left: int
    """Trades that are still to be made."""


class TentPlaced(msgspec.Struct, frozen=True, tag="tent_placed"):
    """From the supply to the board (BA-7.1 to BA-7.3); it touched so many settlements, now one of `size`."""

    seat: int
    tent: str
    space: str
    points: int
    joined: int
    size: int


class SettlementClosed(msgspec.Struct, frozen=True, tag="settlement_closed"):
    """These tents are closed for good (BA-7.4)."""

    spaces: tuple[str, ...]


class ElephantReturned(msgspec.Struct, frozen=True, tag="elephant_returned"):
    """From a closed settlement to its owner (BA-7.5)."""

    seat: int
    space: str


class BuildingEnded(msgspec.Struct, frozen=True, tag="building_ended"):
    """A seat buys no more in this turn."""

    seat: int
    tents: int


class ElephantPlaced(msgspec.Struct, frozen=True, tag="elephant_placed"):
    """From the stock to a tent (BA-9)."""

    seat: int
    space: str


class ElephantSkipped(msgspec.Struct, frozen=True, tag="elephant_skipped"):
    """A seat keeps its elephant in stock."""

    seat: int


class DiceTaken(msgspec.Struct, frozen=True, tag="dice_taken"):
    """A seat takes these dice up, to roll them."""

    seat: int
    dice: tuple[int, ...]
    roll: int


class DiceRolled(msgspec.Struct, frozen=True, tag="dice_rolled"):
    """What all dice show after this roll; `rolled` are the numbers of those that were rolled."""

    seat: int
    dice: tuple[str, ...]
    rolled: tuple[int, ...]
    roll: int


class CardsCollected(msgspec.Struct, frozen=True, tag="cards_collected"):
    """From the piles to the hand, for the dice and so many full elephants; `lost` where a pile ran out (BA-8.7)."""

    seat: int
    cards: Wares
    lost: Wares
    elephants: int


class TurnPassed(msgspec.Struct, frozen=True, tag="turn_passed"):
    """A seat can do nothing (BA-5.6)."""

    seat: int


class EndReached(msgspec.Struct, frozen=True, tag="end_reached"):
    """The game is over. `reason`: board_full (BA-12.1), all_passed, no_tents or bag_used_up (BA-11)."""

    reason: str


class MajorityScored(msgspec.Struct, frozen=True, tag="majority_scored"):
    """These seats hold most cards of a ware and score so much each (BA-12.3)."""

    ware: Ware
    seats: tuple[int, ...]
    cards: int
    points: int


class LastTentScored(msgspec.Struct, frozen=True, tag="last_tent_scored"):
    """For the last tent of the game (BA-12.5)."""

    seat: int
    points: int


class GameEnded(msgspec.Struct, frozen=True, tag="game_ended"):
    """These seats share the first place (BA-12.6)."""

    winners: tuple[int, ...]
    points: int


Note: TypeAlias = (
    StarterDrawn
    | TentsDrawn
    | BonusTaken
    | TentBought
    | CardsTraded
    | TentPlaced
    | SettlementClosed
    | ElephantReturned
    | BuildingEnded
    | ElephantPlaced
    | ElephantSkipped
    | DiceTaken
    | DiceRolled
    | CardsCollected
    | TurnPassed
    | EndReached
    | MajorityScored
    | LastTentScored
    | GameEnded
)
