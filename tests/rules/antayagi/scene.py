"""Scenes of Antayagí, set out as in the worked examples; chance says what the test wants.

Cards in short: bone treasure lollipop muffin fish waste t_rex hat magician sabotage; `bone/hat` has the hat back,
`bone*` was turned by a Hat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.engine.contract import Dealer, Players
from games.rules.antayagi import RULES
from games.rules.antayagi.messages import (
    Back,
    CardReceived,
    CardTaken,
    ChooseCard,
    ChoosePartner,
    Options,
    Pass,
    PlaySabotage,
    TakeCard,
)
from games.rules.antayagi.position import Position
from games.rules.antayagi.state import State
from tests.rules import scene
from tests.rules.antayagi.kit_case import CASE

A, B, C, D, E = range(5)
LONG = {
    "lollipop": "lyrical_lollipop",
    "muffin": "omniscient_muffin",
    "waste": "toxic_waste",
    "magician": "itinerant_magician",
}
SHORT = {long: short for short, long in LONG.items()}
BACKS: dict[str, Back] = {"treasure": "t_rex", "t_rex": "t_rex", "hat": "hat", "sabotage": "sabotage"}
IN, OUT = "in", "out"


def kind(short: str) -> str:
    """The card as the rules name it."""
    face, _, back = short.removesuffix("*").partition("/")
    return f"{back}_{LONG.get(face, face)}" if back else LONG.get(face, face)


def kinds(cards: str) -> list[str]:
    """Several of them."""
    return [kind(short) for short in cards.split()]


def faces(cards: Sequence[str]) -> str:
    """What the faces show, in short; backs are left out."""
    shown = [card if card == "hat" else card.removeprefix("hat_") for card in cards]
    return " ".join(SHORT.get(face, face) for face in shown)


def back_of(card: str) -> Back:
    """What the back shows."""
    return "hat" if card.startswith("hat") else BACKS.get(card, "plain")


class Scene(scene.Scene[State]):
    """A turn in the making. Hands that are not named hold unmentioned cards without a Sabotage."""

    case = CASE
    draws: Sequence[str] = ()
    """What is drawn next, as far as the scene knows."""

    def __init__(
        self,
        players: int,
        active: int,
        hands: Mapping[int, str],
        bags: Mapping[int, str] | None = None,
        draw: str = "",
        pile: int | None = None,
        turns: int = 0,
    ) -> None:
        """`draw`: the draw pile from its top. With `pile` it has so many cards, and all others lie discarded."""
        self.draws = kinds(draw)
        assert pile in (None, len(self.draws))
        position = Position(
            active=active,
            hands=tuple(tuple(kinds(hands[seat])) if seat in hands else None for seat in range(players)),
            bags=tuple(tuple(kinds((bags or {}).get(seat, ""))) for seat in range(players)),
            turned=tuple(hands.get(seat, "").count("*") for seat in range(players)),
            pile=None if pile is None else tuple(self.draws),
            top=back_of(self.draws[0]) if self.draws else None,
            reserved=() if pile is not None else tuple(self.draws),
            turns=turns,
        )
        super().__init__(RULES.position(RULES.standard(players, Options()), position))

    def plays(self, seat: int, move: Any, **fields: Any) -> list[Any]:
        """One legal move, and what chance then owes: the draw pile of the scene; where that has ended, anything."""
        told = super().plays(seat, move, **fields)
        while isinstance(waiting := self.waiting, Dealer):
            piece = waiting.pool[0]
            if self.draws:
                piece = self.draws[0] if self.state.phase == "draw" else back_of(self.draws[0])
                self.draws = self.draws[self.state.phase == "draw" :]
            told += self.deals(piece)
        return told

    def trades(self, partner: int, given: int, got: int) -> None:
        """The active player chooses a partner and a slot, the partner a slot."""
        active = self.state.active
        self.plays(active, ChoosePartner(partner))
        assert self.asks(*sorted((active, partner)))
        self.plays(active, ChooseCard(given))
        self.plays(partner, ChooseCard(got))

    def asks_for_a_sabotage(self, seat: int) -> bool:
        """Whether this seat alone is asked, in a window."""
        return bool(self.waiting == Players((seat,), window=True))

    def passes(self, seat: int) -> None:
        assert self.asks_for_a_sabotage(seat)
        self.plays(seat, Pass())

    def sabotages(self, seat: int, slot: int) -> None:
        assert self.asks_for_a_sabotage(seat)
        self.plays(seat, PlaySabotage(slot))

    def takes(self, seat: int, slot: int) -> None:
        assert self.asks(seat)
        self.plays(seat, TakeCard(slot))

    def hand(self, seat: int) -> str:
        return faces(self.state.hands[seat])

    def facings(self, seat: int) -> list[str]:
        return [slot.facing for slot in self.sees(None).hands[seat]]

    def bag(self, seat: int) -> str:
        return faces(self.state.bags[seat])

    def discard(self) -> str:
        return faces(self.state.discard)

    def goods(self, seat: int) -> tuple[int, int]:
        """Goods and target."""
        view = self.sees(None)
        return view.goods[seat], view.targets[seat]

    def turn_of(self, seat: int) -> bool:
        """Whether this seat has to choose a partner."""
        return self.state.phase == "choose_partner" and self.asks(seat)

    def arrivals(self) -> list[tuple[int, str, str]]:
        """Who received or took what, and where it went."""
        notes = [note for note in self.notes if isinstance(note, CardReceived | CardTaken)]
        return [(note.seat, faces([note.card]), note.place) for note in notes]


ONLY_IN_SCENES = {
    "ExchangeSkipped.seat": "test_examples.test_e17_empty_hand",
    "ExchangeSkipped.empty": "test_examples.test_e17_empty_hand",
}
"""The fields of notes that golden games do not show with two values, and the test that looks at each."""
