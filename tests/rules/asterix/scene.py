"""Scenes of Asterix in the notation of the examples: a hand is `4 8 D`, players are the seats of their Gauls."""

from __future__ import annotations

from collections.abc import Sequence

from games.rules.asterix import RULES
from games.rules.asterix.cards import CARDS, GAULS, NUMBER, cards_of
from games.rules.asterix.messages import Card, Gaul, RoundScore, RoundScored, Setup
from games.rules.asterix.state import State
from tests.rules import scene
from tests.rules.asterix.kit_case import CASE

A, OB, G, V, C = GAULS


def hand(cards: str) -> tuple[Card, ...]:
    """The cards of a hand."""
    return tuple(CARDS[NUMBER["idefix" if card == "D" else card]] for card in cards.split())


class Scene(scene.Scene[State]):
    """A table whose seats hold what the test says, from the choice of Gauls on."""

    case = CASE

    def __init__(
        self, gauls: Sequence[Gaul], hands: Sequence[str] = (), pile: Sequence[str] = (), rounds: int = 1
    ) -> None:
        """`pile`: the Roman deck of every round. Hands and deck that are not named are whole."""
        setup = Setup(players=len(gauls), hands=tuple(map(hand, hands)), deck=tuple(pile), rounds=rounds)
        super().__init__(RULES.start(setup))
        for seat, gaul in enumerate(gauls):
            self.plays(seat, "choose_gaul", gaul=gaul)

    def bids(self, *cards: str | None) -> None:
        """By seat, None for who is not asked; made from the last seat to the first, since order must not matter."""
        asked = tuple(seat for seat, card in enumerate(cards) if card)
        assert self.asks(*asked)
        for seat in reversed(asked):
            self.plays(seat, "bid", card=hand(str(cards[seat]))[0])

    def trick(self, prize: str, *cards: str | None) -> None:
        """A prize and the bids for it; only the notes of this trick are kept."""
        self.notes.clear()
        self.deals(prize)
        self.bids(*cards)

    def hands(self) -> list[str]:
        """Each hand as in the examples."""
        return [" ".join("D" if card == "idefix" else card for card in cards_of(h)) for h in self.state.hands]

    def fronts(self) -> list[list[str]]:
        """The cards of each front area."""
        return [front.cards for front in self.state.fronts]

    def holds(self, seat: int, card: str) -> bool:
        """Whether this card is in the hand."""
        return bool(self.state.hands[seat] >> NUMBER[card] & 1)

    def sizes(self) -> list[int]:
        """How many cards each seat holds."""
        return [h.bit_count() for h in self.state.hands]

    def scored(self) -> list[int]:
        """What each seat scored in the round that ended last."""
        return [note.points for note in self.told(RoundScored)]


def scored(*front: str) -> Scene:
    """Two seats of which the first has this front area when the round ends, no trick having been won."""
    setup = Setup(players=2, hands=(hand("D 1"), hand("D 1")), deck=("roman_01", *front), rounds=1)
    scene = Scene.at(setup, fronts=(front, ()))
    scene.trick("roman_01", "D", "D")
    return scene


def finished(*rounds: Sequence[int]) -> Scene:
    """A game that is over; each seat's round scores, 50 of the larger ones for a set."""
    results = tuple(
        tuple(RoundScore(*(points - 50, 50) if points > 60 else (points, 0)) for points in row) for row in rounds
    )
    return Scene.at(Setup(players=len(rounds)), results=results)


ONLY_IN_SCENES = {
    "RoundStarted.pile": "test_tricks.test_every_round_starts_afresh_with_the_same_gauls",
}
"""The fields of notes that golden games do not show with two values, and the test that looks at each."""
