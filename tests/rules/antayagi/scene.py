"""A table of Antayagí set out as in the worked examples: chance says what the test wants, and every note is kept.

Cards in short: bone treasure lollipop muffin fish waste t_rex hat magician sabotage; `bone/hat` has the hat back,
`bone*` was turned by a Hat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from games.engine.contract import Dealer, Over, Players
from games.rules.antayagi import RULES
from games.rules.antayagi.messages import (
    CardReceived,
    CardTaken,
    ChooseCard,
    ChoosePartner,
    Move,
    Options,
    Pass,
    PlaySabotage,
    TakeCard,
)
from games.rules.antayagi.state import by_back

N = TypeVar("N")

A, B, C, D, E = range(5)
LONG = {
    "lollipop": "lyrical_lollipop",
    "muffin": "omniscient_muffin",
    "waste": "toxic_waste",
    "magician": "itinerant_magician",
}
SHORT = {long: short for short, long in LONG.items()}
BACKS = {"treasure": "t_rex", "t_rex": "t_rex", "hat": "hat", "sabotage": "sabotage"}
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


def back_of(card: str) -> str:
    """What the back shows."""
    return "hat" if card.startswith("hat") else BACKS.get(card, "plain")


class Scene:
    """A turn in the making. Hands that are not named hold unmentioned cards without a Sabotage."""

    def __init__(
        self,
        players: int,
        active: int,
        hands: Mapping[int, str],
        bags: Mapping[int, str] | None = None,
        draw: str = "",
        pile: int | None = None,
    ) -> None:
        """`draw`: the draw pile from its top. With `pile` it has so many cards, and all others lie discarded."""
        self.draws = kinds(draw)
        self.notes: list[Any] = []
        setup = RULES.standard(players, Options())
        state = self.state = RULES.start(setup)
        state.active, state.phase, state.asked = active, "choose_partner", 1 << active
        state.bags = [kinds((bags or {}).get(seat, "")) for seat in range(players)]
        state.hands = [kinds(hands.get(seat, "")) for seat in range(players)]
        state.turned = [hands.get(seat, "").count("*") for seat in range(players)]
        rest = self._fill(players, hands)
        state.decks = [[0] * len(hand) for hand in state.hands]
        if pile is not None:
            assert len(self.draws) == pile
            rest -= Counter(self.draws)
            state.discard = sorted(rest.elements())
            rest = Counter(self.draws)
        state.pool = by_back(list(rest.elements()))
        state.top = back_of(self.draws[0]) if self.draws else next(back for back in map(back_of, rest))

    def _fill(self, players: int, hands: Mapping[int, str]) -> Counter[str]:
        """Fills the hands that are not named; gives what is left."""
        state = self.state
        rest = Counter(state.setup.cards)
        for cards in (*state.hands, *state.bags):
            rest -= Counter(cards)
        for seat in range(players):
            if seat not in hands:
                free = sorted((rest - Counter(self.draws)).elements())
                state.hands[seat] = [card for card in free if card != "sabotage"][:3]
                rest -= Counter(state.hands[seat])
        return rest

    @property
    def waiting(self) -> Any:
        return RULES.waiting(self.state)

    def play(self, seat: int, move: Move) -> None:
        """One legal move, and what chance then owes."""
        assert isinstance(self.waiting, Players)
        assert move in RULES.legal(self.state, seat), (seat, move)
        RULES.play(self.state, seat, move, self.notes.append)
        self.settle()

    def settle(self) -> None:
        """Chance says the draw pile of the scene; where that has ended, anything."""
        while isinstance(waiting := self.waiting, Dealer):
            piece = waiting.pool[0]
            if self.draws:
                piece = self.draws.pop(0) if self.state.phase == "draw" else back_of(self.draws[0])
            assert piece in waiting.pool, (piece, self.state.phase)
            RULES.deal(self.state, (piece,), self.notes.append)

    def trade(self, partner: int, given: int, got: int) -> None:
        """The active player chooses a partner and a slot, the partner a slot."""
        active = self.state.active
        self.play(active, ChoosePartner(partner))
        assert self.waiting == Players(tuple(sorted((active, partner))))
        self.play(active, ChooseCard(given))
        self.play(partner, ChooseCard(got))

    def asks(self, seat: int) -> bool:
        """Whether this seat alone is asked for a Sabotage."""
        return bool(self.waiting == Players((seat,), window=True))

    def passes(self, seat: int) -> None:
        assert self.asks(seat)
        self.play(seat, Pass())

    def sabotages(self, seat: int, slot: int) -> None:
        assert self.asks(seat)
        self.play(seat, PlaySabotage(slot))

    def takes(self, seat: int, slot: int) -> None:
        assert self.waiting == Players((seat,))
        self.play(seat, TakeCard(slot))

    def hand(self, seat: int) -> str:
        return faces(self.state.hands[seat])

    def facings(self, seat: int) -> list[str]:
        return [slot.facing for slot in RULES.view(self.state, None).hands[seat]]

    def bag(self, seat: int) -> str:
        return faces(self.state.bags[seat])

    def discard(self) -> str:
        return faces(self.state.discard)

    def goods(self, seat: int) -> tuple[int, int]:
        """Goods and target."""
        view = RULES.view(self.state, None)
        return view.goods[seat], view.targets[seat]

    def turn_of(self, seat: int) -> bool:
        """Whether this seat has to choose a partner."""
        return self.state.phase == "choose_partner" and self.waiting == Players((seat,))

    def over(self) -> bool:
        return isinstance(self.waiting, Over)

    def told(self, kind: type[N]) -> list[N]:
        return [note for note in self.notes if isinstance(note, kind)]

    def arrivals(self) -> list[tuple[int, str, str]]:
        """Who received or took what, and where it went."""
        notes = [note for note in self.notes if isinstance(note, CardReceived | CardTaken)]
        return [(note.seat, faces([note.card]), note.place) for note in notes]
