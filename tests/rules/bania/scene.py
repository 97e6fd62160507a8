"""Scenes of Bania in the notation of the examples; only the notes of the latest move are kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from games.engine.contract import Dealer
from games.engine.position import left_over
from games.rules.bania import RULES, turns
from games.rules.bania.material import BAG, SPACES, WARES, YIELD, wares
from games.rules.bania.messages import (
    BuyTent,
    EndBuilding,
    Move,
    Pass,
    PlaceElephant,
    Reroll,
    Roll,
    Setup,
    SkipElephant,
    StopRolling,
    TradeIn,
    Wares,
)
from games.rules.bania.position import Position
from games.rules.bania.state import State
from tests.rules import scene
from tests.rules.bania.kit_case import CASE

Hand = tuple[int, int, int, int]

LETTERS = "SOKI"
PLAIN: Hand = (2, 2, 2, 2)
FRONT, BACK = "elephant_front", "elephant_back"


def tent(notation: str) -> str:
    """SSO>K as tent_sso_k."""
    return "tent_" + notation.lower().replace(">", "_")


def faces(letters: str) -> tuple[str, ...]:
    """Faces of dice: a letter of a ware, f or b for half an elephant."""
    return tuple(FRONT if each == "f" else BACK if each == "b" else WARES[LETTERS.index(each)] for each in letters)


def drawn_map(rows: str) -> str:
    """The board as the rules file draws it, a row a line, as `E5:S` and so on."""
    tents = []
    for line in rows.split("\n"):
        row, *places = line.split()
        tents += [f"{row}{number}:{yields}" for number, yields in enumerate(places, 1) if yields != "."]
    return " ".join(tents)


class Scene(scene.Scene[State]):
    """P1 is seat 0 and on turn. Tents that are not named come out of the bag, as do those of the supplies."""

    case = CASE

    def __init__(
        self,
        hands: Sequence[Hand] = (PLAIN, PLAIN),
        board: str = "",
        supply: str = "",
        elephants: Mapping[int, str] | None = None,
        setup: Setup | None = None,
        **position: Any,
    ) -> None:
        """`board`: spaces with the ware that the tent on it yields; `supply`: tents of P1; `position`: all else."""
        setup = setup or Setup(players=len(hands))
        supplies = position.pop("supplies", (supply, *[""] * (len(hands) - 1)))
        named = [tuple(tent(notation) for notation in each.replace(",", " ").split()) for each in supplies]
        free = left_over(setup.bag or BAG, *named)
        standing: dict[str, str] = {}
        for space, yields in (place.split(":") for place in board.split()):
            standing[space.lower()] = next(kind for kind in free if YIELD[kind] == LETTERS.index(yields))
            free.remove(standing[space.lower()])
        on_spaces = tuple((elephants or {}).get(seat) for seat in range(len(hands)))
        named_position = Position(
            hands=tuple(hands),
            board=standing,
            supplies=tuple(named),
            elephants=tuple(space and space.lower() for space in on_spaces),
            **position,
        )
        super().__init__(RULES.position(setup, named_position))

    # Playing on

    def can_buy(self, notation: str, space: str) -> bool:
        """Whether the seat on turn may buy this tent for this space."""
        return self.allows(self.state.turn, BuyTent(tent(notation), space.lower()))

    def moves(self, move: Move) -> None:
        """The seat on turn moves; only the notes of this move are kept."""
        self.notes.clear()
        self.plays(self.state.turn, move)

    def buys(self, notation: str, space: str) -> None:
        self.moves(BuyTent(tent(notation), space.lower()))

    def gives(self, *counts: int) -> None:
        spice, oil, silk, incense = counts
        self.moves(TradeIn(Wares(spice, oil, silk, incense)))

    def gifts(self) -> set[tuple[int, ...]]:
        """Every legal `trade_in`, as counts."""
        return {msgspec.structs.astuple(move.give) for move in self.offers(self.state.turn, "trade_in")}

    def ends(self) -> None:
        self.moves(EndBuilding())

    def puts(self, space: str) -> None:
        self.moves(PlaceElephant(space.lower()))

    def keeps_elephant(self) -> None:
        self.moves(SkipElephant())

    def rolls(self, letters: str) -> None:
        self.moves(Roll())
        self.deals(*faces(letters))

    def rerolls(self, dice: tuple[int, ...], letters: str) -> None:
        self.moves(Reroll(dice))
        self.deals(*faces(letters))

    def stops(self) -> None:
        self.moves(StopRolling())

    def passes(self) -> None:
        self.moves(Pass())

    def refills(self) -> None:
        """Chance draws what is missing: the first tents of the bag."""
        waiting = self.waiting
        assert isinstance(waiting, Dealer)
        self.deals(*waiting.pool[: waiting.take])

    def begins(self, seat: int) -> None:
        """The turn of this seat starts."""
        self.notes.clear()
        turns.begin_turn(self.state, seat, self.notes.append)
        CASE.invariants(self.state)

    # Looking

    def hand(self, seat: int = 0) -> Hand:
        spice, oil, silk, incense = self.state.hands[seat]
        return spice, oil, silk, incense

    @property
    def piles(self) -> Hand:
        spice, oil, silk, incense = self.state.piles
        return spice, oil, silk, incense

    def points(self) -> list[int]:
        """The score of each seat."""
        return [line.points for line in self.scores()]

    def settlement(self, space: str) -> set[str]:
        """The settlement on this space, as labels."""
        return {SPACES[member].upper() for member in self.state.homes[SPACES.index(space.lower())]}

    def unusable(self) -> set[str]:
        """The blank spaces on which no tent may be placed, as labels."""
        view = self.sees(None)
        return {space.space.upper() for space in view.spaces if space.kind == "unusable"}


def counted(*counts: int) -> Wares:
    """(0, 1, 2, 3) as it is sent."""
    return wares(list(counts))


FULL_BAG = len(BAG)


ONLY_IN_SCENES = {
    "CardsCollected.lost.oil": "test_turns.test_a_pile_that_runs_out_gives_what_it_has",
    "MajorityScored.points": "test_examples.test_w21_the_last_tent_and_the_final_scoring",
    "LastTentScored.points": "test_examples.test_w21_the_last_tent_and_the_final_scoring",
}
"""The fields of notes that golden games do not show with two values, and the test that looks at each."""
