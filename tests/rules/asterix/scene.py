"""A game of Asterix played from a script: chance says what the test wants, and every note is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from games.engine.contract import OVER, Dealer, Players
from games.rules.asterix import RULES
from games.rules.asterix.cards import CARDS, GAULS, NUMBER, cards_of
from games.rules.asterix.messages import (
    AssignPeeked,
    Bid,
    Card,
    ChooseEscapee,
    ChooseGaul,
    Gaul,
    RoundScore,
    RoundScored,
    Setup,
)
from games.rules.asterix.state import State

N = TypeVar("N")

A, OB, G, V, C = GAULS


def hand(cards: str) -> tuple[Card, ...]:
    """The cards of a hand, written as in the examples: 4 8 D."""
    return tuple(CARDS[NUMBER["idefix" if card == "D" else card]] for card in cards.split())


class Scene:
    """One table whose seats hold what the test says. The pile is everything unless it is named."""

    def __init__(
        self,
        gauls: Sequence[Gaul],
        hands: Sequence[str] = (),
        pile: Sequence[str] = (),
        rounds: int = 1,
        fronts: Sequence[Sequence[str]] = (),
    ) -> None:
        setup = Setup(players=len(gauls), hands=tuple(map(hand, hands)), deck=tuple(pile), rounds=rounds)
        self.state: State = RULES.start(setup)
        self.notes: list[Any] = []
        for seat, gaul in enumerate(gauls):
            if fronts:
                self.state.fronts[seat] += fronts[seat]
            RULES.play(self.state, seat, ChooseGaul(gaul), self.notes.append)

    @property
    def waiting(self) -> Any:
        return RULES.waiting(self.state)

    def deal(self, *cards: str) -> None:
        """Chance says these cards."""
        assert isinstance(self.waiting, Dealer)
        assert self.waiting.take == len(cards)
        RULES.deal(self.state, cards, self.notes.append)

    def bid(self, *cards: str | None) -> None:
        """By seat, None for who is not asked; made from the last seat to the first, since order must not matter."""
        asked = tuple(seat for seat, card in enumerate(cards) if card)
        assert self.waiting == Players(asked)
        for seat in reversed(asked):
            RULES.play(self.state, seat, Bid(hand(str(cards[seat]))[0]), self.notes.append)

    def trick(self, prize: str, *cards: str | None) -> None:
        """A prize and the bids for it; only the notes of this trick are kept."""
        self.notes.clear()
        self.deal(prize)
        self.bid(*cards)

    def assign(self, seat: int, to: int) -> None:
        assert self.waiting == Players((seat,))
        RULES.play(self.state, seat, AssignPeeked(to), self.notes.append)

    def let_go(self, seat: int, value: int) -> None:
        assert self.waiting == Players((seat,))
        RULES.play(self.state, seat, ChooseEscapee(value), self.notes.append)

    def told(self, kind: type[N]) -> list[N]:
        return [note for note in self.notes if isinstance(note, kind)]

    def hands(self) -> list[str]:
        """Each hand as in the examples."""
        return [" ".join("D" if card == "idefix" else card for card in cards_of(h)) for h in self.state.hands]

    def holds(self, seat: int, card: str) -> bool:
        return bool(self.state.hands[seat] >> NUMBER[card] & 1)

    def sizes(self) -> list[int]:
        return [h.bit_count() for h in self.state.hands]

    def points(self) -> list[int]:
        """What each seat scored in the round that ended last."""
        return [note.points for note in self.told(RoundScored)]

    def over(self) -> bool:
        return self.waiting is OVER


def scored(*front: str) -> Scene:
    """Two seats of which the first has this front area when the round ends, no trick having been won."""
    scene = Scene((A, OB), ("D 1", "D 1"), ("roman_01", *front), fronts=(front, ()))
    for card in front:
        scene.state.pool.remove(card)
    scene.trick("roman_01", "D", "D")
    return scene


def finished(*rounds: Sequence[int]) -> State:
    """A game that is over; each seat's round scores, all of them values."""
    state = RULES.start(Setup(players=len(rounds)))
    state.phase, state.asked = "over", 0
    state.results = [[RoundScore(points, 0) for points in row] for row in rounds]
    return state
