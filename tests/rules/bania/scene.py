"""A position of Bania built as the examples write it, and played on from there; every note is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from games.engine.contract import OVER, Dealer, Players
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
from games.rules.bania.state import ACTION, State, survey
from tests.rules.bania.kit_case import CASE, groups

N = TypeVar("N")
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


class Scene:
    """P1 is seat 0 and on turn. Tents that are not named come out of the bag, as do those of the supplies."""

    def __init__(
        self,
        hands: Sequence[Hand] = (PLAIN, PLAIN),
        board: str = "",
        supply: str = "",
        elephants: Mapping[int, str] | None = None,
        setup: Setup | None = None,
    ) -> None:
        setup = setup or Setup(players=len(hands))
        state: State = RULES.start(setup)
        self.state, self.notes = state, list[Any]()
        state.starter = state.turn = 0
        state.turns, state.phase = 1, ACTION
        state.hands = [list(hand) for hand in hands]
        state.piles = [setup.cards - sum(counts) for counts in zip(*hands, strict=True)]
        state.supplies[0] = [self._out(tent(notation)) for notation in supply.replace(",", " ").split()]
        for place in board.split():
            name, yields = place.split(":")
            self._stand(name, yields)
        for members in groups(state):
            for member in members:
                state.homes[member] = tuple(sorted(members))
        state.around = survey(state)
        for owned in state.supplies:
            while len(owned) < setup.supply:
                owned.append(state.bag.pop())
        for owner, name in (elephants or {}).items():
            state.elephants[owner] = SPACES.index(name.lower())
        # Who placed what lies here does not matter, but that somebody did.
        state.started = [len(groups(state)), *[0] * (len(hands) - 1)]
        state.extended = [0] * (len(hands) - 1) + [sum(map(bool, state.board)) - len(groups(state))]
        CASE.invariants(state)

    def _out(self, kind: str) -> str:
        self.state.bag.remove(kind)
        return kind

    def _stand(self, name: str, yields: str) -> None:
        kind = next(kind for kind in self.state.bag if YIELD[kind] == LETTERS.index(yields))
        self.state.board[SPACES.index(name.lower())] = self._out(kind)

    # Playing on

    def legal(self, seat: int = 0) -> list[Move]:
        return RULES.legal(self.state, seat)

    def can_buy(self, notation: str, space: str) -> bool:
        return BuyTent(tent(notation), space.lower()) in self.legal(self.state.turn)

    def move(self, move: Move) -> None:
        """The seat on turn moves; only the notes of this move are kept."""
        seat = self.state.turn
        assert move in RULES.legal(self.state, seat)
        self.notes.clear()
        RULES.play(self.state, seat, move, self.notes.append)
        CASE.invariants(self.state)

    def deal(self, *pieces: str | int) -> None:
        """Chance says these pieces."""
        waiting = RULES.waiting(self.state)
        assert isinstance(waiting, Dealer)
        assert waiting.take == len(pieces)
        RULES.deal(self.state, pieces, self.notes.append)
        CASE.invariants(self.state)

    def buy(self, notation: str, space: str) -> None:
        self.move(BuyTent(tent(notation), space.lower()))

    def give(self, *counts: int) -> None:
        spice, oil, silk, incense = counts
        self.move(TradeIn(Wares(spice, oil, silk, incense)))

    def gifts(self) -> set[tuple[int, ...]]:
        """Every legal `trade_in`, as counts."""
        return {msgspec.structs.astuple(move.give) for move in self.legal() if isinstance(move, TradeIn)}

    def end(self) -> None:
        self.move(EndBuilding())

    def put(self, space: str) -> None:
        self.move(PlaceElephant(space.lower()))

    def keep_elephant(self) -> None:
        self.move(SkipElephant())

    def roll(self, letters: str) -> None:
        self.move(Roll())
        self.deal(*faces(letters))

    def reroll(self, dice: tuple[int, ...], letters: str) -> None:
        self.move(Reroll(dice))
        self.deal(*faces(letters))

    def stop(self) -> None:
        self.move(StopRolling())

    def do_nothing(self) -> None:
        self.move(Pass())

    def refill(self) -> None:
        """Chance draws what is missing: the first tents of the bag."""
        waiting = RULES.waiting(self.state)
        assert isinstance(waiting, Dealer)
        self.deal(*waiting.pool[: waiting.take])

    def begin(self, seat: int) -> None:
        """The turn of this seat starts."""
        self.notes.clear()
        turns.begin_turn(self.state, seat, self.notes.append)
        CASE.invariants(self.state)

    # Looking

    def told(self, kind: type[N]) -> list[N]:
        return [note for note in self.notes if isinstance(note, kind)]

    def hand(self, seat: int = 0) -> Hand:
        spice, oil, silk, incense = self.state.hands[seat]
        return spice, oil, silk, incense

    @property
    def piles(self) -> Hand:
        spice, oil, silk, incense = self.state.piles
        return spice, oil, silk, incense

    def points(self) -> list[int]:
        return [line.points for line in RULES.scores(self.state)]

    def settlement(self, space: str) -> set[str]:
        """The settlement on this space, as labels."""
        return {SPACES[member].upper() for member in self.state.homes[SPACES.index(space.lower())]}

    def unusable(self) -> set[str]:
        """The blank spaces on which no tent may be placed, as labels."""
        view = RULES.view(self.state, None)
        return {space.space.upper() for space in view.spaces if space.kind == "unusable"}

    def asked(self) -> int | None:
        waiting = RULES.waiting(self.state)
        return waiting.seats[0] if isinstance(waiting, Players) else None

    def over(self) -> bool:
        return RULES.waiting(self.state) is OVER


def counted(*counts: int) -> Wares:
    """(0, 1, 2, 3) as it is sent."""
    return wares(list(counts))


FULL_BAG = len(BAG)
