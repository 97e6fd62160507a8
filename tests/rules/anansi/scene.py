"""Scenes of Anansi in the shorthand of the rules file: `S13` is Snake 13, players are A to E."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from games.rules.anansi import RULES
from games.rules.anansi.cards import COLOURS, Colour
from games.rules.anansi.messages import Laid, Move, Options, Play, Recruit
from games.rules.anansi.position import Position
from games.rules.anansi.state import State
from tests.rules import scene
from tests.rules.anansi.kit_case import CASE

LETTERS: dict[str, Colour] = {colour[0].upper(): colour for colour in COLOURS}
A, B, C, D, E = range(5)


def card(short: str) -> str:
    """The id of a card."""
    return f"{LETTERS[short[0]]}_{short[1:]}"


def cards(short: str) -> tuple[str, ...]:
    """The ids of several cards."""
    return tuple(card(each) for each in short.split())


def play(short: str) -> Play:
    """The move that plays a card."""
    return Play(card(short))


def recruit(short: str) -> Recruit:
    """The move that recruits with a card."""
    return Recruit(card(short))


def moves(plays: str, recruits: str = "") -> list[Move]:
    """These plays and these recruits."""
    return [*(Play(each) for each in cards(plays)), *(Recruit(each) for each in cards(recruits))]


class Scene(scene.Scene[State]):
    """A round in the making, on a table that plays as many tricks as the hands and stacks need.

    Hands that are not named hold what nobody misses.
    """

    case = CASE

    def __init__(
        self,
        seats: int,
        *,
        leader: int,
        hands: Sequence[str],
        display: str,
        row: str = "HLS",
        trick: str = "",
        stacks: Sequence[int] = (),
        listeners: Sequence[int] = (),
        rounds: Sequence[Sequence[tuple[int, int]]] = (),
        **setup: Any,
    ) -> None:
        """`trick` in the order of turns from the leader, recruits marked by `+`; `setup`: other numbers."""
        laid = [
            Laid((leader + at) % seats, card(short.strip("+")), short.startswith("+"))
            for at, short in enumerate(trick.split())
        ]
        lay = {each.seat for each in laid}
        left = max(len(hand.split()) + (seat in lay) for seat, hand in enumerate(hands) if hand)
        position = Position(
            leader=leader,
            hands=tuple(cards(hand) or None for hand in hands),
            trick=tuple(laid),
            row=tuple(LETTERS[letter] for letter in row),
            display=cards(display),
            stacks=tuple(stacks),
            listeners=tuple(listeners),
            rounds=tuple(map(tuple, rounds)),
        )
        numbers = {"hand": left + sum(stacks), "display": len(display.split()), **setup}
        table = msgspec.structs.replace(RULES.standard(seats, Options()), **numbers)
        super().__init__(RULES.position(table, position))

    def columns(self) -> dict[str, int]:
        """How many cards of each colour the display holds, by letter."""
        columns = zip(self.state.row, self.state.columns, strict=True)
        return {colour[0].upper(): len(column) for colour, column in columns}


def finished(*rounds: Sequence[tuple[int, int]], leader: int = 0, **setup: Any) -> Scene:
    """A game that is over: by round and seat the listeners and stacks at its end."""
    table = msgspec.structs.replace(RULES.standard(len(rounds[0]), Options()), **setup)
    return Scene.at(table, leader=leader, rounds=tuple(map(tuple, rounds)))


def of_type(notes: list[Any], kind: str) -> list[Any]:
    """The notes of one kind, as they travel."""
    plain = [msgspec.json.decode(msgspec.json.encode(note)) for note in notes]
    return [note for note in plain if note["type"] == kind]


ONLY_IN_SCENES = {
    "DisplayExtended.recruits.recruits": "test_examples.test_an_ex09_a_recruiting_card_cannot_win",
}
"""The fields of notes that golden games do not show with two values, and the test that looks at each."""
